const COUNTRY_CODE = '55';
const NATIONAL_DIGITS = 11;
const ALL_DIGITS = 13;

/** Country code without a leading zero, area code, then 8 digits (fixed line) or 9 (mobile). */
const PHONE = /^([1-9]\d)(\d{2})([1-9]\d{3,4})(\d{4})$/;
/** Of Brazil's area codes none holds a zero (Anatel, Código Nacional). */
const BRAZILIAN = /^55[1-9]{2}/;

/**
 * A telephone in the one form in which it is stored and shown, `+CC (AA) NNNNN-NNNN`, from whatever somebody typed:
 * only digits count, 55 is put in front of a number of at most 11 of them, and at most 13 are kept. Zeros dialled
 * before the area code are dropped.
 * @returns null when the text cannot be a telephone.
 */
export function formatPhone(text: string): string | null {
  const typed = text.trim();
  const withCountry = typed.startsWith('+');
  let digits = typed.replace(/\D/g, '');
  if (!withCountry) digits = digits.replace(/^0+/, '');
  if (!withCountry && digits.length <= NATIONAL_DIGITS) digits = COUNTRY_CODE + digits;
  digits = digits.slice(0, ALL_DIGITS);
  const parts = PHONE.exec(digits);
  if (!parts || (digits.startsWith(COUNTRY_CODE) && !BRAZILIAN.test(digits))) return null;
  const [, country, area, first, last] = parts;
  return `+${country} (${area}) ${first}-${last}`;
}
