import { useWatch } from 'react-hook-form';
import { useApiQuery } from '../../api/queries.ts';
import { EXPERIENCE_LABELS } from '../../api/labels.ts';
import { isMinor } from '../../lib/age.ts';
import { formatPhone } from '../../lib/phone.ts';
import { useToday } from '../../shared/parish.tsx';
import {
  BooleanInput,
  ChoicesInput,
  choicesOf,
  DateInput,
  NumberInput,
  SelectInput,
  TextInput,
} from '../resource/inputs.tsx';
import { FieldGroup } from '../resource/resource-form.tsx';

/** What the coordination may say of a minister; photo and family are each person's own. */
export function MinisterFields() {
  const { data: options = [] } = useApiQuery('/api/availability-options');
  return (
    <>
      <FieldGroup title="Nome e contato">
        <TextInput source="fullName" label="Nome completo" required />
        <TextInput source="scheduleName" label="Nome na escala" hint="Em branco: feito do nome completo." />
        <TextInput
          source="phone"
          label="Telefone"
          type="tel"
          parse={(text: string) => formatPhone(text) || null}
        />
        <DateInput source="birthDate" label="Data de nascimento" />
        <GuardianFields />
        <BooleanInput source="sharesPhone" label="Quem serve na mesma missa pode ver o telefone" />
        <BooleanInput source="sharesEmail" label="Quem serve na mesma missa pode ver o e-mail" />
      </FieldGroup>
      <FieldGroup title="Serviço">
        <SelectInput
          source="experience"
          label="Experiência"
          choices={choicesOf(EXPERIENCE_LABELS)}
          required
        />
        <NumberInput
          source="maxDutiesPerMonth"
          label="Máximo de missas por mês"
          hint="Em branco: o máximo habitual da paróquia."
          min={0}
          max={31}
        />
        <DateInput
          source="mandateUntil"
          label="Mandato até"
          hint="Depois deste dia a pessoa deixa de ser escalada. Em branco: sem prazo."
        />
        <BooleanInput
          source="isActive"
          label="Ativo: pode ser escalado"
          hint="Sem a marca, fica fora das próximas escalas. As missas em que já está aparecem aqui e em Coordenação, para dar a outra pessoa."
        />
      </FieldGroup>
      <ChoicesInput source="availability" label="Disponibilidade" choices={options} />
      <FieldGroup title="Sacramentos">
        <DateInput source="baptismDate" label="Batismo" />
        <DateInput source="confirmationDate" label="Crisma" />
        <DateInput source="marriageDate" label="Matrimônio" />
      </FieldGroup>
    </>
  );
}

/** Who answers for somebody under 18; not asked of whom one knows to be older. */
function GuardianFields() {
  const today = useToday();
  const [birthDate, guardian] = useWatch<{ birthDate: string | null; guardianName: string | null }>({
    name: ['birthDate', 'guardianName'],
  });
  if (birthDate && today && !isMinor(birthDate, today.date) && !guardian) return null;
  return (
    <>
      <TextInput source="guardianName" label="Responsável, se menor de 18 anos" />
      <TextInput source="guardianContact" label="Contato do responsável" />
    </>
  );
}
