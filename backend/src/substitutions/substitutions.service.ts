import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import { type AttemptLimit, AttemptsService } from '../auth/index.js';
import { AuditService } from '../platform/audit/audit.service.js';
import type { Session } from '../platform/access/session.js';
import { Clock, MINUTE } from '../platform/clock.js';
import { conflict, notFound } from '../platform/errors/app-error.js';
import { isoInstant } from '../platform/lists/iso-instant.js';
import type { ListQuery, ListSpec } from '../platform/lists/list-query.js';
import { readPage, type ListSource, type Page } from '../platform/lists/page.js';
import { Minister } from '../ministers/index.js';
import { JobHandlersService } from '../platform/jobs/job-handlers.service.js';
import { OutboxService } from '../platform/jobs/outbox.service.js';
import { ReplacementsService } from './replacements.service.js';
import { User } from '../accounts/index.js';
import { SubstitutionNoticesService } from './substitution-notices.service.js';
import {
  SUBSTITUTION_STATUSES,
  SubstitutionRequest,
  type SubstitutionStatus,
} from './substitution-request.entity.js';
import { changeSubstitutionStatus } from './substitution-states.js';
import type {
  AcceptSubstitutionRequest,
  AskSubstitutionRequest,
  CandidateResponse,
  DeclineSubstitutionRequest,
  SubstitutionResponse,
} from './substitutions.dto.js';

export const SUBSTITUTIONS = {
  resource: 'substitutions',
  sort: ['urgency', 'dateTime', 'createdAt', 'decidedAt', 'status', 'scheduleName'],
  defaultSort: ['urgency', 'ASC'],
  filters: { isOpen: 'boolean', status: SUBSTITUTION_STATUSES, scheduleId: 'integer' },
  plain: ['isOpen', 'status', 'scheduleId'],
  recent: { rows: 50, unless: ['isOpen', 'scheduleId'] },
} as const satisfies ListSpec;

const SOURCE: ListSource = {
  select: sql`r.id, r.status, r.reason, r.minister_id as "ministerId", m.schedule_name as "scheduleName",
    m.full_name as "fullName", t.schedule_id as "scheduleId", t.id as "slotId",
    ${isoInstant(sql`t.starts_at`)} as "dateTime", t.date, t.time, t.description, t.location,
    r.substitute_id as "substituteId", other.schedule_name as "substituteName", r.note,
    ${isoInstant(sql`r.created_at`)} as "createdAt", ${isoInstant(sql`r.decided_at`)} as "decidedAt"`,
  from: sql`substitution_request r
    join schedule_slot t on t.id = r.slot_id
    join minister m on m.id = r.minister_id
    left join minister other on other.id = r.substitute_id`,
  id: sql`r.id`,
  sort: {
    urgency: sql`(r.assignment_id is null, t.starts_at)`,
    dateTime: sql`t.starts_at`,
    createdAt: sql`r.created_at`,
    decidedAt: sql`r.decided_at`,
    status: sql`r.status`,
    scheduleName: sql`lower(m.schedule_name collate "pt-BR-x-icu")`,
  },
  nullable: ['decidedAt'],
  filters: {
    isOpen: (isOpen: boolean) => (isOpen ? sql`r.assignment_id is not null` : sql`r.assignment_id is null`),
    status: (status: string) => sql`r.status = ${status}`,
    scheduleId: (id: number) => sql`t.schedule_id = ${id}`,
  },
};

/** Each request mails the whole coordination. */
const ASKED_BY_ONE: AttemptLimit = { name: 'substitution-asker', limit: 20, windowMs: 15 * MINUTE };

const NOT_FOUND = 'Pedido de substituição não encontrado.';

