import { EntityManager, IsolationLevel, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import {
  RosterDraftService,
  RosterFairnessService,
  RosterProblemService,
  Schedule,
} from '../roster/index.js';
import { AiMessage } from './ai-message.entity.js';
import { AiProposal } from './ai-proposal.entity.js';
import { AiProposalsService } from './ai-proposals.service.js';
import { AiRulesService } from './ai-rules.service.js';
import type { Attempt } from './reply-draft.js';
import type { StoredProposal, WorkspaceChanges, WorkspaceState } from './workspace.js';

/** What a reply works on, and what comes of it. */
@Injectable()
export class AiStateService {
  constructor(
    private readonly em: EntityManager,
    private readonly problems: RosterProblemService,
    private readonly fairness: RosterFairnessService,
    private readonly drafts: RosterDraftService,
    private readonly rules: AiRulesService,
    private readonly proposals: AiProposalsService,
  ) {}

  /** The schedule, its rules and the session's proposals at one moment. */
  read({ scheduleId, sessionId }: Attempt): Promise<WorkspaceState> {
    return this.em.fork().transactional(
      async (em) => {
        const facts = await this.problems.read(em, scheduleId);
        return {
          facts,
          carried: await this.fairness.carried(em, facts),
          rules: await this.rules.stored(em, scheduleId),
          open: await this.latest(em, sessionId, 'open'),
          applied: await this.latest(em, sessionId, 'applied'),
        };
      },
      { isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true },
    );
  }

  /**
   * Ends the reply and makes what it did real, together or not at all.
   * @returns false, with nothing stored, when the reply changes something and the schedule or its rules are no longer
   *   what it worked on; true also when the reply is no longer wanted.
   */
  store(
    attempt: Attempt,
    { facts }: WorkspaceState,
    changes: WorkspaceChanges,
    text: string,
  ): Promise<boolean> {
    const { addedRules, removedRules, proposal, decision } = changes;
    const changesSomething =
      addedRules.length + removedRules.length > 0 || proposal !== null || decision !== null;
    return this.em.fork().transactional(async (em) => {
      if (!changesSomething) {
        await this.end(em, attempt, text);
        return true;
      }
      const schedule = await this.lock(em, attempt, decision !== null && decision.decision !== 'discard');
      if (schedule === null) return true;
      if (schedule.version !== facts.schedule.version) return false;
      if (!(await this.end(em, attempt, text))) return true;
      const reply = await em.findOneOrFail(AiMessage, attempt.messageId, { populate: ['author', 'session'] });
      const ruleChanges = { added: addedRules, changed: [], removed: removedRules };
      await this.rules.apply(em, schedule, ruleChanges, { reply });
      if (decision) {
        const by = { schedule, actor: reply.author };
        await this.proposals.carryOut(em, decision.proposalId, decision.decision, by);
      }
      if (proposal) {
        await this.proposals.discardOpen(em, attempt.sessionId, reply.author);
        const { session } = reply;
        em.persist(new AiProposal({ session, sourceMessage: reply, content: proposal }));
      }
      return true;
    });
  }

  private lock(em: EntityManager, { scheduleId }: Attempt, forDraft: boolean): Promise<Schedule | null> {
    return forDraft
      ? this.drafts.lock(em, scheduleId)
      : em.findOne(Schedule, scheduleId, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  private async end(em: EntityManager, { messageId, attempt }: Attempt, text: string): Promise<boolean> {
    const { numAffectedRows } = await sql`
      update ai_message set status = 'done', activity = null, message = ${text}, updated_at = now()
      where id = ${messageId} and attempt = ${attempt} and status = 'working'`.execute(em.getKysely());
    return Boolean(numAffectedRows);
  }

  private async latest(
    em: EntityManager,
    sessionId: number,
    status: 'open' | 'applied',
  ): Promise<StoredProposal | null> {
    const { rows } = await sql<StoredProposal>`
      select id, status, content from ai_proposal
      where session_id = ${sessionId} and status = ${status} order by id desc limit 1`.execute(
      em.getKysely(),
    );
    return rows[0] ?? null;
  }
}
