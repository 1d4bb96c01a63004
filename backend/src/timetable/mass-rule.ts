/** The standard timetable ("cronograma padrão") as data: what rules there are and when they apply. */
import { dayOf, isNthWeekday, weekday, type Nth, type Weekday } from '../platform/dates/month.js';

/** A mass of a rule: local time `HH:MM` and how many ministers it needs. */
export interface MassTime {
  time: string;
  requiredMinisters: number;
}

/** The days on which a rule applies. */
export type MassWhen =
  | { kind: 'weekday'; weekday: Weekday }
  | { kind: 'nth-weekday'; nth: Nth; weekday: Weekday }
  | { kind: 'day-of-month'; day: number }
  /** Both ends included, as `YYYY-MM-DD`: a novena, Christmas Eve. */
  | { kind: 'date-range'; from: string; to: string };

/**
 * What becomes of the masses of less specific rules on the same day (a weekday is less specific
 * than an nth weekday, that than a day of the month, that than a date range): all are left out,
 * only that at the same hour is, or none.
 */
export const MASS_REPLACEMENTS = ['none', 'same-time', 'day'] as const;
export type MassReplacement = (typeof MASS_REPLACEMENTS)[number];

export interface MassRule {
  /** Stable ASCII slug, unique in the timetable; availability options are named after it. */
  key: string;
  /** In Portuguese; becomes the description of the masses. */
  name: string;
  when: MassWhen;
  /** One or several masses, in the order of the day. */
  times: readonly MassTime[];
  /** Instead of `times` on a civil holiday. */
  holidayTimes?: readonly MassTime[];
  /** Instead of `times`, and of `holidayTimes`, on a Sunday. */
  sundayTimes?: readonly MassTime[];
  replaces: MassReplacement;
  /** How many of a mass's ministers must be experienced: 1 unless told. */
  experiencedRequired?: number;
  location?: string;
  active: boolean;
}

/** A timetable that contradicts itself. The message is Portuguese and fit to show. */
export class TimetableError extends Error {
  override readonly name = 'TimetableError';
}

export const MASS_WHEN_KINDS = [
  'weekday',
  'nth-weekday',
  'day-of-month',
  'date-range',
] as const satisfies readonly MassWhen['kind'][];

const SPECIFICITY: Record<MassWhen['kind'], number> = {
  weekday: 0,
  'nth-weekday': 1,
  'day-of-month': 2,
  'date-range': 3,
};

/** Rank of a rule on a day that several claim: the higher one may replace the lower. */
export function specificity(rule: MassRule): number {
  return SPECIFICITY[rule.when.kind];
}

/** Whether a date is among the days of a rule. */
export function appliesOn(when: MassWhen, date: string): boolean {
  switch (when.kind) {
    case 'weekday':
      return weekday(date) === when.weekday;
    case 'nth-weekday':
      return isNthWeekday(date, when.nth, when.weekday);
    case 'day-of-month':
      return dayOf(date) === when.day;
    case 'date-range':
      return when.from <= date && date <= when.to;
  }
}
