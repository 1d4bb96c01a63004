import type { Answer } from '../../api/client.ts';

export type Substitution = Answer<'GET /api/substitutions'>[number];
export type Candidate = Answer<'GET /api/substitutions/{id}/candidates'>[number];

/** The specification's page shows the first three of each list. */
export const FIRST_THREE = '[0,2]';

/** Where a message is written: the message centre with its form open. */
export const WRITE_MESSAGE = '/messages?tab=pessoais&compose=1';

/** Those who can take a place, in the server's order, and those who cannot. */
export function splitByPossible(candidates: readonly Candidate[]): {
  possible: Candidate[];
  impossible: Candidate[];
} {
  return {
    possible: candidates.filter(({ possible }) => possible),
    impossible: candidates.filter(({ possible }) => !possible),
  };
}
