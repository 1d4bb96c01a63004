import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { User } from '../accounts/index.js';
import { Minister } from '../ministers/index.js';
import type { Session } from '../platform/access/session.js';
import { AuditService } from '../platform/audit/audit.service.js';
import { Clock } from '../platform/clock.js';
import { type Assignment, noteConfirmed } from '../roster/index.js';
import { OfferNoticesService } from './offer-notices.service.js';
import { ReplacementsService } from './replacements.service.js';
import { SubstitutionNoticesService } from './substitution-notices.service.js';
import { type PersonalRequest, SubstitutionRequest } from './substitution-request.entity.js';
import { closeRequest, lockPersonal } from './substitution-requests.js';
import { readSubstitution, requestNotFound } from './substitution-rows.js';
import {
  changeSubstitutionStatus,
  type CoordinationAct,
  type SubstitutionStatus,
} from './substitution-states.js';
import type {
  AcceptSubstitutionRequest,
  DeclineSubstitutionRequest,
  LeaveEmptyRequest,
  SubstitutionResponse,
} from './substitutions.dto.js';
import { WavesService } from './waves.service.js';

/** What the coordination decides of a request: who gets the place, that it stays empty, or that nobody is sought. */
@Injectable()
export class SubstitutionDecidingService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly replacements: ReplacementsService,
    private readonly waves: WavesService,
    private readonly notices: SubstitutionNoticesService,
    private readonly offerNotices: OfferNoticesService,
    private readonly audit: AuditService,
  ) {}

  /**
   * Gives the place to the person whom the coordinator chose.
   * @throws AppError 404 when the request is gone with its place; 409 when the place goes at this very moment or the
   *   person cannot serve there; 422 when the request is closed, the mass has begun or the schedule is not published.
   */
  async accept(
    session: Session,
    id: number,
    { ministerId, note, confirmed }: AcceptSubstitutionRequest,
  ): Promise<SubstitutionResponse> {
    await this.withPlace(id, { act: 'give', to: 'accepted' }, async (em, place, request) => {
      this.decide(em, session, request, { act: 'give', status: 'accepted', note });
      // In an exchange the asker gets nothing in return from somebody else.
      if (request.named?.id !== ministerId) request.returnSlot = null;
      await em.flush();
      if (request.returnSlot) await this.replacements.exchange(em, place, request.returnSlot, ministerId);
      else await this.replacements.replace(em, place, ministerId);
      request.substitute = await em.findOneOrFail(Minister, ministerId, { populate: ['user'] });
      this.audit.record(em, {
        action: 'substitution-accepted',
        subject: { type: 'schedule', id: place.slot.schedule.id },
        details: { ...detailsOf(request), substituteId: ministerId },
      });
      const given = { slot: place.slot.id, minister: ministerId };
      if (confirmed) await noteConfirmed(em, this.audit, given, this.clock.now());
      await this.notices.accepted(em, request);
    });
    return readSubstitution(this.em, id);
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
      await this.offerNotices.settled(em, request);
    });
    return readSubstitution(this.em, id);
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
    return readSubstitution(this.em, id);
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
    return readSubstitution(this.em, id);
  }

  /** Does something with the place of a live request, both locked. */
  private withPlace(
    id: number,
    { act, to }: { act: CoordinationAct; to: SubstitutionStatus },
    run: (em: EntityManager, place: Assignment, request: PersonalRequest) => Promise<void>,
  ): Promise<void> {
    return this.em.transactional(async (em) => {
      const asked = await em.findOne(SubstitutionRequest, { id, minister: { $ne: null } });
      if (!asked) throw requestNotFound();
      changeSubstitutionStatus(asked, 'coordination', act, to);
      // The schedule is locked first, as by everybody who changes places: two orders would lock each other out.
      const place = await this.replacements.lock(em, asked.assignment!.id);
      await run(em, place, await this.locked(em, id));
    });
  }

  /** The request as it stands now, locked, with its mass and who asks. */
  private async locked(em: EntityManager, id: number): Promise<PersonalRequest> {
    const request = await lockPersonal(em, id);
    if (!request) throw requestNotFound();
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
}

const detailsOf = ({ id, slot, minister }: PersonalRequest) => ({
  requestId: id,
  slotId: slot.id,
  ministerId: minister.id,
});
