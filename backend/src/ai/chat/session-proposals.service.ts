import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql, type Kysely } from 'kysely';
import type { User } from '../../accounts/index.js';
import { notFound } from '../../platform/errors/app-error.js';
import {
  RosterComparisonService,
  RosterMovesService,
  RosterRunsService,
  type Schedule,
} from '../../roster/index.js';
import type { RosterResult } from '../../roster/index.js';
import type { AiMessage } from '../records/index.js';
import type { ProposalDecision } from '../assistant/index.js';
import type { AcceptedProposal, WaitingProposal } from '../workspace/index.js';

const ofSession = (sessionId: number) =>
  sql`roster_run r join ai_message m on m.run_id = r.id and m.session_id = ${sessionId}`;

/** Condition on `roster_run r`: its acceptance is the step that undo takes back. */
const canUndo = sql<boolean>`coalesce(r.undone_at is null and r.accepted_revision = (
  select revision from roster_change
  where schedule_id = r.schedule_id and state = 'done' order by id desc limit 1
), false)`;

/**
 * What a message tells of the run of `left join roster_run r` that its reply made; null when it made none. The revision
 * is that of a schedule whose last step was the acceptance: whoever undoes it sends it.
 */
export const PROPOSAL = sql`case when r.id is not null then jsonb_build_object(
  'runId', r.id,
  'status', case when r.accepted_at is not null then 'accepted' when r.discarded_at is not null then 'discarded'
    else 'waiting' end,
  'undone', r.undone_at is not null,
  'undoRevision', case when ${canUndo} then (
    select s.version from schedule s
    where s.id = r.schedule_id and s.status not in ('completed', 'archived')
  ) end
) end`;

/** The proposals of a session: runs of its schedule that wait, as those which a coordinator asks for. */
@Injectable()
export class SessionProposalsService {
  constructor(
    private readonly runs: RosterRunsService,
    private readonly comparisons: RosterComparisonService,
    private readonly moves: RosterMovesService,
  ) {}

  /** The latest that waits. */
  async waiting(em: EntityManager, sessionId: number): Promise<WaitingProposal | null> {
    const { rows } = await sql<WaitingProposal>`
      select r.id as "runId", r.version, r.result from ${ofSession(sessionId)}
      where r.accepted_at is null and r.discarded_at is null order by m.id desc limit 1`.execute(db(em));
    return rows[0] ?? null;
  }

  /** The latest that was accepted and not taken back. */
  async accepted(em: EntityManager, sessionId: number): Promise<AcceptedProposal | null> {
    const { rows } = await sql<AcceptedProposal>`
      select r.id as "runId", c.diff, ${canUndo} as "canUndo", r.result ->> 'status' = 'optimal' as proven
      from ${ofSession(sessionId)}
        left join roster_change c on c.schedule_id = r.schedule_id and c.revision = r.accepted_revision
      where r.accepted_revision is not null and r.undone_at is null
      order by r.accepted_revision desc limit 1`.execute(db(em));
    return rows[0] ?? null;
  }

  /** Keeps what a reply has computed; an older proposal of the session waits no longer. */
  async keep(em: EntityManager, schedule: Schedule, reply: AiMessage, result: RosterResult): Promise<void> {
    await this.discardWaiting(em, reply.session.id);
    reply.run = await this.runs.keep(em, schedule, { result, requestedBy: reply.author });
    await em.flush();
  }

  /**
   * Decides on one in the caller's transaction, which has locked the schedule.
   * @throws AppError 409 or 422 when the roster is no longer what the decision was made for.
   */
  async decide(
    em: EntityManager,
    schedule: Schedule,
    { runId, decision }: { runId: number; decision: ProposalDecision },
    actor: User | null,
  ): Promise<void> {
    if (decision === 'accept') await this.comparisons.carryOut(em, schedule, runId, { actor });
    else if (decision === 'discard') await this.runs.discardWaiting(em, [runId]);
    else if (await this.isLastStep(em, runId))
      await this.moves.carryOutStep(em, schedule, { direction: 'undo', actor });
    else throw notFound('Não há proposta para desfazer.');
  }

  /** Discards what still waits: a newer proposal is there, or the session ends. */
  async discardWaiting(em: EntityManager, sessionId: number): Promise<void> {
    const { rows } = await sql<{ id: number }>`select r.id from ${ofSession(sessionId)}`.execute(db(em));
    await this.runs.discardWaiting(
      em,
      rows.map(({ id }) => id),
    );
  }

  private async isLastStep(em: EntityManager, runId: number): Promise<boolean> {
    const { rows } = await sql`select from roster_run r where r.id = ${runId} and ${canUndo}`.execute(db(em));
    return rows.length > 0;
  }
}

const db = (em: EntityManager): Kysely<unknown> => em.getKysely();
