import { plain } from '../../../lib/matches.ts';

/** The kinds of what can be found; of what answers equally well, in the order in which they are shown. */
export const KINDS = {
  recent: 'Recentes',
  act: 'Fazer',
  page: 'Páginas',
  person: 'Pessoas',
  schedule: 'Escalas',
  mass: 'Missas',
  assistant: 'Assistente IA',
  guide: 'Ajuda',
} as const;

type Kind = keyof typeof KINDS;

export interface Entry {
  kind: Kind;
  label: string;
  /** What it is, where its name does not say it. It is searched too. */
  note?: string;
  /** By which other words it is sought, commas between them; they are shown only where they alone answer. */
  words?: string;
  /** Where it leads, or what it does. */
  go: string | (() => void);
}

export interface Found extends Entry {
  /** The hidden word that answered, where nothing that is shown did. */
  because?: string;
}

const MOST_OF_A_KIND = 8;
/** Shorter pieces are inside of too many words. */
const LEAST_INSIDE = 3;

/** What is offered before anything is typed, by what somebody comes for. */
const OFFERED: Record<'coordinates' | 'serves', readonly Kind[]> = {
  coordinates: ['recent', 'act', 'assistant', 'page'],
  serves: ['recent', 'page', 'act', 'assistant'],
};

/** Words that people type between those that mean something. */
const SMALL_WORDS = new Set(
  'a o as os e um uma de da do das dos em no na nos nas ao para por com quem que'.split(' '),
);

const piecesOf = (text: string): string[] =>
  plain(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

/** The words typed, small ones apart unless there are no others. */
function wordsOf(typed: string): string[] {
  const all = piecesOf(typed);
  const telling = all.filter((word) => !SMALL_WORDS.has(word));
  return telling.length > 0 ? telling : all;
}

/** A word without what its plural changes. */
const stem = (word: string): string => (word.length < 5 ? word : word.replace(/(oes|ao|ns|m|s)$/, ''));

/** Which of the words begin no word of a text. */
function missingIn(text: string, words: readonly string[]): string[] {
  const pieces = piecesOf(text);
  return words.filter(
    (word) => !pieces.some((piece) => piece.startsWith(word) || stem(piece) === stem(word)),
  );
}

/**
 * How well an entry answers to what was typed, the least the best: 0 its name begins so, 1 each word begins one of its
 * name's, 2 each is inside of its name, 3 each begins a word of name or note, 4 some are only among the words by which
 * it is sought. Null: it does not answer.
 */
function answer(
  entry: Entry,
  typed: string,
  words: readonly string[],
): { rank: number; entry: Found } | null {
  const { kind, label, note = '', words: hidden = '' } = entry;
  const name = plain(label);
  if (name.startsWith(plain(typed))) return { rank: 0, entry };
  if (missingIn(label, words).length === 0) return { rank: 1, entry };
  if (words.every((word) => word.length >= LEAST_INSIDE && name.includes(word))) return { rank: 2, entry };
  const unseen = missingIn(`${label} ${note}`, words);
  if (unseen.length === 0) return { rank: 3, entry };
  if (missingIn(hidden, unseen).length > 0) return null;
  const phrase = hidden.split(', ').find((one) => missingIn(one, unseen.slice(0, 1)).length === 0);
  return { rank: 4, entry: { ...entry, because: kind === 'guide' ? 'no texto' : `“${phrase}”` } };
}

/**
 * What answers to the words typed, the best first (`answer`), of a kind not more than a screen holds. Nothing typed finds
 * where one was before, pages, and acts, which coordinators see first.
 */
export function found(entries: readonly Entry[], typed: string, coordinates = false): Found[] {
  const words = wordsOf(typed);
  if (words.length === 0)
    return OFFERED[coordinates ? 'coordinates' : 'serves'].flatMap((kind) =>
      entries.filter((entry) => entry.kind === kind),
    );
  return Object.keys(KINDS)
    .slice(1)
    .flatMap((kind) =>
      entries
        .filter((entry) => entry.kind === kind)
        .flatMap((entry) => answer(entry, typed, words) ?? [])
        .sort((a, b) => a.rank - b.rank)
        .slice(0, MOST_OF_A_KIND),
    )
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}
