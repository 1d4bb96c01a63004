/** What a mass's record takes from its date and time, and what is asked of them. */
import { formatShortDate } from '../calendar/format.js';
import { localToInstant } from '../calendar/instant.js';
import { liturgicalDay } from '../calendar/liturgical-day.js';
import { isIsoTime } from '../calendar/month.js';
import { invalid } from '../common/errors/app-error.js';
import type { GeneratedMass } from '../masses/masses.service.js';
import type { Schedule } from './schedule.entity.js';

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

export function checkDate({ startDate, endDate }: Schedule, date: string, field = 'date'): void {
  if (startDate <= date && date <= endDate) return;
  const period = `de ${formatShortDate(startDate)} a ${formatShortDate(endDate)}`;
  throw invalid('Confira os campos: Data.', {
    [field]: `Data: escolha um dia do período da escala, ${period}.`,
  });
}

export function checkTime(time: string, field: string): void {
  if (isIsoTime(time)) return;
  throw invalid('Confira os campos: Horários.', { [field]: 'Horários: informe horários válidos (HH:MM).' });
}
