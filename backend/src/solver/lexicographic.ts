import type { Highs } from 'highs';
import { minimiseStage, rosterOnFace } from './integer-search.js';
import { Polytope } from './polytope.js';
import { TOLERANCE } from './programme.js';
import { relaxStages, type RelaxedStage, type StageDuals } from './relaxation.js';
import type { RosterIndex } from './roster-index.js';
import type { RosterModel } from './roster-model.js';
import type { SolveClock } from './solve-clock.js';

/** Room left to a fractional objective that is held at its value, well above what HiGHS calls feasible. */
const SLACK = 1e-4;

/** The value reached for one objective and the proven lower bound on it, the earlier ones being kept. */
export interface StageResult<Name extends string = string> {
  name: Name;
  value: number;
  bound: number;
}

/** The objectives of a roster, given as one flag a candidate. */
export type Evaluation<Name extends string> = (chosen: Uint8Array) => Record<Name, number>;

/** What is minimised. */
export interface LexicographicTask<Name extends string> {
  index: RosterIndex;
  model: RosterModel<Name>;
  /** The objectives, the most important first. */
  order: Name[];
  /** Their values, counted without the model. */
  evaluate: Evaluation<Name>;
  /** A roster that keeps the hard rules, returned when time allows nothing better. */
  start: Uint8Array;
}

/** The best roster found, one flag a candidate, and what is proven of each objective. */
export interface LexicographicResult<Name extends string> {
  chosen: Uint8Array;
  stages: StageResult<Name>[];
  /** What proves the bounds of the relaxation, as far as it is known. */
  duals: Map<Name, StageDuals<Name>>;
}

/**
 * Minimises the objectives one after the other, none at the cost of an earlier one.
 *
 * First the linear relaxation passes through all stages, which is fast and gives every bound. A roster
 * on its last optimal face reaches all bounds at once and ends the matter; with rosters, whose
 * relaxation is nearly a network flow, that is the ordinary case. Otherwise branch and bound settles
 * the stages in order, until one stays above its relaxed bound; the relaxation then starts anew behind it.
 *
 * @param onStage called with each stage that is settled, and with the best roster so far.
 */
export function minimiseInOrder<Name extends string>(
  highs: Highs,
  { index, model, order, evaluate, start }: LexicographicTask<Name>,
  clock: SolveClock,
  onStage: (settled: number, best: Uint8Array) => void,
): LexicographicResult<Name> {
  const settled: StageResult<Name>[] = [];
  const duals = new Map<Name, StageDuals<Name>>();
  const valued = (chosen: Uint8Array) => ({ chosen, values: evaluate(chosen) });
  let best = valued(start);
  let polytope = new Polytope(model.programme);

  const settle = (name: Name, bound: number): void => {
    const value = best.values[name];
    settled.push({ name, value, bound: Math.min(value, bound) });
    onStage(settled.length, best.chosen);
  };

  if (index.candidates.length === 0) {
    for (const name of order) settle(name, Infinity);
  }
  while (settled.length < order.length && clock.remaining > 0) {
    const relaxed = relaxStages(highs, model, polytope, order.slice(settled.length), clock);
    const last = relaxed.at(-1);
    if (!last) break;
    if (settled.length === 0)
      for (const stage of relaxed) if (stage.duals) duals.set(stage.name, stage.duals);
    const found = rosterOnFace(highs, index, last, clock);
    const onFace = found && valued(found);
    if (onFace && reaches(onFace.values, relaxed)) {
      if (isBetter(onFace.values, best.values, order)) best = onFace;
      for (const { name, bound } of relaxed) settle(name, bound);
      polytope = last.after;
      continue;
    }
    for (const stage of relaxed) {
      let bound = stage.bound;
      if (!reaches(best.values, [stage])) {
        if (clock.remaining === 0) break;
        const outcome = minimiseStage(highs, index, stage, best.chosen, clock.remaining / 2, clock);
        const reached = outcome.chosen && valued(outcome.chosen);
        if (reached && isBetter(reached.values, best.values, order)) best = reached;
        bound = Math.max(bound, outcome.bound);
      }
      settle(stage.name, bound);
      if (reaches(best.values, [stage])) {
        polytope = stage.after;
        continue;
      }
      polytope = stage.before.clone();
      polytope.limit(stage.cost, settled.at(-1)!.value + (stage.cost.integral ? 0 : SLACK));
      break;
    }
  }
  for (const name of order.slice(settled.length)) settle(name, polytope.trivialBound(model.costs[name]));
  const stages = settled.map(({ name, bound }) => {
    const value = best.values[name];
    return { name, value, bound: closeTo(value, bound) ? value : bound };
  });
  return { chosen: best.chosen, stages, duals };
}

/** Whether a roster reaches the bounds of all these stages. */
function reaches<Name extends string>(values: Record<Name, number>, stages: RelaxedStage<Name>[]): boolean {
  return stages.every(({ name, bound }) => closeTo(values[name], bound));
}

/** Whether the first objective in which two rosters differ is lower in the first of them. */
function isBetter<Name extends string>(
  challenger: Record<Name, number>,
  holder: Record<Name, number>,
  order: Name[],
): boolean {
  const name = order.find((stage) => Math.abs(challenger[stage] - holder[stage]) > TOLERANCE);
  return name !== undefined && challenger[name] < holder[name];
}

function closeTo(value: number, bound: number): boolean {
  return value - bound <= TOLERANCE * Math.max(1, Math.abs(value));
}
