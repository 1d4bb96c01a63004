/** Phrases of which sentences about a schedule are made. */
import { formatLongDate, formatTime } from '../../platform/dates/format.js';
import { weekday } from '../../platform/dates/month.js';

/** `no domingo, 6 de dezembro, às 10h` */
export function onMass({ date, time }: { date: string; time: string }): string {
  const day = weekday(date);
  const article = day === 0 || day === 6 ? 'no' : 'na';
  const hour = time.startsWith('01') ? 'à' : 'às';
  return `${article} ${formatLongDate(date)}, ${hour} ${formatTime(time)}`;
}

export const countMasses = (count: number) => (count === 1 ? '1 missa' : `${count} missas`);
export const countMinisters = (count: number) => (count === 1 ? '1 ministro' : `${count} ministros`);
export const countPlaces = (count: number) => (count === 1 ? '1 lugar' : `${count} lugares`);
