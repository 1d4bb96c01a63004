/** Reads exchanges and replacements that are told, as facts about people and masses; the draft tells what they leave open. */
import type { Meaning } from '../words/lexicon.js';
import { type Request, requestOf, type World } from '../requests/request.js';
import { isVerb, words } from './clause.js';
import { settledMoves } from './settled-moves.js';
import { idOf, Telling } from './telling.js';
import { COMPUTE } from '../vocabulary/talk.js';
import { JOINT, TITLE, UNSURE, WOULD } from '../vocabulary/told.js';
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

/** The clauses of a message. */
function clausesIn(pieces: readonly Piece[]): Piece[][] {
  const clauses: Piece[][] = [];
  pieces.forEach((piece, at) => {
    const clause = clauses.at(-1);
    const [before, next] = [pieces[at - 1], pieces[at + 1]];
    const rest = pieces.slice(at + 1);
    const end = rest.findIndex(({ breaks }) => breaks);
    const ahead = end < 0 ? rest : rest.slice(0, end);
    const hasVerb = clause?.some(isVerb) ?? false;
    const follows = (some: readonly Piece[]) =>
      some.some((each) => isVerb(each) || each.text === 'lugar' || each.text === 'vez');
    const isDays =
      before?.type === 'masses' &&
      (next?.type === 'masses' ||
        (/^(?:n?[oa]|d[aeo]|dia)$/.test(next?.text ?? '') && pieces[at + 2]?.type === 'masses')) &&
      !follows(ahead);
    const isList =
      before?.type === 'person' &&
      (next?.type === 'person' ||
        (TITLE.test(next?.text ?? '') &&
          pieces.slice(at + 2, at + 4).some(({ type }) => type === 'person'))) &&
      (!hasVerb || !follows(ahead));
    const isJoint =
      piece.type === 'word' &&
      ((JOINT.test(piece.text) && !(piece.text === 'ai' && !ahead.some(isVerb))) ||
        (piece.text === 'e' &&
          !isList &&
          !isDays &&
          before?.text !== 'nao' &&
          before?.text !== 'que' &&
          !(
            /^d(?:el[ea]|[ao])$/.test(before?.text ?? '') &&
            ahead.slice(0, 2).some(({ type }) => type === 'masses')
          )) ||
        (piece.text === 'que' &&
          !/^(?:para|do|mais|menos|quero|queria)$/.test(before?.text ?? '') &&
          follows(ahead)) ||
        (piece.text === 'em' && next?.text === 'troca'));
    // "Sai Paulo entra Benedito"; "{a novena} … passa para o Geraldo"; "pediu para a Ana ir".
    const turns =
      piece.type === 'word' &&
      clause !== undefined &&
      hasVerb &&
      clause.some(({ type }) => type === 'person' || type === 'masses') &&
      ((/^(?:entra|sai|passa|fica|entre|quem)$/.test(piece.text) &&
        before?.text !== 'quem' &&
        before?.text !== 'nao' &&
        before?.text !== 'que') ||
        piece.text === 'ficando');
    // "… com a Neuza ele vai no dia 5": without a stop between.
    const isSubject = (at: number) =>
      pieces[at]?.type === 'person' || /^el[ea]$/.test(pieces[at]?.text ?? '');
    const starts =
      clause !== undefined &&
      hasVerb &&
      clause.some(({ type }) => type === 'person' || type === 'masses') &&
      (isSubject(at)
        ? isVerb(pieces[at + 1] ?? piece) && pieces[at + 1]?.type === 'word'
        : /^[oa]$/.test(piece.text) &&
          pieces[at + 1]?.type === 'person' &&
          pieces[at + 2] !== undefined &&
          isVerb(pieces[at + 2]!)) &&
      !(
        before?.type === 'word' &&
        (/^(?:d[aeo]|com|para|por|pel[ao]|que|e|[oa]|quem|dona|seu|ao)$/.test(before.text) || isVerb(before))
      );
    const asks =
      piece.text === 'para' &&
      ahead.findIndex(({ type }) => type === 'person') <= 2 &&
      /^(?:ir|vir|fazer|ficar|assumir|servir|entrar|pegar|cobrir|substituir)$/.test(
        ahead[ahead.findIndex(({ type }) => type === 'person') + 1]?.text ?? '',
      );
    if (!clause || piece.breaks || isJoint || turns || starts || asks) clauses.push([piece]);
    else clause.push(piece);
  });
  return clauses;
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
  const explained = telling.people.every((person) => moves.people.has(idOf(person)));
  return moves.requests.map((request) =>
    requestOf(world, request.kind, sentence, {
      ...request,
      doubt: request.doubt ?? (!explained || isWish || telling.isUnsure ? 'sure' : undefined),
    }),
  );
}
