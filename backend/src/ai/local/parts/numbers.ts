import type { Count, Segment } from '../message/segment.js';
import { type Found, filtersOf } from './found.js';

/** At least, or exactly so many: no limit says that. */
const AT_LEAST = /\b(?:pelo|ao|no) (?:menos|minimo)\b|\bexatamente\b/;
/** "Ninguém com menos de duas". */
const NOBODY_LESS = /\b(?:ninguem|nenhum\w*)\b.*\bmenos (?:de|que|do que) \d/;
/** "Mais de três vezes". */
const MORE_THAN = /\bmais (?:de|do que|que) \d/;
/** A larger number that counts nothing it names is more likely a day. */
const MOST_UNSAID = 12;
/** Says what a number is not. */
const DENIED_COUNT =
  /\bnao (?:e|sao|era|eram|seria|vale|pode ser|foi) (?:(?:so|mais|de|no maximo|apenas) )*\d+(?: \S+)?(?: (?:nao|viu|ne))?$/;

/** "Em nenhuma das três missas": so many were spoken of. */
const OF_THOSE = /\bnenhum[ao]? d[aeo]s \d/;

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

/** "Quatro nele", of a day; "ele quer quatro", of the padre. */
const ASKS_FOR_MANY =
  /\bnel[ea]\b|\bel[ea]s? (?:quer|querem|quis|queria|pede|pedem|pediu|precisa|precisam|exige|mandou|solicit\w+)\b/;

/** How often somebody serves at most, and how many serve at a mass. */
export function numbers(segment: Segment): Found | null {
  const count = segment.numbers.at(-1);
  if (count && exceptsSomebody(segment))
    return { kind: 'capAll', count: segment.numbers[0], doubt: 'meaning' };
  const found = emptied(segment) ?? multiplied(segment);
  if (found || segment.matches(/\bregras?\b/)) return found;
  if (!count) return uncounted(segment);
  if (OF_THOSE.test(segment.text) && segment.numbers.length === 1) return null;
  const isPersonal =
    segment.people.length > 0 ||
    isOfThose(segment) ||
    (segment.has('he', 'they') && !(count.of === 'people' && segment.matches(ASKS_FOR_MANY)));
  const raised = raisedLimit(segment, count, isPersonal);
  if (raised) return raised;
  if (isPersonal) return limitOfSomebody(segment, count);
  if (isLimitOfAll(segment, count)) return limitOfAll(segment, count);
  if (segment.masses.length > 0 && segment.has('max') && isOfEach(segment) && count.of !== 'people')
    return { kind: 'capAll', count, doubt: 'meaning' };
  return placesAt(segment, count);
}

/** "Vera e Antônio juntos, e no máximo duas cada um": each of the two who were just named. */
const isOfThose = ({ text, before, masses }: Segment) =>
  /\bcada uma?$/.test(text) && masses.length === 0 && (before?.people.length ?? 0) > 1;

/** "No máximo duas para todos, exceto a Joana": what holds for her is not said. */
function exceptsSomebody(segment: Segment): boolean {
  const at = segment.pieces.findIndex(({ text }) => text === 'exceto');
  const isNamed = (pieces: typeof segment.pieces) => pieces.some(({ type }) => type === 'person');
  return (
    at > 0 &&
    (segment.has('each', 'nobody') || !isNamed(segment.pieces.slice(0, at))) &&
    isNamed(segment.pieces.slice(at))
  );
}

/** "Ninguém no dia 6." */
function emptied(segment: Segment): Found | null {
  const isNobody =
    segment.masses.length > 0 &&
    segment.people.length === 0 &&
    segment.has('nobody') &&
    !segment.has('they', 'he') &&
    segment.has('place', 'serve');
  if (!isNobody) return null;
  return {
    kind: 'exactly',
    masses: filtersOf(segment),
    count: { value: 0, sign: '=', of: 'people' },
    // "Ninguém vem no dia 6" may only tell it.
    doubt: segment.has('place') || segment.negated ? undefined : 'sure',
  };
}

/** Twice or three times as many, or half. */
function multiplied(segment: Segment): Found | null {
  if (!segment.has('double') || (segment.masses.length === 0 && !segment.has('people'))) return null;
  const times = segment.matches(/\btripl/) ? 3 : segment.matches(/\bmetade\b/) ? 0.5 : 2;
  return {
    kind: 'double',
    masses: filtersOf(segment),
    count: { value: times, sign: '=', of: 'people' },
    doubt: segment.masses.length === 0 ? 'when' : undefined,
  };
}

/** A limit or more people, of which no number is said. */
function uncounted(segment: Segment): Found | null {
  const { people } = segment;
  const isLimit = segment.matches(/\b(?:max\w*|limit\w*|teto)\b/) && segment.masses.length === 0;
  if (isLimit && people.length > 0 && !segment.has('replace')) return { kind: 'cap', people, doubt: 'count' };
  if (people.length > 0) return null;
  // "Um máximo de missas igual para todos."
  if (isLimit && segment.has('each', 'nobody') && !segment.has('remove', 'without', 'not'))
    return { kind: 'capAll', doubt: 'count' };
  const isMore =
    segment.matches(/\bmais (?:gente|pessoas|ministros)\b/) ||
    segment.matches(/\b(?:aument|reforc|diminu|reduz)/);
  return isMore ? { kind: 'more', masses: filtersOf(segment), doubt: 'count' } : null;
}

