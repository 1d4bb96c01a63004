import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../platform/database/base.entity.js';
import { User } from '../accounts/index.js';
import type { Priority } from '../news/index.js';

/** A short notice to one person inside the system. */
@Entity()
@Index({ properties: ['recipient', 'sentAt'] })
export class Notification extends BaseEntity<'readAt' | 'priority' | 'link'> {
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

  @Property({ type: 'timestamptz' })
  sentAt!: Date;

  @Property({ type: 'timestamptz', nullable: true })
  readAt: Date | null = null;
}
