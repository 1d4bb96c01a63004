import { Inject, Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { ENV, type RunningEnv } from '../../platform/config/config.module.js';
import { RosterSolver, type RosterSolveRequest } from './roster-solver.js';
import { RosterCancelledError, type RosterProblem } from '../../solver/index.js';
import type { RosterResult } from './roster-result.js';

/** The process's one solver: warm from the start where jobs are worked on, ended with the process. */
@Injectable()
export class RosterSolverService extends RosterSolver implements OnModuleInit, OnModuleDestroy {
  private stopping = false;
  private readonly logger = new Logger(RosterSolverService.name);

  constructor(@Inject(ENV) private readonly env: RunningEnv) {
    super();
  }

  onModuleInit(): void {
    if (this.env.processRole === 'api' || !this.env.pollOutbox) return;
    this.start().catch((error: unknown) => this.logger.error({ err: error }, 'Roster worker did not start'));
  }

  /** @throws RosterCancelledError also once the process is stopping. */
  override async solve(problem: RosterProblem, request?: RosterSolveRequest): Promise<RosterResult> {
    if (this.stopping) throw new RosterCancelledError();
    return super.solve(problem, request);
  }

  onModuleDestroy(): Promise<void> {
    this.stopping = true;
    return this.close();
  }
}
