import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../accounts/index.js';
import { BaseEntity } from '../platform/database/base.entity.js';

/** What a row of the spreadsheet has made. */
export interface MadeByRow {
  /** Its number, the headings not counted. */
  row: number;
  ministerId: number;
}

/** What came into the parish from one file: by ids alone, so that it can be undone as a whole. */
@Entity()
export class ImportRecord extends BaseEntity<'undoneAt' | 'undoneBy'> {
  @Property({ type: 'text' })
  fileName: string;

  /** Rows of the file, made or not. */
  @Property({ type: 'integer' })
  rows: number;

  @Property({ type: 'jsonb' })
  made: MadeByRow[];

  @ManyToOne({ entity: () => User, nullable: true, deleteRule: 'set null', index: true })
  createdBy: User | null;

  @Property({ type: 'timestamptz', nullable: true })
  undoneAt: Date | null = null;

  @ManyToOne({ entity: () => User, nullable: true, deleteRule: 'set null', index: true })
  undoneBy: User | null = null;

  constructor(values: { fileName: string; rows: number; made: MadeByRow[]; createdBy: User }) {
    super();
    this.fileName = values.fileName;
    this.rows = values.rows;
    this.made = values.made;
    this.createdBy = values.createdBy;
  }
}
