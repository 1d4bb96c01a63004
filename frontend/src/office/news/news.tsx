import type { Answer } from '../../api/client.ts';
import { dateTimeOf } from '../../lib/dates.ts';
import { labelOf, PRIORITY_LABELS } from '../../api/labels.ts';
import { Badge } from '../../ui/badge.tsx';
import type { Column } from '../resource/column.ts';
import {
  ChoiceFilter,
  choicesOf,
  LongText,
  MomentInput,
  searchInput,
  SelectInput,
  TextInput,
} from '../resource/inputs.tsx';
import { ResourceCreate, ResourceEdit } from '../resource/resource-form.tsx';
import { ResourceList } from '../resource/resource-list.tsx';
import type { Back } from '../../ui/page.tsx';
import { savedWords, savingOf } from './news-model.ts';

type News = Answer<'GET /api/news/{id}'>;

const back: Back = { to: '/news', label: 'Voltar às Notícias' };

const columns: [Column<News>, ...Column<News>[]] = [
  { label: 'Título', sort: 'title', text: ({ title }) => title },
  { label: 'Resumo', text: ({ summary }) => summary },
  { label: 'Prioridade', sort: 'priority', text: ({ priority }) => labelOf(PRIORITY_LABELS, priority) },
  { label: 'Autor', text: ({ authorName }) => authorName ?? '', wide: true },
  {
    label: 'Publicada em',
    sort: 'publishedAt',
    text: ({ publishedAt }) => (publishedAt ? dateTimeOf(publishedAt) : 'Rascunho'),
    show: ({ publishedAt }) =>
      publishedAt ? dateTimeOf(publishedAt) : <Badge tone="warning">Rascunho</Badge>,
    unbroken: true,
  },
];

/** What the parish tells its ministers. */
export function NewsList() {
  return (
    <ResourceList
      title="Notícias"
      subtitle="Aparecem na página inicial e no Centro de Mensagens de todos"
      columns={columns}
      sort={{ field: 'createdAt', order: 'DESC' }}
      filters={[
        searchInput('Buscar notícia'),
        <ChoiceFilter
          key="priority"
          source="priority"
          label="Prioridade"
          choices={choicesOf(PRIORITY_LABELS)}
        />,
      ]}
      opens="edit"
      create="Nova notícia"
      empty="Nenhuma notícia ainda."
    />
  );
}

export function NewsEdit() {
  return (
    <ResourceEdit<News> title={({ title }) => title} back={back} saving={savingNow} success={savedNow}>
      <Inputs />
    </ResourceEdit>
  );
}

export function NewsCreate() {
  return (
    <ResourceCreate<News>
      title="Nova notícia"
      back={back}
      saving={savingNow}
      success={savedNow}
      defaults={{ priority: 'medium', publishedAt: new Date().toISOString() }}
    >
      <Inputs />
    </ResourceCreate>
  );
}

const savingNow = (typed: Partial<News>, before?: News) =>
  savingOf(typed.publishedAt ?? null, before?.publishedAt ?? null, new Date().toISOString());

const savedNow = ({ publishedAt }: News) => savedWords(publishedAt, new Date().toISOString());

function Inputs() {
  return (
    <>
      <TextInput source="title" label="Título" required />
      <LongText source="summary" label="Resumo" required rows={3} />
      <LongText source="body" label="Texto" required rows={8} hint="Uma linha em branco separa parágrafos." />
      <SelectInput source="priority" label="Prioridade" choices={choicesOf(PRIORITY_LABELS)} required />
      <MomentInput
        source="publishedAt"
        label="Publicar em"
        hint="Em branco: fica como rascunho. No futuro: aparece só então."
      />
    </>
  );
}
