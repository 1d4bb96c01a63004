import { Entity, OneToOne, Property } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../platform/database/base.entity.js';
import { Minister } from '../ministers/index.js';

/** The trace of the address at which calendars read a minister's duties; the address itself is stored nowhere. */
@Entity()
export class CalendarFeed extends BaseEntity<'lastFetchedAt'> {
  @OneToOne({ entity: () => Minister, owner: true, unique: true, deleteRule: 'cascade' })
  minister: Minister;

  /** SHA-256 of the 32 random bytes in the address, in hexadecimal. */
  @Property({ type: 'text', unique: true })
  tokenHash: string;

  /** The account's tokenVersion when the address was made: it ends with all sessions. */
  @Property({ type: 'integer' })
  tokenVersion: number;

  /** When the present address was made. */
  @Property({ type: 'timestamptz' })
  issuedAt: Date;

  /** When a calendar last read it. */
  @Property({ type: 'timestamptz', nullable: true })
  lastFetchedAt: Date | null = null;

  constructor(values: { minister: Minister; tokenHash: string; tokenVersion: number; issuedAt: Date }) {
    super();
    this.minister = values.minister;
    this.tokenHash = values.tokenHash;
    this.tokenVersion = values.tokenVersion;
    this.issuedAt = values.issuedAt;
  }
}
