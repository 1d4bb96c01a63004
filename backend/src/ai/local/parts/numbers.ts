import type { Segment } from '../message/segment.js';
import { type Found, filtersOf } from './found.js';

const AT_LEAST = /\b(?:pelo|ao|no) (?:menos|minimo)\b/;
/** A larger number that counts nothing it names is more likely a day. */
const MOST_UNSAID = 12;
/** Says what a number is not. */
const DENIED_COUNT =
  /\bnao (?:e|sao|era|eram|seria|vale|pode ser|foi) (?:(?:so|mais|de|no maximo|apenas) )*\d+(?: \S+)?(?: (?:nao|viu|ne))?$/;

/** "Faltam dois no dia 22", "uma pessoa saiu do dia 15": tells how it is. */
const tellsOfPlaces = (segment: Segment) =>
  !segment.has('place', 'more', 'fewer', 'need', 'want') &&
  (segment.matches(/\bfalt(?:a|am|ou|aram) (?:so |mais |ainda )?\d/) ||
    segment.pieces.some(
      (piece) =>
        piece.type === 'word' &&
        piece.meanings.length === 0 &&
        /^(?:saiu|sairam|faltou|desistiu|desistiram|entrou|entraram|veio|vieram)$/.test(piece.text),
    ));

/** How often somebody serves at most, and how many serve at a mass. */
export function numbers(segment: Segment): Found | null {
  const { people, numbers: counts } = segment;
  const masses = filtersOf(segment);
  const hasMass = segment.masses.length > 0;
  const count = counts.at(-1);
  const exception = segment.pieces.findIndex(({ text }) => text === 'exceto');
  if (
    count &&
    exception > 0 &&
    (segment.has('each', 'nobody') ||
      !segment.pieces.slice(0, exception).some(({ type }) => type === 'person')) &&
    segment.pieces.slice(exception).some(({ type }) => type === 'person')
  )
    return { kind: 'capAll', count: counts[0], doubt: 'meaning' };
  const isPersonal =
    people.length > 0 ||
    (segment.has('he', 'they') && !(count?.of === 'people' && segment.matches(/\bnel[ea]\b/)));
  const nobody =
    hasMass &&
    people.length === 0 &&
    segment.has('nobody') &&
    !segment.has('they', 'he') &&
    segment.has('place', 'serve');
  if (nobody)
    return {
      kind: 'exactly',
      masses,
      count: { value: 0, sign: '=', of: 'people' },
      // "Ninguém vem no dia 6" may only tell it.
      doubt: segment.has('place') || segment.negated ? undefined : 'sure',
    };
  if (segment.has('double') && hasMass) {
    const times = segment.matches(/\btripl/) ? 3 : segment.matches(/\bmetade\b/) ? 0.5 : 2;
    return { kind: 'double', masses, count: { value: times, sign: '=', of: 'people' } };
  }
  if (segment.matches(/\bregras?\b/)) return null;
  if (!count) {
    if (
      segment.matches(/\b(?:max\w*|limit\w*|teto)\b/) &&
      people.length > 0 &&
      !hasMass &&
      !segment.has('replace')
    )
      return { kind: 'cap', people, doubt: 'count' };
    // "Um máximo de missas igual para todos."
    if (
      segment.matches(/\b(?:max\w*|limit\w*|teto)\b/) &&
      people.length === 0 &&
      !hasMass &&
      segment.has('each', 'nobody') &&
      !segment.has('remove', 'without', 'not')
    )
      return { kind: 'capAll', doubt: 'count' };
    if (
      (segment.matches(/\bmais (?:gente|pessoas|ministros)\b/) ||
        segment.matches(/\b(?:aument|reforc|diminu|reduz)/)) &&
      people.length === 0
    )
      return { kind: 'more', masses, doubt: 'count' };
    return null;
  }
  const isMax = segment.has('max') || segment.matches(/\bate \d/);
  const isCap =
    isMax ||
    segment.has('max', 'only', 'leave', 'not', 'need', 'serve', 'able') ||
    (segment.has('fewer', 'more') && segment.matches(/\bpara \d/)) ||
    count.of === 'masses' ||
    segment.matches(/\bmais (?:de|do que|que)\b/);
  if (
    !hasMass &&
    segment.has('max') &&
    count.sign === '+' &&
    (isPersonal || segment.matches(/\blimite|maximo|teto\b/))
  )
    return isPersonal
      ? { kind: 'cap', people, count, words: ['more'] }
      : { kind: 'capAll', count, words: ['more'], doubt: segment.has('each') ? undefined : 'sure' };
  if (isPersonal && !hasMass && count.of !== 'people' && isCap && count.sign !== '+') {
    if (AT_LEAST.test(segment.text)) return { kind: 'cap', people, doubt: 'meaning' };
    if (people.length === 0 && segment.tellsPast) return null;
    // "O máximo da Joana não é 2."
    if (DENIED_COUNT.test(segment.text)) return { kind: 'cap', people, count, doubt: 'meaning' };
    // "Em outubro o João ficou com seis missas" tells how it was.
    if (segment.isStory) return { kind: 'cap', people, count, doubt: 'meaning' };
    const value = segment.matches(/\bmenos (?:de|do que|que) \d/) ? count.value - 1 : count.value;
    if (count.sign === '-' && value === count.value)
      return segment.has('max') && segment.has('fewer')
        ? { kind: 'cap', people, count, words: ['fewer'] }
        : { kind: 'cap', people, doubt: 'count' };
    // "Ninguém com mais de três Geraldo e Fátima juntos": of nobody, or of him?
    const isOfNobody = people.length > 0 && segment.at('nobody') >= 0;
    return {
      kind: 'cap',
      people,
      count: { ...count, value },
      doubt: value === 0 || isOfNobody ? 'sure' : undefined,
    };
  }
  if (isPersonal) return null;
  const isEach =
    segment.has('each') ||
    segment.matches(
      /\b(?:por|para) (?:pessoa|cabeca|ministro)\b|\bcada\b|\bninguem\b|\bnenhum (?:ministro|outro)\b|\bnenhuma outra\b|\bmais de .* missas?\b/,
    );
  if (
    !hasMass &&
    (count.of === 'masses' || isEach || isMax) &&
    (isMax ||
      segment.has('each', 'nobody', 'only', 'able', 'serve', 'not') ||
      segment.matches(/\bpor (?:pessoa|cabeca|ministro)\b/))
  )
    return count.sign === '+'
      ? null
      : {
          kind: 'capAll',
          count,
          words: count.sign === '-' && segment.has('fewer') ? ['fewer'] : [],
          doubt: AT_LEAST.test(segment.text)
            ? 'meaning'
            : (isEach || segment.has('masses')) && (count.sign === '=' || segment.has('max'))
              ? undefined
              : 'sure',
        };
  if (hasMass && segment.has('max') && isEach && count.of !== 'people')
    return { kind: 'capAll', count, doubt: 'meaning' };
  if (count.of === 'masses') return null;
  if (
    !hasMass &&
    !(
      count.of === 'people' ||
      segment.has('need') ||
      (count.sign !== '=' && segment.has('place', 'more', 'fewer'))
    )
  )
    return null;
  const isTaking =
    segment.has('remove') && (count.of === 'people' || (count.of === null && count.sign === '='));
  const kind = isTaking || count.sign === '-' ? 'fewer' : count.sign === '+' ? 'more' : 'exactly';
  const isOrder =
    count.of === 'people' ||
    segment.isAct ||
    segment.matches(/^(?:<|missa|para|em|na|no|dia)/) ||
    !segment.matches(/\?$/);
  if (!isOrder) return null;
  return {
    kind,
    masses,
    count,
    words: isTaking && count.value === 1 && segment.matches(/\b(?:tir|retir|remov)/) ? ['taking'] : [],
    doubt: !hasMass
      ? 'when'
      : (count.of === null && count.value > MOST_UNSAID) || tellsOfPlaces(segment)
        ? 'sure'
        : undefined,
  };
}
