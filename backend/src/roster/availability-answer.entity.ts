import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { PrimaryKeyProp } from '@mikro-orm/core';
import { Minister } from '../ministers/index.js';
import type { AvailabilityAnswerValue } from './availability.js';
import { ScheduleSlot } from './schedule-slot.entity.js';

/** What somebody answered about one mass; derived from the response in its own transaction. */
@Entity()
export class AvailabilityAnswer {
  [PrimaryKeyProp]?: ['slot', 'minister'];

  @ManyToOne({ entity: () => ScheduleSlot, primary: true, deleteRule: 'cascade' })
  slot: ScheduleSlot;

  @ManyToOne({ entity: () => Minister, primary: true, deleteRule: 'cascade', index: true })
  minister: Minister;

  @Property({ type: 'text' })
  answer: AvailabilityAnswerValue;

  constructor(slot: ScheduleSlot, minister: Minister, answer: AvailabilityAnswerValue) {
    this.slot = slot;
    this.minister = minister;
    this.answer = answer;
  }
}
