import { randomInt } from 'node:crypto';
import { Check, Entity, Index, ManyToOne, OneToOne, Property } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../platform/database/base.entity.js';
import { Minister } from '../ministers/index.js';
import { Assignment, ScheduleSlot } from '../roster/index.js';
import { User } from '../accounts/index.js';
import { LIVE_STATUSES, type SubstitutionStatus } from './substitution-states.js';

const MAX_SEED = 2_147_483_647;
const LIVE = LIVE_STATUSES.map((status) => `'${status}'`).join(', ');

/**
 * Somebody asks to be replaced at a mass. Until it is closed, the request holds on to the place that it is about: a
 * second one for that place is refused by the database, and one whose place goes in any other way goes with it. Without
 * an asker it is about the empty places of a mass, for which the coordination asks people: one such request at a time.
 */
@Entity()
@Check({
  name: 'substitution_request_place_while_open',
  expression: `case when minister_id is null then assignment_id is null and reason is null else reason is not null and (status in (${LIVE})) = (assignment_id is not null) end`,
})
@Index({
  name: 'substitution_request_one_for_empty_places',
  expression: `create unique index "substitution_request_one_for_empty_places" on "substitution_request" ("slot_id") where minister_id is null and status in (${LIVE})`,
})
export class SubstitutionRequest extends BaseEntity<
  | 'status'
  | 'placeId'
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

  /** Its id, which stays: the link of a reminder names the place also when it is somebody else's. */
  @Index()
  @Property({ type: 'integer', nullable: true })
  placeId: number | null;

  @ManyToOne({ entity: () => ScheduleSlot, deleteRule: 'cascade', index: true })
  slot: ScheduleSlot;

  /** Who asks; null where the coordination asks for an empty place. */
  @ManyToOne({ entity: () => Minister, nullable: true, deleteRule: 'cascade', index: true })
  minister: Minister | null;

  @Property({ type: 'text', nullable: true })
  reason: string | null;

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

  constructor(
    about:
      | { assignment: Assignment; reason: string; named?: Minister | null; returnSlot?: ScheduleSlot | null }
      | { emptyPlacesOf: ScheduleSlot },
  ) {
    super();
    const place = 'assignment' in about ? about : null;
    this.assignment = place?.assignment ?? null;
    this.placeId = place?.assignment.id ?? null;
    this.slot = 'assignment' in about ? about.assignment.slot : about.emptyPlacesOf;
    this.minister = place?.assignment.minister ?? null;
    this.reason = place?.reason ?? null;
    this.named = place?.named ?? null;
    this.returnSlot = place?.returnSlot ?? null;
  }
}

/** A request of somebody who has the place. */
export type PersonalRequest = SubstitutionRequest & { minister: Minister; reason: string };

export const isPersonal = (request: SubstitutionRequest): request is PersonalRequest =>
  request.minister !== null;
