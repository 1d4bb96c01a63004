import { plain } from '../../../lib/matches.ts';

/** The kinds of what can be found, in the order in which they are shown. */
export const KINDS = {
  page: 'Páginas',
  act: 'Fazer',
  person: 'Pessoas',
  schedule: 'Escalas',
  guide: 'Ajuda',
} as const;

export interface Entry {
  kind: keyof typeof KINDS;
  label: string;
  /** What it is, where its name does not say it. It is searched too. */
  note?: string;
  /** Where it leads, or what it does. */
  go: string | (() => void);
}

const MOST_OF_A_KIND = 8;

/** How well an entry answers to what was typed: 2 its name begins so, 1 each word begins one of its words, 0 else. */
function rank({ label, note = '' }: Entry, words: readonly string[]): number {
  if (plain(label).startsWith(words.join(' '))) return 2;
  const own = plain(`${label} ${note}`).split(/[^a-z0-9]+/);
  return words.every((word) => own.some((one) => one.startsWith(word))) ? 1 : 0;
}

/**
 * What answers to the words typed, every one of them somewhere in name or note, the best of each kind first. Nothing
 * typed finds pages and acts alone.
 */
export function found(entries: readonly Entry[], typed: string): Entry[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  const ofKind = (kind: Entry['kind']): Entry[] => {
    const own = entries.filter((entry) => entry.kind === kind);
    if (words.length === 0) return kind === 'page' || kind === 'act' ? own : [];
    return own
      .filter(({ label, note = '' }) => words.every((word) => plain(`${label} ${note}`).includes(word)))
      .map((entry) => ({ entry, rank: rank(entry, words) }))
      .sort((a, b) => b.rank - a.rank)
      .slice(0, MOST_OF_A_KIND)
      .map(({ entry }) => entry);
  };
  return (Object.keys(KINDS) as Entry['kind'][]).flatMap(ofKind);
}
