/** Problems and results as files state them, which say `carried` and `remedies` for balance and suggestions. */
import type { RosterProblem } from '../../solver/index.js';
import type { RosterResult } from './roster-result.js';

/** A result as a file states it; its certificate is a file of its own. */
export function toResultFile({ certificate: _, ...result }: RosterResult): object {
  const shortages = result.shortages.map(({ suggestions, ...shortage }) => ({
    ...shortage,
    remedies: suggestions,
  }));
  return { ...result, shortages };
}

/** A problem as a file states it, without anybody's name. */
export function toProblemFile({ ministers, slots, ...problem }: RosterProblem): object {
  return {
    slots: slots.map(({ name: _, ...slot }) => slot),
    ministers: ministers.map(({ name: _, balance, ...minister }) => ({
      ...minister,
      ...(balance !== undefined && { carried: balance }),
    })),
    ...problem,
  };
}
