import { ArrowRightLeft, Check, Diamond, Pin, TriangleAlert } from 'lucide-react';
import type { Confirmation } from '../../confirmations/confirmations-model.ts';
import { markOf, type Assignment } from '../editor/editor-model.ts';
import type { CellState } from './matrix-model.ts';
import styles from './matrix-mark.module.css';

/**
 * What a cell shows: a ring, half a ring or a disc; on the disc a pin, or that the person comes; at its corner what stands
 * against it.
 */
export function Mark({
  state,
  place,
  answer,
}: {
  state: Exclude<CellState, 'blank'>;
  place?: Pick<Assignment, 'pinned' | 'conflicts' | 'overrideReason'> | undefined;
  answer?: Confirmation['state'] | undefined;
}) {
  const against = place ? markOf(place) : null;
  return (
    <span aria-hidden className={styles.mark} data-state={state}>
      {place?.pinned ? (
        <Pin size={11} strokeWidth={2.5} />
      ) : (
        answer === 'confirmed' && <Check size={13} strokeWidth={3.5} />
      )}
      {against === 'hard' && <TriangleAlert className={styles.hard} size={13} strokeWidth={3} />}
      {answer === 'asked' && <ArrowRightLeft className={styles.leaves} size={12} strokeWidth={3} />}
      {against === 'wish' && <Diamond className={styles.wish} size={10} strokeWidth={4} />}
    </span>
  );
}
