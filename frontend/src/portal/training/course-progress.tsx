import { useToday } from '../../shared/parish.tsx';
import { durationWords, shortDate } from '../../lib/dates.ts';
import { Dotted } from '../../ui/dotted.tsx';
import { ProgressBar } from '../../ui/progress.tsx';
import type { CourseSummary } from './training-model.ts';
import styles from './training.module.css';

/** How far one is in a course, how long it takes, and until when. */
export function CourseProgress({ course }: { course: Omit<CourseSummary, 'modules'> }) {
  const { title, progress, completedModules, totalModules, durationMinutes } = course;
  return (
    <>
      <ProgressBar value={progress} label={`Progresso em ${title}`} />
      <p className={styles.caption}>
        <Dotted
          facts={[
            `${progress}%`,
            `${completedModules} de ${totalModules} aulas`,
            durationWords(durationMinutes),
          ]}
        />
      </p>
      <DueDate course={course} />
    </>
  );
}

/** Until when a course is still to be completed, or that the date is over. */
function DueDate({ course: { status, dueDate } }: { course: Pick<CourseSummary, 'status' | 'dueDate'> }) {
  const today = useToday();
  if (dueDate === null || status === 'completed') return null;
  const isLate = today !== null && dueDate < today.date;
  return (
    <p className={styles.caption}>
      {isLate ? `O prazo era ${shortDate(dueDate)}` : `Prazo: ${shortDate(dueDate)}`}
    </p>
  );
}
