import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Client } from 'pg';

/** Where MikroORM keeps the names of the migrations that have run. */
const MIGRATIONS = 'mikro_orm_migrations';
const ROWS_AT_ONCE = 1000;

export interface TableSum {
  rows: number;
  /** Of all rows as JSON lines, in the order of their text. */
  sha256: string;
}

/** Names of the migrations that have made the tables, in the order in which they ran; none where there are no tables. */
export async function ranMigrations(client: Client): Promise<string[]> {
  const { rows: found } = await client.query(`select from pg_tables where tablename = '${MIGRATIONS}'`);
  if (found.length === 0) return [];
  const { rows } = await client.query<{ name: string }>(`select name from ${MIGRATIONS} order by id`);
  return rows.map(({ name }) => name);
}

/** Names of all tables but the one of the migrations. */
export async function tableNames(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> $1 order by 1`,
    [MIGRATIONS],
  );
  return rows.map(({ name }) => name);
}

/**
 * Reads a table, each row as PostgreSQL's `to_jsonb` writes it, within the caller's transaction.
 * @param onLines takes some rows, each ended by a line feed.
 */
export async function readTable(
  client: Client,
  table: string,
  onLines: (lines: string) => Promise<void> = () => Promise.resolve(),
): Promise<TableSum> {
  const hash = createHash('sha256');
  let count = 0;
  await client.query(
    `declare saved no scroll cursor for
     select to_jsonb(t)::text as line from ${client.escapeIdentifier(table)} t order by to_jsonb(t)::text collate "C"`,
  );
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${ROWS_AT_ONCE} from saved`);
    if (rows.length === 0) break;
    const lines = rows.map(({ line }) => `${line}\n`).join('');
    hash.update(lines);
    await onLines(lines);
    count += rows.length;
  }
  await client.query('close saved');
  return { rows: count, sha256: hash.digest('hex') };
}

/** Adds the rows of a file, as {@link readTable} wrote them, to a table of the schema that they were read from. */
export async function addRows(client: Client, table: string, file: string): Promise<void> {
  const name = client.escapeIdentifier(table);
  const insert = (rows: readonly string[]) =>
    client.query(`insert into ${name} select * from jsonb_populate_recordset(null::${name}, $1)`, [
      `[${rows.join(',')}]`,
    ]);
  let batch: string[] = [];
  for await (const line of linesOf(file)) {
    batch.push(line);
    if (batch.length === ROWS_AT_ONCE) {
      await insert(batch);
      batch = [];
    }
  }
  if (batch.length > 0) await insert(batch);
}

/** The lines of a file; of all signs that may end one, a line feed alone does. */
async function* linesOf(file: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of createReadStream(file, 'utf8') as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop()!;
    yield* lines;
  }
}

/** Lets the ids of every table go on after its last one. */
export async function continueIds(client: Client): Promise<void> {
  const { rows } = await client.query<{ table: string; sequence: string }>(
    `select c.table_name as table, pg_get_serial_sequence(quote_ident(c.table_name), c.column_name) as sequence
     from information_schema.columns c where c.table_schema = 'public' and c.column_name = 'id'`,
  );
  for (const { table, sequence } of rows) {
    if (sequence === null) continue;
    await client.query(
      `select setval($1, max(id)) from ${client.escapeIdentifier(table)} having max(id) is not null`,
      [sequence],
    );
  }
}

/**
 * Runs `load` while no rule of the tables watches the rows: they come in no order, and what triggers once made of them
 * is among them. References are made again afterwards, which checks them. Needs to own the tables, nothing more.
 */
export async function withoutRules(client: Client, load: () => Promise<void>): Promise<void> {
  const tables = (await tableNames(client)).map((table) => client.escapeIdentifier(table));
  const { rows: references } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  for (const { table, name } of references)
    await client.query(`alter table ${table} drop constraint ${name}`);
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
  await load();
  for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
  for (const { table, name, definition } of references)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
}
