import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { useEvents } from '../../api/use-events.ts';
import { toast } from '../../ui/toast/toasts.ts';
import type { RosterOverview } from './calendar-model.ts';
import { isUnderWay, type Run } from './roster-model.ts';

const keyOf = (scheduleId: number): [string] => [`/api/schedules/${scheduleId}/roster`];

/** Follows the roster's computation while it is under way, and has everything read again when it ends. */
export function useRosterRun({ scheduleId, run }: Pick<RosterOverview, 'scheduleId' | 'run'>): void {
  const client = useQueryClient();
  const show = (next: Run): void => {
    client.setQueryData<RosterOverview>(keyOf(scheduleId), (known) => known && { ...known, run: next });
    if (isUnderWay(next)) return;
    tell(next);
    void client.invalidateQueries();
  };
  useEvents<Run>(run && isUnderWay(run) ? `/api/roster-runs/${run.id}/events` : null, {
    onEvent: show,
    onPause: () =>
      call('GET /api/roster-runs/{id}', { path: { id: run!.id } })
        .then(show)
        .catch(() => client.invalidateQueries({ queryKey: keyOf(scheduleId) })),
  });
}

function tell({ status, error }: Run): void {
  if (status === 'done') toast({ title: 'Escala gerada', description: 'Confira o resultado e publique.' });
  if (status === 'failed')
    toast({
      title: 'Erro ao gerar a escala',
      description: error ?? 'Tente novamente.',
      variant: 'destructive',
    });
}
