import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../platform/database/base.entity.js';
import { type RuleKind, type RuleParameters, Schedule } from '../../roster/index.js';
import { User } from '../../accounts/index.js';
import { AiMessage } from './ai-message.entity.js';

/** A rule that the coordination set for a schedule, in a session or by hand; it outlives the session. */
@Entity()
@Index({ properties: ['schedule'] })
export class AiRule extends BaseEntity {
  @ManyToOne({ entity: () => Schedule, deleteRule: 'cascade' })
  schedule: Schedule;

  @Property({ type: 'text' })
  kind: RuleKind;

  /** Ids of ministers, local dates and times, counts. */
  @Property({ type: 'jsonb' })
  parameters: RuleParameters[RuleKind];

  @ManyToOne({ entity: () => User, nullable: true, deleteRule: 'set null' })
  createdBy: User | null;

  /** The reply in which it was set; null for one written by hand. */
  @ManyToOne({ entity: () => AiMessage, nullable: true, deleteRule: 'set null' })
  sourceMessage: AiMessage | null;

  constructor(values: {
    schedule: Schedule;
    kind: RuleKind;
    parameters: RuleParameters[RuleKind];
    createdBy: User | null;
    sourceMessage: AiMessage | null;
  }) {
    super();
    this.schedule = values.schedule;
    this.kind = values.kind;
    this.parameters = values.parameters;
    this.createdBy = values.createdBy;
    this.sourceMessage = values.sourceMessage;
  }
}
