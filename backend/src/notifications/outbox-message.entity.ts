import { Entity, Index, Property } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../database/base.entity.js';
import type { JobName } from './jobs.js';

/** waiting → handed (to Bull) → done, or failed once its attempts are spent. */
export type OutboxStatus = 'waiting' | 'handed' | 'done' | 'failed';

/** Something that must happen after a change, written in the change's own transaction. */
@Entity()
@Index({ properties: ['status', 'availableAt'] })
export class OutboxMessage extends BaseEntity<
  'status' | 'attempts' | 'availableAt' | 'handedAt' | 'doneAt' | 'lastError'
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

  @Property({ type: 'integer', default: 0 })
  attempts: number = 0;

  /** Not before this. */
  @Property({ type: 'timestamptz' })
  availableAt: Date;

  @Property({ type: 'timestamptz', nullable: true })
  handedAt: Date | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  doneAt: Date | null = null;

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
