/** Saints, who bear the names of people: "devota de Santa Terezinha", "romaria a Nossa Senhora Aparecida". */
import { HOLY_BEFORE, HOLY_BEHIND, LEADS_TO_SAINT } from '../vocabulary/devout.js';
import type { Piece } from './piece.js';

/** As many words before a name may say that it is a saint's. */
const MOST_BEFORE = 4;

/** Saints are nobody of the schedule. */
export const withoutSaints = (pieces: readonly Piece[]): Piece[] =>
  pieces.map((piece, at) =>
    piece.type === 'person' && isSaint(pieces, at)
      ? { breaks: piece.breaks, text: piece.text, type: 'word', meanings: [], capital: false }
      : piece,
  );

function isSaint(pieces: readonly Piece[], at: number): boolean {
  const own = pieces[at]!;
  const [next, second] = [pieces[at + 1], pieces[at + 2]];
  if (next?.type === 'word' && !next.breaks && HOLY_BEHIND.test(next.text)) return true;
  if (own.breaks) return false;
  const before = textOf(pieces.slice(Math.max(0, at - MOST_BEFORE), at));
  if (HOLY_BEFORE.test(before)) return true;
  if (pieces[at - 1]?.text !== 'sao') return false;
  // "Os que faltam são Paulo e Neuza."
  const isListed = [next, second].some((piece) => piece?.type === 'person');
  const led = pieces[at - 2];
  return !isListed && (led === undefined || pieces[at - 1]!.breaks || LEADS_TO_SAINT.test(led.text));
}

/** The words of pieces from where the last of them breaks off. */
function textOf(pieces: readonly Piece[]): string {
  const start = pieces.findLastIndex(({ breaks }) => breaks);
  return pieces
    .slice(Math.max(0, start))
    .map(({ text }) => text)
    .join(' ');
}
