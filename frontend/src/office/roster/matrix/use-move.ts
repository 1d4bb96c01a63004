import { useState } from 'react';
import { useRosterEditor } from '../editor/roster-editor.tsx';
import { movingFrom, sameCell, type Cell, type Moving, type Target } from './matrix-moves.ts';

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

/** Moving one person's place to another mass, or to another person. */
export function useMove(): Movement {
  const editor = useRosterEditor();
  const [state, setState] = useState<MoveState | null>(null);
  const [last, setLast] = useState('');

  const look = (moving: Moving, cell: Cell | null) => {
    const target = cell && moving.targetOf(cell);
    return { cell: target && cell, target };
  };

  return {
    state,
    said: state ? saidOf(state) : last,
    start(by, cell) {
      const moving = movingFrom(editor, cell);
      setState({ moving, by, cell: null, target: null });
    },
    choose: (cell) =>
      setState((now) => {
        if (!now) return now;
        const next = look(now.moving, cell);
        const isSame = next.cell && now.cell ? sameCell(next.cell, now.cell) : next.cell === now.cell;
        return isSame ? now : { ...now, ...next };
      }),
    drop(cell) {
      if (!state) return false;
      const { target } = look(state.moving, cell);
      setState(null);
      setLast(target?.moves ? '' : `${state.moving.words}: fica onde está.`);
      if (!target?.moves) return false;
      editor.move(...target.moves);
      return true;
    },
    giveUp() {
      if (state) setLast(`${state.moving.words}: fica onde está.`);
      setState(null);
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
