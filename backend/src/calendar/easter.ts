import { Romcal } from 'romcal';
import { addDays, isoDate, yearOf } from './month.js';

/** Easter Sunday of a Gregorian year. */
export function easterSunday(year: number): string {
  const { month, day } = Romcal.computeGregorianEasterDate(year);
  return isoDate(year, month, day);
}

export type TriduumDay = 'holy-thursday' | 'good-friday' | 'holy-saturday' | 'easter-sunday';

/** Which day of the Paschal Triduum a date is, if any. */
export function triduumDay(date: string): TriduumDay | undefined {
  const easter = easterSunday(yearOf(date));
  const days = { 'holy-thursday': -3, 'good-friday': -2, 'holy-saturday': -1, 'easter-sunday': 0 };
  return (Object.keys(days) as TriduumDay[]).find((day) => addDays(easter, days[day]) === date);
}

/**
 * Whether a date falls in the Paschal Triduum: from the evening of Holy Thursday to Easter Sunday
 * (Universal Norms on the Liturgical Year, 19). Holy Thursday counts as a whole.
 */
export function isTriduum(date: string): boolean {
  return triduumDay(date) !== undefined;
}
