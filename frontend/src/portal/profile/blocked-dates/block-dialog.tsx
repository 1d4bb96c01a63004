import { useState, type FormEvent } from 'react';
import { call } from '../../../api/client.ts';
import { ApiError } from '../../../api/http.ts';
import { useApiMutation } from '../../../api/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Form, FormActions, TextField } from '../../../ui/field.tsx';
import { daysBetween, problemsWith } from './blocked-dates-model.ts';

/** Blocks a day, or all days from one to another. Days that are blocked already stay so. */
export function BlockDialog({
  ministerId,
  today,
  onClose,
}: {
  ministerId: number;
  today: string | undefined;
  onClose: () => void;
}) {
  const [form, setForm] = useState({ date: '', until: '', reason: '' });
  const [problems, setProblems] = useState<ReturnType<typeof problemsWith>>({});
  const days = daysBetweenOrNone(form);
  const block = useApiMutation({
    run: async () => {
      for (const date of days) await blockDay(ministerId, date, form.reason.trim() || null);
    },
    success: days.length === 1 ? 'Dia bloqueado' : `${days.length} dias bloqueados`,
    failure: 'Erro ao bloquear os dias',
    then: onClose,
  });
  const errors = block.error?.fields ?? {};

  function change(part: Partial<typeof form>): void {
    setForm({ ...form, ...part });
    setProblems({});
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const found = problemsWith(form.date, form.until);
    setProblems(found);
    if (Object.keys(found).length === 0) block.mutate();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Quando você não pode servir?"
      description="Para um dia só, preencha apenas o primeiro campo."
    >
      <Form onSubmit={submit}>
        <TextField
          type="date"
          label="Dia"
          min={today}
          value={form.date}
          onChange={({ target }) => change({ date: target.value })}
          error={problems.date ?? errors.date}
          required
        />
        <TextField
          type="date"
          label="Até (opcional)"
          min={form.date || today}
          value={form.until}
          onChange={({ target }) => change({ until: target.value })}
          error={problems.until}
        />
        <TextField
          label="Motivo (opcional)"
          placeholder="Viagem"
          maxLength={200}
          value={form.reason}
          onChange={({ target }) => change({ reason: target.value })}
          error={errors.reason}
        />
        <FormActions>
          <Button onClick={onClose}>Cancelar</Button>
          <Button type="submit" look="primary" busy={block.isPending}>
            {days.length > 1 ? `Bloquear ${days.length} dias` : 'Bloquear dia'}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}

const daysBetweenOrNone = ({ date, until }: { date: string; until: string }): string[] =>
  Object.keys(problemsWith(date, until)).length === 0 ? daysBetween(date, until) : [];

/** A day that is blocked already is what was wanted. */
async function blockDay(id: number, date: string, reason: string | null): Promise<void> {
  try {
    await call('POST /api/ministers/{id}/blocked-dates', { path: { id }, body: { date, reason } });
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 409)) throw error;
  }
}
