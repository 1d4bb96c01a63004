import { useState } from 'react';
import { useObstacles } from '../drag/use-targets.ts';
import { useRosterEditor } from '../editor/roster-editor.tsx';
import { movingFrom, sameCell, targetIn, type Cell, type Moving, type Target } from './matrix-moves.ts';

export interface MoveState {
  moving: Moving;
  by: 'keyboard' | 'pointer';
  /** The cell that was chosen; null: none, or one that is no target. */
  cell: Cell | null;
  target: Target | null;
}

export interface Movement {
  state: MoveState | null;
  /** What a screen reader says of the move; the same is shown. */
  said: string;
  start: (by: MoveState['by'], cell: Cell) => void;
  choose: (cell: Cell | null) => void;
  /** @returns whether the roster is asked to change; otherwise the person stays. */
  drop: (cell: Cell | null) => boolean;
  giveUp: () => void;
}

/** A place on the way, and the cell that was chosen for it. */
interface Held {
  origin: Cell;
  by: MoveState['by'];
  cell: Cell | null;
}

/** Moving one person's place to another mass, or to another person. */
export function useMove(): Movement {
  const editor = useRosterEditor();
  const [held, setHeld] = useState<Held | null>(null);
  const [last, setLast] = useState('');
  const origin = held?.origin;
  const obstacles = useObstacles(origin ? { ministerId: origin.ministerId, from: origin.slotId } : null);
  const moving = origin && movingFrom(editor, origin, obstacles);
  const state: MoveState | null =
    held && moving
      ? { moving, by: held.by, cell: held.cell, target: held.cell && moving.targetOf(held.cell) }
      : null;

  return {
    state,
    said: state ? saidOf(state) : last,
    start: (by, cell) => setHeld({ origin: cell, by, cell: null }),
    choose: (cell) =>
      setHeld((now) => {
        if (!now) return now;
        const next = targetIn(now.origin, cell);
        const isSame = next && now.cell ? sameCell(next, now.cell) : next === now.cell;
        return isSame ? now : { ...now, cell: next };
      }),
    drop(cell) {
      if (!moving) return false;
      const target = cell && moving.targetOf(cell);
      setHeld(null);
      setLast(target?.moves ? '' : `${moving.words}: fica onde está.`);
      if (!target?.moves) return false;
      editor.move(...target.moves);
      return true;
    },
    giveUp() {
      if (moving) setLast(`${moving.words}: fica onde está.`);
      setHeld(null);
    },
  };
}

function saidOf({ moving, by, target }: MoveState): string {
  if (target) return target.words;
  const how =
    by === 'keyboard'
      ? 'escolha outra missa da linha ou outra pessoa da coluna, com as setas e Enter ou com um toque'
      : 'solte em outra missa da linha ou em outra pessoa da coluna';
  return `Movendo ${moving.words}: ${how}.`;
}
