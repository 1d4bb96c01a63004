import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type MessageEvent, type OnModuleDestroy } from '@nestjs/common';
import { sql, type RawBuilder } from 'kysely';
import {
  catchError,
  distinctUntilChanged,
  EMPTY,
  exhaustMap,
  map,
  merge,
  Subject,
  takeUntil,
  takeWhile,
  timer,
  type Observable,
} from 'rxjs';
import { SessionsService } from '../../auth/index.js';
import type { Session } from '../../platform/access/session.js';
import { Clock, MINUTE } from '../../platform/clock.js';
import { conflict, notFound, notPossible } from '../../platform/errors/app-error.js';
import { isoInstant } from '../../platform/lists/iso-instant.js';
import { OutboxService } from '../../platform/jobs/outbox.service.js';
import type { RosterResult } from '../compute/roster-result.js';
import { User } from '../../accounts/index.js';
import { wishNamed, wishOrder } from '../wishes/wishes.js';
import { Assignment } from '../assignment.entity.js';
import { RosterProofService } from '../compute/roster-proof.service.js';
import { RosterRun, toStoredResult } from '../compute/roster-run.entity.js';
import type {
  ComputeRosterRequest,
  LatestRosterRunResponse,
  RosterJobResponse,
  RosterRunResponse,
} from './roster.dto.js';
import { assertScheduleExists, lockOpenSchedule } from '../schedule-access.js';
import { ScheduleSlot } from '../schedule-slot.entity.js';
import { isPlanned } from '../schedule-states.js';
import type { Schedule } from '../schedule.entity.js';

const POLL_MS = 250;
/** A stream left open longer is closed; the client asks again. */
const LONGEST_STREAM_MS = 10 * MINUTE;
const UNDER_WAY = ['queued', 'running'] as const;

type RunRow = Omit<RosterRunResponse, 'stageLabel' | 'progress' | 'result'> & {
  isRepair: boolean;
  stage: RosterResult['stages'][number]['name'] | null;
  result:
    | (Pick<RosterResult, 'status' | 'seconds' | 'stages'> & {
        proven: boolean;
        assignments: number;
      })
    | null;
};

