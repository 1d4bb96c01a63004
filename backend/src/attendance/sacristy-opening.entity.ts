import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../accounts/index.js';
import { BaseEntity } from '../platform/database/base.entity.js';

/** That a coordinator opened one day for the sacristy, by a code that is stored nowhere. */
@Entity()
export class SacristyOpening extends BaseEntity<'closedAt'> {
  /** The parish's day on which the code opens the sacristy's screen. */
  @Property({ type: 'date', index: true })
  date: string;

  /** HMAC of the code under a key made of the server's secret: codes are too short for a bare hash. */
  @Property({ type: 'text', unique: true })
  codeHash: string;

  @ManyToOne({ entity: () => User, nullable: true, deleteRule: 'set null' })
  openedBy: User | null;

  /** When the coordination ended it before its day was over. */
  @Property({ type: 'timestamptz', nullable: true })
  closedAt: Date | null = null;

  constructor(values: { date: string; codeHash: string; openedBy: User }) {
    super();
    this.date = values.date;
    this.codeHash = values.codeHash;
    this.openedBy = values.openedBy;
  }
}
