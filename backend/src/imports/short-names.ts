import { NAME_PARTICLES } from '../ministers/index.js';

/**
 * Whether a name is another, whole one with words shortened or left out: "ana s." of "ana beatriz souza", but no first
 * name alone.
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

const wordsOf = (name: string): string[] =>
  name.split(/[\s.]+/).filter((word) => word !== '' && !NAME_PARTICLES.has(word));
