/** What is certain in a message: its people, masses, numbers, and the words between them with their meanings. */
import { comparisonKey } from '../../platform/text.js';
import type { MassFilter } from '../../roster/index.js';
import { editDistance } from './edit-distance.js';
import { likelyMeaningsOf, type Meaning } from './lexicon.js';
import { findMasses, type MassWorld, monthName } from './mass-references.js';
import type { Mention, PeopleFinder } from './people-references.js';
import { ABBREVIATIONS } from './vocabulary/abbreviations.js';
import { IDIOMS } from './vocabulary/idioms.js';
import { REASONS } from './vocabulary/reasons.js';
import { exceptionsLast, withoutRelatives, withPointers } from './word-order.js';
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

/** "(viagem a trabalho)": why, between brackets. */
const withoutAsides = (text: string) =>
  text.replace(/\(([^()\d]*)\)/g, (aside: string, said: string) =>
    comparisonKey(said)
      .split(/\s+/)
      .some((word) => REASONS.test(word))
      ? ' '
      : aside,
  );

/** A message in lower case, without accents; numbers as digits, breaks as commas. */
export function spoken(text: string): string {
  const words = comparisonKey(withoutClitics(withoutAsides(text)))
    .replace(/(?<=\d) ?[–—] ?(?=\d)/g, ' a ')
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
    .replace(/[;()–—…]|\.{2,}|:(?!\d)|(?<!\d):|[!?](?=\s+\S)|(?<=\p{L}{4})\.(?=\s+\S)/gu, ', ')
    .replace(/(\d)x\b/g, '$1 vezes')
    .replace(
      /\bnum (?=(?:domingo|sabado|dia|missa|fim|feriado|horario|momento|lugar|canto|so|outro|unico|mesmo|segunda|terca|quarta|quinta|sexta)\b)/g,
      'em um ',
    )
    // "Dia27".
    .replace(/\b(dias?|as|das|do|no|ao|e|para)(?=\d{1,2}\b)/g, '$1 ')
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
    .replace(/\b(\d{1,2}) e meia\b/g, '$1:30')
    .replace(/\b(as|das) (\d{1,2}) e (15|30|45)\b/g, '$1 $2:$3');
}

/** Reads the pieces of a sentence. */
export function piecesOf(sentence: string, world: MassWorld, finder: PeopleFinder): Said {
  const isShouted = sentence === sentence.toUpperCase();
  const capitals = new Set(
    (isShouted ? [] : [...sentence.matchAll(/(?<=[^.!?:\s]\s+|[,;]\s*)\p{Lu}[\p{L}]+/gu)]).map(([word]) =>
      comparisonKey(word),
    ),
  );
  const text = spelled(withDays(inPlainWords(spoken(sentence))), world, finder).replace(
    ownMonth(world),
    'do mes',
  );
  const mentions: Mention[] = [];
  const named = finder.maskFullNames(text, mentions);
  const {
    text: dated,
    references,
    said,
    problem,
  } = findMasses(named, {
    ...world,
    isName: (word) => finder.knows(word),
  });
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
  return {
    pieces: exceptionsLast(
      withPointers(
        withoutRelatives(repaired(contrasted(stated(withoutForgotten(refined(pieces, world)), sentence)))),
      ),
    ),
    problem,
  };
}

const COPULA = /^(?:e|eh|sao|era|eram|sera|serao|seja)$/;
const ARTICLE = /^(?:[oa]s?|dona|seu|sr|sra|senhora?|mesmo|so)$/;

/** Where somebody is named after this place, but for articles; -1 for nobody. */
function namedAfter(pieces: readonly Piece[], at: number): number {
  const next = pieces.findIndex(
    (piece, index) => index > at && !(piece.type === 'word' && ARTICLE.test(piece.text)),
  );
  return pieces[next]?.type === 'person' ? next : -1;
}

