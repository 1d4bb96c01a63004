import type { Mention } from '../references/people-references.js';
import type { Segment } from '../message/segment.js';
import { type Found, filtersOf, SOMEBODY_ELSE } from './found.js';

/** One in the place of another. */
export function replacement(segment: Segment): Found | null {
  return (
    takesOver(segment) ??
    goesFor(segment) ??
    handsOver(segment) ??
    takesSomebodysPlace(segment) ??
    saidOutright(segment)
  );
}

/** When, where nothing says it. */
const unlessDated = (segment: Segment) => (segment.masses.length === 0 ? 'when' : undefined);

/** The words between the first two who are named. */
function betweenNames({ pieces }: Segment): string {
  const named = pieces.flatMap(({ type }, at) => (type === 'person' ? [at] : []));
  return pieces
    .slice((named[0] ?? 0) + 1, named[1])
    .map(({ text }) => text)
    .join(' ');
}

/** "O Antônio fica com o dia 15 do João." */
function takesOver(segment: Segment): Found | null {
  const { people, pieces } = segment;
  const owner = pieces.find(
    ({ type }, at) =>
      type === 'person' && /^d[ao]$/.test(pieces[at - 1]?.text ?? '') && pieces[at - 2]?.type === 'masses',
  );
  const isTaken =
    owner?.type === 'person' &&
    people.length === 2 &&
    !segment.negated &&
    segment.matches(/\b(?:fic|peg|assum|faz|herd|cobr|pass)\w*\b/) &&
    !segment.has('remove', 'leaves', 'swap', 'together', 'apart');
  if (!isTaken) return null;
  return {
    kind: 'replace',
    people: [owner.mention, people.find((person) => person !== owner.mention)!],
    masses: filtersOf(segment),
  };
}

/** "O Antônio vai pelo João no dia 15." */
function goesFor(segment: Segment): Found | null {
  const { people } = segment;
  const isFor =
    people.length === 2 &&
    /(?:^| )(?:pel[ao]|por(?: [oa])?)(?: (?:dona|seu|sr|sra))*$/.test(betweenNames(segment)) &&
    segment.has('serve', 'enters') &&
    !segment.negated &&
    !segment.has('replace', 'swap');
  if (!isFor) return null;
  return {
    kind: 'replace',
    people: [people[1]!, people[0]!],
    masses: filtersOf(segment),
    doubt: unlessDated(segment),
  };
}

/** "O João passa a vez para o Antônio." */
function handsOver(segment: Segment): Found | null {
  const { people } = segment;
  const passesOn =
    segment.matches(/\b(?:pass|ced|deix|entreg|d[aeo])\w*\b.*\b(?:vez|lugar|vaga|posto)\b/) ||
    (segment.masses.length > 0 && segment.matches(/\b(?:pass|ced|deix|entreg|transf|repass)\w*\b/));
  const isHanded =
    people.length === 2 &&
    (segment.has('leaves') || passesOn) &&
    !segment.negated &&
    !segment.has('enters') &&
    /(?:\b(?:para|ao)(?: [oa])?|(?<=\b(?:lugar|vaga|vez|posto|horas|h|\d) )a)(?: (?:dona|seu|sr|sra|senhora?))*$/.test(
      betweenNames(segment),
    );
  return isHanded
    ? { kind: 'replace', people, masses: filtersOf(segment), doubt: unlessDated(segment) }
    : null;
}

/** "A vaga dele fica com a Vera." */
function takesSomebodysPlace(segment: Segment): Found | null {
  const { people } = segment;
  const isTaken =
    people.length === 1 &&
    segment.masses.length === 0 &&
    segment.numbers.length === 0 &&
    !segment.negated &&
    segment.matches(/\b(?:vaga|lugar|vez|posto)\b/) &&
    segment.matches(/\b(?:fic|assum|peg|herd|ocup|vai)\w*\b/);
  return isTaken ? { kind: 'pin', people, masses: [], words: ['nolugar'] } : null;
}

