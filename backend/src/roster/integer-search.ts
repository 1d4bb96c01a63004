import type { Highs, ModelData } from 'highs';
import { roundedBound, TOLERANCE, type RelaxedStage } from './relaxation.js';
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
 * Looks for a roster on the optimal face of the last stage: the vertex itself when it is whole, else
 * near it (only masses and people with a fractional part stay free), else anywhere on the face.
 *
 * @returns the chosen candidates, or undefined when none was found.
 */
export function rosterOnFace(
  highs: Highs,
  index: RosterIndex,
  { after, vertex }: RelaxedStage,
  clock: SolveClock,
): Uint8Array | undefined {
  const near = after.clone();
  const people = new Set<number>();
  const masses = new Set<number>();
  index.candidates.forEach(({ minister, slot }, c) => {
    if (isWhole(vertex[c]!)) return;
    people.add(minister);
    masses.add(slot);
  });
  if (people.size === 0) return toChoice(vertex, index);

  index.candidates.forEach(({ minister, slot }, c) => {
    if (people.has(minister) || masses.has(slot)) return;
    near.colLower[c] = near.colUpper[c] = Math.round(vertex[c]!);
  });
  for (const polytope of [near, after]) {
    const options = { mip_max_improving_sols: 1, mip_max_nodes: FACE_NODES };
    const { chosen } = branchAndBound(highs, index, polytope.toModel(undefined, true), clock, { options });
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
  const outcome = branchAndBound(highs, index, before.toModel(cost, true), clock, {
    options: {
      mip_abs_gap: cost.integral ? 1 - 1e-4 : TOLERANCE,
      time_limit: seconds,
      presolve: 'off',
    },
    start,
  });
  return { ...outcome, bound: roundedBound(outcome.bound + cost.constant, cost) };
}

function branchAndBound(
  highs: Highs,
  index: RosterIndex,
  data: ModelData,
  clock: SolveClock,
  { options, start }: { options: Record<string, number | string>; start?: Uint8Array },
): IntegerOutcome {
  const outcome = highs.withModel(data, (model): IntegerOutcome => {
    model.options.set({ output_flag: false, mip_rel_gap: 0, time_limit: clock.remaining, ...options });
    if (start) {
      model.setSolution({ indices: Int32Array.from(start.keys()), values: Float64Array.from(start) });
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
      chosen: toChoice(model.getSolution().colValue, index),
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
