import { randomInt } from 'node:crypto';
import { Check, Entity, ManyToOne, OneToOne, Property } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../platform/database/base.entity.js';
import { Minister } from '../ministers/index.js';
import { Assignment, ScheduleSlot } from '../roster/index.js';
import { User } from '../accounts/index.js';
import { LIVE_STATUSES, type SubstitutionStatus } from './substitution-states.js';

const MAX_SEED = 2_147_483_647;

/**
 * Somebody asks to be replaced at a mass. Until it is closed, the request holds on to the place that it is about: a
 * second one for that place is refused by the database, and one whose place goes in any other way goes with it.
 */
@Entity()
@Check({
  name: 'substitution_request_place_while_open',
  expression: `(status in (${LIVE_STATUSES.map((status) => `'${status}'`).join(', ')})) = (assignment_id is not null)`,
})
export class SubstitutionRequest extends BaseEntity<
  | 'status'
  | 'substitute'
  | 'note'
  | 'decidedBy'
  | 'decidedAt'
  | 'wave'
  | 'nextWaveAt'
  | 'coordinationToldAt'
  | 'seed'
  | 'named'
  | 'returnSlot'
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

  /** Who is asked before all others, by the asker's wish. */
  @ManyToOne({ entity: () => Minister, nullable: true, deleteRule: 'set null', index: true })
  named: Minister | null;

  /** The mass of the named person's place that the asker takes in return: the two change places. */
  @ManyToOne({ entity: () => ScheduleSlot, nullable: true, deleteRule: 'set null', index: true })
  returnSlot: ScheduleSlot | null;

  /** From which every draw among equals comes. */
  @Property({ type: 'integer', default: 0 })
  seed: number = randomInt(MAX_SEED);

  /** How many waves were asked. */
  @Property({ type: 'integer', default: 0 })
  wave: number = 0;

  /** When the clock asks the next wave; null where it does not. */
  @Property({ type: 'timestamptz', nullable: true })
  nextWaveAt: Date | null = null;

  /** When the coordination was told that it may have to act. */
  @Property({ type: 'timestamptz', nullable: true })
  coordinationToldAt: Date | null = null;

  /** Who took the place; null also where the coordination left it empty. */
  @ManyToOne({ entity: () => Minister, nullable: true, deleteRule: 'set null', index: true })
  substitute: Minister | null = null;

  /** What the coordination wrote when it decided. */
  @Property({ type: 'text', nullable: true })
  note: string | null = null;

  /** Who of the coordination closed it. */
  @ManyToOne({ entity: () => User, nullable: true, deleteRule: 'set null' })
  decidedBy: User | null = null;

  /** When it was closed, by whomever or by the mass's beginning. */
  @Property({ type: 'timestamptz', nullable: true })
  decidedAt: Date | null = null;

  constructor({
    assignment,
    reason,
    named = null,
    returnSlot = null,
  }: {
    assignment: Assignment;
    reason: string;
    named?: Minister | null;
    returnSlot?: ScheduleSlot | null;
  }) {
    super();
    this.assignment = assignment;
    this.slot = assignment.slot;
    this.minister = assignment.minister;
    this.reason = reason;
    this.named = named;
    this.returnSlot = returnSlot;
  }
}
