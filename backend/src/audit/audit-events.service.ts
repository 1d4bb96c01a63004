import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock, MINUTE } from '../platform/clock.js';
import { localToInstant } from '../platform/dates/instant.js';
import { addDays } from '../platform/dates/month.js';
import { notFound } from '../platform/errors/app-error.js';
import { isoInstant } from '../platform/lists/iso-instant.js';
import type { ListQuery, ListSpec } from '../platform/lists/list-query.js';
import { contains, readPage, type ListSource, type Page } from '../platform/lists/page.js';
import { SettingsService } from '../platform/settings/settings.service.js';
import {
  AUDIT_ACTIONS,
  AUDIT_SUBJECT_GONE,
  AUDIT_SUBJECT_LABELS,
  AUDIT_SUBJECT_LISTS,
} from '../platform/audit/audit-event.entity.js';
import { checkAuditTrail, tellVerdict } from '../platform/audit/check-audit-trail.js';
import type { AuditCheckResponse, AuditEventResponse } from './audit-events.dto.js';

export const AUDIT_EVENTS = {
  resource: 'audit-events',
  sort: ['at'],
  defaultSort: ['at', 'DESC'],
  filters: {
    q: 'text',
    action: AUDIT_ACTIONS,
    reads: 'boolean',
    actorId: 'integer',
    subjectType: 'text',
    subjectId: 'integer',
    from: 'date',
    to: 'date',
  },
  recent: { rows: 100 },
  countedRows: 1000,
} as const satisfies ListSpec;

const CHECK_HOLDS_MS = 10 * MINUTE;

type AuditEventRow = Omit<AuditEventResponse, 'subject'> & { subjectName: string | null };

/** What the subject of event `e` is called now; null when it is gone, or nothing is concerned. */
const SUBJECT_NAME = sql`case e.subject_type
  when 'email' then (select coalesce(x.subject, x.mail) || ', para ' || x."to" from email_message x where x.id = e.subject_id)
  when 'mass-rule' then (select x.rule ->> 'name' from mass_rule x where x.id = e.subject_id)
  when 'import' then (select x.file_name from import_record x where x.id = e.subject_id)
  when 'minister' then (select x.full_name from minister x where x.id = e.subject_id)
  when 'sacristy-opening' then (select to_char(x.date, 'DD/MM/YYYY') from sacristy_opening x where x.id = e.subject_id)
  when 'parish-archive' then
    (select to_char(x.created_at, 'DD/MM/YYYY') from parish_archive x where x.id = e.subject_id)
  when 'questionnaire' then (select x.title from questionnaire x where x.id = e.subject_id)
  when 'registration-request' then (select x.full_name from registration_request x where x.id = e.subject_id)
  when 'schedule' then (select x.title from schedule x where x.id = e.subject_id)
  when 'user' then (select x.name from user_account x where x.id = e.subject_id)
end`;

/** `from` and `to` are days of the parish's zone, both included. */
function source(timeZone: string): ListSource {
  return {
    select: sql`e.id, ${isoInstant(sql`e.at`)} as at, e.action, e.actor_id as "actorId", u.name as "actorName",
      e.subject_type as "subjectType", e.subject_id as "subjectId", ${SUBJECT_NAME} as "subjectName", e.details, e.address,
      e.request_id as "requestId"`,
    from: sql`audit_event e left join user_account u on u.id = e.actor_id`,
    id: sql`e.id`,
    sort: { at: sql`e.at` },
    filters: {
      q: (text: string) => contains(sql`lower(u.name)`, text.toLowerCase()),
      action: (action: string) => sql`e.action = ${action}`,
      reads: (reads: boolean) => sql`(e.action in ('list-read', 'record-read')) = ${reads}`,
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
  /** The last check, or the one that is at work: a long trail takes seconds. */
  private lastCheck: { began: number; answer: Promise<AuditCheckResponse> } | null = null;

  constructor(
    private readonly em: EntityManager,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

  async list(query: ListQuery): Promise<Page<AuditEventResponse>> {
    const { timeZone } = await this.settings.read();
    const page = await readPage<AuditEventRow>(this.em.getKysely(), AUDIT_EVENTS, source(timeZone), query);
    return page.map(withSubject);
  }

  /** @throws AppError 404 when there is none. */
  async read(id: number): Promise<AuditEventResponse> {
    const { timeZone } = await this.settings.read();
    const { select, from } = source(timeZone);
    const { rows } = await sql<AuditEventRow>`select ${select} from ${from} where e.id = ${id}`.execute(
      this.em.getKysely(),
    );
    if (!rows[0]) throw notFound();
    return withSubject(rows[0]);
  }

  /** Whether the whole trail is as it was stored, as of the last ten minutes. */
  check(): Promise<AuditCheckResponse> {
    const now = this.clock.now().getTime();
    if (this.lastCheck && now - this.lastCheck.began < CHECK_HOLDS_MS) return this.lastCheck.answer;
    const answer = this.checkNow();
    this.lastCheck = { began: now, answer };
    answer.catch(() => (this.lastCheck = null));
    return answer;
  }

  private async checkNow(): Promise<AuditCheckResponse> {
    const checkedAt = this.clock.now().toISOString();
    const verdict = await checkAuditTrail(this.em.fork().getKysely());
    const { broken, seal } = verdict;
    return {
      intact: broken === null,
      message: tellVerdict(verdict),
      brokenEventId: broken?.eventId ?? null,
      seal,
      checkedAt,
    };
  }
}

/** A schedule's title says by itself what it is; where a deletion kept the title, it is told as well. */
function withSubject({ subjectName, ...event }: AuditEventRow): AuditEventResponse {
  const { subjectType, subjectId, details } = event;
  if (subjectType === null) return { ...event, subject: null };
  const label = AUDIT_SUBJECT_LABELS[subjectType] ?? subjectType;
  if (subjectId === null) return { ...event, subject: AUDIT_SUBJECT_LISTS[subjectType] ?? label };
  const gone = AUDIT_SUBJECT_GONE[subjectType] ?? `${label} que não existe mais`;
  const keptTitle = typeof details.title === 'string' ? `${gone}: ${details.title}` : gone;
  return { ...event, subject: subjectName === null ? keptTitle : named(label, subjectName) };
}

function named(label: string, name: string): string {
  return name.toLowerCase().startsWith(label.toLowerCase()) ? name : `${label}: ${name}`;
}
