import type { Highs, Model, Solution } from 'highs';
import { denseCost, Polytope } from './polytope.js';
import type { RosterModel, StageCost } from './roster-model.js';
import type { SolveClock } from './solve-clock.js';
import type { StageName } from './types.js';

/** Size below which a reduced cost, a row dual or a difference of objectives counts as zero. */
export const TOLERANCE = 1e-6;

/** A lower bound on an objective, rounded up where the objective is whole. */
export function roundedBound(bound: number, { integral }: StageCost): number {
  // Adding zero turns -0 into 0.
  return integral ? Math.ceil(bound - TOLERANCE) + 0 : bound;
}

/** One objective minimised over the linear relaxation. */
export interface RelaxedStage {
  name: StageName;
  cost: StageCost;
  /** Proven lower bound, rounded up where the objective is whole; the later stages assume it reached. */
  bound: number;
  /** Where it was minimised, and the part of it in which the bound is reached. */
  before: Polytope;
  after: Polytope;
  /** Optimal vertex, candidates first. */
  vertex: Float64Array;
}

/**
 * Minimises the objectives one after the other over the linear relaxation, each over the optimal face
 * of those before it. By complementary slackness that face is the polytope with every column of
 * nonzero reduced cost and every row of nonzero dual held at its bound, so each stage shrinks the next
 * (reduced-cost fixing; Nemhauser and Wolsey, Integer and Combinatorial Optimization, 1988, II.5.2).
 * A whole objective with a fractional optimum cannot be on the face; it is then limited to the next
 * whole number. Stops early when the time is up.
 */
export function relaxStages(
  highs: Highs,
  model: RosterModel,
  polytope: Polytope,
  names: StageName[],
  clock: SolveClock,
): RelaxedStage[] {
  const stages: RelaxedStage[] = [];
  const data = polytope.toModel(undefined, false);
  highs.withModel(data, (relaxation) => {
    relaxation.options.set({ output_flag: false });
    let before = polytope;
    for (const name of names) {
      clock.throwIfCancelled();
      if (clock.remaining === 0) return;
      const cost = model.costs[name];
      // HiGHS counts its time from the creation of the model, over all runs.
      relaxation.options.set('time_limit', relaxation.getRunTime() + clock.remaining);
      relaxation.changeColsCost(range(data.numCols), denseCost(cost, data.numCols));
      if (!runsToOptimum(highs, relaxation)) return;
      const solution = relaxation.getSolution();
      const optimum = relaxation.getObjectiveValue() + cost.constant;
      const bound = roundedBound(optimum, cost);
      const after = before.clone();
      narrow(after, solution, Math.max(0, bound - optimum), model.candidateCount);
      if (bound - optimum > TOLERANCE) after.limit(cost, bound);
      load(relaxation, before, after);
      stages.push({ name, cost, bound, before, after, vertex: solution.colValue });
      before = after;
    }
  });
  return stages;
}

/** Runs a relaxation; false when time ran out or HiGHS missed its own tolerances. */
function runsToOptimum(highs: Highs, relaxation: Model): boolean {
  try {
    return relaxation.run().modelStatus === highs.constants.modelStatus.optimal;
  } catch (error) {
    if (error instanceof highs.errors.HighsError) return false;
    throw error;
  }
}

/** Holds at their bounds the columns (and, without a gap, the rows) that may not leave them within the gap. */
function narrow(polytope: Polytope, { colDual, rowDual }: Solution, gap: number, candidates: number): void {
  const exact = gap <= TOLERANCE;
  const { colLower, colUpper, rowLower, rowUpper } = polytope;
  const columns = exact ? colLower.length : candidates;
  for (let column = 0; column < columns; column++) {
    const reduced = colDual[column]!;
    if (reduced > gap + TOLERANCE) colUpper[column] = colLower[column]!;
    else if (reduced < -gap - TOLERANCE) colLower[column] = colUpper[column]!;
  }
  if (!exact) return;
  for (let row = 0; row < rowLower.length; row++) {
    const dual = rowDual[row]!;
    if (dual > TOLERANCE && Number.isFinite(rowLower[row]!)) rowUpper[row] = rowLower[row]!;
    else if (dual < -TOLERANCE && Number.isFinite(rowUpper[row]!)) rowLower[row] = rowUpper[row]!;
  }
}

/** Brings the loaded relaxation from one polytope to the next, keeping its basis. */
function load(relaxation: Model, before: Polytope, after: Polytope): void {
  relaxation.changeColsBounds(range(after.colLower.length), after.colLower, after.colUpper);
  relaxation.changeRowsBounds(range(after.rowLower.length), after.rowLower, after.rowUpper);
  for (const { cost, upper } of after.cutoffs.slice(before.cutoffs.length)) {
    relaxation.addRow(-Infinity, upper, { indices: cost.columns, values: cost.values });
  }
}

function range(length: number): { kind: 'range'; from: number; to: number } {
  return { kind: 'range', from: 0, to: length - 1 };
}
