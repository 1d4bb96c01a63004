/** Problems and results as files state them, which say `carried` and `remedies` for balance and suggestions. */
import { checkCertificate, type RosterProblem } from '../../solver/index.js';
import type { RosterProof, RosterResult } from './roster-result.js';

/** A result as a file states it; its proof is a file of its own. */
export function toResultFile({ proof: _, ...result }: RosterResult): object {
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

/** Whether a proof proves every stage of a result, by the checker that shares nothing with the optimiser. */
export function isProven(result: object, { problem, certificate }: RosterProof): boolean {
  return checkCertificate(problem, result, certificate).proven;
}
