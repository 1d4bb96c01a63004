/** Places that no computation touches, taken out of the engine's problem. */
import { placeKey, type RosterAssignment, type RosterProblem } from '../solver/index.js';

/**
 * The problem of what remains once some places are taken as given, whether or not they keep the rules: they fill
 * their masses and count among the duties of their people, who have that day taken and whose relatives that serve apart
 * stay away from that mass. Pins keep what they need.
 */
export function setAside(problem: RosterProblem, places: readonly RosterAssignment[]): RosterProblem {
  if (places.length === 0) return problem;
  const pins = problem.pins ?? [];
  const pinned = new Set(pins.map(placeKey));
  const dateOf = new Map(problem.slots.map(({ id, date }) => [id, date]));
  const isExperienced = new Map(problem.ministers.map(({ id, experienced }) => [id, experienced === true]));
  const at = (slot: number, among: readonly RosterAssignment[]) => among.filter((each) => each.slot === slot);
  const by = (id: number, among: readonly RosterAssignment[]) =>
    among.filter(({ minister }) => minister === id);
  const taken = new Set(
    places.flatMap(({ slot, minister }) => [
      placeKey({ slot, minister }),
      ...apartFrom(problem, minister).map((relative) => placeKey({ slot, minister: relative })),
    ]),
  );
  return {
    ...problem,
    slots: problem.slots.map((slot) => {
      const team = at(slot.id, places);
      const experienced = team.filter(({ minister }) => isExperienced.get(minister)).length;
      return {
        ...slot,
        required: Math.max(slot.required - team.length, at(slot.id, pins).length),
        experienced: Math.max(0, (slot.experienced ?? 0) - experienced),
      };
    }),
    ministers: problem.ministers.map((minister) => {
      const own = by(minister.id, places);
      if (own.length === 0) return minister;
      const ownPins = by(minister.id, pins);
      const pinnedDays = new Set(ownPins.map(({ slot }) => dateOf.get(slot)));
      const days = own.map(({ slot }) => dateOf.get(slot)!).filter((day) => !pinnedDays.has(day));
      return {
        ...minister,
        balance: (minister.balance ?? 0) + own.length,
        blockedDates: [...new Set([...(minister.blockedDates ?? []), ...days])],
        ...(minister.maxDuties !== undefined && {
          maxDuties: Math.max(minister.maxDuties - own.length, ownPins.length),
        }),
      };
    }),
    answers: problem.answers.filter((answer) => {
      const key = placeKey(answer);
      return pinned.has(key) || !taken.has(key);
    }),
  };
}

function apartFrom({ families = [] }: RosterProblem, minister: number): number[] {
  return families
    .filter(({ a, b, wish }) => wish === 'apart' && (a === minister || b === minister))
    .map(({ a, b }) => (a === minister ? b : a));
}
