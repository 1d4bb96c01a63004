import { useCallback, useState, type Dispatch, type SetStateAction } from 'react';

const PREFIX = 'partilha.draft.';

function read<Value>(key: string | null): Value | null {
  if (key === null) return null;
  try {
    return JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null') as Value | null;
  } catch {
    return null;
  }
}

/**
 * State that outlives a lost session, a closed page and a dead network: kept on the device until `forget` is called,
 * which is when it was sent. A device that refuses storage keeps it for as long as the page is open.
 * @param key null: not kept.
 */
export function useDraft<Value>(
  key: string | null,
  initial: Value,
): { value: Value; set: Dispatch<SetStateAction<Value>>; forget: () => void; restored: boolean } {
  const [restored] = useState(() => read<Value>(key) !== null);
  const [value, setValue] = useState<Value>(() => read<Value>(key) ?? initial);
  const set = useCallback<Dispatch<SetStateAction<Value>>>(
    (next) =>
      setValue((before) => {
        const after = typeof next === 'function' ? (next as (value: Value) => Value)(before) : next;
        keep(key, after);
        return after;
      }),
    [key],
  );
  const forget = useCallback(() => {
    if (key !== null) localStorage.removeItem(PREFIX + key);
  }, [key]);
  return { value, set, forget, restored };
}

function keep(key: string | null, value: unknown): void {
  if (key === null) return;
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch (error) {
    console.warn('This device keeps no drafts', error);
  }
}

/** Removes every draft of this device, when a person leaves it. */
export function forgetDrafts(): void {
  Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX))
    .forEach((key) => localStorage.removeItem(key));
}
