import { useLayoutEffect, useState, type RefObject } from 'react';
import { scrollerOf } from './matrix-elements.ts';
import { visibleRows, type VisibleRow } from './matrix-moves.ts';

/** Rows drawn before they come into sight. */
const AHEAD = 6;

interface VisibleRows {
  drawn: VisibleRow[];
  /** Rows after the last one drawn. */
  skippedAfter: number;
  /** Scrolls up or down until a row is in sight, and draws it. */
  show: (row: number) => void;
}

/** Where the rows are in what scrolls them, in pixels. */
function measure(grid: HTMLElement) {
  const scroller = scrollerOf(grid);
  const head = grid.querySelector('thead')?.offsetHeight ?? 0;
  const body = grid.querySelector('tbody')?.getBoundingClientRect().top ?? 0;
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  return {
    scroller,
    height: rem * parseFloat(getComputedStyle(grid).getPropertyValue('--row')),
    /** Of the rows, how much has been scrolled over. */
    above: scroller.getBoundingClientRect().top + head - body,
    /** What is in sight below the headings. */
    room: scroller.clientHeight - head,
  };
}

/**
 * The rows in sight and some around them: three hundred people at sixty masses are too much to lay out at once.
 * @param kept the row that has the keyboard, which is drawn wherever it is.
 */
export function useVisibleRows(
  grid: RefObject<HTMLElement | null>,
  count: number,
  kept: number | null,
): VisibleRows {
  const [range, setRange] = useState({ from: 0, to: 0 });

  function follow(): void {
    if (!grid.current) return;
    const { above, room, height } = measure(grid.current);
    const from = Math.floor(above / height) - AHEAD;
    const to = Math.ceil((above + room) / height) + AHEAD;
    setRange((now) => (now.from === from && now.to === to ? now : { from, to }));
  }

  function show(row: number): void {
    if (!grid.current) return;
    const { scroller, above, room, height } = measure(grid.current);
    const over = above - row * height;
    const under = (row + 1) * height - above - room;
    if (over > 0) scroller.scrollTop -= over;
    else if (under > 0) scroller.scrollTop += under;
    follow();
  }

  // Fewer rows may have scrolled the window back.
  useLayoutEffect(() => {
    follow();
    const scroller = grid.current && scrollerOf(grid.current);
    scroller?.addEventListener('scroll', follow, { passive: true });
    addEventListener('resize', follow);
    return () => {
      scroller?.removeEventListener('scroll', follow);
      removeEventListener('resize', follow);
    };
  }, [grid, count]);

  const drawn = visibleRows(range, count, kept);
  return { drawn, skippedAfter: count - 1 - (drawn.at(-1)?.row ?? -1), show };
}
