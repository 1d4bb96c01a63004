import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { notFound } from '../platform/errors/app-error.js';
import { isoInstant } from '../platform/lists/iso-instant.js';
import type { ListQuery, ListSpec } from '../platform/lists/list-query.js';
import { readPage, type ListSource, type Page } from '../platform/lists/page.js';
import { allows, COORDINATION_ACTS, SUBSTITUTION_STATUSES } from './substitution-states.js';
import type { SubstitutionResponse } from './substitutions.dto.js';

export const SUBSTITUTIONS = {
  resource: 'substitutions',
  sort: ['urgency', 'dateTime', 'createdAt', 'decidedAt', 'status', 'scheduleName'],
  defaultSort: ['urgency', 'ASC'],
  filters: { isOpen: 'boolean', status: SUBSTITUTION_STATUSES, scheduleId: 'integer' },
  plain: ['isOpen', 'status', 'scheduleId'],
  recent: { rows: 50, unless: ['isOpen', 'scheduleId'] },
} as const satisfies ListSpec;

const SOURCE: ListSource = {
  select: sql`r.id, r.status, r.reason, r.minister_id as "ministerId", m.schedule_name as "scheduleName",
    m.full_name as "fullName", t.schedule_id as "scheduleId", t.id as "slotId",
    ${isoInstant(sql`t.starts_at`)} as "dateTime", t.date, t.time, t.description, t.location,
    other.schedule_name as "substituteName",
    named.schedule_name as "namedName", ${isoInstant(sql`r.next_wave_at`)} as "nextWaveAt",
    case when back.id is not null then json_build_object('date', back.date, 'time', back.time,
      'description', back.description) end as exchange,
    (select count(*)::int from substitution_offer o where o.request_id = r.id) as asked,
    (select count(*)::int from substitution_offer o where o.request_id = r.id and o.answer = 'declined') as declined,
    ${isoInstant(sql`r.created_at`)} as "createdAt"`,
  from: sql`substitution_request r
    join schedule_slot t on t.id = r.slot_id
    join minister m on m.id = r.minister_id
    left join minister other on other.id = r.substitute_id
    left join minister named on named.id = r.named_id
    left join schedule_slot back on back.id = r.return_slot_id`,
  id: sql`r.id`,
  sort: {
    urgency: sql`(r.assignment_id is null, t.starts_at)`,
    dateTime: sql`t.starts_at`,
    createdAt: sql`r.created_at`,
    decidedAt: sql`r.decided_at`,
    status: sql`r.status`,
    scheduleName: sql`lower(m.schedule_name collate "pt-BR-x-icu")`,
  },
  nullable: ['decidedAt'],
  filters: {
    isOpen: (isOpen: boolean) => (isOpen ? sql`r.assignment_id is not null` : sql`r.assignment_id is null`),
    status: (status: string) => sql`r.status = ${status}`,
    scheduleId: (id: number) => sql`t.schedule_id = ${id}`,
  },
};

export const requestNotFound = () => notFound('Pedido de substituição não encontrado.');

type Row = Omit<SubstitutionResponse, 'acts'>;

/** The requests for a substitute, page by page. */
export async function readSubstitutions(
  em: EntityManager,
  query: ListQuery,
): Promise<Page<SubstitutionResponse>> {
  return (await readPage<Row>(em.getKysely(), SUBSTITUTIONS, SOURCE, query)).map(withActs);
}

/** One request as the list shows it. @throws AppError 404 when there is none. */
export async function readSubstitution(em: EntityManager, id: number): Promise<SubstitutionResponse> {
  const { rows } = await sql<Row>`
    select ${SOURCE.select} from ${SOURCE.from} where r.id = ${id}`.execute(em.getKysely());
  if (!rows[0]) throw requestNotFound();
  return withActs(rows[0]);
}

const withActs = (row: Row): SubstitutionResponse => ({
  ...row,
  acts: COORDINATION_ACTS.filter((act) =>
    allows({ ...row, minister: row.ministerId, returnSlot: row.exchange }, 'coordination', act),
  ),
});
