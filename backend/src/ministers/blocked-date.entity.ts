import { Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../platform/database/base.entity.js';
import { Minister } from './minister.entity.js';

/** A day on which somebody cannot serve, whatever they answer. */
@Entity()
@Unique({ properties: ['minister', 'date'] })
export class BlockedDate extends BaseEntity<'reason'> {
  @ManyToOne({ entity: () => Minister, deleteRule: 'cascade' })
  minister: Minister;

  @Property({ type: 'date' })
  date: string;

  @Property({ type: 'text', nullable: true })
  reason: string | null = null;

  constructor({ minister, date, reason }: { minister: Minister; date: string; reason?: string | null }) {
    super();
    this.minister = minister;
    this.date = date;
    this.reason = reason ?? null;
  }
}
