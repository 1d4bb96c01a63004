import { useEffect, useEffectEvent } from 'react';

declare global {
  interface Window {
    /** Not every browser has it, and TypeScript does not know it yet. */
    CloseWatcher?: new () => EventTarget & { destroy: () => void };
  }
}

/** While something lies above the page, "back" on an Android phone closes it and does not leave the page below. */
export function useCloseRequest(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open || !window.CloseWatcher) return;
    const watcher = new window.CloseWatcher();
    watcher.addEventListener('close', () => close());
    return () => watcher.destroy();
  }, [open]);
}
