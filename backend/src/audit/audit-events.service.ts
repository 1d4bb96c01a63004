import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { localToInstant } from '../platform/dates/instant.js';
import { addDays } from '../platform/dates/month.js';
import { notFound } from '../platform/errors/app-error.js';
import { isoInstant } from '../platform/lists/iso-instant.js';
import type { ListQuery, ListSpec } from '../platform/lists/list-query.js';
import { contains, readPage, type ListSource, type Page } from '../platform/lists/page.js';
import { SettingsService } from '../platform/settings/settings.service.js';
import { AUDIT_ACTIONS } from '../platform/audit/audit-event.entity.js';
import type { AuditEventResponse } from './audit-events.dto.js';

export const AUDIT_EVENTS = {
  resource: 'audit-events',
  sort: ['at'],
  defaultSort: ['at', 'DESC'],
  filters: {
    q: 'text',
    action: AUDIT_ACTIONS,
    actorId: 'integer',
    subjectType: 'text',
    subjectId: 'integer',
    from: 'date',
    to: 'date',
  },
} as const satisfies ListSpec;

/** `from` and `to` are days of the parish's zone, both included. */
function source(timeZone: string): ListSource {
  return {
    select: sql`e.id, ${isoInstant(sql`e.at`)} as at, e.action, e.actor_id as "actorId", e.actor_name as "actorName",
      e.subject_type as "subjectType", e.subject_id as "subjectId", e.details, e.address,
      e.request_id as "requestId"`,
    from: sql`audit_event e`,
    id: sql`e.id`,
    sort: { at: sql`e.at` },
    filters: {
      q: (text: string) => contains(sql`lower(e.actor_name)`, text.toLowerCase()),
      action: (action: string) => sql`e.action = ${action}`,
      actorId: (id: number) => sql`e.actor_id = ${id}`,
      subjectType: (type: string) => sql`e.subject_type = ${type}`,
      subjectId: (id: number) => sql`e.subject_id = ${id}`,
      from: (date: string) => sql`e.at >= ${localToInstant(date, '00:00', timeZone)}`,
      to: (date: string) => sql`e.at < ${localToInstant(addDays(date, 1), '00:00', timeZone)}`,
    },
  };
}

/** Who did what, for administrators; nothing here can be changed. */
@Injectable()
export class AuditEventsService {
  constructor(
    private readonly em: EntityManager,
    private readonly settings: SettingsService,
  ) {}

  async list(query: ListQuery): Promise<Page<AuditEventResponse>> {
    const { timeZone } = await this.settings.read();
    return readPage(this.em.getKysely(), AUDIT_EVENTS, source(timeZone), query);
  }

  /** @throws AppError 404 when there is none. */
  async read(id: number): Promise<AuditEventResponse> {
    const { timeZone } = await this.settings.read();
    const { select, from } = source(timeZone);
    const { rows } = await sql<AuditEventResponse>`select ${select} from ${from} where e.id = ${id}`.execute(
      this.em.getKysely(),
    );
    if (!rows[0]) throw notFound();
    return rows[0];
  }
}
