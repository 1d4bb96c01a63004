import type { Highs } from 'highs';
import {
  type Certificate,
  type CertificateRow,
  type CertificateStage,
  type CertificateTree,
  DENOMINATOR,
} from './certificate-files.js';
import { LiveRelaxation } from './live-relaxation.js';
import type { LexicographicResult, StageResult } from './lexicographic.js';
import { Polytope } from './polytope.js';
import { TOLERANCE } from './programme.js';
import type { RosterIndex } from './roster-index.js';
import type { RosterModel } from './roster-model.js';
import type { SolveClock } from './solve-clock.js';

/** Linear programmes that the proof of one stage may take, and seconds that all proofs beyond the known duals may. */
const MOST_CASES = 400;
const MOST_SECONDS = 2;
/** How much heavier an infeasible case's multipliers are tried to be; the first that proves it is taken. */
const HEAVIER = [1, 16, 256, 4096, 65_536];

/** Multipliers of the model's rows and of the earlier stages, in units of 1 / denominator. */
interface Multipliers {
  rows: Float64Array;
  stages: number[];
}

/** A stage as the certificate counts it, in whole numbers. */
interface WholeStage<Name extends string> {
  name: Name;
  /** How many of the certificate's units make one of the objective's. */
  unit: number;
  columns: number[];
  values: number[];
  constant: number;
  value: number;
  step: number;
}

/**
 * The certificate of a roster: of each stage whose value is its bound, the multipliers that prove it, rounded from the
 * duals of the relaxation. Where these are not known, or fall short of the whole number, linear programmes of the stage
 * alone are solved, and cases told apart. A stage that is not proven so is left out.
 */
export function certify<Name extends string>(
  highs: Highs,
  { index, model }: { index: RosterIndex; model: RosterModel<Name> },
  { stages, duals }: Pick<LexicographicResult<Name>, 'stages' | 'duals'>,
  clock: SolveClock,
): Certificate {
  const factor = wholeFactor(index.balances);
  const counted = stages.map((stage) => wholeStage(model, stage, factor));
  const prover = new Prover(highs, index, model, counted, clock);
  const proofs = stages.map(({ name, value, bound }, position): CertificateStage | undefined => {
    if (value !== bound) return undefined;
    const tree = prover.prove(position, duals.get(name));
    const base = { name, value: counted[position]!.value };
    return tree && ('rows' in tree ? { ...base, rows: tree.rows } : { ...base, rows: [], tree });
  });
  return { denominator: DENOMINATOR, factor, stages: proofs.filter((proof) => proof !== undefined) };
}

class Prover<Name extends string> {
  private readonly highs: Highs;
  private readonly index: RosterIndex;
  private readonly model: RosterModel<Name>;
  private readonly stages: WholeStage<Name>[];
  private readonly clock: SolveClock;
  private readonly root: Polytope;
  private readonly until: number;

  constructor(
    highs: Highs,
    index: RosterIndex,
    model: RosterModel<Name>,
    stages: WholeStage<Name>[],
    clock: SolveClock,
  ) {
    this.highs = highs;
    this.index = index;
    this.model = model;
    this.stages = stages;
    this.clock = clock;
    this.root = new Polytope(model.programme);
    this.until = clock.seconds + MOST_SECONDS;
  }

  /** The proof of a stage; undefined when none was found in time. */
  prove(
    position: number,
    duals: { names: Name[]; rowDual: Float64Array } | undefined,
  ): CertificateTree | undefined {
    const nothing: Multipliers = { rows: new Float64Array(this.model.programme.rowCount), stages: [] };
    const known = [nothing, ...(duals ? [this.fromDuals(position, duals)] : [])];
    const proof = known.find((multipliers) => this.proves(position, multipliers, this.root));
    return proof ? this.toRows(proof) : this.solveCases(position);
  }

  /** The duals of a weighted sum of stages, this one the last, prove it once divided by its weight. */
  private fromDuals(
    position: number,
    { names, rowDual }: { names: Name[]; rowDual: Float64Array },
  ): Multipliers {
    const { costs } = this.model;
    const { name, unit } = this.stages[position]!;
    const scale = (DENOMINATOR * unit) / costs[name].weight;
    const stages = this.stages
      .slice(0, position)
      .map((earlier) =>
        names.includes(earlier.name) ? -Math.round((costs[earlier.name].weight * scale) / earlier.unit) : 0,
      );
    return { rows: this.rounded(rowDual, scale), stages };
  }

  /** Whole multipliers with the signs that the rows demand. */
  private rounded(rowDual: Float64Array, scale: number): Float64Array {
    const { rowCount, rowLower, rowUpper } = this.model.programme;
    const rows = new Float64Array(rowCount);
    for (let row = 0; row < rowCount; row++) {
      const y = Math.round(rowDual[row]! * scale);
      const mayBe = y > 0 ? Number.isFinite(rowLower[row]!) : Number.isFinite(rowUpper[row]!);
      rows[row] = mayBe ? y : 0;
    }
    return rows;
  }

