import type { Answer } from '../api/client.ts';
import { useApiQuery } from '../api/queries.ts';
import { today } from '../lib/dates.ts';

type Schedule = Answer<'GET /api/schedules'>[number];
export type ComingMass = Answer<'GET /api/schedules/{id}/slots'>[number];

/** Those that are not over, the next first. */
export const comingOf = (schedules: readonly Schedule[]): Schedule[] =>
  schedules
    .filter(({ endDate }) => endDate >= today())
    .sort((a, b) => a.startDate.localeCompare(b.startDate));

/** The masses of two schedules from today on. */
export function useComingMasses([first, second]: readonly Schedule[]): ComingMass[] {
  return [useMassesOf(first), useMassesOf(second)].flat();
}

function useMassesOf(schedule: Schedule | undefined): ComingMass[] {
  const masses = useApiQuery(
    '/api/schedules/{id}/slots',
    { path: { id: schedule?.id ?? 0 } },
    { enabled: schedule !== undefined },
  );
  return (masses.data ?? []).filter(({ date }) => date >= today());
}
