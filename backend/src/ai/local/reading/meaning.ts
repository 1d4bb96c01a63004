/** Reads by meaning what rules a part of a sentence asks for. */
import { addDays } from '../../../platform/dates/month.js';
import type { MassFilter } from '../../../roster/index.js';
import type { Meaning } from '../words/lexicon.js';
import type { Request } from '../requests/request.js';
import { ALWAYS, type Count, FIRST_PERSON, LINKING, Segment, WHOLE } from '../message/segment.js';
import { REASONS } from '../vocabulary/reasons.js';
import { isGrammarWord } from '../words/words.js';
import { combined } from '../references/mass-references.js';

type Found = Pick<Request, 'kind'> &
  Partial<Pick<Request, 'people' | 'masses' | 'doubt' | 'words'>> & { count?: Count };

const HYPOTHETICAL =
  /\b(?:faria|fariam|ficaria|ficariam|entraria|sairia|acho|sera que|devia|ia|se .*\bfosse|talvez|se eu|era para|sugeriu|sugere|pensei|pensando em)\b/;
/** "Nos outros dias", beside what somebody is kept to. */
const REST = /\b(?:n?[oa]s (?:outr[oa]s|demais)|no resto)\b/;
const AT_LEAST = /\b(?:pelo|ao|no) (?:menos|minimo)\b/;
/** A larger number that counts nothing it names is more likely a day. */
const MOST_UNSAID = 12;
/** Says what a number is not. */
const DENIED_COUNT =
  /\bnao (?:e|sao|era|eram|seria|vale|pode ser|foi) (?:(?:so|mais|de|no maximo|apenas) )*\d+(?: \S+)?(?: (?:nao|viu|ne))?$/;
/** Says that somebody comes, and not who. */
const SOMEBODY_ELSE = /\b(?:por|pel[oa]) (?:um |uma )?(?:outr[oa]|alguem|quem|qualquer)\b/;
const VAGUE = /\b(?:algumas|alguns|tant[oa]s? (?:missas|vezes|gente))\b/;

/** The acts, the likeliest first where several fit: each tells what it makes of a part of a sentence, or null. */
const ACTS: readonly ((segment: Segment) => Found | null)[] = [
  move,
  pairs,
  replacement,
  numbers,
  restriction,
  absence,
  presence,
];

/** What a part of a sentence asks for; null for nothing. */
export function meaningOf(segment: Segment): Found | null {
  for (const act of ACTS) {
    const found = act(segment);
    if (!found) continue;
    return segment.matches(HYPOTHETICAL) ||
      saysBoth(segment) ||
      // "Prefere o dia 22 ao dia 8", "só chega depois das 9".
      (segment.matches(/\bprefer\w*\b.* ao? \S/) && segment.masses.length > 1) ||
      (found.kind === 'only' && segment.matches(/\bcheg(?:a|am|ar)\b|\b(?:mas|verdade|nao),? e so\b/)) ||
      // "O João não está no dia 22" may only tell how it is.
      tellsWhoIsNot(segment) ||
      // Free to serve, or of it?
      (segment.masses.length > 0 &&
        segment.matches(/\b(?:esta|ta|fica|estara) liberad[oa]s?\b(?! d)/) &&
        !(segment.negated && segment.has('place'))) ||
      (segment.matches(VAGUE) && found.kind !== 'together')
      ? { ...found, doubt: 'meaning' }
      : found;
  }
  return null;
}

/** "O João não está no dia 22": an order, or how it is? */
const tellsWhoIsNot = ({ pieces }: Segment) =>
  pieces.some(
    ({ text }, at) =>
      text === 'nao' &&
      /^(?:esta|ta|estava)$/.test(pieces[at + 1]?.text ?? '') &&
      pieces
        .slice(at + 2, at + 4)
        .some(
          ({ type }, index) =>
            type === 'masses' && (index === 0 || /^(?:n[oa]|em)$/.test(pieces[at + 2]!.text)),
        ),
  );

