import { sql, type Kysely } from 'kysely';
import { notPossible } from '../platform/errors/app-error.js';

/**
 * The active administrators, locked until the transaction ends: of two who remove each other, the second sees that the
 * first is gone.
 */
export async function lockAdministrators(db: Kysely<unknown>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from user_account where role = 'admin' and disabled_at is null order by id for update`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** @throws AppError 422 when the person who leaves is the only one of the administrators. */
export function keepAnAdministrator(administrators: readonly number[], leaving: number): void {
  if (administrators.length !== 1 || administrators[0] !== leaving) return;
  throw notPossible(
    'last-administrator',
    'É preciso haver ao menos um administrador ativo. Dê a função a outra pessoa antes.',
  );
}
