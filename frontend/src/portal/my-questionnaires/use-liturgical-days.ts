import type { Answer } from '../../api/client.ts';
import { useApiQuery } from '../../api/queries.ts';

type LiturgicalDay = Answer<'GET /api/calendar'>[number];

/** The liturgical days of ordered dates, which lie in one month or in two that follow each other. */
export function useLiturgicalDays(dates: readonly string[]): ReadonlyMap<string, LiturgicalDay> {
  const first = monthOf(dates[0]);
  const last = monthOf(dates.at(-1));
  const enabled = dates.length > 0;
  const { data: start = [] } = useApiQuery('/api/calendar', { query: first }, { enabled });
  const { data: end = [] } = useApiQuery(
    '/api/calendar',
    { query: last },
    { enabled: enabled && first.month !== last.month },
  );
  return new Map([...start, ...end].map((day) => [day.date, day]));
}

function monthOf(date = '2026-01-01'): { year: number; month: number } {
  const [year = 0, month = 0] = date.split('-').map(Number);
  return { year, month };
}
