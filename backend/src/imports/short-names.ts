import { NAME_PARTICLES } from '../ministers/index.js';

/**
 * Whether a name is another, whole one with words shortened or left out, or spelt otherwise: "ana s." of "ana beatriz
 * souza", "ma. ines sousa" of "maria inez souza", but no first name alone.
 * @param short and `whole` as by `nameKey`.
 */
export function isShortFor(short: string, whole: string): boolean {
  const [first, ...rest] = wordsOf(short);
  const [begins, ...words] = wordsOf(whole);
  if (first === undefined || first !== begins) return false;
  let at = 0;
  for (const part of rest) {
    while (at < words.length && !words[at]!.startsWith(part)) at += 1;
    if (at === words.length) return false;
    at += 1;
  }
  return true;
}

/** The first word of a name as {@link isShortFor} holds it against others. */
export const firstWordOf = (name: string): string => wordsOf(name)[0] ?? '';

const wordsOf = (name: string): string[] =>
  name
    .split(/[\s.]+/)
    .filter((word) => word !== '' && !NAME_PARTICLES.has(word))
    .map((word, at) => (at === 0 && MARIA.test(word) ? 'maria' : asHeard(word)));

/** M., Ma., Mª */
const MARIA = /^ma?$/;

/** Spellings between which lists of names waver: Luís and Luiz, Souza and Sousa, Thereza, Yvone, Anna. */
const asHeard = (word: string): string =>
  word
    .replace(/z/g, 's')
    .replace(/y/g, 'i')
    .replace(/ph/g, 'f')
    .replace(/th/g, 't')
    .replace(/w/g, 'v')
    .replace(/(.)\1/g, '$1');
