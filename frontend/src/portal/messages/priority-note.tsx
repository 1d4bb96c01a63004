import { labelOf, PRIORITY_LABELS } from '../../api/labels.ts';
import styles from './messages.module.css';

/** How important a notice or a piece of news is; the highest stands out. */
export function PriorityNote({ priority }: { priority: string }) {
  return (
    <span className={priority === 'high' ? styles.high : undefined}>
      Prioridade: {labelOf(PRIORITY_LABELS, priority)}
    </span>
  );
}
