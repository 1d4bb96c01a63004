import { useCallback, useState, type RefCallback } from 'react';

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
