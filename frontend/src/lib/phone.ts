const COUNTRY_CODE = '55';
const NATIONAL_DIGITS = 11;
const ALL_DIGITS = 13;

/**
 * A telephone while it is being typed, as `+CC (AA) NNNNN-NNNN` as far as there are digits (specification section 5):
 * only digits count, 55 is put in front of at most 11 of them unless the text begins with +55, at most 13 are kept. The
 * zero dialled before an area code is no part of the telephone.
 */
export function formatPhone(text: string): string {
  // A country code on its way: '+', '+5', '+55', also before the bracket that somebody types behind it.
  if (/^\+5{0,2}\(?$/.test(text.trim())) return text.trim().replace('(', '');
  const typed = withoutDoubledCountry(withoutTrunkZero(text));
  if (typed === '') return '';
  const hasCountry = text.trim().startsWith(`+${COUNTRY_CODE}`);
  const isNational = !hasCountry && typed.length <= NATIONAL_DIGITS;
  const digits = (isNational ? COUNTRY_CODE + typed : typed).slice(0, ALL_DIGITS);
  const area = digits.slice(2, 4);
  const number = digits.slice(4);
  if (area === '') return isNational || hasCountry ? '' : `+${digits}`;
  const head = `+${digits.slice(0, 2)} (${area}`;
  if (number === '') return head;
  const split = number.length > 8 ? 5 : 4;
  return number.length <= split
    ? `${head}) ${number}`
    : `${head}) ${number.slice(0, split)}-${number.slice(split)}`;
}

/** The digits, without the zero before the area code. */
function withoutTrunkZero(text: string): string {
  const digits = text.replace(/\D/g, '');
  return text.trim().startsWith('+') ? digits.replace(/^550+/, COUNTRY_CODE) : digits.replace(/^0+/, '');
}

/**
 * Who types 55 15 … key by key has 55 put in front of their own; once there are more digits than a telephone has, the
 * one typed was the country's, not the area's (there is an area 55 too).
 */
function withoutDoubledCountry(digits: string): string {
  const isDoubled = digits.length > ALL_DIGITS && digits.startsWith(COUNTRY_CODE + COUNTRY_CODE);
  return isDoubled ? digits.slice(COUNTRY_CODE.length) : digits;
}

/**
 * Where the caret belongs once a text has been formatted: as many digits stay at its right as there were.
 * @param caret its place in the text as typed.
 */
export function caretAfterFormat(typed: string, caret: number, formatted: string): number {
  const wanted = phoneDigits(typed.slice(caret)).length;
  let at = formatted.length;
  for (let right = 0; at > 0; at -= 1) {
    if (/\d/.test(formatted[at - 1]!)) right += 1;
    if (right > wanted) break;
  }
  return at;
}

/** The digits of a telephone, as https://wa.me takes them. */
export const phoneDigits = (phone: string): string => phone.replace(/\D/g, '');

/** Where a conversation with this telephone opens, with a text that is begun already. */
export function whatsAppUrl(phone: string, text = ''): string {
  const address = `https://wa.me/${phoneDigits(formatPhone(phone))}`;
  return text === '' ? address : `${address}?text=${encodeURIComponent(text)}`;
}

/** A telephone as one dials it in its own country. */
export const nationalPhone = (phone: string): string => phone.replace(/^\+55 /, '');

/** Dials a telephone: 'tel:+5515999999999'. */
export const dialUrl = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;
