import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import type { AuditService } from '../platform/audit/audit.service.js';
import type { RosterAssignment } from '../solver/index.js';

/** People at these places were reminded of them. */
export async function markReminded(
  em: EntityManager,
  assignmentIds: readonly number[],
  now: Date,
): Promise<void> {
  await sql`
    update assignment set reminded_at = ${now}
    where id = any(${[...assignmentIds]}::int[])`.execute(em.getKysely());
}

/** The person at a place has said that they come. */
export async function markConfirmed(
  em: EntityManager,
  { slot, minister }: RosterAssignment,
  now: Date,
): Promise<void> {
  await sql`
    update assignment set confirmed_at = ${now}
    where slot_id = ${slot} and minister_id = ${minister}`.execute(em.getKysely());
}

/** The coordination gives a place to a person who has told it that they come. */
export async function noteConfirmed(
  em: EntityManager,
  audit: AuditService,
  place: RosterAssignment,
  now: Date,
): Promise<void> {
  await markConfirmed(em, place, now);
  audit.record(em, {
    action: 'confirmation-noted',
    subject: { type: 'minister', id: place.minister },
    details: { slotId: place.slot, confirmed: true },
  });
}

/** The person at a place has opened a reminder of it. */
export async function markSeen(em: EntityManager, assignmentId: number, now: Date): Promise<void> {
  await sql`update assignment set seen_at = ${now} where id = ${assignmentId}`.execute(em.getKysely());
}

/** Part of a statement (`with seen as (…)`): somebody has seen all places of which they were reminded. */
export function markOwnSeen(ministerId: number | null, now: Date): RawBuilder<unknown> {
  return sql`
    update assignment set seen_at = ${now}
    where minister_id = ${ministerId} and reminded_at > coalesce(seen_at, '-infinity')`;
}
