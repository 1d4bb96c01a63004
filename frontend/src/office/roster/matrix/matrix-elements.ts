import type { Cell } from './matrix-moves.ts';

/** The cell that an element is, or is in; null: none. */
export function cellOf(element: Element | null): Cell | null {
  const cell = element?.closest<HTMLElement>('td[data-slot]');
  const row = cell?.closest<HTMLElement>('tr[data-minister]');
  if (!cell || !row) return null;
  return { ministerId: Number(row.dataset.minister), slotId: Number(cell.dataset.slot) };
}

/** The person whose heading an element is, or is in; null: none. */
export function personOf(element: Element): number | null {
  const row = element.closest('tbody th')?.closest<HTMLElement>('tr[data-minister]');
  return row ? Number(row.dataset.minister) : null;
}

/** The mass whose heading an element is, or is in; null: none. */
export function massOf(element: Element): number | null {
  const heading = element.closest<HTMLElement>('thead [data-slot]');
  return heading && Number(heading.dataset.slot);
}

/** A cell on the page; null when it is not shown. */
export const elementOf = (within: Element | null, { ministerId, slotId }: Cell): HTMLElement | null =>
  within?.querySelector<HTMLElement>(`[data-minister="${ministerId}"] > [data-slot="${slotId}"]`) ?? null;

/** What scrolls an element up and down. */
export function scrollerOf(element: HTMLElement): HTMLElement {
  for (let each: HTMLElement | null = element; each; each = each.parentElement)
    if (['auto', 'scroll'].includes(getComputedStyle(each).overflowY)) return each;
  return document.documentElement;
}

/** Brings a cell into the grid's window, which keeps clear of its headings by `scroll-padding`. */
export const reveal = (element: Element | null): void =>
  element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
