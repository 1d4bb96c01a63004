import { useState, type FormEvent } from 'react';
import { call, type Answer } from '../../api/client.ts';
import { messageOf } from '../../api/http.ts';
import { useApiMutation } from '../../api/queries.ts';
import { MONTHS, monthAndYear } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, FormActions, SelectField, TextAreaField, TextField } from '../../ui/field.tsx';
import { toast } from '../../ui/toast/toasts.ts';
import { typeLabel } from './schedule-list-model.ts';
import styles from './dialogs.module.css';

type Created = Answer<'POST /api/schedules'>;

const TYPES = ['mensal', 'semanal'] as const;

/** A new schedule, named after its month until another title is typed; the server fills it with its masses. */
export function NewScheduleDialog({
  proposed,
  years,
  onClose,
  onCreated,
}: {
  proposed: { year: number; month: number };
  years: readonly number[];
  onClose: () => void;
  onCreated: (schedule: Created) => void;
}) {
  const [values, setValues] = useState({
    title: null as string | null,
    description: '',
    type: 'mensal' as (typeof TYPES)[number],
    ...proposed,
    startDate: '',
  });
  const title = values.title ?? `Escala de ${monthAndYear(values.year, values.month)}`;
  const set = (change: Partial<typeof values>): void => setValues({ ...values, ...change });
  const { mutate, isPending, error } = useApiMutation<void, Created>({
    run: () => call('POST /api/schedules', { body: bodyOf({ ...values, title }) }),
    success: 'Escala criada com sucesso!',
    then: (created) => {
      onCreated(created);
      onClose();
    },
  });
  const errors = error?.fields ?? {};

  function create(event: FormEvent): void {
    event.preventDefault();
    mutate(undefined, { onError: tellFailure });
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Nova Escala"
      description="As missas são criadas a partir do cronograma padrão; depois você pode mudá-las."
    >
      <Form onSubmit={create}>
        <TextField
          label="Título"
          value={title}
          onChange={({ target }) => set({ title: target.value })}
          maxLength={120}
          required
          error={errors.title}
        />
        <TextAreaField
          label="Descrição"
          value={values.description}
          onChange={({ target }) => set({ description: target.value })}
          rows={3}
          maxLength={2000}
          error={errors.description}
        />
        <SelectField
          label="Tipo"
          value={values.type}
          onChange={({ target }) => set({ type: target.value as typeof values.type })}
          options={TYPES.map((type) => ({ value: type, label: typeLabel(type) }))}
          error={errors.type}
        />
        <div className={styles.pair}>
          <SelectField
            label="Ano"
            value={values.year}
            onChange={({ target }) => set({ year: Number(target.value) })}
            options={years.map((year) => ({ value: year, label: String(year) }))}
            error={errors.year}
          />
          <SelectField
            label="Mês"
            value={values.month}
            onChange={({ target }) => set({ month: Number(target.value) })}
            options={MONTHS.map((label, index) => ({ value: index + 1, label }))}
            error={errors.month}
          />
        </div>
        {values.type === 'semanal' && (
          <TextField
            label="Um dia da semana desejada"
            type="date"
            value={values.startDate}
            onChange={({ target }) => set({ startDate: target.value })}
            hint="A escala vai de domingo a sábado. Sem escolha: a semana de hoje, ou a primeira do mês."
            error={errors.startDate}
          />
        )}
        {error && Object.keys(errors).length === 0 && (
          <p role="alert" className={styles.problem}>
            {messageOf(error)}
          </p>
        )}
        <FormActions>
          <Button onClick={onClose}>Cancelar</Button>
          <Button type="submit" look="primary" busy={isPending}>
            {isPending ? 'Criando...' : 'Criar escala'}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}

function bodyOf({
  type,
  startDate,
  ...values
}: {
  title: string;
  description: string;
  type: (typeof TYPES)[number];
  year: number;
  month: number;
  startDate: string;
}) {
  return { ...values, type, ...(type === 'semanal' && startDate !== '' ? { startDate } : {}) };
}

const tellFailure = (): string =>
  toast({ title: 'Erro', description: 'Falha ao criar escala. Tente novamente.', variant: 'destructive' });
