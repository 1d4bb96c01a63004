import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../accounts/index.js';
import { BaseEntity } from '../platform/database/base.entity.js';

/** One sign-in on one device. It is open while its row is there, until it expires or all sessions of its account end. */
@Entity()
export class UserSession extends BaseEntity<'pushEndpoint' | 'pushKeys'> {
  @ManyToOne({ entity: () => User, deleteRule: 'cascade', index: true })
  user: User;

  /** The account's tokenVersion at the sign-in: raising that ends all. */
  @Property({ type: 'integer' })
  tokenVersion: number;

  /** In words for its owner: "Chrome no Android". No address: where somebody is, this list need not know. */
  @Property({ type: 'text' })
  device: string;

  @Property({ type: 'timestamptz' })
  openedAt: Date;

  /** Moves by steps of a quarter of an hour, so that reading does not write. */
  @Property({ type: 'timestamptz' })
  lastSeenAt: Date;

  @Property({ type: 'timestamptz' })
  expiresAt: Date;

  /** Where its browser takes notices (Push API), and with which keys it reads them; null when none are wanted there. */
  @Property({ type: 'text', nullable: true, unique: true })
  pushEndpoint: string | null = null;

  @Property({ type: 'jsonb', nullable: true })
  pushKeys: { p256dh: string; auth: string } | null = null;

  constructor(values: { user: User; tokenVersion: number; device: string; openedAt: Date; expiresAt: Date }) {
    super();
    this.user = values.user;
    this.tokenVersion = values.tokenVersion;
    this.device = values.device;
    this.openedAt = values.openedAt;
    this.lastSeenAt = values.openedAt;
    this.expiresAt = values.expiresAt;
  }
}
