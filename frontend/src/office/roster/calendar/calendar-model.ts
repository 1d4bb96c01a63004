import { addDays } from '../../../lib/dates.ts';
import { plural } from '../../../lib/plural.ts';
import type { RosterDay, RosterMass } from '../editor/editor-model.ts';

/** full: nobody is missing. short: somebody is. empty: so is everybody, for the roster has not been made yet. */
export type Filling = 'full' | 'short' | 'empty';

export interface Day {
  date: string;
  /** Within the schedule's period. */
  inPeriod: boolean;
  masses: RosterMass[];
  /** Null outside of the period. */
  liturgical: RosterDay | null;
}

/** 0 is Sunday. */
const weekdayIndex = (date: string): number => new Date(`${date}T12:00:00Z`).getUTCDay();

/** @param made whether anybody has a place in the roster. */
export function fillingOf({ missing }: Pick<RosterMass, 'missing'>, made: boolean): Filling {
  if (missing === 0) return 'full';
  return made ? 'short' : 'empty';
}

/** The days of a period in whole weeks, from Sunday to Saturday. */
export function weeksOf(
  { startDate, endDate }: { startDate: string; endDate: string },
  masses: readonly RosterMass[],
  liturgical: readonly RosterDay[],
): Day[][] {
  const byDate = Map.groupBy(masses, ({ date }) => date);
  const days = new Map(liturgical.map((day) => [day.date, day]));
  const weeks: Day[][] = [];
  for (let date = addDays(startDate, -weekdayIndex(startDate)); date <= endDate; date = addDays(date, 7)) {
    weeks.push(
      Array.from({ length: 7 }, (_, index) => {
        const each = addDays(date, index);
        return {
          date: each,
          inPeriod: startDate <= each && each <= endDate,
          masses: byDate.get(each) ?? [],
          liturgical: days.get(each) ?? null,
        };
      }),
    );
  }
  return weeks;
}

/** The days of the weeks that have masses, for reading one below the other. */
export const daysWithMasses = (weeks: readonly Day[][]): Day[] =>
  weeks.flat().filter(({ masses }) => masses.length > 0);

/** Today or tomorrow. */
export const isNear = (date: string, today: string): boolean => date === today || date === addDays(today, 1);

/** What is over, and what is not; when all is over, nothing is put away. */
export function splitByDay<Part>(
  parts: readonly Part[],
  lastDayOf: (part: Part) => string,
  today: string,
): { past: readonly Part[]; ahead: readonly Part[] } {
  const ahead = parts.filter((part) => lastDayOf(part) >= today);
  return ahead.length === 0
    ? { past: [], ahead: parts }
    : { past: parts.filter((part) => lastDayOf(part) < today), ahead };
}

const ORDINARY = / da \d+ª semana |^Féria /;

/** The day's liturgical name, where it says more than which day of which week it is. */
export function feastOf(day: RosterDay | null): string | null {
  return day?.liturgicalName && !ORDINARY.test(day.liturgicalName) ? day.liturgicalName : null;
}

/** Where all masses are, which is said once; null: at different places, or nowhere that is named. */
export function usualPlace(masses: readonly Pick<RosterMass, 'location'>[]): string | null {
  const places = new Set(masses.map(({ location }) => location));
  return places.size === 1 ? [...places][0]! : null;
}

/** 'Missa dominical · Capela São José': what a mass is, and where, unless that is said of all. */
export const whatAndWhere = (
  { description, location }: Pick<RosterMass, 'description' | 'location'>,
  usual: string | null,
): string => [description, location !== usual && location].filter(Boolean).join(' · ');

export const countMinisters = (count: number): string => plural(count, 'ministro', 'ministros');
export const countMasses = (count: number): string => plural(count, 'missa', 'missas');
export const countPlaces = (count: number): string => plural(count, 'lugar', 'lugares');
export const countPeople = (count: number): string => plural(count, 'pessoa', 'pessoas');

/** 'falta 1', 'faltam 3'; of a mass that has begun 'faltou 1', 'faltaram 3'. */
export function missingText(count: number, begun = false): string {
  if (begun) return count === 1 ? 'faltou 1' : `faltaram ${count}`;
  return count === 1 ? 'falta 1' : `faltam ${count}`;
}
