import { useDroppable } from '@dnd-kit/core';
import { ArrowRightLeft, Ban, Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { RosterMass } from '../editor/editor-model.ts';
import { moverOf, useDragObstacles } from './roster-drag.tsx';
import { asksForExchange, dropWords, obstaclesAt } from './targets-model.ts';
import styles from './drop-mass.module.css';

/**
 * A mass onto which people are dropped; while somebody is dragged it shows whether they fit there, without moving what is
 * around it.
 */
export function DropMass({ mass, children }: { mass: RosterMass; children: ReactNode }) {
  const known = useDragObstacles();
  const { setNodeRef, isOver, active } = useDroppable({ id: mass.id, data: mass });
  const mover = moverOf(active);
  const obstacles = mover && mover.from !== mass.id ? obstaclesAt(known, mover, mass) : null;
  const exchanges = mover !== null && asksForExchange(mover, mass, obstacles);
  const Mark = exchanges ? ArrowRightLeft : obstacles?.length === 0 ? Check : Ban;
  return (
    <div
      ref={setNodeRef}
      className={styles.target}
      data-over={isOver || undefined}
      data-blocked={(obstacles && obstacles.length > 0 && !exchanges) || undefined}
    >
      {children}
      {mover && obstacles && (
        <span className={styles.mark} data-testid="drop-mark">
          <Mark aria-hidden size={18} />
          <span className={styles.words}>{dropWords(mover, mass, obstacles)}</span>
        </span>
      )}
    </div>
  );
}
