import { useSearchParams } from 'react-router';
import { Page } from '../../ui/page.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { CoursePage } from './course-page.tsx';
import { Courses } from './courses.tsx';
import { Materials, Procedures } from './reference.tsx';

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
