import { useSyncExternalStore } from 'react';
import { TAKE_OVER } from './messages.ts';

/** How long the newer worker may take to take over. */
const LIMIT_MS = 3000;

/** The worker of a newer version, which waits. */
let waiting: ServiceWorker | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function offer(worker: ServiceWorker | null): void {
  waiting = worker;
  listeners.forEach((listener) => listener());
}

/** Puts the service worker in place and looks for newer versions, also when the person comes back to the page. */
export async function startWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.register('/service-worker.js');
  const look = (): void => {
    const { installing } = registration;
    // The first one of all replaces nothing.
    if (!navigator.serviceWorker.controller) return;
    if (registration.waiting) offer(registration.waiting);
    installing?.addEventListener('statechange', () => installing.state === 'installed' && offer(installing));
  };
  registration.addEventListener('updatefound', look);
  look();
  document.addEventListener('visibilitychange', () => {
    // Without network there is nothing newer.
    if (document.visibilityState === 'visible') void registration.update().catch(() => undefined);
  });
}

/** Goes over to the newer version, by the person's wish alone. */
export function takeNewVersion(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting?.postMessage(TAKE_OVER);
  // A worker that is still busy holds the next one back; the page alone is new at once, for it comes from the network.
  setTimeout(() => location.reload(), LIMIT_MS);
}

export const useNewVersion = (): boolean => useSyncExternalStore(subscribe, () => waiting !== null);

function subscribeToNetwork(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Whether the device says that it has a network. */
export const useOnline = (): boolean => useSyncExternalStore(subscribeToNetwork, () => navigator.onLine);
