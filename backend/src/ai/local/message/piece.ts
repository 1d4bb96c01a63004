/** The pieces of a text as it is read: people, masses, numbers, and the words between them. */
import type { MassFilter } from '../../../roster/index.js';
import type { Mention } from '../references/people-references.js';
import type { Meaning } from '../words/lexicon.js';

export type Piece = { breaks: boolean; text: string } & (
  | { type: 'person'; mention: Mention }
  | { type: 'masses'; filters: MassFilter[]; once: boolean }
  | { type: 'number'; value: number }
  | { type: 'word'; meanings: readonly Meaning[]; capital: boolean }
);

/** A text as it is read: its pieces, and what of its days and times makes no sense. */
export interface Said {
  pieces: Piece[];
  /** The pieces as they stand in the text, before any is moved, left out or put in the place of another. */
  plain: Piece[];
  problem: string | null;
}
