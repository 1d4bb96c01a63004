import { Entity, OneToOne, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../accounts/index.js';
import { BaseEntity } from '../platform/database/base.entity.js';

/** The authenticator app of an account (TOTP, RFC 6238); asked for at sign-in once it is confirmed by a code. */
@Entity()
export class SecondFactor extends BaseEntity<'confirmedAt'> {
  @OneToOne({ entity: () => User, owner: true, unique: true, deleteRule: 'cascade' })
  user: User;

  /** Sealed by a key that is made of the server's secret. */
  @Property({ type: 'text' })
  secret: string;

  @Property({ type: 'timestamptz', nullable: true })
  confirmedAt: Date | null = null;

  /** The step of 30 seconds of the last code that was taken: it and those before are used up. */
  @Property({ type: 'integer' })
  lastStep: number;

  /** SHA-256 of each recovery code that is left. */
  @Property({ type: 'text[]' })
  recoveryHashes: string[];

  constructor(values: { user: User; secret: string; lastStep: number; recoveryHashes: string[] }) {
    super();
    this.user = values.user;
    this.secret = values.secret;
    this.lastStep = values.lastStep;
    this.recoveryHashes = values.recoveryHashes;
  }
}
