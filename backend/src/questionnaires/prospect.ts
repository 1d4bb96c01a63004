/** What the answers that have come so far let one expect of a mass. */

export interface MassDemand {
  places: number;
  /** Other people who answered the questionnaire. */
  answered: number;
  /** Those of them who offered; a "talvez" counts half. */
  offers: number;
  /** Other people who are asked. */
  asked: number;
}

export interface Prospect {
  /** How often, of all times, somebody who offers would serve: 0 to 1. */
  chance: number;
  /** Whether fewer people than places are to be expected. */
  short: boolean;
}

/**
 * The others are expected to offer as those did who have answered, by Laplace's rule of succession, which without any
 * answer expects every second person: `others = asked · (offers + 1) / (answered + 2)`. All who offer are taken to be
 * equally likely to serve: `chance = min(1, places / (others + 1))`. No roster is computed, and none is promised.
 */
export function prospectOf({ places, answered, offers, asked }: MassDemand): Prospect {
  const others = (asked * (offers + 1)) / (answered + 2);
  return { chance: Math.min(1, places / (others + 1)), short: others < places };
}
