import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import { instantToLocal } from '../../platform/dates/instant.js';
import { Clock } from '../../platform/clock.js';
import { AppError } from '../../platform/errors/app-error.js';
import { JobHandlersService } from '../../platform/jobs/job-handlers.service.js';
import { RosterCancelledError } from '../../solver/index.js';
import { RosterSolverService } from '../../roster/index.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import type { AiSender } from '../records/index.js';
import { AiStateService } from './ai-state.service.js';
import { ACTIVITIES, type Activity, Assistant, type ChatLine } from '../assistant/index.js';
import { KnownPeopleService } from '../external/index.js';
import { ReplyDraft, type Attempt } from './reply-draft.js';
import { Workspace } from '../workspace/index.js';

const ATTEMPTS = 2;
const STOP_POLL_MS = 500;

export const FAILED =
  'Não consegui responder agora. Nada foi alterado. Tente de novo; se continuar assim, avise a administração.';
const MOVED = 'A escala mudou enquanto eu respondia, e por isso não alterei nada. Peça de novo.';

/**
 * Works on the job `ai.reply`. A reply goes pending → working → done, failed or stopped. What the assistant does through
 * its tools is stored with the end of the reply, in one transaction; a reply that a killed worker left is made anew.
 */
@Injectable()
export class AiReplyService implements OnModuleInit {
  private readonly logger = new Logger(AiReplyService.name);

  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly settings: SettingsService,
    private readonly jobs: JobHandlersService,
    private readonly states: AiStateService,
    private readonly solver: RosterSolverService,
    private readonly assistant: Assistant,
    private readonly knownPeople: KnownPeopleService,
  ) {}

  onModuleInit(): void {
    this.jobs.register(
      'ai.reply',
      ({ messageId }) => this.reply(messageId),
      ({ messageId }) => this.giveUp(messageId),
    );
  }

  private async reply(messageId: number): Promise<void> {
    const attempt = await this.claim(messageId);
    if (!attempt) return;
    const draft = new ReplyDraft(this.em, attempt, this.logger);
    const stopped = new AbortController();
    const watch = setInterval(() => void this.abortWhenGone(draft, stopped), STOP_POLL_MS);
    try {
      for (let round = 1; round <= ATTEMPTS; round += 1) {
        if (await this.answer(draft, stopped.signal)) return;
      }
      await draft.end('failed', MOVED);
    } catch (error) {
      if (stopped.signal.aborted) return;
      if (error instanceof RosterCancelledError) throw error;
      if (error instanceof AppError) return await draft.end('failed', `${error.message} Nada foi alterado.`);
      this.logger.error({ err: error, messageId }, 'Reply of the assistant failed');
      await draft.end('failed', FAILED);
    } finally {
      clearInterval(watch);
      draft.close();
    }
  }

  /** @returns the reply to be made; null when it has ended or is gone. */
  private async claim(messageId: number): Promise<Attempt | null> {
    const { rows } = await sql<Attempt>`
      update ai_message m set status = 'working', message = '', activity = ${ACTIVITIES.thinking}, updated_at = now()
      from ai_session s
      where m.id = ${messageId} and m.status in ('pending', 'working') and s.id = m.session_id
      returning m.id as "messageId", m.attempt, m.session_id as "sessionId", s.schedule_id as "scheduleId"`.execute(
      this.em.getKysely(),
    );
    return rows[0] ?? null;
  }

  /** @returns false when the schedule has changed under way, and the reply is to be made again. */
  private async answer(draft: ReplyDraft, signal: AbortSignal): Promise<boolean> {
    const { attempt } = draft;
    draft.begin();
    const [question, ...history] = await this.conversation(attempt);
    const memory = history.find(({ sender }) => sender === 'ai')?.memory ?? null;
    const remember = (kept: unknown, choices: readonly string[]): void => {
      draft.kept = { memory: kept, choices };
    };
    const state = await this.states.read(attempt);
    draft.people = [...state.facts.people.values()];
    const workspace = new Workspace(state, (problem) => this.solver.solve(problem, { signal }));
    const onProgress = (activity: Activity): void => draft.tell(ACTIVITIES[activity]);
    const { timeZone } = await this.settings.read();
    const { date: today } = instantToLocal(this.clock.now(), timeZone);
    const people = await this.knownPeople.read();
    const context = {
      message: question!.message,
      history: history.reverse(),
      memory,
      remember,
      today,
      people,
      signal,
    };
    for await (const piece of this.assistant.reply(context, workspace, onProgress)) {
      signal.throwIfAborted();
      draft.write(piece);
    }
    await draft.written();
    return this.states.store(attempt, state, workspace.changes, draft);
  }

  /** What was said before the reply, the latest first; failed replies are left out. */
  private async conversation({ sessionId, messageId }: Attempt): Promise<(ChatLine & { memory: unknown })[]> {
    const { rows } = await sql<{ sender: AiSender; message: string; memory: unknown }>`
      select sender, message, memory from ai_message
      where session_id = ${sessionId} and id < ${messageId} and status = 'done' order by id desc`.execute(
      this.em.getKysely(),
    );
    return rows;
  }

  private async abortWhenGone(draft: ReplyDraft, controller: AbortController): Promise<void> {
    if (!(await draft.isWanted())) controller.abort();
  }

  private async giveUp(messageId: number): Promise<void> {
    await sql`
      update ai_message set status = 'failed', activity = null, message = ${FAILED}, updated_at = now()
      where id = ${messageId} and status in ('pending', 'working')`.execute(this.em.getKysely());
  }
}
