/** What is certain in a message: its people, masses, numbers, and the words between them with their meanings. */
import { weekday } from '../../../platform/dates/month.js';
import { comparisonKey } from '../../../platform/text.js';
import type { MassFilter } from '../../../roster/index.js';
import { editDistance } from '../words/edit-distance.js';
import { likelyMeaningsOf } from '../words/lexicon.js';
import { findMasses, type MassWorld, monthName } from '../references/mass-references.js';
import type { Mention, PeopleFinder } from '../references/people-references.js';
import { ABBREVIATIONS } from '../vocabulary/abbreviations.js';
import { CONTRASTS } from '../vocabulary/contrasts.js';
import { DEVOUT } from '../vocabulary/devout.js';
import { IDIOMS } from '../vocabulary/idioms.js';
import { JOURNEYS } from '../vocabulary/journeys.js';
import { ONE_OF_THEM } from '../vocabulary/one-of-them.js';
import { WEEKDAYS } from '../vocabulary/pointing.js';
import { PRESENCE } from '../vocabulary/presence.js';
import { QUARRELS } from '../vocabulary/quarrels.js';
import { REASONS } from '../vocabulary/reasons.js';
import type { Piece, Said } from './piece.js';
import { withoutCompany } from './company.js';
import { withoutJudged } from './judged.js';
import { refined } from './refined.js';
import {
  contrasted,
  denied,
  linked,
  repaired,
  repeated,
  stated,
  succeeded,
  withoutDeniedCount,
  withoutForgotten,
  withAnswers,
  withEach,
  withListed,
  withoutThose,
  withMeant,
  withoutContrast,
  withOwn,
} from './restated.js';
import {
  exceptionsLast,
  withKinNamed,
  withoutWhose,
  withoutKin,
  withoutNamesakes,
  withoutPlaces,
  withoutRelatives,
  withoutRest,
  withoutTales,
  withoutWhy,
  withSharedTime,
  withPointers,
} from './word-order.js';
import { withoutSaints } from './saints.js';
import { isGrammarWord } from '../words/words.js';

const LONGEST_LIST = 200;
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
    .replace(
      /(?<!\p{L})S\. ?(?=Judas|Jos[eé]|Pedro|Paulo|Sebasti|Ant[oô]nio|Jo[aã]o|Francisco|Benedito)/gu,
      'São ',
    )
    .replace(/(?<!\p{L})p[ôÔ]r?(?=-[lL]|(?!\p{L}))/giu, 'colocar')
    // "Só o coloque à noite", "não a escale", "mas o tire do dia 31".
    .replace(
      /(?<=(?<!\p{L})(?:s[oó]|somente|apenas|n[aã]o) )([oa])(s?)(?= (?:coloc|escal|deix)(?:ar|asse)m?(?!\p{L}))|(?<![\p{L}-])([oa])(s?)(?= (?:coloque|escale|ponha|pusesse|chame|convoque|inclua|marque|designe|deixe|tire|retire|remova|mande|troque|substitua|dispense|poupe|libere|mantenha)m?(?!\p{L}))/giu,
      (_, one?: string, many?: string, other?: string, others?: string) =>
        `el${(one ?? other)!.toLowerCase() === 'a' ? 'a' : 'e'}${many ?? others ?? ''}`,
    )
    .replace(/(?<=\p{L})-[ln]?([oa])(s?)(?!\p{L})/giu, (_, gender: string, many: string) =>
      gender.toLowerCase() === 'a' ? ` ela${many}` : many ? ' eles' : ' ele',
    );

/** "Kerem" and "koloca" as "querem" and "coloca". */
function withoutK(word: string): string {
  if (!/k[aeiou]/.test(word)) return word;
  const written = word.replace(/k(?=[ei])/g, 'qu').replace(/k(?=[aou])/g, 'c');
  return hasMeaning(written) || isGrammarWord(written) ? written : word;
}

/** "(viagem a trabalho)": why, between brackets. */
const withoutAsides = (text: string) =>
  text.replace(/\(([^()\d]*)\)/g, (aside: string, said: string) =>
    comparisonKey(said)
      .split(/\s+/)
      .some((word) => REASONS.test(word))
      ? ' '
      : aside,
  );