const wordOf = (text: string, meanings: readonly Meaning[], breaks = false): Piece => ({
  breaks,
  text,
  type: 'word',
  meanings,
  capital: false,
});

/** "Quem vai no dia 8 é o João" says that João goes, and asks nothing; "não é o João, é a Rosa" that one comes for the other. */
function stated(pieces: readonly Piece[], sentence: string): Piece[] {
  const isAsked = sentence.trim().endsWith('?');
  const found = [...pieces];
  const asks = found.findIndex(({ text }) => text === 'quem');
  const is = found.findIndex(
    ({ type, text }, at) =>
      type === 'word' && asks >= 0 && at > asks + 1 && COPULA.test(text) && namedAfter(found, at) > 0,
  );
  const who = found.slice(0, Math.max(0, is)).findLastIndex(({ text }) => text === 'quem');
  if (who < 0 || is < 0 || isAsked) return found;
  const first = found[is - 1];
  const denied = first?.text === 'nao' ? namedAfter(found, is) : -1;
  const other = found.findIndex(
    ({ text }, at) => at > denied && (COPULA.test(text) || text === 'sim' || text === 'mas'),
  );
  const instead = other < 0 ? -1 : namedAfter(found, other);
  if (denied > 0 && instead > 0) {
    found.splice(other, instead - other, wordOf('entra', ['enters']));
    found.splice(is - 1, denied - is + 1, wordOf('sai', ['leaves'], true));
    return [...found.slice(0, who), ...found.slice(who + 1)];
  }
  const named = namedAfter(found, is);
  const not = found.findIndex(({ text }, at) => at > named && at <= named + 2 && text === 'nao');
  const kept = not < 0 ? -1 : namedAfter(found, not);
  if (kept > 0) found.splice(not, 1, wordOf('sai', ['leaves'], true));
  // "Quem ia era o João, vai a Ana" tells who was to go.
  const was = /^(?:era|eram)$/.test(found[is]!.text);
  const comes = found.slice(named + 1).some(({ type }) => type === 'person');
  if (was && !comes) return found;
  if (was) found.splice(is, 1, wordOf('sai', ['leaves']));
  else if (kept > 0) found.splice(is, 1, wordOf('entra', ['enters']));
  else found.splice(is, 1);
  const { breaks } = found[who]!;
  found.splice(who, was ? 2 : 1);
  found[who] = { ...found[who]!, breaks };
  return found;
}

/** "O Antônio, não o João": the other is out, or is not meant at all where the first is. */
function contrasted(pieces: readonly Piece[]): Piece[] {
  const not = pieces.findIndex(
    ({ breaks, text }, at) =>
      text === 'nao' && (breaks || (pieces[at - 1]?.text === 'e' && pieces[at - 1]!.breaks)),
  );
  const other = pieces.findIndex(
    (piece, at) =>
      at > not && !(piece.type === 'word' && /^(?:[oa]s?|d[aeo]|com|dona|seu)$/.test(piece.text)),
  );
  const rest = pieces.slice(other + 1);
  const before = pieces.slice(0, Math.max(0, not));
  if (not < 0 || pieces[other]?.type !== 'person' || (rest.length > 0 && !rest[0]!.breaks))
    return [...pieces];
  const said = (...meanings: Meaning[]) =>
    before.some(
      (piece) => piece.type === 'word' && piece.meanings.some((meaning) => meanings.includes(meaning)),
    );
  const isWhole =
    before.some(({ type }) => type === 'person') && before.some(({ type }) => type === 'masses');
  if (!isWhole || said('not', 'together', 'apart', 'replace', 'swap', 'instead')) return [...pieces];
  const start = pieces[not]!.breaks ? not : not - 1;
  if (said('remove', 'leaves', 'away')) return [...pieces.slice(0, start), ...rest];
  const comes = said('place', 'serve', 'enters', 'want', 'able') ? [] : [wordOf('entra', ['enters'])];
  return [...comes, ...pieces.slice(0, start), wordOf('sai', ['leaves'], true), ...pieces.slice(other)];
}

