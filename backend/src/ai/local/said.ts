/** What is certain in a message: its people, masses, numbers, and the words between them with their meanings. */
import { comparisonKey } from '../../platform/text.js';
import type { MassFilter } from '../../roster/index.js';
import { editDistance } from './edit-distance.js';
import { likelyMeaningsOf, type Meaning } from './lexicon.js';
import { findMasses, type MassWorld, monthName } from './mass-references.js';
import type { Mention, PeopleFinder } from './people-references.js';
import { ABBREVIATIONS } from './vocabulary/abbreviations.js';
import { IDIOMS } from './vocabulary/idioms.js';
import { isGrammarWord } from './words.js';

export type Piece = { breaks: boolean; text: string } & (
  | { type: 'person'; mention: Mention }
  | { type: 'masses'; filters: MassFilter[]; once: boolean }
  | { type: 'number'; value: number }
  | { type: 'word'; meanings: readonly Meaning[]; capital: boolean }
);

/** A text as it is read: its pieces, and what of its days and times makes no sense. */
export interface Said {
  pieces: Piece[];
  problem: string | null;
}

const NUMBERS = Object.fromEntries(
  `zero _ dois tres quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito
  dezenove vinte`
    .split(/\s+/)
    .map((word, value) => [word, value]),
) as Record<string, number>;
Object.assign(NUMBERS, { duas: 2, catorze: 14, trinta: 30, quarenta: 40, cinquenta: 50, cem: 100 });

/** "Tirá-la" and "retire-os" as "tira ela" and "retire eles"; "pôr", which is "por" without its accent, as "colocar". */
const withoutClitics = (text: string) =>
  text
    .replace(/(?<!\p{L})p[ôÔ]r?(?=-[lL]|(?!\p{L}))/giu, 'colocar')
    .replace(/(?<=\p{L})-[ln]?([oa])(s?)(?!\p{L})/giu, (_, gender: string, many: string) =>
      gender.toLowerCase() === 'a' ? ` ela${many}` : many ? ' eles' : ' ele',
    );

/** A message in lower case, without accents; numbers as digits, breaks as commas. */
export function spoken(text: string): string {
  const words = comparisonKey(withoutClitics(text.replace(/["“”‘’'][^"“”‘’']{12,}["“”‘’']/gu, ' ')))
    .replace(/(?<=[\p{L}])-(?=[\p{L}])/gu, ' ')
    .replace(/(^|[\s,;:])\d{1,2}[).]\s/g, '$1, ')
    .replace(/\b(?:bom dia|boa (?:tarde|noite))\b/g, 'oi')
    .replace(/→/g, ' : ')
    .replace(/\bn[ãa]o\b/g, 'nao')
    .replace(/(?<=\p{L})\s*\+\s*(?=\p{L})/gu, ' e ')
    .replace(/\+\s*(?=\d)/g, ' mais ')
    .replace(/(^|\s)-\s*(?=\d{1,2}\s)/g, '$1menos ')
    .replace(/=/g, ' ')
    .replace(/\bs\/\s*/g, 'sem ')
    .replace(/\bp\/\s*/g, 'para ')
    .replace(/\bc\/\s*/g, 'com ')
    .replace(/[;()–—]|:(?!\d)|(?<!\d):|[!?](?=\s+\S)|(?<=\p{L}{4})\.(?=\s+\S)/gu, ', ')
    .replace(/(\d)x\b/g, '$1 vezes')
    .replace(/[^a-z0-9/:,-]+/g, ' ')
    .replace(/(?<!\d)[-/:]|[-/:](?!\d)/g, ' ')
    .replace(/\s*,[\s,]*/g, ', ')
    .trim()
    .split(/\s+/)
    .flatMap((word) => {
      const bare = word.replace(/,$/, '');
      return (ABBREVIATIONS[bare] ?? bare)
        .split(' ')
        .map((each, at, all) => (at === all.length - 1 && word.endsWith(',') ? `${each},` : each));
    });
  const digits: string[] = [];
  for (const word of words) {
    const value = NUMBERS[word.replace(/,$/, '')];
    const before = digits.at(-2);
    const tens =
      digits.at(-1) === 'e' && before !== undefined && /^[2345]0$/.test(before) ? Number(before) : null;
    if (value === undefined) digits.push(word);
    else if (tens !== null && value < 10)
      digits.splice(-2, 2, `${tens + value}${word.endsWith(',') ? ',' : ''}`);
    else digits.push(`${value}${word.endsWith(',') ? ',' : ''}`);
  }
  return digits
    .join(' ')
    .replace(/\b([2345]0) e uma?\b/g, (_, tens: string) => String(Number(tens) + 1))
    .replace(/\b(\d{1,2}) e meia\b/g, '$1:30');
}

