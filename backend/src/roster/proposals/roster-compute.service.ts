import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '../../platform/clock.js';
import { JobHandlersService } from '../../platform/jobs/job-handlers.service.js';
import { checkRoster } from '../rules/check-roster.js';
import {
  placeKey,
  RosterCancelledError,
  type RosterProblem,
  RosterProblemError,
} from '../../solver/index.js';
import type { RosterResult } from '../compute/roster-result.js';
import { computableProblem } from '../compute/computable-problem.js';
import { RosterWriter, type RosterChangeOrder } from '../roster.writer.js';
import { allPlaces, computedPlace, keptPlaces, type RosterFacts } from '../roster.js';
import { brokenPins } from '../rules/hard-rules.js';
import { RosterRun, toStoredResult } from './roster-run.entity.js';
import { RosterSolverService } from '../compute/roster-solver.service.js';
import { RosterStateService } from '../roster-state.service.js';
import { CLOSED_STATUSES, type ScheduleStatus } from '../schedule-states.js';
import { Schedule } from '../schedule.entity.js';

const ATTEMPTS = 2;
const CANCEL_POLL_MS = 500;
const INTERNAL_ERROR = 'O cálculo parou por um erro interno. Tente novamente.';
const NAMED_AT_MOST = 5;

interface ClaimedRun {
  id: number;
  scheduleId: number;
  draft: boolean;
}

interface Solved {
  version: number;
  result: RosterResult;
}

/**
 * Works on the job `roster.compute`. A run goes queued → running → done, failed or cancelled; one that a killed worker
 * left running is computed again.
 */
