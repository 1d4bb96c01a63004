import type { Weekday } from '../platform/dates/month.js';
import type { MassRule } from './mass-rule.js';

const SUNDAY = 0;
const THURSDAY = 4;
const FRIDAY = 5;
const SATURDAY = 6;

const WORKDAYS: readonly (readonly [Weekday, string])[] = [
  [1, 'segunda'],
  [2, 'terca'],
  [3, 'quarta'],
  [4, 'quinta'],
  [5, 'sexta'],
];

/**
 * The rules a new parish starts with: exactly the availability options of the specification,
 * section 3, with the ministers that a shrine of this kind needs at each mass.
 */
export const STANDARD_TIMETABLE: readonly MassRule[] = [
  ...WORKDAYS.map(
    ([weekday, day]): MassRule => ({
      key: `${day}-6h30`,
      name: 'Santa Missa',
      when: { kind: 'weekday', weekday },
      times: [{ time: '06:30', requiredMinisters: 5 }],
      replaces: 'none',
      active: true,
    }),
  ),
  {
    key: 'domingo',
    name: 'Missa dominical',
    when: { kind: 'weekday', weekday: SUNDAY },
    times: [
      { time: '08:00', requiredMinisters: 15 },
      { time: '10:00', requiredMinisters: 20 },
      { time: '19:00', requiredMinisters: 20 },
    ],
    replaces: 'none',
    active: true,
  },
  {
    key: 'primeira-quinta',
    name: 'Missa por cura e libertação',
    when: { kind: 'nth-weekday', nth: 1, weekday: THURSDAY },
    times: [{ time: '19:30', requiredMinisters: 26 }],
    holidayTimes: [{ time: '19:00', requiredMinisters: 26 }],
    replaces: 'none',
    active: true,
  },
  {
    key: 'primeira-sexta',
    name: 'Missa do Sagrado Coração de Jesus',
    when: { kind: 'nth-weekday', nth: 1, weekday: FRIDAY },
    times: [{ time: '06:30', requiredMinisters: 10 }],
    replaces: 'same-time',
    active: true,
  },
  {
    key: 'primeiro-sabado',
    name: 'Missa do Imaculado Coração de Maria',
    when: { kind: 'nth-weekday', nth: 1, weekday: SATURDAY },
    times: [{ time: '06:30', requiredMinisters: 10 }],
    replaces: 'none',
    active: true,
  },
  {
    key: 'dia-28',
    name: 'Missa de São Judas Tadeu',
    when: { kind: 'day-of-month', day: 28 },
    times: [
      { time: '07:00', requiredMinisters: 10 },
      { time: '15:00', requiredMinisters: 10 },
      { time: '19:30', requiredMinisters: 10 },
    ],
    sundayTimes: [
      { time: '08:00', requiredMinisters: 15 },
      { time: '10:00', requiredMinisters: 20 },
      { time: '15:00', requiredMinisters: 15 },
      { time: '19:00', requiredMinisters: 20 },
    ],
    replaces: 'day',
    active: true,
  },
];
