import { Entity, OneToOne, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../accounts/index.js';
import { BaseEntity } from '../platform/database/base.entity.js';

/** Somebody's wish for another e-mail address, until both mailboxes have confirmed it; one a person. */
@Entity()
export class EmailChange extends BaseEntity<'oldConfirmedAt' | 'newConfirmedAt'> {
  @OneToOne({ entity: () => User, owner: true, deleteRule: 'cascade' })
  user: User;

  @Property({ type: 'text' })
  newEmail: string;

  @Property({ type: 'timestamptz', nullable: true })
  oldConfirmedAt: Date | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  newConfirmedAt: Date | null = null;

  constructor({ user, newEmail }: { user: User; newEmail: string }) {
    super();
    this.user = user;
    this.newEmail = newEmail;
  }
}
