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
