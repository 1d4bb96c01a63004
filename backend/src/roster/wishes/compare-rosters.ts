import { evaluateRoster } from './evaluate-roster.js';
import type { RosterViolation } from '../rules/check-roster.js';
import type { RosterAssignment, RosterId, RosterProblem } from '../../solver/index.js';
import { wishNamed, type WishName } from './wishes.js';

/** What changes from one roster to another. */
export interface RosterComparison {
  /** Masses whose team changes, in the order of the problem, with who comes and who goes. */
  slots: { slot: RosterId; added: RosterId[]; removed: RosterId[] }[];
  /** People whose duties change, in the order of the problem, with the masses that they gain and lose. */
  ministers: { minister: RosterId; gained: RosterId[]; lost: RosterId[] }[];
  /** Every wish's number in both, in their order. */
  stages: { name: WishName; before: number; after: number }[];
  /** Which of them the objectives prefer, in their order. */
  better: 'before' | 'after' | 'neither';
  /** Hard rules that each breaks. */
  violations: { before: RosterViolation[]; after: RosterViolation[] };
}

/** Differences below this are rounding of fractional balances. */
export const TOLERANCE = 1e-9;

/** Compares two rosters of a problem, mass by mass, person by person and objective by objective. */
export function compareRosters(
  problem: RosterProblem,
  before: RosterAssignment[],
  after: RosterAssignment[],
): RosterComparison {
  const added = onlyIn(after, before);
  const removed = onlyIn(before, after);
  const [old, fresh] = [evaluateRoster(problem, before), evaluateRoster(problem, after)];
  const stages = old.stages.map(({ name, value }, stage) => ({
    name,
    before: value,
    after: fresh.stages[stage]!.value,
  }));
  const decisive = stages.find((stage) => Math.abs(stage.after - stage.before) > TOLERANCE);
  return {
    slots: problem.slots
      .map(({ id }) => ({ slot: id, added: peopleAt(added, id), removed: peopleAt(removed, id) }))
      .filter((slot) => slot.added.length + slot.removed.length > 0),
    ministers: problem.ministers
      .map(({ id }) => ({ minister: id, gained: massesOf(added, id), lost: massesOf(removed, id) }))
      .filter(({ gained, lost }) => gained.length + lost.length > 0),
    stages,
    better: !decisive ? 'neither' : decisive.after < decisive.before ? 'after' : 'before',
    violations: { before: old.violations, after: fresh.violations },
  };
}

/** What a roster does otherwise than another, by one of their wishes: 'preenche mais lugares'; null where both are alike. */
export function effectOn({ name, before, after }: RosterComparison['stages'][number]): string | null {
  if (Math.abs(after - before) <= TOLERANCE) return null;
  const { better, worse } = wishNamed(name);
  return after < before ? better : worse;
}

function onlyIn(roster: RosterAssignment[], other: RosterAssignment[]): RosterAssignment[] {
  const known = new Set(other.map(({ slot, minister }) => JSON.stringify([slot, minister])));
  return roster.filter(({ slot, minister }) => !known.has(JSON.stringify([slot, minister])));
}

function peopleAt(roster: RosterAssignment[], slot: RosterId): RosterId[] {
  return roster.filter((made) => made.slot === slot).map(({ minister }) => minister);
}

function massesOf(roster: RosterAssignment[], minister: RosterId): RosterId[] {
  return roster.filter((made) => made.minister === minister).map(({ slot }) => slot);
}
