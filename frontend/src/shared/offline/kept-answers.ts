import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { onAnswer } from '../../api/http.ts';

/** What stands in the place of the server's answers. */
export interface Kept {
  /** The instant (ISO) of the oldest; null: of none is it known. */
  since: string | null;
}

/** Address → since when its answer is kept (epoch milliseconds, infinite where nothing says), of those that the server did not give. */
let answers: ReadonlyMap<string, number> = new Map();
let kept: Kept | null = null;
const listeners = new Set<() => void>();

function put(next: ReadonlyMap<string, number>): void {
  answers = next;
  const oldest = Math.min(...next.values());
  kept = next.size === 0 ? null : { since: oldest === Infinity ? null : new Date(oldest).toISOString() };
  listeners.forEach((listener) => listener());
}

function hear(url: string, since: string | null): void {
  const at = since === null ? undefined : momentOf(since);
  if (at === answers.get(url)) return;
  const next = new Map(answers);
  if (at === undefined) next.delete(url);
  else next.set(url, at);
  put(next);
}

function momentOf(date: string): number {
  const at = Date.parse(date);
  return Number.isNaN(at) ? Infinity : at;
}

/** Whether something on the screen is what the device has kept. */
export const isKept = (): boolean => kept !== null;

/** Asks the server again: for what is on the screen, if some of it is kept, else for what did not come. */
export function askAgain(client: QueryClient): void {
  if (!isKept()) {
    void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
    return;
  }
  put(new Map());
  void client.invalidateQueries();
}

let stopHearing: () => unknown = () => undefined;

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) stopHearing = onAnswer(hear);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stopHearing();
  };
}

/** Whether something kept stands in the place of the server's answers, and since when; null: nothing does. */
export const useKept = (): Kept | null => useSyncExternalStore(subscribe, () => kept);
