import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../accounts/index.js';
import { BaseEntity } from '../platform/database/base.entity.js';
import type { ScheduleStatus } from './schedule-states.js';

export const SCHEDULE_TYPES = ['mensal', 'semanal'] as const;
export type ScheduleType = (typeof SCHEDULE_TYPES)[number];

/** The masses of one month or one week, and who serves at them. */
@Entity()
@Index({ properties: ['year', 'month'] })
export class Schedule extends BaseEntity<'wordedBy' | 'status' | 'publishedAt' | 'version' | 'imported'> {
  @Property({ type: 'text' })
  title: string;

  @Property({ type: 'text', nullable: true })
  description: string | null;

  /** Who typed title and description last. */
  @ManyToOne({ entity: () => User, nullable: true, deleteRule: 'set null' })
  wordedBy: User | null = null;

  @Property({ type: 'text' })
  type: ScheduleType;

  @Property({ type: 'integer' })
  year: number;

  /** 1-12 */
  @Property({ type: 'integer' })
  month: number;

  /** First and last day of the period, local dates. */
  @Property({ type: 'date' })
  startDate: string;

  @Property({ type: 'date' })
  endDate: string;

  @Property({ type: 'text', default: 'draft' })
  status: ScheduleStatus = 'draft';

  @Property({ type: 'timestamptz', nullable: true })
  publishedAt: Date | null = null;

  /** A month of before the parish moved in: who served is known, and who offered is not. */
  @Property({ type: 'boolean', default: false })
  imported: boolean = false;

  /** Raised by every change to slots or assignments, and refused when stale; the roster's calls and history say revision. */
  @Property({ type: 'integer', default: 1 })
  version: number = 1;

  constructor(values: {
    title: string;
    description?: string | null;
    type: ScheduleType;
    year: number;
    month: number;
    startDate: string;
    endDate: string;
  }) {
    super();
    this.title = values.title;
    this.description = values.description ?? null;
    this.type = values.type;
    this.year = values.year;
    this.month = values.month;
    this.startDate = values.startDate;
    this.endDate = values.endDate;
  }
}
