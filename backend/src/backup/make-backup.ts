import { existsSync } from 'node:fs';
import { appendFile, cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { DAY } from '../platform/clock.js';
import { readVersion } from '../platform/config/version.js';
import { ranMigrations, readTable, tableNames } from './backup-tables.js';
import {
  backupName,
  BackupRefused,
  DATA_FOLDERS,
  FORMAT,
  hashOf,
  MANIFEST,
  pack,
  withFolder,
  type Manifest,
} from './backup-file.js';

export interface BackupOrder {
  databaseUrl: string;
  dataDir: string;
  /** The folder that the file is put into. */
  folder: string;
  /** null: not encrypted. */
  passphrase: string | null;
  now: Date;
  /** Backups of the same folder that are older go; null: all stay. */
  keepDays: number | null;
}

/**
 * Writes the whole parish, as of one instant, to one file: every table as JSON lines, the photos and kept e-mails, and a
 * manifest with counts and checksums. The server may go on working. Sessions do not survive: its secret stays out.
 * @returns the file, and what it holds.
 * @throws BackupRefused when there is no parish in the database.
 */
export async function makeBackup(order: BackupOrder): Promise<{ file: string; manifest: Manifest }> {
  return withFolder(async (staged) => {
    const manifest = await stage(order, staged);
    await mkdir(order.folder, { recursive: true });
    const file = path.join(order.folder, backupName(order.now, order.passphrase));
    await pack(staged, file, order.passphrase);
    if (order.keepDays !== null) await removeOlder(order.folder, order.now, order.keepDays);
    return { file, manifest };
  });
}

async function stage({ databaseUrl, dataDir, now }: BackupOrder, staged: string): Promise<Manifest> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    await client.query(`set timezone = 'UTC'`);
    await client.query('begin isolation level repeatable read read only');
    const migrations = await ranMigrations(client);
    if (migrations.length === 0) throw new BackupRefused('Não há nenhuma paróquia neste banco de dados.');
    const tables: Manifest['tables'] = {};
    await mkdir(path.join(staged, 'tables'));
    for (const table of await tableNames(client)) {
      const file = path.join(staged, 'tables', `${table}.jsonl`);
      await writeFile(file, '');
      tables[table] = await readTable(client, table, (lines) => appendFile(file, lines));
    }
    await client.query('commit');
    const files = await stageFiles(dataDir, staged);
    const manifest: Manifest = {
      format: FORMAT,
      version: readVersion(),
      takenAt: now.toISOString(),
      migrations,
      tables,
      files,
    };
    await writeFile(path.join(staged, MANIFEST), JSON.stringify(manifest, null, 2));
    return manifest;
  } finally {
    await client.end();
  }
}

/** Copies the folders of the parish. @returns the checksums of their files. */
async function stageFiles(dataDir: string, staged: string): Promise<Manifest['files']> {
  const files: Manifest['files'] = {};
  for (const name of DATA_FOLDERS) {
    const source = path.join(dataDir, name);
    if (!existsSync(source)) continue;
    const target = path.join(staged, 'files', name);
    await cp(source, target, { recursive: true });
    for (const entry of await readdir(target, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const file = path.join(entry.parentPath, entry.name);
      files[path.relative(staged, file)] = await hashOf(file);
    }
  }
  return files;
}

async function removeOlder(folder: string, now: Date, days: number): Promise<void> {
  const oldest = backupName(new Date(now.getTime() - days * DAY), null);
  for (const name of await readdir(folder))
    if (/^partilha-\d{8}-\d{4}\.tar\.gz(\.age)?$/.test(name) && name < oldest)
      await rm(path.join(folder, name));
}
