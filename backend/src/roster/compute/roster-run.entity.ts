import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../platform/database/base.entity.js';
import type { RosterProof, RosterResult } from './roster-result.js';
import { User } from '../../accounts/index.js';
import { Schedule } from '../schedule.entity.js';

export const ROSTER_RUN_STATUSES = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;
export type RosterRunStatus = (typeof ROSTER_RUN_STATUSES)[number];

/** A solver's answer as it is kept. */
export type StoredResult = Omit<RosterResult, 'shortages' | 'proof'> & {
  shortages: Pick<RosterResult['shortages'][number], 'slot' | 'missing'>[];
};

/** What of a solver's answer is kept: explanations are made anew for the roster as it stands. */
export function toStoredResult({ shortages, proof: _, ...result }: RosterResult): StoredResult {
  return { ...result, shortages: shortages.map(({ slot, missing }) => ({ slot, missing })) };
}

/** What is kept of a proof; of several schedules together the result that is proven, else it is the run's own. */
export type StoredProof = RosterProof & { result?: StoredResult };

/** What became of a proposal: it waits for a yes, was accepted whole or in part, or was discarded. */
export const PROPOSAL_STATUSES = ['waiting', 'accepted', 'discarded'] as const;
export type ProposalStatus = (typeof PROPOSAL_STATUSES)[number];

/**
 * One computation of a schedule's roster: asked for, running, and what came of it. One that is done and kept as a proposal
 * is a proposal, whether a coordinator asked for it or the assistant made it.
 */
@Entity()
@Index({ properties: ['schedule', 'createdAt'] })
@Index({ properties: ['lead'] })
export class RosterRun extends BaseEntity<
  | 'status'
  | 'proposal'
  | 'lead'
  | 'version'
  | 'acceptedAt'
  | 'acceptedRevision'
  | 'undoneAt'
  | 'discardedAt'
  | 'stage'
  | 'result'
  | 'proof'
  | 'error'
  | 'startedAt'
  | 'finishedAt'
> {
  @ManyToOne({ entity: () => Schedule, deleteRule: 'cascade' })
  schedule: Schedule;

  @ManyToOne({ entity: () => User, nullable: true, deleteRule: 'set null' })
  requestedBy: User | null;

  @Property({ type: 'text', default: 'queued' })
  status: RosterRunStatus = 'queued';

  /** Whether the result is kept to be compared and accepted, instead of becoming the roster at once. */
  @Property({ type: 'boolean', default: false })
  proposal: boolean;

  /** The run that computes this one too, where several schedules are computed together; null of that one itself. */
  @ManyToOne({ entity: () => RosterRun, nullable: true, deleteRule: 'set null' })
  lead: RosterRun | null;

  /** The schedule's revision that was computed; null before. */
  @Property({ type: 'integer', nullable: true })
  version: number | null = null;

  /** When a proposal was accepted, whole or in part. */
  @Property({ type: 'timestamptz', nullable: true })
  acceptedAt: Date | null = null;

  /** The schedule's revision that the last acceptance made, by which the roster's history knows it. */
  @Property({ type: 'integer', nullable: true })
  acceptedRevision: number | null = null;

  /** When the last acceptance was taken back; null while it holds. */
  @Property({ type: 'timestamptz', nullable: true })
  undoneAt: Date | null = null;

  /** When somebody left the roster as it stood instead of accepting the proposal. */
  @Property({ type: 'timestamptz', nullable: true })
  discardedAt: Date | null = null;

  /** What is being computed, while it runs. */
  @Property({ type: 'text', nullable: true })
  stage: string | null = null;

  /** The solver's answer, with ids of this database. */
  @Property({ type: 'jsonb', nullable: true })
  result: StoredResult | null = null;

  /** What proves that no roster is better, checked; null where there is none, or where the leading run has it. */
  @Property({ type: 'jsonb', nullable: true, lazy: true })
  proof: StoredProof | null = null;

  /** Why it failed, in Portuguese. */
  @Property({ type: 'text', nullable: true })
  error: string | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  startedAt: Date | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  finishedAt: Date | null = null;

  constructor({
    schedule,
    requestedBy,
    proposal = false,
    lead = null,
  }: {
    schedule: Schedule;
    requestedBy: User | null;
    proposal?: boolean;
    lead?: RosterRun | null;
  }) {
    super();
    this.schedule = schedule;
    this.requestedBy = requestedBy;
    this.proposal = proposal;
    this.lead = lead;
  }
}
