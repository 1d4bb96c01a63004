import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql, type RawBuilder } from 'kysely';
import type { Session } from '../../platform/access/session.js';
import { Clock } from '../../platform/clock.js';
import { conflict, notFound, notPossible } from '../../platform/errors/app-error.js';
import { isoInstant } from '../../platform/lists/iso-instant.js';
import type { ListQuery, ListSpec } from '../../platform/lists/list-query.js';
import { readPage, type ListSource, type Page } from '../../platform/lists/page.js';
import { OutboxService } from '../../platform/jobs/outbox.service.js';
import { Schedule } from '../../roster/index.js';
import { User } from '../../accounts/index.js';
import { AiMessage, AiSession, changeMessageStatus, REPLY_UNDER_WAY } from '../records/index.js';
import type {
  ActiveAiSessionResponse,
  AiConversationResponse,
  AiMessageResponse,
  AiMessageSentResponse,
  AiSessionResponse,
} from './ai-sessions.dto.js';
import { PROPOSAL, SessionProposalsService } from './session-proposals.service.js';
import { sessionTitle } from './session-title.js';

const SESSION_NOT_FOUND = 'Conversa não encontrada.';
const REPLY_NOT_FOUND = 'Resposta não encontrada.';

export const AI_SESSIONS = {
  resource: 'ai-sessions',
  sort: ['createdAt'],
  defaultSort: ['createdAt', 'DESC'],
  filters: { scheduleId: 'integer' },
  plain: ['scheduleId'],
  recent: { rows: 20, unless: ['scheduleId'] },
} as const satisfies ListSpec;

const SESSION = sql`s.id, s.schedule_id as "scheduleId", s.title as "sessionTitle",
  ${isoInstant(sql`s.created_at`)} as "createdAt", ${isoInstant(sql`s.closed_at`)} as "closedAt"`;

const SOURCE: ListSource = {
  select: SESSION,
  from: sql`ai_session s`,
  id: sql`s.id`,
  sort: { createdAt: sql`s.created_at` },
  filters: { scheduleId: (id: number) => sql`s.schedule_id = ${id}` },
};

