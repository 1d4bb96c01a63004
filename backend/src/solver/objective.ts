import type { RowName, SparseRows } from './programme.js';
import type { Candidate, FamilyPair, RosterIndex } from './roster-index.js';

/** Σ values[i] · column[columns[i]]. */
export interface Terms {
  columns: number[];
  values: number[];
}

/** A row terms <= 1. */
export interface LastRow {
  name: RowName;
  terms: Terms;
}

/** A linear objective of the integer programme: its terms and a constant. */
export interface ObjectiveCost extends Terms {
  constant: number;
  /** Whether the objective only takes whole values, so that a bound may be rounded up. */
  integral: boolean;
  /** See {@link Objective.weight}. */
  weight: number;
}

/** Something that a roster should have as little of as possible, as the solver knows it. */
export interface Objective<Name extends string = string> {
  readonly name: Name;
  /**
   * What a unit weighs in the common run of the relaxation: about as many units of the objectives after it as an
   * exchange of two people may cost. Only a matter of speed.
   */
  readonly weight: number;
  /** Whether an exchange may cost the more of its units, the more months are planned at once. */
  readonly growsWithMonths?: true;
  /** Its part of the integer programme. */
  readonly formulation: Formulation;
}

/**
 * What an objective adds to the integer programme, at each step of its building. The columns that the hard rules need
 * stand already; where a step adds nothing it is left out.
 */
export interface Formulation {
  /** For each possible assignment, whose column is 1 where it is made. */
  candidate?: (model: ObjectiveModel, candidate: Candidate, column: number) => void;
  /** For each mass; of the columns of its missing places the k-th is 1 where k are missing. */
  mass?: (model: ObjectiveModel, slot: number, missing: number[]) => void;
  /** For each minister; of the columns of their duties the k-th is 1 where they have k. */
  minister?: (model: ObjectiveModel, minister: number, duties: number[]) => void;
  /** For each two relatives who wish to serve together. */
  couple?: (model: ObjectiveModel, couple: FamilyPair) => void;
  /** Once everything else stands. */
  problem?: (model: ObjectiveModel) => void;
}

/** The integer programme while one objective adds its part to it. */
export class ObjectiveModel {
  readonly index: RosterIndex;
  readonly cost: ObjectiveCost;
  private readonly rows: SparseRows;
  private readonly lastRows: LastRow[];

  constructor(index: RosterIndex, rows: SparseRows, lastRows: LastRow[], weight: number) {
    this.index = index;
    this.rows = rows;
    this.lastRows = lastRows;
    this.cost = { columns: [], values: [], constant: 0, integral: true, weight };
  }

  /** Adds a continuous column between 0 and `upper` and returns its number. */
  addColumn(upper: number): number {
    return this.rows.addColumn(0, upper, false);
  }

  /** Adds the row lower <= Σ values[i] · columns[i] <= upper; every value is 1 when they are left out. */
  addRow(name: RowName, lower: number, upper: number, columns: number[], values?: number[]): void {
    this.rows.addRow(lower, upper, columns, values, name);
  }

  /** Adds the row terms <= 1 behind all others; where such rows are many, the relaxation takes up those it breaks. */
  addLastRow(name: RowName, terms: Terms): void {
    this.lastRows.push({ name, terms });
  }

  /** Counts `value` units for each unit of a column. */
  addCost(column: number, value: number): void {
    addTerm(this.cost, column, value);
  }

  /** Counts `value` units in every roster. */
  addConstant(value: number): void {
    this.cost.constant += value;
  }

  /** Says that the objective takes other values than whole ones. */
  allowFractions(): void {
    this.cost.integral = false;
  }
}

/** Adds value · column to a sum. */
export function addTerm(terms: Terms, column: number, value: number): void {
  terms.columns.push(column);
  terms.values.push(value);
}
