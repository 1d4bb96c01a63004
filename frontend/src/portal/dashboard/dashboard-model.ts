import type { Answer } from '../../api/client.ts';
import { splitDuties, type Duty } from '../my-schedule/my-schedule-model.ts';

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

/** Whether a mass of this date is still to come, or going on. @param now milliseconds. */
export const servesOn = (
  duties: readonly Pick<Duty, 'dateTime' | 'date' | 'past'>[],
  date: string | undefined,
  now: number,
): boolean => splitDuties(duties, now).upcoming[0]?.date === date && date !== undefined;

/** The schedules of this month and later ones that are not over, the soonest first. */
export const schedulesInWork = <S extends Pick<Schedule, 'status' | 'year' | 'month'>>(
  schedules: readonly S[],
  now: { year: number; month: number },
): S[] =>
  schedules
    .filter(({ status }) => status !== 'completed' && status !== 'archived')
    .filter(({ year, month }) => year > now.year || (year === now.year && month >= now.month))
    .sort((a, b) => a.year - b.year || a.month - b.month);
