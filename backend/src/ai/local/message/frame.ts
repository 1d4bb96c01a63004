/** A message without what stands around its requests: greetings, whom it calls, thanks, laughter. */
import { ASSENTS, CLOSERS, OPENERS, VOCATIVES } from '../vocabulary/frame.js';

const flat = (words: string) => words.replace(/\s*\n\s*/g, '');
const OPENER = new RegExp(
  String.raw`^\s*(?:(?:${flat(OPENERS)})(?![\p{L}\p{N}-])[,!?.;:…]*\s+|${VOCATIVES}\s*[,!:;…]+\s+)`,
  'iu',
);
const CLOSER = new RegExp(String.raw`(?:[\s,;]*,\s*|\s+)(?:${flat(CLOSERS)})(?=[\s.!?…]*$)`, 'iu');
const ASSENT = new RegExp(
  String.raw`(?:[\s,;]*,\s*|\s+)(?:${flat(ASSENTS)})\s*\?+\s*$|\s*,\s*t[áa]\s*\??\s*$`,
  'iu',
);
const LAUGHTER =
  /(?<![\p{L}\p{N}])(?:k{3,}|(?:rs){1,5}|(?:ha){2,}h?|(?:he){2,}h?|(?:hua)+|aff+)(?![\p{L}\p{N}])/giu;
/** Where a sentence ends, and the space behind. */
const BETWEEN = /((?<=[.!?])\s+|\n+)/u;
/** What is left must still say something: an answer is only two words. */
const FEWEST_WORDS = 3;

const STOPPED = /[.!?]\s*$|^\s*$/;

const wordsIn = (text: string) => text.match(/[\p{L}\p{N}:/]+/gu)?.length ?? 0;

export const unframed = (message: string): string =>
  message
    .replace(LAUGHTER, (laughter, at: number) => (at === 0 ? '' : ', ').slice(0, laughter.length))
    .split(BETWEEN)
    .map((part, at) => (at % 2 === 0 ? unframedSentence(part) : part))
    .map((part, at, all) =>
      at % 2 === 0 && all[at + 1]?.trim() === '' && !STOPPED.test(part) ? `${part}.` : part,
    )
    .join('');

function unframedSentence(sentence: string): string {
  for (const frame of [OPENER, ASSENT, CLOSER]) {
    const bare = sentence.replace(frame, '');
    if (bare !== sentence && wordsIn(bare) >= FEWEST_WORDS) return unframedSentence(bare);
  }
  return sentence;
}
