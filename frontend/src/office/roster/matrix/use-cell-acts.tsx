import { ArrowRightLeft, CalendarDays, CircleQuestionMark, Pin, PinOff, UserMinus } from 'lucide-react';
import { useRosterEditor } from '../editor/roster-editor.tsx';
import type { ActItem } from './cell-menu.tsx';
import type { Cell } from './matrix-moves.ts';

interface CellActs {
  /** Does what a key means on a cell. @returns whether it means anything there. */
  press: (key: string, cell: Cell) => boolean;
  /** What can be done where somebody serves. */
  itemsOf: (cell: Cell) => ActItem[];
}

/** What can be done with a cell, by key or by menu; nothing where the roster is only read. */
export function useCellActs({
  onMenu,
  onMove,
  onOpenMass,
  onExplain,
}: {
  onMenu: (cell: Cell) => void;
  onMove: (cell: Cell) => void;
  onOpenMass: (slotId: number) => void;
  onExplain: (ministerId: number) => void;
}): CellActs {
  const { place, move, mayEdit } = useRosterEditor();

  function actsOf(cell: Cell) {
    const { ministerId, slotId } = cell;
    const pinned = place(slotId, ministerId)?.pinned ?? false;
    return {
      pinned,
      remove: () => move({ ministerId, from: slotId }),
      pin: () => move({ ministerId, to: slotId, pinned: !pinned }),
      move: () => onMove(cell),
      open: () => onOpenMass(slotId),
      explain: () => onExplain(ministerId),
    };
  }

  return {
    press(key, cell) {
      const { ministerId, slotId } = cell;
      if (key.toLowerCase() === 'p') {
        onExplain(ministerId);
        return true;
      }
      if (!mayEdit) return false;
      const isPressed = key === 'Enter' || key === ' ';
      if (!place(slotId, ministerId)) {
        if (isPressed) move({ ministerId, to: slotId });
        return isPressed;
      }
      const acts = actsOf(cell);
      const act = isPressed
        ? () => onMenu(cell)
        : { Delete: acts.remove, Backspace: acts.remove, f: acts.pin, m: acts.move }[
            key.length === 1 ? key.toLowerCase() : key
          ];
      act?.();
      return act !== undefined;
    },
    itemsOf(cell) {
      const acts = actsOf(cell);
      return [
        { label: 'Mover para…', icon: <ArrowRightLeft aria-hidden size={20} />, run: acts.move },
        acts.pinned
          ? { label: 'Soltar lugar', icon: <PinOff aria-hidden size={20} />, run: acts.pin }
          : { label: 'Fixar lugar', icon: <Pin aria-hidden size={20} />, run: acts.pin },
        {
          label: 'Por que serve (ou não)',
          icon: <CircleQuestionMark aria-hidden size={20} />,
          run: acts.explain,
        },
        { label: 'Abrir a missa', icon: <CalendarDays aria-hidden size={20} />, run: acts.open },
        {
          label: 'Retirar da missa',
          icon: <UserMinus aria-hidden size={20} />,
          run: acts.remove,
          destructive: true,
        },
      ];
    },
  };
}