/** "De manhã pode, de tarde não": one part of it permits, the other does not. */
function saysBoth(segment: Segment): boolean {
  const [able, not] = [segment.at('able'), segment.at('not')];
  return able >= 0 && not > able && segment.masses.length > 1;
}

const filtersOf = (segment: Segment) => combined(segment.masses.map(({ filters }) => filters));
/** "no domingo" may be the next one; "em nenhum domingo" is every one. */
const isOnce = (segment: Segment) =>
  segment.masses.length > 0 &&
  segment.masses.every(({ once }) => once) &&
  !segment.matches(/\bnenhum[a]?\b|\btod[ao]s\b/);

/** Whether what is said of a meaning is denied: "não separe", but not "não dá certo, melhor separar". */
function isDenied(segment: Segment, meaning: Meaning): boolean {
  const at = segment.at(meaning);
  const from = Math.max(
    0,
    at - 5,
    // "Não combinam, põe longe": what is denied stands in the clause before.
    segment.pieces.slice(0, at + 1).findLastIndex(({ breaks }) => breaks),
  );
  return segment.pieces.slice(from, at).some((_, index) => segment.means(from + index, 'not'));
}

/** "Não sai de casa sem ele: na mesma missa": what is denied stands in a clause before. */
function deniesBefore(segment: Segment, meaning: Meaning): boolean {
  const [not, at] = [segment.at('not'), segment.at(meaning)];
  return (
    not >= 0 &&
    at > not &&
    segment.pieces.slice(not + 1, at + 1).some(({ breaks }) => breaks) &&
    segment.pieces.slice(not + 1, at + 1).some(({ type }) => type === 'person') &&
    segment.has('place', 'leave', 'want')
  );
}

/** Two at the same masses, or never. */
function pairs(segment: Segment): Found | null {
  const { people } = segment;
  const negated =
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
      segment.matches(/^(?:nunca|jamais)\b/)) &&
    segment.matches(/\bcom\b/) &&
    segment.masses.length === 0 &&
    !segment.matches(/\bconta/);
  const company =
    people.length === 2 &&
    !negated &&
    !segment.has('nobody', 'not') &&
    segment.masses.length === 0 &&
    segment.numbers.length === 0 &&
    segment.matches(/\bcom\b/) &&
    (segment.has('serve', 'want', 'place', 'leave') || segment.matches(/\bsempre\b/)) &&
    !segment.has('remove', 'replace', 'instead', 'away');
  if (company) return { kind: 'together', people };
  if (
    people.length === 1 &&
    segment.masses.length === 0 &&
    segment.matches(/^(?:e |mas )?(?:nunca|nao) (?:\S+ )?com\b(?! conta)/)
  )
    return { kind: 'apart', people, doubt: 'who', words: ['with'] };
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
  const isInseparable =
    people.length === 2 && segment.masses.length === 0 && segment.matches(/\bnao\b.*\bsem (?:[oa] )?\S+/);
  if (isInseparable && segment.pieces.at(-1)?.type === 'person') return { kind: 'together', people };
  const isAlways =
    people.length === 2 &&
    segment.masses.length === 0 &&
    segment.numbers.length === 0 &&
    ALWAYS.test(segment.text);
  if (isAlways && !segment.isStrong) return { kind: negated ? 'apart' : 'together', people };
  if (!together && !apart && !withOther) return null;
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

