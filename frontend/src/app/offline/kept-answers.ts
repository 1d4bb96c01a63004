import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { onAnswer } from '../../api/http.ts';

/** Address → since when its answer is kept (epoch milliseconds), of those that the server did not give. */
let kept: ReadonlyMap<string, number> = new Map();
const listeners = new Set<() => void>();

function put(next: ReadonlyMap<string, number>): void {
  kept = next;
  listeners.forEach((listener) => listener());
}

function hear(url: string, since: string | null): void {
  const at = since === null ? null : Date.parse(since);
  if (at === (kept.get(url) ?? null)) return;
  const next = new Map(kept);
  if (at === null) next.delete(url);
  else next.set(url, at);
  put(next);
}

/** Asks the server again for what is on the screen, if some of it is kept. */
export function askForKeptAgain(client: QueryClient): void {
  if (kept.size === 0) return;
  put(new Map());
  void client.invalidateQueries();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Since when the oldest answer is kept that stands in the place of the server's, as an ISO instant; null: none does. */
export function useKeptSince(): string | null {
  useEffect(() => onAnswer(hear), []);
  return useSyncExternalStore(subscribe, () =>
    kept.size === 0 ? null : new Date(Math.min(...kept.values())).toISOString(),
  );
}
