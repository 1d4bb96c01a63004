import type { Objective } from '../../solver/index.js';
import type { TeamChange, RosterLookup } from './roster-lookup.js';

/**
 * Something that a roster should have as little of as possible: how the optimiser minimises it (`formulation`), what it
 * is worth in any roster, reckoned from the problem as stated and apart from the optimiser, and what it is called.
 */
export interface Wish<Name extends string = string> extends Objective<Name> {
  /** What its number counts, as on screen: 'Lugares vazios'. */
  readonly label: string;
  /** The same within a sentence, with its article: 'os lugares vazios'. */
  readonly phrase: string;
  /** What a roster does in which the number is lower, or higher, than in another: 'preenche mais lugares'. */
  readonly better: string;
  readonly worse: string;
  /** Its number in a roster. */
  readonly value: (roster: RosterLookup) => number;
  /** How much the number rises (+) or falls (-) by a change, which must be possible but need keep no rule. */
  readonly effect: (roster: RosterLookup, change: TeamChange) => number;
}
