import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';

/** Links mails to an account that were sent to its address before it had the account. */
export async function linkMails(
  em: EntityManager,
  { id, email }: { id: number; email: string },
): Promise<void> {
  await sql`
    update email_message set user_id = ${id} where "to" = ${email} and user_id is null`.execute(
    em.getKysely(),
  );
}

/** Deletes all mails to these accounts and about these ministers. */
export async function deleteMailsAbout(
  em: EntityManager,
  { userIds, ministerIds }: { userIds: readonly number[]; ministerIds: readonly number[] },
): Promise<void> {
  await sql`
    delete from email_message where user_id = any(${[...userIds]}::int[])
      or (refs ->> 'ministerId')::int = any(${[...ministerIds]}::int[])`.execute(em.getKysely());
}
