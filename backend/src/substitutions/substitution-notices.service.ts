import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '../platform/clock.js';
import { formatDateTime } from '../platform/dates/format.js';
import { PERMISSIONS } from '../platform/access/permissions.js';
import { ENV, type RunningEnv } from '../platform/config/config.module.js';
import { InboxService } from '../messages/index.js';
import { MailsService } from '../mail/index.js';
import type { User } from '../accounts/index.js';
import { followsCalendar } from '../publication/index.js';
import {
  accountsOf,
  coordinationOf,
  deciding,
  idsOf,
  isSeeking,
  massOf,
  OWN_SCHEDULE,
  ownMass,
  readFacts,
  toDecide,
  when,
} from './notice-parts.js';
import { OfferNoticesService } from './offer-notices.service.js';
import type { PersonalRequest } from './substitution-request.entity.js';

const COORDINATES = sql<boolean>`u.role = any(${[...PERMISSIONS['schedules.write']]})`;

/**
 * What is written to the asker, the substitute and the coordination of a request, by mail and in the system; to those who
 * are asked, {@link OfferNoticesService}. Requests are handed over with mass, people and their accounts loaded. The notices
 * in the system leave the reason out: it may tell of somebody's health.
 */
@Injectable()
export class SubstitutionNoticesService implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly inbox: InboxService,
    private readonly mails: MailsService,
    private readonly offers: OfferNoticesService,
    @Inject(ENV) private readonly env: RunningEnv,
  ) {}

  onModuleInit(): void {
    this.mails.provide('substitution-asked', async ({ substitutionId }, to) => {
      const condition = sql`r.assignment_id is not null and ${COORDINATES}`;
      const facts = await readFacts(this.em, substitutionId, { to, condition });
      if (!facts) return null;
      const { name, fullName: asker, scheduleName, reason } = facts;
      return { name, asker, scheduleName, mass: massOf(facts), reason, link: this.link(toDecide(facts)) };
    });
    this.mails.provide('substitution-exhausted', async ({ substitutionId, forAsker }, to) => {
      const condition = sql`r.status = 'exhausted' and ${isSeeking(this.clock)}`;
      const facts = await readFacts(this.em, substitutionId, { to, condition });
      if (!facts) return null;
      const { name, fullName, scheduleName, exchangeWith } = facts;
      const mass = massOf(facts);
      if (forAsker !== 1)
        return { name, mass, link: this.link(toDecide(facts)), asker: { fullName, scheduleName } };
      return { name, mass, link: this.link(ownMass(facts.slotId)), ...(exchangeWith && { exchangeWith }) };
    });
    this.mails.provide('substitution-found', async ({ substitutionId }, to) => {
      const facts = await readFacts(this.em, substitutionId, { to, condition: sql`r.status = 'accepted'` });
      if (!facts?.substitute) return null;
      const { name, substitute, note } = facts;
      const mass = massOf(facts);
      return {
        name,
        substitute,
        mass,
        followsCalendar: await followsCalendar(this.em.fork(), to.userId, this.clock.now()),
        link: this.link(OWN_SCHEDULE),
        ...(note && { note }),
      };
    });
    this.mails.provide('substitution-declined', async ({ substitutionId }, to) => {
      const facts = await readFacts(this.em, substitutionId, { to, condition: sql`r.status = 'declined'` });
      if (!facts) return null;
      const { name, note } = facts;
      return { name, mass: massOf(facts), note: note ?? '', link: this.link(ownMass(facts.slotId)) };
    });
  }

  /** To who told the coordination that they cannot come: it has asked for them. */
  async askedFor(em: EntityManager, request: PersonalRequest): Promise<void> {
    await this.inbox.deliver(em, accountsOf(request.minister), {
      title: 'Procuramos quem vá no seu lugar',
      content: `A coordenação anotou que você não pode servir na missa de ${when(request)}. Até alguém aceitar, a missa continua com você.`,
      priority: 'high',
      link: ownMass(request.slot.id),
    });
  }

  /** To the coordination: there is something to decide, and little time. */
  async asked(em: EntityManager, request: PersonalRequest): Promise<void> {
    await this.tellCoordination(em, request, {
      mail: 'substitution-asked',
      title: 'Pedido de substituição',
      content: `${request.minister.scheduleName} não pode servir na missa de ${when(request)}. Escolha quem substitui.`,
    });
  }

  /**
   * To asker and coordination: nobody is left to be asked. That one person did not want an exchange is the asker's
   * matter, who may ask others; the coordination is told when the mass is near.
   */
  async exhausted(em: EntityManager, request: PersonalRequest): Promise<void> {
    const { minister, named, returnSlot } = request;
    if (minister.user) {
      const mail = order('substitution-exhausted', request, minister.user);
      await this.mails.queue(em, { ...mail, refs: { ...mail.refs, forAsker: 1 } });
    }
    if (returnSlot) {
      await this.inbox.deliver(em, accountsOf(minister), {
        title: 'A troca não foi aceita',
        content: `Você continua na escala da missa de ${when(request)}. Em “Pedir de novo” você propõe a troca a outra pessoa ou pergunta ao ministério.`,
        priority: 'high',
        link: ownMass(request.slot.id),
        about: named ? [named.id] : [],
      });
      return;
    }
    await this.inbox.deliver(em, accountsOf(minister), {
      title: 'Ninguém pôde substituir você',
      content: `Você continua na escala da missa de ${when(request)}. A coordenação já sabe; você também pode pedir de novo com outras palavras.`,
      priority: 'high',
      link: ownMass(request.slot.id),
    });
    await this.tellCoordination(em, request, {
      mail: 'substitution-exhausted',
      title: 'Ninguém pôde substituir',
      content: `Todos os que podiam servir no lugar de ${minister.scheduleName} na missa de ${when(request)} disseram que não ou não responderam.`,
    });
  }

  /** To those who were asked, and to the coordination where it was told: there is nothing to decide any more. */
  async cancelled(em: EntityManager, request: PersonalRequest): Promise<void> {
    await this.offers.settled(em, request);
    if (!request.coordinationToldAt) return;
    await this.inbox.deliver(em, idsOf(await coordinationOf(em, request)), {
      title: 'Pedido de substituição retirado',
      content: `${request.minister.scheduleName} vai servir na missa de ${when(request)}.`,
      link: deciding(request),
      about: [request.minister.id],
    });
  }

  /**
   * To both, and to the coordination where it was told or must telephone, unless it has decided itself. The mail to who
   * takes the place is that of every change of a published roster; in an exchange it goes to both, with both masses.
   */
  async accepted(em: EntityManager, request: PersonalRequest): Promise<void> {
    const { minister, substitute, note, returnSlot } = request;
    if (minister.user && !returnSlot)
      await this.mails.queue(em, order('substitution-found', request, minister.user));
    const inReturn = returnSlot
      ? ` Em troca, você serve na missa de ${formatDateTime(returnSlot.date, returnSlot.time)}.`
      : '';
    await this.inbox.deliver(em, accountsOf(minister), {
      title: returnSlot ? 'Troca confirmada' : 'Substituição confirmada',
      content: withNote(
        `${substitute!.scheduleName} serve no seu lugar na missa de ${when(request)}.${inReturn}`,
        note,
      ),
      priority: 'high',
      link: returnSlot ? ownMass(returnSlot.id) : OWN_SCHEDULE,
      about: [substitute!.id],
    });
    await this.inbox.deliver(em, accountsOf(substitute!), {
      title: returnSlot ? 'Troca confirmada' : 'Você serve em mais uma missa',
      content: withNote(`É a missa de ${when(request)}, no lugar de ${minister.scheduleName}.`, note),
      priority: 'high',
      link: ownMass(request.slot.id),
      about: [minister.id],
    });
    if (request.decidedBy === null && (request.coordinationToldAt || !minister.user))
      await this.inbox.deliver(em, idsOf(await coordinationOf(em, request)), {
        title: 'Substituição resolvida',
        content: `${substitute!.scheduleName} serve no lugar de ${minister.scheduleName} na missa de ${when(request)}.${minister.user ? '' : ` ${minister.scheduleName} não usa o sistema: avise por telefone.`}`,
        link: deciding(request),
        about: [minister.id, substitute!.id],
      });
    await this.offers.settled(em, request);
  }

  /** To who asked: the place stays theirs. */
  async declined(em: EntityManager, request: PersonalRequest): Promise<void> {
    const { minister, note } = request;
    if (minister.user) await this.mails.queue(em, order('substitution-declined', request, minister.user));
    await this.inbox.deliver(em, accountsOf(minister), {
      title: 'Não houve quem substituísse você',
      content: withNote(`Você continua na escala da missa de ${when(request)}.`, note),
      priority: 'high',
      link: ownMass(request.slot.id),
    });
    await this.offers.settled(em, request);
  }

  private async tellCoordination(
    em: EntityManager,
    request: PersonalRequest,
    { mail, title, content }: { mail: RequestMail; title: string; content: string },
  ): Promise<void> {
    request.coordinationToldAt = this.clock.now();
    const coordination = await coordinationOf(em, request);
    const orders = coordination.map((user) => order(mail, request, user));
    await this.mails.queueMany(em, orders);
    await this.inbox.deliver(em, idsOf(coordination), {
      title,
      content,
      priority: 'high',
      link: deciding(request),
      about: [request.minister.id],
    });
  }

  private link(path: string): string {
    return `${this.env.publicUrl}${path}`;
  }
}

type RequestMail = `substitution-${'asked' | 'exhausted' | 'found' | 'declined'}`;

/** The reference to the minister whom the mail names, beside its recipient, lets erasure find it. */
function order<Name extends RequestMail>(
  mail: Name,
  { id, slot, minister, substitute }: PersonalRequest,
  user: User,
) {
  const refs = { substitutionId: id, ministerId: (substitute ?? minister).id };
  const dedupeKey = `${mail}:${id}:${user.id}`;
  return { mail, to: user.email, user, refs, dedupeKey, neededBy: slot.startsAt, hasNotice: true };
}

const withNote = (content: string, note: string | null) =>
  note ? `${content} A coordenação escreveu: “${note}”` : content;
