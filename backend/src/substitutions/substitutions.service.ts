import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
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
import { Assignment, type RosterSuggestionResponse, ScheduleSlot } from '../roster/index.js';
import { ReplacementsService } from './replacements.service.js';
import { User } from '../accounts/index.js';
import { SubstitutionNoticesService } from './substitution-notices.service.js';
import { isPersonal, type PersonalRequest, SubstitutionRequest } from './substitution-request.entity.js';
import { closeRequest, lockPersonal, readOffers } from './substitution-requests.js';
import {
  allows,
  COORDINATION_ACTS,
  changeSubstitutionStatus,
  type CoordinationAct,
  isLive,
  SUBSTITUTION_STATUSES,
  type SubstitutionStatus,
} from './substitution-states.js';
import type {
  AcceptSubstitutionRequest,
  AskSubstitutionRequest,
  CandidateResponse,
  DeclineSubstitutionRequest,
  LeaveEmptyRequest,
  OfferResponse,
  SubstitutionOptionsResponse,
  SubstitutionResponse,
} from './substitutions.dto.js';
import { WavesService } from './waves.service.js';

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
    named.schedule_name as "namedName", r.wave, ${isoInstant(sql`r.next_wave_at`)} as "nextWaveAt",
    case when back.id is not null then json_build_object('date', back.date, 'time', back.time,
      'description', back.description) end as exchange,
    (select count(*)::int from substitution_offer o where o.request_id = r.id) as asked,
    (select count(*)::int from substitution_offer o where o.request_id = r.id and o.answer = 'declined') as declined,
    ${isoInstant(sql`r.created_at`)} as "createdAt", ${isoInstant(sql`r.decided_at`)} as "decidedAt"`,
  from: sql`substitution_request r
    join schedule_slot t on t.id = r.slot_id
    join minister m on m.id = r.minister_id
    left join minister other on other.id = r.substitute_id
    left join minister named on named.id = r.named_id
    left join schedule_slot back on back.id = r.return_slot_id`,
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

/** Each request mails the ministry. */
const ASKED_BY_ONE: AttemptLimit = { name: 'substitution-asker', limit: 20, windowMs: 15 * MINUTE };

const massFull = () => conflict('mass-full', 'Esta missa não tem mais lugar vazio. Atualize a página.');

const NOT_FOUND = 'Pedido de substituição não encontrado.';

type Row = Omit<SubstitutionResponse, 'acts'>;

/** Requests for a substitute, as those see them who ask and the coordination. */
@Injectable()
export class SubstitutionsService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly replacements: ReplacementsService,
    private readonly waves: WavesService,
    private readonly notices: SubstitutionNoticesService,
    private readonly attempts: AttemptsService,
    private readonly audit: AuditService,
  ) {}

  async list(query: ListQuery): Promise<Page<SubstitutionResponse>> {
    return (await readPage<Row>(this.em.getKysely(), SUBSTITUTIONS, SOURCE, query)).map(withActs);
  }

  /**
   * Asks for somebody else at one of the caller's masses.
   * @throws AppError as {@link askFor}.
   */
  async ask(session: Session, request: AskSubstitutionRequest): Promise<SubstitutionResponse> {
    return this.read(await this.askFor(session.ministerId, request));
  }

  /**
   * Asks for somebody else at one of this person's masses: the ministry in waves, one whom they name before all others,
   * or one with whom they would exchange masses. A request that nobody could take makes way for the new one.
   * @returns the id of the request.
   * @throws AppError 404 when the place is not theirs or its schedule is not published; 409 when they have asked
   *   already, or the person named cannot serve there; 422 when the mass has begun or the schedule is over; 429 after
   *   too many.
   */
  async askFor(ministerId: number | null, request: AskSubstitutionRequest): Promise<number> {
    const { assignmentId, reason, namedId, exchangeSlotId } = request;
    await this.attempts.take(ASKED_BY_ONE, String(ministerId));
    return this.em.transactional(async (em) => {
      const assignment = await this.replacements.lockOwn(em, ministerId, assignmentId);
      await this.expectPossible(em, assignment, request);
      await this.makeWay(em, assignment);
      assignment.confirmedAt = null;
      const made = new SubstitutionRequest({
        assignment,
        reason,
        named: namedId ? em.getReference(Minister, namedId) : null,
        returnSlot: exchangeSlotId ? em.getReference(ScheduleSlot, exchangeSlotId) : null,
      });
      await flushUnlessAsked(em.persist(made));
      await em.populate(made, ['slot.schedule', 'minister.user', 'returnSlot']);
      if (isPersonal(made)) await this.waves.begin(em, made);
      return made.id;
    });
  }

  /**
   * Whom the caller may name for one of their masses, and with whom they could exchange it.
   * @throws AppError 404 when the place is not the caller's or its schedule is not published.
   */
  async options({ ministerId }: Session, assignmentId: number): Promise<SubstitutionOptionsResponse> {
    const em = this.em.fork();
    const place = await this.replacements.findOwn(em, ministerId, assignmentId);
    const [candidates, exchanges] = [
      await this.replacements.candidates(em, place),
      await this.replacements.exchanges(em, place),
    ];
    const people = candidates
      .filter(({ possible }) => possible)
      .map((candidate) => ({ ministerId: candidate.ministerId, scheduleName: candidate.scheduleName }))
      .sort((one, other) => one.scheduleName.localeCompare(other.scheduleName, 'pt-BR'));
    return {
      people,
      exchanges: exchanges.map(({ mass: { id, date, time, description }, ...person }) => ({
        ...person,
        slotId: id,
        date,
        time,
        description,
      })),
    };
  }

  /**
   * Who could take the place, and why the others cannot.
   * @throws AppError 404 when there is no such request, 422 when it is closed.
   */
  async candidates(id: number): Promise<CandidateResponse[]> {
    const em = this.em.fork();
    const request = await this.found(em, id);
    changeSubstitutionStatus(request.status, 'coordination', 'give', 'accepted');
    return this.replacements.candidates(em, request.assignment!);
  }

  /**
   * Who was asked for a request, when, by which way, and what they said; in the order of asking.
   * @throws AppError 404 when there is no such request.
   */
  async offers(id: number): Promise<OfferResponse[]> {
    await this.read(id);
    return readOffers(this.em, sql`r.id = ${id}`);
  }

  /**
   * The engine's smallest changes that would fill the place of a request for which nobody was left. Each needs the
   * consent of those whom it moves, none puts anybody at a mass to which they said no, and nothing is changed.
   * @throws AppError 404 when there is no such request.
   */
  async repairs(id: number): Promise<RosterSuggestionResponse[]> {
    const em = this.em.fork();
    const request = await this.found(em, id);
    if (request.status !== 'exhausted') return [];
    const { rows: unwilling } = await sql<{ slot: number; minister: number }>`
      select r.slot_id as slot, o.minister_id as minister
      from substitution_offer o join substitution_request r on r.id = o.request_id
        join schedule_slot t on t.id = r.slot_id
      where t.schedule_id = ${request.slot.schedule.id} and (r.id = ${id} or o.answer = 'declined')`.execute(
      em.getKysely(),
    );
    return this.replacements.repairs(em, request.assignment!, unwilling);
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
    await this.withPlace(id, { act: 'give', to: 'accepted' }, async (em, place, request) => {
      this.decide(em, session, request, { act: 'give', status: 'accepted', note });
      // In an exchange the asker gets nothing in return from somebody else.
      if (request.named?.id !== ministerId) request.returnSlot = null;
      await em.flush();
      if (request.returnSlot)
        await this.replacements.exchange(em, place, { slot: request.returnSlot.id, minister: ministerId });
      else await this.replacements.replace(em, place, ministerId);
      request.substitute = await em.findOneOrFail(Minister, ministerId, { populate: ['user'] });
      this.audit.record(em, {
        action: 'substitution-accepted',
        subject: { type: 'schedule', id: place.slot.schedule.id },
        details: { ...detailsOf(request), substituteId: ministerId },
      });
      await this.notices.accepted(em, request);
    });
    return this.read(id);
  }

  /**
   * Gives somebody's place, or an empty one, to a person who is there when the mass is about to begin; a request that
   * still seeks somebody for the place is settled by it.
   * @param leaverId whose place it is; null: an empty one.
   * @throws AppError 409 when the place is gone or a hard rule forbids it; 422 when the mass has begun or the schedule is
   *   not published.
   */
  async giveOnTheSpot(
    em: EntityManager,
    { slotId, leaverId, ministerId }: { slotId: number; leaverId: number | null; ministerId: number },
  ): Promise<void> {
    if (leaverId === null) {
      const slot = await this.replacements.lockMass(em, slotId, massFull);
      await this.replacements.expectFree(em, slot, ministerId);
      return this.replacements.fill(em, slot, ministerId);
    }
    const found = await em.findOne(Assignment, { slot: slotId, minister: leaverId });
    // None has this id: the refusal is that of a place that is gone.
    const place = await this.replacements.lock(em, found?.id ?? 0);
    const asked = await em.findOne(SubstitutionRequest, { assignment: place });
    const request = asked && (await lockPersonal(em, asked.id));
    if (!request || !isLive(request.status))
      return this.replacements.replace(em, place, ministerId, { tell: 'all' });
    closeRequest(request, {
      actor: 'coordination',
      act: 'give',
      status: 'accepted',
      at: this.clock.now(),
    });
    request.returnSlot = null;
    await em.flush();
    await this.replacements.replace(em, place, ministerId);
    request.substitute = await em.findOneOrFail(Minister, ministerId, { populate: ['user'] });
    await this.notices.accepted(em, request);
  }

  /**
   * Takes the place away from who asked and leaves it empty; the editor can undo it.
   * @throws AppError as {@link accept}.
   */
  async leaveEmpty(session: Session, id: number, { note }: LeaveEmptyRequest): Promise<SubstitutionResponse> {
    await this.withPlace(id, { act: 'leave-empty', to: 'accepted' }, async (em, place, request) => {
      this.decide(em, session, request, { act: 'leave-empty', status: 'accepted', note });
      await em.flush();
      await this.replacements.leaveEmpty(em, place);
      this.audit.record(em, {
        action: 'substitution-left-empty',
        subject: { type: 'schedule', id: place.slot.schedule.id },
        details: detailsOf(request),
      });
      await this.notices.settled(em, request);
    });
    return this.read(id);
  }

  /**
   * Has the next people asked at once, also at night.
   * @throws AppError 404 when there is no such request; 422 when its state forbids it, the mass has begun or the schedule
   *   is not published.
   */
  async askNext(id: number): Promise<SubstitutionResponse> {
    await this.withPlace(id, { act: 'ask-next', to: 'offered' }, async (em, place, request) => {
      this.audit.record(em, {
        action: 'substitution-hurried',
        subject: { type: 'schedule', id: place.slot.schedule.id },
        details: detailsOf(request),
      });
      await this.waves.askNext(em, request, { actor: 'coordination', act: 'ask-next', evenAtNight: true });
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
      this.decide(em, session, request, { act: 'decline', status: 'declined', note });
      this.audit.record(em, {
        action: 'substitution-declined',
        subject: { type: 'schedule', id: request.slot.schedule.id },
        details: detailsOf(request),
      });
      await this.notices.declined(em, request);
    });
    return this.read(id);
  }

  /** @throws AppError 404 when the caller has no such request, 422 when it is closed. */
  async cancel({ ministerId }: Pick<Session, 'ministerId'>, id: number): Promise<SubstitutionResponse> {
    await this.em.transactional(async (em) => {
      const request = await this.locked(em, id);
      if (request.minister.id !== ministerId) throw notFound(NOT_FOUND);
      closeRequest(request, { actor: 'asker', act: 'withdraw', status: 'cancelled', at: this.clock.now() });
      await this.notices.cancelled(em, request);
    });
    return this.read(id);
  }

  /** Does something with the place of a live request, both locked. */
  private withPlace(
    id: number,
    { act, to }: { act: CoordinationAct; to: SubstitutionStatus },
    run: (em: EntityManager, place: Assignment, request: PersonalRequest) => Promise<void>,
  ): Promise<void> {
    return this.em.transactional(async (em) => {
      const asked = await em.findOne(SubstitutionRequest, { id, minister: { $ne: null } });
      if (!asked) throw notFound(NOT_FOUND);
      changeSubstitutionStatus(asked.status, 'coordination', act, to);
      // The schedule is locked first, as by everybody who changes places: two orders would lock each other out.
      const place = await this.replacements.lock(em, asked.assignment!.id);
      await run(em, place, await this.locked(em, id));
    });
  }

  private async found(em: EntityManager, id: number): Promise<SubstitutionRequest> {
    const where = { id, minister: { $ne: null } };
    const request = await em.findOne(SubstitutionRequest, where, { populate: ['assignment.slot'] });
    if (!request) throw notFound(NOT_FOUND);
    return request;
  }

  private async expectPossible(
    em: EntityManager,
    place: Assignment,
    { namedId, exchangeSlotId }: AskSubstitutionRequest,
  ): Promise<void> {
    if (exchangeSlotId) {
      const exchanges = await this.replacements.exchanges(em, place);
      if (exchanges.some(({ ministerId, mass }) => ministerId === namedId && mass.id === exchangeSlotId))
        return;
      throw conflict('not-possible', 'Esta troca não é possível. Escolha outra, ou peça ao ministério.');
    }
    if (!namedId) return;
    const candidates = await this.replacements.candidates(em, place);
    if (candidates.some(({ ministerId, possible }) => possible && ministerId === namedId)) return;
    throw conflict(
      'not-possible',
      'Esta pessoa não pode servir nesta missa. Escolha outra, ou peça ao ministério.',
    );
  }

  /** Closes the request about this place that nobody could take, for its asker asks again. */
  private async makeWay(em: EntityManager, assignment: Assignment): Promise<void> {
    const former = await em.findOne(SubstitutionRequest, { assignment, status: 'exhausted' });
    const request = former && (await lockPersonal(em, former.id));
    if (!request || !isLive(request.status)) return;
    closeRequest(request, { actor: 'asker', act: 'ask-again', status: 'cancelled', at: this.clock.now() });
    await em.flush();
  }

  /** The request as it stands now, locked, with its mass and who asks. */
  private async locked(em: EntityManager, id: number): Promise<PersonalRequest> {
    const request = await lockPersonal(em, id);
    if (!request) throw notFound(NOT_FOUND);
    return request;
  }

  private decide(
    em: EntityManager,
    { userId }: Session,
    request: SubstitutionRequest,
    {
      act,
      status,
      note,
    }: { act: CoordinationAct; status: SubstitutionStatus; note: string | null | undefined },
  ): void {
    closeRequest(request, { actor: 'coordination', act, status, at: this.clock.now() });
    request.decidedBy = em.getReference(User, userId);
    request.note = note || null;
  }

  private async read(id: number): Promise<SubstitutionResponse> {
    const { rows } = await sql<Row>`
      select ${SOURCE.select} from ${SOURCE.from} where r.id = ${id}`.execute(this.em.getKysely());
    if (!rows[0]) throw notFound(NOT_FOUND);
    return withActs(rows[0]);
  }
}

const withActs = (row: Row): SubstitutionResponse => ({
  ...row,
  acts: COORDINATION_ACTS.filter((act) => allows(row.status, 'coordination', act)),
});

const detailsOf = ({ id, slot, minister }: PersonalRequest) => ({
  requestId: id,
  slotId: slot.id,
  ministerId: minister.id,
});

async function flushUnlessAsked(em: EntityManager): Promise<void> {
  try {
    await em.flush();
  } catch (error) {
    if ((error as { code?: string }).code !== '23505') throw error;
    throw conflict('already-asked', 'Você já pediu substituição para esta missa.');
  }
}
