/** Words of requests, brought to the few forms that the grammar speaks of. */
import { comparisonKey } from '../../../platform/text.js';
import { FILLERS, PHRASES, SYNONYMS } from '../vocabulary/synonyms.js';

/** One request as the grammar reads it: lower case, without accents or punctuation, but for dates and times. */
export function plain(text: string): string {
  return comparisonKey(text)
    .replace(/(?<=\p{L})-(?=\p{L})/gu, ' ')
    .replace(/[^a-z0-9/:-]+/g, ' ')
    .replace(/(?<!\d)[-/:]|[-/:](?!\d)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** In lower case and without accents, letter by letter: places stay as they are. */
export const folded = (text: string) =>
  [...text.normalize('NFC')]
    .map((letter) => {
      const plain = letter
        .normalize('NFD')
        .replace(/\p{Mn}/gu, '')
        .toLowerCase();
      return plain.length === letter.length ? plain : letter;
    })
    .join('');

const CANONICAL = new Map(
  Object.entries(SYNONYMS).flatMap(([word, others]) =>
    [word, ...others.split(/\s+/)].map((other) => [other, word] as const),
  ),
);

const NUMBERS: Record<string, number> = {
  zero: 0,
  um: 1,
  uma: 1,
  dois: 2,
  duas: 2,
  tres: 3,
  quatro: 4,
  cinco: 5,
  seis: 6,
  sete: 7,
  oito: 8,
  nove: 9,
  dez: 10,
  doze: 12,
  quinze: 15,
  vinte: 20,
};

/** Rewrites phrases that stand for one word; dates, times and people are masked before. */
export function rewritePhrases(text: string): string {
  return PHRASES.reduce((rewritten, [pattern, word]) => rewritten.replace(pattern, word), text);
}

/** After these, "um" and "uma" are numbers. */
const BEFORE_A_NUMBER = new Set(['maximo', 'mais', 'menos', 'acima', 'basta', 'precisa', 'regra']);

/** The words of a plain text in their canonical forms: numbers as digits, fillers left out. */
export function canonicalWords(text: string): string[] {
  const words: string[] = [];
  for (const word of text.split(' ')) {
    const number = numberOf(word);
    const isArticle = /^umas?$|^um$/.test(word) && !BEFORE_A_NUMBER.has(words.at(-1) ?? '');
    const canonical = number !== null && !isArticle ? String(number) : (CANONICAL.get(word) ?? word);
    if (canonical !== '' && !FILLERS.has(canonical)) words.push(canonical);
  }
  return words;
}

/** The number that a word or digits stand for; null for anything else. */
function numberOf(word: string): number | null {
  if (/^\d{1,4}$/.test(word)) return Number(word);
  return NUMBERS[word] ?? null;
}

/** Whether the word has a meaning of its own in requests, so that it is nobody's name. */
export function isGrammarWord(word: string): boolean {
  return CANONICAL.has(word) || FILLERS.has(word) || numberOf(word) !== null;
}
