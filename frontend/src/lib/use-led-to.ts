import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';

/**
 * For a part of a page that links may lead to by its id: whenever somebody follows one, it is opened and comes into sight.
 * @returns whether the address leads to it now, and the part's ref.
 */
export function useLedTo(
  id: string | undefined,
  open: () => void,
): [isLedTo: boolean, part: RefObject<HTMLElement | null>] {
  const part = useRef<HTMLElement>(null);
  const { hash, key } = useLocation();
  const isLedTo = id !== undefined && hash === `#${id}`;
  const show = useEffectEvent(() => {
    open();
    part.current?.scrollIntoView();
  });
  useEffect(() => {
    if (isLedTo) show();
  }, [isLedTo, key]);
  return [isLedTo, part];
}
