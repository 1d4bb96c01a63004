/** Frequent words of one language that are none of the other. */
const ENGLISH = new Set(
  `the and you your is are i to of for this that it have has can will with not please we there what would been at on be
  all here they if from which`.split(/\s+/),
);
const PORTUGUESE = new Set(
  `de que e o os para com em na da dos das um uma por ao se mais missa missas escala ja sem ou regra pessoas nao esta
  foi ser voce pode`.split(/\s+/),
);
const LEAST = 2;

/** Whether a text, or its beginning, is clearly in English and not in Portuguese. */
export function isEnglish(text: string): boolean {
  const words =
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const english = words.filter((word) => ENGLISH.has(word)).length;
  const portuguese = words.filter((word) => PORTUGUESE.has(word)).length;
  return english >= LEAST && english > 2 * portuguese;
}
