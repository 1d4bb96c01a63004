import { massMoment } from '../../../lib/dates.ts';
import { answeredText, type AvailabilityAnswer } from '../../../shared/availability.ts';
import type { Obstacles } from '../drag/targets-model.ts';
import { nameOf, type Move, type RosterIndex } from '../editor/editor-model.ts';

/** A person at a mass, whether they serve there or not. */
export interface Cell {
  ministerId: number;
  slotId: number;
}

export const sameCell = (a: Cell, b: Cell): boolean => a.ministerId === b.ministerId && a.slotId === b.slotId;

/** A place in the grid, counted from 0; row -1 is the heading of the masses. */
export interface Position {
  row: number;
  column: number;
}

export interface Size {
  rows: number;
  columns: number;
}

export const HEADING = -1;
const PAGE = 10;

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** Where a key leads from a cell; null: the key is none of the grid's. */
export function nextPosition(from: Position, key: string, ctrl: boolean, size: Size): Position | null {
  const at = (row: number, column: number): Position => ({
    row: clamp(row, HEADING, size.rows - 1),
    column: clamp(column, 0, size.columns - 1),
  });
  switch (key) {
    case 'ArrowLeft':
      return at(from.row, from.column - 1);
    case 'ArrowRight':
      return at(from.row, from.column + 1);
    case 'ArrowUp':
      return at(from.row - 1, from.column);
    case 'ArrowDown':
      return at(from.row + 1, from.column);
    case 'PageUp':
      return at(Math.max(0, from.row - PAGE), from.column);
    case 'PageDown':
      return at(from.row + PAGE, from.column);
    case 'Home':
      return at(ctrl ? 0 : from.row, 0);
    case 'End':
      return at(ctrl ? size.rows - 1 : from.row, size.columns - 1);
    default:
      return null;
  }
}

/** Rows from one to before another; it may reach beyond those that there are. */
export interface Range {
  from: number;
  to: number;
}

/** The rows of a range that there are. */
export function rowsWithin({ from, to }: Range, count: number): number[] {
  const least = Math.max(0, from);
  return Array.from({ length: Math.max(0, Math.min(count, to) - least) }, (_, at) => least + at);
}

/** The rows to draw next: those that are missing from a row on, and at the end those above it. */
export function nextRows(
  drawn: ReadonlySet<number>,
  { from, count, most }: { from: number; count: number; most: number },
): number[] {
  const least = Math.max(0, from);
  const order = Array.from({ length: count }, (_, at) => (least + at) % count);
  return order.filter((row) => !drawn.has(row)).slice(0, most);
}

/** A row that is drawn, after so many that are not. */
export interface VisibleRow {
  row: number;
  skipped: number;
}

/** Rows in their order, each once. */
export function visibleRows(rows: Iterable<number>): VisibleRow[] {
  const sorted = [...new Set(rows)].sort((a, b) => a - b);
  return sorted.map((row, at) => ({ row, skipped: row - (sorted[at - 1] ?? -1) - 1 }));
}

const SIDEWAYS = ['ArrowLeft', 'ArrowRight', 'Home', 'End'];

/**
 * Where a key leads somebody who is being moved: along the own row to another mass, or along the mass's column to
 * another person. Null: the key is none of the move's.
 */
export function nextTarget(origin: Position, target: Position, key: string, size: Size): Position | null {
  const along = SIDEWAYS.includes(key) ? target.row === origin.row : target.column === origin.column;
  const next = nextPosition(along ? target : origin, key, false, size);
  return next && { ...next, row: Math.max(0, next.row) };
}

/** What dropping somebody on a cell would do. */
export interface Target {
  /** Null: nothing can be dropped there. */
  moves: Move[] | null;
  /** 'no lugar de Ana: respondeu talvez'. */
  words: string;
  /** Null: the server has not said yet. */
  fit: AvailabilityAnswer | 'blocked' | null;
}

/** The ways to move somebody away from a place. */
export interface Moving {
  origin: Cell;
  /** 'Ana, domingo, 6 de dezembro, 8h'. */
  words: string;
  /** Null for a cell that is neither in the row nor in the column. */
  targetOf: (cell: Cell) => Target | null;
}

/** Whether a place leads to a cell: along the person's row or the mass's column. */
const leadsTo = (origin: Cell, cell: Cell): boolean =>
  (cell.ministerId === origin.ministerId) !== (cell.slotId === origin.slotId);

/** The cell, if a place leads to it. */
export const targetIn = (origin: Cell, cell: Cell | null): Cell | null =>
  cell && leadsTo(origin, cell) ? cell : null;

/** @param obstacles what speaks against each target, as though the person had already left the place. */
export function movingFrom(index: RosterIndex, origin: Cell, obstacles: Obstacles): Moving {
  const name = nameOf(index, origin.ministerId);
  const whenAt = (slotId: number): string => {
    const mass = index.masses.get(slotId);
    return mass ? massMoment(mass) : '';
  };
  return {
    origin,
    words: `${name}, ${whenAt(origin.slotId)}`,
    targetOf(cell) {
      if (!leadsTo(origin, cell)) return null;
      const known = obstacles(cell.ministerId, cell.slotId);
      const answer = index.answer(cell.slotId, cell.ministerId);
      const isThere = index.place(cell.slotId, cell.ministerId) !== undefined;
      const whereTo =
        cell.ministerId === origin.ministerId
          ? `${name}, para ${whenAt(cell.slotId)}`
          : `${nameOf(index, cell.ministerId)} no lugar de ${name}`;
      const reason = known && (known.join(', ') || (answer ? answeredText(answer) : 'nada impede'));
      return {
        moves: isThere ? null : movesTo(origin, cell),
        words: reason === null ? whereTo : `${whereTo}: ${reason}`,
        fit: known && (known.length > 0 ? 'blocked' : (answer ?? 'available')),
      };
    },
  };
}

/** To another mass, or, at the same mass, somebody else instead. */
function movesTo({ ministerId, slotId }: Cell, cell: Cell): Move[] {
  if (cell.ministerId === ministerId) return [{ ministerId, from: slotId, to: cell.slotId }];
  return [
    { ministerId, from: slotId },
    { ministerId: cell.ministerId, to: slotId },
  ];
}
