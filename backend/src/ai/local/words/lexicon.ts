/** Finds what a word of a request means, also one that is misspelt. */
import { formsOf } from './conjugation.js';
import { editDistance } from './edit-distance.js';
import { MEANINGS } from '../vocabulary/meanings.js';
import { VERBS } from '../vocabulary/verbs.js';

export type Meaning = keyof typeof MEANINGS;

const EXACT = new Map<string, Meaning[]>();
const STEMS: [string, Meaning][] = [];
for (const [meaning, words] of Object.entries(MEANINGS) as [Meaning, string][])
  for (const word of words.split(/\s+/)) {
    if (word.endsWith('*')) STEMS.push([word.slice(0, -1), meaning]);
    else EXACT.set(word, [...(EXACT.get(word) ?? []), meaning]);
  }

/** Forms of verbs that are more often other words, or tell what was. */
const AMBIGUOUS = new Set(
  `a as e o os ia iam ido uns uma vira viras virei vimos vim veio vieram vinha vinham foi foram fui indo vindo esta estou estamos estava
  estavam estive esteve estiveram viremos falta faltam faltas ajuda ajudas esquece este estes es em alocados alocadas lota lotas lote lotes lotado lotada lotados lotadas por pora pus nome marca marcado marcada marcados marcadas lance lances pulo livra pule livro livros livre livres uno una unas junto`.split(
    /\s+/,
  ),
);
/** Their participles are names and talk: "Aparecida". */
const NOT_DONE = new Set<Meaning>([
  'serve',
  'enters',
  'leaves',
  'want',
  'need',
  'able',
  'leave',
  'max',
  'forget',
]);
/** Forms of verbs that the table of words does not name itself. */
const FORMS = new Map<string, readonly Meaning[]>();
for (const [meaning, verbs] of Object.entries(VERBS) as [Meaning, string][])
  for (const form of verbs.split(/\s+/).flatMap(formsOf))
    if (
      tableMeaningsOf(form).length === 0 &&
      !AMBIGUOUS.has(form) &&
      !(NOT_DONE.has(meaning) && /[aei]d[oa]s?$/.test(form))
    )
      FORMS.set(form, [meaning]);

/** What a word means; nothing when it is not of the tables. */
const meaningsOf = (word: string): readonly Meaning[] => FORMS.get(word) ?? tableMeaningsOf(word);

function tableMeaningsOf(word: string): readonly Meaning[] {
  const exact = EXACT.get(word);
  if (exact) return exact;
  return STEMS.filter(([stem]) => word.startsWith(stem)).map(([, meaning]) => meaning);
}

/** Every form of a word that has a meaning. */
export const formsInUse = (): string[] => [...EXACT.keys(), ...FORMS.keys()];

/** Words whose misspelling is worth repairing. */
const REPAIRED: readonly Meaning[] = [
  'remove',
  'place',
  'replace',
  'more',
  'fewer',
  'people',
  'max',
  'masses',
  'need',
  'able',
  'together',
  'apart',
  'instead',
];
/** Words that are what they are, and like one of the table. */
const ORDINARY = new Set(
  'aparecida aparecido exceto escada escadas conforme casa cura convem conversa conversam trem festa volta corte gosto posto mesma porta conta tarde banco lenda tia tio vida avisa cidade'.split(
    ' ',
  ),
);
/** Says what was, and orders nothing. */
const WAS = /(?:[eio]u|[aei]ram|ei)$/;
const SHORTEST = 4;

/** Whether two letters changed places, or one is lacking or too much; in long words also whether one is another. */
function isSlip(word: string, written: string): boolean {
  if (!written.startsWith(word.charAt(0)) || editDistance(word, written) !== 1) return false;
  const letters = (text: string) => [...text].sort().join('');
  if (letters(word) === letters(written)) return true;
  if (/(.)\1/.test(word) && word.length > written.length) return true;
  return written.length > SHORTEST && (word.length !== written.length || written.length >= 6);
}

const MOST_REMEMBERED = 5_000;
const remembered = new Map<string, readonly Meaning[]>();

/** As {@link meaningsOf}, for a word that may be misspelt by one letter. */
export function likelyMeaningsOf(word: string): readonly Meaning[] {
  const known = remembered.get(word);
  if (known) return known;
  if (remembered.size > MOST_REMEMBERED) remembered.clear();
  const found = likelyMeanings(word);
  remembered.set(word, found);
  return found;
}

function likelyMeanings(word: string): readonly Meaning[] {
  const known = meaningsOf(word);
  if (known.length > 0 || word.length < SHORTEST || ORDINARY.has(word) || WAS.test(word)) return known;
  for (let at = 1; at < word.length - 1; at += 1) {
    const written = word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
    const meanings = meaningsOf(written);
    if (written !== word && REPAIRED.includes(meanings[0]!)) return meanings;
  }
  for (const [written, meanings] of EXACT)
    if (written.length >= SHORTEST && REPAIRED.includes(meanings[0]!) && isSlip(word, written))
      return meanings;
  for (const [stem, meaning] of STEMS)
    if (stem.length >= SHORTEST && REPAIRED.includes(meaning))
      for (const length of [stem.length - 1, stem.length, stem.length + 1])
        if (!stem.startsWith(word.slice(0, length)) && isSlip(word.slice(0, length), stem)) return [meaning];
  return [];
}
