import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { AuditService, type AuditEntry } from '../../platform/audit/audit.service.js';
import type { Session } from '../../platform/access/session.js';
import { conflict, notFound } from '../../platform/errors/app-error.js';
import { isoInstant } from '../../platform/lists/iso-instant.js';
import {
  RosterHistoryService,
  RosterStateService,
  type Schedule,
  rulesInWords,
  type ScheduleRule,
} from '../../roster/index.js';
import { User } from '../../accounts/index.js';
import { type AiMessage, AiRule } from '../records/index.js';
import type { AiRuleOutcomeResponse, AiRuleRequest, AiRuleResponse } from './ai-rules.dto.js';
import { RuleBook, type RuleChanges, type StoredRule } from '../workspace/index.js';
import { ruleOf } from './rule-request.js';

const RULE_GONE = 'Esta regra não existe mais.';

type RuleRow = Pick<AiRuleResponse, 'id' | 'scheduleId' | 'createdBy' | 'createdAt'> & { rule: ScheduleRule };

/** The rules of a schedule, set in sessions or by hand. */
@Injectable()
export class AiRulesService {
  constructor(
    private readonly em: EntityManager,
    private readonly states: RosterStateService,
    private readonly history: RosterHistoryService,
    private readonly audit: AuditService,
  ) {}

  /** @throws AppError 404 when there is no such schedule. */
  async list(scheduleId: number): Promise<AiRuleResponse[]> {
    const db = this.em.getKysely<unknown>();
    const known = await sql`select from schedule where id = ${scheduleId}`.execute(db);
    if (known.rows.length === 0) throw notFound('Escala não encontrada');
    const { rows } = await sql<RuleRow>`
      select r.id, r.schedule_id as "scheduleId", u.name as "createdBy",
        ${isoInstant(sql`r.created_at`)} as "createdAt", r.parameters || jsonb_build_object('kind', r.kind) as rule
      from ai_rule r left join user_account u on u.id = r.created_by_id
      where r.schedule_id = ${scheduleId} order by r.id`.execute(db);
    const textOf = await rulesInWords(
      db,
      rows.map(({ rule }) => rule),
    );
    return rows.map(({ rule, ...row }, index) => ({
      ...row,
      ...rule,
      number: index + 1,
      text: textOf(rule),
    }));
  }

  /** The rules as a workspace holds them, in the caller's transaction. */
  async stored(em: EntityManager, scheduleId: number): Promise<StoredRule[]> {
    const { rows } = await sql<StoredRule>`
      select id, parameters || jsonb_build_object('kind', kind) as rule
      from ai_rule where schedule_id = ${scheduleId} order by id`.execute(em.getKysely());
    return rows;
  }

  /**
   * Writes a rule by hand, by the same checks as in a conversation.
   * @throws AppError 400 when it lacks something; 404 when schedule, person or mass are unknown; 409 when there is such
   *   a rule; 422 when it makes no sense, contradicts what is fixed, or the schedule is over.
   */
  add(session: Session, scheduleId: number, body: AiRuleRequest): Promise<AiRuleOutcomeResponse> {
    return this.write(session, scheduleId, ruleOf(body));
  }

  /**
   * Puts another rule in the place of one; it keeps its number.
   * @throws AppError as {@link add}, and 404 when there is no such rule.
   */
  async change(session: Session, id: number, body: AiRuleRequest): Promise<AiRuleOutcomeResponse> {
    return this.write(session, await this.scheduleOf(id), ruleOf(body), id);
  }

  /** @throws AppError 404 when there is no such rule, 422 when its schedule is over. */
  async remove(id: number): Promise<{ id: number }> {
    const scheduleId = await this.scheduleOf(id);
    return this.em.transactional(async (em) => {
      const { schedule } = await this.lock(em, scheduleId, id);
      await this.apply(em, schedule, { added: [], changed: [], removed: [id] });
      return { id };
    });
  }

