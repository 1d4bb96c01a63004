import { addTerm, type RosterId, type Terms } from '../../solver/index.js';
import { type RosterLookup, steps, total } from './roster-lookup.js';
import type { Wish } from './wish.js';

/** Pairs of duties of one person fewer than `minRestDays` days apart. */
export const shortRest: Wish<'shortRest'> = {
  name: 'shortRest',
  label: 'Missas próximas demais da mesma pessoa',
  phrase: 'as missas próximas demais da mesma pessoa',
  better: 'deixa mais descanso entre as missas',
  worse: 'deixa menos descanso entre as missas',
  weight: 1,
  formulation: {
    /*
     * For every two days in one window y + y' - z <= 1, and for the days of a longest window Σ y - Σ z <= 1 over its
     * days and pairs, a clique inequality that n served days with n(n - 1)/2 >= n - 1 pairs obey and without which the
     * relaxation would spread a duty over half days at no cost. The windows of three days and more nearly imply the
     * rows of their pairs, which therefore come last.
     */
    problem: (model) => {
      const { days: daysOfAll, limit, minRestDays, problem } = model.index;
      daysOfAll.forEach((days, m) => {
        if (limit[m]! < 2) return;
        const { id } = problem.ministers[m]!;
        // For each day those of its pairs with the days after it.
        const columns = days.map((): number[] => []);
        for (const [first, end] of restWindows(days, minRestDays)) {
          const window = servedOn(days.slice(first, end));
          for (let i = first; i < end; i++) {
            for (let j = i + 1; j < end; j++) {
              let column = columns[i]![j - i - 1];
              if (column === undefined) {
                column = model.addColumn(1);
                columns[i]!.push(column);
                model.addCost(column, 1);
                if (end - first > 2) {
                  const pairRow = servedOn([days[i]!, days[j]!]);
                  addTerm(pairRow, column, -1);
                  model.addLastRow(['rest', id, days[i]!.date, days[j]!.date], pairRow);
                }
              }
              addTerm(window, column, -1);
            }
          }
          const name = ['restWindow', id, days[first]!.date] as const;
          model.addRow(name, -Infinity, 1, window.columns, window.values);
        }
      });
    },
  },
  value: (roster) => total(roster.problem.ministers.keys(), (minister) => closePairs(roster, minister)),
  effect: (roster, change) => {
    const { problem } = roster;
    const day = problem.dayOf(change.slot);
    return total(steps(change), ({ minister, step }) => {
      const close = roster
        .dutiesOf(minister)
        .filter((slot) => Math.abs(problem.dayOf(slot) - day) < problem.minRestDays).length;
      // Who leaves counts the very duty that ends.
      return step * (step < 0 && problem.minRestDays > 0 ? close - 1 : close);
    });
  },
};

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

function closePairs(roster: RosterLookup, minister: RosterId): number {
  const { problem } = roster;
  const days = roster.dutiesOf(minister).map((slot) => problem.dayOf(slot));
  return total(
    days.entries(),
    ([i, day]) => days.slice(i + 1).filter((other) => Math.abs(other - day) < problem.minRestDays).length,
  );
}
