/** A message without what stands around its requests: greetings, whom it calls, why, thanks, laughter. */
import {
  ASKING,
  ASSENTS,
  CAUSES,
  CLOSERS,
  LEADS,
  OPENERS,
  SINCE,
  TELLING,
  VOCATIVES,
} from '../vocabulary/frame.js';

const flat = (words: string) => words.replace(/\s*\n\s*/g, '');
const OPENER = new RegExp(
  String.raw`^\s*(?:(?:${flat(OPENERS)})(?![\p{L}\p{N}-])[,!?.;:…]*\s+|(?:${VOCATIVES}|${LEADS})\s*[,!:;…]+\s+)`,
  'iu',
);
const CLOSER = new RegExp(String.raw`(?:[\s,;]*,\s*|\s+)(?:${flat(CLOSERS)})(?=[\s.!?…]*$)`, 'iu');
const ASSENT = new RegExp(
  String.raw`(?:[\s,;]*,\s*|\s+)(?:${flat(ASSENTS)})\s*\?+\s*$|\s*,\s*t[áa]\s*\??\s*$`,
  'iu',
);
/** One to four words that say why. */
const WHY = String.raw`(?:${CAUSES})(?: (?:d[aeo]s? )?(\p{L}+(?: (?:d[aeo]s? )?\p{L}+){0,2}))`;
const LED_BY_WHY = new RegExp(String.raw`^\s*(?:${WHY}|(?:${SINCE}) ([^,:;.?!\d]{3,50}))\s*[,:]\s+`, 'iu');
const ENDED_BY_WHY = new RegExp(String.raw`(?:\s*,)?\s+${WHY}(?=[\s.!…]*$)`, 'iu');
/** Speaks of somebody or of a mass, or denies: more than why. */
const SAYS_MORE =
  /(?<![\p{L}\p{N}])(?:n[ãa]o|el[ea]s?|quem|missas?|celebra\p{L}+|domingos?|s[áa]bados?|\p{L}+-feira|manhãs?|manha|tarde|noites?|natal|m[êe]s|semana)(?![\p{L}\p{N}])/iu;
const LAUGHTER =
  /(?<![\p{L}\p{N}])(?:k{3,}|(?:rs){1,5}|(?:ha){2,}h?|(?:he){2,}h?|(?:hua)+|aff+)(?![\p{L}\p{N}])/giu;
/** Where a sentence ends, and the space behind. */
const BETWEEN = /((?<=[.!?])\s+|\n+)/u;
/** What is left must still say something: an answer is only two words. */
const FEWEST_WORDS = 3;

const STOPPED = /[.!?]\s*$|^\s*$/;

const wordsIn = (text: string) => text.match(/[\p{L}\p{N}:/]+/gu)?.length ?? 0;

/** @param isName whether a word is somebody's name: what speaks of somebody says more than why. */
export const unframed = (message: string, isName: (word: string) => boolean): string =>
  message
    .replace(LAUGHTER, (laughter, at: number) => (at === 0 ? '' : ', ').slice(0, laughter.length))
    .split(BETWEEN)
    .map((part, at) => (at % 2 === 0 ? unframedSentence(part, isName) : part))
    .map((part, at, all) =>
      at % 2 === 0 && all[at + 1]?.trim() === '' && !STOPPED.test(part) ? `${part}.` : part,
    )
    .join('');

/** Asks whether something can be told, before the question itself. */
const ASKS_TO_KNOW = new RegExp(
  String.raw`^(?:${ASKING}) (?:${TELLING})(?: (?:aí|ai|direitinho|certinho|logo))? (?=(?:quem|qual|quais|quant[oa]s?|quando|onde|que (?:dia|hora|missa)|por ?qu[eê])(?!\p{L}))`,
  'iu',
);
const LISTS =
  /^(?:list(?:ar?|e|em)|relacion(?:ar|e)|levant(?:ar?|e)|pux(?:ar?|e)|exib(?:ir|a|e)) (?:todas )?(?:as )?missas (?=\p{L})/iu;
const AT_WHAT_TIME =
  /^(.{4,80}?) (?:é|e|eh|vai ser|ser[aá]|come[cç]a|t[aá] marcada) (?:a |à |às |pra |para )?que horas\s*\??$/iu;

/** A question without what asks whether it can be told: "tem como saber quem falta?", "a novena é a que horas". */
const asked = (sentence: string) =>
  sentence.replace(ASKS_TO_KNOW, '').replace(LISTS, 'Quais missas ').replace(AT_WHAT_TIME, 'que horas é $1?');

function unframedSentence(framed: string, isName: (word: string) => boolean): string {
  const sentence = asked(framed);
  for (const frame of [OPENER, ASSENT, CLOSER, LED_BY_WHY, ENDED_BY_WHY]) {
    const [, ...why] = frame.exec(sentence) ?? [];
    const said = why.filter(Boolean).join(' ');
    if (SAYS_MORE.test(said) || said.split(' ').some((word) => word !== '' && isName(word))) continue;
    const bare = sentence.replace(frame, '');
    if (bare !== sentence && wordsIn(bare) >= FEWEST_WORDS) return unframedSentence(bare, isName);
  }
  return sentence;
}
