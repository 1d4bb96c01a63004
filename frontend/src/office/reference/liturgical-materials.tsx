import type { Answer } from '../../api/client.ts';
import type { Column } from '../resource/column.ts';
import { LongText, NumberInput, searchInput, TextInput } from '../resource/inputs.tsx';
import { ResourceCreate, ResourceEdit } from '../resource/resource-form.tsx';
import { savedInTraining, seenInTraining } from '../resource/saving.ts';
import { ResourceList } from '../resource/resource-list.tsx';
import type { Back } from '../../ui/page.tsx';

type Material = Answer<'GET /api/liturgical-materials/{id}'>;

const back: Back = { to: '/liturgical-materials', label: 'Voltar aos Materiais litúrgicos' };

const columns: [Column<Material>, ...Column<Material>[]] = [
  { label: 'Nome', sort: 'name', text: ({ name }) => name },
  { label: 'Descrição', text: ({ description }) => description },
  { label: 'Função', text: (material) => material.function },
];

/** Vessels, linens and books, as ministers read of them under Formação Contínua. */
export function MaterialList() {
  return (
    <ResourceList
      title="Materiais litúrgicos"
      subtitle="Aparecem na aba Materiais Litúrgicos da Formação Contínua"
      columns={columns}
      sort={{ field: 'position', order: 'ASC' }}
      filters={[searchInput('Buscar material')]}
      opens="edit"
      create="Novo material"
      empty="Nenhum material ainda."
    />
  );
}

export function MaterialEdit() {
  return (
    <ResourceEdit<Material>
      saving={seenInTraining}
      success={savedInTraining}
      title={({ name }) => name}
      back={back}
    >
      <Inputs />
      <NumberInput source="position" label="Ordem na lista" hint="O menor número vem primeiro." min={0} />
    </ResourceEdit>
  );
}

export function MaterialCreate() {
  return (
    <ResourceCreate saving={seenInTraining} success={savedInTraining} title="Novo material" back={back}>
      <Inputs />
    </ResourceCreate>
  );
}

function Inputs() {
  return (
    <>
      <TextInput source="name" label="Nome" required />
      <LongText source="description" label="Descrição" required />
      <LongText source="function" label="Função" required />
      <LongText source="care" label="Cuidados" required />
    </>
  );
}
