import { call } from '../../api/client.ts';
import { useApiMutation } from '../../api/queries.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';

/** Asks before a published schedule goes back to planning. */
export function UnpublishDialog({ scheduleId, onClose }: { scheduleId: number; onClose: () => void }) {
  const { mutate, isPending } = useApiMutation({
    run: () => call('POST /api/schedules/{id}/unpublish', { path: { id: scheduleId } }),
    success: {
      title: 'Escala de volta ao planejamento',
      description: 'Quem já tem lugar continua com ele.',
    },
    failure: 'Erro ao voltar para planejamento',
    then: onClose,
  });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title="Voltar para planejamento"
      description="Os ministros deixam de ver esta escala até que seja publicada de novo. Todos os lugares ficam como estão. Ao publicar outra vez, cada pessoa recebe um novo e-mail com as suas missas."
      confirm="Voltar para planejamento"
      busy={isPending}
      onConfirm={() => mutate()}
    />
  );
}
