import { missingPlaces, total } from './roster-lookup.js';
import type { Wish } from './wish.js';

/** Places that nobody has. */
export const emptyPlaces: Wish<'emptyPlaces'> = {
  name: 'emptyPlaces',
  label: 'Lugares vazios',
  phrase: 'os lugares vazios',
  better: 'preenche mais lugares',
  worse: 'deixa mais lugares vazios',
  weight: 300_000,
  formulation: {
    mass: (model, _, missing) => missing.forEach((column) => model.addCost(column, 1)),
  },
  value: (roster) => total(roster.problem.slots.keys(), (slot) => roster.missing(slot)),
  effect: (roster, change) => {
    const { before, after } = missingPlaces(roster, change);
    return after - before;
  },
};
