import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../platform/database/base.entity.js';
import { User } from '../accounts/index.js';

/** A message from one person to another. */
@Entity()
@Index({ properties: ['recipient', 'sentAt'] })
@Index({ properties: ['sender', 'sentAt'] })
@Index({
  name: 'personal_message_unread',
  expression:
    'create index "personal_message_unread" on "personal_message" ("recipient_id") where "read_at" is null',
})
export class PersonalMessage extends BaseEntity<'readAt' | 'sender'> {
  @ManyToOne({ entity: () => User, nullable: true, deleteRule: 'set null' })
  sender: User | null = null;

  @Property({ type: 'text' })
  senderName!: string;

  @ManyToOne({ entity: () => User, deleteRule: 'cascade' })
  recipient!: User;

  @Property({ type: 'text' })
  subject!: string;

  @Property({ type: 'text' })
  body!: string;

  @Property({ type: 'timestamptz' })
  sentAt!: Date;

  @Property({ type: 'timestamptz', nullable: true })
  readAt: Date | null = null;
}
