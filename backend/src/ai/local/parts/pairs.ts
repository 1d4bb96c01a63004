import type { Meaning } from '../words/lexicon.js';
import { ALWAYS, type Segment } from '../message/segment.js';
import type { Found } from './found.js';

/** What follows from what was said before. */
const SO = /^(?:entao|portanto|logo|assim|dai)$/;

/** Whether what is said of a meaning is denied: "não separe", but not "não dá certo, melhor separar". */
function isDenied(segment: Segment, meaning: Meaning): boolean {
  const at = segment.at(meaning);
  const from = Math.max(
    0,
    at - 5,
    // "Não combinam, põe longe": what is denied stands in the clause before.
    segment.pieces.slice(0, at + 1).findLastIndex(({ breaks }) => breaks),
    // "Não se falam, então separa."
    segment.pieces.slice(0, at + 1).findLastIndex(({ text }) => SO.test(text)),
  );
  return segment.pieces.slice(from, at).some((_, index) => segment.means(from + index, 'not'));
}

/** "Não sai de casa sem ele: na mesma missa": what is denied stands in a clause before. */
function deniesBefore(segment: Segment, meaning: Meaning): boolean {
  const at = segment.at(meaning);
  const not = segment.pieces.findLastIndex((_, index) => index < at && segment.means(index, 'not'));
  return (
    not >= 0 &&
    at > not &&
    segment.pieces.slice(not + 1, at + 1).some(({ breaks }) => breaks) &&
    segment.pieces.slice(not + 1, at + 1).some(({ type }) => type === 'person') &&
    segment.has('place', 'leave', 'want')
  );
}

/** Two at the same masses, or never. */
export function pairs(segment: Segment): Found | null {
  const { people } = segment;
  const negated =
    segment.has('avoid') ||
    (segment.negated && !deniesBefore(segment, 'together')) ||
    segment.matches(/\bsem (?:mais )?(?:junt|un)\w*/) ||
    segment.matches(/\bnenhuma? (?:das )?missas?\b|\bmissa (?:nenhuma|alguma)\b/);
  const together =
    segment.has('together') ||
    segment.matches(/\bum perto do outro\b|\buma perto da outra\b|\bse (?:um|uma) .*\boutr[oa]\b/);
  const apart = segment.has('apart');
  const withOther =
    (people.length === 2 || (people.length > 2 && segment.matches(/\bnem com\b/))) &&
    negated &&
    (segment.has('leave', 'place', 'want', 'able', 'serve', 'avoid') ||
      segment.matches(/^(?:nunca|jamais|nem)\b/)) &&
    segment.matches(/\bcom\b/) &&
    segment.masses.length === 0 &&
    !segment.matches(/\bconta/);
  // "Não quero a Vera com o João": of two whom "com" joins.
  const company =
    people.length === 2 &&
    !negated &&
    !segment.has('nobody', 'not') &&
    segment.masses.length === 0 &&
    segment.numbers.length === 0 &&
    segment.matches(/\bcom\b/) &&
    (segment.has('serve', 'want', 'place', 'leave') ||
      segment.matches(/\bsempre\b|\b(?:so|somente|apenas) (?:(?:pode|se for|quando for) )?com\b/)) &&
    !segment.has('remove', 'replace', 'instead', 'away');
  if (company) return { kind: 'together', people };
  if (
    people.length === 1 &&
    segment.masses.length === 0 &&
    segment.matches(/^(?:e |mas )?(?:nunca|nao) (?:\S+ )?com\b(?! conta)/)
  )
    return { kind: 'apart', people, doubt: 'who', words: ['with'] };
  // "Que ela vá sempre com a Vera", after somebody was named.
  const withWhom = segment.pieces.findIndex(
    ({ type }, at) =>
      type === 'person' &&
      (segment.pieces[at - 1]?.text === 'com' ||
        (/^(?:[oa]|dona|seu)$/.test(segment.pieces[at - 1]?.text ?? '') &&
          segment.pieces[at - 2]?.text === 'com')),
  );
  const isOfHim =
    people.length === 1 &&
    withWhom > segment.at('he') &&
    segment.at('he') >= 0 &&
    segment.masses.length + segment.numbers.length === 0 &&
    (segment.has('serve', 'want', 'place', 'leave') || segment.matches(/\b(?:sempre|nunca)\b/)) &&
    !segment.has('remove', 'replace', 'instead', 'away', 'swap');
  if (isOfHim) return { kind: negated ? 'apart' : 'together', people, words: ['with'] };
  // "Afaste o João da Joana."
  const taken = segment.at('remove', 'away');
  const isTakenFrom =
    people.length === 2 &&
    taken >= 0 &&
    segment.masses.length + segment.numbers.length === 0 &&
    segment.pieces.some(
      ({ type }, at) =>
        type === 'person' &&
        segment.pieces.slice(taken, at - 1).some((each) => each.type === 'person') &&
        /^d[ao]$/.test(segment.pieces[at - 1]!.text),
    );
  if (isTakenFrom && !segment.negated) return { kind: 'apart', people };
  const without = segment.pieces.findIndex(({ text }) => text === 'sem');
  const other = segment.pieces.slice(without + 1).find(({ text }) => !/^(?:[oa]|dona|seu)$/.test(text));
  const isInseparable =
    people.length === 2 &&
    segment.masses.length === 0 &&
    without >= 0 &&
    other?.type === 'person' &&
    segment.pieces.slice(0, without).some(({ text }) => /^(?:nao|nunca|jamais|nem)$/.test(text));
  if (isInseparable) return { kind: 'together', people };
  const isAlways =
    people.length === 2 &&
    segment.masses.length === 0 &&
    segment.numbers.length === 0 &&
    ALWAYS.test(segment.text);
  if (isAlways && !segment.isStrong) return { kind: negated ? 'apart' : 'together', people };
  if (!together && !apart && !withOther) return null;
  // "Põe o Paulo e a Fátima juntos na novena": both come to that mass, or to each of those that have a date.
  const isOfOneMass =
    people.length > 1 &&
    (segment.masses.length === 1 ||
      (segment.masses.length > 1 &&
        segment.masses.every(({ filters }) => filters.every(({ date }) => date !== undefined)))) &&
    segment.has('place') &&
    !apart &&
    !negated;
  if (isOfOneMass && !ALWAYS.test(segment.text) && !/escala|mes/.test(segment.text)) return null;
  // "Sigamos unidos em oração" is of nobody.
  if (
    people.length === 0 &&
    !segment.has('they', 'he', 'place', 'serve', 'leave', 'want', 'able') &&
    segment.isStrange
  )
    return null;
  if (segment.has('replace', 'swap', 'instead', 'remove') && !apart) return null;
  const isApart = apart
    ? !isDenied(segment, 'apart') ||
      (together &&
        isDenied(segment, 'together') &&
        !segment.matches(/\bsepar\w* (?:[oa]s? )?(?:casal|dupla|par)\b/))
    : negated;
  const doubt =
    people.length < 2
      ? 'who'
      : segment.masses.length > 0 && !/escala|mes/.test(segment.text)
        ? 'meaning'
        : undefined;
  if (people.length < 2 && segment.matches(/\blonge\b/) && !segment.matches(/separ|junt|mesm/)) return null;
  const words =
    people.length === 1 && segment.before && segment.matches(/\b(?:com|d[aeo])\b/) ? ['with'] : [];
  const isOfFirst = people.length > 2 && segment.matches(/\bcom .*\bnem com\b/);
  return {
    kind: isApart ? 'apart' : 'together',
    people,
    doubt,
    words: isOfFirst ? [...words, 'offirst'] : words,
  };
}
