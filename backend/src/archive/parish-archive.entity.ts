import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../platform/database/base.entity.js';

/** waiting → running → done → gone once its day is over; failed when it could not be made. */
export const ARCHIVE_STATUSES = ['waiting', 'running', 'done', 'gone', 'failed'] as const;
export type ArchiveStatus = (typeof ARCHIVE_STATUSES)[number];

/** The whole parish as a file to take away. Who ordered and who downloaded it is in the audit trail. */
@Entity()
export class ParishArchive extends BaseEntity<'status' | 'tablesDone' | 'bytes' | 'keptUntil'> {
  @Property({ type: 'text', default: 'waiting' })
  status: ArchiveStatus = 'waiting';

  @Property({ type: 'integer', default: 0 })
  tablesDone: number = 0;

  @Property({ type: 'integer', nullable: true })
  bytes: number | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  keptUntil: Date | null = null;
}
