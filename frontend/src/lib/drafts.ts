import { useCallback, useState, type Dispatch, type SetStateAction } from 'react';

const PREFIX = 'partilha.draft.';
const STRANGER = 'stranger';

/** Whose drafts are read and written: devices are shared, and what one account typed never shows for another. */
let owner = STRANGER;

/**
 * Says who is signed in on this device. Drafts of other accounts are removed; those of a stranger, who may be about to
 * sign in, and those of the account itself, which a lost session must not cost, stay.
 */
export function ownDrafts(userId: number | null): void {
  const next = userId === null ? STRANGER : String(userId);
  if (next === owner) return;
  owner = next;
  if (userId !== null)
    remove((key) => !key.startsWith(`${PREFIX}${STRANGER}.`) && !key.startsWith(`${PREFIX}${owner}.`));
}

/** Where a text of the account is kept on this device: among its drafts, which go when it goes. */
export const placeOf = (key: string): string => `${PREFIX}${owner}.${key}`;

function read<Value>(place: string | null): Value | null {
  if (place === null) return null;
  try {
    return JSON.parse(localStorage.getItem(place) ?? 'null') as Value | null;
  } catch {
    return null;
  }
}

/**
 * State that outlives a lost session, a closed page and a dead network: kept on the device for the account until `forget`
 * is called, which is when it was sent. A device that refuses storage keeps it for as long as the page is open.
 * @param key null: not kept.
 */
export function useDraft<Value>(
  key: string | null,
  initial: Value,
): { value: Value; set: Dispatch<SetStateAction<Value>>; forget: () => void; restored: boolean } {
  const [typedBy] = useState(owner);
  const place = key === null ? null : `${PREFIX}${typedBy}.${key}`;
  const [restored] = useState(() => read<Value>(place) !== null);
  const [value, setValue] = useState<Value>(() => read<Value>(place) ?? initial);
  const set = useCallback<Dispatch<SetStateAction<Value>>>(
    (next) =>
      setValue((before) => {
        const after = typeof next === 'function' ? (next as (value: Value) => Value)(before) : next;
        keep(place, after);
        return after;
      }),
    [place],
  );
  const forget = useCallback(() => {
    if (place !== null) localStorage.removeItem(place);
  }, [place]);
  return { value, set, forget, restored };
}

/** Whether the account has a draft on this device. */
export const hasDraft = (key: string): boolean => localStorage.getItem(placeOf(key)) !== null;

/** Removes a draft of the account, once it was sent from elsewhere than its form. */
export const forgetDraft = (key: string): void => localStorage.removeItem(placeOf(key));

function keep(place: string | null, value: unknown): void {
  if (place === null) return;
  try {
    localStorage.setItem(place, JSON.stringify(value));
  } catch (error) {
    console.warn('This device keeps no drafts', error);
  }
}

/** Removes every draft of this device, when a person leaves it. */
export function forgetDrafts(): void {
  remove(() => true);
}

function remove(which: (key: string) => boolean): void {
  Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX) && which(key))
    .forEach((key) => localStorage.removeItem(key));
}