/** Reads the pieces of a sentence. */
export function piecesOf(sentence: string, world: MassWorld, finder: PeopleFinder): Said {
  const isShouted = sentence === sentence.toUpperCase();
  const capitals = new Set(
    (isShouted ? [] : [...sentence.matchAll(/(?<=[^.!?:\s]\s+|[,;]\s*)\p{Lu}[\p{L}]+/gu)]).map(([word]) =>
      comparisonKey(word),
    ),
  );
  const text = spelled(inPlainWords(spoken(sentence)), world, finder).replace(ownMonth(world), 'do mes');
  const mentions: Mention[] = [];
  const named = finder.maskFullNames(text, mentions);
  const { text: dated, references, said, problem } = findMasses(named, world);
  const words = dated.split(' ').filter((word) => word !== '' && word !== ',');
  const bare = words.map((word) => word.replace(/,$/, ''));
  const pieces: Piece[] = [];
  let breaks = false;
  for (let at = 0; at < words.length;) {
    const word = bare[at]!;
    const mask = /^<([pm])(\d+)>$/.exec(word);
    const known =
      mask?.[1] === 'p' ? mentions[Number(mask[2])]! : mask ? null : finder.at(bare, at, hasMeaning);
    const own = known && !mask ? known.words.split(' ').length : 1;
    const surname = known ? foreignSurname(words, at + own, capitals, finder) : [];
    const found =
      known && surname.length > 0
        ? { words: [known.words, ...surname].join(' '), candidates: known.candidates, known: false }
        : known;
    const length = own + surname.length;
    const common = { breaks, text: bare.slice(at, at + length).join(' ') };
    if (found) pieces.push({ ...common, type: 'person', mention: found });
    else if (mask) {
      const filters = references[Number(mask[2])]!;
      pieces.push({
        ...common,
        text: said[Number(mask[2])]!,
        type: 'masses',
        filters,
        once: isOnce(said[Number(mask[2])]!, filters, bare[at - 1]),
      });
    } else if (/^\d{1,4}$/.test(word) || isOne(words, at))
      pieces.push({ ...common, type: 'number', value: /^\d/.test(word) ? Number(word) : 1 });
    else
      pieces.push({ ...common, type: 'word', meanings: likelyMeaningsOf(word), capital: capitals.has(word) });
    at += length;
    breaks = words[at - 1]!.endsWith(',');
  }
  return { pieces: refined(pieces, world), problem };
}

/** Turns of phrase in the words that say the same. */
const inPlainWords = (text: string) =>
  IDIOMS.reduce((plainer, [phrase, words]) => plainer.replace(phrase, words), text)
    .replace(/ *(?:, *)+/g, ', ')
    .replace(/^, |, $/g, '')
    .replace(/ {2,}/g, ' ');

/** The schedule's own month, as it may be named. */
function ownMonth(world: MassWorld): RegExp {
  const name = monthName(world);
  // "dez" is read as the number.
  const short = name === 'dezembro' ? '10(?! [a-z])' : name.slice(0, 3);
  return new RegExp(
    `(?<!\\d )\\b(?:em|de|do mes de|no mes de|para) ${name}\\b(?: de \\d{4})?|\\bem ${short}(?![\\w:/])`,
    'g',
  );
}

const CALENDAR =
  `domingo domingos segunda terca quarta quinta sexta sabado sabados feira vespera natal finados janeiro fevereiro
  marco abril junho julho agosto setembro outubro novembro dezembro manha tarde noite quinzena semana oito sete nove`.split(
    /\s+/,
  );

