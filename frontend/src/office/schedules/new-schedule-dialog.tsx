import { call, type Answer } from '../../api/client.ts';
import { messageOf } from '../../api/http.ts';
import { useApiForm } from '../../api/use-api-form.ts';
import { useApiQuery } from '../../api/queries.ts';
import { MONTHS, monthAndYear } from '../../lib/dates.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Dialog, DialogFoot } from '../../ui/dialog.tsx';
import { Form, SelectField, TextAreaField, TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Loading } from '../../ui/spinner.tsx';
import { toast } from '../../api/toasts.ts';
import { monthlyOf, nextFreeMonth, typeLabel } from './schedule-list-model.ts';
import type { Schedule } from '../roster/schedule-states.ts';
import styles from '../parts/dialogs.module.css';

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

interface Props {
  /** From here on the first month that has no schedule yet is proposed. */
  from: { year: number; month: number };
  years: readonly number[];
  onClose: () => void;
  onCreated: (schedule: Created) => void;
}

/** A new schedule, named after its month until another title is typed; the server fills it with its masses. */
export function NewScheduleDialog(props: Props) {
  const schedules = useApiQuery('/api/schedules', { query: {} }, { fresh: true });
  const known = schedules.isFetchedAfterMount || schedules.isError;
  return (
    <Dialog
      open
      onClose={props.onClose}
      title="Nova Escala"
      description="As missas são criadas a partir do cronograma padrão; depois você pode mudá-las."
    >
      {known ? <NewSchedule {...props} schedules={schedules.data ?? []} /> : <Loading />}
    </Dialog>
  );
}

function NewSchedule({
  from,
  years,
  schedules,
  onClose,
  onCreated,
}: Props & { schedules: readonly Schedule[] }) {
  const proposed = nextFreeMonth(schedules, from);
  const { field, error, values, set, onSubmit, busy, failure } = useApiForm<Values, Created>({
    initial: { title: null, description: '', type: 'mensal', ...proposed, startDate: '' },
    send: (given) => call('POST /api/schedules', { body: bodyOf({ ...given, title: titleOf(given) }) }),
    success: 'Escala criada com sucesso!',
    onError: tellFailure,
    then: (created) => {
      onClose();
      onCreated(created);
    },
  });
  const existing = values.type === 'mensal' ? monthlyOf(schedules, values) : undefined;
  return (
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
      {existing && (
        <Notice
          tone="warning"
          title={`Já existe, ${EXISTS[existing.status]}. Abrir?`}
          actions={
            <ButtonLink to={`/schedules/${existing.id}`}>
              Abrir<span className="visually-hidden"> {existing.title}</span>
            </ButtonLink>
          }
        />
      )}
      {values.type === 'semanal' && (
        <DateField
          label="Um dia da semana desejada"
          hint="A escala vai de domingo a sábado. Sem escolha: a semana de hoje, ou a primeira do mês."
          value={values.startDate}
          onChange={(startDate) => set({ startDate })}
          error={error('startDate')}
        />
      )}
      {failure && Object.keys(failure.fields).length === 0 && (
        <p role="alert" className={styles.problem}>
          {messageOf(failure)}
        </p>
      )}
      <DialogFoot onClose={onClose}>
        <Button type="submit" look="primary" busy={busy}>
          {busy ? 'Criando...' : 'Criar escala'}
        </Button>
      </DialogFoot>
    </Form>
  );
}

const EXISTS: Record<Schedule['status'], string> = {
  draft: 'em rascunho',
  planning: 'em planejamento',
  active: 'ativa',
  published: 'publicada',
  completed: 'concluída',
  archived: 'arquivada',
};

const titleOf = ({ title, year, month }: Values): string => title ?? `Escala de ${monthAndYear(year, month)}`;

function bodyOf({ type, startDate, ...values }: Values & { title: string }) {
  return { ...values, type, ...(type === 'semanal' && startDate !== '' ? { startDate } : {}) };
}

const tellFailure = (): string =>
  toast({ title: 'Erro', description: 'Falha ao criar escala. Tente novamente.', variant: 'destructive' });
