import { addDays } from '../../../platform/dates/month.js';
import type { Segment } from '../message/segment.js';
import { combined } from '../references/mass-references.js';
import type { Found } from './found.js';

/** "Só volta no dia 16": away until the 15th, from the day that is said before. */
export function returning(segment: Segment, back: number): Found {
  const after = segment.pieces.slice(back).find((piece) => piece.type === 'masses');
  const others = combined(segment.masses.filter((each) => each !== after).map(({ filters }) => filters));
  const date = after?.type === 'masses' ? (after.filters[0]?.date ?? after.filters[0]?.from) : undefined;
  const [first] = others;
  const from = others.length === 1 && first?.until === undefined ? (first?.date ?? first?.from) : undefined;
  const isOpen = segment.matches(
    /\bvolt\w* (?:so )?(?:(?:em|no) (?:janeiro|fevereiro|ano|mes)|(?:o )?(?:ano|mes) que vem)\b|\bso (?:em|no) (?:janeiro|fevereiro|ano que vem)\b/,
  );
  const masses =
    from && date && from < date
      ? [{ from, until: addDays(date, -1) }]
      : from && isOpen
        ? [{ from }]
        : others.length > 0
          ? others
          : date
            ? [{ until: addDays(date, -1) }]
            : [];
  return { kind: 'exclude', people: segment.people, masses, doubt: masses.length === 0 ? 'when' : undefined };
}
