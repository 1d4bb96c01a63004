/** What a text says that nothing read of it explains: a reading that leaves such a thing is asked about before it is done. */
import { massMatches } from '../../../roster/index.js';
import type { Piece } from '../message/piece.js';
import { REASON, Segment } from '../message/segment.js';
import type { MassWorld } from '../references/mass-references.js';
import type { Request } from '../requests/request.js';
import { COUNTS_OF_OLD, LINKS, MASSES_OF, NOT_WHOM, PLACE_OF, SPARES } from '../vocabulary/explained.js';
import { REASONS } from '../vocabulary/reasons.js';
import { isWritten } from '../words/spelling.js';

/** What tells whether a word is one. */
export interface Known {
  world: MassWorld;
  isName: (word: string) => boolean;
  /** Whether it goes on from what was done before, whose numbers it may raise, lower or correct. */
  goesOn: boolean;
}

const SHORTEST = 3;

const isAnchor = ({ type }: Piece) => type === 'person' || type === 'masses' || type === 'number';
const isLink = (piece: Piece) => piece.type === 'word' && LINKS.test(piece.text);

/** The clause in which a piece stands, which ends where the next breaks off. */
function clauseAround(pieces: readonly Piece[], at: number): Segment {
  const start = pieces.slice(0, at + 1).findLastIndex(({ breaks }) => breaks);
  const end = pieces.findIndex(({ breaks }, index) => index > at && breaks);
  return new Segment(pieces.slice(Math.max(0, start), end < 0 ? undefined : end));
}

/** Whether a word is none that coordinators are known to write: it may mean anything. */
const isStrange = (piece: Piece | undefined, { isName }: Known) =>
  piece?.type === 'word' &&
  piece.meanings.length === 0 &&
  piece.text.length >= SHORTEST &&
  /^[a-z]+$/.test(piece.text) &&
  !isWritten(piece.text.replace(/(.)\1+/g, '$1')) &&
  !isWritten(piece.text) &&
  !REASONS.test(piece.text) &&
  !isName(piece.text);

/**
 * "Blurga o Paulo", "afora a do Galo", "aos blurgos": whether a strange word says which, how many, or what is done, and is no
 * mere name of a thing or of a town.
 */
function isDecisive(pieces: readonly Piece[], at: number, known: Known): boolean {
  if (!isStrange(pieces[at], known)) return false;
  const before = pieces[at]!.breaks ? undefined : pieces[at - 1];
  if (PLACE_OF.test(before?.text ?? '')) return false;
  const next = pieces.slice(at + 1).findIndex((piece) => !isLink(piece) || piece.breaks);
  const governed = next < 0 ? undefined : pieces[at + 1 + next];
  if (governed && !governed.breaks && isAnchor(governed)) return true;
  if (before && MASSES_OF.test(before.text)) return true;
  if (before && isLink(before)) return false;
  const { pieces: clause, isAct } = clauseAround(pieces, at);
  const own = clause.indexOf(pieces[at]!);
  const isReason = clause.slice(0, own).some(({ text }) => REASON.test(text) || text === 'para');
  const isLast = own === clause.length - 1 && before?.type !== 'person';
  return isAct && !isReason && !isLast;
}

/** Whether a clause permits a day or leaves it out of what is said of others, or says why. */
const sparesOrTells = (clause: Segment) =>
  clause.has('able', 'serve', 'want', 'only') ||
  SPARES.test(clause.text) ||
  clause.pieces.some(({ type, text }) => type === 'word' && REASONS.test(text));

/** Whom, when and how many a text names and nothing read of it holds. */
function isLeft(pieces: readonly Piece[], at: number, requests: readonly Request[], { world, goesOn }: Known): boolean {
  const piece = pieces[at]!;
  const clause = clauseAround(pieces, at);
  if (piece.type === 'person')
    return (
      !requests.some(({ people }) =>
        people.some(({ candidates }) => candidates.some(({ id }) => piece.mention.candidates.some((one) => one.id === id))),
      ) && !NOT_WHOM.test(clause.text)
    );
  if (piece.type === 'number')
    return (
      !goesOn &&
      !requests.some(({ number, numbers }) => number === piece.value || numbers.includes(piece.value)) &&
      !COUNTS_OF_OLD.test(clause.text)
    );
  if (piece.type !== 'masses') return false;
  const spoken = world.masses.filter((mass) => piece.filters.some((filter) => massMatches(filter, mass)));
  const isHeld = spoken.some((mass) => requests.some(({ masses }) => masses.some((filter) => massMatches(filter, mass))));
  return spoken.length > 0 && !isHeld && !sparesOrTells(clause);
}

/**
 * Whether a text leaves something that could change who, when, how many or which way.
 * @param requests what was read of it.
 */
export const leavesUnexplained = (pieces: readonly Piece[], requests: readonly Request[], known: Known): boolean =>
{
  const names = new Set(requests.flatMap(({ people }) => people.flatMap(({ words }) => words.split(' '))));
  const isNamed = ({ text }: Piece) => names.has(text);
  return pieces.some(
    (piece, at) => (!isNamed(piece) && isDecisive(pieces, at, known)) || isLeft(pieces, at, requests, known),
  );
};
