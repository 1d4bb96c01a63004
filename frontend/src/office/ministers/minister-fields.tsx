import { BooleanInput, CheckboxGroupInput, NumberInput, required, SelectInput, TextInput } from 'react-admin';
import { useApiQuery } from '../../api/queries.ts';
import { EXPERIENCE_LABELS } from '../../lib/labels.ts';
import { formatPhone } from '../../lib/phone.ts';
import { choicesOf, OptionalDate } from '../resource/inputs.tsx';

/** What the coordination may say of a minister; photo and family are each person's own. */
export function MinisterFields() {
  const { data: options = [] } = useApiQuery('/api/availability-options');
  return (
    <>
      <TextInput source="fullName" label="Nome completo" validate={required()} />
      <TextInput source="scheduleName" label="Nome na escala" helperText="Vazio: feito do nome completo" />
      <TextInput
        source="phone"
        label="Telefone"
        type="tel"
        parse={(text: string) => formatPhone(text) || null}
      />
      <OptionalDate source="birthDate" label="Data de nascimento" />
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
      <TextInput source="guardianName" label="Responsável, de quem é menor de 18 anos" />
      <TextInput source="guardianContact" label="Contato do responsável" />
      <BooleanInput source="sharesPhone" label="Quem serve na mesma missa pode ver o telefone" />
      <BooleanInput source="sharesEmail" label="Quem serve na mesma missa pode ver o e-mail" />
      <BooleanInput source="isActive" label="Ativo: pode ser escalado" />
    </>
  );
}