  /** Whether multipliers bound a stage, between the bounds that a polytope has for its columns, above the step before its value. */
  private proves(position: number, { rows, stages }: Multipliers, { colLower, colUpper }: Polytope): boolean {
    const { starts, indices, values, rowCount, columnCount, rowLower, rowUpper } = this.model.programme;
    const left = new Float64Array(columnCount);
    const { constant, value, step } = this.stages[position]!;
    let least = constant * DENOMINATOR;
    addTo(left, this.stages[position]!, DENOMINATOR);
    for (let row = 0; row < rowCount; row++) {
      const y = rows[row]!;
      if (y === 0) continue;
      least += y * (y > 0 ? rowLower[row]! : rowUpper[row]!);
      for (let i = starts[row]!; i < starts[row + 1]!; i++) left[indices[i]!]! -= y * values[i]!;
    }
    stages.forEach((y, earlier) => {
      if (y === 0) return;
      const stage = this.stages[earlier]!;
      least += y * (stage.value - stage.constant);
      addTo(left, stage, -y);
    });
    for (let column = 0; column < columnCount; column++) {
      least += left[column]! * (left[column]! > 0 ? colLower[column]! : colUpper[column]!);
    }
    return least > (value - step) * DENOMINATOR;
  }

  /** Linear programmes of the stage alone behind those before it, by cases as long as one falls short. */
  private solveCases(position: number): CertificateTree | undefined {
    const { costs, programme } = this.model;
    const { name, unit, columns } = this.stages[position]!;
    const polytope = this.root.clone();
    const earlier = this.stages.slice(0, position);
    for (const stage of earlier) polytope.limit(costs[stage.name], stage.value / stage.unit);
    const colCost = new Float64Array(programme.columnCount);
    columns.forEach((column, i) => (colCost[column]! += costs[name].values[i]!));
    let cases = 0;

    const multipliersOf = (duals: Float64Array, scale: number): Multipliers => ({
      rows: this.rounded(duals, scale),
      stages: earlier.map((stage, i) =>
        Math.min(0, Math.round((duals[programme.rowCount + i]! * scale) / stage.unit)),
      ),
    });
    const solve = (relaxation: LiveRelaxation, at: Polytope): CertificateTree | undefined => {
      if (++cases > MOST_CASES || this.clock.seconds > this.until) return undefined;
      relaxation.moveTo(at);
      const solution = relaxation.minimise(colCost, this.clock);
      const scale = DENOMINATOR * unit;
      const ray = solution ? undefined : relaxation.infeasibility();
      const tried = solution
        ? [multipliersOf(solution.rowDual, scale)]
        : HEAVIER.flatMap((times) =>
            ray ? [times, -times].map((by) => multipliersOf(ray, by * scale)) : [],
          );
      const proof = tried.find((multipliers) => this.proves(position, multipliers, at));
      if (proof) return this.toRows(proof);
      if (!solution) return undefined;
      const x = this.mostFractional(solution.colValue);
      if (x === undefined) return undefined;
      const { minister, slot } = this.index.candidates[x]!;
      const [within, without] = [at.clone(), at.clone()];
      within.colLower[x] = 1;
      without.colUpper[x] = 0;
      const inside = solve(relaxation, within);
      const outside = inside && solve(relaxation, without);
      if (!outside) return undefined;
      const { slots, ministers } = this.index.problem;
      const branch = { minister: ministers[minister]!.id, slot: slots[slot]!.id };
      return { branch, in: inside, out: outside };
    };
    return LiveRelaxation.of(this.highs, this.model, polytope, (relaxation) => solve(relaxation, polytope));
  }

  /** The candidate that is neither in nor out the most, if any. */
  private mostFractional(colValue: Float64Array): number | undefined {
    let [most, found]: [number, number | undefined] = [TOLERANCE, undefined];
    for (let x = 0; x < this.model.candidateCount; x++) {
      const off = Math.abs(colValue[x]! - Math.round(colValue[x]!));
      if (off > most) [most, found] = [off, x];
    }
    return found;
  }

  private toRows({ rows, stages }: Multipliers): { rows: CertificateRow[] } {
    const named: CertificateRow[] = [];
    rows.forEach((y, position) => {
      if (y === 0) return;
      const [row, ...of] = this.model.rowNames[position]!;
      named.push({ row, of, y });
    });
    stages.forEach((y, earlier) => {
      if (y !== 0) named.push({ row: 'stage', of: [this.stages[earlier]!.name], y });
    });
    return { rows: named };
  }
}

function addTo(sum: Float64Array, { columns, values }: WholeStage<string>, times: number): void {
  columns.forEach((column, i) => (sum[column]! += values[i]! * times));
}

/** The least power of ten that makes all these decimals whole. */
function wholeFactor(decimals: number[]): number {
  const places = decimals.map((decimal) => String(decimal).split('.')[1]?.length ?? 0);
  return 10 ** Math.max(0, ...places);
}

function wholeStage<Name extends string>(
  { costs }: RosterModel<Name>,
  { name, value }: StageResult<Name>,
  factor: number,
): WholeStage<Name> {
  const { columns, values, constant, integral } = costs[name];
  const unit = integral ? 1 : factor ** 2;
  const whole = values.map((cost) => Math.round(cost * unit));
  return {
    name,
    unit,
    columns,
    values: whole,
    constant: Math.round(constant * unit),
    value: Math.round(value * unit),
    step: whole.reduce(greatestDivisor, 0) || 1,
  };
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? Math.abs(a) : greatestDivisor(b, a % b);
}
