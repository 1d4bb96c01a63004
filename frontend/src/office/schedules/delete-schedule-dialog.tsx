import { call } from '../../api/client.ts';
import { useApiMutation } from '../../api/queries.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast/toasts.ts';
import type { Schedule } from './schedule-states.ts';

/** Asks before a schedule is deleted with all that belongs to it. */
export function DeleteScheduleDialog({
  schedule,
  onClose,
  onDeleted = onClose,
}: {
  schedule: Pick<Schedule, 'id' | 'title' | 'status'>;
  onClose: () => void;
  onDeleted?: () => void;
}) {
  const { mutate, isPending } = useApiMutation({
    run: () => call('DELETE /api/schedules/{id}', { path: { id: schedule.id } }),
    success: 'Escala excluída com sucesso!',
    then: onDeleted,
  });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title="Excluir escala"
      destructive
      confirm="Excluir escala"
      busy={isPending}
      onConfirm={() => mutate(undefined, { onError: tellFailure })}
      description={
        <>
          <p>
            Excluir <strong>{schedule.title}</strong>? Os questionários com suas respostas e todas as pessoas
            escaladas também são excluídos. Isso não pode ser desfeito.
          </p>
          {schedule.status === 'published' && (
            <p>Ela está publicada: os ministros deixam de ver as suas missas.</p>
          )}
        </>
      }
    />
  );
}

const tellFailure = (): string =>
  toast({
    title: 'Erro',
    description: 'Falha ao excluir escala. Tente novamente.',
    variant: 'destructive',
  });