  /**
   * Stores changes in the caller's transaction, which has locked the schedule, as a step of the roster's history: what
   * people see of the schedule is no longer true.
   * @param reply the reply that asked for them; without one, the person at the other end of the request.
   * @returns the rules that are new or say something else.
   */
  async apply(
    em: EntityManager,
    schedule: Schedule,
    { added, changed, removed }: RuleChanges,
    { reply = null, author = null }: { reply?: AiMessage | null; author?: User | null } = {},
  ): Promise<AiRule[]> {
    if (added.length + changed.length + removed.length === 0) return [];
    const actor = reply?.author ?? null;
    const gone: ScheduleRule[] = [];
    for (const rule of await em.find(AiRule, { id: { $in: [...removed] }, schedule })) {
      gone.push(saidBy(rule));
      this.trace(em, 'assistant-rule-removed', rule, actor);
      em.remove(rule);
    }
    const createdBy = actor ?? author;
    const written: AiRule[] = [];
    for (const { id, rule } of changed) {
      const { kind, ...parameters } = rule;
      const stored = await em.findOneOrFail(AiRule, { id, schedule });
      gone.push(saidBy(stored));
      written.push(em.assign(stored, { kind, parameters, createdBy, sourceMessage: reply }));
    }
    for (const { kind, ...parameters } of added)
      written.push(new AiRule({ schedule, kind, parameters, createdBy, sourceMessage: reply }));
    await em.persist(written).flush();
    for (const rule of written) this.trace(em, 'assistant-rule-set', rule, actor);
    const rules = { set: written.map(saidBy), removed: gone };
    await this.history.record(em, schedule, { kind: 'rules-changed', rules, ...(actor && { actor }) });
    return written;
  }

  private async write(
    { userId }: Session,
    scheduleId: number,
    rule: ScheduleRule,
    instead?: number,
  ): Promise<AiRuleOutcomeResponse> {
    const { id, replaced, notes } = await this.em.transactional(async (em) => {
      const { schedule, stored } = await this.lock(em, scheduleId, instead);
      const book = new RuleBook(await this.states.read(em, scheduleId), stored);
      const outcome = book.set(rule, instead);
      if (outcome.known) {
        const { id } = stored[outcome.number - 1]!;
        if (id === instead) return { ...outcome, id };
        throw conflict('rule-known', `Essa regra já existe: ${outcome.number}. ${outcome.text}.`);
      }
      const author = em.getReference(User, userId);
      const [written] = await this.apply(em, schedule, book.changes, { author });
      return { ...outcome, id: written!.id };
    });
    const written = (await this.list(scheduleId)).find((each) => each.id === id);
    if (!written) throw notFound(RULE_GONE);
    return { ...written, replaced, notes };
  }

  /** Locks the schedule and reads its rules, among which there must be this one. */
  private async lock(em: EntityManager, scheduleId: number, ruleId?: number) {
    const schedule = await this.history.lock(em, scheduleId);
    const stored = await this.stored(em, scheduleId);
    if (ruleId !== undefined && !stored.some(({ id }) => id === ruleId)) throw notFound(RULE_GONE);
    return { schedule, stored };
  }

  private async scheduleOf(ruleId: number): Promise<number> {
    const { rows } = await sql<{ id: number }>`
      select schedule_id as id from ai_rule where id = ${ruleId}`.execute(this.em.getKysely());
    if (!rows[0]) throw notFound(RULE_GONE);
    return rows[0].id;
  }

  private trace(
    em: EntityManager,
    action: AuditEntry['action'],
    { id, kind, parameters, schedule }: AiRule,
    actor: User | null,
  ): void {
    this.audit.record(em, {
      action,
      subject: { type: 'schedule', id: schedule.id },
      details: { ruleId: id, kind, ...parameters },
      ...(actor && { actor }),
    });
  }
}

/** What a stored rule says. */
const saidBy = ({ kind, parameters }: AiRule): ScheduleRule => ({ kind, ...parameters }) as ScheduleRule;
