import { rosterEvaluator } from '../wishes/evaluate-roster.js';
import { solveRoster, type SolveOptions } from './solve-roster.js';
import type { RosterProblem } from '../../solver/index.js';
import type { RosterResult } from './roster-result.js';
import { isAboutPlaces, wishNamed, type WishName, wishOrderOf } from '../wishes/wishes.js';
import { TOLERANCE } from '../wishes/compare-rosters.js';
import { decimal } from './wording.js';

/** What one wish cost the wishes after it, and what those before it cost this one. */
export interface WishCost {
  name: WishName;
  /** Its value in the roster. */
  value: number;
  /** Its least value in any roster with as few empty places, as well spread, if no other wish were asked for. */
  alone: number;
  /** Later objectives that differ in the best roster without this wish: what it cost them, or spared them. */
  others: { name: WishName; value: number; without: number }[];
  /** Whether every number is proven, not cut short by the time limit. */
  proven: boolean;
  /** Portuguese sentences. */
  message: string;
}

export type SolveProblem = (problem: RosterProblem, options: SolveOptions) => Promise<RosterResult>;

/**
 * What each wish of a computed roster cost: the problem is solved once without the wish and once with it alone, both
 * after the two objectives of the empty places. Takes up to two solves a wish.
 *
 * @throws RosterCancelledError when `isCancelled` answered yes.
 */
export async function wishCosts(
  problem: RosterProblem,
  { stages }: Pick<RosterResult, 'stages'>,
  { isCancelled, solve = solveRoster }: { isCancelled?: () => boolean; solve?: SolveProblem } = {},
): Promise<WishCost[]> {
  const order = wishOrderOf(problem);
  const values = new Map(stages.map(({ name, value }) => [name, value]));
  const evaluate = rosterEvaluator(problem);
  const best = async (objectives: WishName[]) => {
    const { assignments, status } = await solve(problem, { stages: objectives, isCancelled });
    return { values: evaluate(assignments), proven: status === 'optimal' };
  };
  const costs: WishCost[] = [];
  for (const name of order.filter((stage) => isWish(stage, problem))) {
    const value = values.get(name)!;
    const later = order.slice(order.indexOf(name) + 1);
    const alone = value === 0 ? undefined : await best([...order.filter(isAboutPlaces), name]);
    const without = later.every((stage) => values.get(stage) === 0)
      ? undefined
      : await best(order.filter((stage) => stage !== name));
    const others = without
      ? later
          .map((stage) => ({ name: stage, value: values.get(stage)!, without: without.values[stage] }))
          .filter((other) => Math.abs(other.value - other.without) > TOLERANCE)
      : [];
    const cost = { name, value, alone: alone?.values[name] ?? 0, others };
    costs.push({
      ...cost,
      proven: (alone?.proven ?? true) && (without?.proven ?? true),
      message: describe(cost),
    });
  }
  return costs;
}

function isWish(name: WishName, { published = [] }: RosterProblem): boolean {
  return !isAboutPlaces(name) && (name !== 'disturbed' || published.length > 0);
}

function describe({ name, value, alone, others }: Omit<WishCost, 'proven' | 'message'>): string {
  const changes = others.map(
    (other) => `${wishNamed(other.name).phrase}, de ${decimal(other.value)} para ${decimal(other.without)}`,
  );
  const cost =
    changes.length === 0
      ? `Diminuir ${wishNamed(name).phrase} não custou nada aos outros desejos.`
      : `Sem o desejo de diminuir ${wishNamed(name).phrase}, mudaria o seguinte: ${changes.join('; ')}.`;
  if (value - alone <= TOLERANCE) return cost;
  return `${cost} Sozinho, este desejo chegaria a ${decimal(alone)}; os que vêm antes o deixam em ${decimal(value)}.`;
}
