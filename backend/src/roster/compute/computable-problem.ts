import { checkRoster } from '../rules/check-roster.js';
import type { RosterProblem } from '../../solver/index.js';
import { pinsOf, placeKey, problemOf, type RosterFacts } from '../roster-facts.js';

/** A schedule with all that its roster is computed and judged by. */
export interface RosterState {
  facts: RosterFacts;
  /** Duties above (+) or below (-) the fair share over six months, by minister id. */
  carried: ReadonlyMap<number, number>;
  /** Ids of the masses that have begun. */
  begun: ReadonlySet<number>;
}

/**
 * The problem that a computation of the roster solves.
 *
 * For a published schedule that is a repair. Masses that have begun stay as they are. What stands at the others is the
 * published roster, to be disturbed as little as possible; of the places that computations keep, those that break a rule
 * by now (somebody fell out) are kept no longer.
 */
export function computableProblem({ facts, carried, begun }: RosterState): RosterProblem {
  if (facts.schedule.status !== 'published') return problemOf(facts, { carried });
  const hasBegun = ({ slot }: { slot: number }) => begun.has(slot);
  const open: RosterFacts = {
    ...facts,
    places: facts.places.filter((place) => !hasBegun(place)),
    settled: [...facts.settled, ...facts.places.filter(hasBegun)],
  };
  const wanted = pinsOf(open).filter((pin) => !hasBegun(pin));
  const broken = new Set(
    checkRoster({ ...problemOf(open, { pins: wanted }), pins: [] }, wanted).map(placeKey),
  );
  const pins = wanted.filter((pin) => !broken.has(placeKey(pin)));
  const problem = problemOf(open, { carried, pins });
  const known = new Set(problem.ministers.map(({ id }) => id));
  return {
    ...problem,
    slots: problem.slots.map((slot) =>
      begun.has(slot.id) ? { ...slot, required: 0, experienced: 0 } : slot,
    ),
    published: open.places
      .filter(({ minister }) => known.has(minister))
      .map(({ slot, minister }) => ({ slot, minister })),
  };
}
