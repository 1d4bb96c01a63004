import { Entity, Index, Property } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../database/base.entity.js';
import type { JobName } from './jobs.js';

/**
 * waiting → handed (to a worker, through Bull or within the process) → running → done; back to waiting after an
 * error, failed once its attempts are spent.
 */
export type OutboxStatus = 'waiting' | 'handed' | 'running' | 'done' | 'failed';

/** Something that must happen after a change, written in the change's own transaction. */
@Entity()
@Index({ properties: ['status', 'availableAt'] })
@Index({ properties: ['status', 'leaseUntil'] })
export class OutboxMessage extends BaseEntity<
  'status' | 'attempts' | 'availableAt' | 'leaseUntil' | 'doneAt' | 'lastError'
> {
  @Property({ type: 'text' })
  job: JobName;

  /** Ids only. */
  @Property({ type: 'jsonb' })
  payload: Record<string, unknown>;

  /** Writing the same thing twice leaves one row. */
  @Property({ type: 'text', unique: true })
  dedupeKey: string;

  @Property({ type: 'text', default: 'waiting' })
  status: OutboxStatus = 'waiting';

  /** How often it was begun; a worker may only finish the attempt that it began. */
  @Property({ type: 'integer', default: 0 })
  attempts: number = 0;

  /** Not before this. */
  @Property({ type: 'timestamptz' })
  availableAt: Date;

  /** While handed or running: when it counts as lost and is handed over again. */
  @Property({ type: 'timestamptz', nullable: true })
  leaseUntil: Date | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  doneAt: Date | null = null;

  /** The kind of the last error, never its text: that could hold what must not be stored. */
  @Property({ type: 'text', nullable: true })
  lastError: string | null = null;

  constructor(values: {
    job: JobName;
    payload: Record<string, unknown>;
    dedupeKey: string;
    availableAt: Date;
  }) {
    super();
    this.job = values.job;
    this.payload = values.payload;
    this.dedupeKey = values.dedupeKey;
    this.availableAt = values.availableAt;
  }
}
