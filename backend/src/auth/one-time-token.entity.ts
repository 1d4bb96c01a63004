import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../platform/database/base.entity.js';
import { User } from '../accounts/index.js';

export const TOKEN_PURPOSES = ['setup', 'reset', 'verify', 'email-old', 'email-new'] as const;
export type TokenPurpose = (typeof TOKEN_PURPOSES)[number];

/** The trace of a one-time link; the link itself is stored nowhere. */
@Entity()
export class OneTimeToken extends BaseEntity<'usedAt'> {
  @ManyToOne({ entity: () => User, deleteRule: 'cascade', index: true })
  user: User;

  @Property({ type: 'text' })
  purpose: TokenPurpose;

  /** SHA-256 of the 32 random bytes in the link, in hexadecimal. */
  @Property({ type: 'text', unique: true })
  tokenHash: string;

  @Property({ type: 'timestamptz' })
  expiresAt: Date;

  @Property({ type: 'timestamptz', nullable: true })
  usedAt: Date | null = null;

  constructor(values: { user: User; purpose: TokenPurpose; tokenHash: string; expiresAt: Date }) {
    super();
    this.user = values.user;
    this.purpose = values.purpose;
    this.tokenHash = values.tokenHash;
    this.expiresAt = values.expiresAt;
  }
}
