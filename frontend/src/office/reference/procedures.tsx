import type { Answer } from '../../api/client.ts';
import type { Column } from '../resource/column.ts';
import { LongText, NumberInput, searchInput, TextInput } from '../resource/inputs.tsx';
import { ResourceCreate, ResourceEdit } from '../resource/resource-form.tsx';
import { savedInTraining, seenInTraining } from '../resource/saving.ts';
import { ResourceList } from '../resource/resource-list.tsx';
import type { Back } from '../../ui/page.tsx';

type Procedure = Answer<'GET /api/procedures/{id}'>;

const back: Back = { to: '/procedures', label: 'Voltar aos Procedimentos' };

const columns: [Column<Procedure>, ...Column<Procedure>[]] = [
  { label: 'Procedimento', sort: 'title', text: ({ title }) => title },
  { label: 'Descrição', text: ({ description }) => description },
  { label: 'Passos', text: ({ steps }) => String(steps.length), number: true },
];

/** Steps are typed one in each line; empty lines are none. */
const withoutEmptySteps = ({ steps, ...rest }: { steps?: string[] }) => ({
  ...rest,
  steps: steps?.map((step) => step.trim()).filter(Boolean),
});

/** What ministers do, step by step. */
export function ProcedureList() {
  return (
    <ResourceList
      title="Procedimentos"
      subtitle="Aparecem na aba Procedimentos da Formação Contínua"
      columns={columns}
      sort={{ field: 'position', order: 'ASC' }}
      filters={[searchInput('Buscar procedimento')]}
      opens="edit"
      create="Novo procedimento"
      empty="Nenhum procedimento ainda."
    />
  );
}

export function ProcedureEdit() {
  return (
    <ResourceEdit<Procedure>
      saving={seenInTraining}
      success={savedInTraining}
      title={({ title }) => title}
      back={back}
      transform={withoutEmptySteps}
    >
      <Inputs />
      <NumberInput source="position" label="Ordem na lista" hint="O menor número vem primeiro." min={0} />
    </ResourceEdit>
  );
}

export function ProcedureCreate() {
  return (
    <ResourceCreate
      saving={seenInTraining}
      success={savedInTraining}
      title="Novo procedimento"
      back={back}
      transform={withoutEmptySteps}
    >
      <Inputs />
    </ResourceCreate>
  );
}

function Inputs() {
  return (
    <>
      <TextInput source="title" label="Título" required />
      <LongText source="description" label="Descrição" required />
      <LongText
        source="steps"
        label="Passos"
        hint="Um passo em cada linha."
        required
        rows={8}
        format={(steps: string[] | undefined) => steps?.join('\n') ?? ''}
        parse={(text: string) => text.split('\n')}
      />
    </>
  );
}