/** "Ana S.": an initial is no word that is written short. */
const INITIAL = /(?<=\p{L}{3} )(?![dD]\.)(\p{L})\.(?=[\s,;:)]|$)/gu;
/** "15NOV", "24 e 25 DEZ": a month in three letters behind its day. */
const SHORT_MONTHS: Record<string, string> = {
  jan: 'janeiro',
  fev: 'fevereiro',
  mar: 'marco',
  abr: 'abril',
  mai: 'maio',
  jun: 'junho',
  jul: 'julho',
  ago: 'agosto',
  set: 'setembro',
  out: 'outubro',
  nov: 'novembro',
  dez: 'dezembro',
};
const SHORT_DATE = new RegExp(
  String.raw`(?<=(?<![\d/:])\d{1,2})(?: (${Object.keys(SHORT_MONTHS).join('|').toUpperCase()})|(${Object.keys(SHORT_MONTHS).join('|')}|${Object.keys(SHORT_MONTHS).join('|').toUpperCase()}))(?!\p{L})`,
  'gu',
);
const withMonths = (text: string) =>
  text.replace(
    SHORT_DATE,
    (_, apart?: string, joined?: string) => ` de ${SHORT_MONTHS[(apart ?? joined)!.toLowerCase()]}`,
  );
const MARKED_INITIAL = /^([a-z])_$/;

