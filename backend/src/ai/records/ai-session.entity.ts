import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../platform/database/base.entity.js';
import { Schedule } from '../../roster/index.js';
import { User } from '../../accounts/index.js';

/** A conversation of the coordination with the assistant about one schedule; a schedule has one open at a time. */
@Entity()
@Index({
  name: 'ai_session_one_open',
  expression: `create unique index "ai_session_one_open" on "ai_session" ("schedule_id") where "closed_at" is null`,
})
@Index({ properties: ['schedule'] })
export class AiSession extends BaseEntity<'closedAt'> {
  @ManyToOne({ entity: () => Schedule, deleteRule: 'cascade' })
  schedule: Schedule;

  @ManyToOne({ entity: () => User, nullable: true, deleteRule: 'set null' })
  createdBy: User | null;

  @Property({ type: 'text' })
  title: string;

  /** What the coordinator asked for at the beginning; the first message too. */
  @Property({ type: 'text' })
  instructions: string;

  @Property({ type: 'timestamptz', nullable: true })
  closedAt: Date | null = null;

  constructor(values: { schedule: Schedule; createdBy: User | null; title: string; instructions: string }) {
    super();
    this.schedule = values.schedule;
    this.createdBy = values.createdBy;
    this.title = values.title;
    this.instructions = values.instructions;
  }
}
