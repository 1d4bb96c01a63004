import { useToday } from '../../shared/parish.tsx';
import { shortDate } from '../../lib/dates.ts';
import type { CourseSummary } from './training-model.ts';
import styles from './training.module.css';

/** Until when a course is to be completed, or that the date is over. */
export function DueDate({
  course: { status, dueDate },
}: {
  course: Pick<CourseSummary, 'status' | 'dueDate'>;
}) {
  const today = useToday();
  if (dueDate === null) return null;
  const isLate = status !== 'completed' && today !== null && dueDate < today.date;
  return (
    <p className={styles.caption}>
      {isLate ? `O prazo era ${shortDate(dueDate)}` : `Prazo: ${shortDate(dueDate)}`}
    </p>
  );
}
