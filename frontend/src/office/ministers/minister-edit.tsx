import {
  BooleanInput,
  CheckboxGroupInput,
  DateInput,
  NumberInput,
  required,
  SelectInput,
  TextInput,
} from 'react-admin';
import { useApiQuery } from '../../api/queries.ts';
import { EXPERIENCE_LABELS } from '../../lib/labels.ts';
import { formatPhone } from '../../lib/phone.ts';
import { choicesOf, OptionalDate } from '../resource/inputs.tsx';
import { ResourceEdit } from '../resource/resource-form.tsx';
import type { Minister } from './minister-list.tsx';

/** What the coordination may change of a minister; photo and family are each person's own. */
export function MinisterEdit() {
  const { data: options = [] } = useApiQuery('/api/availability-options');
  return (
    <ResourceEdit<Minister>
      title={({ scheduleName }) => scheduleName}
      back={{ to: '/ministers', label: 'Ministros' }}
      removable={false}
    >
      <TextInput source="fullName" label="Nome completo" validate={required()} />
      <TextInput source="scheduleName" label="Nome na escala" validate={required()} />
      <TextInput source="phone" label="Telefone" type="tel" validate={required()} parse={formatPhone} />
      <DateInput source="birthDate" label="Data de nascimento" validate={required()} />
      <SelectInput
        source="experience"
        label="Experiência"
        choices={choicesOf(EXPERIENCE_LABELS)}
        validate={required()}
      />
      <CheckboxGroupInput
        source="availability"
        label="Disponibilidade"
        choices={options}
        optionValue="value"
        optionText="label"
        row={false}
      />
      <NumberInput
        source="maxDutiesPerMonth"
        label="Máximo de missas por mês"
        helperText="Vazio: o máximo habitual da paróquia"
        min={0}
        max={31}
      />
      <OptionalDate
        source="mandateUntil"
        label="Mandato até"
        helperText="Depois deste dia a pessoa deixa de ser escalada. Vazio: sem prazo"
      />
      <OptionalDate source="baptismDate" label="Batismo" />
      <OptionalDate source="confirmationDate" label="Crisma" />
      <OptionalDate source="marriageDate" label="Matrimônio" />
      <BooleanInput source="sharesPhone" label="Quem serve na mesma missa pode ver o telefone" />
      <BooleanInput source="sharesEmail" label="Quem serve na mesma missa pode ver o e-mail" />
      <BooleanInput source="isActive" label="Ativo: pode ser escalado" />
    </ResourceEdit>
  );
}
