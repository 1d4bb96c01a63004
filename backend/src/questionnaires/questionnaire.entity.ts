import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../platform/database/base.entity.js';
import { Schedule } from '../roster/index.js';
import type { QuestionnaireStatus } from './questionnaire-states.js';

export const QUESTION_TYPES = ['yes-no', 'multiple-choice', 'text'] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];

export interface Question {
  id: string;
  question: string;
  type: QuestionType;
  required: boolean;
  options: string[];
  description: string | null;
  /** The mass this question asks about, and its local date and time; null for a free question. */
  slotId: number | null;
  date: string | null;
  time: string | null;
}

export interface SpecialMass {
  name: string;
  date: string;
  times: string[];
  description: string | null;
}

/** Asks the ministers which masses of a schedule they can serve. */
@Entity()
export class Questionnaire extends BaseEntity<'status' | 'sentAt' | 'remindedAt' | 'allowUpdates' | 'round'> {
  @ManyToOne({ entity: () => Schedule, deleteRule: 'cascade', index: true })
  schedule: Schedule;

  @Property({ type: 'text' })
  title: string;

  @Property({ type: 'text', nullable: true })
  description: string | null;

  @Property({ type: 'text', default: 'draft', index: true })
  status: QuestionnaireStatus = 'draft';

  @Property({ type: 'timestamptz', nullable: true })
  sentAt: Date | null = null;

  /** When all who were missing were last reminded of this sending, by the coordination or by itself. */
  @Property({ type: 'timestamptz', nullable: true })
  remindedAt: Date | null = null;

  /** How many times it has been sent; part of each notice's dedupe key. */
  @Property({ type: 'integer', default: 0 })
  round: number = 0;

  @Property({ type: 'timestamptz', nullable: true })
  responseDeadline: Date | null;

  /** Whether an answer may be changed until the deadline. */
  @Property({ type: 'boolean', default: true })
  allowUpdates: boolean = true;

  @Property({ type: 'jsonb' })
  questions: Question[];

  @Property({ type: 'jsonb' })
  specialMasses: SpecialMass[];

  constructor(values: {
    schedule: Schedule;
    title: string;
    description?: string | null;
    responseDeadline?: Date | null;
    questions: Question[];
    specialMasses: SpecialMass[];
  }) {
    super();
    this.schedule = values.schedule;
    this.title = values.title;
    this.description = values.description ?? null;
    this.responseDeadline = values.responseDeadline ?? null;
    this.questions = values.questions;
    this.specialMasses = values.specialMasses;
  }
}
