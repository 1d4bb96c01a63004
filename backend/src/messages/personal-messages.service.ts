import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { sql, type RawBuilder } from 'kysely';
import { type AttemptLimit, AttemptsService } from '../auth/index.js';
import { type MailRecipient, MailsService } from '../mail/index.js';
import { ENV, type RunningEnv } from '../platform/config/config.module.js';
import { can, PERMISSIONS } from '../platform/access/permissions.js';
import type { Session } from '../platform/access/session.js';
import { Clock, MINUTE } from '../platform/clock.js';
import { forbidden, invalid, notFound, notPossible } from '../platform/errors/app-error.js';
import { isoInstant } from '../platform/lists/iso-instant.js';
import type { ListQuery, ListSpec } from '../platform/lists/list-query.js';
import { contains, readPage, type ListSource, type Page } from '../platform/lists/page.js';
import { User } from '../accounts/index.js';
import { PersonalMessage } from './personal-message.entity.js';
import type {
  MessageRecipientResponse,
  MessageSentResponse,
  MessageTextRequest,
  PersonalMessageResponse,
  SendPersonalMessageRequest,
  SentMessageResponse,
} from './personal-messages.dto.js';

export const PERSONAL_MESSAGES = {
  resource: 'personal-messages',
  sort: ['sentAt', 'subject', 'senderName'],
  defaultSort: ['sentAt', 'DESC'],
  filters: { q: 'text', isRead: 'boolean' },
  recent: { rows: 25 },
} as const satisfies ListSpec;

export const SENT_MESSAGES = {
  resource: 'personal-messages',
  sort: ['sentAt'],
  defaultSort: ['sentAt', 'DESC'],
  filters: {},
  recent: { rows: 25 },
} as const satisfies ListSpec;

export const MESSAGE_RECIPIENTS = {
  resource: 'message-recipients',
  sort: ['name'],
  defaultSort: ['name', 'ASC'],
  filters: { q: 'text' },
} as const satisfies ListSpec;

const SENT_BY_ONE: AttemptLimit = { name: 'message-sender', limit: 30, windowMs: 15 * MINUTE };

const SOURCE: ListSource = {
  select: sql`m.id, m.sender_name as "senderName", u.role as "senderRole", p.schedule_name as "senderScheduleName", m.subject, m.body, ${isoInstant(sql`m.sent_at`)} as "sentAt",
    m.read_at is not null as "isRead"`,
  from: sql`personal_message m left join user_account u on u.id = m.sender_id
    left join minister p on p.user_id = u.id`,
  id: sql`m.id`,
  sort: { sentAt: sql`m.sent_at`, subject: sql`lower(m.subject)`, senderName: sql`lower(m.sender_name)` },
  filters: {
    q: (text: string) => contains(sql`lower(m.subject || ' ' || m.sender_name)`, text.toLowerCase()),
    isRead: (isRead: boolean) => sql`(m.read_at is not null) = ${isRead}`,
  },
};

const COORDINATION: readonly string[] = PERMISSIONS['people.write'];

