/** Reads one request by the table of kinds. */
import { KIND_IDS, KINDS, type KindId } from './kinds.js';

const SERVING = 'serve|escalado|escale|pode|tem|precisa|quero';

/** Certain people only, or also words that are nobody's name. */
const PERSON = { certain: String.raw`<p\d+> `, any: String.raw`<[pu]\d+> ` } as const;
export type Certainty = keyof typeof PERSON;

function compile(sentence: string, certainty: Certainty): RegExp {
  const person = PERSON[certainty];
  const parts = sentence.split(' ').map((part) => {
    const [, body = '', many = ''] = /^(.+?)([?*+]?)$/.exec(part)!;
    const source =
      {
        '{P}': person,
        '{PS}': `${person}(?:(?:e )?${person})*`,
        '{M}': String.raw`<m\d+> `,
        '{MS}': String.raw`<m\d+> (?:(?:e )?<m\d+> )*`,
        '{N}': String.raw`\d+ `,
        '{NS}': String.raw`\d+ (?:(?:e )?(?:regra )?\d+ )*`,
        '{S}': `(?:${SERVING}) `,
      }[body] ?? `(?:${body}) `;
    return many ? `(?:${source})${many}` : source;
  });
  return new RegExp(`^${parts.join('')}$`);
}

const SENTENCES = (Object.keys(PERSON) as Certainty[]).map((certainty) => ({
  certainty,
  patterns: KIND_IDS.flatMap((kind) =>
    KINDS[kind].sentences.map((sentence) => ({ kind, pattern: compile(sentence, certainty) })),
  ),
}));

/** Words of the table that are not masks. */
const TABLE_WORDS = new Set([
  ...KIND_IDS.flatMap((kind) => KINDS[kind].sentences).flatMap(
    (sentence) => sentence.match(/\b[a-z]+\b/g) ?? [],
  ),
  ...SERVING.split('|'),
]);

/** Whether the word stands in the table of kinds. */
export const isTableWord = (word: string): boolean => TABLE_WORDS.has(word);

/**
 * The kind of a request.
 * @param words canonical, with masks for people, masses and unknown words.
 * @returns null when no sentence of the table fits.
 */
export function kindOf(words: readonly string[]): KindId | null {
  if (words.length === 0) return null;
  const text = words.map((word) => `${word} `).join('');
  for (const { certainty, patterns } of SENTENCES) {
    if (certainty === 'any' && !text.includes('<u')) continue;
    const match = patterns.find(({ pattern }) => pattern.test(text));
    if (match) return match.kind;
  }
  return null;
}
