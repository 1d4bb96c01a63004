import { Diamond, Pin, TriangleAlert } from 'lucide-react';
import { markOf, type Assignment } from '../editor/editor-model.ts';
import type { CellState } from './matrix-model.ts';
import styles from './matrix-mark.module.css';

/** What a cell shows: a ring, half a ring or a disc; on the disc a pin, at its corner what stands against it. */
export function Mark({
  state,
  place,
}: {
  state: Exclude<CellState, 'blank'>;
  place?: Pick<Assignment, 'pinned' | 'conflicts'> | undefined;
}) {
  const against = place ? markOf(place) : null;
  return (
    <span aria-hidden className={styles.mark} data-state={state}>
      {place?.pinned && <Pin size={11} strokeWidth={2.5} />}
      {against === 'hard' && <TriangleAlert className={styles.hard} size={13} strokeWidth={3} />}
      {against === 'wish' && <Diamond className={styles.wish} size={10} strokeWidth={4} />}
    </span>
  );
}
