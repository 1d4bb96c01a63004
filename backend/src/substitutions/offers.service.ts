import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { AttemptsService, LIMITS } from '../auth/index.js';
import type { Session } from '../platform/access/session.js';
import { AuditService } from '../platform/audit/audit.service.js';
import { Clock } from '../platform/clock.js';
import { AppError, conflict, notFound, notPossible } from '../platform/errors/app-error.js';
import { isoInstant } from '../platform/lists/iso-instant.js';
import { requestInfo } from '../platform/request-info.js';
import { holdPerson, Minister } from '../ministers/index.js';
import { Assignment } from '../roster/index.js';
import { CandidatesService } from './candidates.service.js';
import { EmptyPlacesService } from './empty-places.service.js';
import { OfferLinksService } from './offer-links.service.js';
import { ReplacementsService } from './replacements.service.js';
import { SubstitutionNoticesService } from './substitution-notices.service.js';
import { type OfferAnswer, type OfferReply, SubstitutionOffer } from './substitution-offer.entity.js';
import { isPersonal, SubstitutionRequest } from './substitution-request.entity.js';
import {
  alreadySettled,
  closeRequest,
  HAS_ROOM,
  lockPersonal,
  lockRequest,
  notAsked,
} from './substitution-requests.js';
import { allows, changeSubstitutionStatus, isLive, LIVE_STATUSES } from './substitution-states.js';
import type { LinkedOfferResponse, MyOfferResponse } from './offers.dto.js';
import { WavesService } from './waves.service.js';

const linkUnknown = () =>
  notFound('Este link não vale. Abra o link inteiro, como está no e-mail, ou entre no sistema.');

const requestGone = () =>
  new AppError(
    404,
    'request-gone',
    'Este pedido não espera mais a sua resposta: a escala mudou. Você não precisa fazer nada. Obrigado!',
  );

/** What is told of a request to somebody who may take its place; `r` and its mass `t`. */
const OFFERED = sql`r.id as "requestId", m.schedule_name as "scheduleName", ${isoInstant(sql`t.starts_at`)} as "dateTime",
  t.date, t.time, t.description, t.location,
  case when back.id is not null then json_build_object('date', back.date, 'time', back.time,
    'description', back.description) end as exchange`;
const REQUESTS = sql`substitution_request r
  join schedule_slot t on t.id = r.slot_id
  left join minister m on m.id = r.minister_id
  left join schedule_slot back on back.id = r.return_slot_id`;

/** Condition on a request: there is still a place to take. */
const SEEKS = sql`r.status in (${sql.join(LIVE_STATUSES)}) and (r.minister_id is not null or ${HAS_ROOM})`;

