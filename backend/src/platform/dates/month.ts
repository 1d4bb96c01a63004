/**
 * Arithmetic on local calendar dates. A date is an ISO string `YYYY-MM-DD`, reckoned in UTC whatever
 * the machine's time zone, so it cannot shift by a day.
 */

/** Day of the week as JavaScript counts it: 0 is Sunday, 6 is Saturday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Which occurrence of a weekday in its month: the first to the fifth, or -1 for the last. */
export type Nth = 1 | 2 | 3 | 4 | 5 | -1;

const DAY = 86_400_000;
const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;
const ISO_TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Whether the text is `YYYY-MM-DD` and names a day that exists (2026-02-29 does not). */
export function isIsoDate(text: string): boolean {
  return midnightAt(text) !== null;
}

/** Whether the text is a time of day `HH:MM`, from 00:00 to 23:59. */
export function isIsoTime(text: string): boolean {
  return ISO_TIME.test(text);
}

/** The ISO date of a year, month (1-12) and day. Throws RangeError when that day does not exist. */
export function isoDate(year: number, month: number, day: number): string {
  const date = `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}`;
  return toIso(midnightOf(date));
}

export function addDays(date: string, days: number): string {
  return toIso(new Date(midnightOf(date).getTime() + days * DAY));
}

/** Days from one date to another; negative when the second comes first. */
export function daysBetween(from: string, to: string): number {
  return (midnightOf(to).getTime() - midnightOf(from).getTime()) / DAY;
}

/** All dates of a month (1-12), in order. Throws RangeError when there is no such month. */
export function datesOfMonth(year: number, month: number): string[] {
  const first = isoDate(year, month, 1);
  const count = new Date(midnightOf(first).setUTCMonth(month, 0)).getUTCDate();
  return Array.from({ length: count }, (_, index) => `${first.slice(0, 8)}${digits(index + 1, 2)}`);
}

/** The seven dates, Sunday to Saturday, of the week that holds the date: parishes count weeks so. */
export function datesOfWeek(date: string): string[] {
  const sunday = addDays(date, -weekday(date));
  return Array.from({ length: 7 }, (_, index) => addDays(sunday, index));
}

export function yearOf(date: string): number {
  return midnightOf(date).getUTCFullYear();
}

/** Month of the date, 1-12. */
export function monthOf(date: string): number {
  return midnightOf(date).getUTCMonth() + 1;
}

/** Day of the month, 1-31. */
export function dayOf(date: string): number {
  return midnightOf(date).getUTCDate();
}

export function weekday(date: string): Weekday {
  return midnightOf(date).getUTCDay() as Weekday;
}

export function isSunday(date: string): boolean {
  return weekday(date) === 0;
}

/** Whether the date is the nth (or, with -1, the last) such weekday of its month. */
export function isNthWeekday(date: string, nth: Nth, day: Weekday): boolean {
  if (weekday(date) !== day) return false;
  if (nth === -1) return monthOf(addDays(date, 7)) !== monthOf(date);
  return Math.ceil(dayOf(date) / 7) === nth;
}

/** The date at midnight UTC. Throws RangeError when it does not exist. */
function midnightOf(date: string): Date {
  const midnight = midnightAt(date);
  if (!midnight) throw new RangeError(`Not a date: ${date}`);
  return midnight;
}

function midnightAt(text: string): Date | null {
  if (!ISO_DATE.test(text)) return null;
  const midnight = new Date(text);
  // A day that the month has not is taken for one of the next month.
  return midnight.getUTCDate() === Number(text.slice(8)) ? midnight : null;
}

const digits = (part: number, length: number): string => String(part).padStart(length, '0');

function toIso(midnight: Date): string {
  return midnight.toISOString().slice(0, 10);
}
