import type { UseQueryResult } from '@tanstack/react-query';
import { Calculator } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { useApiMutation } from '../../../api/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { lazyPage } from '../../../ui/lazy-page.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Muted, Row, Stack } from '../../../ui/page.tsx';
import { ProgressBar } from '../../../ui/progress.tsx';
import { QueryState, SkeletonCards } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toast/toasts.ts';
import { isOpen } from '../../schedules/schedule-states.ts';
import { useRosterEditor } from '../editor/roster-editor.tsx';
import {
  activityOf,
  computeKindOf,
  isUnderWay,
  type ComputeKind,
  type LatestRun,
  type Run,
} from '../proposal/run-model.ts';
import { useRun } from '../proposal/use-run.ts';
import { RosterFigures } from './roster-figures.tsx';
import { RosterState } from './roster-state.tsx';
import { Shortages } from './shortages.tsx';

const ComparisonDialog = lazyPage(() => import('../proposal/comparison-dialog.tsx'), null);
const MinisterExplanationDialog = lazyPage(() => import('./minister-explanation-dialog.tsx'), null);

/** The roster as a whole: computed, how complete it is, what came of the computation. */
export function RosterCard({
  latestRun,
  onOpenMass,
}: {
  latestRun: UseQueryResult<LatestRun>;
  onOpenMass: (slotId: number) => void;
}) {
  const { roster, mayEdit } = useRosterEditor();
  const { scheduleId, draftRunId } = roster;
  const [compared, setCompared] = useState<number | null>(null);
  const [explained, setExplained] = useState<number | null>(null);
  const run = latestRun.data?.run ?? null;
  const kind = computeKindOf(roster);

  const follow = useRun(scheduleId, run, (ended, mine) => {
    if (mine && ended.draft && ended.status === 'done') setCompared(ended.id);
    else tell(ended);
  });
  const compute = useApiMutation({
    run: () =>
      call('POST /api/schedules/{id}/roster', {
        path: { id: scheduleId },
        body: { draft: kind !== 'generate' },
      }),
    failure: kind === 'generate' ? 'Erro ao gerar a escala' : 'Erro ao gerar a proposta',
    then: ({ jobId }) => {
      follow(jobId);
      setCompared(null);
    },
  });

  const discard = useApiMutation({
    run: (id: number) => call('POST /api/roster-runs/{id}/discard', { path: { id } }),
    success: { title: 'Proposta descartada', description: 'A escala ficou como estava.' },
    failure: 'Erro ao descartar a proposta',
    then: () => setCompared(null),
  });

  const underWay = run !== null && isUnderWay(run);
  const offered = isOpen(roster.status) ? draftRunId : null;
  return (
    <Card
      title="Escala de ministros"
      actions={
        mayEdit &&
        latestRun.data && (
          <ComputeButton
            kind={kind}
            busy={compute.isPending || underWay}
            onCompute={() => compute.mutate()}
          />
        )
      }
    >
      <QueryState query={latestRun} loading={<SkeletonCards lines={1} />}>
        {() => (
          <Stack gap={24}>
            {underWay && <RunProgress run={run} />}
            {!underWay && offered !== null && (
              <Notice
                title="Há uma proposta calculada."
                actions={
                  <>
                    <Button onClick={() => setCompared(offered)}>Comparar com a escala</Button>
                    <Button look="quiet" busy={discard.isPending} onClick={() => discard.mutate(offered)}>
                      Deixar como está
                    </Button>
                  </>
                }
              >
                A escala só muda se alguém a aceitar.
              </Notice>
            )}
            {!(underWay && kind === 'generate') && (
              <>
                <RosterState
                  run={underWay ? null : run}
                  onCompare={run && run.id !== offered ? () => setCompared(run.id) : null}
                />
                {roster.assignments.length > 0 && <Shortages onOpenMass={onOpenMass} />}
                {mayEdit && COMPUTE_PROMISES[kind] !== null && <Muted>{COMPUTE_PROMISES[kind]}</Muted>}
                <RosterFigures run={run} onExplain={setExplained} />
              </>
            )}
          </Stack>
        )}
      </QueryState>
      {compared !== null && (
        <ComparisonDialog
          runId={compared}
          onClose={() => setCompared(null)}
          onLeave={() => (compared === draftRunId ? discard.mutate(compared) : setCompared(null))}
          onCompute={() => compute.mutate()}
        />
      )}
      {explained !== null && (
        <MinisterExplanationDialog
          scheduleId={scheduleId}
          ministerId={explained}
          onClose={() => setExplained(null)}
        />
      )}
    </Card>
  );
}

/** Tells those who did not ask for a proposal themselves that a computation has ended. */
function tell({ status, draft, error }: Run): void {
  if (status === 'done')
    toast(
      draft
        ? { title: 'Proposta calculada', description: 'Compare-a com a escala.' }
        : { title: 'Escala gerada', description: 'Confira o resultado e publique.' },
    );
  if (status === 'failed')
    toast({
      title: draft ? 'Erro ao gerar a proposta' : 'Erro ao gerar a escala',
      description: error ?? 'Tente novamente.',
      variant: 'destructive',
    });
}

const WORDS: Record<ComputeKind, { label: string; busyLabel: string }> = {
  generate: { label: 'Gerar escala', busyLabel: 'Gerando escala...' },
  propose: { label: 'Gerar proposta', busyLabel: 'Gerando proposta...' },
  repair: { label: 'Reparar escala', busyLabel: 'Reparando escala...' },
};

/** What the act will do, said before it is done; null where its name says it. */
const COMPUTE_PROMISES: Record<ComputeKind, string | null> = {
  generate: null,
  propose:
    'Uma proposta não muda a escala: você compara e aceita tudo ou só algumas missas. Lugares fixados ficam; o que se põe à mão ou vem de uma substituição já nasce fixado.',
  repair:
    'Se alguém não puder mais, repare a escala: quem já serve fica onde está sempre que possível, e só quem entra ou sai é avisado, depois que você aceitar.',
};

/** Has the roster computed in the way that fits its state. */
function ComputeButton({
  kind,
  busy,
  onCompute,
}: {
  kind: ComputeKind;
  busy: boolean;
  onCompute: () => void;
}) {
  const { label, busyLabel } = WORDS[kind];
  return (
    <Button look={kind === 'generate' ? 'primary' : 'secondary'} busy={busy} onClick={onCompute}>
      {!busy && <Calculator aria-hidden size={20} />}
      {busy ? busyLabel : label}
    </Button>
  );
}

/** A computation under way: how far it is, what it does, and the way to give it up. */
function RunProgress({ run }: { run: Run }) {
  const { mayEdit } = useRosterEditor();
  const { mutate, isPending } = useApiMutation({
    run: () => call('POST /api/roster-runs/{id}/cancel', { path: { id: run.id } }),
    success: { title: 'Cálculo cancelado', description: 'A escala ficou como estava.' },
    failure: 'Erro ao cancelar o cálculo',
  });
  return (
    <Stack>
      <p role="status">{activityOf(run)}</p>
      <ProgressBar value={run.progress} label="Andamento do cálculo" />
      {mayEdit && (
        <Row>
          <Button busy={isPending} onClick={() => mutate()}>
            Cancelar cálculo
          </Button>
        </Row>
      )}
    </Stack>
  );
}
