import type { RosterId } from '../../solver/index.js';
import { total } from './roster-lookup.js';
import type { Wish } from './wish.js';

/** Masses at which exactly one of two relatives serves who wish to serve together and both could. */
export const familiesSplit: Wish<'familiesSplit'> = {
  name: 'familiesSplit',
  label: 'Familiares que serviriam juntos, separados',
  phrase: 'o número de familiares separados',
  better: 'separa menos familiares',
  worse: 'separa familiares que serviriam juntos',
  weight: 1_000,
  formulation: {
    // The difference of the two, parted into its two directions.
    couple: (model, { a: first, b: second, masses }) => {
      const { candidates, problem } = model.index;
      for (const [a, b] of masses) {
        const slot = problem.slots[candidates[a]!.slot]!.id;
        const onlyA = model.addColumn(1);
        const onlyB = model.addColumn(1);
        model.addCost(onlyA, 1);
        model.addCost(onlyB, 1);
        model.addRow(['together', first, second, slot], 0, 0, [a, b, onlyA, onlyB], [1, -1, -1, 1]);
      }
    },
  },
  value: (roster) =>
    total(
      roster.problem.couples,
      ({ a, b, slots }) => slots.filter((slot) => roster.serves(a, slot) !== roster.serves(b, slot)).length,
    ),
  effect: (roster, { slot, joins, leaves }) => {
    const { problem } = roster;
    const before = (id: RosterId): boolean => roster.serves(id, slot);
    const after = (id: RosterId): boolean => id === joins || (id !== leaves && before(id));
    const change = (a: RosterId, b: RosterId): number =>
      Number(after(a) !== after(b)) - Number(before(a) !== before(b));
    const partners = (id: RosterId | undefined): RosterId[] =>
      id === undefined || !problem.isCandidate(id, slot)
        ? []
        : problem.partnersOf(id).filter((partner) => problem.isCandidate(partner, slot));
    // A couple that changes places is met twice.
    return (
      total(partners(joins), (partner) => change(joins!, partner)) +
      total(partners(leaves), (partner) => (partner === joins ? 0 : change(leaves!, partner)))
    );
  },
};
