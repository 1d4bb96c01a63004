import { call, type Answer } from '../../api/client.ts';
import { messageOf } from '../../api/http.ts';
import { useApiForm } from '../../api/use-api-form.ts';
import { MONTHS, monthAndYear } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, FormActions, SelectField, TextAreaField, TextField } from '../../ui/field.tsx';
import { toast } from '../../ui/toast/toasts.ts';
import { typeLabel } from './schedule-list-model.ts';
import styles from './dialogs.module.css';

type Created = Answer<'POST /api/schedules'>;

const TYPES = ['mensal', 'semanal'] as const;

interface Values {
  /** null: named after its month. */
  title: string | null;
  description: string;
  type: (typeof TYPES)[number];
  year: number;
  month: number;
  startDate: string;
}

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
  const { field, error, values, set, onSubmit, busy, failure } = useApiForm<Values, Created>({
    initial: { title: null, description: '', type: 'mensal', ...proposed, startDate: '' },
    send: (given) => call('POST /api/schedules', { body: bodyOf({ ...given, title: titleOf(given) }) }),
    success: 'Escala criada com sucesso!',
    onError: tellFailure,
    then: (created) => {
      onCreated(created);
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Nova Escala"
      description="As missas são criadas a partir do cronograma padrão; depois você pode mudá-las."
    >
      <Form onSubmit={onSubmit}>
        <TextField
          label="Título"
          value={titleOf(values)}
          onChange={({ target }) => set({ title: target.value })}
          maxLength={120}
          required
          error={error('title')}
        />
        <TextAreaField label="Descrição" rows={3} maxLength={2000} {...field('description')} />
        <SelectField
          label="Tipo"
          options={TYPES.map((type) => ({ value: type, label: typeLabel(type) }))}
          {...field('type')}
        />
        <div className={styles.pair}>
          <SelectField
            label="Ano"
            value={values.year}
            onChange={({ target }) => set({ year: Number(target.value) })}
            options={years.map((year) => ({ value: year, label: String(year) }))}
            error={error('year')}
          />
          <SelectField
            label="Mês"
            value={values.month}
            onChange={({ target }) => set({ month: Number(target.value) })}
            options={MONTHS.map((label, index) => ({ value: index + 1, label }))}
            error={error('month')}
          />
        </div>
        {values.type === 'semanal' && (
          <TextField
            label="Um dia da semana desejada"
            type="date"
            hint="A escala vai de domingo a sábado. Sem escolha: a semana de hoje, ou a primeira do mês."
            {...field('startDate')}
          />
        )}
        {failure && Object.keys(failure.fields).length === 0 && (
          <p role="alert" className={styles.problem}>
            {messageOf(failure)}
          </p>
        )}
        <FormActions>
          <Button onClick={onClose}>Cancelar</Button>
          <Button type="submit" look="primary" busy={busy}>
            {busy ? 'Criando...' : 'Criar escala'}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}

const titleOf = ({ title, year, month }: Values): string => title ?? `Escala de ${monthAndYear(year, month)}`;

function bodyOf({ type, startDate, ...values }: Values & { title: string }) {
  return { ...values, type, ...(type === 'semanal' && startDate !== '' ? { startDate } : {}) };
}

const tellFailure = (): string =>
  toast({ title: 'Erro', description: 'Falha ao criar escala. Tente novamente.', variant: 'destructive' });