/** Conversations with the assistant. Whatever is said is stored at once; replies are made by the job `ai.reply`. */
@Injectable()
export class AiSessionsService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly outbox: OutboxService,
    private readonly proposals: SessionProposalsService,
  ) {}

  list(query: ListQuery): Promise<Page<AiSessionResponse>> {
    return readPage(this.em.getKysely(), AI_SESSIONS, SOURCE, query);
  }

  /** The schedule's open session with its messages; `{session: null, messages: []}` when there is none. */
  async active(scheduleId: number): Promise<ActiveAiSessionResponse> {
    const session = await this.find(sql`s.schedule_id = ${scheduleId} and s.closed_at is null`);
    return { session, messages: session ? await this.messages(sql`m.session_id = ${session.id}`) : [] };
  }

  /** @throws AppError 404 when there is no such session. */
  async read(id: number): Promise<AiConversationResponse> {
    const session = await this.find(sql`s.id = ${id}`);
    if (!session) throw notFound(SESSION_NOT_FOUND);
    return { session, messages: await this.messages(sql`m.session_id = ${id}`) };
  }

  /**
   * Opens a session; its instructions are the first message, and are answered.
   * @throws AppError 404 when there is no such schedule, 409 when it has an open session.
   */
  async create(
    { userId }: Session,
    scheduleId: number,
    instructions: string,
  ): Promise<AiConversationResponse> {
    const id = await this.em.transactional(async (em) => {
      const schedule = await em.findOne(Schedule, scheduleId, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!schedule) throw notFound('Escala não encontrada');
      if ((await em.count(AiSession, { schedule, closedAt: null })) > 0)
        throw conflict('session-open', 'Esta escala já tem uma conversa aberta. Continue nela ou encerre-a.');
      const author = em.getReference(User, userId);
      const title = sessionTitle(instructions);
      const session = new AiSession({ schedule, createdBy: author, title, instructions });
      await em.persist(session).flush();
      await this.say(em, session, author, instructions);
      return session.id;
    });
    return this.read(id);
  }

  /**
   * Says something in a session and orders the reply.
   * @throws AppError 404 when there is no such session, 422 when it is closed, 409 while a reply is under way.
   */
  async send({ userId }: Session, id: number, text: string): Promise<AiMessageSentResponse> {
    const { message, reply } = await this.em.transactional(async (em) => {
      const session = await this.lockOpen(em, id);
      await assertQuiet(em, session);
      return this.say(em, session, em.getReference(User, userId), text);
    });
    const [first, second] = await this.messages(sql`m.id in (${message.id}, ${reply.id})`);
    return { jobId: reply.id, message: first!, reply: second! };
  }

  /**
   * Ends a session: a reply under way is stopped, a waiting proposal discarded. Its rules stay with the schedule.
   * @throws AppError 404 when there is no such session, 422 when it is closed.
   */
  async close(id: number): Promise<AiConversationResponse> {
    await this.em.transactional(async (em) => {
      const session = await this.lockOpen(em, id);
      for (const reply of await em.find(AiMessage, { session, status: { $in: [...REPLY_UNDER_WAY] } }))
        halt(reply);
      await this.proposals.discardWaiting(em, id);
      session.closedAt = this.clock.now();
    });
    return this.read(id);
  }

  /**
   * Stops a reply: what it has said stays, what it was about to do is not done.
   * @throws AppError 404 when there is no such reply, 422 when it has ended.
   */
  async stop(messageId: number): Promise<AiMessageResponse> {
    await this.em.transactional(async (em) => halt(await this.lockReply(em, messageId)));
    return this.message(messageId);
  }

  /**
   * Asks again for a reply that failed or was stopped, if it is the session's last.
   * @throws AppError 404 when there is no such reply, 422 when it cannot be asked for again.
   */
  async retry(messageId: number): Promise<AiMessageResponse> {
    await this.em.transactional(async (em) => {
      const known = await em.findOne(AiMessage, { id: messageId, sender: 'ai' });
      if (!known) throw notFound(REPLY_NOT_FOUND);
      await this.lockOpen(em, known.session.id);
      const reply = await this.lockReply(em, messageId);
      const later = await em.count(AiMessage, { session: reply.session, id: { $gt: messageId } });
      const message = 'Só a última resposta, se não deu certo, pode ser pedida de novo.';
      if (later > 0) throw notPossible('not-allowed-now', message);
      reply.status = changeMessageStatus(reply.status, 'pending', message);
      reply.message = '';
      reply.attempt += 1;
      await em.flush();
      await this.order(em, reply);
    });
    return this.message(messageId);
  }

  /** The session's latest reply, for those who follow it; null when there is none. */
  async latestReply(sessionId: number): Promise<AiMessageResponse | null> {
    const [reply] = await this.messages(
      sql`m.id = (select max(id) from ai_message where session_id = ${sessionId} and sender = 'ai')`,
    );
    return reply ?? null;
  }

  private async say(em: EntityManager, session: AiSession, author: User, text: string) {
    const said = { session, author };
    const message = new AiMessage({ ...said, sender: 'coordinator', message: text, status: 'done' });
    await em.persist(message).flush();
    const reply = new AiMessage({ ...said, sender: 'ai', message: '', status: 'pending' });
    await em.persist(reply).flush();
    await this.order(em, reply);
    return { message, reply };
  }

  private async order(em: EntityManager, { id, attempt }: AiMessage): Promise<void> {
    await this.outbox.add(em, 'ai.reply', { messageId: id }, { dedupeKey: `ai-reply:${id}:${attempt}` });
  }

  private async lockOpen(em: EntityManager, id: number): Promise<AiSession> {
    const session = await em.findOne(AiSession, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!session) throw notFound(SESSION_NOT_FOUND);
    if (session.closedAt) throw notPossible('session-closed', 'Esta conversa está encerrada. Comece outra.');
    return session;
  }

  private async lockReply(em: EntityManager, id: number): Promise<AiMessage> {
    const reply = await em.findOne(
      AiMessage,
      { id, sender: 'ai' },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
    if (!reply) throw notFound(REPLY_NOT_FOUND);
    return reply;
  }

  private async message(id: number): Promise<AiMessageResponse> {
    return (await this.messages(sql`m.id = ${id}`))[0]!;
  }

  private async find(condition: RawBuilder<unknown>): Promise<AiSessionResponse | null> {
    const { rows } =
      await sql<AiSessionResponse>`select ${SESSION} from ai_session s where ${condition}`.execute(
        this.em.getKysely(),
      );
    return rows[0] ?? null;
  }

  private async messages(condition: RawBuilder<unknown>): Promise<AiMessageResponse[]> {
    const { rows } = await sql<AiMessageResponse>`
      select m.id, m.sender, m.message, m.status, m.activity, m.choices, ${isoInstant(sql`m.created_at`)} as "createdAt",
        ${PROPOSAL} as proposal
      from ai_message m left join roster_run r on r.id = m.run_id where ${condition} order by m.id`.execute(
      this.em.getKysely(),
    );
    return rows;
  }
}

function halt(reply: AiMessage): void {
  reply.status = changeMessageStatus(reply.status, 'stopped', 'Esta resposta já terminou.');
  reply.activity = null;
  reply.attempt += 1;
}

/** @throws AppError 409 while a reply of the session is under way. */
async function assertQuiet(em: EntityManager, session: AiSession): Promise<void> {
  const underWay = await em.count(AiMessage, { session, status: { $in: [...REPLY_UNDER_WAY] } });
  if (underWay > 0)
    throw conflict('reply-under-way', 'A resposta anterior ainda está vindo. Aguarde ou pare-a antes.');
}
