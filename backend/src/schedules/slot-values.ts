/** What a mass's record takes from its date and time, and what is asked of them. */
import { formatShortDate } from '../platform/dates/format.js';
import { localToInstant } from '../platform/dates/instant.js';
import { type GeneratedMass, liturgicalDay } from '../timetable/index.js';
import { isIsoTime } from '../platform/dates/month.js';
import { invalid } from '../platform/errors/app-error.js';
import type { Schedule } from '../roster/index.js';

/** When a mass is held, and what day that is in the Church's year. */
export async function momentOf(date: string, time: string, timeZone: string) {
  const { name, color } = await liturgicalDay(date);
  return {
    date,
    time,
    startsAt: localToInstant(date, time, timeZone),
    liturgicalName: name,
    liturgicalColor: color,
  };
}

/** What a slot takes from the timetable's mass at its time. */
export function linksTo(mass: GeneratedMass | undefined) {
  return { optionValue: mass?.optionValue ?? null, warning: mass?.warnings.join(' ') || null };
}

/** @throws AppError 400 for a date outside the schedule. @param field where the message stands. */
export function checkDate({ startDate, endDate }: Schedule, date: string, field = 'date'): void {
  if (startDate <= date && date <= endDate) return;
  const period = `de ${formatShortDate(startDate)} a ${formatShortDate(endDate)}`;
  throw invalid('Confira os campos: Data.', {
    [field]: `Data: escolha um dia do período da escala, ${period}.`,
  });
}

/** @throws AppError 400 for what is no time, `HH:MM`. @param field where the message stands. */
export function checkTime(time: string, field: string): void {
  if (isIsoTime(time)) return;
  throw invalid('Confira os campos: Horários.', { [field]: 'Horários: informe horários válidos (HH:MM).' });
}
