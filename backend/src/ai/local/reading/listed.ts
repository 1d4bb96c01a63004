/** Several people and several days in one sentence, named by turns: each has what stands beside them. */
import { type MassFilter, massMatches } from '../../../roster/index.js';
import type { Piece } from '../message/piece.js';
import { Segment } from '../message/segment.js';
import { combined, isTimeOnly, type MassWorld } from '../references/mass-references.js';
import type { Request } from '../requests/request.js';

/** One of those who are listed, and when. */
interface Unit {
  /** Who may be meant, by id. */
  people: ReadonlySet<number>;
  masses: MassFilter[];
  /** Where its people and days begin, and where they end. */
  first: number;
  last: number;
}

/** Where these are said, one comes for another, or something is of both. */
const OF_BOTH = ['instead', 'replace', 'swap', 'enters', 'together', 'apart', 'they'] as const;

interface Run {
  type: 'person' | 'masses';
  first: number;
  last: number;
}

/** Joins people, or days, into one. */
const JOINS =
  /^(?:e|nem|mais|[oa]s?|d[ao]s?|d[eo]|n[oa]s?|em|as|aos?|para|dia|dias|missas?|dona|seu|senhora?|sra?)$/;
/** Begins what is said of the next. */
const NEXT = /^(?:e|mas|ja|enquanto|porem|agora)$/;
/** Stands before a name or a day, and belongs to it. */
const LEADS =
  /^(?:[oa]s?|n[oa]s?|d[oa]s?|de|em|para|com|aos?|pel[oa]s?|dias?|dona|seu|senhora?|sra?|missas?|que)$/;

/** The people and days of a sentence as runs of one or the other; null where another word stands within a run. */
function runsOf(pieces: readonly Piece[]): Run[] | null {
  const runs: Run[] = [];
  for (const [at, { type }] of pieces.entries()) {
    if (type !== 'person' && type !== 'masses') continue;
    const before = runs.at(-1);
    if (before?.type !== type) runs.push({ type, first: at, last: at });
    else if (
      pieces.slice(before.last + 1, at).every((piece) => piece.type === 'word' && JOINS.test(piece.text))
    )
      before.last = at;
    else return null;
  }
  return runs;
}

/** Who and when by turns, as often the one as the other; null where a sentence does not list so. */
function unitsIn(pieces: readonly Piece[]): Unit[] | null {
  if (pieces.some(({ type }) => type === 'number') || new Segment(pieces).has(...OF_BOTH)) return null;
  const runs = runsOf(pieces);
  if (!runs || runs.length < 4 || runs.length % 2 === 1) return null;
  return Array.from({ length: runs.length / 2 }, (_, at) => {
    const [one, other] = [runs[2 * at]!, runs[2 * at + 1]!];
    const own = pieces.slice(one.first, other.last + 1);
    return {
      people: new Set(
        own.flatMap((piece) => (piece.type === 'person' ? piece.mention.candidates.map(({ id }) => id) : [])),
      ),
      masses: combined(own.flatMap((piece) => (piece.type === 'masses' ? [piece.filters] : []))),
      first: one.first,
      last: other.last,
    };
  });
}

/** Whether somebody is given the day of another, where a sentence names people and days by turns. */
export function crosses(
  pieces: readonly Piece[],
  requests: readonly Request[],
  { masses }: MassWorld,
): boolean {
  const units = unitsIn(pieces);
  if (!units || units.some((unit) => isTimeOnly(unit.masses))) return false;
  const isIn = (filters: readonly MassFilter[]) =>
    masses.filter((mass) => filters.some((filter) => massMatches(filter, mass)));
  return requests.some(
    (request) =>
      (request.kind === 'pin' || request.kind === 'exclude') &&
      request.masses.length > 0 &&
      request.people.some(({ candidates }) => {
        const own = units.filter(({ people }) => candidates.some(({ id }) => people.has(id)));
        const others = units.filter((unit) => !own.includes(unit));
        const meant = isIn(request.masses);
        return (
          own.length > 0 &&
          isIn(others.flatMap((unit) => unit.masses)).some(
            (mass) => meant.includes(mass) && !isIn(own.flatMap((unit) => unit.masses)).includes(mass),
          )
        );
      }),
  );
}

/** The parts of a sentence that lists people and days by turns, one for each; null where it does not. */
export function partsListed(pieces: readonly Piece[]): Piece[][] | null {
  const units = unitsIn(pieces);
  if (!units) return null;
  const starts = units.slice(1).map(({ first }, at) => {
    const from = units[at]!.last + 1;
    const between = pieces.slice(from, first);
    const joint = between.findLastIndex(({ breaks, text }) => breaks || NEXT.test(text));
    if (joint >= 0) return from + joint;
    const lead = between.findLastIndex(({ text }) => !LEADS.test(text));
    return from + lead + 1;
  });
  return [0, ...starts].map((start, at) => pieces.slice(start, starts[at]));
}
