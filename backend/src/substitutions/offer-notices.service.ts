import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '../platform/clock.js';
import { formatDateTime } from '../platform/dates/format.js';
import { InboxService } from '../messages/index.js';
import { type MailOrder, MailsService } from '../mail/index.js';
import { dutyUid } from '../publication/index.js';
import {
  accountsOf,
  coordinationOf,
  deciding,
  idsOf,
  isSeeking,
  massOf,
  OWN_SCHEDULE,
  readFacts,
  when,
} from './notice-parts.js';
import { OfferLinksService } from './offer-links.service.js';
import { SubstitutionOffer } from './substitution-offer.entity.js';
import { isPersonal, type SubstitutionRequest } from './substitution-request.entity.js';
import { HAS_ROOM } from './substitution-requests.js';

/** What is written to those who are asked to take a place, and to the coordination about them. */
@Injectable()
export class OfferNoticesService implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly inbox: InboxService,
    private readonly mails: MailsService,
    private readonly links: OfferLinksService,
  ) {}

  onModuleInit(): void {
    this.mails.provide('substitution-offer', async ({ offerId }, to) => {
      const offer = await this.em
        .fork()
        .findOne(SubstitutionOffer, { id: offerId, answer: null }, { populate: ['request.returnSlot'] });
      if (!offer) return null;
      const { returnSlot, minister: asker } = offer.request;
      const isOpen = asker ? sql`true` : HAS_ROOM;
      const condition = sql`${isSeeking(this.clock)} and ${isOpen}`;
      const facts = await readFacts(this.em, offer.request.id, { to, condition });
      if (!facts) return null;
      const { name, scheduleName, ministerId } = facts;
      const inReturn = returnSlot && {
        uid: dutyUid(returnSlot.id, ministerId),
        date: returnSlot.date,
        time: returnSlot.time,
        description: returnSlot.description,
      };
      const link = this.links.linkOf(offer.id, to.email);
      return {
        name,
        ...(asker && { asker: scheduleName }),
        mass: massOf({ ...facts, ministerId: asker ? ministerId : offer.minister.id }),
        link,
        ...(inReturn && { inReturn }),
      };
    });
  }

  /**
   * To those of a wave, or to one for an empty place: whether they can serve. Whom no e-mail reaches, the coordination is
   * to ask.
   * @param neededBy when they must know: of the mass, or at once where the coordination wants it so.
   */
  async offered(
    em: EntityManager,
    request: SubstitutionRequest,
    offers: readonly SubstitutionOffer[],
    neededBy: Date,
  ): Promise<void> {
    const { minister, returnSlot } = request;
    const about = minister ? [minister.id] : [];
    const why = minister
      ? `${minister.scheduleName} não pode servir na missa de ${when(request)}.`
      : `Falta gente na missa de ${when(request)}.`;
    const orders = offers.flatMap(({ id, minister: { user } }): MailOrder[] =>
      user
        ? [
            {
              mail: 'substitution-offer',
              to: user.email,
              user,
              refs: { offerId: id, ...(minister && { ministerId: minister.id }) },
              dedupeKey: `substitution-offer:${id}`,
              neededBy,
              hasNotice: true,
            },
          ]
        : [],
    );
    await this.mails.queueMany(em, orders);
    const question = returnSlot
      ? `${minister!.scheduleName} quer trocar a missa de ${when(request)} pela sua, de ${formatDateTime(returnSlot.date, returnSlot.time)}. Você aceita?`
      : `${why} Você pode ir?`;
    await this.inbox.deliver(
      em,
      offers.flatMap((offer) => accountsOf(offer.minister)),
      {
        title: returnSlot ? 'Uma troca de missas' : 'Você pode servir nesta missa?',
        content: question,
        priority: 'high',
        link: OWN_SCHEDULE,
        about,
      },
    );
    const toCall = offers.filter(({ minister: { user } }) => !user).map((offer) => offer.minister);
    if (toCall.length === 0) return;
    await this.inbox.deliver(em, idsOf(await coordinationOf(em, request)), {
      title: 'Pergunte a quem não usa o sistema',
      content: `${why} Pergunte se pode ir: ${toCall.map(({ scheduleName }) => scheduleName).join(', ')}.`,
      link: deciding(request),
      about: [...about, ...toCall.map(({ id }) => id)],
    });
  }

  /** To the coordination: what somebody whom it asked for an empty place has said. */
  async answeredForEmptyPlace(
    em: EntityManager,
    request: SubstitutionRequest,
    { minister, answer }: SubstitutionOffer,
  ): Promise<void> {
    const says = answer === 'accepted' ? 'aceitou servir' : 'não pode servir';
    await this.inbox.deliver(em, idsOf(await coordinationOf(em, request)), {
      title: answer === 'accepted' ? 'Lugar vazio preenchido' : 'Lugar ainda vazio',
      content: `${minister.scheduleName} ${says} na missa de ${when(request)}.`,
      link: deciding(request),
      about: [minister.id],
    });
  }

  /** To those who were asked and have said nothing: they need not answer any more. */
  async settled(em: EntityManager, request: SubstitutionRequest): Promise<void> {
    const waiting = await em.find(
      SubstitutionOffer,
      { request, answer: null, minister: { $ne: request.substitute } },
      { populate: ['minister.user'] },
    );
    const whose = isPersonal(request) ? ` de ${request.minister.scheduleName}` : '';
    await this.inbox.deliver(
      em,
      waiting.flatMap(({ minister }) => accountsOf(minister)),
      {
        title: 'Já está resolvido',
        content: `O lugar${whose} na missa de ${when(request)} está resolvido. Você não precisa responder. Obrigado!`,
        about: isPersonal(request) ? [request.minister.id] : [],
      },
    );
  }
}
