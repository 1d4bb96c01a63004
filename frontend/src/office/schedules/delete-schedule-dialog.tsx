import { call } from '../../api/client.ts';
import { useApiQuery } from '../../api/queries.ts';
import { useApiForm } from '../../api/use-api-form.ts';
import { labelOf, SCHEDULE_STATUS_LABELS } from '../../api/labels.ts';
import { monthAndYear } from '../../lib/dates.ts';
import { matches } from '../../lib/matches.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogFoot } from '../../ui/dialog.tsx';
import { Form, TextField } from '../../ui/field.tsx';
import { toast } from '../../api/toasts.ts';
import { countPeople, countPlaces } from '../roster/calendar/calendar-model.ts';
import type { Schedule } from '../roster/schedule-states.ts';

/** Asks before a schedule is deleted with all that belongs to it; for one that people know, the month is to be typed. */
export default function DeleteScheduleDialog({
  schedule: { id, title, status, year, month },
  onClose,
  onDeleted = onClose,
}: {
  schedule: Pick<Schedule, 'id' | 'title' | 'status' | 'year' | 'month'>;
  onClose: () => void;
  onDeleted?: () => void;
}) {
  const counts = useApiQuery('/api/schedules/{id}/publication-preview', { path: { id } }, { fresh: true });
  const isKnown = status === 'published';
  const name = monthAndYear(year, month);
  const { field, onSubmit, busy } = useApiForm({
    initial: { typed: '' },
    check: ({ typed }) => ({
      typed:
        isKnown && !(typed.trim() !== '' && matches(typed, name) && matches(name, typed))
          ? `Digite: ${name}`
          : undefined,
    }),
    send: () => call('DELETE /api/schedules/{id}', { path: { id } }),
    success: 'Escala excluída com sucesso!',
    onError: tellFailure,
    then: onDeleted,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Excluir escala?"
      description={
        <>
          <p>
            <strong>{title}</strong>. Os questionários com suas respostas e todos os lugares dados também são
            excluídos. Isso não pode ser desfeito.
          </p>
          <p>
            Situação: <strong>{labelOf(SCHEDULE_STATUS_LABELS, status)}</strong>
            {counts.data && `, com ${givenPlaces(counts.data)}`}.
          </p>
          {isKnown && <p>Ela está publicada: os ministros deixam de ver as suas missas.</p>}
        </>
      }
    >
      <Form onSubmit={onSubmit}>
        {isKnown && (
          <TextField
            label="Para excluir, digite o mês"
            required
            hint={`Como está aqui: ${name}`}
            autoComplete="off"
            {...field('typed')}
          />
        )}
        <DialogFoot onClose={onClose}>
          <Button type="submit" look="danger" busy={busy}>
            Excluir escala
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  );
}

const givenPlaces = ({ assignments, ministers }: { assignments: number; ministers: number }): string =>
  assignments === 0 ? 'ninguém escalado' : `${countPeople(ministers)} em ${countPlaces(assignments)}`;

const tellFailure = (): string =>
  toast({
    title: 'Erro',
    description: 'Falha ao excluir escala. Tente novamente.',
    variant: 'destructive',
  });
