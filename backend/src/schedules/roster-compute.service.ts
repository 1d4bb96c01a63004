import { EntityManager, IsolationLevel, LockMode } from '@mikro-orm/postgresql';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '../common/clock.js';
import { JobHandlersService } from '../notifications/job-handlers.service.js';
import { checkRoster } from '../roster/check-roster.js';
import {
  RosterCancelledError,
  RosterProblemError,
  type RosterProblem,
  type RosterResult,
} from '../roster/types.js';
import { keptPlaces, problemOf, type RosterFacts } from './roster-facts.js';
import { RosterFairnessService } from './roster-fairness.service.js';
import { explain } from './roster-messages.js';
import { RosterProblemService } from './roster-problem.service.js';
import { RosterSolverService } from './roster-solver.service.js';
import { changeScheduleStatus } from './schedule-states.js';
import { Schedule } from './schedule.entity.js';

const ATTEMPTS = 2;
const CANCEL_POLL_MS = 500;
const INTERNAL_ERROR = 'O cálculo parou por um erro interno. Tente novamente.';
const NAMED_AT_MOST = 5;

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
    private readonly problems: RosterProblemService,
    private readonly fairness: RosterFairnessService,
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
    const scheduleId = await this.claim(runId);
    if (scheduleId === null) return;
    const cancelled = new AbortController();
    const watch = setInterval(() => void this.abortWhenGone(runId, cancelled), CANCEL_POLL_MS);
    try {
      for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
        const solved = await this.solve(runId, scheduleId, cancelled.signal);
        if (await this.store(runId, scheduleId, solved)) return;
      }
      throw new RosterProblemError('A escala mudou enquanto era calculada. Calcule de novo.');
    } catch (error) {
      if (error instanceof RosterProblemError) await this.fail(runId, error.message);
      else if (!cancelled.signal.aborted) throw error;
    } finally {
      clearInterval(watch);
    }
  }

  /** @returns the run's schedule; null when the run has ended or is gone. */
  private async claim(runId: number): Promise<number | null> {
    const { rows } = await sql<{ scheduleId: number }>`
      update roster_run set status = 'running', started_at = ${this.clock.now()}, updated_at = now()
      where id = ${runId} and status in ('queued', 'running')
      returning schedule_id as "scheduleId"`.execute(this.em.getKysely());
    return rows[0]?.scheduleId ?? null;
  }

  private async solve(runId: number, scheduleId: number, signal: AbortSignal): Promise<Solved> {
    const { facts, carried } = await this.em.fork().transactional(
      async (em) => {
        const read = await this.problems.read(em, scheduleId);
        return { facts: read, carried: await this.fairness.carried(em, read) };
      },
      { isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true },
    );
    assertPlacesHold(facts);
    const result = await this.run(runId, problemOf(facts, { carried }), signal);
    return { version: facts.schedule.version, result };
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

  private async abortWhenGone(runId: number, controller: AbortController): Promise<void> {
    const { rows } = await sql`select from roster_run where id = ${runId} and status = 'running'`
      .execute(this.em.getKysely())
      .catch(() => ({ rows: [undefined] }));
    if (rows.length === 0) controller.abort();
  }

  /**
   * Replaces the places that no computation must keep by the result, unless the schedule has changed since it was read.
   * @returns whether the run is settled: false when the result is stale.
   * @throws RosterProblemError when the schedule has left the states in which rosters are computed.
   */
  private async store(runId: number, scheduleId: number, { version, result }: Solved): Promise<boolean> {
    return this.em.fork().transactional(async (em) => {
      const schedule = await em.findOne(Schedule, scheduleId, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!schedule) return true;
      if (schedule.status !== 'draft' && schedule.status !== 'planning' && schedule.status !== 'active') {
        throw new RosterProblemError('A escala foi publicada ou encerrada enquanto era calculada.');
      }
      const facts = await this.problems.read(em, scheduleId);
      const stale =
        schedule.version !== version || checkRoster(problemOf(facts), result.assignments).length > 0;
      if (stale) return false;
      const { numAffectedRows } = await sql`
        update roster_run set status = 'done', stage = null, finished_at = ${this.clock.now()}, updated_at = now(),
          result = ${JSON.stringify(result)}::jsonb
        where id = ${runId} and status = 'running'`.execute(em.getKysely());
      if (numAffectedRows) {
        await this.replacePlaces(em, schedule, result);
        schedule.version += 1;
        if (schedule.status === 'draft') schedule.status = changeScheduleStatus('draft', 'planning');
      }
      return true;
    });
  }

  /** Places that stay keep their rows. */
  private async replacePlaces(
    em: EntityManager,
    { id }: Schedule,
    { assignments }: RosterResult,
  ): Promise<void> {
    const slots = assignments.map(({ slot }) => Number(slot));
    const ministers = assignments.map(({ minister }) => Number(minister));
    const wanted = sql`select * from unnest(${slots}::int[], ${ministers}::int[]) as wanted (slot_id, minister_id)`;
    await sql`
      delete from assignment a using schedule_slot t
      where t.id = a.slot_id and t.schedule_id = ${id} and not a.pinned and a.origin <> 'manual'
        and (a.slot_id, a.minister_id) not in (${wanted})`.execute(em.getKysely());
    await sql`
      insert into assignment (slot_id, minister_id, origin, pinned)
      select slot_id, minister_id, 'automatic', false from (${wanted}) place
      on conflict (slot_id, minister_id) do nothing`.execute(em.getKysely());
  }

  private async fail(runId: number, message: string): Promise<void> {
    await sql`
      update roster_run set status = 'failed', stage = null, error = ${message}, finished_at = ${this.clock.now()},
        updated_at = now()
      where id = ${runId} and status in ('queued', 'running')`.execute(this.em.getKysely());
  }
}

/** @throws RosterProblemError that names the people and masses of kept places that break a rule. */
function assertPlacesHold(facts: RosterFacts): void {
  const problem = problemOf(facts);
  const broken = checkRoster({ ...problem, pins: [] }, keptPlaces(facts)).map(
    (violation) => explain(violation, facts).message,
  );
  if (broken.length === 0) return;
  const rest = broken.length - NAMED_AT_MOST;
  const more = rest > 0 ? [`Há mais ${rest}.`] : [];
  throw new RosterProblemError(
    [
      'Há lugares fixados ou dados à mão que não podem ficar. Retire-os ou corrija a causa:',
      ...broken.slice(0, NAMED_AT_MOST),
      ...more,
    ].join(' '),
  );
}
