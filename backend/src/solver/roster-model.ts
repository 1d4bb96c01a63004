import { type LastRow, type Objective, type ObjectiveCost, ObjectiveModel } from './objective.js';
import { type Programme, type RowName, SparseRows } from './programme.js';
import type { RosterSlot } from './problem.js';
import type { RosterIndex } from './roster-index.js';

/**
 * The month as an integer programme.
 *
 * Columns of the hard rules: x (one a candidate, first and in their order); per mass the k-th missing place; per
 * minister the k-th duty. The objectives add their costs and, where these do not do, columns and rows of their own. All
 * but the rows of relatives and of rest form a network, whose linear relaxation is integral.
 *
 * Where the last rows, from `lazyRowsFrom` on, are many, most do not bind: the relaxation takes up those
 * that its solution breaks (lazy constraints), branch and bound has them all.
 */
export interface RosterModel<Name extends string = string> {
  programme: Programme;
  /** What each row is called in certificates (design, section 16). */
  rowNames: readonly RowName[];
  /** Number of the first row that the relaxation takes up only when it is broken. */
  lazyRowsFrom: number;
  /** Number of candidates, which are the first columns. */
  candidateCount: number;
  /** Sparse cost of each objective. */
  costs: Record<Name, ObjectiveCost>;
}

/** So many last rows cost the relaxation less than a second run for the broken ones. */
const MOST_ROWS_AT_ONCE = 5_000;

/** Builds the integer programme of a problem; the order of the objectives does not matter. */
export function buildModel<Name extends string>(
  index: RosterIndex,
  objectives: readonly Objective<Name>[],
): RosterModel<Name> {
  const rows = new SparseRows();
  const lastRows: LastRow[] = [];
  const growing = objectives.filter(({ growsWithMonths }) => growsWithMonths);
  const parts = objectives.map(({ name, weight, formulation }) => {
    const times = growing.some((other) => other.weight < weight) ? Math.max(1, index.months.length) : 1;
    return { name, formulation, model: new ObjectiveModel(index, rows, lastRows, times * weight) };
  });

  for (const candidate of index.candidates) {
    const column = rows.addColumn(candidate.pinned ? 1 : 0, 1, true);
    for (const { formulation, model } of parts) formulation.candidate?.(model, candidate, column);
  }
  index.bySlot.forEach((own, s) => {
    const missing = addMass(rows, own, index.problem.slots[s]!);
    for (const { formulation, model } of parts) formulation.mass?.(model, s, missing);
  });
  index.byMinister.forEach((_, m) => {
    const duties = addMinister(index, rows, m);
    for (const { formulation, model } of parts) formulation.minister?.(model, m, duties);
  });
  for (const pair of index.pairs) {
    if (pair.wish === 'together') {
      for (const { formulation, model } of parts) formulation.couple?.(model, pair);
      continue;
    }
    for (const both of pair.masses) {
      const slot = index.problem.slots[index.candidates[both[0]]!.slot]!.id;
      rows.addRow(-Infinity, 1, both, undefined, ['apart', pair.a, pair.b, slot]);
    }
  }
  for (const { formulation, model } of parts) formulation.problem?.(model);
  const lazyRowsFrom = rows.rowCount + (lastRows.length > MOST_ROWS_AT_ONCE ? 0 : lastRows.length);
  for (const { name, terms } of lastRows) rows.addRow(-Infinity, 1, terms.columns, terms.values, name);
  const costs = Object.fromEntries(parts.map(({ name, model }) => [name, model.cost]));
  return {
    programme: rows.toProgramme(),
    rowNames: rows.names,
    lazyRowsFrom,
    candidateCount: index.candidates.length,
    costs: costs as Record<Name, ObjectiveCost>,
  };
}

/** The places of a mass, filled or missing. */
function addMass(rows: SparseRows, candidates: number[], { id, required }: RosterSlot): number[] {
  const missing = Array.from({ length: required }, () => rows.addColumn(0, 1, false));
  rows.addRow(required, required, [...candidates, ...missing], undefined, ['places', id]);
  return missing;
}

/** The duties of a minister, no more than the limit of each month and one a day. */
function addMinister(index: RosterIndex, rows: SparseRows, m: number): number[] {
  const own = index.byMinister[m]!;
  if (own.length === 0) return [];
  const duties = Array.from({ length: index.limit[m]! }, () => rows.addColumn(0, 1, false));
  const { id } = index.problem.ministers[m]!;
  const values = [...own.map(() => 1), ...duties.map(() => -1)];
  rows.addRow(0, 0, [...own, ...duties], values, ['duties', id]);
  if (index.months.length > 1) {
    index.months.forEach((month, number) => {
      const inMonth = own.filter((c) => index.monthOf[index.candidates[c]!.slot] === number);
      const most = index.limits[m]![number]!;
      const offered = new Set(inMonth.map((c) => index.day[index.candidates[c]!.slot])).size;
      if (most === offered) return;
      rows.addRow(-Infinity, most, inMonth, undefined, [
        'limit',
        id,
        ...(month === undefined ? [] : [month]),
      ]);
    });
  }
  for (const { date, candidates } of index.days[m]!) {
    if (candidates.length > 1) rows.addRow(-Infinity, 1, candidates, undefined, ['day', id, date]);
  }
  return duties;
}