/** Somebody from one mass to another. */
function move(segment: Segment): Found | null {
  const { people } = segment;
  if (
    people.length !== 1 ||
    segment.negated ||
    !(
      segment.matches(/\b(?:pass[ae]r?|mud[ae]r?|transf\w+|mov[ae]r?|troc\w+|remanej\w+|jog[ae]r?)\b/) ||
      (segment.has('remove') && segment.matches(/\bd[oa] \S+(?: \S+){0,3} para /)) ||
      // "Neuza: do 5 para o 17."
      (!segment.isStrong && segment.matches(/\bdo \S+(?: \S+)? para (?:o )?(?:dia )?\d/)) ||
      // "O João do dia 15 vai para o 22."
      segment.pieces.some(
        ({ type }, at) =>
          type === 'masses' &&
          /^d[aeo]$/.test(segment.pieces[at - 1]?.text ?? '') &&
          segment.matches(/\bvai para\b/),
      )
    )
  )
    return null;
  const para = segment.pieces.findIndex(
    ({ type, text }) =>
      /^(?:para|pela|pelo|por)$/.test(text) || (type === 'masses' && text.startsWith('para ')),
  );
  const [from, to] = [segment.pieces.slice(0, para), segment.pieces.slice(para)].map((pieces) =>
    combined(pieces.flatMap((piece) => (piece.type === 'masses' ? [piece.filters] : []))),
  );
  if (SOMEBODY_ELSE.test(segment.text)) return null;
  if (para >= 0 && from!.length === 0 && to!.length === 1)
    return { kind: 'pin', people, masses: to, doubt: segment.before ? undefined : 'sure' };
  if (para < 0 || from!.length !== 1 || to!.length === 0) return null;
  const days = (filters: readonly MassFilter[]) =>
    filters.map(({ time: _, ...day }) => day).filter((day) => Object.keys(day).length > 0);
  const [first, second] = [from!, to!].map((own, index) => {
    const other = days(index === 0 ? to! : from!);
    return days(own).length === 0 && other.length > 0 ? combined([other, own]) : own;
  });
  return { kind: 'move', people, masses: [first![0]!, second![0]!] };
}

