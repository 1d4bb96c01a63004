import type { Highs, Solution } from 'highs';
import { LiveRelaxation } from './live-relaxation.js';
import type { ObjectiveCost } from './objective.js';
import type { Polytope } from './polytope.js';
import { TOLERANCE } from './programme.js';
import type { RosterModel } from './roster-model.js';
import type { SolveClock } from './solve-clock.js';

/** A lower bound on an objective, rounded up where the objective is whole. */
export function roundedBound(bound: number, { integral }: ObjectiveCost): number {
  // Adding zero turns -0 into 0.
  return integral ? Math.ceil(bound - TOLERANCE) + 0 : bound;
}

/** The duals with which a weighted sum of objectives, the last the one that is proven, is least over the relaxation. */
export interface StageDuals<Name extends string = string> {
  names: Name[];
  rowDual: Float64Array;
}

/** One objective minimised over the linear relaxation. */
export interface RelaxedStage<Name extends string = string> {
  name: Name;
  cost: ObjectiveCost;
  /** Proven lower bound, rounded up where the objective is whole; the later stages assume it reached. */
  bound: number;
  /** Where it was minimised, and the part of it in which the bound is reached. */
  before: Polytope;
  after: Polytope;
  /** Optimal vertex, candidates first. */
  vertex: Float64Array;
  /** What proves the bound where it was minimised with all before it from the beginning, and is no trivial one. */
  duals: StageDuals<Name> | undefined;
}

/**
 * Minimises the objectives one after the other over the linear relaxation, each over the optimal face of those before
 * it. By complementary slackness that face is the polytope with every column of nonzero reduced cost and every row of
 * nonzero dual held at its bound (reduced-cost fixing; Nemhauser and Wolsey, Integer and Combinatorial Optimization,
 * 1988, II.5.2). A whole objective with a fractional optimum cannot be on the face; it is then limited to the next
 * whole number. Stops early when the time is up.
 *
 * One run minimises the weighted sum of all objectives left, which is an order of magnitude faster than one run an
 * objective, each of them degenerate. The weights need not be right: a point that minimises w1 f1, w1 f1 + w2 f2 and so
 * on up to the whole sum, for any positive weights, is lexicographically minimal, and every such prefix of the sum is
 * then minimised too, from the basis of the whole. For large enough weights that basis is optimal for all prefixes
 * (Sherali and Soyster, Preemptive and nonpreemptive multi-objective programming, JOTA 39, 1983), which takes no
 * iteration more. Where an earlier objective gives way in a prefix, the weights were too small, and the objectives from
 * there on are run anew on the face of those before.
 */
export function relaxStages<Name extends string>(
  highs: Highs,
  model: RosterModel<Name>,
  polytope: Polytope,
  names: Name[],
  clock: SolveClock,
): RelaxedStage<Name>[] {
  const stages: RelaxedStage<Name>[] = [];
  LiveRelaxation.of(highs, model, polytope, (relaxation) => {
    const minimise = (objectives: Name[]): Solution | undefined =>
      relaxation.minimise(weightedCost(model, objectives), clock);
    while (stages.length < names.length) {
      const first = stages.length;
      if (first > 0) relaxation.moveTo(stages.at(-1)!.after);
      const left = names.slice(first);
      const whole = minimise(left);
      if (!whole) return;
      for (const name of left) {
        const before = stages.at(-1)?.after ?? polytope;
        const cost = model.costs[name];
        // What is held already may give the bound too, but tells no duals that prove it.
        const isTrivial = valueOf(cost, whole) <= polytope.trivialBound(cost) + TOLERANCE;
        const isLast = stages.length === names.length - 1;
        const prefix = names.slice(first, stages.length + 1);
        const solution = isTrivial || isLast ? whole : minimise(prefix);
        if (!solution) return;
        const earlier = stages.slice(first);
        if (!isTrivial && earlier.some((stage) => valueOf(stage.cost, solution) > stage.bound + TOLERANCE))
          break;
        const optimum = valueOf(cost, solution);
        const bound = roundedBound(optimum, cost);
        const gap = Math.max(0, bound - optimum);
        const after = before.clone();
        if (isTrivial) after.holdAtBounds(cost);
        else narrow(after, solution, cost.weight * gap, model.candidateCount);
        if (gap > TOLERANCE) after.limit(cost, bound);
        const isProof = first === 0 && !isTrivial;
        const duals = isProof ? { names: prefix, rowDual: solution.rowDual } : undefined;
        stages.push({ name, cost, bound, before, after, vertex: solution.colValue, duals });
        if (gap > TOLERANCE) break;
      }
    }
  });
  return stages;
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

function valueOf({ columns, values, constant }: ObjectiveCost, { colValue }: Solution): number {
  return columns.reduce((total, column, position) => total + values[position]! * colValue[column]!, constant);
}

/** The weighted sum of objectives as coefficients of every column. */
function weightedCost<Name extends string>(
  { costs, programme }: RosterModel<Name>,
  names: Name[],
): Float64Array {
  const dense = new Float64Array(programme.columnCount);
  for (const name of names) {
    const { columns, values, weight } = costs[name];
    columns.forEach((column, position) => {
      dense[column]! += weight * values[position]!;
    });
  }
  return dense;
}
