import { withLatinLetters } from './lookalikes.js';

/**
 * Characters that nobody sees, or that turn the direction of writing; not the selectors that colour emoji. U+2800, the
 * empty Braille cell, is drawn as a space.
 */
const INVISIBLE = /(?![\ufe0e\ufe0f])[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2028\u2029\u2800]/gu;

/** Half of a surrogate pair, which PostgreSQL cannot hold. */
const BROKEN = /\p{Cs}/u;

/** Marks that turn the direction of what follows them. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/u;

/** Whether the text is one line of characters that can be seen. */
export function isOneLine(text: string): boolean {
  return text.search(INVISIBLE) < 0 && !BROKEN.test(text);
}

/** Whether the text, of any number of lines, can be stored and is read in the direction in which it is written. */
export function isPlainText(text: string): boolean {
  return !text.includes('\u0000') && !BROKEN.test(text) && !TURNING.test(text);
}

/** 'domingo, 6 de dezembro' → 'Domingo, 6 de dezembro'. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase('pt-BR') + text.slice(1);

/**
 * The form in which two texts that a person would call the same are equal:
 * without case, accents, outer spaces or doubled inner ones.
 */
export function comparisonKey(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

/** The form in which two names that differ by case, accents, spaces, or by letters of other scripts are equal. */
export function nameKey(name: string): string {
  return comparisonKey(withLatinLetters(visible(name)));
}

/** As capital and small letters are drawn: what UTS #39 holds alike within ASCII. */
const ALIKE: Record<string, string> = { I: 'l', '1': 'l', '|': 'l', '0': 'O', m: 'rn' };

/**
 * The form in which two names that look the same are equal: their skeleton (UTS #39), without accents and doubled
 * spaces. Case stays: "I" looks like "l", "i" does not.
 */
export function skeletonOf(name: string): string {
  return withLatinLetters(visible(name))
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[I1|0m]/g, (letter) => ALIKE[letter]!)
    .replace(/\s+/g, ' ')
    .trim();
}

const visible = (name: string) => name.normalize('NFKD').replace(INVISIBLE, '');

/** The form in which an e-mail address is unique: Unicode-normalised and without case. */
export function emailKey(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase();
}

/** Control characters except tab and line breaks, and the marks that turn the direction of writing. */
const UNPRINTABLE = /(?![\t\n\r])[\p{Cc}\p{Bidi_Control}]/gu;

/** Drops characters that no text needs and that could hide or reverse what is written; keeps line breaks. */
export function stripUnprintable(text: string): string {
  return text.replace(UNPRINTABLE, '');
}

/** One trimmed line: no control characters, no line breaks (they would start a new header or property). */
export function singleLine(text: string): string {
  return stripUnprintable(text.replace(/\s+/g, ' ')).trim();
}

/** First words of churches' names, without accents, that take the article "o"; and those that take "a". */
const MASCULINE = [
  'santuario',
  'mosteiro',
  'convento',
  'oratorio',
  'carmelo',
  'seminario',
  'templo',
  'setor',
];
const FEMININE = [
  ...['paroquia', 'quase-paroquia', 'area', 'catedral', 'concatedral', 'se', 'basilica', 'matriz', 'igreja'],
  ...['capela', 'capelania', 'comunidade', 'reitoria', 'abadia', 'missao'],
];

/** The name of a church after "de": 'do Santuário São Judas', 'da Paróquia Santa Rita', 'de São José'. */
export function ofChurch(name: string): string {
  const [first = ''] = comparisonKey(name).split(' ');
  if (MASCULINE.includes(first)) return `do ${name}`;
  return FEMININE.includes(first) ? `da ${name}` : `de ${name}`;
}
