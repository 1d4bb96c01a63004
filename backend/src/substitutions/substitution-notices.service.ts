import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { sql, type RawBuilder } from 'kysely';
import { Clock } from '../platform/clock.js';
import { formatDateTime } from '../platform/dates/format.js';
import { PERMISSIONS } from '../platform/access/permissions.js';
import { ENV, type RunningEnv } from '../platform/config/config.module.js';
import { InboxService } from '../messages/index.js';
import { type MailOrder, type MailRecipient, MailsService } from '../mail/index.js';
import { SettingsService } from '../platform/settings/settings.service.js';
import { User } from '../accounts/index.js';
import type { Minister } from '../ministers/index.js';
import { dutyUid } from '../publication/index.js';
import { OfferLinksService } from './offer-links.service.js';
import { SubstitutionOffer } from './substitution-offer.entity.js';
import { isPersonal, type PersonalRequest, type SubstitutionRequest } from './substitution-request.entity.js';
import { HAS_ROOM } from './substitution-requests.js';
import { LIVE_STATUSES } from './substitution-states.js';

const COORDINATION: readonly string[] = PERMISSIONS['schedules.write'];
const TO_DECIDE = '/coordination?tab=escalas';
const OWN_SCHEDULE = '/my-schedule';

interface MailFacts {
  name: string;
  fullName: string;
  scheduleName: string;
  substitute: string | null;
  reason: string;
  note: string | null;
  ministerId: number;
  slotId: number;
  date: string;
  time: string;
  description: string;
  place: string | null;
}

/**
 * Who is told of what happens to a request, by mail and in the system. Requests are handed over with mass, people and
 * their accounts loaded. The notices in the system leave the reason out: it may tell of somebody's health.
 */
