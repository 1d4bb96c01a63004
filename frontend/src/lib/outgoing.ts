import { useMemo, useSyncExternalStore } from 'react';
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

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const tellListeners = (): void => listeners.forEach((listener) => listener());

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
  useSyncExternalStore(subscribe, () => localStorage.getItem(keyOf(about)) !== null);

/** What of the account waits. */
export function waiting(): Outgoing[] {
  const place = placeOf(KEY);
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(place))
    .map((key) => JSON.parse(localStorage.getItem(key)!) as Outgoing);
}

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
  const text = useSyncExternalStore(subscribe, textOfUnsent);
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
