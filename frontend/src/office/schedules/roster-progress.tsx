import { call } from '../../api/client.ts';
import { useChange } from '../../api/queries.ts';
import { useCan } from '../../app/session.tsx';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/page.tsx';
import { ProgressBar } from '../../ui/progress.tsx';
import { activityOf, progressOf, type Run } from './roster-model.ts';

/** A computation under way: how far it is, what it does, and the way to give it up. */
export function RosterProgress({ run }: { run: Run }) {
  const mayWrite = useCan()('schedules.write');
  const { mutate, isPending } = useChange({
    run: () => call('POST /api/roster-runs/{id}/cancel', { path: { id: run.id } }),
    success: { title: 'Cálculo cancelado', description: 'A escala ficou como estava.' },
    failure: 'Erro ao cancelar o cálculo',
  });
  return (
    <Stack>
      <p role="status">{activityOf(run)}</p>
      <ProgressBar value={progressOf(run)} label="Andamento do cálculo" />
      {mayWrite && (
        <Row>
          <Button busy={isPending} onClick={() => mutate()}>
            Cancelar cálculo
          </Button>
        </Row>
      )}
    </Stack>
  );
}