/** Days and names of masses as they are spelled, where one letter of them is wrong. */
function spelled(text: string, { masses }: MassWorld, finder: PeopleFinder): string {
  const names = new Set([
    ...CALENDAR,
    ...masses
      .flatMap(({ description }) => comparisonKey(description).split(' '))
      .filter((word) => word.length > 5),
  ]);
  return text
    .split(' ')
    .map((word) => {
      const [, bare = '', end = ''] = /^([a-z]{5,})(,?)$/.exec(word) ?? [];
      if (bare === '' || names.has(bare) || hasMeaning(bare) || isGrammarWord(bare) || finder.knows(bare))
        return word;
      const near = [...names].filter(
        (name) =>
          name.startsWith(bare.charAt(0)) &&
          Math.abs(name.length - bare.length) < 2 &&
          editDistance(bare, name) === 1 &&
          !name.startsWith(bare) &&
          (bare.length < name.length ||
            (bare.length === name.length ? bare.length > 6 || isSwapped(bare, name) : /(.)\1/.test(bare))),
      );
      const digit = near[0] && NUMBERS[near[0]];
      return near.length === 1 ? `${digit ?? near[0]!}${end}` : word;
    })
    .join(' ');
}

const isSwapped = (one: string, other: string) => [...one].sort().join() === [...other].sort().join();

const hasMeaning = (word: string) => likelyMeaningsOf(word).length > 0;

/** A surname, written with a capital, that nobody of the name before it has. */
function foreignSurname(
  words: readonly string[],
  at: number,
  capitals: ReadonlySet<string>,
  finder: PeopleFinder,
): string[] {
  if (words[at - 1]!.endsWith(',')) return [];
  const bare = words.map((word) => word.replace(/,$/, ''));
  const length = /^d[aeo]s?$/.test(bare[at] ?? '') ? 2 : 1;
  const name = bare[at + length - 1] ?? '';
  const isSurname =
    capitals.has(name) && !hasMeaning(name) && finder.at(bare, at + length - 1, hasMeaning) === null;
  return isSurname ? bare.slice(at, at + length) : [];
}

/** After these a number counts no masses and no ministers. */
const OTHER_NOUN =
  /^(?:anos?|mes|meses|dias?|semanas?|horas?|reais|coisas?|filhos?|filhas?|netos?|netas?|pedidos?|perguntas?|alteracoes|mudancas|minutos?|quilos?|graus?|regras?|experientes?)$/;