function spokenAnew(text: string): string {
  const words = comparisonKey(withoutClitics(withoutAsides(withMonths(text).replace(INITIAL, '$1_'))))
    .replace(/(?<=\d) ?[–—] ?(?=\d)/g, ' a ')
    .replace(/\b(?:k{3,}|(?:rs){2,}|(?:ha){2,}h?|(?:he){2,}|(?:hua|hau|aha)\w*)\b/g, ', ')
    // "6 i 13".
    .replace(/(?<=\d) i (?=\d)/g, ' e ')
    // "25.12".
    .replace(/(?<=\b\d{1,2})\.(?=(?:0?[1-9]|1[0-2])\b(?!\.\d))/g, '/')
    .replace(/(?<=[\p{L}])-(?=[\p{L}])/gu, ' ')
    .replace(/(^|[\s,;]|(?<!\d):)\d{1,2}[).]\s/g, '$1, ')
    .replace(/\b(?:bom dia|boa (?:tarde|noite))\b/g, 'oi')
    // "Vera ✗ dia 22".
    .replace(/ ?[✗✘❌🚫⛔]️? ?/gu, ' nao ')
    // "João → Antônio".
    .replace(/(?<=[\p{L}.]) ?(?:→|[-=]>) ?(?=\p{L})/gu, ' sai, entra ')
    // "João -> 29/11".
    .replace(/(?<=[\p{L}.]) ?(?:→|[-=]>) ?(?=\d{1,2}\/)/gu, ' no dia ')
    .replace(/→/g, ' : ')
    // "2/pessoa".
    .replace(/(?<=\d)\/(?=\p{L})/gu, ' por ')
    .replace(/\bn[ãa]o\b/g, 'nao')
    .replace(/\+\s*(?=\d|(?:uma?|dois|duas|tres|quatro)\b)/g, ' mais ')
    .replace(/(?<=\p{L})\s*\+\s*(?=\p{L})/gu, ' e ')
    .replace(/(^|\s)-(?=(?:\d{1,2}|uma?|dois|duas)\s)|^- (?=(?:\d{1,2}|uma?|dois|duas)\s)/g, '$1menos ')
    .replace(/=/g, ' ')
    .replace(/\bs\/\s*/g, 'sem ')
    .replace(/\bp\/\s*/g, 'para ')
    .replace(/\bc\/\s*/g, 'com ')
    .replace(/[;()–—…]|\.{2,}|:(?!\d)|(?<!\d):|[!?](?=\s+\S)|(?<=\p{L}{4})\.(?=\s+\S)/gu, ', ')
    .replace(/(\d)x\b/g, '$1 vezes')
    .replace(
      /\bnum (?=(?:domingo|sabado|dia|missa|fim|feriado|horario|momento|lugar|canto|so|outro|unico|mesmo|segunda|terca|quarta|quinta|sexta|d?ess?es?|d?est[ea]s?|daqueles?)\b)/g,
      'em um ',
    )
    // "Dia 5nao".
    .replace(/(?<=\b\d{1,2})(?=(?:nao|as|do|da|no)\b)/g, ' ')
    // "Dia27".
    .replace(/\b(dias?|as|das|do|no|ao|e|para)(?=\d{1,2}\b)/g, '$1 ')
    .replace(/[^a-z0-9/:,_-]+/g, ' ')
    .replace(/(?<!\d)[-/:]|[-/:](?!\d)/g, ' ')
    .replace(/\s*,[\s,]*/g, ', ')
    .trim()
    .split(/\s+/)
    .flatMap((word) => {
      const bare = word.replace(/,$/, '');
      const initial = MARKED_INITIAL.exec(bare)?.[1];
      return (initial ?? ABBREVIATIONS[bare] ?? withoutK(bare.replace(/_/g, '')))
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

/** "Fora dia 20: Paulo e Neuza", "dia 6 às 8: Paulo": a list of names behind what is said of them, as one says it otherwise. */
function namesFirst(sentence: string, finder: PeopleFinder): string {
  const [what = '', names = '', more] = sentence.split(':').map((part) => part.trim());
  const isList =
    more === undefined &&
    names !== '' &&
    names.length < LONGEST_LIST &&
    names
      .split(/,|\/|\+|(?<!\p{L})e(?!\p{L})/u)
      .every(
        (name) =>
          /^\p{L}[\p{L} ]*\.?$/u.test(name.trim()) && finder.knows(comparisonKey(name.trim()).split(' ')[0]!),
      );
  if (!isList) return sentence;
  const list = names.replace(/[/+]/g, ', ');
  if (/(?<!\p{L})(?:fora|ausentes?|folga|indispon[ií]veis|n[aã]o podem?)(?!\p{L})/iu.test(what))
    return `${list} ${what.replace(/^quem /i, '')}`;
  return /\d/.test(what) &&
    what
      .split(' ')
      .every((word) =>
        /\d|^(?:dia|[aà]s|das|missa|do|da|de|no|na|noite|manh[aã]|tarde|s[aã]o|judas|galo|natal|hs?|sete|meia|e)$/iu.test(
          word,
        ),
      )
    ? `coloca ${list} ${what}`
    : sentence;
}

/** Reads the pieces of a sentence. */
export function piecesOf(sentence: string, world: MassWorld, finder: PeopleFinder): Said {
  const isShouted = sentence === sentence.toUpperCase();
  const capitals = new Set(
    (isShouted ? [] : [...sentence.matchAll(/(?<=[^.!?:\s]\s+|[,;]\s*)\p{Lu}[\p{L}]+/gu)]).map(([word]) =>
      comparisonKey(word),
    ),
  );
  const text = spelled(
    withDays(
      withOneDay(
        withoutYear(inPlainWords(withoutJudged(spoken(namesFirst(sentence, finder)))), world),
        world,
      ),
    ),
    world,
    finder,
  ).replace(ownMonth(world), 'do mes');
  const mentions: Mention[] = [];
  const masked = finder.maskFullNames(text, mentions);
  const {
    text: dated,
    references,
    said,
    problem,
  } = findMasses(masked, {
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
      const before = pieces.at(-1);
      // "No ano novo, dia 31": one day, said twice.
      const isAgain =
        before?.type === 'masses' &&
        (JSON.stringify(before.filters) === JSON.stringify(filters) ||
          (breaks && isBound(before.filters, filters)));
      if (isAgain) {
        at += length;
        breaks = words[at - 1]!.endsWith(',');
        continue;
      }
      pieces.push({
        ...common,
        text: said[Number(mask[2])]!,
        type: 'masses',
        filters,
        once: isOnce(said[Number(mask[2])]!, filters, bare.slice(Math.max(0, at - 3), at)),
      });
    } else if (/^\d{1,4}$/.test(word) || isOne(words, at))
      pieces.push({ ...common, type: 'number', value: /^\d/.test(word) ? Number(word) : 1 });
    else
      pieces.push({ ...common, type: 'word', meanings: likelyMeaningsOf(word), capital: capitals.has(word) });
    at += length;
    breaks = words[at - 1]!.endsWith(',');
  }
  const named = withoutRest(
    withoutNamesakes(
      withoutPlaces(
        withOther(
          withKinNamed(withoutWhose(withWholeNames(withoutTitles(withoutEcho(withoutSaints(pieces)))))),
        ),
      ),
      world,
    ),
  );
  const plain = withoutCompany(
    withoutWhy(
      withoutKin(
        repeated(
          withoutContrast(
            withMeant(withOwn(withSharedTime(withoutDeniedCount(refined(named, world)), world))),
          ),
        ),
      ),
    ),
  );
  return {
    pieces: exceptionsLast(
      withPointers(
        withoutTales(
          withoutRelatives(
            repaired(
              contrasted(
                succeeded(
                  denied(
                    stated(
                      linked(withAnswers(withListed(withEach(withoutThose(withoutForgotten(plain)))))),
                      sentence,
                    ),
                  ),
                ),
              ),
            ),
          ),
        ),
      ),
    ),
    plain,
    problem,
  };
}

/** "A Neuza ela vai ficar em casa": the pronoun behind the one it stands for. */
function withoutEcho(pieces: readonly Piece[]): Piece[] {
  const who = pieces.findIndex(({ type }) => type === 'person');
  const echo = pieces[who + 1];
  const isEcho =
    who >= 0 &&
    pieces.slice(0, who).every(({ text }) => /^[oa]$/.test(text)) &&
    /^el[ea]$/.test(echo?.text ?? '') &&
    !echo!.breaks;
  return isEcho ? pieces.filter((piece) => piece !== echo) : [...pieces];
}

/** "A ministra Rosa", "o nosso Geraldo": what somebody is called before their name. */
const withoutTitles = (pieces: readonly Piece[]): Piece[] =>
  pieces.flatMap((piece, at): Piece[] => {
    const [before, next] = [pieces[at - 1], pieces[at + 1]];
    if (isTitle(piece) && next?.type === 'person' && !next.breaks) return [];
    return piece.type === 'person' && before && isTitle(before) && !piece.breaks
      ? [{ ...piece, breaks: before.breaks }]
      : [piece];
  });
const isTitle = ({ type, text }: Piece) =>
  type === 'word' && /^(?:ministr[oa]|irma|irmao|noss[oa]|querid[oa]|comadre|compadre)$/.test(text);

/** "A Bruna M. não pode, põe a outra Bruna": whoever else bears that name. */
const withOther = (pieces: readonly Piece[]): Piece[] =>
  pieces.map((piece, at) => {
    if (piece.type !== 'person' || piece.mention.candidates.length !== 2) return piece;
    if (!/^outr[oa]$/.test(pieces[at - 1]?.text ?? '')) return piece;
    const named = pieces
      .slice(0, at)
      .flatMap((before) =>
        before.type === 'person' && before.mention.candidates.length === 1 ? before.mention.candidates : [],
      );
    const others = piece.mention.candidates.filter(({ id }) => !named.some((one) => one.id === id));
    return others.length === 1 ? { ...piece, mention: { ...piece.mention, candidates: others } } : piece;
  });

const ARTICLE = /^[oa]$/;

/** "Maria Lúcia", where one is Maria das Dores and another Vera Lúcia: a name that is nobody's. */
function withWholeNames(pieces: readonly Piece[]): Piece[] {
  const whole: Piece[] = [];
  for (const piece of pieces) {
    const before = whole.at(-1);
    const isSurname =
      piece.type === 'person' &&
      before?.type === 'person' &&
      !piece.breaks &&
      piece.mention.candidates.every(
        ({ name }) => editDistance(comparisonKey(name).split(' ')[0]!, piece.mention.words) > 1,
      ) &&
      !piece.text.startsWith('<') &&
      !before.text.startsWith('<');
    // "Lúcia, a Vera Lúcia": one, named twice.
    const named =
      ARTICLE.test(before?.text ?? '') && before?.breaks ? whole.at(-2) : piece.breaks ? before : null;
    const isAgain =
      piece.type === 'person' &&
      named?.type === 'person' &&
      piece.mention.words !== named.mention.words &&
      piece.mention.candidates.length === 1 &&
      named.mention.candidates.some(({ id }) => id === piece.mention.candidates[0]!.id);
    if (isAgain) whole.splice(whole.indexOf(named), whole.length, { ...piece, breaks: named.breaks });
    else if (!isSurname) whole.push(piece);
    else
      whole.splice(-1, 1, {
        ...before,
        text: `${before.text} ${piece.text}`,
        mention: {
          words: `${before.mention.words} ${piece.mention.words}`,
          candidates: [...before.mention.candidates, ...piece.mention.candidates],
          known: false,
        },
      });
  }
  return whole;
}

/** "No domingo, 22": one day, said in two ways. */
const withOneDay = (text: string, { masses }: MassWorld) =>
  text.replace(
    /\b(domingo|segunda|terca|quarta|quinta|sexta|sabado)( feira)?, (?:dia )?(\d{1,2})(?![\d:/h]),?/g,
    (said, name: string, _feira: string | undefined, day: string) =>
      masses.some(({ date }) => Number(date.slice(8)) === Number(day) && WEEKDAYS[weekday(date)] === name)
        ? `dia ${day}`
        : said,
  );

/** "13 de novembro de 2026": the schedule's own year says nothing. */
const withoutYear = (text: string, { masses }: MassWorld) =>
  text.replace(
    new RegExp(
      String.raw`(?<=\b(?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)) (?:de |do ano de )?(?:${[...new Set(masses.map(({ date }) => date.slice(0, 4)))].join('|') || '0000'})\b`,
      'g',
    ),
    '',
  );

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
    .replace(
      /(?<=\bate (?:o )?dia \d{1,2}), (?:e )?depois (?=(?:el[ea]s? )?(?:viaj|nao\b|folg|sai\b|some|entra de|esta (?:de|fora)|ta (?:de|fora)|fica fora))/g,
      `, depois do dia ${day} `,
    )
    .replace(/\bantes (?:disso|desse dia|dessa data)\b/g, `antes do dia ${day}`)
    .replace(/\bdepois (?:disso|desse dia|dessa data|dai)\b/g, `depois do dia ${day}`)
    .replace(
      /\bate (?:la|ess[ea] (?:dia|data)|entao)\b/g,
      /\b(?:volt|retorn|cheg)\w* /.test(text) ? `antes do dia ${day}` : `ate o dia ${day}`,
    );
}

const KEPT = 128;

/** The same of few texts is asked for many times while one message is read. */
function remembered(read: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const found = known.get(text) ?? read(text);
    if (known.size >= KEPT) known.clear();
    known.set(text, found);
    return found;
  };
}

