import { addDays, weekday } from '../src/platform/dates/month.js';
import type { SeededRandom } from './random.js';

const DAYS_PER_YEAR = 365.25;
const SATURDAY = 6;

/** A birth date that makes somebody exactly `age` years old on `today`. */
export function birthDateFor(age: number, today: string, random: SeededRandom): string {
  return addDays(today, -Math.ceil(age * DAYS_PER_YEAR) - random.int(1, 360));
}

/** Usually within the first year of life; now and then as an adult. */
export function baptismDateFor(birthDate: string, age: number, random: SeededRandom): string {
  const isAdultBaptism = age >= 30 && random.chance(0.04);
  return addDays(birthDate, isAdultBaptism ? years(random.int(18, 24)) : random.int(21, 330));
}

/** After baptism, usually between 12 and 18 years of age. */
export function confirmationDateFor(
  birthDate: string,
  baptismDate: string,
  age: number,
  random: SeededRandom,
): string {
  const usual = addDays(
    birthDate,
    years(
      random.weighted([
        [random.int(12, 18), 8],
        [random.int(19, Math.min(age - 1, 35)), 2],
      ]),
    ),
  );
  return usual > baptismDate ? usual : addDays(baptismDate, random.int(0, 300));
}

/** For people whose spouse does not serve: a wedding between 21 and 34 years of age, or null. */
export function marriageDateFor(
  { age, birthDate, mayMarry }: { age: number; birthDate: string; mayMarry: boolean },
  today: string,
  random: SeededRandom,
): string | null {
  if (!mayMarry || age < 28 || !random.chance(0.68)) return null;
  const wedding = saturdayFrom(addDays(birthDate, years(random.int(21, Math.min(34, age - 2)))));
  return wedding < today ? wedding : null;
}

/** The Saturday on or after a date. */
export function saturdayFrom(date: string): string {
  return addDays(date, SATURDAY - weekday(date));
}

/** Whole days in so many years. */
export function years(count: number): number {
  return Math.round(count * DAYS_PER_YEAR);
}
