/** A number that was just said, changed by itself: "o dobro", "uma a menos", "tá demais, tira dois", "volta pro 3". */
import type { AssistantTools } from '../../assistant/index.js';
import { COUNTING } from './changed-requests.js';
import type { Memory } from './memory.js';
import type { Piece } from '../message/piece.js';
import { spoken } from '../message/said.js';
import { bareRequest, type Request } from '../requests/request.js';
import { matches } from '../settling/settle.js';
import { BESIDE_A_CORRECTION, HOLDS } from '../vocabulary/fragments.js';
import { LIMIT_AGAIN } from '../vocabulary/roles.js';
import { BACK_TO, BESIDE_A_COUNT, LESS, MORE, TIMES } from '../vocabulary/recounting.js';

/** @returns null where the message says anything else, or where the number before is not told by one rule. */
export function recounted(
  message: string,
  pieces: readonly Piece[],
  { last, changed }: Memory,
  tools: AssistantTools,
): Request[] | null {
  const [before, ...others] = last;
  const limit = limitAgain(message, pieces, before, others.length);
  if (limit) return changed ? [bareRequest('undoLast', message), limit] : [limit];
  if (!changed || !before || others.length > 0 || !COUNTING.includes(before.kind)) return null;
  if (/\?\s*$/.test(message) || pieces.some(({ type }) => type === 'person' || type === 'masses'))
    return null;
  const words = pieces.flatMap(({ type, text }) => (type === 'word' ? [text] : []));
  const isKnown = (word: string) =>
    [HOLDS, BESIDE_A_CORRECTION, BESIDE_A_COUNT, LESS, MORE, BACK_TO].some((some) => some.test(word)) ||
    timesOf(word) !== null;
  if (words.some((word) => /^(?:nao|so|soh)$/.test(word)) || !words.every(isKnown)) return null;
  const now = numberOf(before, tools);
  const number = now === null ? null : changedNumber(now, words, pieces);
  if (number === null) return null;
  const isCap = before.kind === 'cap' || before.kind === 'capAll';
  return [
    bareRequest('undoLast', message),
    {
      ...before,
      kind: isCap ? before.kind : 'exactly',
      number: Math.ceil(number),
      // Half of three is asked about.
      doubt: Number.isInteger(number) && number > 0 ? undefined : 'sure',
    },
  ];
}

/** "Então deixa 3", after a limit, also where something was asked since. */
function limitAgain(
  message: string,
  pieces: readonly Piece[],
  before: Request | undefined,
  others: number,
): Request | null {
  if ((before?.kind !== 'cap' && before?.kind !== 'capAll') || others > 0) return null;
  const numbers = pieces.flatMap((piece) => (piece.type === 'number' ? [piece.value] : []));
  const [number, ...more] = numbers;
  const isBare =
    number !== undefined &&
    more.length === 0 &&
    pieces.every(({ type }) => type === 'word' || type === 'number') &&
    LIMIT_AGAIN.test(spoken(message));
  return isBare ? { ...before, text: message, number, numbers, doubt: undefined } : null;
}

/** How many it is now; null where several masses tell it each for itself. */
function numberOf({ kind, number, masses }: Request, tools: AssistantTools): number | null {
  if (kind !== 'more' && kind !== 'fewer') return number;
  const [mass, ...others] = tools.masses.filter((each) => matches(masses, each));
  return mass && others.length === 0 ? tools.mass(mass).required : null;
}

function changedNumber(now: number, words: readonly string[], pieces: readonly Piece[]): number | null {
  const numbers = pieces.flatMap((piece) => (piece.type === 'number' ? [piece.value] : []));
  const times = words.flatMap((word) => timesOf(word) ?? []);
  if (times.length + numbers.length !== 1) return null;
  if (times.length === 1) return now * times[0]!;
  const [value] = numbers as [number];
  if (words.some((word) => BACK_TO.test(word))) return value;
  const isLess = words.some((word) => LESS.test(word));
  const isMore = words.some((word) => MORE.test(word));
  if (isLess === isMore) return null;
  return isLess ? now - value : now + value;
}

const timesOf = (word: string): number | null => TIMES.find(([name]) => name.test(word))?.[1] ?? null;
