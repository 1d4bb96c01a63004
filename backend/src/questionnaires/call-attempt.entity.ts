import { Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Minister } from '../ministers/index.js';
import { BaseEntity } from '../platform/database/base.entity.js';
import { Questionnaire } from './questionnaire.entity.js';

/** That the coordination last telephoned somebody about a questionnaire, and nobody answered the telephone. */
@Entity()
@Unique({ properties: ['questionnaire', 'minister'] })
export class CallAttempt extends BaseEntity {
  @ManyToOne({ entity: () => Questionnaire, deleteRule: 'cascade' })
  questionnaire: Questionnaire;

  @ManyToOne({ entity: () => Minister, deleteRule: 'cascade', index: true })
  minister: Minister;

  @Property({ type: 'timestamptz' })
  triedAt: Date;

  constructor(values: { questionnaire: Questionnaire; minister: Minister; triedAt: Date }) {
    super();
    this.questionnaire = values.questionnaire;
    this.minister = values.minister;
    this.triedAt = values.triedAt;
  }
}