/** Computations of rosters: asked for, followed, cancelled. */
@Injectable()
export class RosterRunsService implements OnModuleDestroy {
  private readonly closing = new Subject<void>();

  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly outbox: OutboxService,
    private readonly proofs: RosterProofService,
    private readonly sessions: SessionsService,
  ) {}

  /** Ends open streams, which would hold up the server's stop. */
  onModuleDestroy(): void {
    this.closing.next();
  }

  /**
   * Asks for a roster, or for a proposal that waits to be accepted; of a published schedule only for a proposal. With other
   * schedules in planning together, each gets a run of its own, and a proposal where it has people already.
   * @throws AppError 404 when there is no such schedule, 422 when it is published, over or without masses, or cannot be
   *   computed together with the others, 409 when one is being computed already.
   */
  request(
    { userId }: Session,
    scheduleId: number,
    { proposal = false, together = [] }: ComputeRosterRequest = {},
  ): Promise<RosterJobResponse> {
    return this.em.transactional(async (em) => {
      const schedules: Schedule[] = [];
      for (const id of [...new Set([scheduleId, ...together])].sort((a, b) => a - b))
        schedules.push(await lockOpenSchedule(em, id));
      const schedule = schedules.find(({ id }) => id === scheduleId)!;
      if (schedule.status === 'published' && !proposal) {
        throw notPossible(
          'not-allowed-now',
          'Esta escala está publicada. Para calcular de novo, volte-a antes para planejamento.',
        );
      }
      if (schedules.length > 1) assertGoTogether(schedules);
      for (const one of schedules) await this.assertHasMasses(em, one, one === schedule);
      for (const { id } of schedules) await this.assertIdle(em, id);
      const requestedBy = em.getReference(User, userId);
      const run = new RosterRun({ schedule, requestedBy, proposal });
      await em.persist(run).flush();
      for (const other of schedules) {
        if (other === schedule) continue;
        const hasPeople = (await em.count(Assignment, { slot: { schedule: other } })) > 0;
        em.persist(
          new RosterRun({ schedule: other, requestedBy, proposal: proposal || hasPeople, lead: run }),
        );
      }
      await this.outbox.add(em, 'roster.compute', { runId: run.id }, { dedupeKey: `roster:${run.id}` });
      return { jobId: run.id, status: 'queued' };
    });
  }

  private async assertHasMasses(em: EntityManager, schedule: Schedule, isAsked: boolean): Promise<void> {
    if ((await em.count(ScheduleSlot, { schedule })) > 0) return;
    const subject = isAsked ? 'Esta escala' : `A escala “${schedule.title}”`;
    throw notPossible('no-masses', `${subject} não tem nenhuma missa. Inclua as missas antes de calcular.`);
  }

  /** @throws AppError 409 while a roster of the schedule is being computed; the schedule is locked by the caller. */
  async assertIdle(em: EntityManager, scheduleId: number): Promise<void> {
    const underWay = await em.count(RosterRun, { schedule: scheduleId, status: { $in: [...UNDER_WAY] } });
    if (underWay > 0) {
      throw conflict(
        'roster-under-way',
        'A escala já está sendo calculada. Aguarde o fim ou cancele o cálculo.',
      );
    }
  }

  /**
   * Keeps a roster that was computed elsewhere as a proposal that waits. The schedule is locked by the caller, and is still
   * what was computed.
   */
  async keep(
    em: EntityManager,
    schedule: Schedule,
    { result, requestedBy }: { result: RosterResult; requestedBy: User | null },
  ): Promise<RosterRun> {
    const run = new RosterRun({ schedule, requestedBy, proposal: true });
    const finishedAt = this.clock.now();
    em.assign(run, {
      status: 'done',
      version: schedule.version,
      result: toStoredResult(result),
      proof: result.proof ?? null,
      startedAt: finishedAt,
      finishedAt,
    });
    await em.persist(run).flush();
    return run;
  }

  /** Discards those of the proposals that still wait, in the caller's transaction. */
  async discardWaiting(em: EntityManager, ids: readonly number[]): Promise<void> {
    await sql`
      update roster_run set discarded_at = ${this.clock.now()}, updated_at = now()
      where id = any(${[...ids]}::int[]) and proposal and status = 'done' and accepted_at is null
        and discarded_at is null`.execute(em.getKysely());
  }

  /** @throws AppError 404 when there is no such run. */
  async read(id: number): Promise<RosterRunResponse> {
    const run = await this.find(sql`r.id = ${id}`);
    if (!run) throw notFound('Cálculo não encontrado.');
    return run;
  }

  /** @throws AppError 404 when there is no such schedule. */
  async latest(scheduleId: number): Promise<LatestRosterRunResponse> {
    const db = this.em.getKysely<unknown>();
    await assertScheduleExists(db, scheduleId);
    return {
      run: await this.find(sql`r.schedule_id = ${scheduleId}`),
      proof: await this.proofs.holding(db, scheduleId),
    };
  }

  /**
   * Gives a run up, whether it waits or runs, and those computed together with it: the worker stops and stores nothing.
   * @throws AppError 404 when there is no such run, 422 when it has ended.
   */
  async cancel(id: number): Promise<RosterRunResponse> {
    const { numAffectedRows } = await sql`
      update roster_run set status = 'cancelled', stage = null, finished_at = ${this.clock.now()}, updated_at = now()
      from (select coalesce(lead_id, id) as lead from roster_run where id = ${id}) of
      where (id = of.lead or lead_id = of.lead) and status = any(${UNDER_WAY})`.execute(this.em.getKysely());
    const run = await this.read(id);
    if (!numAffectedRows) throw notPossible('not-allowed-now', 'Este cálculo já terminou.');
    return run;
  }

  /**
   * Leaves the roster as it stands: a proposal that waits is offered to nobody any more. It can still be compared.
   * @throws AppError 404 when there is no such run, 422 when it is no proposal that waits.
   */
  async discard(id: number): Promise<RosterRunResponse> {
    const { numAffectedRows } = await sql`
      update roster_run set discarded_at = coalesce(discarded_at, ${this.clock.now()}), updated_at = now()
      where id = ${id} and proposal and status = 'done' and accepted_at is null`.execute(this.em.getKysely());
    const run = await this.read(id);
    if (!numAffectedRows) {
      throw notPossible(
        'not-allowed-now',
        'Só se descarta uma proposta calculada que ninguém aceitou ainda.',
      );
    }
    return run;
  }

  /**
   * The run whenever it changes, until it ends; each event's data is a {@link RosterRunResponse}. The stream also ends
   * when the run is deleted, the follower's session has ended, or the database is away.
   */
  follow(id: number, follower: Session): Observable<MessageEvent> {
    return timer(0, POLL_MS).pipe(
      exhaustMap(async () => ((await this.sessions.isOpen(follower)) ? this.read(id) : null)),
      takeWhile((run) => run !== null),
      distinctUntilChanged((before, now) => JSON.stringify(before) === JSON.stringify(now)),
      takeWhile(({ status }) => isUnderWay(status), true),
      map((run) => ({ data: run })),
      takeUntil(merge(this.closing, timer(LONGEST_STREAM_MS))),
      catchError(() => EMPTY),
    );
  }

  private async find(condition: RawBuilder<unknown>): Promise<RosterRunResponse | null> {
    const { rows } = await sql<RunRow>`
      select r.id, r.status, r.proposal, r.stage, r.error,
        s.status = 'published' as "isRepair",
        ${isoInstant(sql`r.accepted_at`)} as "acceptedAt", ${isoInstant(sql`r.undone_at`)} as "undoneAt",
        ${isoInstant(sql`r.discarded_at`)} as "discardedAt", ${isoInstant(sql`r.finished_at`)} as "finishedAt",
        (
          select coalesce(jsonb_agg(jsonb_build_object('scheduleId', o.id, 'title', o.title) order by o.start_date, o.id), '[]')
          from roster_run g join schedule o on o.id = g.schedule_id
          where (g.id = p.id or g.lead_id = p.id) and g.id <> r.id
        ) as together,
        case when r.result is not null then jsonb_build_object(
          'status', r.result -> 'status', 'proven', p.proof is not null, 'seconds', r.result -> 'seconds', 'stages', r.result -> 'stages',
          'assignments', jsonb_array_length(r.result -> 'assignments')) end as result
      from roster_run r join schedule s on s.id = r.schedule_id join roster_run p on p.id = coalesce(r.lead_id, r.id)
      where ${condition} order by r.created_at desc, r.id desc limit 1`.execute(this.em.getKysely());
    const [row] = rows;
    if (!row) return null;
    const { result, isRepair, stage, ...run } = row;
    return {
      ...run,
      progress: progressOf(row),
      stageLabel: stage && wishNamed(stage).label,
      result: result && {
        ...result,
        stages: result.stages.map((reached) => ({ ...reached, label: wishNamed(reached.name).label })),
      },
    };
  }
}