/** One in the place of another. */
function replacement(segment: Segment): Found | null {
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
function numbers(segment: Segment): Found | null {
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

/** Somebody at these masses only. */
function restriction(segment: Segment): Found | null {
  const { people } = segment;
  // "Só a Vera no dia 5": nobody else, or no other day?
  const after = segment.pieces
    .slice(segment.at('only') + 1)
    .find(({ text }) => !/^[oa]s?$|^dona$|^seu$/.test(text));
  const onlyAt = segment.at('only');
  const namedAt = segment.pieces.findIndex(({ type }) => type === 'person');
  const massAt = segment.pieces.findIndex(({ type }) => type === 'masses');
  const isNobodyElse = onlyAt >= 0 && onlyAt < namedAt && namedAt < massAt && segment.has('want', 'place');
  if (
    onlyAt >= 0 &&
    people.length > 0 &&
    (after?.type === 'person' || isNobodyElse) &&
    segment.masses.length > 0
  )
    return { kind: 'only', people, masses: filtersOf(segment), doubt: 'meaning' };
  // "Só quem tem filho": of people whom the assistant does not know.
  if (onlyAt >= 0 && people.length > 0 && after?.text === 'quem')
    return { kind: 'only', people, masses: filtersOf(segment), doubt: 'meaning' };
  const except = segment.pieces.findIndex(
    ({ text }, at) =>
      (text === 'exceto' &&
        !segment.pieces
          .slice(0, at)
          .some(
            (_, before) =>
              segment.means(before, 'away') ||
              segment.means(before, 'not') ||
              segment.means(before, 'remove'),
          )) ||
      (text === 'fora' && !segment.pieces[at + 1]?.text.startsWith('d')),
  );
  const isGoingOn =
    segment.has('each') ||
    segment.matches(/\b(?:continua\w*|segue\w*|normal\w*|disponivel|livre)\b/) ||
    (segment.has('serve', 'able') &&
      segment.masses.length > 0 &&
      segment.masses.every(({ filters }) =>
        filters.every(
          ({ date, from, until }) => date === undefined && from === undefined && until === undefined,
        ),
      ));
  if (
    except > 0 &&
    people.length > 0 &&
    isGoingOn &&
    !segment.negated &&
    !segment.has('only', 'place', 'enters', 'max') &&
    segment.pieces.slice(except).some(({ type }) => type === 'masses')
  )
    return {
      kind: 'exclude',
      people,
      words: ['excepting'],
      masses: combined(
        segment.pieces.slice(except).flatMap((piece) => (piece.type === 'masses' ? [piece.filters] : [])),
      ),
    };
  const isOnly = segment.has('only') || segment.matches(/\b(?:antes|depois) nao\b/);
  if (!isOnly || segment.masses.length === 0) return null;
  const back = segment.pieces.findIndex(({ text }) => /^(?:volta|volto|retorna|voltam)$/.test(text));
  if (back >= 0) return returning(segment, back);
  // "… e no 28 só de manhã": of whoever was spoken of.
  const goesOn = (segment.before?.people.length ?? 0) > 0 && segment.before?.isAct === true;
  if (people.length === 0 && !segment.has('he', 'they') && !goesOn) return null;
  const only = segment.at('only');
  const first = segment.pieces.findIndex(({ type }) => type === 'masses');
  const isTime = (filters: readonly MassFilter[]) =>
    filters.every((filter) => Object.keys(filter).length === 1 && filter.time !== undefined);
  const scope = segment.masses[0]!.filters;
  if (only > first && segment.masses.length === 2 && isTime(scope) !== isTime(segment.masses[1]!.filters))
    return {
      kind: 'only',
      people,
      masses: combined([scope, segment.masses[1]!.filters]),
      words: ['within', JSON.stringify(scope)],
    };
  if (segment.has('not') && !segment.matches(/\b(?:antes|depois) nao\b/))
    return { kind: 'only', people, masses: filtersOf(segment), doubt: 'meaning' };
  // "Só à tarde, de manhã cuida da mãe": what is told in other clauses is why.
  const end = segment.pieces.findIndex(
    ({ breaks, text }, at) =>
      at > only &&
      (breaks ||
        (/^(?:que|pois|porque)$/.test(text) &&
          segment.pieces.slice(only, at).some(({ type }) => type === 'masses'))),
  );
  const own = new Segment(segment.pieces.slice(Math.max(0, only), end < 0 ? undefined : end));
  const isTold = segment.pieces.some(
    (piece) =>
      piece.type === 'word' &&
      piece.meanings.length === 0 &&
      piece.text.length > 4 &&
      !isGrammarWord(piece.text) &&
      !own.pieces.includes(piece),
  );
  const isAlike = segment.masses.every(({ filters }) => isTime(filters) === isTime(scope));
  return {
    kind: 'only',
    people,
    masses: filtersOf(own.masses.length > 0 && isTold && isAlike ? own : segment),
  };
}

/** "Só volta no dia 16": away until the 15th, from the day that is said before. */
function returning(segment: Segment, back: number): Found {
  const after = segment.pieces.slice(back).find((piece) => piece.type === 'masses');
  const others = combined(segment.masses.filter((each) => each !== after).map(({ filters }) => filters));
  const date = after?.type === 'masses' ? (after.filters[0]?.date ?? after.filters[0]?.from) : undefined;
  const [first] = others;
  const from = others.length === 1 && first?.until === undefined ? (first?.date ?? first?.from) : undefined;
  const isOpen = segment.matches(
    /\bvolt\w* (?:so )?(?:em|no) (?:janeiro|fevereiro|ano|mes)\b|\bso (?:em|no) (?:janeiro|fevereiro|ano que vem)\b/,
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

/** "Não se cumprimentam": what is denied is none of the assistant's words. */
function deniesSomethingElse(segment: Segment): boolean {
  const at = segment.at('not');
  const next = segment.pieces
    .slice(at + 1)
    .find(({ text }) => !/^(?:se|me|lhe|mais|muito|bem|tem|ha)$/.test(text));
  return (
    at >= 0 &&
    next?.type === 'word' &&
    !next.breaks &&
    ((FIRST_PERSON.test(next.text) && !segment.means(segment.pieces.indexOf(next), 'able')) ||
      (next.meanings.length === 0 && !isGrammarWord(next.text)))
  );
}

/** "Não a escale em missa cedo": which masses are meant is said, and not understood. */
function saysWhichMasses(segment: Segment): boolean {
  const mass = segment.pieces.findIndex(
    ({ type, text }) => type === 'word' && /^(?:missas?|celebracao|celebracoes)$/.test(text),
  );
  const next = segment.pieces[mass + 1];
  return (
    mass >= 0 &&
    next?.type === 'word' &&
    !next.breaks &&
    next.meanings.length === 0 &&
    next.text.length > 3 &&
    !REASON_BEGINS.test(next.text) &&
    !isGrammarWord(next.text)
  );
}

/** Begins why. */
const REASON_BEGINS =
  /^(?:exceto|alguma|nenhuma|algum|tod[ao]s?|tudo|junt\w+|pois|porque|para|durante|enquanto|neste|nesse|este|esse|desse|deste)$/;

/** "Não vai sozinho no dia 15": how somebody serves is denied. */
function deniesHow(segment: Segment): boolean {
  const not = segment.at('not');
  const [verb, how] = segment.pieces.slice(not + 1);
  return (
    not >= 0 &&
    verb?.type === 'word' &&
    verb.meanings.includes('serve') &&
    how?.type === 'word' &&
    !how.breaks &&
    how.meanings.length === 0 &&
    /^[a-z]{3,}(?<![aei]r)$/.test(how.text) &&
    !isGrammarWord(how.text) &&
    !LINKING.test(how.text) &&
    !REASONS.test(how.text)
  );
}

/** Somebody is not to serve. */
function absence(segment: Segment): Found | null {
  const { people, negated } = segment;
  if (people.length === 0 && negated && segment.has('people') && !segment.has('remove', 'away', 'they', 'he'))
    return null;
  const isAway = segment.has('away', 'without', 'leaves', 'remove', 'avoid');
  const isRefused =
    negated &&
    (segment.has('able', 'serve', 'place', 'want', 'leave', 'need') ||
      ((segment.masses.length > 0 || people.length > 0) && !deniesSomethingElse(segment)));
  if (!isAway && !isRefused) return null;
  if (negated && segment.has('remove', 'leaves') && !segment.has('able', 'serve', 'want'))
    return { kind: 'exclude', people, masses: filtersOf(segment), doubt: 'meaning' };
  if (people.length === 0 && !segment.has('he', 'they') && segment.masses.length === 0)
    return segment.has('remove') ||
      (segment.has('away') && !segment.isStrange) ||
      (negated && (segment.has('able', 'serve') || segment.matches(WHOLE)))
      ? { kind: 'exclude', people, masses: [], doubt: 'who' }
      : null;
  const back = segment.pieces.findIndex(({ text }) => /^(?:volta|volto|retorna|voltam)$/.test(text));
  if (back >= 0 && segment.masses.length > 0) return returning(segment, back);
  const masses = filtersOf(segment);
  if (masses.length > 0 && deniesHow(segment)) return { kind: 'exclude', people, masses, doubt: 'meaning' };
  const isOfRest = segment.pieces.some(
    ({ type }, at) => type === 'masses' && /^(?:outr[oa]s|demais)$/.test(segment.pieces[at - 1]?.text ?? ''),
  );
  if (segment.masses.length > 0 && !isOfRest)
    return { kind: 'exclude', people, masses, doubt: isOnce(segment) ? 'once' : undefined };
  if (REST.test(segment.text))
    return { kind: 'exclude', people, masses: [], doubt: 'when', words: ['order', 'rest'] };
  const isOrder =
    (negated && segment.has('place')) ||
    segment.has('avoid') ||
    (segment.has('away') && segment.has('leave'));
  return {
    kind: 'exclude',
    people,
    masses: [],
    doubt: (segment.matches(WHOLE) || isOrder) && !saysWhichMasses(segment) ? undefined : 'when',
    words: segment.matches(WHOLE) ? [] : ['order'],
  };
}

/** Tells who is down for a mass now: "a Rosa está escalada no dia 6". */
const IS_DOWN = /\b(?:esta|ta|estao|estava|foi|ficou) (?:escalad|marcad|designad|previst)[oa]s?\b/;

/** Somebody is to serve. */
function presence(segment: Segment): Found | null {
  const { people } = segment;
  if (IS_DOWN.test(segment.text) && !segment.has('place', 'enters', 'want', 'leave')) return null;
  if (people.length > 0 && segment.before && segment.matches(/^(?:e )?com /) && segment.masses.length === 0)
    return { kind: 'pin', people, masses: [] };
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
