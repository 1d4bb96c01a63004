import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';

/**
 * Requests go along to another e-mail address; one that waits does not where another waits at the new address already,
 * since each has one at most.
 */
export async function changeRequestsEmail(
  em: EntityManager,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await sql`
    update registration_request r set email = ${to}
    where r.email = ${from} and (r.status <> 'pending' or not exists (
      select from registration_request other
      where other.email = ${to} and other.status = 'pending'))`.execute(em.getKysely());
}
