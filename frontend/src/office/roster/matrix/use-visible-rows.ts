import { useLayoutEffect, useMemo, useState, useSyncExternalStore, type RefObject } from 'react';
import { scrollerOf } from './matrix-elements.ts';
import { nextRows, rowsWithin, visibleRows, type Range, type VisibleRow } from './matrix-moves.ts';

/** Rows drawn before they come into sight. */
const AHEAD = 6;
/** Rows drawn at once while nobody does anything. */
const AT_ONCE = 24;
/** So much of a frame must be free for them. */
const FREE_MS = 8;
/** So long after the last step of a scroll. */
const REST_MS = 200;

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

/** The rows in sight, as they change. */
export const useRange = ({ subscribe, range }: RowsInSight): Range => useSyncExternalStore(subscribe, range);

/** What has been drawn of a list stays, and the rest follows while nobody does anything: to scroll draws nothing then. */
function drawing(inSight: RowsInSight, count: number) {
  let drawn: ReadonlySet<number> = new Set(rowsWithin(inSight.range(), count));
  return {
    drawn: () => drawn,
    subscribe: (listener: () => void): (() => void) => {
      let scrolled = -REST_MS;
      function draw(rows: number[]): void {
        const missing = rows.filter((row) => !drawn.has(row));
        if (missing.length === 0) return;
        drawn = new Set([...drawn, ...missing]);
        listener();
      }
      const drawInSight = () => draw(rowsWithin(inSight.range(), count));
      const stop = inSight.subscribe(() => {
        scrolled = performance.now();
        drawInSight();
      });
      const stopIdle = whileIdle((free) => {
        if (free >= FREE_MS && performance.now() - scrolled >= REST_MS)
          draw(nextRows(drawn, { from: inSight.range().from, count, most: AT_ONCE }));
        return drawn.size < count;
      });
      drawInSight();
      return () => {
        stop();
        stopIdle();
      };
    },
  };
}

/**
 * Works whenever the browser has time, until there is no more to do; never in browsers that do not tell.
 * @param work is told how many milliseconds are free. @returns whether there is more to do.
 * @returns how to end it.
 */
function whileIdle(work: (free: number) => boolean): () => void {
  if (!('requestIdleCallback' in window)) return () => undefined;
  let handle = 0;
  const next = () => {
    handle = requestIdleCallback((deadline) => {
      if (work(deadline.timeRemaining())) next();
    });
  };
  next();
  return () => cancelIdleCallback(handle);
}

/**
 * The rows to draw.
 * @param people all of them, by their ids: of others than before only those in sight are drawn.
 * @param kept the row that has the keyboard, which is drawn wherever it is.
 */
export function useDrawnRows(
  inSight: RowsInSight,
  people: readonly number[],
  kept: number | null,
): VisibleRow[] {
  const { subscribe, drawn } = useMemo(() => drawing(inSight, people.length), [inSight, people.join()]);
  const rows = useSyncExternalStore(subscribe, drawn);
  return visibleRows(kept === null ? rows : [...rows, kept]);
}
