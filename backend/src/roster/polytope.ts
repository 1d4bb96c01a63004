import type { ModelData } from 'highs';
import type { StageCost } from './roster-model.js';

/** A limit on an objective: Σ cost · column <= upper. */
export interface Cutoff {
  cost: StageCost;
  upper: number;
}

/** The rosters that reach the objectives closed so far: the programme's rows under narrower bounds. */
export class Polytope {
  readonly colLower: Float64Array;
  readonly colUpper: Float64Array;
  readonly rowLower: Float64Array;
  readonly rowUpper: Float64Array;
  readonly cutoffs: Cutoff[];
  private readonly data: ModelData;

  constructor(data: ModelData, from: Polytope | ModelData = data) {
    this.data = data;
    this.colLower = Float64Array.from(from.colLower);
    this.colUpper = Float64Array.from(from.colUpper);
    this.rowLower = Float64Array.from(from.rowLower);
    this.rowUpper = Float64Array.from(from.rowUpper);
    this.cutoffs = from instanceof Polytope ? [...from.cutoffs] : [];
  }

  clone(): Polytope {
    return new Polytope(this.data, this);
  }

  /** Keeps to rosters whose objective (constant included) is at most `value`. */
  limit(cost: StageCost, value: number): void {
    this.cutoffs.push({ cost, upper: value - cost.constant });
  }

  /** Keeps to rosters in which every column of an objective stays at its cheaper bound. */
  holdAtBounds({ columns, values }: StageCost): void {
    columns.forEach((column, position) => {
      if (values[position]! > 0) this.colUpper[column] = this.colLower[column]!;
      else this.colLower[column] = this.colUpper[column]!;
    });
  }

  /** The programme that minimises `cost` over this polytope, in whole numbers or relaxed. */
  toModel(cost: StageCost | undefined, integer: boolean): ModelData {
    const { numCols, numRows, matrix, integrality } = this.data;
    const starts = Array.from(matrix.starts);
    const indices = Array.from(matrix.indices);
    const values = Array.from(matrix.values);
    for (const { cost: limited } of this.cutoffs) {
      indices.push(...limited.columns);
      values.push(...limited.values);
      starts.push(indices.length);
    }
    const rows = numRows + this.cutoffs.length;
    return {
      numCols,
      numRows: rows,
      colCost: cost ? denseCost(cost, numCols) : new Float64Array(numCols),
      colLower: this.colLower,
      colUpper: this.colUpper,
      rowLower: [...this.rowLower, ...this.cutoffs.map(() => -Infinity)],
      rowUpper: [...this.rowUpper, ...this.cutoffs.map(({ upper }) => upper)],
      matrix: { format: 'csr', numRows: rows, numCols, starts, indices, values },
      ...(integer && { integrality }),
    };
  }

  /** The least value that the bounds of the columns alone allow an objective. */
  trivialBound(cost: StageCost): number {
    return cost.columns.reduce(
      (total, column, position) =>
        total +
        Math.min(
          cost.values[position]! * this.colLower[column]!,
          cost.values[position]! * this.colUpper[column]!,
        ),
      cost.constant,
    );
  }
}

/** An objective's coefficients for every column. */
function denseCost(cost: StageCost, columns: number): Float64Array {
  const dense = new Float64Array(columns);
  cost.columns.forEach((column, position) => {
    dense[column]! += cost.values[position]!;
  });
  return dense;
}
