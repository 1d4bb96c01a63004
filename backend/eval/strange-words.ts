/** Requests into which a word that nobody knows is put, or in which it stands for another: no rule of theirs may become another. */
import { SeededRandom } from '../demo/random.ts';
import type { RequestCase, Requests } from './requests/shape.js';

/** Made up, or hardly ever written, in the shapes of verbs, nouns, adverbs and adjectives. */
const WORDS =
  'brandila trufou descambar sovelando trogo lambisca cremosidade vastamente bruzega afurna ximbica zelote arrudiar escanelado pirambeira tresontonte alhures defronte'.split(
    ' ',
  );
const SEED = 77;

/** What is done to the words of a request, at one place of them. */
const WAYS: Record<string, (words: readonly string[], at: number, strange: string) => string[]> = {
  'put in': (words, at, strange) => words.toSpliced(at, 0, strange),
  'in place of a word': (words, at, strange) =>
    words.toSpliced(at, 1, strange + (/[,.;:!?]$/.exec(words[at]!)?.[0] ?? '')),
};

/** So many requests of each way, always the same ones, of those that set rules by one message. */
export function withStrangeWords(requests: readonly RequestCase[], ofEach: number): Requests {
  const random = new SeededRandom(SEED);
  const fitting = requests.filter(
    ({ says, sets = [], asks, solves }) => [says].flat().length === 1 && sets.length > 0 && !asks && !solves,
  );
  return Object.fromEntries(
    Object.entries(WAYS).map(([name, said]) => [
      name,
      Array.from({ length: ofEach }, (): RequestCase => {
        const request = random.pick(fitting);
        const words = [request.says].flat()[0]!.split(' ');
        return {
          ...request,
          says: said(words, random.pick([...words.keys()]), random.pick(WORDS)).join(' '),
        };
      }),
    ]),
  );
}
