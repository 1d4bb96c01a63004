/** A message in the words that were meant, where a slip of the finger made one that nobody writes. */
import { FINITE } from '../vocabulary/short-words.js';
import { comparisonKey } from '../../../platform/text.js';
import {
  infinitiveAfter,
  isMistyped,
  isSlipOf,
  isWritten,
  meantBy,
  spacedAnew,
  writtenApart,
} from '../words/spelling.js';

const WORD = /(?<![\p{L}\p{N}])\p{L}{3,}(?![\p{L}\p{N}])/gu;
/** Two words, of which the first may be looked at with the one after it, too. */
const TWO_WORDS = /(?<![\p{L}\p{N}])(\p{L}+) (?=(\p{L}{3,})(?![\p{L}\p{N}]))/gu;
/** Written as a name is, after other words. */
const CAPITAL = /^\p{Lu}\p{Ll}/u;
const INSIDE = /[\p{L},] $/u;
/** "A Neuza na vai". */
const DENIED = new RegExp(
  String.raw`(?<![\p{L}\p{N}])n[ao] (?=(?:${FINITE.replaceAll(' ', '|')})(?!\p{L}))`,
  'giu',
);
/** A verb, and what stands behind it. */
const VERB_AND_WORD = /(?<![\p{L}\p{N}])(\p{L}+) (?=(\p{L}{2,})(?![\p{L}\p{N}]))/gu;
/** Whom words may name. */
interface Names {
  /** Whether a word is like a name. */
  isLike: (word: string) => boolean;
  /** Whether it is one. */
  knows: (word: string) => boolean;
}
const SHORTEST_OWN = 4;

/**
 * @param descriptions what the schedule's masses are called: their words are written, too.
 * @param names those of the schedule: what is like one is looked for elsewhere.
 */
export function respelled(message: string, descriptions: readonly string[], names: Names): string {
  const own = [
    ...new Set(descriptions.flatMap((description) => comparisonKey(description).split(/[^a-z]+/))),
  ].filter((word) => word.length >= SHORTEST_OWN);
  const spaced = spacedRightly(message.replace(DENIED, 'não '), own, names);
  return withInfinitives(
    spaced.replace(WORD, (word, at: number) => {
      const written = comparisonKey(word);
      if (isWritten(written) || own.includes(written)) return word;
      if (CAPITAL.test(word) && INSIDE.test(message.slice(0, at))) return word;
      const near = own.filter((each) => isSlipOf(each, written));
      const called = near.length === 1 ? near[0]! : null;
      // "Jutas" is "juntas" rather than "Judas": no key is beside the other.
      const isUnlikely = called !== null && called.length === written.length && !isMistyped(called, written);
      const meant = isUnlikely ? (meantBy(written) ?? called) : (called ?? meantBy(written));
      // "Adores": what is like a name, and an article and a name as it is.
      const apart = names.knows(written) ? null : writtenApart(written, names.knows);
      if (names.isLike(written)) return apart && names.knows(apart.split(' ')[1]!) ? apart : word;
      return meant ?? apart ?? word;
    }),
    names,
  );
}

/** "Não quer servi dia 29", "pode coloca": verbs with the letter that they lack. */
function withInfinitives(message: string, names: Names): string {
  let whole = message;
  for (const [both, before, word] of message.matchAll(VERB_AND_WORD)) {
    const infinitive = names.isLike(comparisonKey(word!))
      ? null
      : infinitiveAfter(comparisonKey(before!), comparisonKey(word!));
    if (infinitive !== null) whole = whole.replace(`${both}${word}`, `${both}${infinitive}`);
  }
  return whole;
}

/** "Naop odem" as "nao podem", where the second is no word and no name as it stands. */
function spacedRightly(message: string, own: readonly string[], names: Names): string {
  const isKnown = (word: string) => isWritten(word) || own.includes(word) || names.isLike(word);
  let moved = message;
  for (const [both, first, second] of message.matchAll(TWO_WORDS)) {
    const [one, other] = [comparisonKey(first!), comparisonKey(second!)];
    const meant = isKnown(other) || (names.isLike(one) && !isWritten(one)) ? null : spacedAnew(one, other);
    if (meant !== null) moved = moved.replace(`${both}${second}`, meant);
  }
  return moved;
}