/** A message in lower case, without accents; numbers as digits, breaks as commas. */
export const spoken = remembered(spokenAnew);

/** Turns of phrase in the words that say the same. */
export const inPlainWords = remembered((text) =>
  [...DEVOUT, ...JOURNEYS, ...ONE_OF_THEM, ...PRESENCE, ...QUARRELS, ...CONTRASTS, ...IDIOMS]
    .reduce((plainer, [phrase, words]) => plainer.replace(phrase, words), text)
    .replace(/ *(?:, *)+/g, ', ')
    .replace(/^, |, $/g, '')
    .replace(/ {2,}/g, ' '),
);

/** The schedule's own month, as it may be named. */
function ownMonth(world: MassWorld): RegExp {
  const name = monthName(world);
  // "dez" is read as the number.
  const short = name === 'dezembro' ? '10' : name.slice(0, 3);
  const alone = name === 'dezembro' ? `${short}(?! [a-z])` : short;
  return new RegExp(
    `^${name}(?=,? [oa]s? [a-z])|\\b(?:${name}|${short}) (?:todo|inteiro)\\b|(?<!\\d )\\b(?:em|de|do mes de|no mes de|para) ${name}\\b(?: de \\d{4})?|\\bem ${alone}(?![\\w:/])`,
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
      const count =
        /^(?:[ao]s|amb[oa]s)$/.test(all[at - 1] ?? '') ||
        (/^d[ao]s$/.test(all[at - 1] ?? '') && /^nenhuma?$/.test(all[at - 2] ?? ''))
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
    capitals.has(name) &&
    name.length > 2 &&
    !hasMeaning(name) &&
    finder.at(bare, at + length - 1, hasMeaning) === null;
  return isSurname ? bare.slice(at, at + length) : [];
}

/** "Até o Natal, dia 25": the day said again at which a time ends or begins. */
const isBound = ([first, ...more]: readonly MassFilter[], [day, ...others]: readonly MassFilter[]) =>
  more.length + others.length === 0 &&
  day?.date !== undefined &&
  day.time === undefined &&
  (first?.until === day.date || first?.from === day.date);

/** Whether "domingo" was said of one Sunday, and not which. */
function isOnce(said: string, filters: readonly MassFilter[], words: readonly string[]): boolean {
  const before = words.at(-1);
  // "Em missa de domingo", "das missas de sábado": whichever it be.
  if (
    /(?:^|\b(?:em|as|d?as|nas|sem|nenhuma|de|para|qualquer|toda) )(?:missas?|celebrac\w+) de$/.test(
      words.join(' '),
    )
  )
    return false;
  // "Não pode de domingo" is his habit.
  if (/\b(?:pod|v[ei]m|serv|trabalh|folg|viaj|so|nunca|sempre)\w* de$/.test(words.join(' '))) return false;
  // "Nada de sábado".
  if (before === 'nao') return false;
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
  // "Que um ministro sirva mais de duas vezes": whoever it be.
  if (before === 'que' && /^(?:ministr|pessoa)/.test(after)) return false;
  if (/^regras?$/.test(before)) return true;
  // "Reduza para um o número de ministros".
  if (before === 'para' && /^[oa]$/.test(after) && /^(?:numero|total|quantidade|limite|maximo)$/.test(next))
    return true;
  // "Aumente em um o máximo".
  const changed = words.slice(Math.max(0, at - 3), at);
  if (
    /^(?:em|mais|menos)$/.test(before) &&
    changed.some((word) => /^(?:aument|diminu|acrescent|som|baix|sob|sub|reduz)\w*$/.test(word)) &&
    /^(?:[oa]s?|)$/.test(after)
  )
    return true;
  if (/^(?:qualquer|cada|nenhuma?|alguma?)$/.test(before)) return false;
  // "Tira de um domingo": one of them, and not the first of the month.
  if (before === 'de' && after.startsWith('<m') && !/^(?:maxim|limit|teto)/.test(words[at - 2] ?? ''))
    return false;
  // "Um máximo" is one that is still to be told.
  if (words[at] === 'um' && after.startsWith('maxim')) return false;
  if (/^(?:outr|so$|soh$|unic|maxim|mais$|menos$|basta$|chega$|missinha)/.test(after) && after !== 'mais')
    return true;
  if (after === '' && !/^(?:em|n[ao]|d[eao]|para|com|por|cada)$/.test(before)) return true;
  if (
    /^(?:aument|diminu|acrescent|som|baix|sob|sub|tir|reduz|bot|coloc)\w*$/.test(before) &&
    /^(?:para|d?el[ea]s?|por|d[aeo]s?|a|em|n[ao]s?|<m\d+>|$)$/.test(after)
  )
    return true;
  if (after === 'a' && /^(?:mais|menos)$/.test(next)) return true;
  // "Uma por pessoa."
  if (after === 'por' && /^(?:pessoa|cabeca|ministr[oa])$/.test(next)) return true;
  if (
    /^(?:mais|menos|so|soh|somente|apenas|maximo|limite|basta|com|de|ate|para|precisa)$/.test(before) &&
    (/^(?:pessoas?|ministr|missas?|vez|vaga|lugar|unic|so|e|a|na|no|do|da|para|<m)/.test(after) ||
      after === '')
  )
    return true;
  return (
    /^(?:pessoas?|ministr|missas?|missinhas?|celebrac|vez|vaga)/.test(after) ||
    (after.length > 4 && likelyMeaningsOf(after).some((meaning) => meaning === 'people'))
  );
}
