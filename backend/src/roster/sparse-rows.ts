import type { ModelData } from 'highs';

/** Collects columns and rows of a linear programme into the sparse arrays that HiGHS takes. */
export class SparseRows {
  private readonly lower: number[] = [];
  private readonly upper: number[] = [];
  private readonly integrality: number[] = [];
  private readonly rowLower: number[] = [];
  private readonly rowUpper: number[] = [];
  private readonly starts: number[] = [0];
  private readonly indices: number[] = [];
  private readonly values: number[] = [];

  /** Adds a column and returns its number. */
  addColumn(lower: number, upper: number, integer: boolean): number {
    this.lower.push(lower);
    this.upper.push(upper);
    this.integrality.push(integer ? 1 : 0);
    return this.lower.length - 1;
  }

  /** Adds the row lower <= Σ values[i] · columns[i] <= upper; every value is 1 when they are left out. */
  addRow(lower: number, upper: number, columns: number[], values?: number[]): void {
    this.rowLower.push(lower);
    this.rowUpper.push(upper);
    columns.forEach((column, position) => {
      this.indices.push(column);
      this.values.push(values?.[position] ?? 1);
    });
    this.starts.push(this.indices.length);
  }

  /** The programme, with no cost on any column. */
  toModel(): ModelData {
    const numCols = this.lower.length;
    const numRows = this.rowLower.length;
    return {
      numCols,
      numRows,
      colCost: new Float64Array(numCols),
      colLower: Float64Array.from(this.lower),
      colUpper: Float64Array.from(this.upper),
      rowLower: Float64Array.from(this.rowLower),
      rowUpper: Float64Array.from(this.rowUpper),
      matrix: {
        format: 'csr',
        numRows,
        numCols,
        starts: Int32Array.from(this.starts),
        indices: Int32Array.from(this.indices),
        values: Float64Array.from(this.values),
      },
      integrality: Int32Array.from(this.integrality),
    };
  }
}
