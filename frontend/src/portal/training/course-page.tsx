import { useApiQuery } from '../../api/queries.ts';
import { Page } from '../../ui/page.tsx';
import { ProgressBar } from '../../ui/progress.tsx';
import { QueryState } from '../../ui/states.tsx';
import { CourseReader } from './course-reader.tsx';
import { CourseBadges } from './courses.tsx';
import { DueDate } from './due-date.tsx';
import { durationWords, type Course } from './training-model.ts';
import styles from './training.module.css';

const BACK = { to: '/training', label: 'Voltar aos cursos' };

/** One course: its lessons are read here, one after the other; the server keeps what is completed. */
export function CoursePage({ id }: { id: number }) {
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
  const { title, progress, completedModules, totalModules, durationMinutes } = course;
  return (
    <div className={styles.progress}>
      <CourseBadges course={course} />
      <ProgressBar value={progress} label={`Progresso em ${title}`} />
      <p className={styles.caption}>
        {progress}% · {completedModules} de {totalModules} aulas · {durationWords(durationMinutes)}
      </p>
      <DueDate course={course} />
    </div>
  );
}
