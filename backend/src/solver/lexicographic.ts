import type { Highs } from 'highs';
import { minimiseStage, rosterOnFace } from './integer-search.js';
import { Polytope } from './polytope.js';
import { TOLERANCE } from './programme.js';
import { relaxStages, type RelaxedStage } from './relaxation.js';
import type { RosterIndex } from './roster-index.js';
import type { RosterModel } from './roster-model.js';
import type { SolveClock } from './solve-clock.js';
import { stageValues } from './stages.js';
import type { StageName, StageResult } from './problem.js';

/** Room left to a fractional objective that is held at its value, well above what HiGHS calls feasible. */
const SLACK = 1e-4;

/** The best roster found, one flag a candidate, and what is proven of each objective. */
export interface LexicographicResult {
  chosen: Uint8Array;
  stages: StageResult[];
}

/**
 * Minimises the objectives one after the other, none at the cost of an earlier one.
 *
 * First the linear relaxation passes through all stages, which is fast and gives every bound. A roster
 * on its last optimal face reaches all bounds at once and ends the matter; with rosters, whose
 * relaxation is nearly a network flow, that is the ordinary case. Otherwise branch and bound settles
 * the stages in order, until one stays above its relaxed bound; the relaxation then starts anew behind it.
 *
 * @param start a roster that keeps the hard rules, returned when time allows nothing better.
 * @param onStage called with each stage that is settled, and with the best roster so far.
 */
export function minimiseInOrder(
  highs: Highs,
  index: RosterIndex,
  model: RosterModel,
  order: StageName[],
  start: Uint8Array,
  clock: SolveClock,
  onStage: (settled: number, best: Uint8Array) => void,
): LexicographicResult {
  const settled: StageResult[] = [];
  let chosen = start;
  let polytope = new Polytope(model.programme);

  const settle = (name: StageName, bound: number): void => {
    const value = stageValues(index, chosen)[name];
    settled.push({ name, value, bound: Math.min(value, bound) });
    onStage(settled.length, chosen);
  };

  if (index.candidates.length === 0) {
    for (const name of order) settle(name, Infinity);
  }
  while (settled.length < order.length && clock.remaining > 0) {
    const relaxed = relaxStages(highs, model, polytope, order.slice(settled.length), clock);
    const last = relaxed.at(-1);
    if (!last) break;
    const onFace = rosterOnFace(highs, index, last, clock);
    if (onFace && reaches(index, onFace, relaxed)) {
      if (isBetter(index, onFace, chosen, order)) chosen = onFace;
      for (const { name, bound } of relaxed) settle(name, bound);
      polytope = last.after;
      continue;
    }
    for (const stage of relaxed) {
      let bound = stage.bound;
      if (!reaches(index, chosen, [stage])) {
        if (clock.remaining === 0) break;
        const outcome = minimiseStage(highs, index, stage, chosen, clock.remaining / 2, clock);
        if (outcome.chosen && isBetter(index, outcome.chosen, chosen, order)) chosen = outcome.chosen;
        bound = Math.max(bound, outcome.bound);
      }
      settle(stage.name, bound);
      if (reaches(index, chosen, [stage])) {
        polytope = stage.after;
        continue;
      }
      polytope = stage.before.clone();
      polytope.limit(stage.cost, settled.at(-1)!.value + (stage.cost.integral ? 0 : SLACK));
      break;
    }
  }
  for (const name of order.slice(settled.length)) settle(name, polytope.trivialBound(model.costs[name]));
  const values = stageValues(index, chosen);
  const stages = settled.map(({ name, bound }) => {
    const value = values[name];
    return { name, value, bound: closeTo(value, bound) ? value : bound };
  });
  return { chosen, stages };
}

/** Whether a roster reaches the bounds of all these stages. */
function reaches(index: RosterIndex, chosen: Uint8Array, stages: RelaxedStage[]): boolean {
  const values = stageValues(index, chosen);
  return stages.every(({ name, bound }) => closeTo(values[name], bound));
}

/** Whether the first objective in which two rosters differ is lower in the first of them. */
function isBetter(index: RosterIndex, candidate: Uint8Array, best: Uint8Array, order: StageName[]): boolean {
  const [challenger, holder] = [stageValues(index, candidate), stageValues(index, best)];
  const name = order.find((stage) => Math.abs(challenger[stage] - holder[stage]) > TOLERANCE);
  return name !== undefined && challenger[name] < holder[name];
}

function closeTo(value: number, bound: number): boolean {
  return value - bound <= TOLERANCE * Math.max(1, Math.abs(value));
}
