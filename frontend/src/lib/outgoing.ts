import { useSyncExternalStore } from 'react';
import { call, type Answer } from '../api/client.ts';
import { ApiError } from '../api/http.ts';
import { placeOf } from './drafts.ts';

type Answers = Pick<
  Answer<'GET /api/questionnaires/{id}/responses'>[number],
  'responses' | 'additionalNotes'
>;

/** Answers that were sent without network: they go when it is back. */
export interface Outgoing {
  questionnaireId: number;
  title: string;
  body: { responses: Record<string, string[]>; additionalNotes: string | null };
  /** The response that they replace, as it was when they were given; null: the first one. */
  replaces: { id: number; updatedAt: string } | null;
}

export type Outcome = 'sent' | 'waiting' | ApiError;

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

/**
 * Sends what waits, in one tab at a time, and says of each what became of it. What has arrived before, though its answer
 * did not come back, counts as sent; what was changed elsewhere meanwhile is not overwritten.
 */
export function sendOutgoing(tell: (outgoing: Outgoing, outcome: Outcome) => void): Promise<void> {
  return navigator.locks.request('partilha.outgoing', async () => {
    for (const outgoing of waiting()) {
      const outcome = await sendOne(outgoing);
      tell(outgoing, outcome);
      if (outcome !== 'waiting') takeBack(outgoing.questionnaireId);
    }
  });
}

function waiting(): Outgoing[] {
  const place = placeOf(KEY);
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(place))
    .map((key) => JSON.parse(localStorage.getItem(key)!) as Outgoing);
}

async function sendOne({ questionnaireId: id, body, replaces }: Outgoing): Promise<Outcome> {
  const path = { id };
  try {
    if (replaces)
      await call('PUT /api/questionnaires/{id}/responses/{responseId}', {
        path: { id, responseId: replaces.id },
        body: { ...body, seen: replaces.updatedAt },
      });
    else await call('POST /api/questionnaires/{id}/responses', { path, body });
    return 'sent';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 0) return 'waiting';
    if (error.status !== 409) return error;
    const [there] = await call('GET /api/questionnaires/{id}/responses', { path }).catch(() => []);
    return there && isSame(there, body) ? 'sent' : error;
  }
}

function isSame(a: Answers, b: Outgoing['body']): boolean {
  const text = ({ responses, additionalNotes }: Answers): string =>
    JSON.stringify([
      Object.entries(responses).sort(([x], [y]) => x.localeCompare(y)),
      additionalNotes || null,
    ]);
  return text(a) === text(b);
}
