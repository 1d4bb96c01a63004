import { useDroppable } from '@dnd-kit/core';
import { Ban, Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { RosterMass } from '../editor/editor-model.ts';
import { moverOf, useDragObstacles } from './roster-drag.tsx';
import { obstaclesAt, wordsOf } from './targets-model.ts';
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
  return (
    <div
      ref={setNodeRef}
      className={styles.target}
      data-over={isOver || undefined}
      data-blocked={(obstacles && obstacles.length > 0) || undefined}
    >
      {children}
      {obstacles && (
        <span className={styles.mark} data-testid="drop-mark">
          {obstacles.length === 0 ? <Check aria-hidden size={18} /> : <Ban aria-hidden size={18} />}
          <span className={styles.words}>{wordsOf(obstacles)}</span>
        </span>
      )}
    </div>
  );
}