/** Answers of those who are asked to take a place, and of those who offer themselves. */
@Injectable()
export class OffersService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly replacements: ReplacementsService,
    private readonly candidates: CandidatesService,
    private readonly emptyPlaces: EmptyPlacesService,
    private readonly waves: WavesService,
    private readonly notices: SubstitutionNoticesService,
    private readonly links: OfferLinksService,
    private readonly attempts: AttemptsService,
    private readonly audit: AuditService,
  ) {}

  /** What waits for the caller's answer, and the places that nobody could take and they could; by date. */
  async mine({ ministerId }: Session): Promise<MyOfferResponse[]> {
    const { rows } = await sql<MyOfferResponse & { assignmentId: number }>`
      select ${OFFERED}, r.assignment_id as "assignmentId", ${isoInstant(sql`o.asked_at`)} as "askedAt"
      from ${REQUESTS} join schedule s on s.id = t.schedule_id
      left join substitution_offer o on o.request_id = r.id and o.minister_id = ${ministerId}
      where ${SEEKS} and t.starts_at > ${this.clock.now()} and o.answer is null
        and s.status = 'published' and r.minister_id is distinct from ${ministerId}
        and (o.id is not null or r.minister_id is not null and r.status = 'exhausted' and r.return_slot_id is null)
      order by t.starts_at, r.id`.execute(this.em.getKysely());
    const own = await Promise.all(
      rows.map(async ({ assignmentId, ...offer }) =>
        offer.askedAt !== null || (await this.couldTake(assignmentId, ministerId)) ? [offer] : [],
      ),
    );
    return own.flat();
  }

  /**
   * Answers a request on the portal: who was asked, or, once nobody could, whoever is free to. The same answer again
   * changes nothing.
   * @throws AppError 404 when the caller has no say in it; 409 when it is settled or a hard rule forbids the place; 422
   *   when the mass has begun or the schedule is not published.
   */
  async answer({ ministerId }: Session, requestId: number, reply: OfferReply): Promise<void> {
    const request = await this.em.fork().findOne(SubstitutionRequest, requestId);
    if (ministerId === null || !request) throw notAsked();
    await this.reply(request, ministerId, reply);
  }

  /**
   * Notes the no of somebody whom only the coordination could ask; their yes is the place given to them.
   * @throws AppError 404 when there is no such question; 409 when they answer themselves, or it is settled; 422 when the
   *   mass has begun.
   */
  async noteRefusal(offerId: number): Promise<void> {
    const offer = await this.em.fork().findOne(SubstitutionOffer, offerId, { populate: ['request.slot'] });
    if (!offer) throw notFound('Esta pergunta não existe mais. Atualize a página.');
    const { request, minister, channel, answer } = offer;
    if (channel !== 'coordination' || answer !== null)
      throw conflict('not-yours', 'Esta pessoa já respondeu, ou responde ela mesma. Atualize a página.');
    await this.reply(request, minister.id, 'declined');
    await this.em.fork().transactional((em) => {
      this.audit.record(em, {
        action: 'refusal-noted',
        subject: { type: 'schedule', id: request.slot.schedule.id },
        details: { requestId: request.id, slotId: request.slot.id, ministerId: minister.id },
      });
      return Promise.resolve();
    });
  }

  /**
   * What a link from a mail asks; reading it changes nothing.
   * @throws AppError 404 when the link was not made here or the request is gone, 429 after too many.
   */
  async read(token: string): Promise<LinkedOfferResponse> {
    return this.linked(await this.offerIdOf(token), token);
  }

  /**
   * Answers by a link from a mail: once, and while the request lives. The same answer again changes nothing.
   * @throws AppError 404 as {@link read}; 409 when it is settled, answered otherwise or a hard rule forbids the place;
   *   422 when the mass has begun; 429 after too many.
   */
  async answerByLink(token: string, reply: OfferReply): Promise<LinkedOfferResponse> {
    const id = await this.offerIdOf(token);
    const linked = await this.linked(id, token);
    const offer = await this.em.fork().findOne(SubstitutionOffer, id, { populate: ['request.slot'] });
    if (!offer) throw requestGone();
    if (linked.state === reply) return linked;
    if (linked.state === 'too-late' && reply === 'accepted') throw alreadySettled();
    if (offer.answer !== null)
      throw conflict(
        'already-answered',
        'Você já respondeu a este pedido. Se mudou de ideia, entre no sistema ou fale com a coordenação.',
      );
    await this.reply(offer.request, offer.minister.id, reply);
    return this.linked(id, token);
  }

  /** Who says yes when the place is somebody else's is thanked, and their yes is kept. */
  private async reply(request: SubstitutionRequest, ministerId: number, reply: OfferReply): Promise<void> {
    const { id, slot, minister: asker } = request;
    if (await this.hasSaid(request, ministerId, reply)) return;
    try {
      if (!asker) await this.emptyPlaces.answer(id, slot.id, ministerId, reply);
      else await (reply === 'accepted' ? this.accept(id, ministerId) : this.refuse(id, ministerId));
    } catch (error) {
      if (reply === 'accepted' && error instanceof AppError && error.code === 'already-settled')
        await this.keepTooLate(id, ministerId);
      throw error;
    }
  }

  /** The same answer again: the mail and the portal ask one question, and the place may have been given to them meanwhile. */
  private async hasSaid(
    request: SubstitutionRequest,
    ministerId: number,
    reply: OfferReply,
  ): Promise<boolean> {
    if (request.substitute?.id === ministerId) return reply === 'accepted';
    const offer = await this.em.fork().findOne(SubstitutionOffer, { request, minister: ministerId });
    return offer?.answer === reply;
  }

  /** The yes of somebody who had said nothing yet: who was asked, or who came when nobody could. */
  private keepTooLate(requestId: number, ministerId: number): Promise<void> {
    return this.em.fork().transactional(async (em) => {
      const request = await lockRequest(em, requestId);
      if (!request || !(await holdPerson(em, ministerId))) return;
      const offer = await em.findOne(SubstitutionOffer, { request, minister: ministerId });
      const answer = { answer: 'too-late', answeredAt: this.clock.now() } as const;
      if (offer?.answer === null) Object.assign(offer, answer);
      else if (!offer && request.status === 'accepted' && isPersonal(request) && !request.returnSlot)
        em.persist(volunteer(request, em.getReference(Minister, ministerId), answer));
    });
  }

  private async accept(requestId: number, ministerId: number): Promise<void> {
    await this.em.transactional(async (em) => {
      const asked = await em.findOne(SubstitutionRequest, requestId);
      if (!asked) throw notAsked();
      if (!isLive(asked.status)) throw alreadySettled();
      // The schedule is locked first, as by everybody who changes places: two orders would lock each other out.
      const place = await this.replacements.lock(em, asked.assignment!.id, alreadySettled);
      const request = await lockPersonal(em, requestId);
      if (!request || !isLive(request.status)) throw alreadySettled();
      const offer = await em.findOne(SubstitutionOffer, { request, minister: ministerId });
      const actor = offer ? 'asked' : 'anybody';
      if (!allows(request, actor, 'accept')) throw notAsked();
      const at = this.clock.now();
      closeRequest(request, { actor, act: 'accept', status: 'accepted', at });
      await em.flush();
      const { returnSlot } = request;
      if (returnSlot) await this.replacements.exchange(em, place, returnSlot, ministerId, { isCaller: true });
      else await this.replacements.replace(em, place, ministerId, { isCaller: true });
      request.substitute = await em.findOneOrFail(Minister, ministerId, { populate: ['user'] });
      if (offer) Object.assign(offer, { answer: 'accepted', answeredAt: at });
      else em.persist(volunteer(request, request.substitute, { answer: 'accepted', answeredAt: at }));
      const { user } = request.substitute;
      this.audit.record(em, {
        action: 'substitution-taken',
        subject: { type: 'schedule', id: request.slot.schedule.id },
        details: { requestId, slotId: request.slot.id, ministerId: request.minister.id },
        ...(!requestInfo().session && user && { actor: user }),
      });
      await this.notices.accepted(em, request);
    });
  }

  private async refuse(requestId: number, ministerId: number): Promise<void> {
    await this.em.transactional(async (em) => {
      const request = await lockPersonal(em, requestId);
      const offer = request && (await em.findOne(SubstitutionOffer, { request, minister: ministerId }));
      if (!offer) throw notAsked();
      if (!isLive(request.status)) throw alreadySettled();
      if (request.slot.startsAt <= this.clock.now())
        throw notPossible('mass-has-begun', 'Esta missa já começou.');
      changeSubstitutionStatus(request, 'asked', 'refuse', request.status);
      offer.answer = 'declined';
      offer.answeredAt = this.clock.now();
      await em.flush();
      if (request.status !== 'offered') return;
      const waiting = await em.count(SubstitutionOffer, { request, wave: request.wave, answer: null });
      if (waiting === 0) await this.waves.askNext(em, request, { actor: 'asked', act: 'refuse' });
    });
  }

  private async offerIdOf(token: string): Promise<number> {
    const { address } = requestInfo();
    await this.attempts.take(LIMITS.tokenAtAddress, address ?? '');
    const id = this.links.offerOf(token);
    if (id === null) throw linkUnknown();
    return id;
  }

  private async linked(offerId: number, token: string): Promise<LinkedOfferResponse> {
    const { rows } = await sql<LinkedOfferResponse & { email: string }>`
      select ${OFFERED}, me.schedule_name as "yourName", u.email,
        case
          when o.answer is not null then o.answer
          when r.substitute_id = o.minister_id then 'accepted'
          when not (${SEEKS}) then 'settled'
          when t.starts_at <= ${this.clock.now()} then 'over'
          else 'waiting'
        end as state
      from ${REQUESTS} join substitution_offer o on o.request_id = r.id join minister me on me.id = o.minister_id
        join user_account u on u.id = me.user_id
      where o.id = ${offerId} and u.disabled_at is null`.execute(this.em.getKysely());
    if (!rows[0]) throw requestGone();
    const { email, ...linked } = rows[0];
    if (!this.links.isFor(email, token)) throw linkUnknown();
    return linked;
  }

  private async couldTake(assignmentId: number, ministerId: number | null): Promise<boolean> {
    const em = this.em.fork();
    const place = await em.findOne(Assignment, assignmentId, { populate: ['slot'] });
    if (!place) return false;
    const candidates = await this.candidates.ofPlace(em, place);
    return candidates.some((candidate) => candidate.ministerId === ministerId && candidate.possible);
  }
}

/** The trace of somebody whom nobody asked and who came by themselves. */
function volunteer(
  request: SubstitutionRequest,
  minister: Minister,
  answer: { answer: OfferAnswer; answeredAt: Date },
): SubstitutionOffer {
  const { wave } = request;
  const values = { minister, wave, askedAt: answer.answeredAt, channel: 'portal', draw: 0 } as const;
  return Object.assign(new SubstitutionOffer(request, values), answer);
}
