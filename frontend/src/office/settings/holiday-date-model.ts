import { today } from '../../lib/dates.ts';

/** The day of a municipal holiday as it is chosen; the year is empty where it comes every year. */
export interface HolidayDate {
  day: string;
  month: string;
  year: string;
}

const DATE = /^(?:(\d{4})-)?(\d{2})-(\d{2})$/;
const YEARS_AHEAD = 5;

/** '01-20' or '2026-01-20', as the settings store it, in its parts. */
export function holidayDateOf(stored: string): HolidayDate {
  const [, year = '', month = '01', day = '01'] = DATE.exec(stored) ?? [];
  return { day, month, year };
}

/** As the settings store it. */
export const storedOf = ({ day, month, year }: HolidayDate): string =>
  [year, month, day].filter((part) => part !== '').join('-');

/** This year and the next ones, with the one that is chosen already. */
export function yearsOffered({ year }: HolidayDate): string[] {
  const present = Number(today().slice(0, 4));
  const ahead = Array.from({ length: YEARS_AHEAD + 1 }, (_, index) => String(present + index));
  return [...new Set(year === '' ? ahead : [...ahead, year])].sort();
}
