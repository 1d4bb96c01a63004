import type { UseQueryResult } from '@tanstack/react-query';
import { Calculator } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { useChange } from '../../api/queries.ts';
import { useCan } from '../../app/session.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Muted, Stack } from '../../ui/page.tsx';
import { Loaded, SkeletonCards } from '../../ui/states.tsx';
import type { RosterOverview } from './calendar-model.ts';
import { RosterDisclosures } from './roster-disclosures.tsx';
import { isUnderWay } from './roster-model.ts';
import { RosterProgress } from './roster-progress.tsx';
import { RosterState } from './roster-state.tsx';
import { canBePublished, type Schedule } from './schedule-states.ts';
import { useRosterRun } from './use-roster-run.ts';

/** The roster as a whole: computed, how complete it is, what came of the computation. */
export function RosterCard({
  schedule,
  roster,
  onOpenMass,
}: {
  schedule: Schedule;
  roster: UseQueryResult<RosterOverview>;
  onOpenMass: (slotId: number) => void;
}) {
  const mayCompute = useCan()('schedules.write') && canBePublished(schedule.status);
  return (
    <Card
      title="Escala de ministros"
      actions={mayCompute && roster.data && <Compute overview={roster.data} />}
    >
      <Loaded query={roster} loading={<SkeletonCards lines={1} />}>
        {(overview) => <Roster schedule={schedule} overview={overview} onOpenMass={onOpenMass} />}
      </Loaded>
    </Card>
  );
}

function Roster({
  schedule,
  overview,
  onOpenMass,
}: {
  schedule: Schedule;
  overview: RosterOverview;
  onOpenMass: (slotId: number) => void;
}) {
  useRosterRun(overview);
  const mayWrite = useCan()('schedules.write');
  if (overview.run && isUnderWay(overview.run)) return <RosterProgress run={overview.run} />;
  return (
    <Stack gap={24}>
      <RosterState overview={overview} onOpenMass={onOpenMass} />
      {mayWrite && schedule.status === 'published' && (
        <Muted>
          A escala está publicada. Para gerar de novo, use “Voltar para planejamento” em “Mais ações”. Cada
          mudança feita à mão é avisada por e-mail a quem ela toca.
        </Muted>
      )}
      <RosterDisclosures overview={overview} />
    </Stack>
  );
}

function Compute({ overview: { scheduleId, filled, run } }: { overview: RosterOverview }) {
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useChange({
    run: () => call('POST /api/schedules/{id}/roster', { path: { id: scheduleId } }),
    failure: 'Erro ao gerar a escala',
    then: () => setAsking(false),
  });
  return (
    <>
      <Button
        look={filled === 0 ? 'primary' : 'secondary'}
        busy={isPending || isUnderWay(run)}
        onClick={() => (filled === 0 ? mutate() : setAsking(true))}
      >
        <Calculator aria-hidden size={20} />
        {isUnderWay(run) ? 'Gerando escala...' : 'Gerar escala'}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Gerar a escala de novo"
        description="Os lugares fixados e os postos à mão ficam como estão. Os outros podem mudar."
        confirm="Gerar escala"
        busy={isPending}
        onConfirm={() => mutate()}
      />
    </>
  );
}
