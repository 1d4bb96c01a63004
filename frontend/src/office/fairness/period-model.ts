import { monthAndYear } from '../../lib/dates.ts';

const MONTHS_OF_A_YEAR = 12;
const DEFAULT_MONTHS = 6;
/** The server's limit. */
const MAX_MONTHS = 36;
const YEARS_BACK = 10;
const MONTH = /^(20\d{2})-(0[1-9]|1[0-2])$/;

export interface Month {
  year: number;
  /** 1-12. */
  month: number;
}

/** From the first to the last month, both included. */
export interface Period {
  from: Month;
  to: Month;
}

/** What one press chooses: so many months, the present one the last. */
export const PRESETS: readonly { months: number; label: string }[] = [
  { months: 3, label: 'Últimos 3 meses' },
  { months: 6, label: 'Últimos 6 meses' },
  { months: 12, label: 'Últimos 12 meses' },
];

const numberOf = ({ year, month }: Month): number => year * MONTHS_OF_A_YEAR + month - 1;

const lengthOf = ({ from, to }: Period): number => numberOf(to) - numberOf(from) + 1;

export function lastMonths(months: number, now: Month): Period {
  const first = numberOf(now) - months + 1;
  return {
    from: { year: Math.floor(first / MONTHS_OF_A_YEAR), month: (first % MONTHS_OF_A_YEAR) + 1 },
    to: now,
  };
}

export const samePeriod = (a: Period, b: Period): boolean =>
  numberOf(a.from) === numberOf(b.from) && numberOf(a.to) === numberOf(b.to);

/** What the page's address asks for; without it, the last six months. */
export function periodOf(search: URLSearchParams, now: Month): Period {
  const usual = lastMonths(DEFAULT_MONTHS, now);
  return { from: parse(search.get('from')) ?? usual.from, to: parse(search.get('to')) ?? usual.to };
}

function parse(text: string | null): Month | null {
  const [, year, month] = MONTH.exec(text ?? '') ?? [];
  return year === undefined ? null : { year: Number(year), month: Number(month) };
}

const written = ({ year, month }: Month): string => `${year}-${String(month).padStart(2, '0')}`;

/** The query of a period: of the page's address and of the server's. */
export const searchOf = ({ from, to }: Period): { from: string; to: string } => ({
  from: written(from),
  to: written(to),
});

/** Why a period cannot be read, in words for its last month. */
export function periodError(period: Period): string | undefined {
  const months = lengthOf(period);
  if (months < 1) return 'Escolha um mês que não venha antes do primeiro.';
  return months > MAX_MONTHS
    ? `Escolha no máximo ${MAX_MONTHS} meses. Este período tem ${months}.`
    : undefined;
}

/** The years to choose from: ten back, the next one, and whatever else is chosen. */
export function yearChoices(now: Month, chosen: Month): number[] {
  const first = Math.min(now.year - YEARS_BACK, chosen.year);
  const last = Math.max(now.year + 1, chosen.year);
  return Array.from({ length: last - first + 1 }, (_, index) => last - index);
}

/** 'junho a novembro de 2026', 'dezembro de 2025 a maio de 2026', 'maio de 2026'. */
export function periodInWords({ from, to }: Period): string {
  const last = monthAndYear(to.year, to.month);
  if (numberOf(from) === numberOf(to)) return last;
  const first = monthAndYear(from.year, from.month);
  return `${from.year === to.year ? first.split(' ')[0] : first} a ${last}`;
}
