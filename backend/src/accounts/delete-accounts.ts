import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';

/** Removes accounts with which nobody has come in; those of people who have are erased instead (`privacy/`). */
export async function deleteAccounts(em: EntityManager, userIds: readonly number[]): Promise<void> {
  await sql`delete from user_account where id = any(${[...userIds]}::int[])`.execute(em.getKysely());
}
