import { SparseRows, type Programme } from './programme.js';
import type { RosterIndex } from './roster-index.js';
import type { StageName } from './problem.js';

/**
 * The month as an integer programme.
 *
 * Columns: x (one a candidate, first and in their order); per mass the k-th missing place with cost
 * 2k-1 and the missing experienced people; per pair "together" and mass the two directions of a
 * split; per minister the k-th duty with cost 2(k + carried) - 1; per two days of a minister too close
 * to each other, whether both are served. All but the last two families of rows (apart and together)
 * and the rest rows form a network, whose linear relaxation is integral.
 *
 * Where the last rows, from `lazyRowsFrom` on, are many, most do not bind: the relaxation takes up those
 * that its solution breaks (lazy constraints), branch and bound has them all.
 */
export interface RosterModel {
  programme: Programme;
  /** Number of the first row that the relaxation takes up only when it is broken. */
  lazyRowsFrom: number;
  /** Number of candidates, which are the first columns. */
  candidateCount: number;
  /** Sparse cost of each objective. */
  costs: Record<StageName, StageCost>;
}

/** Σ values[i] · column[columns[i]]. */
interface Terms {
  columns: number[];
  values: number[];
}

/** A linear objective: its terms and a constant. */
export interface StageCost extends Terms {
  constant: number;
  /** Whether the objective only takes whole values, so that a bound may be rounded up. */
  integral: boolean;
}

/** So many rest rows of pairs cost the relaxation less than a second run for the broken ones. */
const MOST_ROWS_AT_ONCE = 5_000;

function emptyCost(): StageCost {
  return { columns: [], values: [], constant: 0, integral: true };
}

function addTerm(terms: Terms, column: number, value: number): void {
  terms.columns.push(column);
  terms.values.push(value);
}

/** Builds the integer programme of a problem. */
export function buildModel(index: RosterIndex): RosterModel {
  const rows = new SparseRows();
  const costs: Record<StageName, StageCost> = {
    emptyPlaces: emptyCost(),
    unevenShortage: emptyCost(),
    disturbed: { ...emptyCost(), constant: index.lostPublished },
    withoutExperienced: emptyCost(),
    familiesSplit: emptyCost(),
    maybes: emptyCost(),
    unfairness: emptyCost(),
    shortRest: emptyCost(),
  };

  for (const candidate of index.candidates) {
    const column = rows.addColumn(candidate.pinned ? 1 : 0, 1, true);
    if (candidate.maybe) addTerm(costs.maybes, column, 1);
    if (candidate.published) {
      addTerm(costs.disturbed, column, -1);
      costs.disturbed.constant++;
    }
  }
  addMasses(index, rows, costs);
  addMinisters(index, rows, costs);
  addPairs(index, rows, costs);
  const pairRows = addRest(index, rows, costs);
  const lazyRowsFrom = rows.rowCount + (pairRows.length > MOST_ROWS_AT_ONCE ? 0 : pairRows.length);
  for (const { columns, values } of pairRows) rows.addRow(-Infinity, 1, columns, values);
  return { programme: rows.toProgramme(), lazyRowsFrom, candidateCount: index.candidates.length, costs };
}

function addMasses(index: RosterIndex, rows: SparseRows, costs: RosterModel['costs']): void {
  index.bySlot.forEach((own, s) => {
    const required = index.required[s]!;
    const columns = [...own];
    for (let k = 1; k <= required; k++) {
      const column = rows.addColumn(0, 1, false);
      columns.push(column);
      addTerm(costs.emptyPlaces, column, 1);
      addTerm(costs.unevenShortage, column, 2 * k - 1);
    }
    rows.addRow(required, required, columns);

    const wanted = index.experiencedWanted[s]!;
    if (wanted === 0) return;
    const missing = rows.addColumn(0, wanted, false);
    addTerm(costs.withoutExperienced, missing, 1);
    const experienced = own.filter((c) => index.experienced[index.candidates[c]!.minister]);
    rows.addRow(wanted, Infinity, [...experienced, missing]);
  });
}

