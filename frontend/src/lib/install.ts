import { useSyncExternalStore } from 'react';

/** Chromium's offer to install the application, which it makes once, soon after the start (W3C, beforeinstallprompt). */
interface InstallOffer extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let offer: InstallOffer | null = null;
const listeners = new Set<() => void>();

function change(next: InstallOffer | null): void {
  offer = next;
  listeners.forEach((listener) => listener());
}

// The person is asked where it fits, and never at the login.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  change(event as InstallOffer);
});
addEventListener('appinstalled', () => change(null));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Lets the browser ask; null where it cannot, or the application is installed. */
export const useInstall = (): (() => Promise<unknown>) | null => {
  const offered = useSyncExternalStore(subscribe, () => offer);
  return offered && (() => offered.prompt().finally(() => change(null)));
};

/** Whether the page runs as an installed application. */
export const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;
