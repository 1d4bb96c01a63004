import { useSyncExternalStore } from 'react';

/** A month of seven columns needs this much. */
const narrow = matchMedia('screen and (width < 56.25em)');

function subscribe(listener: () => void): () => void {
  narrow.addEventListener('change', listener);
  return () => narrow.removeEventListener('change', listener);
}

/** Whether the screen is too narrow for a month of seven columns. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => narrow.matches);
