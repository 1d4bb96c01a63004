import { useLayoutEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { scrollerOf } from './matrix-elements.ts';
import { visibleRows, type VisibleRow } from './matrix-moves.ts';

/** Rows drawn before they come into sight. */
const AHEAD = 6;

interface Range {
  from: number;
  to: number;
}

/** The rows in sight and some around them; those who draw them are told of a change, and nobody else is drawn anew. */
export interface RowsInSight {
  range: () => Range;
  subscribe: (listener: () => void) => () => void;
  /** Scrolls up or down until a row is in sight, and draws it. */
  show: (row: number) => void;
}

/** What does not change while one scrolls. */
interface Frame {
  scroller: HTMLElement;
  body: Element;
  /** Of the headings, in pixels. */
  head: number;
  /** Of a row, in pixels. */
  row: number;
}

function frameOf(grid: HTMLElement): Frame | null {
  const body = grid.querySelector('tbody');
  if (!body) return null;
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  return {
    scroller: scrollerOf(grid),
    body,
    head: grid.querySelector('thead')?.offsetHeight ?? 0,
    row: rem * parseFloat(getComputedStyle(grid).getPropertyValue('--row')),
  };
}

/** Of the rows, how much has been scrolled over, and what is in sight below the headings. */
function sightOf({ scroller, body, head }: Frame): { above: number; room: number } {
  const above = scroller.getBoundingClientRect().top + head - body.getBoundingClientRect().top;
  return { above, room: scroller.clientHeight - head };
}

/** Follows what scrolls a grid: three hundred people at sixty masses are too much to lay out at once. */
function follower(grid: RefObject<HTMLElement | null>) {
  const listeners = new Set<() => void>();
  let frame: Frame | null = null;
  let range: Range = { from: 0, to: 0 };

  function follow(): void {
    if (!grid.current || !frame) return;
    const { above, room } = sightOf(frame);
    // Names keep their place only where there is something to keep it from: each is a layer of its own then.
    grid.current.toggleAttribute('data-aside', frame.scroller.scrollLeft > 0);
    const from = Math.floor(above / frame.row) - AHEAD;
    const to = Math.ceil((above + room) / frame.row) + AHEAD;
    if (range.from === from && range.to === to) return;
    range = { from, to };
    listeners.forEach((listener) => listener());
  }

  function measure(): void {
    frame = grid.current && frameOf(grid.current);
    follow();
  }

  const rows: RowsInSight = {
    range: () => range,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show(row) {
      if (!frame) return;
      const { above, room } = sightOf(frame);
      const over = above - row * frame.row;
      const under = (row + 1) * frame.row - above - room;
      if (over > 0) frame.scroller.scrollTop -= over;
      else if (under > 0) frame.scroller.scrollTop += under;
      follow();
    },
  };

  return {
    rows,
    /** Begins to follow. @returns how to end it. */
    start: (): (() => void) => {
      measure();
      const scroller = frame?.scroller;
      scroller?.addEventListener('scroll', follow, { passive: true });
      addEventListener('resize', measure);
      return () => {
        scroller?.removeEventListener('scroll', follow);
        removeEventListener('resize', measure);
      };
    },
  };
}

/** @param count of all rows: fewer may have scrolled the window back. */
export function useRowsInSight(grid: RefObject<HTMLElement | null>, count: number): RowsInSight {
  const [{ rows, start }] = useState(() => follower(grid));
  useLayoutEffect(start, [start, count]);
  return rows;
}

/** @param kept the row that has the keyboard, which is drawn wherever it is. */
export function useDrawnRows(rows: RowsInSight, count: number, kept: number | null): VisibleRow[] {
  return visibleRows(useSyncExternalStore(rows.subscribe, rows.range), count, kept);
}
