/** For a card's `ref`: who comes by a link to it sees it first, though it stands far down its page, and comes late. */
export function comeTo(card: HTMLElement | null): void {
  if (card && isLedTo(card.id)) card.scrollIntoView();
}

/** Whether the address leads to the part of the page with this id. */
export const isLedTo = (id: string): boolean => location.hash === `#${id}`;

/** For the `ref` of what has just appeared, maybe out of sight. */
export const showAppeared = (element: HTMLElement | null): void =>
  element?.scrollIntoView({ block: 'center' });

/** For the `ref` of what has just appeared where what was pressed is no more: keyboard and sight go on there. */
export const goOnAt = (element: HTMLElement | null): void => element?.focus();

/** On a phone, what has begun below the window's end comes to its top. */
export function showBegun(element: HTMLElement | null): void {
  if (matchMedia('(width < 37.5em)').matches) element?.scrollIntoView();
}

const REVEAL = 'partilha-reveal';

/** Unfolds whatever an element is folded in. */
export const reveal = (element: HTMLElement): boolean =>
  element.dispatchEvent(new Event(REVEAL, { bubbles: true }));

/** @returns what ends it. */
export function onReveal(container: HTMLElement, open: () => void): () => void {
  container.addEventListener(REVEAL, open);
  return () => container.removeEventListener(REVEAL, open);
}