@Injectable()
export class RosterComputeService implements OnModuleInit {
  private readonly logger = new Logger(RosterComputeService.name);

  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly jobs: JobHandlersService,
    private readonly states: RosterStateService,
    private readonly writer: RosterWriter,
    private readonly solver: RosterSolverService,
  ) {}

  onModuleInit(): void {
    this.jobs.register(
      'roster.compute',
      ({ runId }) => this.compute(runId),
      ({ runId }) => this.fail(runId, INTERNAL_ERROR),
    );
  }

  private async compute(runId: number): Promise<void> {
    const claimed = await this.claim(runId);
    if (claimed === null) return;
    const cancelled = new AbortController();
    const watch = setInterval(() => void this.abortWhenGone(runId, cancelled), CANCEL_POLL_MS);
    try {
      for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
        const solved = await this.solve(claimed, cancelled.signal);
        if (await this.store(claimed, solved)) return;
      }
      throw new RosterProblemError('A escala mudou enquanto era calculada. Calcule de novo.');
    } catch (error) {
      if (error instanceof RosterProblemError) await this.fail(runId, error.message);
      else if (!cancelled.signal.aborted) throw error;
    } finally {
      clearInterval(watch);
    }
  }

  /** @returns the run; null when it has ended or is gone. */
  private async claim(runId: number): Promise<ClaimedRun | null> {
    const { rows } = await sql<ClaimedRun>`
      update roster_run set status = 'running', started_at = ${this.clock.now()}, updated_at = now()
      where id = ${runId} and status in ('queued', 'running')
      returning id, schedule_id as "scheduleId", draft`.execute(this.em.getKysely());
    return rows[0] ?? null;
  }

  private async solve({ id, scheduleId }: ClaimedRun, signal: AbortSignal): Promise<Solved> {
    const state = await this.states.snapshot(scheduleId);
    const { status, version } = state.facts.schedule;
    if (status !== 'published') assertPlacesHold(state.facts);
    return { version, result: await this.run(id, computableProblem(state), signal) };
  }

  private async run(runId: number, problem: RosterProblem, signal: AbortSignal): Promise<RosterResult> {
    try {
      return await this.solver.solve(problem, {
        signal,
        onProgress: ({ stage }) => void this.tell(runId, stage),
      });
    } catch (error) {
      if (error instanceof RosterProblemError || error instanceof RosterCancelledError) throw error;
      this.logger.error({ err: error, runId }, 'Roster solver failed');
      throw new RosterProblemError(INTERNAL_ERROR);
    }
  }

  /** Shows how far the run is; a lost notice does no harm. */
  private async tell(runId: number, stage: string): Promise<void> {
    await sql`update roster_run set stage = ${stage} where id = ${runId} and status = 'running'`
      .execute(this.em.getKysely())
      .catch((error: unknown) => this.logger.warn({ err: error, runId }, 'Roster progress was not stored'));
  }

  /** Stops a run that somebody cancelled; a database that is away for a moment is no reason to stop. */
  private async abortWhenGone(runId: number, controller: AbortController): Promise<void> {
    const { rows } = await sql`select from roster_run where id = ${runId} and status = 'running'`
      .execute(this.em.getKysely())
      .catch(() => ({ rows: [undefined] }));
    if (rows.length === 0) controller.abort();
  }

  /**
   * Stores what came of a run. A draft is kept with its result; any other takes the place of what no computation must
   * keep. Neither happens when the schedule has changed since it was read.
   * @returns false when the result is stale, and the run is to be computed again.
   * @throws RosterProblemError when the schedule has left the states in which rosters are computed.
   */
  private async store(
    { id: runId, scheduleId, draft }: ClaimedRun,
    { version, result }: Solved,
  ): Promise<boolean> {
    return this.em.fork().transactional(async (em) => {
      const schedule = await em.findOne(Schedule, scheduleId, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!schedule) return true;
      const closed = (CLOSED_STATUSES as readonly ScheduleStatus[]).includes(schedule.status);
      if (closed || (schedule.status === 'published' && !draft))
        throw new RosterProblemError('A escala foi publicada ou encerrada enquanto era calculada.');
      if (schedule.version !== version) return false;
      const state = await this.states.read(em, scheduleId);
      if (checkRoster(computableProblem(state), result.assignments).length > 0) return false;
      const run = await em.findOne(RosterRun, { id: runId, status: 'running' });
      if (!run) return true;
      const { numAffectedRows } = await sql`
        update roster_run set status = 'done', stage = null, finished_at = ${this.clock.now()}, updated_at = now(),
          version = ${version}, result = ${JSON.stringify(toStoredResult(result))}::jsonb,
          proof = ${result.proof ? JSON.stringify(result.proof) : null}::jsonb
        where id = ${runId} and status = 'running'`.execute(em.getKysely());
      if (numAffectedRows && !draft) {
        const actor = run.requestedBy;
        await this.writer.apply(em, schedule, {
          kind: 'computed',
          actor,
          ...replacing(state.facts, result),
        });
      }
      return true;
    });
  }

  private async fail(runId: number, message: string): Promise<void> {
    await sql`
      update roster_run set status = 'failed', stage = null, error = ${message}, finished_at = ${this.clock.now()},
        updated_at = now()
      where id = ${runId} and status in ('queued', 'running')`.execute(this.em.getKysely());
  }
}

/** @throws RosterProblemError that names the people and masses of kept places, or places that rules demand, that break a rule. */
function assertPlacesHold(facts: RosterFacts): void {
  const broken = brokenPins(facts);
  if (broken.length === 0) return;
  const rest = broken.length - NAMED_AT_MOST;
  const more = rest > 0 ? [`Há mais ${rest}.`] : [];
  throw new RosterProblemError(
    [
      'Há lugares fixados que não podem ficar. Retire-os, solte-os ou corrija a causa:',
      ...broken.slice(0, NAMED_AT_MOST),
      ...more,
    ].join(' '),
  );
}

/** The change from the places as they stand to a computed roster: kept and overridden ones stay. */
function replacing(
  facts: RosterFacts,
  { assignments }: RosterResult,
): Pick<RosterChangeOrder, 'leaving' | 'entering'> {
  const wanted = new Set(assignments.map(placeKey));
  const present = new Set(allPlaces(facts).map(placeKey));
  const kept = new Set(keptPlaces(facts).map(placeKey));
  return {
    leaving: facts.places.filter((place) => !kept.has(placeKey(place)) && !wanted.has(placeKey(place))),
    entering: assignments.filter((place) => !present.has(placeKey(place))).map(computedPlace),
  };
}
