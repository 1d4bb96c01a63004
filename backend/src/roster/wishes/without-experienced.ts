import type { RosterId } from '../../solver/index.js';
import { type RosterLookup, steps, total } from './roster-lookup.js';
import type { Wish } from './wish.js';

/** Experienced people wanted at masses and not there. */
export const withoutExperienced: Wish<'withoutExperienced'> = {
  name: 'withoutExperienced',
  label: 'Ministros experientes que faltam',
  phrase: 'os ministros experientes que faltam',
  better: 'põe mais ministros experientes',
  worse: 'deixa faltar mais ministros experientes',
  weight: 3_000,
  formulation: {
    // Those present and those missing are at least as many as wanted.
    mass: (model, slot) => {
      const { bySlot, candidates, experienced, experiencedWanted } = model.index;
      const wanted = experiencedWanted[slot]!;
      if (wanted === 0) return;
      const missing = model.addColumn(wanted);
      model.addCost(missing, 1);
      const able = bySlot[slot]!.filter((c) => experienced[candidates[c]!.minister]);
      const { id } = model.index.problem.slots[slot]!;
      model.addRow(['experience', id], wanted, Infinity, [...able, missing]);
    },
  },
  value: (roster) =>
    total(roster.problem.slots.keys(), (slot) =>
      Math.max(0, wantedAt(roster, slot) - presentAt(roster, slot)),
    ),
  effect: (roster, change) => {
    const { slot } = change;
    const isExperienced = (minister: RosterId) => roster.problem.isExperienced(minister);
    const growth = total(steps(change), ({ minister, step }) => (isExperienced(minister) ? step : 0));
    const missing = wantedAt(roster, slot) - presentAt(roster, slot);
    return Math.max(0, missing - growth) - Math.max(0, missing);
  },
};

function wantedAt({ problem }: RosterLookup, slot: RosterId): number {
  return problem.slots.get(slot)?.experienced ?? 0;
}

function presentAt(roster: RosterLookup, slot: RosterId): number {
  return roster.team(slot).filter((minister) => roster.problem.isExperienced(minister)).length;
}
