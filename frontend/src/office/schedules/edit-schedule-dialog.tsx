import { useState, type FormEvent } from 'react';
import { call } from '../../api/client.ts';
import { useApiMutation } from '../../api/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, FormActions, TextAreaField, TextField } from '../../ui/field.tsx';
import type { Schedule } from './schedule-states.ts';

/** Another title or description for a schedule. */
export function EditScheduleDialog({
  schedule,
  onClose,
}: {
  schedule: Pick<Schedule, 'id' | 'title' | 'description'>;
  onClose: () => void;
}) {
  const [title, setTitle] = useState(schedule.title);
  const [description, setDescription] = useState(schedule.description ?? '');
  const { mutate, isPending, error } = useApiMutation<void>({
    run: () => call('PUT /api/schedules/{id}', { path: { id: schedule.id }, body: { title, description } }),
    success: 'Escala atualizada',
    failure: 'Erro ao atualizar a escala',
    then: onClose,
  });

  function save(event: FormEvent): void {
    event.preventDefault();
    mutate();
  }

  return (
    <Dialog open onClose={onClose} title="Editar título e descrição">
      <Form onSubmit={save}>
        <TextField
          label="Título"
          value={title}
          onChange={({ target }) => setTitle(target.value)}
          maxLength={120}
          required
          error={error?.fields.title}
        />
        <TextAreaField
          label="Descrição"
          value={description}
          onChange={({ target }) => setDescription(target.value)}
          maxLength={2000}
          error={error?.fields.description}
        />
        <FormActions>
          <Button onClick={onClose}>Cancelar</Button>
          <Button type="submit" look="primary" busy={isPending}>
            {isPending ? 'Salvando...' : 'Salvar'}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}
