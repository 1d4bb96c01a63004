import type { RosterIndex } from './roster-index.js';
import type { StageName } from './problem.js';

/**
 * The objectives in the order in which they are minimised. For a published roster the fewest people
 * disturbed come right after the empty places.
 */
export function stageOrder(published: boolean): StageName[] {
  const wishes: StageName[] = ['withoutExperienced', 'familiesSplit', 'maybes', 'unfairness', 'shortRest'];
  return published
    ? ['emptyPlaces', 'unevenShortage', 'disturbed', ...wishes]
    : ['emptyPlaces', 'unevenShortage', ...wishes, 'disturbed'];
}

/** The value of every objective for a set of chosen candidates (one flag a candidate). */
export function stageValues(index: RosterIndex, chosen: Uint8Array): Record<StageName, number> {
  const { candidates } = index;
  const filled = new Array<number>(index.slotCount).fill(0);
  const experienced = new Array<number>(index.slotCount).fill(0);
  const duties = new Array<number>(index.ministerCount).fill(0);
  let maybes = 0;
  let disturbed = index.lostPublished;
  candidates.forEach((candidate, c) => {
    if (!chosen[c]) {
      if (candidate.published) disturbed++;
      return;
    }
    filled[candidate.slot]!++;
    duties[candidate.minister]!++;
    if (index.experienced[candidate.minister]) experienced[candidate.slot]!++;
    if (candidate.maybe) maybes++;
  });

  const missing = index.required.map((required, s) => required - filled[s]!);
  return {
    emptyPlaces: sum(missing),
    unevenShortage: sum(missing.map((places) => places ** 2)),
    disturbed,
    withoutExperienced: sum(
      index.experiencedWanted.map((wanted, s) => Math.max(0, wanted - experienced[s]!)),
    ),
    familiesSplit: sum(
      index.pairs.map((pair) =>
        pair.wish === 'together' ? pair.masses.filter(([a, b]) => chosen[a] !== chosen[b]).length : 0,
      ),
    ),
    maybes,
    unfairness: sum(duties.map((count, m) => (index.answered[m] ? (count + index.carried[m]!) ** 2 : 0))),
    shortRest: sum(index.days.map((_, m) => shortRests(index, chosen, m))),
  };
}

/** Pairs of duties of one minister that are fewer than `minRestDays` apart. */
function shortRests(index: RosterIndex, chosen: Uint8Array, minister: number): number {
  const served = index.days[minister]!.filter((day) => day.candidates.some((c) => chosen[c])).map(
    ({ day }) => day,
  );
  let pairs = 0;
  served.forEach((day, position) => {
    for (let later = position + 1; later < served.length; later++) {
      if (served[later]! - day >= index.minRestDays) break;
      pairs++;
    }
  });
  return pairs;
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
