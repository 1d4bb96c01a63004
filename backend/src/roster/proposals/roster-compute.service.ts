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
import { joinMonths } from '../compute/months.js';
import { RosterWriter, type RosterChangeOrder } from '../roster.writer.js';
import { allPlaces, computedPlace, keptPlaces, type RosterFacts, type RosterState } from '../roster.js';
import { brokenPins } from '../rules/hard-rules.js';
import { RosterRun, type StoredProof, toStoredResult } from '../compute/roster-run.entity.js';
import { RosterSolverService } from '../compute/roster-solver.service.js';
import { RosterStateService } from '../roster-state.service.js';
import { CLOSED_STATUSES, isPlanned, type ScheduleStatus } from '../schedule-states.js';
import { Schedule } from '../schedule.entity.js';

const ATTEMPTS = 2;
const CANCEL_POLL_MS = 500;
const INTERNAL_ERROR = 'O cálculo parou por um erro interno. Tente novamente.';
const NAMED_AT_MOST = 5;

interface ClaimedRun {
  id: number;
  scheduleId: number;
  proposal: boolean;
}

interface Solved {
  /** The revision of each schedule that was computed. */
  versions: ReadonlyMap<number, number>;
  result: RosterResult;
}

/**
 * Works on the job `roster.compute`. A run goes queued → running → done, failed or cancelled; one that a killed worker
 * left running is computed again. Schedules that are computed together have a run each: all change together, and the
 * leading one has the job and the proof.
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
    if (claimed.length === 0) return;
    const cancelled = new AbortController();
    const watch = setInterval(() => void this.abortWhenGone(runId, cancelled), CANCEL_POLL_MS);
    try {
      for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
        const solved = await this.solve(runId, claimed, cancelled.signal);
        if (await this.store(runId, claimed, solved)) return;
      }
      throw new RosterProblemError('A escala mudou enquanto era calculada. Calcule de novo.');
    } catch (error) {
      if (error instanceof RosterProblemError) await this.fail(runId, error.message);
      else if (!cancelled.signal.aborted) throw error;
    } finally {
      clearInterval(watch);
    }
  }

  /** @returns the run and those that it leads; none when they have ended or are gone. */
  private async claim(runId: number): Promise<ClaimedRun[]> {
    const { rows } = await sql<ClaimedRun>`
      update roster_run set status = 'running', started_at = ${this.clock.now()}, updated_at = now()
      where ${ledBy(runId)} and status in ('queued', 'running')
      returning id, schedule_id as "scheduleId", proposal`.execute(this.em.getKysely());
    return rows;
  }

  private async solve(runId: number, claimed: ClaimedRun[], signal: AbortSignal): Promise<Solved> {
    const states = await this.states.snapshots(claimed.map(({ scheduleId }) => scheduleId));
    for (const { facts } of states) if (facts.schedule.status !== 'published') assertPlacesHold(facts);
    const versions = new Map(states.map(({ facts: { schedule } }) => [schedule.id, schedule.version]));
    return { versions, result: await this.run(runId, problemOfAll(states), signal) };
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
    await sql`update roster_run set stage = ${stage} where ${ledBy(runId)} and status = 'running'`
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
   * Stores what came of a run and of those it leads. A proposal is kept with its result; any other takes the place of what
   * no computation must keep. Nothing happens when one of the schedules has changed since it was read.
   * @returns false when the result is stale, and the run is to be computed again.
   * @throws RosterProblemError when the schedule has left the states in which rosters are computed.
   */
  private async store(leadId: number, claimed: ClaimedRun[], { versions, result }: Solved): Promise<boolean> {
    const isTogether = claimed.length > 1;
    return this.em.fork().transactional(async (em) => {
      const schedules = await em.find(
        Schedule,
        { id: { $in: [...versions.keys()] } },
        { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
      );
      if (schedules.length < claimed.length) {
        if (isTogether)
          throw new RosterProblemError('Uma das escalas foi excluída enquanto eram calculadas.');
        return true;
      }
      const parts = [];
      for (const schedule of schedules) {
        const run = claimed.find(({ scheduleId }) => scheduleId === schedule.id)!;
        assertComputable(schedule, { ...run, isTogether });
        if (schedule.version !== versions.get(schedule.id)) return false;
        const state = await this.states.read(em, schedule.id);
        const part = partOf(result, new Set(state.facts.masses.keys()));
        if (checkRoster(computableProblem(state), part.assignments).length > 0) return false;
        parts.push({ schedule, run, facts: state.facts, part });
      }
      const lead = await em.findOne(RosterRun, { id: leadId, status: 'running' });
      if (!lead) return true;
      const proof: StoredProof | undefined = result.proof && {
        ...result.proof,
        ...(isTogether && { result: toStoredResult(result) }),
      };
      for (const { schedule, run, facts, part } of parts) {
        const kept = run.id === leadId && proof ? JSON.stringify(proof) : null;
        const { numAffectedRows } = await sql`
          update roster_run set status = 'done', stage = null, finished_at = ${this.clock.now()}, updated_at = now(),
            version = ${schedule.version}, result = ${JSON.stringify(toStoredResult(part))}::jsonb,
            proof = ${kept}::jsonb
          where id = ${run.id} and status = 'running'`.execute(em.getKysely());
        if (!numAffectedRows || run.proposal) continue;
        const actor = lead.requestedBy;
        await this.writer.apply(em, schedule, { kind: 'computed', actor, ...replacing(facts, part) });
      }
      return true;
    });
  }

  private async fail(runId: number, message: string): Promise<void> {
    await sql`
      update roster_run set status = 'failed', stage = null, error = ${message}, finished_at = ${this.clock.now()},
        updated_at = now()
      where ${ledBy(runId)} and status in ('queued', 'running')`.execute(this.em.getKysely());
  }
}

/** The run and those that it leads. */
const ledBy = (runId: number) => sql<boolean>`(id = ${runId} or lead_id = ${runId})`;

/** The problem of all these schedules together; of one, its own. */
function problemOfAll(states: RosterState[]): RosterProblem {
  const [first] = states.toSorted((a, b) =>
    a.facts.schedule.startDate.localeCompare(b.facts.schedule.startDate),
  );
  if (states.length === 1) return computableProblem(first!);
  const { balances } = first!;
  const months = states.map((state) => ({
    month: state.facts.schedule.id,
    problem: computableProblem({ ...state, balances }),
  }));
  return joinMonths(months, balances);
}

/** What of a result is about these masses. */
function partOf(result: RosterResult, masses: ReadonlySet<number>): RosterResult {
  return {
    ...result,
    assignments: result.assignments.filter(({ slot }) => masses.has(slot)),
    shortages: result.shortages.filter(({ slot }) => masses.has(slot)),
  };
}

/** @throws RosterProblemError when the schedule has left the states in which such rosters are computed. */
function assertComputable(
  { status, title }: Schedule,
  { proposal, isTogether }: { proposal: boolean; isTogether: boolean },
): void {
  if (isTogether && !isPlanned(status))
    throw new RosterProblemError(`A escala “${title}” saiu do planejamento enquanto era calculada.`);
  const closed = (CLOSED_STATUSES as readonly ScheduleStatus[]).includes(status);
  if (closed || (status === 'published' && !proposal))
    throw new RosterProblemError('A escala foi publicada ou encerrada enquanto era calculada.');
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
