import type { Answer } from '../../api/client.ts';

export type Slot = Answer<'GET /api/schedules/{id}/slots'>[number];
export type RosterOverview = Answer<'GET /api/schedules/{id}/roster'>;
export type LiturgicalDay = Answer<'GET /api/calendar'>[number];

/** A mass with how many places it has by now, the rules of the schedule counted in. */
export interface Mass extends Slot {
  required: number;
  filled: number;
  missing: number;
}

/** full: nobody is missing. short: some places are empty. empty: nobody has a place. */
export type Filling = 'full' | 'short' | 'empty';

export interface Day {
  date: string;
  /** Within the schedule's period. */
  inPeriod: boolean;
  masses: Mass[];
  /** Null until it is known. */
  liturgical: LiturgicalDay | null;
}

const DAY_MS = 86_400_000;

const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T12:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** 0 is Sunday. */
const weekdayIndex = (date: string): number => new Date(`${date}T12:00:00Z`).getUTCDay();

/** The masses of a schedule with the places that the roster's overview counts, or, before it has come, their own. */
export function massesOf(
  slots: readonly Slot[],
  overview: Pick<RosterOverview, 'slots'> | undefined,
): Mass[] {
  const counts = new Map(overview?.slots.map((slot) => [slot.slotId, slot]));
  return slots.map((slot) => {
    const required = counts.get(slot.id)?.required ?? slot.requiredMinisters;
    const filled = slot.ministers.length;
    return { ...slot, required, filled, missing: Math.max(0, required - filled) };
  });
}

export function fillingOf({ filled, missing }: Pick<Mass, 'filled' | 'missing'>): Filling {
  if (missing === 0) return 'full';
  return filled === 0 ? 'empty' : 'short';
}

interface Period {
  startDate: string;
  endDate: string;
}

/** Years and months that a period touches, as the calendar's query wants them. */
export function monthsOf({ startDate, endDate }: Period): { year: number; month: number }[] {
  const months = [...new Set([startDate.slice(0, 7), endDate.slice(0, 7)])];
  return months.map((month) => ({ year: Number(month.slice(0, 4)), month: Number(month.slice(5)) }));
}

/** The days of a period in whole weeks, from Sunday to Saturday. */
export function weeksOf(
  { startDate, endDate }: Period,
  masses: readonly Mass[],
  liturgical: readonly LiturgicalDay[] = [],
): Day[][] {
  const byDate = new Map<string, Mass[]>();
  for (const mass of masses) byDate.set(mass.date, [...(byDate.get(mass.date) ?? []), mass]);
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

/** Whether the day's liturgical name says more than which weekday of which week it is. */
export const isNotable = ({ rank }: Pick<LiturgicalDay, 'rank'>): boolean => rank !== 'weekday';

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const countMinisters = (count: number): string => plural(count, 'ministro', 'ministros');
export const countMasses = (count: number): string => plural(count, 'missa', 'missas');
export const countPlaces = (count: number): string => plural(count, 'lugar', 'lugares');
export const countPeople = (count: number): string => plural(count, 'pessoa', 'pessoas');

/** 'falta 1', 'faltam 3'. */
export const missingText = (count: number): string => (count === 1 ? 'falta 1' : `faltam ${count}`);
