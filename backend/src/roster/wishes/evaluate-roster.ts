import { checkRoster, type RosterViolation } from '../rules/check-roster.js';
import {
  dayNumber,
  mayServeOn,
  pairKey,
  type RosterAssignment,
  type RosterId,
  type RosterProblem,
  type StageName,
  stageOrder,
} from '../../solver/index.js';

/** The value of one objective. */
export interface StageValue {
  name: StageName;
  value: number;
}

export interface RosterEvaluation {
  /** All objectives in their order. */
  stages: StageValue[];
  /** Every hard rule that is broken; empty when the roster is sound. */
  violations: RosterViolation[];
}

/**
 * Judges any assignments, sound or not, by the problem as stated and apart from the optimiser: what the objectives are
 * worth and which hard rules are broken. A place beyond those required counts for no objective of the mass.
 */
export function evaluateRoster(problem: RosterProblem, assignments: RosterAssignment[]): RosterEvaluation {
  const values = rosterEvaluator(problem)(assignments);
  return {
    stages: orderOf(problem).map((name) => ({ name, value: values[name] })),
    violations: checkRoster(problem, assignments),
  };
}

/** The order of the objectives that the problem asks for. */
export function orderOf({ published = [] }: RosterProblem): StageName[] {
  return stageOrder(published.length > 0);
}

/** The objectives of a roster. */
export type RosterValues = Record<StageName, number>;

/** Prepares the objectives of many rosters of one problem. */
export function rosterEvaluator(problem: RosterProblem): (assignments: RosterAssignment[]) => RosterValues {
  const { slots, ministers, answers, published = [], minRestDays = 0 } = problem;
  const dates = new Map(slots.map(({ id, date }) => [id, date]));
  const days = new Map(slots.map(({ id, date }) => [id, dayNumber(date)]));
  const experienced = new Set(ministers.filter((minister) => minister.experienced).map(({ id }) => id));
  const answered = new Set(answers.map(({ minister }) => minister));
  const maybe = new Set(
    answers.filter(({ answer }) => answer === 'maybe').map(({ minister, slot }) => pairKey(minister, slot)),
  );
  const offered = offeredSlots(problem, dates);
  const couples = (problem.families ?? [])
    .filter(({ wish }) => wish === 'together')
    .map(({ a, b }) => ({ a, b, slots: [...offered.get(a)!].filter((slot) => offered.get(b)!.has(slot)) }));

  return (assignments) => {
    const made = new Set(assignments.map(({ minister, slot }) => pairKey(minister, slot)));
    const teams = new Map(slots.map(({ id }): [RosterId, RosterId[]] => [id, []]));
    const duties = new Map(ministers.map(({ id }): [RosterId, number[]] => [id, []]));
    for (const { minister, slot } of assignments) {
      teams.get(slot)?.push(minister);
      duties.get(minister)?.push(days.get(slot) ?? NaN);
    }
    const missing = slots.map(({ id, required }) => Math.max(0, required - teams.get(id)!.length));
    return {
      emptyPlaces: sum(missing),
      unevenShortage: sum(missing.map((places) => places ** 2)),
      disturbed: published.filter(({ minister, slot }) => !made.has(pairKey(minister, slot))).length,
      withoutExperienced: sum(
        slots.map(({ id, experienced: wanted = 0 }) =>
          Math.max(0, wanted - teams.get(id)!.filter((minister) => experienced.has(minister)).length),
        ),
      ),
      familiesSplit: sum(
        couples.map(
          ({ a, b, slots: common }) =>
            common.filter((slot) => made.has(pairKey(a, slot)) !== made.has(pairKey(b, slot))).length,
        ),
      ),
      maybes: [...made].filter((key) => maybe.has(key)).length,
      unfairness: sum(
        ministers
          .filter(({ id }) => answered.has(id))
          .map(({ id, carried = 0 }) => (duties.get(id)!.length + carried) ** 2),
      ),
      shortRest: sum([...duties.values()].map((own) => closePairs(own, minRestDays))),
    };
  };
}

/** For each minister, the masses that they offered for and may serve at. */
function offeredSlots(
  { ministers, answers }: RosterProblem,
  dates: ReadonlyMap<RosterId, string>,
): Map<RosterId, Set<RosterId>> {
  const people = new Map(ministers.map((minister) => [minister.id, minister]));
  const offered = new Map(ministers.map(({ id }): [RosterId, Set<RosterId>] => [id, new Set()]));
  for (const { minister, slot } of answers) {
    if (mayServeOn(people.get(minister)!, dates.get(slot)!)) offered.get(minister)!.add(slot);
  }
  return offered;
}

/** Pairs of days fewer than `least` apart. */
function closePairs(days: number[], least: number): number {
  return sum(days.map((day, i) => days.slice(i + 1).filter((other) => Math.abs(other - day) < least).length));
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
