/** What a new parish may begin with, before it changes its timetable mass by mass. */
import type { Weekday } from '../platform/dates/month.js';
import type { MassRule } from './mass-rule.js';
import { STANDARD_TIMETABLE } from './standard-timetable.js';

export const TIMETABLE_STARTS = ['standard', 'sundays', 'daily', 'empty'] as const;
export type TimetableStart = (typeof TIMETABLE_STARTS)[number];

const DAYS: readonly (readonly [Weekday, string])[] = [
  [1, 'segunda'],
  [2, 'terca'],
  [3, 'quarta'],
  [4, 'quinta'],
  [5, 'sexta'],
  [6, 'sabado'],
];

const SUNDAYS: MassRule = {
  key: 'domingo',
  name: 'Missa dominical',
  when: { kind: 'weekday', weekday: 0 },
  times: [
    { time: '08:00', requiredMinisters: 6 },
    { time: '10:00', requiredMinisters: 8 },
    { time: '19:00', requiredMinisters: 8 },
  ],
  replaces: 'none',
  active: true,
};

/** The rules of each start; each of them passes `checkTimetable`. */
export const RULES_OF_START: Record<TimetableStart, readonly MassRule[]> = {
  standard: STANDARD_TIMETABLE,
  sundays: [SUNDAYS],
  daily: [
    ...DAYS.map(
      ([weekday, day]): MassRule => ({
        key: `${day}-19h`,
        name: 'Santa Missa',
        when: { kind: 'weekday', weekday },
        times: [{ time: '19:00', requiredMinisters: 4 }],
        replaces: 'none',
        active: true,
      }),
    ),
    SUNDAYS,
  ],
  empty: [],
};
