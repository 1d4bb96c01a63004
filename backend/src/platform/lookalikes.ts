/**
 * Letters that look like a Latin one, by that letter: the single letters of Unicode's confusables.txt (UTS #39, 16.0)
 * whose prototype is Latin, of the scripts that fonts draw alike (Cyrillic, Greek, Armenian, Cherokee, small capitals,
 * Latin letters with a stroke). Letters that NFKD takes apart, as full-width ones, need no entry.
 */
const LOOKALIKES: Record<string, string> = {
  a: 'аɑα⍺ᴀ',
  b: 'ЬƄƀɓʙᏏ',
  c: 'сϲᴄⅽ',
  d: 'ԁđɖɗᴅᏧ',
  e: 'еҽєᴇҿ',
  f: 'ƒꞙẝքſ',
  g: 'ɡցƍɢǥ',
  h: 'һհħʜᏂ',
  i: 'іιıɩɪӏᎥ',
  j: 'јϳɉᴊ',
  k: 'кκƙᴋ',
  l: 'łʟɫ',
  m: 'мᴍ',
  n: 'ոռηпɴ',
  o: 'оοσօøᴏөɵ',
  p: 'рρƿᴘϱ',
  q: 'ԛգզ',
  r: 'гᴦʀɽꭇ',
  s: 'ѕꜱƽ',
  t: 'тτŧᴛ',
  u: 'υսʋᴜ',
  v: 'νѵᴠ',
  w: 'ѡԝաᴡɯ',
  x: 'хχ',
  y: 'уγүұყʏ',
  z: 'ᴢƶʐ',
  A: 'АΑᎪ',
  B: 'ВΒᏴƁ',
  C: 'СϹᏟ',
  D: 'ᎠĐƊ',
  E: 'ЕΕᎬ',
  F: 'ϜᖴƑ',
  G: 'ԌᏀǤ',
  H: 'НΗᎻĦ',
  I: 'ІΙӀƖ',
  J: 'ЈͿᎫ',
  K: 'КΚᏦƘ',
  L: 'ᏞŁԼ',
  M: 'МΜᎷϺ',
  N: 'ΝɴƝ',
  O: 'ОΟՕØƟӨ',
  P: 'РΡᏢƤ',
  Q: 'Ԛ',
  R: 'ᎡƦ',
  S: 'ЅՏᏚ',
  T: 'ТΤᎢŦ',
  U: 'ՍႮ',
  V: 'ѴᏙ',
  W: 'ԜᏔ',
  X: 'ХΧ',
  Y: 'УΥҮҰ',
  Z: 'ΖᏃƵ',
};

const LATIN = new Map(
  Object.entries(LOOKALIKES).flatMap(([latin, others]) =>
    [...others].map((other) => [other, latin] as const),
  ),
);

/** The text with the letters that look like a Latin one replaced by it. */
export function withLatinLetters(text: string): string {
  return text.replace(/\P{ASCII}/gu, (letter) => LATIN.get(letter) ?? letter);
}
