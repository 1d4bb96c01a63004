import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { useApiMutation } from '../../../api/queries.ts';
import { toast } from '../../../api/toasts.ts';
import { isOpen } from '../schedule-states.ts';
import { useRosterEditor } from '../editor/roster-editor.tsx';
import {
  computeKindOf,
  doneInWords,
  isUnderWay,
  type ComputeKind,
  type LatestRun,
  type Run,
} from './run-model.ts';
import { useRun } from './use-run.ts';

export interface Computation {
  kind: ComputeKind;
  /** The last computation; null: there is none, or it is not known yet. */
  run: Run | null;
  known: boolean;
  /** Until what it has made is read. */
  underWay: boolean;
  busy: boolean;
  compute: () => void;
  /** The same together with other schedules in planning. */
  computeWith: (scheduleIds: number[]) => void;
  /** The proposal that waits for a decision. */
  offered: number | null;
  /** The proposal that is compared on the screen. */
  compared: number | null;
  compare: (runId: number | null) => void;
  discard: (runId: number) => void;
  discarding: boolean;
}

/** Has the roster computed in the way that fits its state, and follows what comes of it. */
export function useComputation(latestRun: UseQueryResult<LatestRun>): Computation {
  const { roster } = useRosterEditor();
  const { scheduleId, proposalRunId } = roster;
  const [compared, compare] = useState<number | null>(null);
  const run = latestRun.data?.run ?? null;
  const kind = computeKindOf(roster);

  const { follow, reading } = useRun(scheduleId, run, (ended, mine) => {
    if (mine && ended.proposal && ended.status === 'done') compare(ended.id);
    else tell(ended);
  });
  const compute = useApiMutation({
    run: (together: number[]) =>
      call('POST /api/schedules/{id}/roster', {
        path: { id: scheduleId },
        body: { proposal: kind !== 'generate', ...(together.length > 0 && { together }) },
      }),
    failure: kind === 'generate' ? 'Erro ao gerar a escala' : 'Erro ao gerar a proposta',
    then: ({ jobId }) => {
      follow(jobId);
      compare(null);
    },
  });
  const discard = useApiMutation({
    run: (id: number) => call('POST /api/roster-runs/{id}/discard', { path: { id } }),
    success: { title: 'Proposta descartada', description: 'A escala ficou como estava.' },
    failure: 'Erro ao descartar a proposta',
    then: () => compare(null),
  });

  const underWay = isUnderWay(run) || reading;
  return {
    kind,
    run,
    known: latestRun.data !== undefined,
    underWay,
    busy: compute.isPending || underWay,
    compute: () => compute.mutate([]),
    computeWith: (scheduleIds) => compute.mutate(scheduleIds),
    offered: isOpen(roster.status) && !underWay ? proposalRunId : null,
    compared,
    compare,
    discard: (runId) => discard.mutate(runId),
    discarding: discard.isPending,
  };
}

/** Tells those who did not ask for a proposal themselves that a computation has ended. */
function tell(run: Run): void {
  const { status, proposal, error } = run;
  if (status === 'done') toast(doneInWords(run));
  if (status === 'failed')
    toast({
      title: proposal ? 'Erro ao gerar a proposta' : 'Erro ao gerar a escala',
      description: error ?? 'Tente novamente.',
      variant: 'destructive',
    });
}
