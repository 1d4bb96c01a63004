/** A database as a file: every table's rows as JSON, and the migrations that had made its tables; compressed. */
import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { Client } from 'pg';
import { ranMigrations, tableNames } from '../../src/backup/backup-tables.js';

export type Row = Record<string, unknown>;

export interface Dump {
  /** The parish's present when the dump was taken; ISO 8601 instant. */
  takenAt: string;
  /** Names, in the order in which they ran. */
  migrations: string[];
  /** By table, each row as PostgreSQL's `to_jsonb` writes it. */
  tables: Record<string, Row[]>;
}

/** Reads every table of the connection's database. */
export async function takeDump(client: Client, takenAt: Date): Promise<Dump> {
  await client.query(`set timezone = 'UTC'`);
  const tables: Dump['tables'] = {};
  for (const table of await tableNames(client)) {
    const { rows } = await client.query<{ row: Row }>(
      `select to_jsonb(t) as row from "${table}" t order by t`,
    );
    tables[table] = rows.map(({ row }) => row);
  }
  return { takenAt: takenAt.toISOString(), migrations: await ranMigrations(client), tables };
}

/** Stores a dump's rows in its tables, which exist and are empty, and lets their ids go on after the last one. */
export async function storeDump(client: Client, { tables }: Dump): Promise<void> {
  // Foreign keys are not looked at while rows are stored: they come in no order.
  await client.query('set session_replication_role = replica');
  for (const [table, rows] of Object.entries(tables)) {
    const values = [JSON.stringify(rows)];
    await client.query(
      `insert into "${table}" select * from json_populate_recordset(null::"${table}", $1)`,
      values,
    );
    if (rows[0] && 'id' in rows[0]) {
      await client.query(
        `select setval(pg_get_serial_sequence('"${table}"', 'id'), (select max(id) from "${table}"))`,
      );
    }
  }
  await client.query('reset session_replication_role');
}

/** Writes a dump, compressed. @returns the size of the file in bytes. */
export function writeDump(file: string, dump: Dump): number {
  const packed = brotliCompressSync(JSON.stringify(dump));
  writeFileSync(file, packed);
  return packed.length;
}

export function readDump(file: string): Dump {
  return JSON.parse(brotliDecompressSync(readFileSync(file)).toString()) as Dump;
}