/** "Substitua", "troque", "no lugar de". */
function saidOutright(segment: Segment): Found | null {
  const { people } = segment;
  const isInstead = segment.has('instead');
  const isSwap = segment.has('swap');
  if (!isInstead && !isSwap && !segment.has('replace')) return null;
  const masses = filtersOf(segment);
  if (people.length > 2 && !isSwap)
    return { kind: 'replace', people: people.slice(0, 2), doubt: 'meaning', masses };
  if (segment.negated) return { kind: 'replace', people, doubt: 'meaning' };
  if (isSwap || (people.length === 2 && segment.masses.length > 1 && !isInstead))
    return people.length < 2
      ? { kind: 'replace', people, masses, doubt: 'who' }
      : { kind: 'exchange', people, masses };
  return isInstead ? inPlaceOf(segment) : replaced(segment);
}

/** "A Vera no lugar do João". */
function inPlaceOf(segment: Segment): Found | null {
  const { people, pieces } = segment;
  const masses = filtersOf(segment);
  const doubt = masses.length === 0 ? 'when' : undefined;
  const at = segment.at('instead');
  const isOf =
    !pieces[at]!.text.startsWith('lug') || /^d(?:[aeo]s?|el[ea]s?)$/.test(pieces[at + 1]?.text ?? '');
  if (!isOf && people.length > 0) return { kind: 'pin', people, masses, words: ['nolugar'] };
  const leaving = isOf ? namedAfter(segment, at) : null;
  if (leaving) {
    const entering = people.find((person) => person !== leaving);
    return entering
      ? { kind: 'replace', people: [leaving, entering], masses, doubt }
      : { kind: 'replace', people, masses, doubt: 'who' };
  }
  const moved = fromMassToMass(segment, at);
  if (moved) return moved;
  const [first] = people;
  if (!first) return null;
  return segment.has('he') && (segment.masses.length > 0 || segment.before)
    ? { kind: 'replace', people: [first], masses, words: ['pronoun'], doubt }
    : { kind: 'pin', people: [first], masses, doubt, words: ['nolugar'] };
}

/** Who is named right after "no lugar de". */
function namedAfter({ pieces }: Segment, at: number): Mention | null {
  const leaving = pieces.slice(at + 1).find(({ type }) => type === 'person');
  return leaving?.type === 'person' &&
    pieces.indexOf(leaving) - at <= 3 &&
    !/^del[ea]$/.test(pieces[at + 1]!.text)
    ? leaving.mention
    : null;
}

/** "No dia 27 em vez do 24": from one mass to the other. */
function fromMassToMass(segment: Segment, at: number): Found | null {
  const { people, pieces } = segment;
  const behind = pieces.slice(at + 1).findIndex(({ type }) => type === 'masses');
  if (people.length !== 1 || segment.masses.length !== 2 || behind < 0 || behind > 3) return null;
  const left = pieces[at + 1 + behind];
  const [gone, kept] = [left, segment.masses.find((each) => each !== left)].map((piece) =>
    piece?.type === 'masses' ? piece.filters[0] : undefined,
  );
  if (!gone || !kept) return null;
  const { time: _, ...day } = kept;
  const isTime = Object.keys(gone).length === 1 && gone.time !== undefined;
  return { kind: 'move', people, masses: [isTime ? { ...day, ...gone } : gone, kept] };
}

/** "Substitua o João pela Vera", "a Vera substitui o João". */
function replaced(segment: Segment): Found | null {
  const { people } = segment;
  const masses = filtersOf(segment);
  const doubt = masses.length === 0 ? 'when' : undefined;
  const [first, second] = people;
  if (!first) return null;
  if (!second) {
    // "Por outro", "por alguém": who comes is not said.
    const isHe =
      !SOMEBODY_ELSE.test(segment.text) && (segment.matches(/\b(?:por|pela|pelo)\b/) || segment.has('he'));
    return isHe
      ? { kind: 'replace', people, masses, words: ['pronoun'], doubt }
      : { kind: 'replace', people, masses, doubt: 'who' };
  }
  const isSubject =
    segment.pieces.findIndex((piece) => piece.type === 'person') < segment.at('replace') &&
    !segment.matches(/\b(?:por|pel[ao])\b/);
  return {
    kind: 'replace',
    people: isSubject ? [second, first] : [first, second],
    masses,
    doubt,
  };
}
