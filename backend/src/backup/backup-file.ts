import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';
import { create, extract } from 'tar';
import type { TableSum } from './backup-tables.js';

/** What a backup is of, and what must be found in it. */
export interface Manifest {
  format: typeof FORMAT;
  /** The program's version. */
  version: string;
  /** ISO 8601 instant. */
  takenAt: string;
  /** The migrations that had made the tables, in the order in which they ran. */
  migrations: string[];
  tables: Record<string, TableSum>;
  /** SHA-256 of each file of the data folder, by its path in the backup. */
  files: Record<string, string>;
}

export const FORMAT = 1;
export const MANIFEST = 'manifest.json';
/** The folders of DATA_DIR that belong to the parish. */
export const DATA_FOLDERS = ['photos', 'mail'];
const ENCRYPTED = '.age';

/** A refusal that is told to the person at the keyboard, in Portuguese. */
export class BackupRefused extends Error {}

/** Runs a command to its end, or to its refusal, which is told. */
export async function endsOrRefuses(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof BackupRefused)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** Gives `work` a folder of its own that only this account may read, and removes it. */
export async function withFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'partilha-backup-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Packs a folder into one file, encrypted where there is a passphrase (the format of age-encryption.org). The file has
 * its name only once it is whole.
 */
export async function pack(folder: string, file: string, passphrase: string | null): Promise<void> {
  const unfinished = `${file}.part`;
  const packed = Readable.from(create({ gzip: true, cwd: folder, portable: true }, await readdir(folder)));
  const output = createWriteStream(unfinished, { mode: 0o600 });
  if (passphrase === null) await pipeline(packed, output);
  else {
    const age = new Encrypter();
    age.setPassphrase(passphrase);
    await pipeline(
      await age.encrypt(Readable.toWeb(packed) as globalThis.ReadableStream<Uint8Array>),
      output,
    );
  }
  await rename(unfinished, file);
}

/**
 * Unpacks a file that {@link pack} made.
 * @throws BackupRefused when it is no backup, is damaged, or is encrypted with another passphrase.
 */
export async function unpack(file: string, folder: string, passphrase: string | null): Promise<void> {
  const input = createReadStream(file);
  const target = extract({ cwd: folder, strict: true });
  try {
    if (!file.endsWith(ENCRYPTED)) await pipeline(input, target);
    else {
      if (passphrase === null)
        throw new BackupRefused('A cópia está cifrada: informe a senha dela em BACKUP_PASSPHRASE.');
      const age = new Decrypter();
      age.addPassphrase(passphrase);
      const clear = await age.decrypt(Readable.toWeb(input) as globalThis.ReadableStream<Uint8Array>);
      await pipeline(Readable.fromWeb(clear as ReadableStream), target);
    }
  } catch (error) {
    if (error instanceof BackupRefused) throw error;
    throw new BackupRefused(
      `O arquivo não pôde ser lido: não é uma cópia do Partilha, está danificado ou a senha é outra (${(error as Error).message}).`,
      { cause: error },
    );
  }
}

/** The name of a backup that was taken at an instant. */
export const backupName = (takenAt: Date, passphrase: string | null): string =>
  `partilha-${takenAt.toISOString().slice(0, 16).replace(/[-:]/g, '').replace('T', '-')}.tar.gz${passphrase === null ? '' : ENCRYPTED}`;

/** SHA-256 of a file. */
export async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
