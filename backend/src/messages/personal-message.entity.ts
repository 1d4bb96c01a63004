import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../platform/database/base.entity.js';
import { User } from '../accounts/index.js';

/** A message from one person to another. */
@Entity()
@Index({ properties: ['recipient', 'sentAt'] })
export class PersonalMessage extends BaseEntity<'readAt' | 'sender'> {
  @ManyToOne({ entity: () => User, nullable: true, deleteRule: 'set null', index: true })
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
