import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Minister } from '../ministers/index.js';
import { BaseEntity } from '../platform/database/base.entity.js';
import { ScheduleSlot } from '../roster/index.js';

/** Who said it: the person by their own phone, somebody in the sacristy, or a coordinator afterwards. */
const MARKED_BY = ['self', 'sacristy', 'coordination'] as const;
export type MarkedBy = (typeof MARKED_BY)[number];

/** One time that somebody was said to have come to a mass, or not to have; the latest one counts. */
@Entity()
@Index({ properties: ['slot', 'minister', 'markedAt'] })
export class AttendanceMark extends BaseEntity {
  /** Made by the device on which it was said, so that what is sent twice is stored once. */
  @Property({ type: 'uuid', unique: true })
  tapId: string;

  @ManyToOne({ entity: () => ScheduleSlot, deleteRule: 'cascade' })
  slot: ScheduleSlot;

  @ManyToOne({ entity: () => Minister, deleteRule: 'cascade', index: true })
  minister: Minister;

  /** false: taken back. */
  @Property({ type: 'boolean' })
  arrived: boolean;

  /** When it was said, which may be long before it is stored. */
  @Property({ type: 'timestamptz' })
  markedAt: Date;

  @Property({ type: 'text' })
  markedBy: MarkedBy;

  constructor(values: {
    tapId: string;
    slot: ScheduleSlot;
    minister: Minister;
    arrived: boolean;
    markedAt: Date;
    markedBy: MarkedBy;
  }) {
    super();
    this.tapId = values.tapId;
    this.slot = values.slot;
    this.minister = values.minister;
    this.arrived = values.arrived;
    this.markedAt = values.markedAt;
    this.markedBy = values.markedBy;
  }
}
