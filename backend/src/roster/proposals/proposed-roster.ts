/** What a computed roster would make of the one that stands. */
import { computableProblem } from '../compute/computable-problem.js';
import { allPlaces, judgingProblem, pinsOf, type RosterFacts, type RosterState } from '../roster.js';
import { checkRoster, type RosterViolation } from '../rules/check-roster.js';
import { placeKey, type RosterAssignment } from '../../solver/index.js';
import { compareRosters, type RosterComparison } from '../wishes/compare-rosters.js';

/** The roster that computed assignments make: overridden places and, once published, masses that have begun stay as they are. */
export function proposedRoster(
  { facts, begun }: RosterState,
  assignments: readonly RosterAssignment[],
): RosterAssignment[] {
  const stays = ({ slot }: RosterAssignment) => facts.schedule.status === 'published' && begun.has(slot);
  const overridden = new Set(facts.overridden.map(placeKey));
  return [
    ...assignments.filter(
      (place) =>
        facts.masses.has(place.slot) &&
        facts.people.has(place.minister) &&
        !stays(place) &&
        !overridden.has(placeKey(place)),
    ),
    ...facts.places.filter(stays),
    ...facts.overridden,
  ];
}

/** The objectives of two rosters; places of people who serve no more count as empty. */
export function objectivesOf(
  state: RosterState,
  before: readonly RosterAssignment[],
  after: readonly RosterAssignment[],
): Pick<RosterComparison, 'stages' | 'better'> {
  const { facts, begun } = state;
  const overridden = new Set(facts.overridden.map(placeKey));
  const isOpen = (place: RosterAssignment) =>
    !overridden.has(placeKey(place)) &&
    facts.people.get(place.minister)?.serves === true &&
    !(facts.schedule.status === 'published' && begun.has(place.slot));
  return compareRosters(computableProblem(state), before.filter(isOpen), after.filter(isOpen));
}

/** Every hard rule that the places break, but for those given though they do. */
export function brokenIn(facts: RosterFacts, places: RosterAssignment[]): RosterViolation[] {
  const overridden = new Set(facts.overridden.map(placeKey));
  const isOverridden = (place: RosterAssignment) => overridden.has(placeKey(place));
  const problem = { ...judgingProblem(facts, places), pins: pinsOf(facts) };
  const open = places.filter((place) => !isOverridden(place));
  return checkRoster(problem, [...open, ...places.filter(isOverridden)]).filter(
    (violation) => !isOverridden(violation),
  );
}

/** The hard rules that places break and the present ones do not; whoever falls out is not missed. */
export function newlyBroken(facts: RosterFacts, places: RosterAssignment[]): RosterViolation[] {
  const before = brokenIn(facts, allPlaces(facts));
  const known = new Set(before.map((violation) => `${violation.rule} ${placeKey(violation)}`));
  const failing = new Set(before.map(placeKey));
  return brokenIn(facts, places).filter(
    (violation) =>
      !known.has(`${violation.rule} ${placeKey(violation)}`) &&
      !(violation.rule === 'pin-missing' && failing.has(placeKey(violation))),
  );
}

/** Who enters and who leaves from one roster to another. */
export function differences(
  before: readonly RosterAssignment[],
  after: readonly RosterAssignment[],
): { added: RosterAssignment[]; removed: RosterAssignment[] } {
  const [had, has] = [new Set(before.map(placeKey)), new Set(after.map(placeKey))];
  return {
    added: after.filter((place) => !had.has(placeKey(place))),
    removed: before.filter((place) => !has.has(placeKey(place))),
  };
}
