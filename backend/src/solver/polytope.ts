import type { Programme } from './programme.js';
import type { ObjectiveCost } from './objective.js';

/** A limit on an objective: Σ cost · column <= upper. */
export interface Cutoff {
  cost: ObjectiveCost;
  upper: number;
}

/** The rosters that reach the objectives closed so far: the programme's rows under narrower bounds. */
export class Polytope {
  readonly colLower: Float64Array;
  readonly colUpper: Float64Array;
  readonly rowLower: Float64Array;
  readonly rowUpper: Float64Array;
  readonly cutoffs: Cutoff[];
  readonly programme: Programme;

  constructor(programme: Programme, from: Polytope | Programme = programme) {
    this.programme = programme;
    this.colLower = Float64Array.from(from.colLower);
    this.colUpper = Float64Array.from(from.colUpper);
    this.rowLower = Float64Array.from(from.rowLower);
    this.rowUpper = Float64Array.from(from.rowUpper);
    this.cutoffs = from instanceof Polytope ? [...from.cutoffs] : [];
  }

  clone(): Polytope {
    return new Polytope(this.programme, this);
  }

  /** Keeps to rosters whose objective (constant included) is at most `value`. */
  limit(cost: ObjectiveCost, value: number): void {
    this.cutoffs.push({ cost, upper: value - cost.constant });
  }

  /** Keeps to rosters in which every column of an objective stays at its cheaper bound. */
  holdAtBounds({ columns, values }: ObjectiveCost): void {
    columns.forEach((column, position) => {
      if (values[position]! > 0) this.colUpper[column] = this.colLower[column]!;
      else this.colLower[column] = this.colUpper[column]!;
    });
  }

  /** The least value that the bounds of the columns alone allow an objective. */
  trivialBound(cost: ObjectiveCost): number {
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
