import { FIRST_PERSON } from '../message/meaning-at.js';
import { LINKING, type Segment, WHOLE } from '../message/segment.js';
import { REASONS } from '../vocabulary/reasons.js';
import * as explained from '../vocabulary/explained.js';
import { isGrammarWord } from '../words/words.js';
import { WordTable } from '../words/word-table.js';
import { type Found, filtersOf } from './found.js';
import { returning } from './returning.js';

/** "Nos outros dias", beside what somebody is kept to. */
const REST = /\b(?:n?[oa]s (?:outr[oa]s|demais)|no resto)\b/;
/** "no domingo" may be the next one; "em nenhum domingo" is every one. */
const isOnce = (segment: Segment) =>
  segment.masses.length > 0 &&
  segment.masses.every(({ once }) => once) &&
  !segment.matches(/\bnenhum[a]?\b|\btod[ao]s\b/);

/** "Não se cumprimentam": what is denied is none of the assistant's words. */
function deniesSomethingElse(segment: Segment): boolean {
  const at = segment.at('not');
  const next = segment.pieces
    .slice(at + 1)
    .find(({ text }) => !/^(?:se|me|lhe|mais|muito|bem|tem|ha|dev\w*|ser|seja|sera|e|era)$/.test(text));
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

/** "Não quero ver o Marcos sozinho": company is wanted. */
const deniesBeingAlone = (segment: Segment) =>
  segment.negated && segment.matches(/\b(?:sozinh[oa]s?|desacompanhad[oa]s?|sem companhia)\b/);

const DENIES_ABSENCE =
  /\b(?:nao|nunca|nem)\b(?! (?:vai |vao )?(?:pod|consegu)).*\b(?:fic\w*|fiqu\w*|deix\w*|est\w*|quer\w*) (?:\S+ ){0,2}(?:de fora|fora d[aeo]|sem (?:servir|ir|vir|missa|escala|participar))\b/;

/** "Não coloca a Neuza sozinha", "não põe a Neuza cedo": how or when somebody is not to serve, and not that they are not to. */
function saysHow({ pieces }: Segment): boolean {
  const not = pieces.findIndex((piece) => piece.type === 'word' && piece.meanings.includes('not'));
  const end = pieces.findIndex(
    ({ breaks, text }, at) => at > not && (breaks || /^(?:que|porque|pq|pois|ja|por)$/.test(text)),
  );
  return (
    not >= 0 &&
    pieces
      .slice(not, end < 0 ? undefined : end)
      .some((piece) => piece.type === 'word' && piece.meanings.length === 0 && !SAYS_NOT_HOW.has(piece.text))
  );
}
const SAYS_NOT_HOW = new WordTable(explained.SAYS_NOT_HOW);

/** "Favor não escalar": of whoever was spoken of; but not "não ponha mais", nor "para as demais não". */
const refusesToPlace = (segment: Segment) =>
  segment.has('place') &&
  segment.numbers.length === 0 &&
  !segment.has('also', 'people', 'nobody') &&
  !segment.matches(/\bmais\b|\b(?:outr[oa]s?|demais|resto)\b/);

/** Somebody is not to serve. */
export function absence(segment: Segment): Found | null {
  const { people, negated } = segment;
  if (people.length === 0 && negated && segment.has('people') && !segment.has('remove', 'away', 'they', 'he'))
    return null;
  // "Não tem nenhuma missa", "não está em nenhuma": how it is.
  if (segment.matches(/\bnao (?:tem|esta|ta|estao|tao|aparece) (?:escalad[oa]s? )?(?:em |n[ao]s? )?nenhum/))
    return null;
  // "A novena ficou sem ninguém": how it is.
  if (people.length === 0 && segment.matches(/\bsem (?:ninguem|nenhum ministro|ministros?|gente|equipe)$/))
    return null;
  const isForgotten = segment.matches(/\besque[cq]\w* (?:d?el[ea]|d?el[ea]s)\b/) && segment.masses.length > 0;
  const isAway = segment.has('away', 'without', 'leaves', 'remove', 'avoid') || isForgotten;
  const isRefused =
    negated &&
    (segment.has('able', 'serve', 'place', 'want', 'leave', 'need') ||
      ((segment.masses.length > 0 || people.length > 0) && !deniesSomethingElse(segment)));
  if (!isAway && !isRefused) return null;
  // "Não quero que ela fique sem servir", "não a deixe de fora": who is not to be away.
  if (DENIES_ABSENCE.test(segment.text))
    return { kind: 'exclude', people, masses: filtersOf(segment), doubt: 'meaning' };
  // "A igreja fica que não cabe um alfinete".
  const isOfNobody = people.length === 0 && !segment.has('he', 'they') && !isAway;
  if (isOfNobody && deniesSomethingElse(segment)) return null;
  if (negated && segment.has('remove', 'leaves') && !segment.has('able', 'serve', 'want'))
    return { kind: 'exclude', people, masses: filtersOf(segment), doubt: 'meaning' };
  if (people.length === 0 && !segment.has('he', 'they') && segment.masses.length === 0)
    return segment.has('remove') ||
      (segment.has('away') && !segment.isStrange) ||
      (negated && (segment.has('able', 'serve') || segment.matches(WHOLE) || refusesToPlace(segment)))
      ? { kind: 'exclude', people, masses: [], doubt: 'who' }
      : null;
  const back = segment.pieces.findIndex(({ text }) => /^(?:volta|volto|retorna|voltam)$/.test(text));
  if (back >= 0 && segment.masses.length > 0) return returning(segment, back);
  const masses = filtersOf(segment);
  if (masses.length > 0 && (deniesHow(segment) || deniesBeingAlone(segment)))
    return { kind: 'exclude', people, masses, doubt: 'meaning' };
  const isOfRest = segment.pieces.some(
    ({ type }, at) => type === 'masses' && /^(?:outr[oa]s|demais)$/.test(segment.pieces[at - 1]?.text ?? ''),
  );
  if (segment.masses.length > 0 && !isOfRest)
    return { kind: 'exclude', people, masses, doubt: isOnce(segment) ? 'once' : undefined };
  if (REST.test(segment.text))
    return { kind: 'exclude', people, masses: [], doubt: 'when', words: ['order', 'rest'] };
  // "Até lá", where no day tells how long.
  if (/\bate (?:la|entao)\b/.test(segment.text))
    return { kind: 'exclude', people, masses: [], doubt: 'when' };
  const isOrder =
    (negated && segment.has('place')) ||
    segment.has('avoid') ||
    (segment.has('away') && segment.has('leave'));
  return {
    kind: 'exclude',
    people,
    masses: [],
    doubt:
      (segment.matches(WHOLE) || (isOrder && !saysHow(segment))) && !saysWhichMasses(segment)
        ? undefined
        : 'when',
    words: segment.matches(WHOLE) ? [] : ['order'],
  };
}
