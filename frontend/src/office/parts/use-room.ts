import { useCallback, useState, useSyncExternalStore, type RefCallback } from 'react';

/** A month of seven columns needs this much. */
const narrow = matchMedia('screen and (width < 56.25em)');

function subscribe(listener: () => void): () => void {
  narrow.addEventListener('change', listener);
  return () => narrow.removeEventListener('change', listener);
}

/** Whether the screen is too narrow for a month of seven columns. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => narrow.matches);

/** Whether an element has so many pixels of width, which the menu at the side takes or leaves; with its ref. */
export function useRoom(least: number): [boolean, RefCallback<HTMLElement>] {
  const [enough, setEnough] = useState(false);
  const ref = useCallback(
    (element: HTMLElement) => {
      const observer = new ResizeObserver(([entry]) => setEnough(entry!.contentRect.width >= least));
      observer.observe(element);
      return () => observer.disconnect();
    },
    [least],
  );
  return [enough, ref];
}

/** Tells the style sheet, as `--room`, how many pixels of an element's width its scroll bar leaves. */
export const tellRoom: RefCallback<HTMLElement> = (element) => {
  if (!element) return undefined;
  const tell = () => element.style.setProperty('--room', `${element.clientWidth}px`);
  const observer = new ResizeObserver(tell);
  tell();
  observer.observe(element);
  return () => observer.disconnect();
};
