import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { FoldedCard } from '../../../ui/folded-card.tsx';
import { lazyPage, preloadLater } from '../../../ui/lazy-page.tsx';
import { Button } from '../../../ui/button.tsx';
import { Muted, Stack } from '../../../ui/page.tsx';
import { QueryState, SkeletonCards } from '../../../ui/states.tsx';
import { isPlanned } from '../schedule-states.ts';
import { useRosterEditor } from '../editor/roster-editor.tsx';
import type { ComputeKind, LatestRun } from '../proposal/run-model.ts';
import type { Computation } from '../proposal/use-computation.ts';
import { MinisterExplanationDialog } from '../lazy-dialogs.ts';

const RosterState = lazyPage(() => import('./roster-state.tsx'), <SkeletonCards lines={1} />);
const RosterFigures = lazyPage(() => import('./roster-figures.tsx'), null);
const Shortages = lazyPage(() => import('./shortages.tsx'), null);
preloadLater(RosterState, RosterFigures, Shortages);
const TogetherDialog = lazyPage(() => import('../proposal/together-dialog.tsx'), null);

/** The roster as a whole: how complete it is, why people are missing, what came of the computation. */
export function RosterCard({
  id,
  latestRun,
  computation: { run, kind, underWay, busy, offered, compare, computeWith },
  onOpenMass,
}: {
  /** What a link leads to it by. */
  id: string;
  latestRun: UseQueryResult<LatestRun>;
  computation: Computation;
  onOpenMass: (slotId: number) => void;
}) {
  const { roster, mayEdit } = useRosterEditor();
  const [explained, setExplained] = useState<number | null>(null);
  const [choosing, setChoosing] = useState(false);
  return (
    <FoldedCard id={id} title="Escala de ministros">
      <QueryState query={latestRun} loading={<SkeletonCards lines={1} />}>
        {() => (
          <Stack gap={24}>
            <RosterState
              run={underWay ? null : run}
              proof={latestRun.data?.proof ?? null}
              onCompare={run && run.id !== offered ? () => compare(run.id) : null}
            />
            {roster.assignments.length > 0 && <Shortages onOpenMass={onOpenMass} />}
            {mayEdit && COMPUTE_PROMISES[kind] !== null && <Muted>{COMPUTE_PROMISES[kind]}</Muted>}
            {mayEdit && isPlanned(roster.status) && roster.masses.length > 0 && (
              <div>
                <Button disabled={busy} onClick={() => setChoosing(true)}>
                  Calcular meses juntos...
                </Button>
              </div>
            )}
            <RosterFigures run={run} onExplain={setExplained} />
          </Stack>
        )}
      </QueryState>
      {choosing && (
        <TogetherDialog
          scheduleId={roster.scheduleId}
          busy={busy}
          onClose={() => setChoosing(false)}
          onCompute={(scheduleIds) => {
            computeWith(scheduleIds);
            setChoosing(false);
          }}
        />
      )}
      {explained !== null && (
        <MinisterExplanationDialog
          scheduleId={roster.scheduleId}
          ministerId={explained}
          onClose={() => setExplained(null)}
        />
      )}
    </FoldedCard>
  );
}

/** What the act will do, said before it is done; null where its name says it. */
const COMPUTE_PROMISES: Record<ComputeKind, string | null> = {
  generate: null,
  propose:
    'Uma proposta não muda a escala: você compara e aceita tudo ou só algumas missas. Lugares fixados ficam; o que se põe à mão ou vem de uma substituição já nasce fixado.',
  repair:
    'Se alguém não puder mais, repare a escala: quem já serve fica onde está sempre que possível, e só quem entra ou sai é avisado, depois que você aceitar.',
};
