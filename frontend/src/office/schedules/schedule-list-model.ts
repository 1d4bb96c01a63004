import { monthAndYear } from '../../lib/dates.ts';
import type { Schedule } from '../roster/schedule-states.ts';

const YEARS_AROUND = 2;

/** The five years of the year filter, the present one in the middle. */
export const yearChoices = (current: number): number[] =>
  Array.from({ length: 2 * YEARS_AROUND + 1 }, (_, index) => current - YEARS_AROUND + index);

export interface ScheduleFilter {
  year: number;
  /** 1-12; null for all months. */
  month: number | null;
}

/** What the page's address asks for; without it, the whole present year: what is under way and what comes next. */
export function filterOf(search: URLSearchParams, currentYear: number): ScheduleFilter {
  const year = Number(search.get('year'));
  const month = Number(search.get('month'));
  return {
    year: yearChoices(currentYear).includes(year) ? year : currentYear,
    month: Number.isInteger(month) && month >= 1 && month <= 12 ? month : null,
  };
}

/** The address's query of a filter. */
export const searchOf = ({ year, month }: ScheduleFilter): { year: string; month?: string } => ({
  year: String(year),
  ...(month === null ? {} : { month: String(month) }),
});

type Month = Pick<Schedule, 'year' | 'month'>;

/** How many schedules there are in the years of the filter that are not shown, the latest year first. */
export const otherYears = (
  schedules: readonly Month[],
  shown: number,
  choices: readonly number[],
): { year: number; count: number }[] =>
  choices
    .filter((year) => year !== shown)
    .map((year) => ({ year, count: schedules.filter((each) => each.year === year).length }))
    .filter(({ count }) => count > 0)
    .reverse();

/** 'dezembro de 2026' beside a title; nothing where the title says it already. */
export function monthBeside({ title, year, month }: Month & Pick<Schedule, 'title'>): string | undefined {
  const words = monthAndYear(year, month);
  return title.toLowerCase().includes(words) ? undefined : words;
}

/** The monthly schedule of a month, if there is one. */
export const monthlyOf = <Known extends Month & Pick<Schedule, 'type'>>(
  schedules: readonly Known[],
  { year, month }: Month,
): Known | undefined =>
  schedules.find((each) => each.type === 'mensal' && each.year === year && each.month === month);

/** Until this day of a month somebody may still make that month's schedule. */
const LAST_DAY_TO_PLAN = 20;

/**
 * From which month on a new schedule is proposed: the one that is looked at, else the present one, and towards its end
 * the next.
 * @param today `YYYY-MM-DD`.
 */
export function firstProposed({ year, month }: ScheduleFilter, today: string): Month {
  const [thisYear = 0, thisMonth = 1, day = 1] = today.split('-').map(Number);
  if (month !== null || year !== thisYear || day <= LAST_DAY_TO_PLAN)
    return { year, month: month ?? thisMonth };
  return thisMonth === 12 ? { year: year + 1, month: 1 } : { year, month: thisMonth + 1 };
}

/** The first month from this one on that has no monthly schedule. */
export function nextFreeMonth(schedules: readonly (Month & Pick<Schedule, 'type'>)[], from: Month): Month {
  let { year, month } = from;
  while (monthlyOf(schedules, { year, month })) {
    year += month === 12 ? 1 : 0;
    month = (month % 12) + 1;
  }
  return { year, month };
}

/** 'Mensal' only for the monthly type. */
export const typeLabel = (type: string): string => (type === 'mensal' ? 'Mensal' : 'Semanal');