function addMinisters(index: RosterIndex, rows: SparseRows, costs: RosterModel['costs']): void {
  index.byMinister.forEach((own, m) => {
    const carried = index.carried[m]!;
    if (index.answered[m]) costs.unfairness.constant += carried ** 2;
    if (!Number.isInteger(carried)) costs.unfairness.integral = false;
    if (own.length === 0) return;
    const duties: number[] = [];
    for (let k = 1; k <= index.limit[m]!; k++) {
      const column = rows.addColumn(0, 1, false);
      duties.push(column);
      addTerm(costs.unfairness, column, 2 * (k + carried) - 1);
    }
    rows.addRow(0, 0, [...own, ...duties], [...own.map(() => 1), ...duties.map(() => -1)]);
    for (const { candidates } of index.days[m]!) {
      if (candidates.length > 1) rows.addRow(-Infinity, 1, candidates);
    }
  });
}

function addPairs(index: RosterIndex, rows: SparseRows, costs: RosterModel['costs']): void {
  for (const { wish, masses } of index.pairs) {
    for (const [a, b] of masses) {
      if (wish === 'apart') {
        rows.addRow(-Infinity, 1, [a, b]);
        continue;
      }
      const onlyA = rows.addColumn(0, 1, false);
      const onlyB = rows.addColumn(0, 1, false);
      addTerm(costs.familiesSplit, onlyA, 1);
      addTerm(costs.familiesSplit, onlyB, 1);
      rows.addRow(0, 0, [a, b, onlyA, onlyB], [1, -1, -1, 1]);
    }
  }
}

/**
 * Days too close to each other. For every two of them in one window y + y' - z <= 1, and for the days of a longest
 * window Σ y - Σ z <= 1 over its days and pairs, a clique inequality that n served days with n(n - 1)/2 >= n - 1
 * pairs obey and without which the relaxation would spread a duty over half days at no cost.
 *
 * @returns the rows of pairs in windows of three days and more, which those of the windows nearly imply.
 */
function addRest(index: RosterIndex, rows: SparseRows, costs: RosterModel['costs']): Terms[] {
  const pairRows: Terms[] = [];
  index.days.forEach((days, m) => {
    if (index.limit[m]! < 2) return;
    const columnOfPair = new Map<number, number>();
    for (const [first, end] of restWindows(days, index.minRestDays)) {
      const window = servedOn(days.slice(first, end));
      for (let i = first; i < end; i++) {
        for (let j = i + 1; j < end; j++) {
          const pair = i * days.length + j;
          let column = columnOfPair.get(pair);
          if (column === undefined) {
            column = rows.addColumn(0, 1, false);
            columnOfPair.set(pair, column);
            addTerm(costs.shortRest, column, 1);
            if (end - first > 2) {
              const pairRow = servedOn([days[i]!, days[j]!]);
              addTerm(pairRow, column, -1);
              pairRows.push(pairRow);
            }
          }
          addTerm(window, column, -1);
        }
      }
      rows.addRow(-Infinity, 1, window.columns, window.values);
    }
  });
  return pairRows;
}

/** The longest runs `[first, end)` of two and more days fewer than `restDays` apart. */
function restWindows(days: { day: number }[], restDays: number): [first: number, end: number][] {
  const windows: [number, number][] = [];
  let end = 0;
  days.forEach(({ day }, first) => {
    const reached = end;
    while (end < days.length && days[end]!.day - day < restDays) end++;
    if (end > reached && end - first > 1) windows.push([first, end]);
  });
  return windows;
}

/** How many of these days somebody serves. */
function servedOn(days: { candidates: number[] }[]): Terms {
  const terms: Terms = { columns: [], values: [] };
  for (const { candidates } of days) for (const column of candidates) addTerm(terms, column, 1);
  return terms;
}
