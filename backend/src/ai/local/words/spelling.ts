/** Finds the word that was meant where one slip of the finger made it a word that nobody uses. */
import { ABBREVIATIONS } from '../vocabulary/abbreviations.js';
import { MEN, WOMEN } from '../vocabulary/first-names.js';
import { OFTEN, SELDOM } from '../vocabulary/known-words.js';
import { PLAIN_VERBS } from '../vocabulary/plain-verbs.js';
import { PLAIN } from '../vocabulary/plain-words.js';
import { SHORT, WRITTEN_TOGETHER } from '../vocabulary/short-words.js';
import { formsOf, pastOf } from './conjugation.js';
import { editDistance } from './edit-distance.js';
import { formsInUse } from './lexicon.js';
import { isGrammarWord } from './words.js';

const SHORTEST = 4;
/** From so many letters on, a word is found whichever of its letters is another. */
const LONG = 5;
const LONGEST = 24;

const often = new Set(OFTEN.trim().split(/\s+/));
/** Written, but too rarely for a slip of the finger to be taken for one of them. */
const plain = new Set(PLAIN.trim().split(/\s+/));
const verbs = new Set(
  PLAIN_VERBS.trim()
    .split(/\s+/)
    .flatMap((verb) => [...formsOf(verb), ...pastOf(verb)])
    .filter((form) => form.length >= SHORTEST),
);
const seldom = new Set([...SELDOM.trim().split(/\s+/), ...formsInUse()]);

/** "Cedinho", "vezinhas": as good as the words that they are made of. */
const DIMINUTIVE = /inh[oa]s?$/;

/** Whether a word asks for nothing, whatever stands beside it. */
export const isPlain = (word: string): boolean => plain.has(word) || verbs.has(word);

/** Whether a word is one that people write, without accents. */
export const isWritten = (word: string): boolean =>
  often.has(word) ||
  seldom.has(word) ||
  isPlain(word) ||
  word in ABBREVIATIONS ||
  isGrammarWord(word) ||
  WOMEN.has(word) ||
  MEN.has(word) ||
  DIMINUTIVE.test(word);

/** A word and what is left of it when one letter is taken out: two words that differ by one slip share one of these. */
function remainsOf(word: string): string[] {
  const remains = [word];
  for (let at = 0; at < word.length; at += 1) remains.push(word.slice(0, at) + word.slice(at + 1));
  return remains;
}

/** Words by their remains. */
class Remains {
  private readonly words = new Map<string, string[]>();

  constructor(words: Iterable<string>) {
    for (const word of words) {
      if (word.length < SHORTEST) continue;
      for (const rest of new Set(remainsOf(word))) {
        const others = this.words.get(rest);
        if (others) others.push(word);
        else this.words.set(rest, [word]);
      }
    }
  }

  /** Whether a word shares what is left of it with another. */
  hasNear(slip: string): boolean {
    return remainsOf(slip).some((rest) => this.words.has(rest));
  }

  /** The words that one slip makes this one. */
  near(slip: string, isSlip: (word: string, slip: string) => boolean): string[] {
    const found = new Set(remainsOf(slip).flatMap((rest) => this.words.get(rest) ?? []));
    return [...found].filter((word) => isSlip(word, slip));
  }
}

/** Whether one slip of any kind makes a word one that people write. */
export function isNearlyWritten(word: string): boolean {
  if (word.length < SHORTEST || word.length > LONGEST) return false;
  index ??= [new Remains(often), new Remains(seldom)];
  return index.some((words) => words.hasNear(word));
}

const sorted = (word: string) => [...word].sort().join('');
/** Says what was: "retirou" is not "retiro". */
const WAS = /(?:[eio]u|[aei]ram|ei|av[ai]m?)$/;

/**
 * Whether one slip made a word another: two letters changed places, one is lacking, too much, or (in long words) another. What
 * differs at its end alone is another form of a word ("novas"), and no slip.
 */
export function isSlipOf(word: string, slip: string): boolean {
  if (editDistance(word, slip) !== 1 || (WAS.test(slip) && !WAS.test(word))) return false;
  if (sorted(word) === sorted(slip)) return true;
  return (
    word.startsWith(slip.charAt(0)) &&
    word.at(-1) === slip.at(-1) &&
    (word.length !== slip.length || word.length >= LONG)
  );
}

const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
/** "Podw", "dai": whether two letters changed places, or one but the first is another whose key is beside it. */
export function isMistyped(word: string, slip: string): boolean {
  if (word.length !== slip.length || editDistance(word, slip) !== 1) return false;
  if (sorted(word) === sorted(slip)) return true;
  const at = [...word].findIndex((letter, index) => letter !== slip[index]);
  return (
    at > 0 &&
    ROWS.some(
      (row) =>
        row.includes(word[at]!) &&
        row.includes(slip[at]!) &&
        Math.abs(row.indexOf(word[at]!) - row.indexOf(slip[at]!)) === 1,
    )
  );
}

let index: readonly Remains[] | null = null;

const short = SHORT.split(' ');
const small = new Set(WRITTEN_TOGETHER.split(' '));

