import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { AuditService } from '../platform/audit/audit.service.js';
import { Clock } from '../platform/clock.js';
import { conflict } from '../platform/errors/app-error.js';
import { OutboxService } from '../platform/jobs/outbox.service.js';
import { requestInfo } from '../platform/request-info.js';
import { Minister } from '../ministers/index.js';
import { ScheduleSlot } from '../roster/index.js';
import { massUnknown, ReplacementsService } from './replacements.service.js';
import { OfferNoticesService } from './offer-notices.service.js';
import { type OfferReply, SubstitutionOffer } from './substitution-offer.entity.js';
import { SubstitutionRequest } from './substitution-request.entity.js';
import {
  alreadySettled,
  closeRequest,
  emptyPlaces,
  lockRequest,
  notAsked,
  readOffers,
} from './substitution-requests.js';
import { allows, changeSubstitutionStatus, isLive, LIVE_STATUSES } from './substitution-states.js';
import type { OfferResponse } from './substitutions.dto.js';
import { planExpiry } from './waves.service.js';

/** Empty places of a mass, for which the coordination asks one person after another. */
@Injectable()
export class EmptyPlacesService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly replacements: ReplacementsService,
    private readonly notices: OfferNoticesService,
    private readonly outbox: OutboxService,
    private readonly audit: AuditService,
  ) {}

  /**
   * Who was asked for a place of this mass, when, by which way, and what they said; in the order of asking.
   * @throws AppError 404 when there is no such mass.
   */
  async asked(slotId: number): Promise<OfferResponse[]> {
    if ((await this.em.fork().count(ScheduleSlot, slotId)) === 0) throw massUnknown();
    return readOffers(this.em, sql`r.slot_id = ${slotId} and r.minister_id is null`);
  }

  /**
   * Asks somebody whether they take an empty place; they answer by mail or portal with one tap.
   * @throws AppError 404 when there is no such mass; 409 when it is full, or the person was asked already or cannot serve
   *   there; 422 when it has begun or its schedule is not published.
   */
  async ask(slotId: number, ministerId: number): Promise<OfferResponse[]> {
    await this.em.transactional(async (em) => {
      const slot = await this.replacements.lockMass(em, slotId, () =>
        conflict('no-room', 'Esta missa já está completa. Atualize a página.'),
      );
      await this.replacements.expectFree(em, slot, ministerId);
      const request =
        (await em.findOne(SubstitutionRequest, {
          slot,
          minister: null,
          status: { $in: [...LIVE_STATUSES] },
        })) ?? (await this.begin(em, new SubstitutionRequest({ emptyPlacesOf: slot })));
      if ((await em.count(SubstitutionOffer, { request, minister: ministerId })) > 0)
        throw conflict('already-asked', 'Esta pessoa já foi perguntada sobre esta missa.');
      const minister = await em.findOneOrFail(Minister, ministerId, { populate: ['user'] });
      request.wave += 1;
      request.status = changeSubstitutionStatus(request, 'coordination', 'ask', 'offered');
      const offer = new SubstitutionOffer(request, {
        minister,
        wave: request.wave,
        askedAt: this.clock.now(),
        channel: minister.user ? 'email' : 'coordination',
        draw: 0,
      });
      await em.persist(offer).flush();
      this.audit.record(em, {
        action: 'place-offered',
        subject: { type: 'schedule', id: slot.schedule.id },
        details: { requestId: request.id, slotId, ministerId },
      });
      await this.notices.offered(em, request, [offer], this.clock.now());
    });
    return this.asked(slotId);
  }

  /**
   * Answers for somebody who was asked. A yes takes a place while the mass has one; the coordination is told.
   * @throws AppError 404 when they were not asked; 409 when no place is left or a hard rule forbids it; 422 when the mass
   *   has begun or its schedule is not published.
   */
  async answer(requestId: number, slotId: number, ministerId: number, reply: OfferReply): Promise<void> {
    await this.em.transactional(async (em) => {
      // The schedule is locked first, as by everybody who changes places: two orders would lock each other out.
      const slot = await this.replacements.lockMass(em, slotId, alreadySettled);
      const request = await lockRequest(em, requestId);
      if (!request || !isLive(request.status)) throw alreadySettled();
      const offer = await em.findOne(
        SubstitutionOffer,
        { request, minister: ministerId },
        { populate: ['minister.user'] },
      );
      const act = reply === 'accepted' ? 'accept' : 'refuse';
      if (!offer || !allows(request, 'asked', act)) throw notAsked();
      const { user } = offer.minister;
      const actor = requestInfo().session ? undefined : (user ?? undefined);
      if (act === 'accept') await this.replacements.fill(em, slot, ministerId, actor);
      const at = this.clock.now();
      Object.assign(offer, { answer: reply, answeredAt: at });
      await em.flush();
      const waiting = await em.count(SubstitutionOffer, { request, answer: null });
      if (act === 'accept' && (await emptyPlaces(em, slotId)) <= 0) {
        closeRequest(request, { actor: 'asked', act, status: 'accepted', at });
        request.substitute = offer.minister;
        await this.notices.settled(em, request);
      } else {
        const next = waiting > 0 ? 'offered' : 'exhausted';
        request.status = changeSubstitutionStatus(request, 'asked', act, next);
      }
      await this.notices.answeredForEmptyPlace(em, request, offer);
    });
  }

  private async begin(em: EntityManager, request: SubstitutionRequest): Promise<SubstitutionRequest> {
    await em.persist(request).flush();
    await planExpiry(em, this.outbox, request);
    return request;
  }
}
