import { rosterEvaluator } from '../wishes/evaluate-roster.js';
import { type WishName, wishOrderOf, WISHES } from '../wishes/wishes.js';
import { explainShortages } from './explain-shortages.js';
import {
  buildModel,
  certify as certifyRoster,
  greedyRoster,
  highsRuntime,
  indexProblem,
  minimiseInOrder,
  placeKey,
  type RosterAssignment,
  type RosterId,
  type RosterIndex,
  type RosterProblem,
  SolveClock,
} from '../../solver/index.js';
import type { RosterProgress, RosterResult } from './roster-result.js';
import { monthsOf } from './months.js';
import { toProblemFile } from './roster-files.js';
import { validateProblem } from './validate-problem.js';

const DEFAULT_TIME_LIMIT_SECONDS = 10;
/** More months than these may not be proven together in time: each is computed first by itself, after those before it. */
const FEW_MONTHS = 3;

export interface SolveOptions {
  /** Called when the first roster is there and after each stage. */
  onProgress?: (progress: RosterProgress) => void;
  /** Wishes to minimise, in this order; all of them in the order of the list when left out. */
  stages?: WishName[];
  /** Asked between stages and during branch and bound. */
  isCancelled?: () => boolean;
  /** Whether the result comes with its proof. */
  certify?: boolean;
}

/**
 * Computes the roster of a month: hard rules always kept, the stages minimised one after the other
 * (see `WISHES`), each with its proven bound. The same problem always gives the same roster, unless
 * the time limit cuts the work short. HiGHS blocks the calling thread; servers use `RosterSolver`.
 *
 * @throws RosterProblemError when the problem is malformed or its pins contradict the hard rules.
 * @throws RosterCancelledError when `isCancelled` answered yes.
 */
export async function solveRoster(
  problem: RosterProblem,
  { onProgress, stages: wanted, isCancelled = () => false, certify = false }: SolveOptions = {},
): Promise<RosterResult> {
  const clock = new SolveClock(problem.timeLimitSeconds ?? DEFAULT_TIME_LIMIT_SECONDS, isCancelled);
  validateProblem(problem);
  const index = indexProblem(problem);
  const order = wanted ?? wishOrderOf(problem);
  const evaluator = rosterEvaluator(problem);
  const evaluate = (chosen: Uint8Array) => evaluator(toAssignments(index, chosen));
  const report = (done: number, best: Uint8Array): void =>
    onProgress?.({
      stage: order[Math.min(done, order.length - 1)]!,
      done,
      stages: order.length,
      emptyPlaces: evaluate(best).emptyPlaces,
      seconds: clock.seconds,
    });
  let start = greedyRoster(index);
  report(0, start);
  const highs = await highsRuntime();
  clock.throwIfCancelled();
  if (index.months.length > FEW_MONTHS) {
    const places = new Set((await monthAfterMonth(problem, { clock, isCancelled })).map(placeKey));
    start = Uint8Array.from(index.candidates, (candidate) =>
      Number(places.has(placeKey(toAssignment(index, candidate)))),
    );
    report(0, start);
  }
  const model = buildModel(index, WISHES);
  const task = { index, model, order, evaluate, start };
  const { chosen, stages, duals } = minimiseInOrder(highs, task, clock, report);
  const certificate = certify ? certifyRoster(highs, task, { stages, duals }, clock) : undefined;
  const assignments = toAssignments(index, chosen);
  return {
    status: stages.every(({ value, bound }) => value === bound) ? 'optimal' : 'feasible',
    assignments,
    stages,
    shortages: monthsOf(problem).flatMap((month) => {
      const own = new Set(month.slots.map(({ id }) => id));
      const places = assignments.filter(({ slot }) => own.has(slot));
      return explainShortages(month, places);
    }),
    seconds: clock.seconds,
    ...(certificate && { proof: { problem: toProblemFile(problem), certificate } }),
  };
}

function toAssignments(index: RosterIndex, chosen: Uint8Array): RosterAssignment[] {
  return index.candidates
    .filter((_, c) => chosen[c])
    .sort((a, b) => a.slot - b.slot || a.minister - b.minister)
    .map((candidate) => toAssignment(index, candidate));
}

function toAssignment(
  { problem }: RosterIndex,
  { slot, minister }: { slot: number; minister: number },
): RosterAssignment {
  return { slot: problem.slots[slot]!.id, minister: problem.ministers[minister]!.id };
}

/** The months of a problem one after the other, each with what people carry over from those before it. */
async function monthAfterMonth(
  problem: RosterProblem,
  { clock, isCancelled }: { clock: SolveClock; isCancelled: () => boolean },
): Promise<RosterAssignment[]> {
  const done: RosterAssignment[] = [];
  const months = monthsOf(problem);
  for (const month of months) {
    const duties = new Map<RosterId, number>();
    for (const { minister } of done) duties.set(minister, (duties.get(minister) ?? 0) + 1);
    const ministers = month.ministers.map((minister) => ({
      ...minister,
      balance: (minister.balance ?? 0) + (duties.get(minister.id) ?? 0),
    }));
    const timeLimitSeconds = clock.remaining / (2 * months.length);
    const { assignments } = await solveRoster({ ...month, ministers, timeLimitSeconds }, { isCancelled });
    done.push(...assignments);
  }
  return done;
}
