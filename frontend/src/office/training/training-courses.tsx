import { useEditContext } from 'react-admin';
import { Link } from 'react-router';
import type { Answer } from '../../api/client.ts';
import { durationWords, shortDate } from '../../lib/dates.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { type Back, Muted } from '../../ui/page.tsx';
import { EmptyState } from '../../ui/states.tsx';
import type { Column } from '../resource/column.ts';
import { DateInput, LongText, NumberInput, searchInput, TextInput } from '../resource/inputs.tsx';
import { ResourceCreate, ResourceEdit } from '../resource/resource-form.tsx';
import { savedInTraining, seenInTraining } from '../resource/saving.ts';
import { ResourceList } from '../resource/resource-list.tsx';
import styles from './training.module.css';

type Course = Answer<'GET /api/training-courses/{id}'>;

const back: Back = { to: '/training-courses', label: 'Voltar à Formação' };

const columns: [Column<Course>, ...Column<Course>[]] = [
  { label: 'Curso', sort: 'title', text: ({ title }) => title },
  { label: 'Aulas', text: ({ totalModules }) => String(totalModules), number: true },
  { label: 'Duração', text: ({ durationMinutes }) => durationWords(durationMinutes), number: true },
  { label: 'Concluir até', sort: 'dueDate', text: ({ dueDate }) => (dueDate ? shortDate(dueDate) : '') },
];

/** The courses that ministers take under Formação Contínua. */
export function TrainingCourseList() {
  return (
    <ResourceList
      title="Formação"
      subtitle="Os cursos da Formação Contínua e as suas aulas"
      columns={columns}
      sort={{ field: 'position', order: 'ASC' }}
      filters={[searchInput('Buscar curso')]}
      opens="edit"
      create="Novo curso"
      empty="Nenhum curso ainda."
    />
  );
}

export function TrainingCourseEdit() {
  return (
    <ResourceEdit<Course>
      saving={seenInTraining}
      success={savedInTraining}
      title={({ title }) => title}
      back={back}
      beside={<Lessons />}
    >
      <Inputs />
      <NumberInput source="position" label="Ordem na lista" hint="O menor número vem primeiro." min={0} />
    </ResourceEdit>
  );
}

export function TrainingCourseCreate() {
  return (
    <ResourceCreate saving={seenInTraining} success={savedInTraining} title="Novo curso" back={back}>
      <Inputs />
    </ResourceCreate>
  );
}

function Inputs() {
  return (
    <>
      <TextInput source="title" label="Título" required />
      <LongText source="description" label="Descrição" required />
      <DateInput source="dueDate" label="Concluir até" />
    </>
  );
}

function Lessons() {
  const { record } = useEditContext<Course>();
  if (!record) return null;
  const add = (
    <ButtonLink
      to={`/training-modules/create?source=${encodeURIComponent(JSON.stringify({ courseId: record.id }))}`}
    >
      Nova aula
    </ButtonLink>
  );
  return (
    <Card title="Aulas" actions={record.modules.length > 0 ? add : undefined}>
      {record.modules.length === 0 ? (
        <EmptyState text="Este curso ainda não tem aulas." action={add} />
      ) : (
        <ol className={styles.lessons}>
          {record.modules.map(({ id, title, durationMinutes }) => (
            <li key={id}>
              <div className={styles.lesson}>
                <Link to={`/training-modules/${id}`}>{title}</Link>
                <Muted>{durationWords(durationMinutes)}</Muted>
              </div>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
