import { useSyncExternalStore } from 'react';
import { placeOf } from './drafts.ts';

/** What is said where something was sent without network, or to a server that is silent. */
export const WAITS = 'Sem conexão: enviaremos quando voltar.';

/** Answers that the server did not get: they go when it answers again. */
export interface OutgoingAnswers {
  questionnaireId: number;
  title: string;
  body: { responses: Record<string, string[]>; additionalNotes: string | null };
  /** The response that they replace, as it was when they were given; null: the first one. */
  replaces: { id: number; updatedAt: string } | null;
}

/** Somebody comes to a mass, as it was when they said so and the server did not hear it. */
export interface OutgoingConfirmation {
  assignmentId: number;
  date: string;
  time: string;
}

export type Outgoing = OutgoingAnswers | OutgoingConfirmation;

/** What tells one from the others. */
type Subject = Pick<OutgoingAnswers, 'questionnaireId'> | Pick<OutgoingConfirmation, 'assignmentId'>;

const listeners = new Set<() => void>();

/** Calls back whenever something begins or ends to wait on this device. Returns how to stop listening. */
export function onWaiting(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says that something has begun or ended to wait. */
export const tellListeners = (): void => listeners.forEach((listener) => listener());

const KEY = 'outgoing.';
const keyOf = (about: Subject): string =>
  placeOf(KEY + ('questionnaireId' in about ? about.questionnaireId : `duty-${about.assignmentId}`));

/** Keeps something until there is network; among the account's drafts, with which it goes. */
export function putOut(outgoing: Outgoing): void {
  localStorage.setItem(keyOf(outgoing), JSON.stringify(outgoing));
  tellListeners();
}

/** It is not to be sent any more: the person has it in hand again, or it has arrived. */
export function takeBack(about: Subject): void {
  localStorage.removeItem(keyOf(about));
  tellListeners();
}

/** Whether answers to a questionnaire, or a confirmation, wait for the network. */
export const useOutgoing = (about: Subject): boolean =>
  useSyncExternalStore(onWaiting, () => localStorage.getItem(keyOf(about)) !== null);

/** What of the account waits. */
export function waiting(): Outgoing[] {
  const place = placeOf(KEY);
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(place))
    .map((key) => JSON.parse(localStorage.getItem(key)!) as Outgoing);
}
