import { call } from '../../api/client.ts';
import { useApiForm } from '../../api/use-api-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogFoot } from '../../ui/dialog.tsx';
import { Form, TextAreaField, TextField } from '../../ui/field.tsx';
import type { Schedule } from '../roster/schedule-states.ts';

/** Another title or description for a schedule. */
export default function EditScheduleDialog({
  schedule,
  onClose,
}: {
  schedule: Pick<Schedule, 'id' | 'title' | 'description'>;
  onClose: () => void;
}) {
  const { field, onSubmit, busy } = useApiForm({
    initial: { title: schedule.title, description: schedule.description ?? '' },
    send: (body) => call('PUT /api/schedules/{id}', { path: { id: schedule.id }, body }),
    success: 'Escala atualizada',
    failure: 'Erro ao atualizar a escala',
    then: onClose,
  });

  return (
    <Dialog open onClose={onClose} title="Editar título e descrição">
      <Form onSubmit={onSubmit}>
        <TextField label="Título" maxLength={120} required {...field('title')} />
        <TextAreaField label="Descrição" maxLength={2000} {...field('description')} />
        <DialogFoot onClose={onClose}>
          <Button type="submit" look="primary" busy={busy}>
            {busy ? 'Salvando...' : 'Salvar'}
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  );
}
