/** Reads exchanges and replacements that are told, as facts about people and masses; the draft tells what they leave open. */
import type { Meaning } from '../words/lexicon.js';
import { type Request, requestOf, type World } from '../requests/request.js';
import { words } from './clause.js';
import { clausesIn } from './clauses.js';
import { settledMoves } from './settled-moves.js';
import { idOf, Telling } from './telling.js';
import { COMPUTE } from '../vocabulary/talk.js';
import { UNSURE, WOULD } from '../vocabulary/told.js';
import { withPointers } from '../message/word-order.js';
import type { Piece } from '../message/piece.js';

/** What is none of this reader's, where it stands in a clause of somebody. */
const FOREIGN: readonly Meaning[] = [
  'max',
  'only',
  'together',
  'apart',
  'double',
  'fewer',
  'rule',
  'nobody',
  'avoid',
  'need',
];

/** "Aquela ficaria com o dia 27, e esta com o dia 6": read by `exchanges.ts`. */
const FORMER = /\baquel[ea] (?:fic|vai|faz|faria|peg|serv|entr|assum)\w*/;

/** Whether a word asks for something else than who comes and who leaves. */
function isForeign(clause: readonly Piece[], at: number): boolean {
  const piece = clause[at]!;
  const next = clause[at + 1];
  if (piece.type === 'number') return true;
  if (piece.type !== 'word') return false;
  if (/^mesm[oa]s?$/.test(piece.text)) return /^(?:missas?|celebrac\w+)$/.test(next?.text ?? '');
  if (piece.meanings.includes('they') && /^(?:nos|nas)$/.test(clause[at - 1]?.text ?? '')) return true;
  if (piece.text === 'sem') return next?.type === 'person' || clause[at + 2]?.type === 'person';
  return (
    !/^(?:passa|conta|previst[oa])$/.test(piece.text) &&
    piece.meanings.some((meaning) => FOREIGN.includes(meaning))
  );
}

/** What a message makes of people and masses; null where it is no exchange, or one of which not all is understood. */
export function movesIn(all: readonly Piece[], sentence: string, world: World): Request[] | null {
  if (UNSURE.test(words(all)) || COMPUTE.test(words(all)) || FORMER.test(words(all))) return null;
  const telling = new Telling();
  for (const clause of clausesIn(withPointers(all))) {
    if (clause.some((_, at) => isForeign(clause, at))) return null;
    telling.read(clause);
  }
  if (telling.isUnread) return null;
  const moves = settledMoves(telling, world);
  if (!moves) return null;
  const isWish = WOULD.test(words(all)) && moves.requests.length < 2;
  // "João dia 22 e Ana dia 29, trocados": as they stand, or as they are to stand?
  const isOpen = /\btrocad[oa]s\b/.test(words(all));
  const explained = telling.people.every((person) => moves.people.has(idOf(person)));
  return moves.requests.map((request) =>
    requestOf(world, request.kind, sentence, {
      ...request,
      doubt: request.doubt ?? (!explained || isWish || isOpen || telling.isUnsure ? 'sure' : undefined),
    }),
  );
}
