import { call, type Answer } from '../../api/client.ts';
import { useApiQuery } from '../../api/queries.ts';
import { useApiForm } from '../../api/use-api-form.ts';
import { hour, massMoment } from '../../lib/dates.ts';
import { RULE_KIND_LABELS } from '../../api/labels.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Dialog, DialogFoot } from '../../ui/dialog.tsx';
import { Form, SelectField, TextField } from '../../ui/field.tsx';
import { QueryState, SkeletonCards } from '../../ui/states.tsx';
import { PersonField } from '../parts/person-field.tsx';
import { bodyOf, fieldsOf, massKey, missingIn, valuesOf, type Rule, type RuleValues } from './rule-model.ts';

type Roster = Answer<'GET /api/schedules/{id}/editor'>;
type SavedRule = Answer<'POST /api/ai-schedule/schedules/{id}/rules'>;

const WEEKDAYS = ['Domingos', 'Segundas', 'Terças', 'Quartas', 'Quintas', 'Sextas', 'Sábados'];
const KINDS = Object.entries(RULE_KIND_LABELS).map(([value, label]) => ({ value, label }));

/** A new rule of a schedule, or another one in the place of one that it has. */
export function RuleDialog({
  scheduleId,
  rule,
  onClose,
}: {
  scheduleId: number;
  rule?: Rule;
  onClose: () => void;
}) {
  const roster = useApiQuery('/api/schedules/{id}/editor', { path: { id: scheduleId } });
  return (
    <Dialog
      open
      onClose={onClose}
      title={rule ? `Mudar a regra ${rule.number}` : 'Nova regra'}
      description="Vale em todo cálculo desta escala, até ser retirada."
    >
      <QueryState query={roster} loading={<SkeletonCards lines={1} />}>
        {(data) => <RuleForm roster={data} rule={rule} onClose={onClose} />}
      </QueryState>
    </Dialog>
  );
}

function RuleForm({
  roster: { scheduleId, ministers, masses },
  rule,
  onClose,
}: {
  roster: Roster;
  rule: Rule | undefined;
  onClose: () => void;
}) {
  const { field, error, values, set, onSubmit, busy } = useApiForm<RuleValues, SavedRule>({
    initial: valuesOf(rule),
    check: missingIn,
    send: (given) =>
      rule
        ? call('PUT /api/ai-schedule/rules/{id}', { path: { id: rule.id }, body: bodyOf(given) })
        : call('POST /api/ai-schedule/schedules/{id}/rules', {
            path: { id: scheduleId },
            body: bodyOf(given),
          }),
    success: ({ text, replaced, notes }) => ({
      title: rule ? 'Regra mudada' : 'Regra acrescentada',
      description: [`${text}.`, ...replaced.map((old) => `Substitui: ${old}.`), ...notes].join(' '),
    }),
    failure: 'A regra não foi guardada',
    then: onClose,
  });
  const fields = fieldsOf(values.kind);
  const personOf = (name: 'ministerId' | 'otherId') => ({
    value: values[name] === '' ? null : Number(values[name]),
    onChange: (id: number | null) => set({ [name]: id === null ? '' : String(id) }),
    error: error(name),
  });
  const times = [...new Set(masses.map(({ time }) => time))].sort();

  return (
    <Form onSubmit={onSubmit}>
      <SelectField label="Regra" options={KINDS} {...field('kind')} />
      {fields.includes('ministerId') && (
        <PersonField label="Pessoa" people={ministers} {...personOf('ministerId')} />
      )}
      {fields.includes('otherId') && (
        <PersonField label="Outra pessoa" people={ministers} {...personOf('otherId')} />
      )}
      {fields.includes('mass') && (
        <SelectField
          label="Missa"
          placeholder="Escolha"
          required
          options={masses.map((mass) => ({ value: massKey(mass), label: massMoment(mass) }))}
          {...field('mass')}
        />
      )}
      {fields.includes('weekday') && (
        <>
          <SelectField
            label="Em que dias"
            placeholder="Em qualquer dia"
            options={WEEKDAYS.map((label, value) => ({ value, label }))}
            {...field('weekday')}
          />
          <SelectField
            label="Em que horário"
            placeholder="Em qualquer horário"
            options={times.map((time) => ({ value: time, label: hour(time) }))}
            {...field('time')}
          />
          <DateField
            label="A partir de"
            hint="Em branco: desde o começo."
            value={values.from}
            onChange={(from) => set({ from })}
            error={error('from')}
          />
          <DateField
            label="Até"
            hint="Em branco: até o fim."
            value={values.until}
            onChange={(until) => set({ until })}
            error={error('until')}
          />
        </>
      )}
      {fields.includes('count') && (
        <TextField
          label={values.kind === 'required' ? 'Quantos ministros' : 'No máximo quantas missas'}
          type="number"
          inputMode="numeric"
          required
          min={0}
          max={99}
          {...field('count')}
        />
      )}
      <DialogFoot onClose={onClose}>
        <Button type="submit" look="primary" busy={busy}>
          {rule ? 'Guardar regra' : 'Acrescentar regra'}
        </Button>
      </DialogFoot>
    </Form>
  );
}