/** How far a run is, by the wish that it works on. */
function progressOf({ status, stage, isRepair }: RunRow): number {
  if (status === 'queued') return 0;
  if (status !== 'running') return 100;
  const order = wishOrder(isRepair);
  const reached = stage === null ? 0 : order.indexOf(stage) + 1;
  return Math.round((100 * reached) / (order.length + 1));
}

/** @throws AppError 422 when these schedules cannot be computed together: they are in planning, each of its own month. */
function assertGoTogether(schedules: readonly Schedule[]): void {
  const past = schedules.find(({ status, imported }) => imported || !isPlanned(status));
  if (past)
    throw notPossible(
      'not-allowed-now',
      `A escala “${past.title}” não está em planejamento. Só se calculam juntas as que estão.`,
    );
  const months = new Map<number, Schedule>();
  for (const schedule of schedules) {
    const month = 12 * schedule.year + schedule.month;
    const other = months.get(month);
    if (other)
      throw notPossible(
        'not-allowed-now',
        `As escalas “${other.title}” e “${schedule.title}” são do mesmo mês. Só se calculam juntas as de meses diferentes.`,
      );
    months.set(month, schedule);
  }
}

function isUnderWay(status: RosterRunResponse['status']): boolean {
  return (UNDER_WAY as readonly string[]).includes(status);
}
