import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../platform/database/base.entity.js';
import { User } from '../accounts/index.js';
import type { RosterDiff, RuleChange } from './roster-diff.js';
import { Schedule } from './schedule.entity.js';

/**
 * What made a roster another one; `masses-changed` stands for masses added, changed or removed, `rules-changed` for rules
 * of the schedule. Steps of version 0.1.0 alone are `assigned`, `pinned`, `removed`, `proposal-applied` and
 * `proposal-undone`.
 */
export const ROSTER_CHANGE_KINDS = [
  'assigned',
  'pinned',
  'removed',
  'moved',
  'computed',
  'accepted',
  'proposal-applied',
  'proposal-undone',
  'substituted',
  'masses-changed',
  'rules-changed',
  'published',
  'unpublished',
  'undone',
  'redone',
  'imported',
] as const;
export type RosterChangeKind = (typeof ROSTER_CHANGE_KINDS)[number];

/**
 * Where a change stands: `done`, and may be undone; `undone`, and may be redone; `final`, neither. A new change makes
 * those that are undone final.
 */
export type RosterChangeState = 'done' | 'undone' | 'final';

/** One step of a roster's history, the last hundred of which are kept. */
@Entity()
@Index({ properties: ['schedule', 'id'] })
export class RosterChange extends BaseEntity<'state'> {
  @ManyToOne({ entity: () => Schedule, deleteRule: 'cascade' })
  schedule: Schedule;

  /** The schedule's version that it made. */
  @Property({ type: 'integer' })
  revision: number;

  @Property({ type: 'text' })
  kind: RosterChangeKind;

  @Property({ type: 'text', default: 'final' })
  state: RosterChangeState;

  /** Null for what the system did by itself. */
  @ManyToOne({ entity: () => User, nullable: true, deleteRule: 'set null' })
  changedBy: User | null;

  @Property({ type: 'jsonb' })
  diff: RosterDiff;

  /** Null where no rule changed, and in steps that were noted before rules were. */
  @Property({ type: 'jsonb', nullable: true })
  rules: RuleChange | null;

  constructor(values: {
    schedule: Schedule;
    revision: number;
    kind: RosterChangeKind;
    state: RosterChangeState;
    changedBy: User | null;
    diff: RosterDiff;
    rules?: RuleChange | null;
  }) {
    super();
    this.schedule = values.schedule;
    this.revision = values.revision;
    this.kind = values.kind;
    this.state = values.state;
    this.changedBy = values.changedBy;
    this.diff = values.diff;
    this.rules = values.rules ?? null;
  }
}
