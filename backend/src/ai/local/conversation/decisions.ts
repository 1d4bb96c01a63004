/** What a message says of the proposal that waits: it is taken, turned down, or left to wait. */
import type { MessageReader } from '../reading/read-message.js';
import { bareRequest, type NotUnderstood, type Request } from '../requests/request.js';
import { spoken } from '../message/said.js';
import {
  ACCEPTS_PROPOSAL,
  ASKS_FOR_ANOTHER,
  LEAVES_WAITING,
  PRAISES,
  TURNS_DOWN,
} from '../vocabulary/proposals.js';
import { YES } from '../vocabulary/talk.js';

/** Kinds of requests that say nothing against reading a message as a decision. */
const LESS = new Set(['yes', 'no', 'thanks', 'greeting', 'undo', 'accept', 'discard', 'help', 'summary']);

/**
 * @param found what the message is read as without the proposal.
 * @returns null where it says nothing of the proposal, or asks for more than that.
 */
export function decisionIn(
  message: string,
  found: readonly (Request | NotUnderstood)[],
  reader: MessageReader,
): Request | null {
  const text = spoken(message).replace(/,$/, '');
  const { pieces } = reader.clauses(message);
  const isMore = found.some(
    (request) =>
      request.kind !== null &&
      !LESS.has(request.kind) &&
      !(request.doubt === 'who' && request.people.length === 0),
  );
  const names = pieces.some(({ type }) => type !== 'word' && type !== 'number');
  if (isMore || names || message.includes('?')) return null;
  if (ASKS_FOR_ANOTHER.test(text)) return bareRequest('solve', message);
  if (LEAVES_WAITING.test(text)) return bareRequest('keepWaiting', message);
  if (TURNS_DOWN.test(text)) return bareRequest('discard', message);
  const isRefused = /\b(?:nao|nem|nunca|n)\b/.test(text);
  const isConditional = /\b(?:se|caso|desde que|quando)\b/.test(text);
  if (ACCEPTS_PROPOSAL.test(text) && !isRefused)
    return bareRequest('accept', message, isConditional ? { doubt: 'sure' } : {});
  const isThanks = found.some(({ kind }) => kind === 'thanks');
  const agrees = YES.test(text) || (PRAISES.test(text) && !isRefused);
  return agrees && !isThanks ? bareRequest('accept', message, { doubt: 'sure' }) : null;
}
