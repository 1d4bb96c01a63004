import { plain } from '../../../lib/matches.ts';

/** The kinds of what can be found, in the order in which they are shown. */
export const KINDS = {
  recent: 'Recentes',
  page: 'Páginas',
  act: 'Fazer',
  person: 'Pessoas',
  schedule: 'Escalas',
  mass: 'Missas',
  guide: 'Ajuda',
} as const;

export interface Entry {
  kind: keyof typeof KINDS;
  label: string;
  /** What it is, where its name does not say it. It is searched too. */
  note?: string;
  /** By which other words it is sought; they are not shown. */
  words?: string;
  /** Where it leads, or what it does. */
  go: string | (() => void);
}

const MOST_OF_A_KIND = 8;

/** What is offered before anything is typed, by what somebody comes for. */
const OFFERED: Record<'coordinates' | 'serves', readonly Entry['kind'][]> = {
  coordinates: ['recent', 'act', 'page'],
  serves: ['recent', 'page', 'act'],
};

/** Words that people type between those that mean something. */
const SMALL_WORDS = new Set(
  'a o as os e um uma de da do das dos em no na nos nas ao para por com quem que'.split(' '),
);

/** The words typed, small ones apart unless there are no others, each without what its plural changes. */
function wordsOf(typed: string): string[] {
  const all = plain(typed).split(/\s+/).filter(Boolean);
  const telling = all.filter((word) => !SMALL_WORDS.has(word));
  return (telling.length > 0 ? telling : all).map((word) =>
    word.length < 5 ? word : word.replace(/(oes|ao|ns|m|s)$/, ''),
  );
}

/**
 * How well an entry answers to what was typed: 3 its name begins so, 2 each word begins one of its words, 1 each is in
 * name or note, 0 some are only among the words by which it is sought.
 */
function rank({ label, note = '' }: Entry, typed: string, words: readonly string[]): number {
  if (plain(label).startsWith(plain(typed))) return 3;
  const shown = plain(`${label} ${note}`);
  const own = shown.split(/[^a-z0-9]+/);
  if (words.every((word) => own.some((one) => one.startsWith(word)))) return 2;
  return words.every((word) => shown.includes(word)) ? 1 : 0;
}

/**
 * What answers to the words typed, every one of them in its name, its note or the words by which it is sought, the best
 * of each kind first. Nothing typed finds where one was before, pages, and acts, which coordinators see first.
 */
export function found(entries: readonly Entry[], typed: string, coordinates = false): Entry[] {
  const words = wordsOf(typed);
  if (words.length === 0)
    return OFFERED[coordinates ? 'coordinates' : 'serves'].flatMap((kind) =>
      entries.filter((entry) => entry.kind === kind),
    );
  const answers = ({ label, note = '', words: others = '' }: Entry): boolean => {
    const text = plain(`${label} ${note} ${others}`);
    return words.every((word) => text.includes(word));
  };
  const ofKind = (kind: Entry['kind']): Entry[] => {
    const own = entries.filter((entry) => entry.kind === kind && answers(entry));
    return own
      .map((entry) => ({ entry, rank: rank(entry, typed, words) }))
      .sort((a, b) => b.rank - a.rank)
      .slice(0, MOST_OF_A_KIND)
      .map(({ entry }) => entry);
  };
  return (Object.keys(KINDS) as Entry['kind'][]).filter((kind) => kind !== 'recent').flatMap(ofKind);
}
