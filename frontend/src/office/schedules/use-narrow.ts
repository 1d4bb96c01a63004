import { useSyncExternalStore } from 'react';

/** Follows a media query; what it answers can be read while rendering. */
function screen(query: string): () => boolean {
  const media = matchMedia(query);
  const subscribe = (listener: () => void) => {
    media.addEventListener('change', listener);
    return () => media.removeEventListener('change', listener);
  };
  return () => useSyncExternalStore(subscribe, () => media.matches);
}

/** Whether the screen is too narrow for a month of seven columns. */
export const useNarrow = screen('(max-width: 899px)');

/** Whether a month of seven columns leaves room for a panel beside it. */
export const useRoomForPanel = screen('(min-width: 1200px)');
