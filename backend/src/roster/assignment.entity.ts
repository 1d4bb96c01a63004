import { Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../platform/database/base.entity.js';
import { Minister } from '../ministers/index.js';
import { ScheduleSlot } from './schedule-slot.entity.js';

export const ASSIGNMENT_ORIGINS = ['automatic', 'manual', 'assistant', 'substitution'] as const;
export type AssignmentOrigin = (typeof ASSIGNMENT_ORIGINS)[number];

/** What is told of a place beside its person; of a computed one nothing. */
export const ORIGIN_LABELS: Record<Exclude<AssignmentOrigin, 'automatic'>, string> = {
  manual: 'posto à mão',
  assistant: 'pelo assistente',
  substitution: 'substituição',
};

/** Somebody's place at a mass. */
@Entity()
@Unique({ properties: ['slot', 'minister'] })
export class Assignment extends BaseEntity<
  'pinned' | 'overrideReason' | 'remindedAt' | 'seenAt' | 'confirmedAt'
> {
  @ManyToOne({ entity: () => ScheduleSlot, deleteRule: 'cascade' })
  slot: ScheduleSlot;

  @ManyToOne({ entity: () => Minister, deleteRule: 'cascade', index: true })
  minister: Minister;

  @Property({ type: 'text' })
  origin: AssignmentOrigin;

  /** A pinned place is kept by every computation. */
  @Property({ type: 'boolean', default: false })
  pinned: boolean;

  /** Why somebody gave it though a hard rule forbids it; null where none does. No computation touches such a place. */
  @Property({ type: 'text', nullable: true })
  overrideReason: string | null;

  /** When the person was last reminded of the mass at its present time. */
  @Property({ type: 'timestamptz', nullable: true })
  remindedAt: Date | null = null;

  /** When they last opened a reminder of it, or their own schedule after one. */
  @Property({ type: 'timestamptz', nullable: true })
  seenAt: Date | null = null;

  /** When they said that they come; null again when the mass moves or they ask for a substitute. */
  @Property({ type: 'timestamptz', nullable: true })
  confirmedAt: Date | null = null;

  constructor(values: {
    slot: ScheduleSlot;
    minister: Minister;
    origin: AssignmentOrigin;
    pinned?: boolean;
    overrideReason?: string | null;
  }) {
    super();
    this.slot = values.slot;
    this.minister = values.minister;
    this.origin = values.origin;
    this.pinned = values.pinned ?? false;
    this.overrideReason = values.overrideReason ?? null;
  }
}
