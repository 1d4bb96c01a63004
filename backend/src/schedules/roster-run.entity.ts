import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../database/base.entity.js';
import type { RosterResult } from '../roster/types.js';
import { User } from '../users/user.entity.js';
import { Schedule } from './schedule.entity.js';

export const ROSTER_RUN_STATUSES = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;
export type RosterRunStatus = (typeof ROSTER_RUN_STATUSES)[number];

/** One computation of a schedule's roster: asked for, running, and what came of it. */
@Entity()
@Index({ properties: ['schedule', 'createdAt'] })
export class RosterRun extends BaseEntity<
  'status' | 'stage' | 'result' | 'error' | 'startedAt' | 'finishedAt'
> {
  @ManyToOne({ entity: () => Schedule, deleteRule: 'cascade' })
  schedule: Schedule;

  @ManyToOne({ entity: () => User, nullable: true, deleteRule: 'set null' })
  requestedBy: User | null;

  @Property({ type: 'text', default: 'queued' })
  status: RosterRunStatus = 'queued';

  /** What is being computed, while it runs. */
  @Property({ type: 'text', nullable: true })
  stage: string | null = null;

  /** The solver's answer, with ids of this database. */
  @Property({ type: 'jsonb', nullable: true })
  result: RosterResult | null = null;

  /** Why it failed, in Portuguese. */
  @Property({ type: 'text', nullable: true })
  error: string | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  startedAt: Date | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  finishedAt: Date | null = null;

  constructor({ schedule, requestedBy }: { schedule: Schedule; requestedBy: User | null }) {
    super();
    this.schedule = schedule;
    this.requestedBy = requestedBy;
  }
}
