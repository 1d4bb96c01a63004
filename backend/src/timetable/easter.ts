import { Romcal } from 'romcal';
import { daysBetween, isoDate, yearOf } from '../platform/dates/month.js';

/** Easter Sunday of a Gregorian year. */
export function easterSunday(year: number): string {
  const { month, day } = Romcal.computeGregorianEasterDate(year);
  return isoDate(year, month, day);
}

export type TriduumDay = 'holy-thursday' | 'good-friday' | 'holy-saturday' | 'easter-sunday';

/** By days from Easter Sunday. */
const TRIDUUM = new Map<number, TriduumDay>([
  [-3, 'holy-thursday'],
  [-2, 'good-friday'],
  [-1, 'holy-saturday'],
  [0, 'easter-sunday'],
]);

/**
 * Which day of the Paschal Triduum a date is, if any: from the evening of Holy Thursday to Easter Sunday
 * (Universal Norms on the Liturgical Year, 19). Holy Thursday counts as a whole.
 */
export function triduumDay(date: string): TriduumDay | undefined {
  return TRIDUUM.get(daysBetween(easterSunday(yearOf(date)), date));
}