/** Requests for a substitute: asked for by ministers, decided by the coordination, ended by the mass's beginning. */
@Injectable()
export class SubstitutionsService implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly replacements: ReplacementsService,
    private readonly notices: SubstitutionNoticesService,
    private readonly attempts: AttemptsService,
    private readonly outbox: OutboxService,
    private readonly jobs: JobHandlersService,
    private readonly audit: AuditService,
  ) {}

  onModuleInit(): void {
    this.jobs.register('substitution.expire', ({ requestId }) => this.expire(requestId));
  }

  list(query: ListQuery): Promise<Page<SubstitutionResponse>> {
    return readPage(this.em.getKysely(), SUBSTITUTIONS, SOURCE, query);
  }

  /**
   * Asks the coordination for somebody else at one of the caller's masses.
   * @throws AppError 404 when the place is not the caller's or its schedule is not published, 409 when they have asked
   *   already, 422 when the mass has begun or the schedule is over, 429 after too many.
   */
  async ask(
    session: Session,
    { assignmentId, reason }: AskSubstitutionRequest,
  ): Promise<SubstitutionResponse> {
    await this.attempts.take(ASKED_BY_ONE, String(session.userId));
    const id = await this.em.transactional(async (em) => {
      const assignment = await this.replacements.lockOwn(em, session.ministerId, assignmentId);
      const request = new SubstitutionRequest({ assignment, reason });
      await flushUnlessAsked(em.persist(request));
      await planExpiry(em, this.outbox, request);
      await em.populate(request, ['slot', 'minister.user']);
      await this.notices.asked(em, request);
      return request.id;
    });
    return this.read(id);
  }

  /**
   * Who could take the place, and why the others cannot.
   * @throws AppError 404 when there is no such request, 422 when it is closed.
   */
  async candidates(id: number): Promise<CandidateResponse[]> {
    const em = this.em.fork();
    const request = await em.findOne(SubstitutionRequest, id, { populate: ['assignment.slot'] });
    if (!request) throw notFound(NOT_FOUND);
    changeSubstitutionStatus(request.status, 'accepted');
    return this.replacements.candidates(em, request.assignment!);
  }

  /**
   * Gives the place to the person whom the coordinator chose.
   * @throws AppError 404 when the request is gone with its place; 409 when the place goes at this very moment or the
   *   person cannot serve there; 422 when the request is closed, the mass has begun or the schedule is not published.
   */
  async accept(
    session: Session,
    id: number,
    { ministerId, note }: AcceptSubstitutionRequest,
  ): Promise<SubstitutionResponse> {
    await this.em.transactional(async (em) => {
      const asked = await em.findOne(SubstitutionRequest, id);
      if (!asked) throw notFound(NOT_FOUND);
      changeSubstitutionStatus(asked.status, 'accepted');
      // The schedule is locked first, as by everybody who changes places: two orders would lock each other out.
      const place = await this.replacements.lock(em, asked.assignment!.id);
      const request = await this.locked(em, id);
      this.decide(em, session, request, 'accepted', note);
      await em.flush();
      await this.replacements.replace(em, place, ministerId);
      request.substitute = await em.findOneOrFail(Minister, ministerId, { populate: ['user'] });
      this.audit.record(em, {
        action: 'substitution-accepted',
        subject: { type: 'schedule', id: place.slot.schedule.id },
        details: {
          requestId: id,
          slotId: request.slot.id,
          ministerId: request.minister.id,
          substituteId: ministerId,
        },
      });
      await this.notices.accepted(em, request);
    });
    return this.read(id);
  }

  /** @throws AppError 404 when there is no such request, 422 when it is closed. */
  async decline(
    session: Session,
    id: number,
    { note }: DeclineSubstitutionRequest,
  ): Promise<SubstitutionResponse> {
    await this.em.transactional(async (em) => {
      const request = await this.locked(em, id);
      this.decide(em, session, request, 'declined', note);
      this.audit.record(em, {
        action: 'substitution-declined',
        subject: { type: 'schedule', id: request.slot.schedule.id },
        details: { requestId: id, slotId: request.slot.id, ministerId: request.minister.id },
      });
      await this.notices.declined(em, request);
    });
    return this.read(id);
  }

  /** @throws AppError 404 when the caller has no such request, 422 when it is closed. */
  async cancel({ ministerId }: Session, id: number): Promise<SubstitutionResponse> {
    await this.em.transactional(async (em) => {
      const request = await this.locked(em, id);
      if (request.minister.id !== ministerId) throw notFound(NOT_FOUND);
      this.close(request, 'cancelled');
      await this.notices.cancelled(em, request);
    });
    return this.read(id);
  }

  /** Closes a request whose mass has begun; one whose mass was put off waits for the new time. */
  private expire(id: number): Promise<void> {
    return this.em.fork().transactional(async (em) => {
      const request = await em.findOne(
        SubstitutionRequest,
        { id, assignment: { $ne: null } },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      if (!request) return;
      await em.populate(request, ['slot']);
      if (request.slot.startsAt > this.clock.now()) await planExpiry(em, this.outbox, request);
      else this.close(request, 'expired');
    });
  }

  /** The request as it stands now, locked, with its mass and who asks. */
  private async locked(em: EntityManager, id: number): Promise<SubstitutionRequest> {
    const options = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
    const request = await em.findOne(SubstitutionRequest, id, options);
    if (!request) throw notFound(NOT_FOUND);
    await em.populate(request, ['slot', 'minister.user']);
    return request;
  }

  private decide(
    em: EntityManager,
    { userId }: Session,
    request: SubstitutionRequest,
    status: 'accepted' | 'declined',
    note: string | null | undefined,
  ): void {
    this.close(request, status);
    request.decidedBy = em.getReference(User, userId);
    request.note = note || null;
  }

  private close(request: SubstitutionRequest, status: SubstitutionStatus): void {
    request.status = changeSubstitutionStatus(request.status, status);
    request.assignment = null;
    request.decidedAt = this.clock.now();
  }

  private async read(id: number): Promise<SubstitutionResponse> {
    const { rows } = await sql<SubstitutionResponse>`
      select ${SOURCE.select} from ${SOURCE.from} where r.id = ${id}`.execute(this.em.getKysely());
    if (!rows[0]) throw notFound(NOT_FOUND);
    return rows[0];
  }
}

/** Plans that a request ends when its mass begins. */
export function planExpiry(
  em: EntityManager,
  outbox: OutboxService,
  { id, slot }: SubstitutionRequest,
): Promise<void> {
  const dedupeKey = `substitution-expire:${id}:${slot.startsAt.getTime()}`;
  const when = { dedupeKey, availableAt: slot.startsAt };
  return outbox.add(em, 'substitution.expire', { requestId: id }, when);
}

async function flushUnlessAsked(em: EntityManager): Promise<void> {
  try {
    await em.flush();
  } catch (error) {
    if ((error as { code?: string }).code !== '23505') throw error;
    throw conflict('already-asked', 'Você já pediu substituição para esta missa.');
  }
}
