import { Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Minister } from '../ministers/index.js';
import { BaseEntity } from '../platform/database/base.entity.js';
import { Questionnaire } from './questionnaire.entity.js';

/** The trace of the link by which one person answers one questionnaire without a password; the link is stored nowhere. */
@Entity()
@Unique({ properties: ['questionnaire', 'minister'] })
export class QuestionnaireLink extends BaseEntity<'revokedAt'> {
  @ManyToOne({ entity: () => Questionnaire, deleteRule: 'cascade' })
  questionnaire: Questionnaire;

  @ManyToOne({ entity: () => Minister, deleteRule: 'cascade', index: true })
  minister: Minister;

  /** The sending of the questionnaire that it came with; one of another sending is dead. */
  @Property({ type: 'integer' })
  round: number;

  /** SHA-256 of the 32 bytes in the link, in hexadecimal. */
  @Property({ type: 'text', unique: true })
  tokenHash: string;

  /** When the coordination ended it. */
  @Property({ type: 'timestamptz', nullable: true })
  revokedAt: Date | null = null;

  constructor(values: {
    questionnaire: Questionnaire;
    minister: Minister;
    round: number;
    tokenHash: string;
  }) {
    super();
    this.questionnaire = values.questionnaire;
    this.minister = values.minister;
    this.round = values.round;
    this.tokenHash = values.tokenHash;
  }
}
