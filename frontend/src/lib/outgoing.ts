import { useSyncExternalStore } from 'react';
import { placeOf } from './drafts.ts';

/** Answers that were sent without network: they go when it is back. */
export interface Outgoing {
  questionnaireId: number;
  title: string;
  body: { responses: Record<string, string[]>; additionalNotes: string | null };
  /** The response that they replace, as it was when they were given; null: the first one. */
  replaces: { id: number; updatedAt: string } | null;
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const tellListeners = (): void => listeners.forEach((listener) => listener());

const KEY = 'outgoing.';
const keyOf = (questionnaireId: number): string => placeOf(`${KEY}${questionnaireId}`);

/** Keeps answers until there is network; among the account's drafts, with which they go. */
export function putOut(outgoing: Outgoing): void {
  localStorage.setItem(keyOf(outgoing.questionnaireId), JSON.stringify(outgoing));
  tellListeners();
}

/** They are not to be sent any more: the person has them in hand again, or they have arrived. */
export function takeBack(questionnaireId: number): void {
  localStorage.removeItem(keyOf(questionnaireId));
  tellListeners();
}

/** Whether answers to a questionnaire wait for the network. */
export const useOutgoing = (questionnaireId: number): boolean =>
  useSyncExternalStore(subscribe, () => localStorage.getItem(keyOf(questionnaireId)) !== null);

/** The account's answers that wait. */
export function waiting(): Outgoing[] {
  const place = placeOf(KEY);
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(place))
    .map((key) => JSON.parse(localStorage.getItem(key)!) as Outgoing);
}
