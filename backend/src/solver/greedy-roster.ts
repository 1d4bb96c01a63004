import { OFFERS } from './problem.js';
import type { RosterIndex } from './roster-index.js';

/**
 * A first roster by the rule of thumb of parishes: mass by mass, those who served least so far,
 * the surest answers first. It keeps every hard rule; the solver falls back on it when its time is
 * up, and the benchmark measures what optimality adds to it.
 *
 * @returns one flag a candidate.
 */
export function greedyRoster(index: RosterIndex): Uint8Array {
  const { candidates, bySlot, day } = index;
  const chosen = new Uint8Array(candidates.length);
  const duties = new Array<number>(index.ministerCount).fill(0);
  const inMonth = duties.map(() => index.months.map(() => 0));
  const daysServed = duties.map(() => new Set<number>());
  const filled = new Array<number>(index.slotCount).fill(0);
  const relatives = relativesApart(index);

  const choose = (c: number): void => {
    const { minister, slot } = candidates[c]!;
    chosen[c] = 1;
    duties[minister]!++;
    inMonth[minister]![index.monthOf[slot]!]!++;
    daysServed[minister]!.add(day[slot]!);
    filled[slot]!++;
  };
  const isFree = (c: number): boolean => {
    const { minister, slot } = candidates[c]!;
    return (
      !chosen[c] &&
      inMonth[minister]![index.monthOf[slot]!]! < index.limits[minister]![index.monthOf[slot]!]! &&
      !daysServed[minister]!.has(day[slot]!) &&
      !relatives.get(c)?.some((other) => chosen[other])
    );
  };
  const priority = (c: number): number => {
    const { minister, answer } = candidates[c]!;
    return duties[minister]! + index.balances[minister]! + 1000 * OFFERS.indexOf(answer);
  };

  candidates.forEach((candidate, c) => {
    if (candidate.pinned) choose(c);
  });
  bySlot.forEach((own, s) => {
    for (const c of own.filter(isFree).sort((a, b) => priority(a) - priority(b))) {
      if (filled[s]! >= index.required[s]!) break;
      if (isFree(c)) choose(c);
    }
  });
  return chosen;
}

/** For each candidate, those of relatives who may not serve at the same mass. */
function relativesApart(index: RosterIndex): Map<number, number[]> {
  const relatives = new Map<number, number[]>();
  for (const { wish, masses } of index.pairs) {
    if (wish !== 'apart') continue;
    for (const [a, b] of masses) {
      relatives.set(a, [...(relatives.get(a) ?? []), b]);
      relatives.set(b, [...(relatives.get(b) ?? []), a]);
    }
  }
  return relatives;
}
