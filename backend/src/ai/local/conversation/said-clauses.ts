/** What each clause of a plain follow-up says: whom, which masses, and whether it lets come or keeps away. */
import type { MassFilter } from '../../../roster/index.js';
import type { Segment } from '../message/segment.js';
import {
  COMES,
  DENIES,
  EXCEPTS_IT,
  GOES,
  OF_THAT_DAY,
  ONLY_THIS,
  OUT_OF_LEAVE,
  REMAINS,
} from '../vocabulary/unifying.js';

/** One clause, by its parts. */
export interface Clause {
  text: string;
  people: readonly number[];
  filters: readonly MassFilter[];
  /** Whether it lets come, or keeps away; null where it says neither. */
  lets: boolean | null;
  only: boolean;
}

/** The clauses of a message; what goes on about "nesse dia" says so of the day named before it. */
export function clausesSaid(segments: readonly Segment[]): Clause[] {
  return segments.reduce<Clause[]>((all, segment) => {
    const clause = clauseOf(segment);
    const before = all.at(-1);
    const isOfBefore =
      before &&
      clause.filters.length === 0 &&
      before.filters.length > 0 &&
      (OF_THAT_DAY.test(clause.text) || before.lets === null) &&
      clause.people.every((id) => before.people.length === 0 || before.people.includes(id));
    return isOfBefore
      ? all.with(-1, {
          ...before,
          text: `${before.text} ${clause.text}`,
          people: [...before.people, ...clause.people],
          lets: clause.lets ?? before.lets,
        })
      : [...all, clause];
  }, []);
}

function clauseOf(segment: Segment): Clause {
  const text = segment.pieces.map((piece) => (piece.type === 'word' ? piece.text : '…')).join(' ');
  return {
    text,
    people: segment.people.flatMap(({ candidates }) => candidates.slice(0, 1).map(({ id }) => id)),
    filters: REMAINS.test(text)
      ? []
      : segment.pieces.flatMap((piece) => (piece.type === 'masses' ? piece.filters : [])),
    lets: letsCome(text),
    only: ONLY_THIS.test(text),
  };
}

/** Whether words let somebody come, or keep them away; null where they say neither. */
function letsCome(text: string): boolean | null {
  if (OUT_OF_LEAVE.test(text) || EXCEPTS_IT.test(text)) return true;
  const denies = DENIES.test(text);
  if (GOES.test(text)) return denies;
  if (denies) return false;
  return COMES.test(text) ? true : null;
}
