import { checkRoster } from '../rules/check-roster.js';
import { placeKey, type RosterAssignment, type RosterProblem } from '../../solver/index.js';
import { pinsOf, problemOf, type RosterFacts, type RosterState } from '../roster.js';

/**
 * The problem that a computation of the roster solves.
 *
 * Of a published schedule, masses that have begun stay as they are; of the places that computations keep, those that
 * break a rule by now (somebody fell out) are kept no longer.
 *
 * @param start `standing`: a repair; the places as they stand are to be disturbed as little as possible. `anew`: they
 *   count for nothing. A published roster is repaired and any other computed anew when left out.
 */
export function computableProblem(
  { facts, balances, begun }: RosterState,
  start: 'standing' | 'anew' = facts.schedule.status === 'published' ? 'standing' : 'anew',
): RosterProblem {
  const isPublished = facts.schedule.status === 'published';
  const hasBegun = ({ slot }: { slot: number }) => isPublished && begun.has(slot);
  const open: RosterFacts = {
    ...facts,
    places: facts.places.filter((place) => !hasBegun(place)),
    overridden: [...facts.overridden, ...facts.places.filter(hasBegun)],
  };
  const wanted = pinsOf(open).filter((pin) => !hasBegun(pin));
  const pins = isPublished ? unbroken(open, wanted) : wanted;
  const problem = problemOf(open, { balances, pins });
  const known = new Set(problem.ministers.map(({ id }) => id));
  return {
    ...problem,
    slots: problem.slots.map((slot) =>
      hasBegun({ slot: slot.id }) ? { ...slot, required: 0, experienced: 0 } : slot,
    ),
    ...(start === 'standing' && {
      published: open.places
        .filter(({ minister }) => known.has(minister))
        .map(({ slot, minister }) => ({ slot, minister })),
    }),
  };
}

/** Those of the pins that break no rule. */
function unbroken(facts: RosterFacts, pins: RosterAssignment[]): RosterAssignment[] {
  const broken = new Set(checkRoster({ ...problemOf(facts, { pins }), pins: [] }, pins).map(placeKey));
  return pins.filter((pin) => !broken.has(placeKey(pin)));
}
