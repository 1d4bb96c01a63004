import {
  ArrayInput,
  BooleanInput,
  DateInput,
  FormDataConsumer,
  NumberInput,
  required,
  SelectInput,
  SimpleFormIterator,
  TextInput,
} from 'react-admin';
import { choicesOf } from '../resource/inputs.tsx';
import { ResourceCreate, ResourceEdit } from '../resource/resource-form.tsx';
import { NTHS, REPLACES, WEEKDAYS, WHEN_KINDS, type MassRule } from './mass-rule-model.ts';

const back = { to: '/mass-rules', label: 'Cronograma padrão' };
const weekdays = WEEKDAYS.map((name, id) => ({ id, name }));
const nths = Object.entries(NTHS).map(([id, name]) => ({ id: Number(id), name }));

export function MassRuleEdit() {
  return (
    <ResourceEdit<MassRule> title={({ name }) => name} back={back}>
      <Inputs />
    </ResourceEdit>
  );
}

export function MassRuleCreate() {
  return (
    <ResourceCreate
      title="Nova missa do cronograma"
      back={back}
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
      <TextInput source="name" label="Nome da missa" validate={required()} />
      <SelectInput source="when.kind" label="Quando" choices={choicesOf(WHEN_KINDS)} validate={required()} />
      <FormDataConsumer<{ when?: MassRule['when'] }>>
        {({ formData }) => <WhenInputs kind={formData.when?.kind} />}
      </FormDataConsumer>
      <TimesInput source="times" label="Horários" />
      <TimesInput source="holidayTimes" label="Horários nos feriados (vazio: os mesmos)" />
      <TimesInput source="sundayTimes" label="Horários quando cai no domingo (vazio: os mesmos)" />
      <SelectInput
        source="replaces"
        label="O que esta missa substitui"
        choices={choicesOf(REPLACES)}
        validate={required()}
      />
      <NumberInput
        source="experiencedRequired"
        label="Ministros experientes em cada missa"
        min={0}
        max={50}
      />
      <TextInput
        source="location"
        label="Local"
        helperText="Vazio: o local habitual"
        parse={(text: string) => text || null}
      />
      <BooleanInput source="active" label="Em uso" />
    </>
  );
}

function WhenInputs({ kind }: { kind: string | undefined }) {
  const weekday = (
    <SelectInput source="when.weekday" label="Dia da semana" choices={weekdays} validate={required()} />
  );
  switch (kind) {
    case 'weekday':
      return weekday;
    case 'nth-weekday':
      return (
        <>
          <SelectInput source="when.nth" label="Qual do mês" choices={nths} validate={required()} />
          {weekday}
        </>
      );
    case 'day-of-month':
      return <NumberInput source="when.day" label="Dia do mês" min={1} max={31} validate={required()} />;
    default:
      return (
        <>
          <DateInput source="when.from" label="De" validate={required()} />
          <DateInput source="when.to" label="Até" validate={required()} />
        </>
      );
  }
}

function TimesInput({ source, label }: { source: string; label: string }) {
  return (
    <ArrayInput source={source} label={label}>
      <SimpleFormIterator inline disableReordering>
        <TextInput source="time" label="Hora" type="time" validate={required()} helperText={false} />
        <NumberInput
          source="requiredMinisters"
          label="Ministros"
          min={1}
          max={200}
          validate={required()}
          helperText={false}
        />
      </SimpleFormIterator>
    </ArrayInput>
  );
}