@Injectable()
export class SubstitutionNoticesService implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly inbox: InboxService,
    private readonly mails: MailsService,
    private readonly settings: SettingsService,
    private readonly links: OfferLinksService,
    @Inject(ENV) private readonly env: RunningEnv,
  ) {}

  onModuleInit(): void {
    this.mails.provide('substitution-asked', async ({ substitutionId }, to) => {
      const coordinates = sql<boolean>`u.role = any(${COORDINATION})`;
      const facts = await this.facts(substitutionId, to, sql`r.assignment_id is not null and ${coordinates}`);
      if (!facts) return null;
      const { name, fullName: asker, scheduleName, reason } = facts;
      return { name, asker, scheduleName, mass: massOf(facts), reason, link: this.link(TO_DECIDE) };
    });
    this.mails.provide('substitution-offer', async ({ offerId }, to) => {
      const offer = await this.em
        .fork()
        .findOne(SubstitutionOffer, { id: offerId, answer: null }, { populate: ['request.returnSlot'] });
      if (!offer) return null;
      const { returnSlot, minister: asker } = offer.request;
      const isOpen = asker ? sql`true` : HAS_ROOM;
      const facts = await this.facts(offer.request.id, to, sql`${this.isSeeking()} and ${isOpen}`);
      if (!facts) return null;
      const { name, scheduleName, ministerId } = facts;
      const inReturn = returnSlot && {
        uid: dutyUid(returnSlot.id, ministerId),
        date: returnSlot.date,
        time: returnSlot.time,
        description: returnSlot.description,
      };
      const link = this.links.linkOf(offer.id);
      return {
        name,
        ...(asker && { asker: scheduleName }),
        mass: massOf({ ...facts, ministerId: asker ? ministerId : offer.minister.id }),
        link,
        ...(inReturn && { inReturn }),
      };
    });
    this.mails.provide('substitution-exhausted', async ({ substitutionId, forAsker }, to) => {
      const facts = await this.facts(substitutionId, to, sql`r.status = 'exhausted' and ${this.isSeeking()}`);
      if (!facts) return null;
      const { name, fullName, scheduleName } = facts;
      const asker = forAsker === 1 ? null : { fullName, scheduleName };
      const link = this.link(asker ? TO_DECIDE : OWN_SCHEDULE);
      return { name, mass: massOf(facts), link, ...(asker && { asker }) };
    });
    this.mails.provide('substitution-found', async ({ substitutionId }, to) => {
      const facts = await this.facts(substitutionId, to, sql`r.status = 'accepted'`);
      if (!facts?.substitute) return null;
      const { name, substitute, note } = facts;
      const mass = massOf(facts);
      return { name, substitute, mass, link: this.link(OWN_SCHEDULE), ...(note && { note }) };
    });
    this.mails.provide('substitution-declined', async ({ substitutionId }, to) => {
      const facts = await this.facts(substitutionId, to, sql`r.status = 'declined'`);
      if (!facts) return null;
      const { name, note } = facts;
      return { name, mass: massOf(facts), note: note ?? '', link: this.link(OWN_SCHEDULE) };
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
    await this.inbox.deliver(em, idsOf(await this.coordination(em, request)), {
      title: 'Pergunte a quem não usa o sistema',
      content: `${why} Pergunte se pode ir: ${toCall.map(({ scheduleName }) => scheduleName).join(', ')}.`,
      link: TO_DECIDE,
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
    await this.inbox.deliver(em, idsOf(await this.coordination(em, request)), {
      title: answer === 'accepted' ? 'Lugar vazio preenchido' : 'Lugar ainda vazio',
      content: `${minister.scheduleName} ${says} na missa de ${when(request)}.`,
      link: `/schedules/${request.slot.schedule.id}`,
      about: [minister.id],
    });
  }

  /** To asker and coordination: nobody is left to be asked. */
  async exhausted(em: EntityManager, request: PersonalRequest): Promise<void> {
    const { minister } = request;
    if (minister.user) {
      const mail = order('substitution-exhausted', request, minister.user);
      await this.mails.queue(em, { ...mail, refs: { ...mail.refs, forAsker: 1 } });
    }
    await this.inbox.deliver(em, accountsOf(minister), {
      title: 'Ninguém pôde substituir você',
      content: `Você continua na escala da missa de ${when(request)}. A coordenação já sabe; você também pode pedir de novo com outras palavras.`,
      priority: 'high',
      link: OWN_SCHEDULE,
    });
    await this.tellCoordination(em, request, {
      mail: 'substitution-exhausted',
      title: 'Ninguém pôde substituir',
      content: `Todos os que podiam servir no lugar de ${minister.scheduleName} na missa de ${when(request)} disseram que não ou não responderam.`,
    });
  }

  /** To those who were asked, and to the coordination where it was told: there is nothing to decide any more. */
  async cancelled(em: EntityManager, request: PersonalRequest): Promise<void> {
    await this.settled(em, request);
    if (!request.coordinationToldAt) return;
    await this.inbox.deliver(em, idsOf(await this.coordination(em, request)), {
      title: 'Pedido de substituição retirado',
      content: `${request.minister.scheduleName} vai servir na missa de ${when(request)}.`,
      link: TO_DECIDE,
      about: [request.minister.id],
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

  /** To both; the mail to who takes the place is that of every change of a published roster. */
  async accepted(em: EntityManager, request: PersonalRequest): Promise<void> {
    const { minister, substitute, note, returnSlot } = request;
    if (minister.user) await this.mails.queue(em, order('substitution-found', request, minister.user));
    const inReturn = returnSlot
      ? ` Em troca, você serve na missa de ${formatDateTime(returnSlot.date, returnSlot.time)}.`
      : '';
    await this.inbox.deliver(em, accountsOf(minister), {
      title: 'Substituição confirmada',
      content: withNote(
        `${substitute!.scheduleName} serve no seu lugar na missa de ${when(request)}.${inReturn}`,
        note,
      ),
      priority: 'high',
      link: OWN_SCHEDULE,
      about: [substitute!.id],
    });
    await this.inbox.deliver(em, accountsOf(substitute!), {
      title: returnSlot ? 'Troca confirmada' : 'Você serve em mais uma missa',
      content: withNote(`É a missa de ${when(request)}, no lugar de ${minister.scheduleName}.`, note),
      priority: 'high',
      link: OWN_SCHEDULE,
      about: [minister.id],
    });
    await this.settled(em, request);
  }

  /** To who asked: the place stays theirs. */
  async declined(em: EntityManager, request: PersonalRequest): Promise<void> {
    const { minister, note } = request;
    if (minister.user) await this.mails.queue(em, order('substitution-declined', request, minister.user));
    await this.inbox.deliver(em, accountsOf(minister), {
      title: 'Não houve quem substituísse você',
      content: withNote(`Você continua na escala da missa de ${when(request)}.`, note),
      priority: 'high',
      link: OWN_SCHEDULE,
    });
    await this.settled(em, request);
  }

  private async tellCoordination(
    em: EntityManager,
    request: PersonalRequest,
    { mail, title, content }: { mail: RequestMail; title: string; content: string },
  ): Promise<void> {
    request.coordinationToldAt = this.clock.now();
    const coordination = await this.coordination(em, request);
    const orders = coordination.map((user) => order(mail, request, user));
    await this.mails.queueMany(em, orders);
    await this.inbox.deliver(em, idsOf(coordination), {
      title,
      content,
      priority: 'high',
      link: TO_DECIDE,
      about: [request.minister.id],
    });
  }

  /** Condition on a request: it still seeks somebody for a mass to come. */
  private isSeeking(): RawBuilder<boolean> {
    return sql<boolean>`r.status in (${sql.join(LIVE_STATUSES)}) and t.starts_at > ${this.clock.now()}`;
  }

  /** Everybody who decides on requests, but for who asks. */
  private coordination(em: EntityManager, { minister }: SubstitutionRequest): Promise<User[]> {
    return em.find(
      User,
      {
        role: { $in: [...PERMISSIONS['schedules.write']] },
        disabledAt: null,
        id: { $nin: minister ? accountsOf(minister) : [] },
      },
      { orderBy: { id: 'asc' } },
    );
  }

  /**
   * What a mail tells, read when it is sent; null once the recipient's account or the condition no longer holds. Of
   * empty places, what is told of the asker is null.
   */
  private async facts(
    substitutionId: number,
    { userId }: MailRecipient,
    condition: RawBuilder<unknown>,
  ): Promise<MailFacts | null> {
    const { defaultLocation } = await this.settings.read();
    const { rows } = await sql<MailFacts>`
      select u.name, m.full_name as "fullName", m.schedule_name as "scheduleName", other.schedule_name as substitute,
        r.reason, r.note, r.minister_id as "ministerId", t.id as "slotId", t.date, t.time, t.description,
        nullif(t.location, ${defaultLocation}) as place
      from substitution_request r
      join schedule_slot t on t.id = r.slot_id
      left join minister m on m.id = r.minister_id
      left join minister other on other.id = r.substitute_id
      join user_account u on u.id = ${userId}
      where r.id = ${substitutionId} and u.disabled_at is null and ${condition}`.execute(
      this.em.fork().getKysely(),
    );
    return rows[0] ?? null;
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

function massOf({ slotId, ministerId, date, time, description, place }: MailFacts) {
  return { uid: dutyUid(slotId, ministerId), date, time, description, ...(place !== null && { place }) };
}

/** The account of somebody who has one. */
const accountsOf = ({ user }: Minister) => (user ? [user.id] : []);

const idsOf = (users: readonly User[]) => users.map(({ id }) => id);

const when = ({ slot }: SubstitutionRequest) => formatDateTime(slot.date, slot.time);

const withNote = (content: string, note: string | null) =>
  note ? `${content} A coordenação escreveu: “${note}”` : content;
