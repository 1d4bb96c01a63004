import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../accounts/index.js';
import { BaseEntity } from '../platform/database/base.entity.js';
import type { PastMonth } from '../schedules/index.js';

/** What a row of a list of people has made. */
export interface MadeByRow {
  /** Its number, the headings not counted. */
  row: number;
  ministerId: number;
}

export const IMPORT_KINDS = ['people', 'rosters'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

interface ImportValues {
  kind: ImportKind;
  fileName: string;
  rows: number;
  made: (MadeByRow | PastMonth)[];
  createdBy: User;
}

/** What came into the parish from one file: by ids alone, so that it can be undone as a whole. */
@Entity()
export class ImportRecord extends BaseEntity<'undoneAt' | 'undoneBy'> {
  @Property({ type: 'text', default: 'people' })
  kind: ImportKind;

  @Property({ type: 'text' })
  fileName: string;

  /** Rows of the file, made or not. */
  @Property({ type: 'integer' })
  rows: number;

  @Property({ type: 'jsonb' })
  made: (MadeByRow | PastMonth)[];

  @ManyToOne({ entity: () => User, nullable: true, deleteRule: 'set null', index: true })
  createdBy: User | null;

  @Property({ type: 'timestamptz', nullable: true })
  undoneAt: Date | null = null;

  @ManyToOne({ entity: () => User, nullable: true, deleteRule: 'set null', index: true })
  undoneBy: User | null = null;

  constructor(values: ImportValues) {
    super();
    this.kind = values.kind;
    this.fileName = values.fileName;
    this.rows = values.rows;
    this.made = values.made;
    this.createdBy = values.createdBy;
  }
}
