import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { notPossible } from '../../platform/errors/app-error.js';
import { RosterCancelledError, type RosterProblem, RosterProblemError } from '../../solver/index.js';
import type { WishCost } from '../compute/wish-costs.js';
import { computableProblem } from '../compute/computable-problem.js';
import type { WishCostsResponse } from './roster-explanations.dto.js';
import { wishNamed } from '../wishes/wishes.js';
import { RosterSolverService } from '../compute/roster-solver.service.js';
import { RosterStateService } from '../roster-state.service.js';

/** Schedules whose last answer is remembered. */
const REMEMBERED = 20;
/** How long a request waits for the costs. */
const WAIT_MS = 1_000;

interface Remembered {
  problem: string;
  costs: Promise<WishCost[]>;
  /** Stops the computation, whose answer is out of date. */
  abort: AbortController;
}

/** What each wish costs the others in the best roster that keeps what is pinned. */
@Injectable()
export class RosterWishCostsService {
  /** By schedule; as long as its revision and all that decides its roster are the same. */
  private readonly remembered = new Map<number, Remembered>();

  constructor(
    private readonly states: RosterStateService,
    private readonly solver: RosterSolverService,
  ) {}

  /**
   * The costs, or that they are still being computed: large months take several seconds, and the solver may be at work.
   * @throws AppError 404 when there is no such schedule, 422 when what is pinned contradicts the rules.
   */
  async read(scheduleId: number): Promise<WishCostsResponse> {
    const state = await this.states.snapshot(scheduleId);
    const { version } = state.facts.schedule;
    const costs = await this.costs(scheduleId, version, computableProblem(state));
    return {
      pending: costs === null,
      wishes: (costs ?? []).map(({ name, value, proven, message }) => ({
        name,
        label: wishNamed(name).label,
        value,
        proven,
        message,
      })),
    };
  }

  /** @returns null when they are not ready in time; they go on being computed. */
  private async costs(
    scheduleId: number,
    version: number,
    problem: RosterProblem,
  ): Promise<WishCost[] | null> {
    const key = createHash('sha256')
      .update(JSON.stringify([version, problem]))
      .digest('base64');
    const known = this.remembered.get(scheduleId);
    const entry = known?.problem === key ? known : this.compute(key, problem);
    if (known !== entry) known?.abort.abort();
    this.remembered.delete(scheduleId);
    this.remembered.set(scheduleId, entry);
    const [oldest] = this.remembered.keys();
    if (this.remembered.size > REMEMBERED) this.remembered.delete(oldest!);
    try {
      return await Promise.race([entry.costs, setTimeout(WAIT_MS, null, { ref: false })]);
    } catch (error) {
      if (this.remembered.get(scheduleId) === entry) this.remembered.delete(scheduleId);
      // A newer request took over: the schedule has changed meanwhile.
      if (error instanceof RosterCancelledError) return null;
      if (error instanceof RosterProblemError) throw notPossible('contradiction', error.message);
      throw error;
    }
  }

  private compute(key: string, problem: RosterProblem): Remembered {
    const abort = new AbortController();
    const { signal } = abort;
    const costs = this.solver
      .solve(problem, { signal })
      .then((result) => this.solver.wishCosts(problem, result, { signal }));
    // A failure is told to whoever awaits the costs; where nobody does by then, it must not end the process.
    costs.catch(() => undefined);
    return { problem: key, costs, abort };
  }
}
