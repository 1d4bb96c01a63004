import path from 'node:path';
import { readEnv } from '../platform/config/env.js';
import { EmbeddedPostgres } from './embedded-postgres.js';

/**
 * Runs `work` on the given database, on DATABASE_URL, or on the embedded one, which is started unless a server has it
 * running.
 */
export async function withDatabase(
  { given, demo }: { given: string | undefined; demo: boolean },
  work: (url: string) => Promise<void>,
): Promise<void> {
  const { databaseUrl, dataDir } = readEnv();
  const url = given ?? databaseUrl;
  if (url) return work(url);
  const postgres = new EmbeddedPostgres(path.join(dataDir, 'postgres'));
  if (!postgres.joinRunning()) await postgres.start();
  try {
    const database = demo ? 'partilha_demo' : 'partilha';
    await postgres.createDatabase(database);
    await work(postgres.url(database));
  } finally {
    await postgres.stop();
  }
}
