import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { RosterMinister } from '../editor/editor-model.ts';
import { reveal } from './matrix-elements.ts';
import type { Column } from './matrix-model.ts';
import { HEADING, type Position } from './matrix-moves.ts';

/** Where the keyboard is in the grid: on a cell, or, without a minister, on a mass of the heading. */
export interface Cursor {
  ministerId: number | null;
  slotId: number;
}

export interface GridCursor {
  cursor: Cursor;
  position: Position;
  /** Goes there, with the keyboard when it is `focused`. */
  goTo: (cursor: Cursor, focused?: boolean) => void;
  cursorAt: (position: Position) => Cursor;
}

/** One cell of the grid takes part in the order of Tab; it is kept by its person and mass, whatever rows come and go. */
export function useCursor(
  grid: RefObject<HTMLElement | null>,
  rows: readonly RosterMinister[],
  columns: readonly Column[],
): GridCursor {
  const [wanted, setWanted] = useState<Cursor | null>(null);
  const takesFocus = useRef(false);

  const cursorAt = ({ row, column }: Position): Cursor => ({
    ministerId: row === HEADING ? null : (rows[row]?.id ?? null),
    slotId: columns[column]?.slotId ?? 0,
  });
  const row = wanted?.ministerId === null ? HEADING : rows.findIndex(({ id }) => id === wanted?.ministerId);
  const column = columns.findIndex(({ slotId }) => slotId === wanted?.slotId);
  const isThere = column >= 0 && (row >= 0 || wanted?.ministerId === null);
  const position = isThere ? { row, column } : { row: rows.length > 0 ? 0 : HEADING, column: 0 };

  useLayoutEffect(() => {
    if (!takesFocus.current) return;
    takesFocus.current = false;
    const element = grid.current?.querySelector<HTMLElement>('[data-slot][tabindex="0"]') ?? null;
    element?.focus({ preventScroll: true });
    reveal(element);
  }, [grid, wanted]);

  return {
    cursor: cursorAt(position),
    position,
    goTo(next, focused = true) {
      takesFocus.current = focused;
      setWanted(next);
    },
    cursorAt,
  };
}
