import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../platform/database/base.entity.js';
import { User } from '../../accounts/index.js';
import { RosterRun } from '../../roster/index.js';
import { AiSession } from './ai-session.entity.js';
import type { AiMessageStatus } from './ai-message-states.js';

export const AI_SENDERS = ['coordinator', 'ai'] as const;
export type AiSender = (typeof AI_SENDERS)[number];

/** Something said in a session. A reply is stored, pending, together with what it answers. */
@Entity()
@Index({ properties: ['session'] })
export class AiMessage extends BaseEntity<'activity' | 'attempt' | 'run' | 'about' | 'memory' | 'choices'> {
  @ManyToOne({ entity: () => AiSession, deleteRule: 'cascade' })
  session: AiSession;

  /** Who wrote it, or whom the reply answers. */
  @ManyToOne({ entity: () => User, nullable: true, deleteRule: 'set null' })
  author: User | null;

  @Property({ type: 'text' })
  sender: AiSender;

  /** Of a reply under way: as far as it has come. */
  @Property({ type: 'text' })
  message: string;

  /** A coordinator's message is always done. */
  @Property({ type: 'text' })
  status: AiMessageStatus;

  /** What the assistant is doing, in Portuguese, while it replies. */
  @Property({ type: 'text', nullable: true })
  activity: string | null = null;

  /** Raised when a reply is stopped or asked for again: what works on an older attempt has lost its say. */
  @Property({ type: 'integer', default: 1 })
  attempt: number = 1;

  /** Of a reply: ids of the ministers whom it names. Erasing one of them takes its text. */
  @Index({ type: 'gin' })
  @Property({ type: 'integer[]', default: [] })
  about: number[] = [];

  /** Of a reply: what the assistant is to know when the next message comes. */
  @Property({ type: 'jsonb', nullable: true })
  memory: unknown = null;

  /** Of a reply that asks: the answers that may be chosen. */
  @Property({ type: 'text[]', default: [] })
  choices: string[] = [];

  /** The proposal that the reply made. */
  @ManyToOne({ entity: () => RosterRun, nullable: true, deleteRule: 'set null', index: true })
  run: RosterRun | null = null;

  constructor(values: {
    session: AiSession;
    author: User | null;
    sender: AiSender;
    message: string;
    status: AiMessageStatus;
  }) {
    super();
    this.session = values.session;
    this.author = values.author;
    this.sender = values.sender;
    this.message = values.message;
    this.status = values.status;
  }
}
