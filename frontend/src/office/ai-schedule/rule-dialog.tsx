import { useState, type FormEvent } from 'react';
import { call, type Answer } from '../../api/client.ts';
import { useApiMutation, useApiQuery } from '../../api/queries.ts';
import { hour } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, FormActions, SelectField, TextField } from '../../ui/field.tsx';
import { QueryState, SkeletonCards } from '../../ui/states.tsx';
import {
  bodyOf,
  fieldsOf,
  KIND_LABELS,
  massKey,
  massLabel,
  missingIn,
  valuesOf,
  type Rule,
  type RuleField,
  type RuleKind,
} from './rule-model.ts';

type Roster = Answer<'GET /api/schedules/{id}/editor'>;

const WEEKDAYS = ['Domingos', 'Segundas', 'Terças', 'Quartas', 'Quintas', 'Sextas', 'Sábados'];
const KINDS = Object.entries(KIND_LABELS).map(([value, label]) => ({ value, label }));

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
  const [values, setValues] = useState(() => valuesOf(rule));
  const [sent, setSent] = useState(false);
  const { mutate, isPending, error } = useApiMutation({
    run: () =>
      rule
        ? call('PUT /api/ai-schedule/rules/{id}', { path: { id: rule.id }, body: bodyOf(values) })
        : call('POST /api/ai-schedule/schedules/{id}/rules', {
            path: { id: scheduleId },
            body: bodyOf(values),
          }),
    success: ({ text, replaced, notes }) => ({
      title: rule ? 'Regra mudada' : 'Regra acrescentada',
      description: [`${text}.`, ...replaced.map((old) => `Substitui: ${old}.`), ...notes].join(' '),
    }),
    failure: 'A regra não foi guardada',
    then: onClose,
  });
  const missing = missingIn(values);
  const fields = fieldsOf(values.kind);
  const wiring = (name: RuleField) => ({
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => setValues({ ...values, [name]: target.value }),
    error: (sent ? missing[name] : undefined) ?? error?.fields[name],
  });
  const people = ministers.map(({ id, name }) => ({ value: id, label: name }));
  const times = [...new Set(masses.map(({ time }) => time))].sort();

  function save(event: FormEvent): void {
    event.preventDefault();
    setSent(true);
    if (Object.keys(missing).length === 0) mutate();
  }

  return (
    <Form onSubmit={save}>
      <SelectField
        label="Regra"
        options={KINDS}
        value={values.kind}
        onChange={({ target }) => setValues({ ...values, kind: target.value as RuleKind })}
      />
      {fields.includes('ministerId') && (
        <SelectField label="Pessoa" placeholder="Escolha" options={people} {...wiring('ministerId')} />
      )}
      {fields.includes('otherId') && (
        <SelectField label="Outra pessoa" placeholder="Escolha" options={people} {...wiring('otherId')} />
      )}
      {fields.includes('mass') && (
        <SelectField
          label="Missa"
          placeholder="Escolha"
          options={masses.map((mass) => ({ value: massKey(mass), label: massLabel(mass) }))}
          {...wiring('mass')}
        />
      )}
      {fields.includes('weekday') && (
        <>
          <SelectField
            label="Em que dias"
            placeholder="Em qualquer dia"
            options={WEEKDAYS.map((label, value) => ({ value, label }))}
            {...wiring('weekday')}
          />
          <SelectField
            label="Em que horário"
            placeholder="Em qualquer horário"
            options={times.map((time) => ({ value: time, label: hour(time) }))}
            {...wiring('time')}
          />
          <TextField label="A partir de" type="date" hint="Em branco: desde o começo." {...wiring('from')} />
          <TextField label="Até" type="date" hint="Em branco: até o fim." {...wiring('until')} />
        </>
      )}
      {fields.includes('count') && (
        <TextField
          label={values.kind === 'required' ? 'Quantos ministros' : 'No máximo quantas missas'}
          type="number"
          inputMode="numeric"
          min={0}
          max={99}
          {...wiring('count')}
        />
      )}
      <FormActions>
        <Button onClick={onClose}>Cancelar</Button>
        <Button type="submit" look="primary" busy={isPending}>
          {rule ? 'Guardar regra' : 'Acrescentar regra'}
        </Button>
      </FormActions>
    </Form>
  );
}
