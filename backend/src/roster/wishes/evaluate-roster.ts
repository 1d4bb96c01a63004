import { checkRoster, type RosterViolation } from '../rules/check-roster.js';
import type { RosterAssignment, RosterProblem } from '../../solver/index.js';
import { ProblemLookup, type TeamChange, RosterLookup } from './roster-lookup.js';
import type { Wish } from './wish.js';
import { type WishName, wishOrderOf, type WishValues, WISHES } from './wishes.js';

/** The number of one wish. */
export interface StageValue {
  name: WishName;
  value: number;
}

export interface RosterEvaluation {
  /** All wishes in their order. */
  stages: StageValue[];
  /** Every hard rule that is broken; empty when the roster is sound. */
  violations: RosterViolation[];
}

/**
 * Judges any assignments, sound or not, by the problem as stated and apart from the optimiser: what the wishes are worth
 * and which hard rules are broken. A place beyond those required counts for no wish about the mass.
 */
export function evaluateRoster(problem: RosterProblem, assignments: RosterAssignment[]): RosterEvaluation {
  const values = rosterEvaluator(problem)(assignments);
  return {
    stages: wishOrderOf(problem).map((name) => ({ name, value: values[name] })),
    violations: checkRoster(problem, assignments),
  };
}

/** Prepares the numbers of many rosters of one problem. */
export function rosterEvaluator(problem: RosterProblem): (assignments: RosterAssignment[]) => WishValues {
  const lookup = new ProblemLookup(problem);
  return (assignments) => {
    const roster = new RosterLookup(lookup, assignments);
    return numbers((wish) => wish.value(roster));
  };
}

/**
 * What single changes of a roster do to its numbers, without counting the whole roster again: the editor and the
 * explanations try hundreds of them. A change must be possible, but need keep no rule.
 */
export function changeEffects(roster: RosterLookup): (change: TeamChange) => WishValues {
  return (change) => numbers((wish) => wish.effect(roster, change));
}

function numbers(of: (wish: Wish) => number): WishValues {
  return Object.fromEntries(WISHES.map((wish) => [wish.name, of(wish)])) as WishValues;
}
