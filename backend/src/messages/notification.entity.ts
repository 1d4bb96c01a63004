import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../platform/database/base.entity.js';
import { User } from '../accounts/index.js';
import type { Priority } from '../news/index.js';

/** A short notice to one person inside the system. */
@Entity()
@Index({ properties: ['recipient', 'sentAt'] })
@Index({
  name: 'notification_unread',
  expression: 'create index "notification_unread" on "notification" ("recipient_id") where "read_at" is null',
})
@Index({
  name: 'notification_unread_link',
  expression:
    'create index "notification_unread_link" on "notification" ("link") where "read_at" is null and "link" is not null',
})
@Index({
  name: 'notification_read',
  expression: 'create index "notification_read" on "notification" ("read_at") where "read_at" is not null',
})
export class Notification extends BaseEntity<'readAt' | 'priority' | 'link' | 'about'> {
  @ManyToOne({ entity: () => User, deleteRule: 'cascade' })
  recipient!: User;

  @Property({ type: 'text' })
  title!: string;

  @Property({ type: 'text' })
  content!: string;

  @Property({ type: 'text', default: 'medium' })
  priority: Priority = 'medium';

  /** Path inside the web app. */
  @Property({ type: 'text', nullable: true })
  link: string | null = null;

  /** Ids of the ministers whom the text names: erasing one of them takes the text. */
  @Index({ type: 'gin' })
  @Property({ type: 'integer[]', default: [] })
  about: number[] = [];

  @Property({ type: 'timestamptz' })
  sentAt!: Date;

  @Property({ type: 'timestamptz', nullable: true })
  readAt: Date | null = null;
}
