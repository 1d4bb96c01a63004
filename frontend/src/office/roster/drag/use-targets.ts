import { useMemo } from 'react';
import { useApiQuery } from '../../../api/queries.ts';
import { useRosterEditor } from '../editor/roster-editor.tsx';
import { obstaclesIn, type Mover, type Obstacles } from './targets-model.ts';

/** Where somebody could go, as the server says of the roster as it stands. */
export function useTargets({ ministerId, from }: Mover, extras?: { enabled: boolean }) {
  const { roster } = useRosterEditor();
  const input = {
    path: { id: roster.scheduleId },
    query: { ministerId, ...(from === undefined ? {} : { from }) },
  };
  return useApiQuery('/api/schedules/{id}/roster/targets', input, { ...extras, fresh: true });
}

/** What speaks against somebody on the way; nothing is known while nobody is, or while the server is asked. */
export function useObstacles(mover: Mover | null): Obstacles {
  const { data, isFetching } = useTargets(mover ?? { ministerId: 0 }, { enabled: mover !== null });
  const known = mover === null || isFetching ? undefined : data;
  return useMemo(() => obstaclesIn(known), [known]);
}
