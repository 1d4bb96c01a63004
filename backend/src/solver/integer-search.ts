import type { Highs } from 'highs';
import { freeModel, type FreeModel } from './free-model.js';
import { TOLERANCE } from './programme.js';
import { roundedBound, type RelaxedStage } from './relaxation.js';
import type { RosterIndex } from './roster-index.js';
import type { SolveClock } from './solve-clock.js';

/** Branch-and-bound nodes after which the search for a roster on a face gives way to the stages' own proofs. */
const FACE_NODES = 200;

/** What a branch-and-bound run found: the chosen candidates, if any, and its proven bound. */
export interface IntegerOutcome {
  chosen: Uint8Array | undefined;
  bound: number;
}

const NOTHING: IntegerOutcome = { chosen: undefined, bound: -Infinity };

/**
 * Looks for a roster on the optimal face of the last stage: the vertex itself when it is whole; else near it, where
 * only candidates of people and of masses with a fractional part stay free, then those of either; else anywhere on it.
 *
 * @returns the chosen candidates, or undefined when none was found.
 */
export function rosterOnFace(
  highs: Highs,
  index: RosterIndex,
  { after, vertex }: RelaxedStage,
  clock: SolveClock,
): Uint8Array | undefined {
  const fractional = index.candidates.filter((_, c) => !isWhole(vertex[c]!));
  if (fractional.length === 0) return toChoice(vertex, index);

  const people = new Set(fractional.map(({ minister }) => minister));
  const masses = new Set(fractional.map(({ slot }) => slot));
  const isBetween = (c: number): boolean =>
    people.has(index.candidates[c]!.minister) && masses.has(index.candidates[c]!.slot);
  const isNear = (c: number): boolean =>
    people.has(index.candidates[c]!.minister) || masses.has(index.candidates[c]!.slot);
  const options = { mip_max_improving_sols: 1, mip_max_nodes: FACE_NODES };
  for (const isFree of [isBetween, isNear, () => true]) {
    const polytope = after.clone();
    for (let c = 0; c < index.candidates.length; c++) {
      if (!isFree(c)) polytope.colLower[c] = polytope.colUpper[c] = Math.round(vertex[c]!);
    }
    const { chosen } = branchAndBound(highs, index, freeModel(polytope), clock, { options });
    if (chosen || clock.remaining === 0) return chosen;
  }
  return undefined;
}

/**
 * Minimises one stage's objective in whole numbers over the polytope it started from. Without
 * presolve: that of HiGHS 1.15 calls some feasible mixed-integer programmes infeasible (seen on a
 * roster; github.com/ERGO-Code/HiGHS issues 3090 and 3296), so a proof may not lean on it.
 *
 * @param start candidates of a roster in that polytope.
 * @param seconds time limit.
 */
export function minimiseStage(
  highs: Highs,
  index: RosterIndex,
  { before, cost }: RelaxedStage,
  start: Uint8Array,
  seconds: number,
  clock: SolveClock,
): IntegerOutcome {
  const outcome = branchAndBound(highs, index, freeModel(before, cost), clock, {
    options: {
      mip_abs_gap: cost.integral ? 1 - 1e-4 : TOLERANCE,
      time_limit: seconds,
      presolve: 'off',
    },
    start,
  });
  return { ...outcome, bound: roundedBound(outcome.bound, cost) };
}

function branchAndBound(
  highs: Highs,
  index: RosterIndex,
  { data, position, expand }: FreeModel,
  clock: SolveClock,
  { options, start }: { options: Record<string, number | string>; start?: Uint8Array },
): IntegerOutcome {
  const outcome = highs.withModel(data, (model): IntegerOutcome => {
    model.options.set({ output_flag: false, mip_rel_gap: 0, time_limit: clock.remaining, ...options });
    if (start) {
      const free = Array.from(start.keys()).filter((candidate) => position[candidate]! >= 0);
      model.setSolution({
        indices: free.map((candidate) => position[candidate]!),
        values: free.map((candidate) => start[candidate]!),
      });
    }
    try {
      model.run({
        [highs.constants.callbackType.mipInterrupt]: (event) => {
          if (clock.isCancelled) event.interrupt();
          return undefined;
        },
      });
    } catch (error) {
      // HiGHS gives up a run whose solution misses its own tolerances: nothing found, nothing proven.
      if (error instanceof highs.errors.HighsError) return NOTHING;
      throw error;
    }
    const found = model.info.get('primal_solution_status') === highs.constants.solutionStatus.feasible;
    if (!found) return NOTHING;
    return {
      chosen: toChoice(expand(model.getSolution().colValue), index),
      bound: Number(model.info.get('mip_dual_bound')),
    };
  });
  clock.throwIfCancelled();
  return outcome;
}

function isWhole(value: number): boolean {
  return Math.abs(value - Math.round(value)) <= TOLERANCE;
}

function toChoice(values: Float64Array, index: RosterIndex): Uint8Array {
  return Uint8Array.from(values.subarray(0, index.candidates.length), Math.round);
}
