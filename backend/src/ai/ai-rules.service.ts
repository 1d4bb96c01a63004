import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { AuditService, type AuditEntry } from '../audit/audit.service.js';
import { notFound } from '../common/errors/app-error.js';
import { isoInstant } from '../common/lists/iso-instant.js';
import type { ScheduleRule } from '../schedules/roster-problem.service.js';
import { Schedule } from '../schedules/schedule.entity.js';
import type { User } from '../users/user.entity.js';
import type { AiMessage } from './ai-message.entity.js';
import { AiRule } from './ai-rule.entity.js';
import type { AiRuleResponse } from './ai-rules.dto.js';
import { describeRule } from './rule-text.js';
import type { StoredRule } from './workspace.js';

type RuleRow = Omit<AiRuleResponse, 'number' | 'text'> & { rule: ScheduleRule };

/** The rules of a schedule that sessions set. */
@Injectable()
export class AiRulesService {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: AuditService,
  ) {}

  /** @throws AppError 404 when there is no such schedule. */
  async list(scheduleId: number): Promise<AiRuleResponse[]> {
    const db = this.em.getKysely<unknown>();
    const known = await sql`select from schedule where id = ${scheduleId}`.execute(db);
    if (known.rows.length === 0) throw notFound('Escala não encontrada');
    const { rows } = await sql<RuleRow>`
      select r.id, r.schedule_id as "scheduleId", r.kind, u.name as "createdBy",
        ${isoInstant(sql`r.created_at`)} as "createdAt", r.parameters || jsonb_build_object('kind', r.kind) as rule
      from ai_rule r left join user_account u on u.id = r.created_by_id
      where r.schedule_id = ${scheduleId} order by r.id`.execute(db);
    const names = await this.names(rows.map(({ rule }) => rule));
    return rows.map(({ rule, ...row }, index) => ({
      ...row,
      number: index + 1,
      text: describeRule(rule, (id) => names.get(id) ?? 'Pessoa que já não serve'),
    }));
  }

  /** The rules as a workspace holds them, in the caller's transaction. */
  async stored(em: EntityManager, scheduleId: number): Promise<StoredRule[]> {
    const { rows } = await sql<StoredRule>`
      select id, parameters || jsonb_build_object('kind', kind) as rule
      from ai_rule where schedule_id = ${scheduleId} order by id`.execute(em.getKysely());
    return rows;
  }

  /** @throws AppError 404 when there is no such rule. */
  remove(id: number): Promise<{ id: number }> {
    return this.em.transactional(async (em) => {
      const rule = await em.findOne(AiRule, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!rule) throw notFound('Esta regra não existe mais.');
      this.trace(em, 'assistant-rule-removed', rule);
      em.remove(rule);
      return { id };
    });
  }

  /** Stores what a reply changed, in the caller's transaction. */
  async change(
    em: EntityManager,
    reply: AiMessage,
    schedule: Schedule,
    { added, removed }: { added: readonly ScheduleRule[]; removed: readonly number[] },
  ): Promise<void> {
    const actor = reply.author;
    for (const rule of await em.find(AiRule, { id: { $in: [...removed] }, schedule })) {
      this.trace(em, 'assistant-rule-removed', rule, actor);
      em.remove(rule);
    }
    const rules = added.map(({ kind, ...parameters }) => {
      const values = parameters;
      return new AiRule({ schedule, kind, parameters: values, createdBy: actor, sourceMessage: reply });
    });
    await em.persist(rules).flush();
    for (const rule of rules) this.trace(em, 'assistant-rule-set', rule, actor);
  }

  private trace(
    em: EntityManager,
    action: AuditEntry['action'],
    { id, kind, parameters, schedule }: AiRule,
    actor?: User | null,
  ): void {
    this.audit.record(em, {
      action,
      subject: { type: 'schedule', id: schedule.id },
      details: { ruleId: id, kind, ...parameters },
      ...(actor && { actor: { id: actor.id, name: actor.name } }),
    });
  }

  private async names(rules: readonly ScheduleRule[]): Promise<Map<number, string>> {
    const ids = rules.flatMap((rule) => [
      ...('ministerId' in rule ? [rule.ministerId] : []),
      ...('otherId' in rule ? [rule.otherId] : []),
    ]);
    const { rows } = await sql<{ id: number; name: string }>`
      select id, schedule_name as name from minister where id = any(${ids}::int[])`.execute(
      this.em.getKysely(),
    );
    return new Map(rows.map(({ id, name }) => [id, name]));
  }
}
