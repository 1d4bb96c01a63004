import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EmbeddedPostgres } from './embedded-postgres.js';

/** Gives `work` an empty database that is gone afterwards. */
export async function withTemporaryPostgres(work: (databaseUrl: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'partilha-postgres-'));
  const postgres = new EmbeddedPostgres(path.join(folder, 'postgres'), ['fsync=off']);
  try {
    await postgres.start();
    await postgres.createDatabase('partilha');
    await work(postgres.url('partilha'));
  } finally {
    await postgres.destroy();
    rmSync(folder, { recursive: true, force: true });
  }
}
