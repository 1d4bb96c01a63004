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

/** 'Mensal' only for the monthly type. */
export const typeLabel = (type: string): string => (type === 'mensal' ? 'Mensal' : 'Semanal');
