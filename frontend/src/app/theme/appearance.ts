import { useSyncExternalStore } from 'react';

export const APPEARANCES = ['system', 'light', 'dark'] as const;
/** What a person chose; `system` follows the device. */
export type Appearance = (typeof APPEARANCES)[number];
export type Theme = 'light' | 'dark';

const KEY = 'partilha.appearance';
const dark = matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

function read(): Appearance {
  const stored = localStorage.getItem(KEY);
  return APPEARANCES.find((one) => one === stored) ?? 'system';
}

function themeInForce(): Theme {
  const chosen = read();
  if (chosen !== 'system') return chosen;
  return dark.matches ? 'dark' : 'light';
}

/** Puts the theme in force on the document. Called before the first paint, and by every later change. */
export function applyAppearance(): void {
  document.documentElement.dataset.theme = themeInForce();
  listeners.forEach((listener) => listener());
}

export function chooseAppearance(appearance: Appearance): void {
  localStorage.setItem(KEY, appearance);
  applyAppearance();
}

dark.addEventListener('change', applyAppearance);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useAppearance = (): Appearance => useSyncExternalStore(subscribe, read);
export const useTheme = (): Theme => useSyncExternalStore(subscribe, themeInForce);
