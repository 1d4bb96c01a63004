import { useEffect, useEffectEvent } from 'react';

declare global {
  interface Window {
    /** Not every browser has it, and TypeScript does not know it yet. */
    CloseWatcher?: new () => EventTarget & { destroy: () => void };
  }
}

/** What lies above the page, the uppermost last. */
const layers: symbol[] = [];

/**
 * While something lies above the page, "back" on a phone closes it and does not leave the page below: an Android phone's
 * as such, in browsers that do not tell of it (iPhone, Firefox) a step back in the history, where they let it be stopped.
 */
export function useCloseRequest(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open) return;
    return window.CloseWatcher ? watch(window.CloseWatcher, () => close()) : stepsBack(() => close());
  }, [open]);
}

function watch(Watcher: NonNullable<Window['CloseWatcher']>, close: () => void): () => void {
  const watcher = new Watcher();
  watcher.addEventListener('close', close);
  return () => watcher.destroy();
}

function stepsBack(close: () => void): (() => void) | undefined {
  // Older browsers have none: there it leaves the page.
  const navigation = window.navigation as Navigation | undefined;
  if (!navigation) return;
  const layer = Symbol('layer');
  const stop = (event: NavigateEvent): void => {
    const isBack =
      event.navigationType === 'traverse' && event.destination.index < navigation.currentEntry!.index;
    if (!isBack || !event.cancelable || layers.at(-1) !== layer) return;
    event.preventDefault();
    close();
  };
  layers.push(layer);
  navigation.addEventListener('navigate', stop);
  return () => {
    layers.splice(layers.indexOf(layer), 1);
    navigation.removeEventListener('navigate', stop);
  };
}
