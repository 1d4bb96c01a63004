import { call } from '../../../api/client.ts';
import { useApiMutation } from '../../../api/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { Row, Stack } from '../../../ui/page.tsx';
import { ProgressBar } from '../../../ui/progress.tsx';
import { useRosterEditor } from '../editor/roster-editor.tsx';
import { activityOf, progressOf, type Run } from './run-model.ts';

/** A computation under way: how far it is, what it does, and the way to give it up. */
export function RunProgress({ run }: { run: Run }) {
  const { roster, mayEdit } = useRosterEditor();
  const { mutate, isPending } = useApiMutation({
    run: () => call('POST /api/roster-runs/{id}/cancel', { path: { id: run.id } }),
    success: { title: 'Cálculo cancelado', description: 'A escala ficou como estava.' },
    failure: 'Erro ao cancelar o cálculo',
  });
  return (
    <Stack>
      <p role="status">{activityOf(run)}</p>
      <ProgressBar value={progressOf(run, roster.status)} label="Andamento do cálculo" />
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
