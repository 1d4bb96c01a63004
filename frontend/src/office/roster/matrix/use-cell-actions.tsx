import {
  ArrowRightLeft,
  CalendarDays,
  CircleQuestionMark,
  CornerUpRight,
  Pin,
  PinOff,
  UserMinus,
} from 'lucide-react';
import { useRosterEditor } from '../editor/roster-editor.tsx';
import type { ActionItem } from './cell-menu.tsx';
import type { Cell } from './matrix-moves.ts';

interface CellActions {
  /** Does what a key means on a cell. @returns whether it means anything there. */
  press: (key: string, cell: Cell) => boolean;
  /** What can be done where somebody serves. */
  itemsOf: (cell: Cell) => ActionItem[];
}

/** What can be done with a cell, by key or by menu; nothing where the roster is only read. */
export function useCellActions({
  onMenu,
  onMove,
  onExchange,
  onOpenMass,
  onExplain,
}: {
  onMenu: (cell: Cell) => void;
  onMove: (cell: Cell) => void;
  onExchange: (cell: Cell) => void;
  onOpenMass: (slotId: number) => void;
  onExplain: (ministerId: number) => void;
}): CellActions {
  const { place, move, mayEdit } = useRosterEditor();

  function actionsOf(cell: Cell) {
    const { ministerId, slotId } = cell;
    const { pinned = false, overrideReason = null } = place(slotId, ministerId) ?? {};
    return {
      pinned,
      remove: () => move({ ministerId, from: slotId }),
      // No computation touches an exception.
      pin: overrideReason === null ? () => move({ ministerId, to: slotId, pinned: !pinned }) : undefined,
      move: () => onMove(cell),
      exchange: () => onExchange(cell),
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
      const actions = actionsOf(cell);
      const action = isPressed
        ? () => onMenu(cell)
        : {
            Delete: actions.remove,
            Backspace: actions.remove,
            f: actions.pin,
            m: actions.move,
            t: actions.exchange,
          }[key.length === 1 ? key.toLowerCase() : key];
      action?.();
      return action !== undefined;
    },
    itemsOf(cell) {
      const actions = actionsOf(cell);
      return [
        { label: 'Mover para…', icon: <CornerUpRight aria-hidden size={20} />, run: actions.move },
        ...(actions.pin
          ? [
              actions.pinned
                ? { label: 'Soltar lugar', icon: <PinOff aria-hidden size={20} />, run: actions.pin }
                : { label: 'Fixar lugar', icon: <Pin aria-hidden size={20} />, run: actions.pin },
            ]
          : []),
        { label: 'Trocar com…', icon: <ArrowRightLeft aria-hidden size={20} />, run: actions.exchange },
        {
          label: 'Por que serve (ou não)',
          icon: <CircleQuestionMark aria-hidden size={20} />,
          run: actions.explain,
        },
        { label: 'Abrir a missa', icon: <CalendarDays aria-hidden size={20} />, run: actions.open },
        {
          label: 'Retirar da missa',
          icon: <UserMinus aria-hidden size={20} />,
          run: actions.remove,
          destructive: true,
        },
      ];
    },
  };
}
