import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../platform/database/base.entity.js';
import type { StageName } from '../solver/index.js';
import type { AssignmentOrigin } from '../roster/index.js';
import { User } from '../accounts/index.js';
import { AiMessage } from './ai-message.entity.js';
import { AiSession } from './ai-session.entity.js';
import type { AiProposalStatus } from './ai-proposal-states.js';

/** Somebody's place at a mass, by ids. */
export interface Place {
  slotId: number;
  ministerId: number;
}

/** A place with what is needed to give it back as it was. */
export interface KeptPlace extends Place {
  origin: AssignmentOrigin;
  pinned: boolean;
}

/** An objective of the roster; less is better. */
export interface ObjectiveChange {
  name: StageName;
  before: number;
  after: number;
  /** No roster does better than this. */
  bound: number;
}

/** How many places of a mass are empty. */
export interface ShortageChange {
  slotId: number;
  before: number;
  after: number;
}

export interface ProposalContent {
  /** Every place of the draft that the proposal was computed against. */
  baseline: KeptPlace[];
  entering: Place[];
  leaving: KeptPlace[];
  objective: ObjectiveChange[];
  /** Masses that are incomplete before or after. */
  shortages: ShortageChange[];
}

/** A roster that the assistant proposes, as what it would change in the draft. */
@Entity()
@Index({ properties: ['session'] })
export class AiProposal extends BaseEntity<'status' | 'decidedBy' | 'decidedAt' | 'revision'> {
  @ManyToOne({ entity: () => AiSession, deleteRule: 'cascade' })
  session: AiSession;

  /** The reply that made it. */
  @ManyToOne({ entity: () => AiMessage, nullable: true, deleteRule: 'set null' })
  sourceMessage: AiMessage | null;

  @Property({ type: 'text', default: 'open' })
  status: AiProposalStatus = 'open';

  @Property({ type: 'jsonb' })
  content: ProposalContent;

  /** Who applied, discarded or undid it last. */
  @ManyToOne({ entity: () => User, nullable: true, deleteRule: 'set null' })
  decidedBy: User | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  decidedAt: Date | null = null;

  /** The schedule's revision that applying or undoing it made, by which the roster's history knows it. */
  @Property({ type: 'integer', nullable: true })
  revision: number | null = null;

  constructor(values: { session: AiSession; sourceMessage: AiMessage | null; content: ProposalContent }) {
    super();
    this.session = values.session;
    this.sourceMessage = values.sourceMessage;
    this.content = values.content;
  }
}
