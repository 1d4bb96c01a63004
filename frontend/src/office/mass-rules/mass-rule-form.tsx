import { useWatch } from 'react-hook-form';
import type { Words } from '../../api/queries.ts';
import {
  BooleanInput,
  choicesOf,
  DateInput,
  NumberInput,
  RowsInput,
  SelectInput,
  TextInput,
  TimeInput,
} from '../resource/inputs.tsx';
import { FieldGroup, ResourceCreate, ResourceEdit } from '../resource/resource-form.tsx';
import type { Saving } from '../resource/saving.ts';
import { NTHS, REPLACES, WEEKDAYS, WHEN_KINDS, type MassRule } from './mass-rule-model.ts';
import type { Back } from '../../ui/page.tsx';

const back: Back = { to: '/mass-rules', label: 'Voltar ao Cronograma padrão' };
const weekdays = WEEKDAYS.map((label, value) => ({ value, label }));
const nths = Object.entries(NTHS).map(([nth, label]) => ({ value: Number(nth), label }));

const saving = (): Saving => ({
  label: 'Salvar',
  words: 'Vale para as escalas criadas depois. As que já existem ficam como estão.',
});
const saved = (): Words => ({
  title: 'Cronograma salvo',
  description: 'Vale para as escalas criadas depois.',
});

export function MassRuleEdit() {
  return (
    <ResourceEdit<MassRule> title={({ name }) => name} back={back} saving={saving} success={saved}>
      <Inputs />
    </ResourceEdit>
  );
}

export function MassRuleCreate() {
  return (
    <ResourceCreate
      title="Nova missa do cronograma"
      back={back}
      saving={saving}
      success={saved}
      defaults={{
        when: { kind: 'weekday', weekday: 0 },
        times: [{ time: '08:00', requiredMinisters: 10 }],
        replaces: 'none',
        experiencedRequired: 1,
        active: true,
      }}
    >
      <Inputs />
    </ResourceCreate>
  );
}

function Inputs() {
  return (
    <>
      <FieldGroup title="Missa">
        <TextInput source="name" label="Nome da missa" required />
        <TextInput source="location" label="Local" hint="Em branco: o local habitual." />
        <SelectInput
          source="replaces"
          label="O que esta missa substitui"
          choices={choicesOf(REPLACES)}
          required
        />
        <NumberInput
          source="experiencedRequired"
          label="Ministros experientes em cada missa"
          min={0}
          max={50}
        />
        <BooleanInput source="active" label="Em uso" />
      </FieldGroup>
      <FieldGroup title="Dias">
        <SelectInput source="when.kind" label="Quando" choices={choicesOf(WHEN_KINDS)} required />
        <WhenInputs />
      </FieldGroup>
      <TimesInput source="times" label="Horários" />
      <TimesInput source="holidayTimes" label="Horários nos feriados" hint="Em branco: os mesmos." />
      <TimesInput source="sundayTimes" label="Horários quando cai no domingo" hint="Em branco: os mesmos." />
    </>
  );
}

function WhenInputs() {
  const kind = useWatch<{ when: MassRule['when'] }, 'when.kind'>({ name: 'when.kind' });
  const weekday = <SelectInput source="when.weekday" label="Dia da semana" choices={weekdays} required />;
  switch (kind) {
    case 'weekday':
      return weekday;
    case 'nth-weekday':
      return (
        <>
          <SelectInput source="when.nth" label="Qual do mês" choices={nths} required />
          {weekday}
        </>
      );
    case 'day-of-month':
      return <NumberInput source="when.day" label="Dia do mês" min={1} max={31} required />;
    default:
      return (
        <>
          <DateInput source="when.from" label="De" required />
          <DateInput source="when.to" label="Até" required />
        </>
      );
  }
}

function TimesInput({ source, label, hint }: { source: string; label: string; hint?: string }) {
  return (
    <RowsInput
      source={source}
      label={label}
      {...(hint ? { hint } : {})}
      add="Incluir horário"
      blank={{ time: '', requiredMinisters: null }}
    >
      {(at) => (
        <>
          <TimeInput source={`${at}.time`} label="Hora" required />
          <NumberInput source={`${at}.requiredMinisters`} label="Ministros" min={1} max={200} required />
        </>
      )}
    </RowsInput>
  );
}
