import { useMemo, useSyncExternalStore } from 'react';
import { placeOf } from './drafts.ts';
import { onWaiting, tellListeners } from './outgoing.ts';

/** A request for a substitute that the server did not get. It goes when the person presses again: nobody is asked by itself. */
export interface UnsentRequest {
  assignmentId: number;
  date: string;
  time: string;
  /** The instant at which the mass begins (ISO). */
  dateTime: string;
  body: { assignmentId: number; reason: string | null; namedId?: number; exchangeSlotId?: number };
}

const UNSENT_KEY = 'unsent-request.';
const unsentKeyOf = (assignmentId: number): string => placeOf(`${UNSENT_KEY}${assignmentId}`);

/** Keeps a request that was not sent, in the place of an earlier one, among the account's drafts. */
export function putAside(request: UnsentRequest): void {
  localStorage.setItem(unsentKeyOf(request.assignmentId), JSON.stringify(request));
  tellListeners();
}

/** The request was sent, is in the person's hands again, or they do without. */
export function takeFromAside(assignmentId: number): void {
  localStorage.removeItem(unsentKeyOf(assignmentId));
  tellListeners();
}

const LINE = '\n';

function textOfUnsent(): string {
  const place = placeOf(UNSENT_KEY);
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(place));
  return keys
    .sort()
    .map((key) => localStorage.getItem(key)!)
    .join(LINE);
}

/** The account's requests that were not sent, of masses that have not begun. */
export function useUnsentRequests(): UnsentRequest[] {
  const text = useSyncExternalStore(onWaiting, textOfUnsent);
  return useMemo(
    () =>
      text
        .split(LINE)
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as UnsentRequest)
        .filter(({ dateTime }) => Date.parse(dateTime) > Date.now()),
    [text],
  );
}

/** The one for a place; undefined where there is none. */
export const useUnsentRequest = (assignmentId: number): UnsentRequest | undefined =>
  useUnsentRequests().find((request) => request.assignmentId === assignmentId);
