import type { Segment } from '../message/segment.js';
import { type Found, filtersOf } from './found.js';

/** Tells who is down for a mass now: "a Rosa está escalada no dia 6". */
const IS_DOWN = /\b(?:esta|ta|estao|estava|foi|ficou) (?:escalad|marcad|designad|previst)[oa]s?\b/;

/** Somebody is to serve. */
export function presence(segment: Segment): Found | null {
  const { people } = segment;
  if (IS_DOWN.test(segment.text) && !segment.has('place', 'enters', 'want', 'leave')) return null;
  if (people.length > 0 && segment.before && segment.matches(/^(?:e )?com /) && segment.masses.length === 0)
    return { kind: 'pin', people, masses: [] };
  // "Mais o Paulo no dia 8."
  if (
    people.length > 0 &&
    segment.masses.length > 0 &&
    segment.matches(/^mais (?:(?:[oa]|dona|seu) )?\S+/) &&
    segment.numbers.length === 0 &&
    segment.pieces.slice(1, 3).some(({ type }) => type === 'person')
  )
    return { kind: 'pin', people, masses: filtersOf(segment), doubt: 'sure' };
  const isSame =
    people.length === 0 &&
    segment.masses.length > 0 &&
    segment.numbers.length === 0 &&
    !segment.has('he', 'they', 'who', 'nobody', 'people', 'rule') &&
    !segment.matches(/\bsim$/) &&
    (segment.has('place', 'enters') || (segment.before !== null && segment.has('serve')));
  // "Dia 5 não, dia 12 sim."
  const isYes =
    people.length === 0 &&
    segment.masses.length > 0 &&
    segment.masses.every(({ filters }) => filters.every(({ date }) => date !== undefined)) &&
    segment.matches(/\bsim$/);
  if (people.length === 0 && !segment.has('he', 'they') && !isSame && !isYes) return null;
  if (!segment.has('place', 'serve', 'want', 'enters', 'able', 'leave')) return null;
  if (
    people.length === 0 &&
    (segment.has('instead') || segment.matches(/\b(?:outr[oa]s?|alguem|alguma pessoa|qualquer um|quem)\b/))
  )
    return null;
  const masses = filtersOf(segment);
  if (masses.length === 0)
    return segment.has('place', 'enters') ||
      segment.matches(/\b(?:assum|cobr[ei])\w*/) ||
      (people.length > 0 && segment.has('serve') && (segment.before?.has('leaves', 'remove') ?? false))
      ? { kind: 'pin', people, masses, doubt: 'when' }
      : null;
  const wanted = segment.pieces[segment.at('want') + 1];
  const wantsElse =
    segment.has('want') &&
    wanted?.type === 'word' &&
    /[aei]r$/.test(wanted.text) &&
    wanted.text !== 'ver' &&
    !wanted.meanings.some(
      (meaning) => meaning === 'serve' || meaning === 'place' || meaning === 'enters' || meaning === 'able',
    );
  if (wantsElse && !segment.has('place', 'enters', 'leave', 'serve', 'able')) return null;
  const isStrong = segment.has('place', 'enters', 'want', 'leave') || segment.has('serve');
  // "Uma em cada missa", "prefere as da noite": who goes where is not said.
  const isOpen =
    (people.length > 1 && segment.matches(/\b(?:1|uma?) (?:em|para|por|n[ao]) (?:cada|1|uma?)\b/)) ||
    (!segment.has('place', 'enters') &&
      masses.every(({ date, from }) => date === undefined && from === undefined) &&
      segment.matches(/\bprefer\w*\b/));
  return {
    kind: 'pin',
    people,
    masses,
    doubt: isOpen ? 'meaning' : isStrong ? undefined : 'sure',
    words: [
      ...(isStrong ? [] : ['able']),
      ...(isSame ? ['same'] : []),
      ...(!segment.has('place', 'enters', 'leave') && masses.every(({ date }) => date === undefined)
        ? ['open']
        : []),
    ],
  };
}
