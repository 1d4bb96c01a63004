import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';

/**
 * Marks notices that lead to this path as read, in the caller's transaction: what they ask for is done, or over.
 * @param ministerIds whose; absent: everybody's.
 */
export async function settleNotices(
  em: EntityManager,
  link: string,
  at: Date,
  ministerIds?: readonly number[],
): Promise<void> {
  const theirs = ministerIds
    ? sql`recipient_id in (select user_id from minister where id = any(${ministerIds}::int[]))`
    : sql`true`;
  await sql`
    update notification set read_at = ${at}
    where read_at is null and link = ${link} and ${theirs}`.execute(em.getKysely());
}
