import { useLayoutEffect, useState, type RefObject } from 'react';
import { visibleRows, type VisibleRow } from './matrix-moves.ts';

/** As `--row` in the style sheet. */
const ROW_REM = 2.75;
/** Rows drawn before they come into sight, and the step in which drawing follows the scrolling. */
const AHEAD = 8;

const rowHeight = (): number => ROW_REM * parseFloat(getComputedStyle(document.documentElement).fontSize);

interface VisibleRows {
  drawn: VisibleRow[];
  /** Rows after the last one drawn. */
  skippedAfter: number;
  /** Follows the window's scrolling. */
  follow: () => void;
  /** Scrolls up or down until a row is in sight, and draws it. */
  show: (row: number) => void;
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
    const frame = grid.current;
    if (!frame) return;
    const height = rowHeight();
    const top = frame.scrollTop / height;
    const from = Math.floor(top / AHEAD - 1) * AHEAD;
    const to = Math.ceil((top + frame.clientHeight / height) / AHEAD + 1) * AHEAD;
    setRange((now) => (now.from === from && now.to === to ? now : { from, to }));
  }

  function show(row: number): void {
    const frame = grid.current;
    const headings = frame?.querySelector('thead');
    if (!frame || !headings) return;
    const height = rowHeight();
    const room = frame.clientHeight - headings.offsetHeight;
    const lowest = (row + 1) * height - room;
    frame.scrollTop = Math.max(lowest, Math.min(frame.scrollTop, row * height));
    follow();
  }

  // Fewer rows may have scrolled the window back.
  useLayoutEffect(() => {
    follow();
    addEventListener('resize', follow);
    return () => removeEventListener('resize', follow);
  }, [grid, count]);

  const drawn = visibleRows(range, count, kept);
  return { drawn, skippedAfter: count - 1 - (drawn.at(-1)?.row ?? -1), follow, show };
}
