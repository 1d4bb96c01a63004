import type { Segment } from '../message/segment.js';
import { type Found, filtersOf, SOMEBODY_ELSE } from './found.js';

/** One in the place of another. */
export function replacement(segment: Segment): Found | null {
  const { people } = segment;
  const isInstead = segment.has('instead');
  const passesOn =
    segment.matches(/\b(?:pass|ced|deix|entreg|d[aeo])\w*\b.*\b(?:vez|lugar|vaga|posto)\b/) ||
    (segment.masses.length > 0 && segment.matches(/\b(?:pass|ced|deix|entreg|transf|repass)\w*\b/));
  const named = segment.pieces.flatMap(({ type }, at) => (type === 'person' ? [at] : []));
  const taking = segment.pieces
    .slice((named[0] ?? 0) + 1, named[1])
    .map(({ text }) => text)
    .join(' ');
  const handsOver =
    people.length === 2 &&
    (segment.has('leaves') || passesOn) &&
    !segment.negated &&
    !segment.has('enters') &&
    /(?:\b(?:para|ao)(?: [oa])?|(?<=\b(?:lugar|vaga|vez|posto|horas|h|\d) )a)(?: (?:dona|seu|sr|sra|senhora?))*$/.test(
      taking,
    );
  // "O Antônio fica com o dia 15 do João."
  const ownerAt = segment.pieces.findIndex(
    ({ type }, at) =>
      type === 'person' &&
      /^d[ao]$/.test(segment.pieces[at - 1]?.text ?? '') &&
      segment.pieces[at - 2]?.type === 'masses',
  );
  const owner = segment.pieces[ownerAt];
  if (
    owner?.type === 'person' &&
    people.length === 2 &&
    !segment.negated &&
    segment.matches(/\b(?:fic|peg|assum|faz|herd|cobr|pass)\w*\b/) &&
    !segment.has('remove', 'leaves', 'swap', 'together', 'apart')
  )
    return {
      kind: 'replace',
      people: [owner.mention, people.find((person) => person !== owner.mention)!],
      masses: filtersOf(segment),
    };
  // "O Antônio vai pelo João no dia 15."
  const instead =
    named.length === 2 && /(?:^| )(?:pel[ao]|por(?: [oa])?)(?: (?:dona|seu|sr|sra))*$/.test(taking);
  if (instead && segment.has('serve', 'enters') && !segment.negated && !segment.has('replace', 'swap'))
    return {
      kind: 'replace',
      people: [people[1]!, people[0]!],
      masses: filtersOf(segment),
      doubt: segment.masses.length === 0 ? 'when' : undefined,
    };
  if (handsOver)
    return {
      kind: 'replace',
      people,
      masses: filtersOf(segment),
      doubt: segment.masses.length === 0 ? 'when' : undefined,
    };
  // "A vaga dele fica com a Vera."
  if (
    people.length === 1 &&
    segment.masses.length === 0 &&
    segment.numbers.length === 0 &&
    !segment.negated &&
    segment.matches(/\b(?:vaga|lugar|vez|posto)\b/) &&
    segment.matches(/\b(?:fic|assum|peg|herd|ocup|vai)\w*\b/)
  )
    return { kind: 'pin', people, masses: [], words: ['nolugar'] };
  if (!isInstead && !segment.has('replace', 'swap')) return null;
  if (people.length > 2 && !segment.has('swap'))
    return { kind: 'replace', people: people.slice(0, 2), doubt: 'meaning', masses: filtersOf(segment) };
  if (segment.negated) return { kind: 'replace', people, doubt: 'meaning' };
  const masses = filtersOf(segment);
  if (segment.has('swap') || (people.length === 2 && segment.masses.length > 1 && !isInstead)) {
    if (people.length < 2) return { kind: 'replace', people, masses, doubt: 'who' };
    return { kind: 'exchange', people, masses };
  }
  const doubt = masses.length === 0 ? 'when' : undefined;
  const [first, second] = people;
  if (isInstead) {
    const at = segment.at('instead');
    const leaving = segment.pieces.slice(at + 1).find(({ type }) => type === 'person');
    const isOf =
      !segment.pieces[at]!.text.startsWith('lug') ||
      /^d(?:[aeo]s?|el[ea]s?)$/.test(segment.pieces[at + 1]?.text ?? '');
    const after =
      isOf &&
      leaving?.type === 'person' &&
      segment.pieces.indexOf(leaving) - at <= 3 &&
      !/^del[ea]$/.test(segment.pieces[at + 1]!.text)
        ? leaving.mention
        : null;
    if (!isOf && people.length > 0) return { kind: 'pin', people, masses, words: ['nolugar'] };
    const behind = segment.pieces.slice(at + 1).findIndex(({ type }) => type === 'masses');
    // "No dia 27 em vez do 24": from one mass to the other.
    if (!after && people.length === 1 && segment.masses.length === 2 && behind >= 0 && behind <= 3) {
      const left = segment.pieces[at + 1 + behind];
      const masses = [left, segment.masses.find((each) => each !== left)].map((piece) =>
        piece?.type === 'masses' ? piece.filters[0] : undefined,
      );
      const [gone, kept] = masses;
      if (gone && kept) {
        const { time: _, ...day } = kept;
        const isTime = Object.keys(gone).length === 1 && gone.time !== undefined;
        return { kind: 'move', people, masses: [isTime ? { ...day, ...gone } : gone, kept] };
      }
    }
    if (!after && segment.has('he') && first && (segment.masses.length > 0 || segment.before))
      return { kind: 'replace', people: [first], masses, words: ['pronoun'], doubt };
    if (!after) return first ? { kind: 'pin', people: [first], masses, doubt, words: ['nolugar'] } : null;
    const entering = people.filter((person) => person !== after);
    if (entering.length === 0) return { kind: 'replace', people, masses, doubt: 'who' };
    return { kind: 'replace', people: [after, entering[0]!], masses, doubt };
  }
  if (!first) return null;
  if (!second) {
    // "Por outro", "por alguém": who comes is not said.
    if (SOMEBODY_ELSE.test(segment.text)) return { kind: 'replace', people, masses, doubt: 'who' };
    if (segment.matches(/\b(?:por|pela|pelo)\b/) || segment.has('he'))
      return { kind: 'replace', people, masses, words: ['pronoun'], doubt };
    return { kind: 'replace', people, masses, doubt: 'who' };
  }
  const verb = segment.at('replace');
  const isSubject =
    segment.pieces.findIndex((piece) => piece.type === 'person') < verb &&
    !segment.matches(/\b(?:por|pel[ao])\b/);
  return { kind: 'replace', people: isSubject ? [second, first] : [first, second], masses, doubt };
}
