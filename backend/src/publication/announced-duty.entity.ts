import { Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../platform/database/base.entity.js';
import { Minister } from '../ministers/index.js';
import { ScheduleSlot } from '../roster/index.js';

/**
 * What e-mails say to somebody about one mass: that they serve at it, or no longer do. They know of it once the e-mail
 * has gone out.
 */
@Entity()
@Unique({ properties: ['slot', 'minister'] })
export class AnnouncedDuty extends BaseEntity<'withdrawn'> {
  @ManyToOne({ entity: () => ScheduleSlot, deleteRule: 'cascade' })
  slot!: ScheduleSlot;

  @ManyToOne({ entity: () => Minister, deleteRule: 'cascade', index: true })
  minister!: Minister;

  /** When the mass was to begin as it was announced. */
  @Property({ type: 'timestamptz' })
  startsAt!: Date;

  /** Whether the latest e-mail takes the duty back. */
  @Property({ type: 'boolean', default: false })
  withdrawn: boolean = false;

  /** `dedupeKey` of the latest e-mail. */
  @Property({ type: 'text' })
  mailKey!: string;
}
