import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { sql, type RawBuilder } from 'kysely';
import { formatDateTime } from '../platform/dates/format.js';
import { PERMISSIONS } from '../platform/access/permissions.js';
import { ENV, type RunningEnv } from '../platform/config/config.module.js';
import { InboxService } from '../messages/index.js';
import { type MailOrder, type MailSource, MailsService } from '../mail/index.js';
import { SettingsService } from '../platform/settings/settings.service.js';
import { User } from '../accounts/index.js';
import type { Minister } from '../ministers/index.js';
import type { SubstitutionRequest } from './substitution-request.entity.js';

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

type Recipient = Parameters<MailSource<'substitution-asked'>>[1];

/**
 * Who is told of what happens to a request, by mail and in the system. Requests are handed over with mass, people and
 * their accounts loaded. The notices in the system leave the reason out: it may tell of somebody's health.
 */
@Injectable()
export class SubstitutionNoticesService implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly inbox: InboxService,
    private readonly mails: MailsService,
    private readonly settings: SettingsService,
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

  /** To the coordination: there is something to decide. */
  async asked(em: EntityManager, request: SubstitutionRequest): Promise<void> {
    const coordination = await this.coordination(em, request);
    const orders = coordination.map((user) => order('substitution-asked', request, user));
    await this.mails.queueMany(em, orders);
    await this.inbox.deliver(em, idsOf(coordination), {
      title: 'Pedido de substituição',
      content: `${request.minister.scheduleName} não pode servir na missa de ${when(request)}. Escolha quem substitui.`,
      priority: 'high',
      link: TO_DECIDE,
      about: [request.minister.id],
    });
  }

  /** To the coordination: there is nothing to decide any more. */
  async cancelled(em: EntityManager, request: SubstitutionRequest): Promise<void> {
    await this.inbox.deliver(em, idsOf(await this.coordination(em, request)), {
      title: 'Pedido de substituição retirado',
      content: `${request.minister.scheduleName} vai servir na missa de ${when(request)}.`,
      link: TO_DECIDE,
      about: [request.minister.id],
    });
  }

  /** To both; the mail to who takes the place is that of every change of a published roster. */
  async accepted(em: EntityManager, request: SubstitutionRequest): Promise<void> {
    const { minister, substitute, note } = request;
    if (minister.user) await this.mails.queue(em, order('substitution-found', request, minister.user));
    await this.inbox.deliver(em, accountsOf(minister), {
      title: 'Substituição confirmada',
      content: withNote(`${substitute!.scheduleName} serve no seu lugar na missa de ${when(request)}.`, note),
      priority: 'high',
      link: OWN_SCHEDULE,
      about: [substitute!.id],
    });
    await this.inbox.deliver(em, accountsOf(substitute!), {
      title: 'Você serve em mais uma missa',
      content: withNote(`É a missa de ${when(request)}, no lugar de ${minister.scheduleName}.`, note),
      priority: 'high',
      link: OWN_SCHEDULE,
      about: [minister.id],
    });
  }

  /** To who asked: the place stays theirs. */
  async declined(em: EntityManager, request: SubstitutionRequest): Promise<void> {
    const { minister, note } = request;
    if (minister.user) await this.mails.queue(em, order('substitution-declined', request, minister.user));
    await this.inbox.deliver(em, accountsOf(minister), {
      title: 'Não houve quem substituísse você',
      content: withNote(`Você continua na escala da missa de ${when(request)}.`, note),
      priority: 'high',
      link: OWN_SCHEDULE,
    });
  }

  /** Everybody who decides on requests, but for who asks. */
  private coordination(em: EntityManager, { minister }: SubstitutionRequest): Promise<User[]> {
    return em.find(
      User,
      {
        role: { $in: [...PERMISSIONS['schedules.write']] },
        disabledAt: null,
        id: { $nin: accountsOf(minister) },
      },
      { orderBy: { id: 'asc' } },
    );
  }

  /** What a mail tells, read when it is sent; null once the recipient's account or the condition no longer holds. */
  private async facts(
    substitutionId: number | string | undefined,
    { userId }: Recipient,
    condition: RawBuilder<unknown>,
  ): Promise<MailFacts | null> {
    const { defaultLocation } = await this.settings.read();
    const { rows } = await sql<MailFacts>`
      select u.name, m.full_name as "fullName", m.schedule_name as "scheduleName", other.schedule_name as substitute,
        r.reason, r.note, r.minister_id as "ministerId", t.id as "slotId", t.date, t.time, t.description,
        nullif(t.location, ${defaultLocation}) as place
      from substitution_request r
      join schedule_slot t on t.id = r.slot_id
      join minister m on m.id = r.minister_id
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

/** The reference to the minister whom the mail names, beside its recipient, lets erasure find it. */
function order(
  mail: MailOrder['mail'],
  { id, minister, substitute }: SubstitutionRequest,
  user: User,
): MailOrder {
  const refs = { substitutionId: id, ministerId: (substitute ?? minister).id };
  return { mail, to: user.email, user, refs, dedupeKey: `${mail}:${id}:${user.id}` };
}

function massOf({ slotId, ministerId, date, time, description, place }: MailFacts) {
  const uid = `duty-${slotId}-${ministerId}@partilha`;
  return { uid, date, time, description, ...(place !== null && { place }) };
}

/** The account of somebody who has one. */
const accountsOf = ({ user }: Minister) => (user ? [user.id] : []);

const idsOf = (users: readonly User[]) => users.map(({ id }) => id);

const when = ({ slot }: SubstitutionRequest) => formatDateTime(slot.date, slot.time);

const withNote = (content: string, note: string | null) =>
  note ? `${content} A coordenação escreveu: “${note}”` : content;