/** "Esquece a Bruna, …": who is not meant after all. */
function withoutForgotten(pieces: readonly Piece[]): Piece[] {
  const end = pieces.findIndex(({ breaks }, at) => at > 0 && breaks);
  const part = pieces.slice(0, end);
  const [first, ...rest] = part;
  const isForgotten =
    end > 0 &&
    /^(?:esquec\w+|esqueca\w*)$/.test(first?.text ?? '') &&
    rest.some(({ type }) => type === 'person') &&
    rest.every((piece) => piece.type === 'person' || (piece.type === 'word' && ARTICLE.test(piece.text)));
  return isForgotten ? pieces.slice(end) : [...pieces];
}

const CORRECTIONS =
  /^(?:(?:ai|ah|opa|ops|eita|ih|nao|espera|calma|desculpa|desculpe|perdao|digo|minto|alias|corrigindo|melhor|mentira|pera|perai)|quer dizer|ou melhor|pensando (?:bem|melhor)|na verdade)(?: (?:nao|digo|melhor|eu|minto|espera|pera))*$/;

/** "Dia 6, não, dia 5": what is corrected within a sentence stands in the place of what was said wrongly. */
function repaired(pieces: readonly Piece[]): Piece[] {
  const parts: Piece[][] = [];
  for (const piece of pieces) {
    if (parts.length === 0 || piece.breaks) parts.push([piece]);
    else parts.at(-1)!.push(piece);
  }
  const kept: Piece[] = [];
  let isCorrecting = false;
  for (const part of parts) {
    const words = part.filter(({ type }) => type === 'word').map(({ text }) => text);
    const said = part.filter(({ type }) => type !== 'word');
    const isLast = part === parts.at(-1);
    if (
      kept.length > 0 &&
      said.length === 0 &&
      CORRECTIONS.test(words.join(' ')) &&
      !(isLast && words.join() === 'nao')
    ) {
      isCorrecting = true;
      continue;
    }
    const begins =
      words.length > 0 &&
      CORRECTIONS.exec(
        words
          .slice(0, 2)
          .join(' ')
          .replace(/ (?:[oa]s?|d[aeo]|n[ao]|para|e|em)$/, ''),
      );
    const isPlain = part.every(
      (piece) =>
        piece.type !== 'word' ||
        piece.meanings.length === 0 ||
        CORRECTIONS.test(piece.text) ||
        piece.text === 'em',
    );
    const [value] = said;
    const until = part.indexOf(value!) + 1;
    // What follows on the right day or name goes on: "não, dia 22, que é o batizado".
    const goesOn =
      isCorrecting &&
      value !== undefined &&
      !isPlain &&
      part
        .slice(0, until)
        .every((piece) => piece.type !== 'word' || piece.meanings.length === 0 || piece.text === 'em') &&
      part[until]?.text === 'que';
    const wrong = kept.findLastIndex(({ type }) => type === value?.type);
    if (
      (isCorrecting || (begins && words[0] !== 'nao')) &&
      (isPlain ? said.length === 1 : goesOn) &&
      value &&
      wrong >= 0
    ) {
      const named = words.at(-1) === 'nao' && part.at(-1)?.text === 'nao';
      // "A Luísa não, a Neuza": who is meant comes next.
      if (named) continue;
      kept[wrong] = { ...value, breaks: kept[wrong]!.breaks };
      if (goesOn) kept.push(...part.slice(until));
      continue;
    }
    const isPair = (piece: Piece) =>
      piece.type === 'word' &&
      piece.meanings.some((meaning) => meaning === 'together' || meaning === 'apart');
    if (isCorrecting && part.some(isPair))
      kept.splice(0, kept.length, ...kept.filter((piece) => !isPair(piece)));
    isCorrecting = false;
    kept.push(...part);
  }
  return kept;
}

