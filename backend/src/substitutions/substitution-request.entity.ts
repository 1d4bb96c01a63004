import { Check, Entity, ManyToOne, OneToOne, Property } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../platform/database/base.entity.js';
import { Minister } from '../ministers/index.js';
import { Assignment, ScheduleSlot } from '../roster/index.js';
import { User } from '../accounts/index.js';

export const SUBSTITUTION_STATUSES = [
  'open',
  'offered',
  'accepted',
  'declined',
  'cancelled',
  'expired',
] as const;
export type SubstitutionStatus = (typeof SUBSTITUTION_STATUSES)[number];

/**
 * Somebody asks to be replaced at a mass. While nobody has decided, the request holds on to the place that it is about:
 * a second one for that place is refused by the database, and one whose place goes in any other way goes with it.
 */
@Entity()
@Check({
  name: 'substitution_request_place_while_open',
  expression: "(status in ('open', 'offered')) = (assignment_id is not null)",
})
export class SubstitutionRequest extends BaseEntity<
  'status' | 'substitute' | 'note' | 'decidedBy' | 'decidedAt'
> {
  /** The place, until the request is closed. */
  @OneToOne({ entity: () => Assignment, owner: true, unique: true, nullable: true, deleteRule: 'cascade' })
  assignment: Assignment | null;

  @ManyToOne({ entity: () => ScheduleSlot, deleteRule: 'cascade', index: true })
  slot: ScheduleSlot;

  /** Who asks. */
  @ManyToOne({ entity: () => Minister, deleteRule: 'cascade', index: true })
  minister: Minister;

  @Property({ type: 'text' })
  reason: string;

  @Property({ type: 'text', default: 'open' })
  status: SubstitutionStatus = 'open';

  /** Who took the place. */
  @ManyToOne({ entity: () => Minister, nullable: true, deleteRule: 'set null', index: true })
  substitute: Minister | null = null;

  /** What the coordination wrote when it decided. */
  @Property({ type: 'text', nullable: true })
  note: string | null = null;

  /** Who accepted or declined it. */
  @ManyToOne({ entity: () => User, nullable: true, deleteRule: 'set null' })
  decidedBy: User | null = null;

  /** When it was closed, by whomever or by the mass's beginning. */
  @Property({ type: 'timestamptz', nullable: true })
  decidedAt: Date | null = null;

  constructor({ assignment, reason }: { assignment: Assignment; reason: string }) {
    super();
    this.assignment = assignment;
    this.slot = assignment.slot;
    this.minister = assignment.minister;
    this.reason = reason;
  }
}