/** Messages from one person to another, or to the coordination; everybody reads what was sent to them. */
@Injectable()
export class PersonalMessagesService implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly attempts: AttemptsService,
    private readonly mails: MailsService,
    @Inject(ENV) private readonly env: RunningEnv,
  ) {}

  onModuleInit(): void {
    this.mails.provide('message-received', ({ messageId }, to) => this.unread(messageId, to));
  }

  list(session: Session, query: ListQuery): Promise<Page<PersonalMessageResponse>> {
    const source = { ...SOURCE, where: [sql`m.recipient_id = ${session.userId}`] };
    return readPage(this.em.getKysely(), PERSONAL_MESSAGES, source, query);
  }

  listSent({ userId }: Session, query: ListQuery): Promise<Page<SentMessageResponse>> {
    return readPage(
      this.em.getKysely(),
      SENT_MESSAGES,
      {
        select: sql`m.id, u.name as "recipientName", m.subject, m.body, ${isoInstant(sql`m.sent_at`)} as "sentAt"`,
        from: sql`personal_message m join user_account u on u.id = m.recipient_id`,
        where: [sql`m.sender_id = ${userId}`],
        id: sql`m.id`,
        sort: { sentAt: sql`m.sent_at` },
      },
      query,
    );
  }

  /** @throws AppError 404 when the caller has received no such message. */
  async read({ userId }: Session, id: number): Promise<PersonalMessageResponse> {
    const { rows } = await sql<PersonalMessageResponse>`
      select ${SOURCE.select} from ${SOURCE.from} where m.id = ${id} and m.recipient_id = ${userId}`.execute(
      this.em.getKysely(),
    );
    if (!rows[0]) throw notFound('Mensagem não encontrada.');
    return rows[0];
  }

  /**
   * Marks a message as read; a second time changes nothing.
   * @throws AppError 404 when the caller has received no such message.
   */
  async markRead(session: Session, id: number): Promise<PersonalMessageResponse> {
    await sql`
      update personal_message set read_at = ${this.clock.now()}
      where id = ${id} and recipient_id = ${session.userId} and read_at is null`.execute(this.em.getKysely());
    return this.read(session, id);
  }

  /** To whom an overseer may write: everybody else who reads messages. */
  listRecipients({ userId }: Session, query: ListQuery): Promise<Page<MessageRecipientResponse>> {
    return readPage(
      this.em.getKysely(),
      MESSAGE_RECIPIENTS,
      {
        select: sql`u.id, u.name, u.role`,
        from: sql`user_account u`,
        where: [readsMessages(), sql`u.id <> ${userId}`],
        id: sql`u.id`,
        sort: { name: sql`lower(u.name)` },
        filters: { q: (text: string) => contains(sql`lower(u.name)`, text.toLowerCase()) },
      },
      query,
    );
  }

  /**
   * Sends a message to one person (overseers only), to the coordination, or to everybody (coordination only): one row
   * for each recipient.
   * @throws AppError 400 unless exactly one of them is asked for, or when the person cannot receive messages; 403 for
   * a minister who writes to others than the coordination; 422 when nobody else is there; 429 after too many.
   */
  async send(session: Session, body: SendPersonalMessageRequest): Promise<MessageSentResponse> {
    const { recipientId = null, toCoordination = false, toEveryone = false } = body;
    if ([recipientId !== null, toCoordination, toEveryone].filter(Boolean).length !== 1) {
      const message = 'Destinatário: escolha uma pessoa ou a coordenação.';
      throw invalid(message, { recipientId: message });
    }
    if (
      (recipientId !== null && !can(session.role, 'people.read')) ||
      (toEveryone && !can(session.role, 'people.write'))
    )
      throw forbidden('Você pode escrever para a coordenação.');
    if (toEveryone) return this.deliver(session, await this.everyone(), body);
    const recipients =
      recipientId === null ? await this.coordination(session) : [await this.recipient(recipientId)];
    return this.deliver(session, recipients, body);
  }

  /**
   * Sends a message to these accounts, but not to the sender.
   * @throws AppError 422 when nobody else is there; 429 after too many.
   */
  async deliver(
    session: Session,
    userIds: readonly number[],
    { subject, body }: MessageTextRequest,
  ): Promise<MessageSentResponse> {
    await this.attempts.take(SENT_BY_ONE, session.userId);
    const recipients = [...new Set(userIds)].filter((id) => id !== session.userId);
    if (recipients.length === 0)
      throw notPossible('nobody-there', 'Não há quem possa receber esta mensagem no sistema.');
    const sentAt = this.clock.now();
    await this.em.transactional(async (em) => {
      const sender = em.getReference(User, session.userId);
      const stamps = { sentAt, createdAt: sentAt, updatedAt: sentAt };
      const message = { sender, senderName: session.name, subject, body, ...stamps };
      const users = await em.find(User, { id: { $in: recipients } });
      const messages = users.map((recipient) => em.create(PersonalMessage, { ...message, recipient }));
      await em.flush();
      await this.mails.queueMany(
        em,
        messages.map(({ id, recipient }) => ({
          mail: 'message-received' as const,
          to: recipient.email,
          user: recipient,
          refs: { messageId: id },
          dedupeKey: `message-received:${id}`,
          hasNotice: true,
        })),
      );
    });
    return { message: 'Mensagem enviada', recipients: recipients.length };
  }

  /** A message that its recipient has not read yet, for the mail that tells of it. */
  private async unread(id: number, { userId }: MailRecipient) {
    const { rows } = await sql<{ name: string; sender: string; title: string; text: string }>`
      select u.name, m.sender_name as sender, m.subject as title, m.body as text
      from personal_message m join user_account u on u.id = m.recipient_id
      where m.id = ${id} and u.id = ${userId} and m.read_at is null and u.disabled_at is null`.execute(
      this.em.getKysely(),
    );
    return rows[0] ? { ...rows[0], link: `${this.env.publicUrl}/messages?tab=pessoais` } : null;
  }

  private async coordination({ userId }: Session): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`
      select u.id from user_account u
      where u.role = any(${[...COORDINATION]}) and u.disabled_at is null and u.id <> ${userId}
      order by u.id`.execute(this.em.getKysely());
    if (rows.length === 0)
      throw notPossible('nobody-there', 'Não há outra pessoa na coordenação para receber a mensagem.');
    return rows.map(({ id }) => id);
  }

  private async everyone(): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`
      select u.id from user_account u where ${readsMessages()} order by u.id`.execute(this.em.getKysely());
    return rows.map(({ id }) => id);
  }

  private async recipient(id: number): Promise<number> {
    const { rows } = await sql`
      select from user_account u where u.id = ${id} and ${readsMessages()}`.execute(this.em.getKysely());
    if (rows.length > 0) return id;
    const message = 'Destinatário: esta pessoa não recebe mensagens.';
    throw invalid(message, { recipientId: message });
  }
}

/** Condition on `user_account u`. */
function readsMessages(): RawBuilder<boolean> {
  return sql`u.role = any(${[...PERMISSIONS['content.read']]}) and u.disabled_at is null`;
}