/** "Até o dia 15 … depois disso": the day that is pointed back to, where only one was said. */
function withDays(text: string): string {
  const days = [...text.matchAll(/\bdia (\d{1,2})(?![\d:])/g)].map(([, day]) => day!);
  const [day, ...others] = new Set(days);
  if (day === undefined || others.length > 0) return text;
  return text
    .replace(
      /\b(?:a partir (?:dai|de entao|desse dia|dessa data|disso)|dai (?:em diante|para frente|por diante))\b/g,
      `a partir do dia ${day}`,
    )
    .replace(/\bantes (?:disso|desse dia|dessa data)\b/g, `antes do dia ${day}`)
    .replace(/\bdepois (?:disso|desse dia|dessa data|dai)\b/g, `depois do dia ${day}`)
    .replace(
      /\bate (?:la|ess[ea] (?:dia|data)|entao)\b/g,
      /\b(?:volt|retorn|cheg)\w* /.test(text) ? `antes do dia ${day}` : `ate o dia ${day}`,
    );
}

/** Turns of phrase in the words that say the same. */
export const inPlainWords = (text: string) =>
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
  marco abril junho julho agosto setembro outubro novembro dezembro manha tarde noite quinzena semana oito sete nove ultimo ultima primeiro primeira`.split(
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
    .map((word, at, all) => {
      const [, bare = '', end = ''] = /^([a-z]{4,})(,?)$/.exec(word) ?? [];
      // "As duas Brunas".
      const count = /^(?:[ao]s|amb[oa]s)$/.test(all[at - 1] ?? '')
        ? (finder.at([bare.slice(0, -1)], 0, hasMeaning)?.candidates.length ?? 0)
        : 0;
      if (bare.endsWith('s') && !finder.knows(bare) && finder.knows(bare.slice(0, -1)) && !hasMeaning(bare))
        return `${count === 2 ? '2 ' : ''}${bare.slice(0, -1)}${end}`;
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
    !has('away', 'not', 'without', 'remove', 'leaves', 'enters', 'replace', 'swap');
  return pieces.flatMap((piece, at): Piece[] => {
    // "Francisco mais Fátima".
    if (
      piece.text === 'mais' &&
      pieces[at - 1]?.type === 'person' &&
      !piece.breaks &&
      isNamed(pieces, at + 1)
    )
      return [wordOf('e', [], piece.breaks)];
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
        /^(?:os|as|dos|das|d?elas|d?eles|aos|nos|nas|ess[ea]s|est[ea]s|aquel[ea]s)$/.test(before) &&
        !counts
      )
        return [{ breaks: piece.breaks, text: piece.text, type: 'word', meanings: ['they'], capital: false }];
      const date = dayOf(piece.value, world);
      if (date && /^(?:ele|ela)$/.test(before) && !counts)
        return [{ breaks: piece.breaks, text: piece.text, type: 'masses', filters: [{ date }], once: false }];
      // "Vai 5 e 29", "6 e 13 às 8h".
      const other = pieces[at + 2];
      const isFirstDay =
        date &&
        noun?.text === 'e' &&
        !/^(?:para|mais|menos|maximo|ate|so|com|de|quero|precis\w+)$/.test(before) &&
        ((other?.type === 'number' &&
          dayOf(other.value, world) &&
          other.value > 12 &&
          pieces[at + 3]?.text !== 'pessoas') ||
          (other?.type === 'masses' && other.filters.length === 1 && other.filters[0]?.date !== undefined));
      if (isFirstDay) {
        const time = other?.type === 'masses' ? other.filters[0]?.time : undefined;
        const filters = [{ date, ...(time !== undefined && { time }) }];
        return [{ breaks: piece.breaks, text: piece.text, type: 'masses', filters, once: false }];
      }
      // Hardly so many are counted without a word for what, and nobody serves on so many days.
      const isLikelyDay =
        date &&
        !counts &&
        noun?.text !== 'h' &&
        !/^(?:para|mais|menos|maximo|ate|so|com|de|eram?|sao|e|ou|minimo|total|quero|bastam?|precis\w+|as|das)$/.test(
          before,
        ) &&
        !/^(?:a|mais|menos|no|ou)$/.test(noun?.text ?? '') &&
        (piece.value > 12 ||
          (/^(?:pode|podem|vai|vao|serve)$/.test(before) && pieces[at - 2]?.text === 'nao'));
      if (isLikelyDay)
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
      const isBareDay =
        date &&
        pieces.every(
          ({ type, text }) => type === 'person' || type === 'number' || /^(?:e|[oa]|dia)$/.test(text),
        ) &&
        pieces.some(({ type }) => type === 'person');
      if (isBareDay)
        return [{ breaks: piece.breaks, text: piece.text, type: 'masses', filters: [{ date }], once: false }];
      const listed = pieces[at - 2];
      if (
        date &&
        !counts &&
        before === 'e' &&
        listed?.type === 'masses' &&
        listed.filters.every((filter) => filter.date !== undefined && filter.time === undefined) &&
        noun?.text !== 'h'
      )
        return [{ breaks: piece.breaks, text: piece.text, type: 'masses', filters: [{ date }], once: false }];
      const isDay =
        date &&
        !counts &&
        !isCounting &&
        (pieces[at - 1]?.type === 'person' ||
          /^(?:fora|nao|sem|e|dai|nem|de|do|no|pro|dia|d|sai|entra|tira|o|do)$|^$/.test(
            before.replace(/\d+/, ''),
          )) &&
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

/** Whether somebody is named here, an article before or not. */
const isNamed = (pieces: readonly Piece[], at: number) =>
  pieces[at]?.type === 'person' ||
  (/^[oa]$/.test(pieces[at]?.text ?? '') && pieces[at + 1]?.type === 'person');

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
      !/^(?:aos|nos|nas|dos|das|todos?|todas?|cada|os|as)$/.test(before ?? ''))
  );
}

/** Whether "um" or "uma" counts. */
function isOne(words: readonly string[], at: number): boolean {
  if (!/^(?:um|uma),?$/.test(words[at]!)) return false;
  const [before = '', after = '', next = ''] = [at - 1, at + 1, at + 2].map((index) =>
    words[at]!.endsWith(',') && index > at ? '' : words[index]?.replace(/,$/, ''),
  );
  if (/^regras?$/.test(before)) return true;
  // "Aumente em um o máximo".
  const changed = words.slice(Math.max(0, at - 3), at);
  if (
    /^(?:em|mais|menos)$/.test(before) &&
    changed.some((word) => /^(?:aument|diminu|acrescent|som|baix|sob|sub|reduz)\w*$/.test(word)) &&
    /^(?:[oa]s?|)$/.test(after)
  )
    return true;
  if (/^(?:qualquer|cada|nenhuma?|alguma?)$/.test(before)) return false;
  if (/^(?:outr|so$|soh$|unic|maxim|mais$|menos$|missinha)/.test(after) && after !== 'mais') return true;
  if (after === '' && !/^(?:em|n[ao]|d[eao]|para|com|por|cada)$/.test(before)) return true;
  if (
    /^(?:aument|diminu|acrescent|som|baix|sob|sub|tir|reduz|bot|coloc)\w*$/.test(before) &&
    /^(?:para|d?el[ea]s?|por|de|a|$)$/.test(after)
  )
    return true;
  if (after === 'a' && /^(?:mais|menos)$/.test(next)) return true;
  if (
    /^(?:mais|menos|so|soh|somente|apenas|maximo|limite|basta|com|de|ate|para|precisa)$/.test(before) &&
    (/^(?:pessoas?|ministr|missas?|vez|vaga|lugar|unic|so|e|a|na|no|do|da|para|<m)/.test(after) ||
      after === '')
  )
    return true;
  return /^(?:pessoas?|ministr|missas?|missinhas?|vez|vaga)/.test(after);
}
