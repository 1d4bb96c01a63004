import { NO_DATE, readDate } from '../../../lib/typed.ts';

const DAY_MS = 86_400_000;

/** Days that can be blocked at once. */
const MAX_DAYS = 62;

/** Every day from the first to the last, both included; only the first without a last. */
export function daysBetween(first: string, last: string): string[] {
  const start = Date.parse(first);
  const end = Math.max(start, Date.parse(last || first));
  const count = Math.round((end - start) / DAY_MS) + 1;
  return Array.from({ length: count }, (_, day) => new Date(start + day * DAY_MS).toISOString().slice(0, 10));
}

/** Of the masses to come, those on these days: a day that is blocked takes nobody off a roster that is published. */
export const dutiesOn = <D extends { date: string; past: boolean }>(
  days: readonly string[],
  duties: readonly D[],
): D[] => duties.filter(({ date, past }) => !past && days.includes(date));

/** What is wrong with the days that somebody wants to block, by field. */
export function problemsWith(first: string, last: string): { date?: string; until?: string } {
  if (first === '') return { date: 'Informe o dia.' };
  if (readDate(first) === null) return { date: NO_DATE };
  if (last !== '' && readDate(last) === null) return { until: NO_DATE };
  if (last !== '' && last < first) return { until: 'O último dia vem antes do primeiro.' };
  if (daysBetween(first, last).length > MAX_DAYS)
    return { until: `Bloqueie no máximo ${MAX_DAYS} dias por vez.` };
  return {};
}
