import { chmodSync, existsSync, mkdirSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Linux's folder in memory (shm_overview(7)), which some containers make small. */
const MEMORY = '/dev/shm';
/** Some 300 MB are in use at once. */
const ROOM_BYTES = 2 * 1024 ** 3;

/**
 * The folder of a run of tests, which the whole run calls the temporary folder from now on, so that what a part of it
 * leaves behind goes with it. It is in memory where that has room: each clone of a database makes hundreds of files, and
 * ext4 passes over each that was deleted in the last minutes (`recently_deleted`) whenever it makes one.
 * PostgreSQL, which does not run as root, may pass through it.
 */
export function openTestFolder(): string {
  const folder = mkdtempSync(path.join(hasRoom() ? MEMORY : tmpdir(), 'partilha-test-'));
  chmodSync(folder, 0o711);
  process.env.TMPDIR = path.join(folder, 'temporary');
  mkdirSync(process.env.TMPDIR, { mode: 0o711 });
  return folder;
}

function hasRoom(): boolean {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > ROOM_BYTES;
}
