import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import type { Session } from '../platform/access/session.js';
import { Clock } from '../platform/clock.js';
import { notFound } from '../platform/errors/app-error.js';
import { isoInstant } from '../platform/lists/iso-instant.js';
import type { ListQuery, ListSpec } from '../platform/lists/list-query.js';
import { readPage, type ListSource, type Page } from '../platform/lists/page.js';
import { User } from '../accounts/index.js';
import { ChannelsService } from '../mail/index.js';
import type { NotificationResponse } from './inbox.dto.js';
import { PRIORITIES, type Priority } from '../news/index.js';
import { Notification } from './notification.entity.js';

export const NOTIFICATIONS = {
  resource: 'notifications',
  sort: ['sentAt'],
  defaultSort: ['sentAt', 'DESC'],
  filters: { isRead: 'boolean', priority: PRIORITIES },
  recent: { rows: 25 },
} as const satisfies ListSpec;

const SOURCE: ListSource = {
  select: sql`n.id, n.title, n.content, n.priority, n.link, ${isoInstant(sql`n.sent_at`)} as "sentAt",
    n.read_at is not null as "isRead"`,
  from: sql`notification n`,
  id: sql`n.id`,
  sort: { sentAt: sql`n.sent_at` },
  filters: {
    isRead: (isRead: boolean) => sql`(n.read_at is not null) = ${isRead}`,
    priority: (priority: string) => sql`n.priority = ${priority}`,
  },
};

/** A short notice inside the system. */
export interface Notice {
  title: string;
  content: string;
  priority?: Priority;
  /** Path inside the web app, such as `/my-schedule`. */
  link?: string;
  /** Ids of the ministers whom title or content name. */
  about?: readonly number[];
}

/** Everybody's own notices. */
@Injectable()
export class InboxService implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly channels: ChannelsService,
  ) {}

  onModuleInit(): void {
    this.channels.leaveNoticesThrough((em, { recipientUserId, title, text, link }) =>
      this.deliver(em, [recipientUserId], { title, content: text, priority: 'high', link }),
    );
  }

  /** Puts a notice into the inbox of each of these people, in the caller's transaction. */
  async deliver(em: EntityManager, userIds: readonly number[], notice: Notice): Promise<void> {
    const { title, content, priority = 'medium', link = null, about = [] } = notice;
    const sentAt = this.clock.now();
    const rows = [...new Set(userIds)].map((id) => {
      const recipient = em.getReference(User, id);
      const texts = { title, content, priority, link, about: [...about] };
      return { recipient, ...texts, sentAt, createdAt: sentAt, updatedAt: sentAt };
    });
    if (rows.length > 0) await em.insertMany(Notification, rows);
  }

  list({ userId }: Session, query: ListQuery): Promise<Page<NotificationResponse>> {
    return readPage(
      this.em.getKysely(),
      NOTIFICATIONS,
      { ...SOURCE, where: [sql`n.recipient_id = ${userId}`] },
      query,
    );
  }

  /**
   * Marks one of the caller's notices as read; a second time changes nothing.
   * @throws AppError 404 when the caller has no such notice.
   */
  async markRead({ userId }: Session, id: number): Promise<NotificationResponse> {
    const db = this.em.getKysely();
    await sql`
      update notification set read_at = ${this.clock.now()}
      where id = ${id} and recipient_id = ${userId} and read_at is null`.execute(db);
    const { rows } = await sql<NotificationResponse>`
      select ${SOURCE.select} from ${SOURCE.from} where n.id = ${id} and n.recipient_id = ${userId}`.execute(
      db,
    );
    if (!rows[0]) throw notFound('Aviso não encontrado.');
    return rows[0];
  }

  async markAllRead({ userId }: Session): Promise<void> {
    await sql`
      update notification set read_at = ${this.clock.now()}
      where recipient_id = ${userId} and read_at is null`.execute(this.em.getKysely());
  }
}
