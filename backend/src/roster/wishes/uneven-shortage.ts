import { missingPlaces, total } from './roster-lookup.js';
import type { Wish } from './wish.js';

/** The missing places of each mass squared: two masses short of one rather than one short of two. */
export const unevenShortage: Wish<'unevenShortage'> = {
  name: 'unevenShortage',
  label: 'Faltas bem distribuídas',
  phrase: 'a concentração das faltas',
  better: 'distribui melhor as faltas entre as missas',
  worse: 'concentra mais as faltas',
  weight: 10_000,
  formulation: {
    // The k-th missing place costs as much as k² is more than (k - 1)².
    mass: (model, _, missing) => missing.forEach((column, k) => model.addCost(column, 2 * k + 1)),
  },
  value: (roster) => total(roster.problem.slots.keys(), (slot) => roster.missing(slot) ** 2),
  effect: (roster, change) => {
    const { before, after } = missingPlaces(roster, change);
    return after ** 2 - before ** 2;
  },
};