/** "Qem", "naop", "nap": the small word that lacks a letter, has one too many or one whose key is beside it; null where there is none, or more than one. */
function shortMeantBy(slip: string): string | null {
  const near = short.filter(
    (word) =>
      word.startsWith(slip.charAt(0)) &&
      (word.length === slip.length ? isMistyped(word, slip) : editDistance(word, slip) === 1),
  );
  return near.length === 1 ? near[0]! : null;
}

/** How a word sounds, where a "c" that may have its cedilla lost sounds so. */
const soundOf = (word: string, softC: boolean): string =>
  word
    .replace(/aum$/, 'ao')
    .replace(/i$/, 'e')
    .replace(/u$/, 'o')
    .replace(/^h/, '')
    .replace(/([^csrn])h/g, '$1')
    .replace(/qu?(?=[ei])|k/g, 'K')
    .replace(/s?c(?=[ei])|ss|x(?=[ei]?c)|z/g, 's')
    .replace(/c(?=[aou])/g, softC ? 's' : 'K')
    .replace(/ch|sh/g, 'x')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/rr/g, 'r')
    .replace(/n(?=[pb])/g, 'm')
    .replace(/l(?=[^aeiouh]|$)/g, 'u')
    .replace(/y/g, 'i')
    .replace(/w/g, 'v');

/** Words by how they sound. */
class Sounds {
  private readonly words = new Map<string, Set<string>>();

  constructor(words: Iterable<string>) {
    for (const word of words)
      for (const sound of [soundOf(word, false), soundOf(word, true)]) {
        const others = this.words.get(sound) ?? new Set();
        this.words.set(sound, others.add(word));
      }
  }

  /** The one word that sounds like this; null where there is none, or more than one. */
  like(slip: string): string | null {
    const found = this.words.get(soundOf(slip, false));
    return found?.size === 1 ? [...found][0]! : null;
  }
}

let sounds: readonly Sounds[] | null = null;

/** "Podi", "naum", "qer", "crianssas": as it is said, and not as it is written. */
function heardAs(slip: string): string | null {
  sounds ??= [new Sounds([...often].filter((word) => word.length > 2)), new Sounds(seldom)];
  for (const words of sounds) {
    const heard = words.like(slip);
    if (heard !== null) return heard;
  }
  return null;
}

/** Behind these, a verb lacks no more than its last letter: "não vai pode", "quer servi". */
const BEFORE_INFINITIVE = new Set(
  'vai vao vou quer querem queria pode podem podera consegue deve'.split(' '),
);
/** What is no verb there: "quer folga", "vai conta". */
const NO_VERB =
  /^(?:folga|volta|ajuda|falta|parte|conta|compra|reforma|visita|lista|para|cada|nada|hoje|se|me|lhe|ele|ela)$/;

/** "Quer servi", "pode coloca": the verb with the letter that it lacks; null where it is whole. */
export function infinitiveAfter(before: string, word: string): string | null {
  if (!BEFORE_INFINITIVE.has(before) || !/^[a-z]{3,}[aei]$/.test(word) || NO_VERB.test(word)) return null;
  const whole = `${word}r`;
  return seldom.has(whole) || often.has(whole) || verbs.has(whole) ? whole : null;
}

/** "Apartir", "dodia": two words written as one, of which one is small; null where it is none. */
export function writtenApart(joined: string, isName: (word: string) => boolean): string | null {
  for (let cut = 1; cut < joined.length; cut += 1) {
    const [first, second] = [joined.slice(0, cut), joined.slice(cut)];
    const isWord = often.has(second) || small.has(second) || (second.length >= SHORTEST && isName(second));
    if (small.has(first) && isWord) return `${first} ${second}`;
  }
  return null;
}

/** "Naop odem", "pertod a": two words with the space between them one letter too far; null where they are none. */
export function spacedAnew(first: string, second: string): string | null {
  const pairs = [
    [first.slice(0, -1), first.slice(-1) + second],
    [first + second.slice(0, 1), second.slice(1)],
  ] as const;
  const near = pairs.filter(([one, other]) =>
    [one, other].every((word) => often.has(word) || small.has(word) || seldom.has(word)),
  );
  return near.length === 1 ? near[0]!.join(' ') : null;
}

const MOST_REMEMBERED = 5_000;
const remembered = new Map<string, string | null>();

/** The word that was meant by one that nobody writes; null where there is none, or more than one. */
export function meantBy(slip: string): string | null {
  const known = remembered.get(slip);
  if (known !== undefined) return known;
  if (remembered.size > MOST_REMEMBERED) remembered.clear();
  const found = search(slip);
  remembered.set(slip, found);
  return found;
}

function search(slip: string): string | null {
  const small = heardAs(slip) ?? shortMeantBy(slip);
  if (small !== null) return small;
  if (slip.length < SHORTEST || slip.length > LONGEST) return null;
  // "Simmm", "misssa".
  const once = slip.replace(/(.)\1{2,}/g, '$1');
  if (once !== slip && isWritten(once)) return once;
  index ??= [new Remains(often), new Remains(seldom)];
  for (const isSlip of [isSlipOf, isMistyped])
    for (const words of index) {
      const near = words.near(slip, isSlip);
      if (near.length > 0) return near.length === 1 ? near[0]! : null;
    }
  return null;
}