/** Numbers that count nothing left out; "as duas" as people; several of one name; a day without its word. */
function refined(pieces: readonly Piece[], world: MassWorld): Piece[] {
  const has = (...meanings: Meaning[]) =>
    pieces.some(
      (piece) => piece.type === 'word' && piece.meanings.some((meaning) => meanings.includes(meaning)),
    );
  const isCounting =
    has('max', 'only', 'more', 'fewer', 'need', 'people', 'each') ||
    !pieces.some(({ type }) => type === 'person') ||
    !has('away', 'not', 'without', 'remove');
  return pieces.flatMap((piece, at): Piece[] => {
    const [before, next] = [pieces[at - 1]?.text ?? '', pieces[at + 1]];
    if (piece.type === 'number') {
      const noun = next?.type === 'word' && !next.breaks ? next : null;
      if (noun && OTHER_NOUN.test(noun.text)) return [];
      const counts = noun?.meanings.some((meaning) => meaning === 'people' || meaning === 'masses') ?? false;
      const isName =
        next?.type === 'person' && !next.breaks && next.mention.candidates.length === piece.value;
      if (isName) return [];
      if (/^(?:nas|nos|das|dos|as)$/.test(before) && next?.type === 'masses' && !next.breaks)
        return [{ breaks: piece.breaks, text: 'cada', type: 'word', meanings: ['each'], capital: false }];
      if (
        piece.value >= 2 &&
        piece.value <= 3 &&
        /^(?:os|as|dos|das|d?elas|d?eles|aos|nos|nas)$/.test(before) &&
        !counts
      )
        return [{ breaks: piece.breaks, text: piece.text, type: 'word', meanings: ['they'], capital: false }];
      const date = dayOf(piece.value, world);
      if (date && /^(?:ele|ela)$/.test(before) && !counts)
        return [{ breaks: piece.breaks, text: piece.text, type: 'masses', filters: [{ date }], once: false }];
      const verb = pieces[at - 1];
      const isAfterAct =
        date &&
        !counts &&
        noun?.text !== 'h' &&
        verb?.type === 'word' &&
        verb.meanings.some((meaning) => meaning === 'leaves' || meaning === 'enters') &&
        pieces.some(({ type }) => type === 'person');
      if (isAfterAct)
        return [{ breaks: piece.breaks, text: piece.text, type: 'masses', filters: [{ date }], once: false }];
      const isDay =
        date &&
        !counts &&
        !isCounting &&
        (pieces[at - 1]?.type === 'person' ||
          /^(?:fora|nao|sem|e|dai|nem|de|do|no|pro|dia|d)$|^$/.test(before.replace(/\d+/, ''))) &&
        noun?.text !== 'h';
      if (isDay)
        return [{ breaks: piece.breaks, text: piece.text, type: 'masses', filters: [{ date }], once: false }];
      if (
        at === 0 &&
        date &&
        next?.breaks &&
        pieces.some((other, index) => index > 0 && other.type === 'number')
      )
        return [{ breaks: false, text: piece.text, type: 'masses', filters: [{ date }], once: false }];
    }
    const several =
      piece.type === 'person' &&
      piece.mention.candidates.length > 1 &&
      pieces[at - 1]?.type === 'number' &&
      !piece.breaks
        ? (pieces[at - 1] as { value: number }).value
        : 0;
    if (piece.type === 'person' && several === piece.mention.candidates.length)
      return piece.mention.candidates.map((person): Piece => ({
        ...piece,
        mention: { words: person.name, candidates: [person], known: true },
      }));
    return [piece];
  });
}

const dayOf = (day: number, { masses }: MassWorld) =>
  masses.find(({ date }) => Number(date.slice(8)) === day)?.date ?? null;

/** Whether "domingo" was said of one Sunday, and not which. */
function isOnce(said: string, filters: readonly MassFilter[], before: string | undefined): boolean {
  const isWeekend = /^(?:fim|final) de semana$/.test(said) && /^(?:n?o|n?ess?e|n?este)$/.test(before ?? '');
  return (
    isWeekend ||
    (filters.every(
      ({ weekday, date, time }) => weekday !== undefined && date === undefined && time === undefined,
    ) &&
      filters.length === 1 &&
      !/^(?:tod|cada)|s$|s feiras?$/.test(said) &&
      !/^(?:aos|nos|dos|todos?|todas?|cada|os|as)$/.test(before ?? ''))
  );
}

/** Whether "um" or "uma" counts. */
function isOne(words: readonly string[], at: number): boolean {
  if (!/^(?:um|uma),?$/.test(words[at]!)) return false;
  const [before = '', after = '', next = ''] = [at - 1, at + 1, at + 2].map((index) =>
    words[at]!.endsWith(',') && index > at ? '' : words[index]?.replace(/,$/, ''),
  );
  if (/^(?:outr|so$|soh$|unic|maxim|mais$|menos$|missinha)/.test(after) && after !== 'mais') return true;
  if (after === '' && !/^(?:em|n[ao]|d[eao]|para|com|por|cada)$/.test(before)) return true;
  if (after === 'a' && /^(?:mais|menos)$/.test(next)) return true;
  if (
    /^(?:mais|menos|so|soh|somente|apenas|maximo|limite|basta|com|de|ate|para|precisa)$/.test(before) &&
    (/^(?:pessoas?|ministr|missas?|vez|vaga|lugar|unic|so|e|a|na|no|do|da|para|<m)/.test(after) ||
      after === '')
  )
    return true;
  return /^(?:pessoas?|ministr|missas?|missinhas?|vez|vaga)/.test(after);
}
