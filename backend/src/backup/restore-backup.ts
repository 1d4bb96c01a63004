import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { MikroORM, type EntityClass } from '@mikro-orm/postgresql';
import pg from 'pg';
import { migrations as known } from '../platform/database/migrations/index.js';
import { migrate } from '../platform/database/migrate.js';
import { ormConfig } from '../platform/database/orm.config.js';
import { erasedSince } from '../privacy/index.js';
import { addRows, continueIds, ranMigrations, readTable, tableNames, withoutRules } from './backup-tables.js';
import {
  BackupRefused,
  DATA_FOLDERS,
  FORMAT,
  hashOf,
  MANIFEST,
  unpack,
  withFolder,
  type Manifest,
} from './backup-file.js';

export interface RestoreOrder {
  file: string;
  databaseUrl: string;
  dataDir: string;
  passphrase: string | null;
  /** Whether a parish that is there may be put aside for it. */
  replace: boolean;
  entities: EntityClass<object>[];
}

export interface Restored {
  manifest: Manifest;
  /** How many people were erased after the backup was taken: the server erases them again when it starts. */
  erasedAgain: number;
}

const ASIDE = 'before_restore';
/** How long the sessions of a server that was just stopped may still be seen. */
const LAST_SESSIONS_MS = 3_000;

/**
 * Makes the database and the data folder what they were when the backup was taken, then brings them up to this version.
 * Everything is verified: the file before anything is touched, the rows after they were stored. What was in the database
 * is put aside until then, and comes back when anything fails.
 * @throws BackupRefused when the file is damaged or of a newer version, the database is in use, or holds a parish that
 * may not be replaced.
 */
export async function restoreBackup(order: RestoreOrder): Promise<Restored> {
  return withFolder(async (staged) => {
    await unpack(order.file, staged, order.passphrase);
    const manifest = await verified(staged);
    const client = new pg.Client(order.databaseUrl);
    await client.connect();
    try {
      await client.query(`set timezone = 'UTC'`);
      await mayBeReplaced(client, order.replace);
      await client.query(`drop schema if exists ${ASIDE} cascade`);
      await client.query(`alter schema public rename to ${ASIDE}`);
      try {
        await client.query('create schema public');
        await makeTables(order, manifest);
        await load(client, staged, manifest);
      } catch (error) {
        await client.query('rollback');
        await client.query('drop schema if exists public cascade');
        await client.query(`alter schema ${ASIDE} rename to public`);
        throw error;
      }
      await client.query(`drop schema ${ASIDE} cascade`);
      await putFiles(staged, order.dataDir);
      await migrate(order.databaseUrl, order.entities, () => Promise.resolve());
      const erased = await erasedSince(order.dataDir, new Date(manifest.takenAt));
      for (const subject of erased)
        await client.query(
          `insert into outbox_message (job, payload, dedupe_key, available_at)
           values ('erasure.repeat', $1, $2, $3) on conflict (dedupe_key) do nothing`,
          [subject, `erasure-repeat:${JSON.stringify(subject)}:${manifest.takenAt}`, manifest.takenAt],
        );
      return { manifest, erasedAgain: erased.length };
    } finally {
      await client.end();
    }
  });
}

/** The manifest of an unpacked backup, once every file of it is there as it says. */
async function verified(staged: string): Promise<Manifest> {
  const file = path.join(staged, MANIFEST);
  if (!existsSync(file)) throw new BackupRefused('O arquivo não é uma cópia do Partilha.');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as Manifest;
  const names = new Set(known.map(({ name }) => name));
  const newer = manifest.migrations.filter((name) => !names.has(name));
  if (manifest.format !== FORMAT || newer.length > 0)
    throw new BackupRefused(
      `A cópia é de uma versão mais nova (${manifest.version}): restaure-a com essa versão ou uma posterior.`,
    );
  const sums = { ...manifest.files };
  for (const [table, { sha256 }] of Object.entries(manifest.tables)) sums[`tables/${table}.jsonl`] = sha256;
  for (const [name, sum] of Object.entries(sums)) {
    const part = path.join(staged, name);
    if (!existsSync(part) || (await hashOf(part)) !== sum)
      throw new BackupRefused(`A cópia está danificada: "${name}" não é o que foi guardado.`);
  }
  return manifest;
}

async function mayBeReplaced(client: pg.Client, replace: boolean): Promise<void> {
  const deadline = Date.now() + LAST_SESSIONS_MS;
  while (await isInUse(client)) {
    if (Date.now() > deadline)
      throw new BackupRefused('O banco de dados está em uso: pare o servidor e tente de novo.');
    await wait(100);
  }
  if (replace || (await ranMigrations(client)).length === 0) return;
  const { rows: accounts } = await client.query('select from user_account limit 1');
  if (accounts.length > 0)
    throw new BackupRefused(
      'Já há uma paróquia neste banco de dados. Para trocá-la pela da cópia, acrescente --replace.',
    );
}

async function isInUse(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(
    `select from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
  return rows.length > 0;
}

/** The empty tables of the backup's time. */
async function makeTables({ databaseUrl, entities }: RestoreOrder, manifest: Manifest): Promise<void> {
  const orm = await MikroORM.init(ormConfig(databaseUrl, entities));
  try {
    await orm.migrator.up({ migrations: manifest.migrations });
  } finally {
    await orm.close();
  }
}

async function load(client: pg.Client, staged: string, { tables }: Manifest): Promise<void> {
  await client.query('begin');
  const present = await tableNames(client);
  await withoutRules(client, async () => {
    for (const table of present) {
      await client.query(`delete from ${client.escapeIdentifier(table)}`);
      await addRows(client, table, path.join(staged, 'tables', `${table}.jsonl`));
    }
  });
  await continueIds(client);
  for (const table of present) {
    const { rows, sha256 } = await readTable(client, table);
    if (rows !== tables[table]?.rows || sha256 !== tables[table].sha256)
      throw new BackupRefused(
        `A tabela "${table}" não ficou como foi guardada; nada foi trocado. Avise quem cuida do sistema.`,
      );
  }
  await client.query('commit');
}

async function putFiles(staged: string, dataDir: string): Promise<void> {
  for (const name of DATA_FOLDERS) {
    const target = path.join(dataDir, name);
    await rm(target, { recursive: true, force: true });
    const source = path.join(staged, 'files', name);
    if (!existsSync(source)) continue;
    await mkdir(dataDir, { recursive: true });
    await cp(source, target, { recursive: true });
  }
}
