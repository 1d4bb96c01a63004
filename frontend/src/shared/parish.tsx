import { useEffect, type ReactNode } from 'react';
import { useApiQuery } from '../api/queries.ts';
import { setParishZone, shortDate, today } from '../lib/dates.ts';
import type { Answer } from '../api/client.ts';

export type Parish = Answer<'GET /api/settings/public'>;

/** Gives dates the parish's clock as soon as it is known, and every printed page the parish's name and the day. */
export function ParishProvider({ children }: { children: ReactNode }) {
  const { data } = useApiQuery('/api/settings/public');
  useEffect(() => {
    if (!data) return;
    setParishZone(data.timeZone);
    const imprint = () =>
      document.documentElement.style.setProperty(
        '--imprint',
        JSON.stringify(`${data.parishName} · impresso em ${shortDate(today())}`),
      );
    addEventListener('beforeprint', imprint);
    return () => removeEventListener('beforeprint', imprint);
  }, [data]);
  return children;
}

/** The parish's public settings; null until they have come. */
export const useParish = (): Parish | null => useApiQuery('/api/settings/public').data ?? null;

/** The liturgical day on the parish's clock; null until it has come. */
export const useToday = (): Answer<'GET /api/calendar/today'> | null =>
  useApiQuery('/api/calendar/today').data ?? null;
