import { EntityManager, IsolationLevel, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { lockOpenSchedule, RosterReader, RosterStateService, Schedule } from '../../roster/index.js';
import { AiMessage } from '../records/index.js';
import { AiRulesService } from '../rules/index.js';
import { namedIn, type Attempt, type ReplyDraft } from './reply-draft.js';
import { SessionProposalsService } from './session-proposals.service.js';
import type { WorkspaceChanges, WorkspaceState } from '../workspace/index.js';

/** What a reply works on, and what comes of it. */
@Injectable()
export class AiStateService {
  constructor(
    private readonly em: EntityManager,
    private readonly states: RosterStateService,
    private readonly roster: RosterReader,
    private readonly rules: AiRulesService,
    private readonly proposals: SessionProposalsService,
  ) {}

  /** The schedule with all whom its ministry has had, its rules and the session's proposals at one moment. */
  read({ scheduleId, sessionId }: Attempt): Promise<WorkspaceState> {
    return this.em.fork().transactional(
      async (em) => {
        const { facts, ...state } = await this.states.read(em, scheduleId);
        const former = await this.roster.former(em, scheduleId);
        return {
          ...state,
          facts: {
            ...facts,
            people: new Map([...facts.people, ...former.map((person) => [person.id, person] as const)]),
          },
          rules: await this.rules.stored(em, scheduleId),
          waiting: await this.proposals.waiting(em, sessionId),
          accepted: await this.proposals.accepted(em, sessionId),
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
    reply: Pick<ReplyDraft, 'text' | 'kept'>,
  ): Promise<boolean> {
    const { addedRules, removedRules, proposal, decision } = changes;
    const about = namedIn(`${reply.text}\n${JSON.stringify(reply.kept)}`, [...facts.people.values()]);
    const changesSomething =
      addedRules.length + removedRules.length > 0 || proposal !== null || decision !== null;
    return this.em.fork().transactional(async (em) => {
      if (!changesSomething) {
        await this.end(em, attempt, reply, about);
        return true;
      }
      const schedule = await this.lock(em, attempt, decision !== null && decision.decision !== 'discard');
      if (schedule === null) return true;
      if (schedule.version !== facts.schedule.version) return false;
      if (!(await this.end(em, attempt, reply, about))) return true;
      const stored = await em.findOneOrFail(AiMessage, attempt.messageId, {
        populate: ['author', 'session'],
      });
      const ruleChanges = { added: addedRules, changed: [], removed: removedRules };
      await this.rules.apply(em, schedule, ruleChanges, { reply: stored });
      if (decision) await this.proposals.decide(em, schedule, decision, stored.author);
      if (proposal) await this.proposals.keep(em, schedule, stored, proposal);
      return true;
    });
  }

  private lock(em: EntityManager, { scheduleId }: Attempt, forRoster: boolean): Promise<Schedule | null> {
    return forRoster
      ? lockOpenSchedule(em, scheduleId)
      : em.findOne(Schedule, scheduleId, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  private async end(
    em: EntityManager,
    { messageId, attempt }: Attempt,
    { text, kept: { memory, choices } }: Pick<ReplyDraft, 'text' | 'kept'>,
    about: number[],
  ): Promise<boolean> {
    const { numAffectedRows } = await sql`
      update ai_message set status = 'done', activity = null, message = ${text}, about = ${about},
        memory = ${memory === null ? null : JSON.stringify(memory)}::jsonb, choices = ${[...choices]}, updated_at = now()
      where id = ${messageId} and attempt = ${attempt} and status = 'working'`.execute(em.getKysely());
    return Boolean(numAffectedRows);
  }
}
