import { sql } from 'kysely';
import { isoInstant } from '../platform/lists/iso-instant.js';
import type { ListSpec } from '../platform/lists/list-query.js';
import { contains, type ListSource } from '../platform/lists/page.js';
import { comparisonKey } from '../platform/text.js';
import { REGISTRATION_STATUSES } from './registration-request.entity.js';

export const REGISTRATIONS = {
  resource: 'registration-requests',
  sort: ['fullName', 'email', 'status', 'createdAt', 'reviewedAt'],
  defaultSort: ['createdAt', 'DESC'],
  filters: { q: 'text', status: REGISTRATION_STATUSES },
  recent: { rows: 100 },
} as const satisfies ListSpec;

/** Columns of `registration_request r` that the person who asked may see. */
export const OWN_COLUMNS = sql`
  r.id, r.full_name as "fullName", r.email, r.phone, to_char(r.birth_date, 'YYYY-MM-DD') as "birthDate",
  r.schedule_name as "scheduleName", r.experience, r.availability, r.observations,
  r.has_family_in_ministry as "hasFamilyInMinistry", r.consent ->> 'guardianName' as "guardianName",
  r.consent ->> 'guardianContact' as "guardianContact",
  r.status, r.review_comments as "reviewComments", ${isoInstant(sql`r.created_at`)} as "createdAt",
  ${isoInstant(sql`r.reviewed_at`)} as "reviewedAt"`;

export const REGISTRATION_ROWS: ListSource = {
  select: sql`${OWN_COLUMNS}, r.role, reviewer.name as "reviewedBy"`,
  from: sql`registration_request r left join user_account reviewer on reviewer.id = r.reviewed_by_id`,
  id: sql`r.id`,
  sort: {
    fullName: sql`r.full_name_key`,
    email: sql`r.email`,
    status: sql`r.status`,
    createdAt: sql`r.created_at`,
    reviewedAt: sql`r.reviewed_at`,
  },
  nullable: ['reviewedAt'],
  filters: {
    q: (text: string) =>
      sql`(${contains(sql`r.full_name_key`, comparisonKey(text))} or ${contains(sql`r.email`, text.toLowerCase())})`,
    status: (status: string) => sql`r.status = ${status}`,
  },
};
