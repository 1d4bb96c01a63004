import { Entity, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { LiturgicalColor } from '../timetable/index.js';
import { BaseEntity } from '../platform/database/base.entity.js';
import { Schedule } from './schedule.entity.js';

export interface SlotValues {
  schedule: Schedule;
  date: string;
  time: string;
  startsAt: Date;
  description: string;
  requiredMinisters: number;
  experiencedRequired?: number;
  location?: string | null;
  ruleKey?: string | null;
  optionValue?: string | null;
  liturgicalName?: string | null;
  liturgicalColor?: LiturgicalColor | null;
  warning?: string | null;
}

/** One mass of a schedule. */
@Entity()
@Unique({ properties: ['schedule', 'date', 'time'] })
@Index({ properties: ['startsAt'] })
@Index({ properties: ['date'] })
export class ScheduleSlot extends BaseEntity<'experiencedRequired'> {
  @ManyToOne({ entity: () => Schedule, deleteRule: 'cascade' })
  schedule: Schedule;

  /** Local date and time in the parish's zone. */
  @Property({ type: 'date' })
  date: string;

  @Property({ type: 'text' })
  time: string;

  /** The same moment as an instant. */
  @Property({ type: 'timestamptz' })
  startsAt: Date;

  @Property({ type: 'text' })
  description: string;

  @Property({ type: 'integer' })
  requiredMinisters: number;

  @Property({ type: 'integer', default: 1 })
  experiencedRequired: number;

  @Property({ type: 'text', nullable: true })
  location: string | null;

  /** The timetable rule that made it; null for a mass added by hand. */
  @Property({ type: 'text', nullable: true })
  ruleKey: string | null;

  /** The availability option that stands for it; null for a mass outside the timetable. */
  @Property({ type: 'text', nullable: true })
  optionValue: string | null;

  @Property({ type: 'text', nullable: true })
  liturgicalName: string | null;

  @Property({ type: 'text', nullable: true })
  liturgicalColor: LiturgicalColor | null;

  /** What the coordinator should know about this mass, in Portuguese. */
  @Property({ type: 'text', nullable: true })
  warning: string | null;

  constructor(values: SlotValues) {
    super();
    this.schedule = values.schedule;
    this.date = values.date;
    this.time = values.time;
    this.startsAt = values.startsAt;
    this.description = values.description;
    this.requiredMinisters = values.requiredMinisters;
    this.experiencedRequired = values.experiencedRequired ?? 1;
    this.location = values.location ?? null;
    this.ruleKey = values.ruleKey ?? null;
    this.optionValue = values.optionValue ?? null;
    this.liturgicalName = values.liturgicalName ?? null;
    this.liturgicalColor = values.liturgicalColor ?? null;
    this.warning = values.warning ?? null;
  }
}