/** "Mais uma no máximo da Joana." */
function raisedLimit(segment: Segment, count: Count, isPersonal: boolean): Found | null {
  const isRaised = segment.masses.length === 0 && segment.has('max') && count.sign === '+';
  if (!isRaised || (!isPersonal && !segment.matches(/\blimite|maximo|teto\b/))) return null;
  return isPersonal
    ? { kind: 'cap', people: segment.people, count, words: ['more'] }
    : { kind: 'capAll', count, words: ['more'], doubt: segment.has('each') ? undefined : 'sure' };
}

const isMax = (segment: Segment) => segment.has('max') || segment.matches(/\bate \d/);

/** How often somebody serves at most; null where the number says something else of them. */
function limitOfSomebody(segment: Segment, count: Count): Found | null {
  const { people } = segment;
  const isLimit =
    isMax(segment) ||
    segment.has('only', 'leave', 'not', 'need', 'serve', 'able') ||
    (people.length > 0 && segment.matches(/\bcada(?: um| uma)?$/)) ||
    (segment.has('fewer', 'more') && segment.matches(/\bpara \d/)) ||
    count.of === 'masses' ||
    segment.matches(/\b(?:mais|menos) (?:de|do que|que)\b/);
  // "Tira o João de uma missa": of which?
  if (
    segment.has('remove') &&
    count.sign === '=' &&
    /\b(?:de|em) (?:umas?|um|\d+) missas?$/.test(segment.text)
  )
    return { kind: 'exclude', people, doubt: 'when', words: ['order'] };
  if (!isLimit || segment.masses.length > 0 || count.of === 'people' || count.sign === '+') return null;
  const isMoreThan = MORE_THAN.test(segment.text) && !segment.has('not', 'nobody', 'without', 'max', 'avoid');
  const isLeast =
    segment.matches(/\b(?:precis|necess)\w* (?:de )?\d/) &&
    !isMax(segment) &&
    !segment.has('not', 'only', 'nobody');
  if (isMoreThan || isLeast || AT_LEAST.test(segment.text)) return { kind: 'cap', people, doubt: 'meaning' };
  if (people.length === 0 && segment.tellsPast) return null;
  // "O máximo da Joana não é 2", "em outubro o João ficou com seis missas".
  if (DENIED_COUNT.test(segment.text) || segment.isStory)
    return { kind: 'cap', people, count, doubt: 'meaning' };
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

const isOfEach = (segment: Segment) =>
  segment.has('each') ||
  segment.matches(
    /\b(?:por|para) (?:pessoa|cabeca|ministro)\b|\bcada\b|\bninguem\b|\bnenhum (?:ministro|outro)\b|\bnenhuma outra\b|\bmais de .* missas?\b/,
  );

const isLimitOfAll = (segment: Segment, count: Count) =>
  segment.masses.length === 0 &&
  (isMax(segment) ||
    ((count.of === 'masses' || isOfEach(segment)) &&
      (segment.has('each', 'nobody', 'only', 'able', 'serve', 'not') ||
        segment.matches(/\bpor (?:pessoa|cabeca|ministro)\b/))));

function limitOfAll(segment: Segment, count: Count): Found | null {
  if (count.sign === '+') return null;
  // "Todos servem duas vezes" sets no bound.
  const isBound =
    isMax(segment) ||
    MORE_THAN.test(segment.text) ||
    segment.has('only', 'nobody', 'not', 'able', 'fewer', 'need') ||
    segment.matches(/\b(?:por|para) (?:cada )?(?:pessoa|cabeca|ministr\w+|todos|um)\b|\bcada\b/);
  const isClear =
    isBound && (isOfEach(segment) || segment.has('masses')) && (count.sign === '=' || segment.has('max'));
  return {
    kind: 'capAll',
    count,
    words: count.sign === '-' && segment.has('fewer') ? ['fewer'] : [],
    doubt:
      AT_LEAST.test(segment.text) || NOBODY_LESS.test(segment.text)
        ? 'meaning'
        : isClear
          ? undefined
          : 'sure',
  };
}

/** How many serve at a mass, or how many more or fewer. */
function placesAt(segment: Segment, count: Count): Found | null {
  const hasMass = segment.masses.length > 0;
  if (count.of === 'masses') return null;
  const isOfPlaces =
    count.of === 'people' ||
    segment.has('need') ||
    (count.of === null &&
      count.sign === '=' &&
      /\b(?:quero|queria|pediria|prefiro|faz|faca|bot[ae]|poe|ponha|coloque|coloca|deix[ae]) \d+$/.test(
        segment.text,
      )) ||
    (count.sign !== '=' && segment.has('place', 'more', 'fewer')) ||
    segment.matches(/\b(?:aument|diminu|reduz|sob|sub|baix)\w* para \d+$/);
  if (!hasMass && !isOfPlaces) return null;
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
    masses: filtersOf(segment),
    count,
    words: isTaking && count.value === 1 && segment.matches(/\b(?:tir|retir|remov)/) ? ['taking'] : [],
    doubt: !hasMass
      ? 'when'
      : (count.of === null && count.value > MOST_UNSAID) || tellsOfPlaces(segment)
        ? 'sure'
        : undefined,
  };
}
