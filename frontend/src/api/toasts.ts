import { useSyncExternalStore } from 'react';
import { messageOf } from './http.ts';

/** Specification section 9. */
const MAX_VISIBLE = 1;
const REMOVAL_DELAY_MS = 1_000_000;

export interface Toast {
  id: string;
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** How long it stays, in milliseconds; 5000 when absent. */
  duration?: number;
  /** One thing to do about it. */
  action?: { label: string; run: () => void } | undefined;
  /** What has been done about it. */
  note?: string;
  /** A dialog has opened since: there it stands out of the way. */
  isBefore?: boolean;
  open: boolean;
}

let toasts: readonly Toast[] = [];
let count = 0;
const listeners = new Set<() => void>();
const removals = new Map<string, ReturnType<typeof setTimeout>>();

function show(next: readonly Toast[]): void {
  toasts = next;
  listeners.forEach((listener) => listener());
}

/** Shows a toast in the place of the one before it. */
export function toast(given: Omit<Toast, 'id' | 'open'>): string {
  count += 1;
  const id = String(count);
  show([{ ...given, id, open: true }, ...toasts].slice(0, MAX_VISIBLE));
  return id;
}

/** A destructive toast that says why: the server's message, or the given sentence. */
export function toastError(title: string, error?: unknown, otherwise?: string): string {
  return toast({ title, description: messageOf(error, otherwise), variant: 'destructive' });
}

export function updateToast(id: string, change: Partial<Omit<Toast, 'id'>>): void {
  show(toasts.map((one) => (one.id === id ? { ...one, ...change } : one)));
}

/** Toasts make room for a dialog that opens; those that it brings stand at its head, beside what they tell of. */
export function makeRoom(): void {
  show(toasts.map((one) => ({ ...one, isBefore: true })));
}

/** Closes a toast; it leaves the list after its removal delay. */
export function dismissToast(id: string): void {
  updateToast(id, { open: false });
  if (!removals.has(id))
    removals.set(
      id,
      setTimeout(() => removeToast(id), REMOVAL_DELAY_MS),
    );
}

export function removeToast(id: string): void {
  clearTimeout(removals.get(id));
  removals.delete(id);
  show(toasts.filter((one) => one.id !== id));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useToasts = (): readonly Toast[] => useSyncExternalStore(subscribe, () => toasts);
