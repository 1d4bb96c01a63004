import type { Answer } from '../../api/client.ts';
import { dateTimeOf } from '../../lib/dates.ts';
import { Badge } from '../../ui/badge.tsx';
import type { Column } from '../resource/column.ts';
import { BooleanInput, LongText, searchInput, TextInput, YesNoFilter } from '../resource/inputs.tsx';
import { ResourceCreate, ResourceEdit } from '../resource/resource-form.tsx';
import { ResourceList } from '../resource/resource-list.tsx';
import type { Back } from '../../ui/page.tsx';

type Post = Answer<'GET /api/community-posts/{id}'>;

const back: Back = { to: '/community-posts', label: 'Voltar ao Mural' };

const columns: [Column<Post>, ...Column<Post>[]] = [
  { label: 'Título', sort: 'title', text: ({ title }) => title },
  { label: 'Autor', text: ({ authorName }) => authorName },
  { label: 'Publicada em', sort: 'publishedAt', text: ({ publishedAt }) => dateTimeOf(publishedAt) },
  {
    label: 'Fixada',
    sort: 'pinned',
    badge: true,
    text: ({ pinned }) => (pinned ? 'Sim' : ''),
    show: ({ pinned }) => pinned && <Badge tone="warning">Fixada</Badge>,
  },
];

/** The community's notice board. */
export function CommunityPostList() {
  return (
    <ResourceList
      title="Mural"
      subtitle="Aparece na aba Comunidade do Centro de Mensagens"
      columns={columns}
      sort={{ field: 'publishedAt', order: 'DESC' }}
      filters={[searchInput('Buscar no mural'), <YesNoFilter key="pinned" source="pinned" label="Fixada" />]}
      opens="edit"
      create="Nova publicação"
      empty="O mural está vazio."
    />
  );
}

export function CommunityPostEdit() {
  return (
    <ResourceEdit<Post>
      title={({ title }) => title}
      back={back}
      saving={() => ({ label: 'Salvar', words: 'O que você mudar, todos veem na hora no mural.' })}
      success={() => ({ title: 'Salvo com sucesso', description: 'Todos já veem no mural.' })}
    >
      <Inputs />
    </ResourceEdit>
  );
}

export function CommunityPostCreate() {
  return (
    <ResourceCreate
      title="Nova publicação"
      back={back}
      saving={() => ({ label: 'Publicar', words: 'Todos a veem na hora no mural do Centro de Mensagens.' })}
      success={() => ({ title: 'Publicado no mural', description: 'Todos já veem no Centro de Mensagens.' })}
    >
      <Inputs />
    </ResourceCreate>
  );
}

function Inputs() {
  return (
    <>
      <TextInput source="title" label="Título" required />
      <LongText source="body" label="Texto" required rows={6} />
      <BooleanInput source="pinned" label="Fixar no alto do mural" />
    </>
  );
}
