import { Circle, CircleCheck } from 'lucide-react';
import styles from './training.module.css';

/** Whether a lesson is completed: a shape and a word. */
export function LessonMark({ completed }: { completed: boolean }) {
  const Shape = completed ? CircleCheck : Circle;
  return (
    <>
      <Shape aria-hidden size={20} className={completed ? styles.done : styles.open} />
      <span className="visually-hidden">{completed ? 'Concluída: ' : 'A fazer: '}</span>
    </>
  );
}
