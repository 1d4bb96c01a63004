import { Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../platform/database/base.entity.js';
import { Minister } from '../ministers/index.js';
import { Questionnaire } from './questionnaire.entity.js';

/** One minister's answers: question id → chosen values. */
@Entity()
@Unique({ properties: ['questionnaire', 'minister'] })
export class QuestionnaireResponse extends BaseEntity<'additionalNotes'> {
  @ManyToOne({ entity: () => Questionnaire, deleteRule: 'cascade' })
  questionnaire: Questionnaire;

  @ManyToOne({ entity: () => Minister, deleteRule: 'cascade', index: true })
  minister: Minister;

  @Property({ type: 'jsonb' })
  responses: Record<string, string[]>;

  @Property({ type: 'text', nullable: true })
  additionalNotes: string | null;

  constructor(values: {
    questionnaire: Questionnaire;
    minister: Minister;
    responses: Record<string, string[]>;
    additionalNotes?: string | null;
  }) {
    super();
    this.questionnaire = values.questionnaire;
    this.minister = values.minister;
    this.responses = values.responses;
    this.additionalNotes = values.additionalNotes ?? null;
  }
}
