import type { Answer } from '../../api/client.ts';
import { isNear, splitDuties, type Duty } from '../my-schedule/my-schedule-model.ts';

export type Course = Answer<'GET /api/training-courses'>[number];
type Schedule = Answer<'GET /api/schedules'>[number];

/** How many of each the cards show. */
export const DUTIES_SHOWN = 3;
export const NEWS_SHOWN = 3;
export const COURSES_SHOWN = 3;

const COURSE_ORDER: readonly Course['status'][] = ['in_progress', 'not_started', 'completed'];

/** The courses that a person should see first: the begun, then the new, then the completed. */
export const coursesInOrder = <C extends Pick<Course, 'status'>>(courses: readonly C[]): C[] =>
  [...courses].sort((a, b) => COURSE_ORDER.indexOf(a.status) - COURSE_ORDER.indexOf(b.status));

/** Whether the next mass comes before all else: it is of this date, or near. @param now milliseconds. */
export function comesFirst(duties: readonly Duty[], date: string | undefined, now: number): boolean {
  const [next] = splitDuties(duties, now).upcoming;
  return next !== undefined && (next.date === date || isNear(next));
}

/** The schedules of this month and later ones that are not over, the soonest first. */
export const schedulesInWork = <S extends Pick<Schedule, 'status' | 'year' | 'month'>>(
  schedules: readonly S[],
  now: { year: number; month: number },
): S[] =>
  schedules
    .filter(({ status }) => status !== 'completed' && status !== 'archived')
    .filter(({ year, month }) => year > now.year || (year === now.year && month >= now.month))
    .sort((a, b) => a.year - b.year || a.month - b.month);
