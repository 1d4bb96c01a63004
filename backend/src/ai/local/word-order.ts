/** Brings the pieces of a sentence into the order in which requests are read, and tells what points back in it. */
import type { MassFilter } from '../../roster/index.js';
import type { Piece } from './said.js';
import { combined } from './segment.js';

const ARTICLE = /^(?:[oa]s?|d[aeo]s?|n[ao]s?|em|aos?|e|as|missas?|dia|dias|as)$/;
const RELATIVE = /^(?:que|cuj[oa]s?)$/;
/** Of somebody, where they serve: needed to know which mass is meant. */
const SERVING = /^(?:esta|ta|serve|servia|ia|iria|ficou|estava|vai|entra|sai)$/;

/** "Exceto na Imaculada, o Geraldo não serve à noite": an exception at the beginning is read at the end. */
export function exceptionsLast(pieces: readonly Piece[]): Piece[] {
  if (pieces[0]?.text !== 'exceto') return [...pieces];
  const end = pieces.findIndex(
    (piece, at) =>
      at > 0 &&
      ((piece.breaks && piece.type !== 'masses') ||
        piece.type === 'person' ||
        (piece.type === 'word' && !ARTICLE.test(piece.text))),
  );
  const [exception, rest] = [pieces.slice(0, end), pieces.slice(end)];
  if (end < 0 || rest[0]!.text === 'quando' || !exception.some(({ type }) => type === 'masses'))
    return [...pieces];
  // "E" and articles that lead on to what follows stay with it.
  const last = exception.findLastIndex(({ type }) => type === 'masses');
  return [...exception.slice(last + 1), ...rest, ...exception.slice(0, last + 1)];
}

/** "A Ana, que estuda à noite, só serve de manhã": what is told of somebody between commas asks for nothing. */
export function withoutRelatives(pieces: readonly Piece[]): Piece[] {
  const start = pieces.findIndex(
    (piece, at) =>
      piece.breaks && RELATIVE.test(piece.text) && pieces[at - 1]?.type === 'person' && piece.type === 'word',
  );
  const end = pieces.findIndex(({ breaks }, at) => at > start && breaks);
  const told = pieces.slice(start, end);
  const others = [...pieces.slice(0, start), ...pieces.slice(end)];
  const isNeeded =
    told.some(({ type, text }) => type === 'person' || SERVING.test(text)) ||
    (told.some(({ type }) => type === 'masses') && !others.some(({ type }) => type === 'masses'));
  return start < 0 || end < 0 || isNeeded ? [...pieces] : others;
}

const THIS = /^(?:[nd]?ess[ea]|[nd]?est[ea]|[nd]?aquel[ea]|[dn][oa])$/;
const THESE = /^(?:[nd]?ess[ea]s|[nd]?est[ea]s)$/;
const DAY = /^(?:dia|data|missa|celebracao|domingo|sabado)$/;
const THERE = /^(?:nel[ea]|ali)$/;

/** "Nesse dia", "nessa mesma noite", "nela", "nesses dois": the days or masses that the sentence named before. */
export function withPointers(pieces: readonly Piece[], before: readonly MassFilter[] = []): Piece[] {
  const found: Piece[] = [];
  const named: (readonly MassFilter[])[] = before.length > 0 ? [before] : [];
  for (let at = 0; at < pieces.length; at += 1) {
    const piece = pieces[at]!;
    const pointed = named.length === 0 ? null : pointerAt(pieces, at, named);
    if (pointed) {
      found.push({ ...pointed.piece, breaks: piece.breaks });
      at += pointed.length - 1;
      continue;
    }
    if (piece.type === 'masses') named.push(piece.filters);
    found.push(piece);
  }
  return found;
}

/** What stands at a place and means days or masses that were named before. */
function pointerAt(
  pieces: readonly Piece[],
  at: number,
  named: readonly (readonly MassFilter[])[],
): { piece: Piece; length: number } | null {
  const [first, second, third] = pieces.slice(at, at + 3);
  const masses = (filters: readonly MassFilter[], length: number) => ({
    piece: {
      breaks: false,
      text: pieces
        .slice(at, at + length)
        .map(({ text }) => text)
        .join(' '),
      type: 'masses' as const,
      filters: [...filters],
      once: false,
    },
    length,
  });
  if (first?.type !== 'word') return null;
  if (THERE.test(first.text)) return masses(named.at(-1)!, 1);
  if (THESE.test(first.text) && second) {
    const isCount = second.text === '2' || second.text === '3' || second.text === 'mesmos';
    const noun = isCount ? third : second;
    const isNoun = noun?.type === 'word' && /^(?:dias|datas|missas)$/.test(noun.text);
    return isCount || isNoun ? masses(combined(named), isCount && isNoun ? 3 : 2) : null;
  }
  if (/^[nd]ess[ea]$/.test(first.text) && second?.text === 'ai') return masses(named.at(-1)!, 2);
  if (/^[nd]ess[ea]$/.test(first.text) && (!second || second.breaks || second.text === 'mas'))
    return masses(named.at(-1)!, 1);
  if (THESE.test(first.text) && pieces[at - 1]?.text.startsWith('nenhum') && (!second || second.breaks))
    return masses(combined(named), 1);
  if (!THIS.test(first.text) || !second) return null;
  const isSame = /^mesm[oa]$/.test(second.text);
  const isOfOne =
    new Set(pieces.flatMap((piece) => (piece.type === 'person' ? [piece.mention.candidates[0]?.id] : [])))
      .size < 2;
  if (/^[dn][oa]$/.test(first.text) && (!isSame || (first.text.startsWith('n') && !isOfOne))) return null;
  const noun = isSame ? third : second;
  const isPart =
    noun?.type === 'masses' &&
    noun.filters.every((filter) => filter.date === undefined && filter.from === undefined);
  const isNoun = (noun?.type === 'word' && DAY.test(noun.text)) || isPart;
  return isNoun ? masses(named.at(-1)!, isSame ? 3 : 2) : null;
}
