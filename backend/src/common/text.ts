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
