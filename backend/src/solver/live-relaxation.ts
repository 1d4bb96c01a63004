import type { Highs, Model, Solution } from 'highs';
import type { Polytope } from './polytope.js';
import { TOLERANCE, toModelData, type Programme } from './programme.js';
import type { RosterModel } from './roster-model.js';
import type { SolveClock } from './solve-clock.js';

/**
 * The linear relaxation of a roster model, kept in HiGHS with its basis while objectives and polytope change. Of the
 * model's lazy rows it holds those that a solution broke; an optimum that keeps the others too, whose duals are then
 * zero, is an optimum of the whole.
 */
export class LiveRelaxation {
  private readonly programme: Programme;
  private readonly firstLazyRow: number;
  /** What each row in HiGHS after the first ones is: a lazy row, or undefined for a limit on an objective. */
  private readonly addedRows: (number | undefined)[] = [];
  private limits = 0;
  private readonly highs: Highs;
  private readonly relaxation: Model;
  private polytope: Polytope;

  /** Loads the relaxation of a polytope for the time of a piece of work. */
  static of<T>(
    highs: Highs,
    model: RosterModel,
    polytope: Polytope,
    work: (relaxation: LiveRelaxation) => T,
  ): T {
    const { programme, lazyRowsFrom: rowCount } = model;
    const end = programme.starts[rowCount]!;
    const firstRows: Programme = {
      ...programme,
      rowCount,
      colLower: polytope.colLower,
      colUpper: polytope.colUpper,
      rowLower: polytope.rowLower.subarray(0, rowCount),
      rowUpper: polytope.rowUpper.subarray(0, rowCount),
      starts: programme.starts.subarray(0, rowCount + 1),
      indices: programme.indices.subarray(0, end),
      values: programme.values.subarray(0, end),
    };
    const data = toModelData(firstRows, new Float64Array(programme.columnCount), false);
    return highs.withModel(data, (relaxation) =>
      work(new LiveRelaxation(highs, relaxation, model, polytope)),
    );
  }

  private constructor(highs: Highs, relaxation: Model, model: RosterModel, polytope: Polytope) {
    this.highs = highs;
    this.relaxation = relaxation;
    this.programme = model.programme;
    this.firstLazyRow = model.lazyRowsFrom;
    this.polytope = polytope;
    relaxation.options.set({
      output_flag: false,
      presolve: 'off',
      // The rows have ones only: nothing to scale.
      simplex_scale_strategy: 0,
      // Many optima are equal: costs told further apart take fewer iterations.
      dual_simplex_cost_perturbation_multiplier: 3,
    });
    this.addLimits();
  }

  /** Changes to another polytope of the same model, with the limits of this one and perhaps more. */
  moveTo(polytope: Polytope): void {
    const { colLower, colUpper, rowLower, rowUpper } = polytope;
    const first = this.firstLazyRow;
    this.polytope = polytope;
    this.relaxation.changeColsBounds(range(colLower.length), colLower, colUpper);
    this.relaxation.changeRowsBounds(range(first), rowLower.subarray(0, first), rowUpper.subarray(0, first));
    this.addedRows.forEach((row, position) => {
      if (row === undefined) return;
      this.relaxation.changeRowBounds(first + position, rowLower[row]!, rowUpper[row]!);
    });
    this.addLimits();
  }

  /**
   * Minimises an objective, one cost a column; undefined when there is no solution, time runs out or HiGHS misses its own
   * tolerances. The duals of the solution are those of all the model's rows, then those of the limits on objectives.
   *
   * @throws RosterCancelledError when the caller gave the solve up.
   */
  minimise(colCost: Float64Array, clock: SolveClock): Solution | undefined {
    this.relaxation.changeColsCost(range(colCost.length), colCost);
    for (;;) {
      clock.throwIfCancelled();
      if (clock.remaining === 0) return undefined;
      // HiGHS counts its time from the creation of the model, over all runs.
      this.relaxation.options.set('time_limit', this.relaxation.getRunTime() + clock.remaining);
      if (!this.runsToOptimum()) return undefined;
      const solution = this.relaxation.getSolution();
      if (!this.takeUpBroken(solution.colValue))
        return { ...solution, rowDual: this.dualsOfRows(solution.rowDual) };
    }
  }

  /** After a run without solution: multipliers of rows and limits that no point obeys, if HiGHS found any. */
  infeasibility(): Float64Array | undefined {
    const ray = this.relaxation.getDualRay();
    return ray && this.dualsOfRows(Float64Array.from(ray.values));
  }

  private runsToOptimum(): boolean {
    const { constants, errors } = this.highs;
    try {
      return this.relaxation.run().modelStatus === constants.modelStatus.optimal;
    } catch (error) {
      if (error instanceof errors.HighsError) return false;
      throw error;
    }
  }

  /**
   * Adds the lazy rows that a solution breaks, and those that share a column with them: the next solution would break
   * them instead. False when none is broken.
   */
  private takeUpBroken(colValue: Float64Array): boolean {
    const { starts, indices, values, rowCount, columnCount } = this.programme;
    const { rowLower, rowUpper } = this.polytope;
    const takenUp = new Set(this.addedRows);
    const touched = new Uint8Array(columnCount);
    let isBroken = false;
    for (let row = this.firstLazyRow; row < rowCount; row++) {
      if (takenUp.has(row)) continue;
      let activity = 0;
      for (let i = starts[row]!; i < starts[row + 1]!; i++) activity += values[i]! * colValue[indices[i]!]!;
      if (activity >= rowLower[row]! - TOLERANCE && activity <= rowUpper[row]! + TOLERANCE) continue;
      isBroken = true;
      for (let i = starts[row]!; i < starts[row + 1]!; i++) touched[indices[i]!] = 1;
    }
    for (let row = this.firstLazyRow; isBroken && row < rowCount; row++) {
      const columns = indices.subarray(starts[row], starts[row + 1]);
      if (takenUp.has(row) || !columns.some((column) => touched[column])) continue;
      this.addedRows.push(row);
      this.relaxation.addRow(rowLower[row]!, rowUpper[row]!, {
        indices: columns,
        values: values.subarray(starts[row], starts[row + 1]),
      });
    }
    return isBroken;
  }

  private dualsOfRows(rowDual: Float64Array): Float64Array {
    const { rowCount } = this.programme;
    const duals = new Float64Array(rowCount + this.limits);
    duals.set(rowDual.subarray(0, this.firstLazyRow));
    let limit = rowCount;
    this.addedRows.forEach((row, position) => {
      duals[row ?? limit++] = rowDual[this.firstLazyRow + position]!;
    });
    return duals;
  }

  private addLimits(): void {
    for (const { cost, upper } of this.polytope.cutoffs.slice(this.limits)) {
      this.addedRows.push(undefined);
      this.relaxation.addRow(-Infinity, upper, { indices: cost.columns, values: cost.values });
    }
    this.limits = this.polytope.cutoffs.length;
  }
}

function range(length: number): { kind: 'range'; from: number; to: number } {
  return { kind: 'range', from: 0, to: length - 1 };
}
