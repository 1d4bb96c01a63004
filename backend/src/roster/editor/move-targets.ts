/** Where somebody could be moved, or who could come instead. */
import { placeKey, type RosterAssignment } from '../../solver/index.js';
import { allPlaces, type RosterFacts } from '../roster.js';
import { briefly } from '../rules/hard-rules.js';
import { PlaceCheck } from '../rules/place-check.js';

/** A place that a move would give. */
export interface MoveTarget {
  slotId: number;
  ministerId: number;
  /** The hard rules that it would break, in a few words each; empty where nothing stands against it. */
  obstacles: string[];
}

/**
 * What speaks against a person at each other mass, and against each other person in the place that they leave: all as
 * though they had left it already.
 *
 * @param from the mass that they would leave; none when they would take one more duty.
 */
export function moveTargets(facts: RosterFacts, minister: number, from?: number): MoveTarget[] {
  const stays = ({ slot, minister: id }: RosterAssignment) => slot !== from || id !== minister;
  const lifted = {
    ...facts,
    places: facts.places.filter(stays),
    overridden: facts.overridden.filter(stays),
  };
  const masses = [...facts.masses.keys()].filter((slot) => slot !== from);
  const people = from === undefined ? [] : [...facts.people.keys()].filter((id) => id !== minister);
  const targets = [
    ...masses.map((slot) => ({ slot, minister })),
    ...people.map((id) => ({ slot: from!, minister: id })),
  ];
  const taken = new Set(allPlaces(lifted).map(placeKey));
  const check = new PlaceCheck(lifted, targets);
  return targets.map((place) => {
    const violations = taken.has(placeKey(place))
      ? [{ ...place, rule: 'duplicate' as const }]
      : check.violations(place);
    return {
      slotId: place.slot,
      ministerId: place.minister,
      obstacles: violations.map((violation) => briefly(violation, facts)),
    };
  });
}
