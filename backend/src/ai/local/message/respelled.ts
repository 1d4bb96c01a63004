/** A message in the words that were meant, where a slip of the finger made one that nobody writes. */
import { comparisonKey } from '../../../platform/text.js';
import { isMistyped, isSlipOf, isWritten, meantBy } from '../words/spelling.js';

const WORD = /(?<![\p{L}\p{N}])\p{L}{4,}(?![\p{L}\p{N}])/gu;
/** Written as a name is, after other words. */
const CAPITAL = /^\p{Lu}\p{Ll}/u;
const INSIDE = /[\p{L},] $/u;
const SHORTEST_OWN = 4;

/**
 * @param descriptions what the schedule's masses are called: their words are written, too.
 * @param isName whether a word is like a name, which is looked for elsewhere.
 */
export function respelled(
  message: string,
  descriptions: readonly string[],
  isName: (word: string) => boolean,
): string {
  const own = [
    ...new Set(descriptions.flatMap((description) => comparisonKey(description).split(/[^a-z]+/))),
  ].filter((word) => word.length >= SHORTEST_OWN);
  return message.replace(WORD, (word, at: number) => {
    const written = comparisonKey(word);
    if (isWritten(written) || own.includes(written)) return word;
    if (CAPITAL.test(word) && INSIDE.test(message.slice(0, at))) return word;
    const near = own.filter((each) => isSlipOf(each, written));
    const called = near.length === 1 ? near[0]! : null;
    // "Jutas" is "juntas" rather than "Judas": no key is beside the other.
    const isUnlikely = called !== null && called.length === written.length && !isMistyped(called, written);
    const meant = isUnlikely ? (meantBy(written) ?? called) : (called ?? meantBy(written));
    return meant === null || isName(written) ? word : meant;
  });
}
