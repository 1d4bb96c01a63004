import { useParams, useSearchParams } from 'react-router';
import type { Answer } from '../../api/client.ts';
import { useApiQuery } from '../../api/queries.ts';
import { LongText, NumberInput, TextInput } from '../resource/inputs.tsx';
import { ResourceCreate, ResourceEdit } from '../resource/resource-form.tsx';
import { savedInTraining, seenInTraining } from '../resource/saving.ts';
import type { Back } from '../../ui/page.tsx';

type Lesson = Answer<'GET /api/training-modules/{id}'>;

export function TrainingModuleEdit() {
  const { id } = useParams();
  const { data: lesson } = useApiQuery('/api/training-modules/{id}', { path: { id: Number(id) } });
  return (
    <ResourceEdit<Lesson>
      saving={seenInTraining}
      success={savedInTraining}
      title={({ title }) => title}
      back={courseOf(lesson?.courseId)}
    >
      <Inputs />
      <NumberInput source="position" label="Ordem no curso" hint="O menor número vem primeiro." min={0} />
    </ResourceEdit>
  );
}

export function TrainingModuleCreate() {
  const [search] = useSearchParams();
  const { courseId } = JSON.parse(search.get('source') ?? '{}') as { courseId?: number };
  return (
    <ResourceCreate
      saving={seenInTraining}
      success={savedInTraining}
      title="Nova aula"
      back={courseOf(courseId)}
      defaults={{ durationMinutes: 15 }}
    >
      <Inputs />
    </ResourceCreate>
  );
}

const courseOf = (courseId: number | undefined): Back =>
  courseId === undefined
    ? { to: '/training-courses', label: 'Voltar à Formação' }
    : { to: `/training-courses/${courseId}`, label: 'Voltar ao curso' };

function Inputs() {
  return (
    <>
      <TextInput source="title" label="Título" required />
      <LongText source="body" label="Texto da aula" required rows={10} />
      <NumberInput source="durationMinutes" label="Duração em minutos" min={1} max={600} required />
    </>
  );
}
