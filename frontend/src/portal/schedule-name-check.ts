import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../api/client.ts';

const PAUSE_MS = 500;

export const NAME_TAKEN = 'Este nome já está sendo usado. Escolha outro nome.';

/** idle: nothing to check. failed: the server could not say; `again` asks once more. */
export type NameState = 'idle' | 'checking' | 'available' | 'taken' | 'failed';

/**
 * Whether a schedule name is free: asked of the server after a pause in typing, and only when there is a name.
 * @param excludeMinisterId the minister whose own name does not count.
 */
export function useScheduleNameCheck(
  name: string,
  excludeMinisterId?: number,
): { state: NameState; again: () => void } {
  const wanted = name.trim();
  const paused = usePaused(wanted);
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: ['/api/validate-schedule-name', paused, excludeMinisterId],
    queryFn: ({ signal }) => check(paused, excludeMinisterId, signal),
    enabled: paused !== '',
    refetchOnMount: 'always',
  });
  const stateOf = (): NameState => {
    if (wanted === '') return 'idle';
    if (wanted !== paused || isFetching) return 'checking';
    if (isError || !data) return 'failed';
    return data.available ? 'available' : 'taken';
  };
  return { state: stateOf(), again: () => void refetch() };
}

/** @throws Error 'Failed to validate schedule name'; its cause is the ApiError. */
async function check(name: string, excludeMinisterId: number | undefined, signal: AbortSignal) {
  try {
    const query = excludeMinisterId === undefined ? {} : { excludeMinisterId };
    return await call('GET /api/validate-schedule-name/{name}', { path: { name }, query, signal });
  } catch (cause) {
    throw new Error('Failed to validate schedule name', { cause });
  }
}

/** The text as it was when typing last paused. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
