import type { ModelData } from 'highs';
import type { RosterId } from './problem.js';

/** Size below which a reduced cost, a dual, a way beyond a row or a difference of objectives counts as zero. */
export const TOLERANCE = 1e-6;

/** A mixed-integer programme without objective; its rows in compressed form, one after the other. */
export interface Programme {
  columnCount: number;
  rowCount: number;
  colLower: Float64Array;
  colUpper: Float64Array;
  rowLower: Float64Array;
  rowUpper: Float64Array;
  /** Where each row begins in `indices` and `values`, and where the last one ends. */
  starts: Int32Array;
  indices: Int32Array;
  values: Float64Array;
  /** 1 for each column that must be whole. */
  integrality: Int32Array;
}

/** What a row is called, and the ids and dates that it is about: `['day', 7, '2026-12-06']`. */
export type RowName = readonly [kind: string, ...of: (RosterId | string)[]];

/** Collects columns and rows of a programme into sparse arrays. */
export class SparseRows {
  private readonly lower: number[] = [];
  private readonly upper: number[] = [];
  private readonly integrality: number[] = [];
  private readonly rowLower: number[] = [];
  private readonly rowUpper: number[] = [];
  private readonly starts: number[] = [0];
  /** Those of the rows so far, with room for more behind them. */
  private indices = new Int32Array(1024);
  private values = new Float64Array(1024);
  private size = 0;
  /** Names of those rows that were given one. */
  readonly names: RowName[] = [];

  get rowCount(): number {
    return this.rowLower.length;
  }

  /** Adds a column and returns its number. */
  addColumn(lower: number, upper: number, integer: boolean): number {
    this.lower.push(lower);
    this.upper.push(upper);
    this.integrality.push(integer ? 1 : 0);
    return this.lower.length - 1;
  }

  /** Adds the row lower <= Σ values[i] · columns[i] <= upper; every value is 1 when they are left out. */
  addRow(lower: number, upper: number, columns: number[], values?: number[], name?: RowName): void {
    if (name) this.names[this.rowCount] = name;
    this.rowLower.push(lower);
    this.rowUpper.push(upper);
    this.makeRoom(columns.length);
    this.indices.set(columns, this.size);
    if (values) this.values.set(values, this.size);
    else this.values.fill(1, this.size, this.size + columns.length);
    this.size += columns.length;
    this.starts.push(this.size);
  }

  toProgramme(): Programme {
    return {
      columnCount: this.lower.length,
      rowCount: this.rowLower.length,
      colLower: new Float64Array(this.lower),
      colUpper: new Float64Array(this.upper),
      rowLower: new Float64Array(this.rowLower),
      rowUpper: new Float64Array(this.rowUpper),
      starts: new Int32Array(this.starts),
      indices: this.indices.slice(0, this.size),
      values: this.values.slice(0, this.size),
      integrality: new Int32Array(this.integrality),
    };
  }

  private makeRoom(more: number): void {
    if (this.size + more <= this.indices.length) return;
    const [indices, values] = [this.indices, this.values];
    const length = 2 * (this.size + more);
    this.indices = new Int32Array(length);
    this.values = new Float64Array(length);
    this.indices.set(indices);
    this.values.set(values);
  }
}

/** A programme with an objective as HiGHS takes it, in whole numbers or relaxed. */
export function toModelData(programme: Programme, colCost: Float64Array, integer: boolean): ModelData {
  const { columnCount: numCols, rowCount: numRows, starts, indices, values } = programme;
  const { colLower, colUpper, rowLower, rowUpper, integrality } = programme;
  return {
    numCols,
    numRows,
    colCost,
    colLower,
    colUpper,
    rowLower,
    rowUpper,
    matrix: { format: 'csr', numRows, numCols, starts, indices, values },
    ...(integer && { integrality }),
  };
}
