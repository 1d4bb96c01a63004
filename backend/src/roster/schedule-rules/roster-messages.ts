/** Phrases of which sentences about a schedule are made. */
import { formatDayMonth, formatLongDate, formatTime } from '../../platform/dates/format.js';
import { weekday, type Weekday } from '../../platform/dates/month.js';
import type { MassFilter } from './schedule-rule.js';

const ON_WEEKDAYS: Record<Weekday, string> = {
  0: 'aos domingos',
  1: 'às segundas-feiras',
  2: 'às terças-feiras',
  3: 'às quartas-feiras',
  4: 'às quintas-feiras',
  5: 'às sextas-feiras',
  6: 'aos sábados',
};

/** `às 10h` */
const atTime = (time: string) => `${time.startsWith('01') ? 'à' : 'às'} ${formatTime(time)}`;

/** `no domingo, 6 de dezembro` */
const onDate = (date: string) => `${[0, 6].includes(weekday(date)) ? 'no' : 'na'} ${formatLongDate(date)}`;

/** `no domingo, 6 de dezembro, às 10h` */
export function onMass({ date, time }: { date: string; time: string }): string {
  return `${onDate(date)}, ${atTime(time)}`;
}

/** `aos domingos, às 8h`; an empty text for every mass. */
export function onMasses({ date, from, until, weekday: day, time }: MassFilter): string {
  if (date !== undefined && time !== undefined) return onMass({ date, time });
  const parts = [
    date === undefined ? null : onDate(date),
    from === undefined || until === undefined
      ? null
      : `de ${formatDayMonth(from)} a ${formatDayMonth(until)}`,
    from !== undefined && until === undefined ? `a partir de ${formatDayMonth(from)}` : null,
    from === undefined && until !== undefined ? `até ${formatDayMonth(until)}` : null,
    day === undefined ? null : ON_WEEKDAYS[day],
    time === undefined ? null : atTime(time),
  ];
  return parts.filter((part) => part !== null).join(', ');
}

export const countMasses = (count: number) => (count === 1 ? '1 missa' : `${count} missas`);
export const countMinisters = (count: number) => (count === 1 ? '1 ministro' : `${count} ministros`);
export const countPlaces = (count: number) => (count === 1 ? '1 lugar' : `${count} lugares`);
