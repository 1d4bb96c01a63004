import { Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { User } from '../accounts/index.js';
import { BaseEntity } from '../platform/database/base.entity.js';
import { Minister } from '../ministers/index.js';
import { Questionnaire } from './questionnaire.entity.js';

/** How somebody gave the answers that a coordinator typed in for them. */
export const ANSWER_CHANNELS = ['telephone', 'paper', 'in-person'] as const;
export type AnswerChannel = (typeof ANSWER_CHANNELS)[number];
export const ANSWER_CHANNEL_LABELS: Record<AnswerChannel, string> = {
  telephone: 'por telefone',
  paper: 'no papel',
  'in-person': 'pessoalmente',
};

/** One minister's answers: question id → chosen values. */
@Entity()
@Unique({ properties: ['questionnaire', 'minister'] })
export class QuestionnaireResponse extends BaseEntity<'additionalNotes' | 'answeredBy' | 'answeredThrough'> {
  @ManyToOne({ entity: () => Questionnaire, deleteRule: 'cascade' })
  questionnaire: Questionnaire;

  @ManyToOne({ entity: () => Minister, deleteRule: 'cascade', index: true })
  minister: Minister;

  @Property({ type: 'jsonb' })
  responses: Record<string, string[]>;

  @Property({ type: 'text', nullable: true })
  additionalNotes: string | null;

  /** The coordinator who typed them in for the minister; null when the minister did, or that account is gone. */
  @ManyToOne({ entity: () => User, nullable: true, deleteRule: 'set null', index: true })
  answeredBy: User | null = null;

  /** Null: by the minister, here. */
  @Property({ type: 'text', nullable: true })
  answeredThrough: AnswerChannel | null = null;

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
