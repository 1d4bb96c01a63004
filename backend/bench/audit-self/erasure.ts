import { randomBytes } from 'node:crypto';
import { login, send, type Measure, type Site } from './site.ts';

/** What visitors may call themselves: words of the language, and texts that a search would take for a pattern. */
const NAMES = [
  'Missa',
  'não pode',
  'bispo diocesano',
  'Escala',
  'a',
  'Maria',
  'Ministro',
  'Administrador',
  '.*',
  '%',
  '_',
  '$1',
  "'; drop table user_account; --",
  '<b>Pessoa removida</b>',
];
/** What follows from an erasure, and nobody wrote. */
const TRACES = [
  'attempt_count',
  'outbox_message',
  'audit_seal',
  'one_time_token',
  'user_session',
  'mikro_orm_migrations',
];

/** Visitors of hostile names register and erase themselves: every row of everybody else stays as it was. */
export async function measureErasure({ url, db }: Site): Promise<Measure> {
  const changed: string[] = [];
  const refused: string[] = [];
  for (const [index, name] of NAMES.entries()) {
    const password = `${randomBytes(9).toString('base64url')}-9z`;
    const email = `visitante-${index}@exemplo.test`;
    const registered = await send(url, 'POST', '/api/auth/register', {
      body: JSON.stringify({ email, password, name }),
    });
    if (registered.status !== 201) {
      refused.push(`${name} (${registered.status})`);
      continue;
    }
    const { user } = JSON.parse(registered.body) as { user: { id: number } };
    // As the link in the mail does: an account opens nothing before its mailbox is proved.
    await db.query('update user_account set email_verified_at = now() where email = $1', [email]);
    const token = await login(url, email, password);
    const before = await rowsOfOthers(db, user.id);
    const erased = await send(url, 'POST', '/api/privacy/erase', {
      token,
      body: JSON.stringify({ password }),
    });
    const after = await rowsOfOthers(db, user.id);
    if (erased.status !== 200) changed.push(`${name}: the erasure answered ${erased.status}`);
    for (const [table, rows] of before) if (rows !== after.get(table)) changed.push(`${name}: ${table}`);
  }
  return {
    what: 'erasures of visitors with hostile names, over every row of every table',
    asked: NAMES.length,
    found: [
      changed.length === 0 ? 'no row of anybody else changed' : changed.slice(0, 5).join('; '),
      ...(refused.length > 0 ? [`names refused at registration: ${refused.join(', ')}`] : []),
    ].join('; '),
    holds: changed.length === 0 && refused.length < NAMES.length,
  };
}

async function rowsOfOthers(db: Site['db'], userId: number): Promise<Map<string, string>> {
  const { rows: tables } = await db.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> all($1) order by 1`,
    [TRACES],
  );
  const found = new Map<string, string>();
  for (const { name } of tables) {
    const { rows } = await db.query<{ rows: string }>(
      `select coalesce(string_agg(to_json(t)::text, e'\\n' order by to_json(t)::text), '') as rows
       from ${db.escapeIdentifier(name)} t cross join lateral (select to_jsonb(t) as row) whole
       where not ($1 = 'user_account' and (row ->> 'id')::int = $2)
         and not (row ? 'user_id' and (row ->> 'user_id')::int is not distinct from $2)
         and not ($1 = 'audit_event' and coalesce((row ->> 'actor_id')::int, $2) = $2)
         and not ($1 = 'email_message' and row ->> 'mail' in ('verification', 'deletion-done'))`,
      [name, userId],
    );
    found.set(name, rows[0]!.rows);
  }
  return found;
}
