import { useQueryClient } from '@tanstack/react-query';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { call, urlOf } from '../../../api/client.ts';
import { refresh } from '../../../api/queries.ts';
import { useEvents } from '../../../api/use-events.ts';
import { isUnderWay, type LatestRun, type Run } from './run-model.ts';

/**
 * Follows the roster's computation while it is under way, and has everything read again when it ends.
 * @param onEnd called once a computation that was seen under way has ended, or one that this page asked for (`mine`).
 * @returns `follow` tells the id of a computation that this page has asked for; `reading`: one has ended, and the
 *   roster that it has made is not read yet.
 */
export function useRun(
  scheduleId: number,
  run: Run | null,
  onEnd: (run: Run, mine: boolean) => void,
): { follow: (runId: number) => void; reading: boolean } {
  const client = useQueryClient();
  const queryKey: [string] = [urlOf('/api/schedules/{id}/roster', { path: { id: scheduleId } })];
  const awaited = useRef<number | null>(null);
  const asked = useRef<number | null>(null);
  const ended = useRef<number | null>(null);
  const [reading, setReading] = useState(false);

  const show = (next: Run): void => {
    client.setQueryData<LatestRun>(queryKey, { run: next, proof: null });
  };
  useEvents<Run>(run && isUnderWay(run) ? `/api/roster-runs/${run.id}/events` : null, {
    onEvent: show,
    onPause: () =>
      call('GET /api/roster-runs/{id}', { path: { id: run!.id } })
        .then(show)
        .catch(() => client.invalidateQueries({ queryKey })),
  });

  const end = useEffectEvent((done: Run) => {
    // A proposal has changed nothing: it is compared at once.
    setReading(!done.proposal);
    void refresh(client).finally(() => setReading(false));
    onEnd(done, asked.current === done.id);
  });
  // Before the page is painted: the roster that it has is no longer the one.
  useLayoutEffect(() => {
    if (!run || run.id === ended.current) return;
    if (isUnderWay(run)) {
      awaited.current = run.id;
    } else if (run.id === awaited.current) {
      ended.current = run.id;
      end(run);
    }
  }, [run]);

  return {
    follow(runId) {
      asked.current = runId;
      awaited.current = runId;
    },
    reading,
  };
}
