import { useSyncExternalStore } from 'react';
import { messageOf } from './http.ts';

/** Specification section 9. */
const MAX_VISIBLE = 1;
const REMOVAL_DELAY_MS = 1_000_000;

/** Before that nobody has read it: the press is the second of a double one, or a dialog came with the toast. */
const UNREAD_MS = 700;

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
  /** When it was shown (epoch, milliseconds). */
  since: number;
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
export function toast(given: Omit<Toast, 'id' | 'since' | 'open'>): string {
  count += 1;
  const id = String(count);
  show([{ ...given, id, since: Date.now(), open: true }, ...toasts].slice(0, MAX_VISIBLE));
  return id;
}

/** A destructive toast that says why: the server's message, or the given sentence. */
export function toastError(title: string, error?: unknown, otherwise?: string): string {
  return toast({ title, description: messageOf(error, otherwise), variant: 'destructive' });
}

export function updateToast(id: string, change: Partial<Omit<Toast, 'id'>>): void {
  show(toasts.map((one) => (one.id === id ? { ...one, ...change } : one)));
}

/**
 * A toast that only tells gives way to what the person does next, and to a dialog that opens. One that went wrong, that
 * offers an act, or that asks for a time of its own stays.
 */
export function giveWay(): void {
  for (const { id, since, variant, action, duration } of toasts)
    if (variant !== 'destructive' && !action && !duration && Date.now() - since > UNREAD_MS) dismissToast(id);
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
