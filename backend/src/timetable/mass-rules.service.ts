import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { AuditService } from '../platform/audit/audit.service.js';
import { invalid, notFound, notPossible } from '../platform/errors/app-error.js';
import type { ListQuery, ListSpec } from '../platform/lists/list-query.js';
import { contains, type Page, readPage, type ListSource } from '../platform/lists/page.js';
import { Setting } from '../platform/settings/setting.entity.js';
import { checkTimetable } from './check-timetable.js';
import { MassRuleRecord } from './mass-rule.entity.js';
import { TimetableError, type MassRule } from './mass-rule.js';
import { freeKey, massRule, massRuleResponse } from './mass-rule-values.js';
import type { CreateMassRuleRequest, MassRuleResponse, UpdateMassRuleRequest } from './mass-rules.dto.js';
import { seedTimetable, TIMETABLE_CHOICE } from './seed-timetable.js';
import { RULES_OF_START, type TimetableStart } from './timetable-starts.js';

export const MASS_RULES = {
  resource: 'mass-rules',
  sort: ['position', 'name', 'key'],
  defaultSort: ['position', 'ASC'],
  filters: { q: 'text', active: 'boolean' },
} as const satisfies ListSpec;

const SOURCE: ListSource = {
  select: sql`r.id, r.position, r.rule`,
  from: sql`mass_rule r`,
  id: sql`r.id`,
  sort: {
    position: sql`r.position`,
    name: sql`lower((r.rule ->> 'name') collate "pt-BR-x-icu")`,
    key: sql`r.key`,
  },
  filters: {
    q: (text: string) => contains(sql`lower((r.rule ->> 'name') collate "pt-BR-x-icu")`, text.toLowerCase()),
    active: (active: boolean) => sql`(r.rule ->> 'active')::boolean = ${active}`,
  },
};

const NOT_FOUND = 'Regra não encontrada';

/** The standard timetable as the coordinators edit it: no change is stored that would break it. */
@Injectable()
export class MassRulesService {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: AuditService,
  ) {}

  async list(query: ListQuery): Promise<Page<MassRuleResponse>> {
    await seedTimetable(this.em.fork());
    const page = await readPage<{ id: number; position: number; rule: MassRule }>(
      this.em.getKysely(),
      MASS_RULES,
      SOURCE,
      query,
    );
    return page.map(({ id, position, rule }) => massRuleResponse(id, position, rule));
  }

  async read(id: number): Promise<MassRuleResponse> {
    const record = await this.em.findOne(MassRuleRecord, id);
    if (!record) throw notFound(NOT_FOUND);
    return massRuleResponse(record.id, record.position, record.rule);
  }

  /** @throws AppError 400 when the rule is wrong in itself or beside the others. */
  create(body: CreateMassRuleRequest): Promise<MassRuleResponse> {
    return this.edit(async (em, records) => {
      const key =
        body.key ??
        freeKey(
          body.name,
          records.map((other) => other.key),
        );
      const last = Math.max(-1, ...records.map(({ position }) => position));
      const record = new MassRuleRecord(massRule(key, body), body.position ?? last + 1);
      check([...records, record]);
      await em.persist(record).flush();
      this.record(em, record, 'created');
      return massRuleResponse(record.id, record.position, record.rule);
    });
  }

  /**
   * Changes the fields given; the key stays, because answers are kept under it. Schedules that exist keep their masses.
   * @throws AppError 400 as {@link create}, 404 when there is no such rule.
   */
  change(id: number, body: UpdateMassRuleRequest): Promise<MassRuleResponse> {
    return this.edit((em, records) => {
      const record = find(records, id);
      record.rule = massRule(record.key, { ...massRuleResponse(id, record.position, record.rule), ...body });
      record.position = body.position ?? record.position;
      check(records);
      this.record(em, record, 'changed');
      return massRuleResponse(id, record.position, record.rule);
    });
  }

  /** @throws AppError 400 when another rule relies on this one, 404 when there is none, 422 for the last one. */
  remove(id: number): Promise<{ id: number }> {
    return this.edit((em, records) => {
      const record = find(records, id);
      const others = records.filter((other) => other !== record);
      if (others.length === 0)
        throw notPossible(
          'last-rule',
          'O cronograma precisa de ao menos uma regra. Desative-a em vez de excluir.',
        );
      check(others);
      em.remove(record);
      this.record(em, record, 'removed');
      return { id };
    });
  }

  /**
   * Puts the timetable with which the parish begins in the place of whatever rules there are. Whether that may still be
   * done is for the caller to see.
   */
  startWith(start: TimetableStart): Promise<void> {
    return this.edit(async (em, records) => {
      for (const record of records) em.remove(record);
      await em.flush();
      em.persist(RULES_OF_START[start].map((rule, position) => new MassRuleRecord(rule, position)));
      await em.upsert(Setting, { name: TIMETABLE_CHOICE, value: start });
      this.audit.record(em, { action: 'timetable-changed', details: { start } });
    });
  }

  /** Runs a change with all rules before it, alone: two changes, each sound, could contradict each other. */
  private edit<T>(change: (em: EntityManager, records: MassRuleRecord[]) => T | Promise<T>): Promise<T> {
    return this.em.transactional(async (em) => {
      await em.execute('lock table mass_rule in share row exclusive mode');
      await seedTimetable(em);
      return change(em, await em.findAll(MassRuleRecord, { orderBy: { position: 'asc', id: 'asc' } }));
    });
  }

  private record(
    em: EntityManager,
    { id, key }: MassRuleRecord,
    change: 'created' | 'changed' | 'removed',
  ): void {
    this.audit.record(em, {
      action: 'timetable-changed',
      subject: { type: 'mass-rule', id },
      details: { key, change },
    });
  }
}

function find(records: readonly MassRuleRecord[], id: number): MassRuleRecord {
  const record = records.find((other) => other.id === id);
  if (!record) throw notFound(NOT_FOUND);
  return record;
}

function check(records: readonly MassRuleRecord[]): void {
  try {
    checkTimetable(records.map(({ rule }) => rule));
  } catch (error) {
    if (error instanceof TimetableError) throw invalid(error.message);
    throw error;
  }
}
