import { rectifyConfusion } from 'unicode-confusables';

/**
 * Letters drawn like a Latin one that Unicode's table of confusables takes for two (a stroke, a hook), for another
 * letter, or has not: small capitals, Cyrillic and Greek letters, Latin letters with a stroke.
 */
const LOOKALIKES: Record<string, string> = {
  a: 'ᴀ',
  b: 'ƀɓʙ',
  d: 'đɖɗᴅ',
  e: 'єᴇҿ',
  f: 'ƒ',
  g: 'ɢǥ',
  h: 'ħʜ',
  j: 'ɉᴊ',
  k: 'кκƙᴋ',
  l: 'łʟɫ',
  m: 'мᴍ',
  n: 'ηпɴ',
  o: 'øөɵ',
  p: 'ƿᴘ',
  r: 'ʀɽ',
  t: 'тτŧᴛ',
  x: 'χ',
  y: 'ұ',
  z: 'ƶʐ',
  B: 'Ɓ',
  D: 'ĐƊ',
  F: 'Ƒ',
  G: 'Ǥ',
  H: 'Ħ',
  I: 'ІΙӀƖ',
  K: 'Ƙ',
  L: 'ŁԼ',
  N: 'ɴƝ',
  O: 'ØƟӨ',
  P: 'Ƥ',
  Q: 'Ԛ',
  T: 'Ŧ',
  U: 'Ⴎ',
  Y: 'Ұ',
  Z: 'Ƶ',
};

const LATIN = new Map(
  Object.entries(LOOKALIKES).flatMap(([latin, others]) =>
    [...others].map((other) => [other, latin] as const),
  ),
);

/**
 * The text with the letters that look like a single Latin one replaced by it: those of Unicode's confusables (UTS #39),
 * as the library holds them, and ours. Letters that NFKD takes apart, as full-width ones, are not looked at.
 */
export function withLatinLetters(text: string): string {
  return text.replace(/\P{ASCII}/gu, (letter) => LATIN.get(letter) ?? inUnicode(letter));
}

function inUnicode(letter: string): string {
  const prototype = rectifyConfusion(letter);
  return /^[A-Za-z]$/.test(prototype) ? prototype : letter;
}
