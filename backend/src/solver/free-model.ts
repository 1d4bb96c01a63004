import type { ModelData } from 'highs';
import type { Polytope } from './polytope.js';
import { SparseRows, TOLERANCE, toModelData } from './programme.js';
import type { ObjectiveCost } from './objective.js';

/** An integer programme over the columns that a polytope leaves free. */
export interface FreeModel {
  data: ModelData;
  /** Number in the model of each column of the polytope, -1 where it is held. */
  position: Int32Array;
  /** The values of all columns of the polytope, from those of the model. */
  expand: (values: Float64Array) => Float64Array;
}

/**
 * The integer programme that minimises `cost` over a polytope, without the columns that it holds at a value and the
 * rows that have no other. Near an optimum few are free, and HiGHS takes longer to read the rest than to solve this.
 */
export function freeModel(polytope: Polytope, cost?: ObjectiveCost): FreeModel {
  const { programme, colLower, colUpper, rowLower, rowUpper, cutoffs } = polytope;
  const rows = new SparseRows();
  const position = new Int32Array(programme.columnCount).fill(-1);
  const free: number[] = [];
  for (let column = 0; column < programme.columnCount; column++) {
    if (colLower[column] === colUpper[column]) continue;
    const isWhole = programme.integrality[column] === 1;
    position[column] = rows.addColumn(colLower[column]!, colUpper[column]!, isWhole);
    free.push(column);
  }

  const addRow = (
    lower: number,
    upper: number,
    columns: ArrayLike<number>,
    values: ArrayLike<number>,
  ): void => {
    const [own, ownValues]: [number[], number[]] = [[], []];
    let held = 0;
    for (let i = 0; i < columns.length; i++) {
      const column = columns[i]!;
      if (position[column]! < 0) held += values[i]! * colLower[column]!;
      else {
        own.push(position[column]!);
        ownValues.push(values[i]!);
      }
    }
    const isSettled = own.length === 0 && held >= lower - TOLERANCE && held <= upper + TOLERANCE;
    if (!isSettled) rows.addRow(lower - held, upper - held, own, ownValues);
  };
  const { starts, indices, values } = programme;
  for (let row = 0; row < programme.rowCount; row++) {
    const [from, to] = [starts[row]!, starts[row + 1]!];
    addRow(rowLower[row]!, rowUpper[row]!, indices.subarray(from, to), values.subarray(from, to));
  }
  for (const { cost: limited, upper } of cutoffs) addRow(-Infinity, upper, limited.columns, limited.values);

  const colCost = new Float64Array(free.length);
  let offset = cost?.constant ?? 0;
  cost?.columns.forEach((column, i) => {
    if (position[column]! < 0) offset += cost.values[i]! * colLower[column]!;
    else colCost[position[column]!]! += cost.values[i]!;
  });
  return {
    data: { ...toModelData(rows.toProgramme(), colCost, true), offset },
    position,
    expand: (found) => {
      const all = Float64Array.from(colLower);
      free.forEach((column, i) => (all[column] = found[i]!));
      return all;
    },
  };
}
