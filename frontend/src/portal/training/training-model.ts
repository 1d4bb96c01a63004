import type { Answer } from '../../api/client.ts';

export type CourseSummary = Answer<'GET /api/training-courses'>[number];
export type Course = Answer<'GET /api/training-courses/{id}'>;
export type Lesson = Course['modules'][number];
export type Priority = 'high' | 'medium' | 'low';

const DAY_MS = 24 * 60 * 60 * 1000;
const SOON_DAYS = 7;
const NEAR_DAYS = 30;

/**
 * How urgent a course is: high when its date is over or at most a week away, medium within a month, else low.
 * A completed course has no priority.
 */
export function priorityOf(
  { status, dueDate }: Pick<CourseSummary, 'status' | 'dueDate'>,
  today: string,
): Priority | null {
  if (status === 'completed') return null;
  if (dueDate === null) return 'low';
  const days = (Date.parse(dueDate) - Date.parse(today)) / DAY_MS;
  if (days <= SOON_DAYS) return 'high';
  return days <= NEAR_DAYS ? 'medium' : 'low';
}

/** What the button of a course says. */
export const actOf = (status: CourseSummary['status']): string =>
  ({ not_started: 'Iniciar', in_progress: 'Continuar', completed: 'Rever' })[status];

/** The lesson that was chosen, or the first that is not completed, or the first. */
export function lessonOf<L extends Pick<Lesson, 'id' | 'completed'>>(
  lessons: readonly L[],
  chosen: number | null,
): L | undefined {
  return lessons.find(({ id }) => id === chosen) ?? lessons.find(({ completed }) => !completed) ?? lessons[0];
}

/** The lesson to go on with after one: the next that is not completed, from there on or from the beginning. */
export function lessonAfter<L extends Pick<Lesson, 'id' | 'completed'>>(
  lessons: readonly L[],
  id: number,
): L | undefined {
  const position = lessons.findIndex((lesson) => lesson.id === id);
  return [...lessons.slice(position + 1), ...lessons.slice(0, position)].find(({ completed }) => !completed);
}
