import { Entity, Property } from '@mikro-orm/decorators/legacy';
import type { Role } from '../platform/access/permissions.js';
import { emailKey } from '../platform/text.js';
import { BaseEntity } from '../platform/database/base.entity.js';

/** Of which of the parish's two reminders before a mass somebody wants to be told. */
export const REMINDER_TIMES = ['both', 'first', 'last'] as const;
export type ReminderTimes = (typeof REMINDER_TIMES)[number];

/** An account: one an e-mail address. */
@Entity({ tableName: 'user_account' })
export class User extends BaseEntity<
  | 'tokenVersion'
  | 'passwordHash'
  | 'emailVerifiedAt'
  | 'disabledAt'
  | 'erasedAt'
  | 'lastLoginAt'
  | 'reminderTimes'
> {
  /** Lower case and Unicode-normalised: the form in which it is unique. */
  @Property({ type: 'text', unique: true })
  email: string;

  @Property({ type: 'text' })
  name: string;

  @Property({ type: 'text' })
  role: Role;

  @Property({ type: 'text', nullable: true, hidden: true, lazy: true })
  passwordHash: string | null = null;

  /** Raising it ends every session. */
  @Property({ type: 'integer', default: 0 })
  tokenVersion: number = 0;

  /** When the person first proved to read the mailbox; null for a self-registered account that has not. */
  @Property({ type: 'timestamptz', nullable: true })
  emailVerifiedAt: Date | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  disabledAt: Date | null = null;

  /** When the person was erased; what is left is a shell that keeps the counts of past rosters. */
  @Property({ type: 'timestamptz', nullable: true })
  erasedAt: Date | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  lastLoginAt: Date | null = null;

  @Property({ type: 'text', default: 'both' })
  reminderTimes: ReminderTimes = 'both';

  constructor({ email, name, role }: { email: string; name: string; role: Role }) {
    super();
    this.email = emailKey(email);
    this.name = name;
    this.role = role;
  }
}

/**
 * The name by which a mail greets an account's owner; empty while nobody has proved to read the mailbox: it may be
 * somebody else's than the stranger's who typed a name, or a text, for it.
 */
export const greetedAs = ({
  name,
  role,
  emailVerifiedAt,
}: Pick<User, 'name' | 'role' | 'emailVerifiedAt'>): string =>
  role === 'user' && emailVerifiedAt === null ? '' : name;
