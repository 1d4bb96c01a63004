import { useSearchParams } from 'react-router';
import { useApiQuery } from '../../api/queries.ts';
import { type Back, Page } from '../../ui/page.tsx';
import { QueryState } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { CourseReader } from './course-reader.tsx';
import { CourseBadges, Courses } from './courses.tsx';
import { CourseProgress } from './course-progress.tsx';
import { Materials, Procedures } from './reference.tsx';
import type { Course } from './training-model.ts';
import styles from './training.module.css';

const TABS = [
  { value: 'cursos', label: 'Cursos', content: <Courses /> },
  { value: 'materiais', label: 'Materiais Litúrgicos', content: <Materials /> },
  { value: 'procedimentos', label: 'Procedimentos', content: <Procedures /> },
] as const;

/** Courses, liturgical materials and procedures; `?course=` opens one course, `?tab=` one of the three. */
export default function Training() {
  const [search, setSearch] = useSearchParams();
  const course = Number(search.get('course'));
  if (Number.isInteger(course) && course > 0) return <CoursePage key={course} id={course} />;
  const tab = TABS.find(({ value }) => value === search.get('tab')) ?? TABS[0];
  return (
    <Page title="Formação Contínua" subtitle="Cursos, materiais e procedimentos para servir bem">
      <Tabs
        label="Formação Contínua"
        tabs={TABS}
        value={tab.value}
        onChange={(value) => setSearch({ tab: value }, { replace: true })}
      />
    </Page>
  );
}

const BACK: Back = { to: '/training', label: 'Voltar aos cursos' };

/** One course: its lessons are read here, one after the other; the server keeps what is completed. */
function CoursePage({ id }: { id: number }) {
  const course = useApiQuery('/api/training-courses/{id}', { path: { id } }, { fresh: true });
  return (
    <Page title={course.data?.title ?? 'Curso'} subtitle={course.data?.description} back={BACK}>
      <QueryState query={course}>
        {(read) => (
          <>
            <Progress course={read} />
            <CourseReader course={read} />
          </>
        )}
      </QueryState>
    </Page>
  );
}

function Progress({ course }: { course: Course }) {
  return (
    <div className={styles.progress}>
      <CourseBadges course={course} />
      <CourseProgress course={course} />
    </div>
  );
}
