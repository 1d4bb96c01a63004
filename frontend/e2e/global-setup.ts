import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { EmbeddedPostgres } from '../../backend/src/embedded/embedded-postgres.ts';
import { spawnServer } from '../../scripts/spawn-server.ts';
import { openTestFolder } from '../../scripts/test-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL server of this run, with the demonstration parish in the database `demonstration`. */
    postgresUrl: string;
    /** A data folder with the photos of that parish. */
    parishFolder: string;
    /** Folder of the servers that last as long as their worker, by the number of their process. */
    lastingServers: string;
  }
}

/** One PostgreSQL with one demonstration parish for the whole run; each file clones the parish (parish.ts). */
export default async function setup(project: TestProject) {
  const folder = openTestFolder();
  const postgres = new EmbeddedPostgres(path.join(folder, 'postgres'), [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'autovacuum=off',
  ]);
  await postgres.start();
  await postgres.createDatabase('demonstration');
  const parishFolder = path.join(folder, 'parish');
  const server = await spawnServer({
    env: { DATABASE_URL: postgres.url('demonstration'), DATA_DIR: parishFolder, REDIS_URL: '' },
    args: ['--demo'],
  });
  await server.stop();
  project.provide('postgresUrl', postgres.url());
  project.provide('parishFolder', parishFolder);
  const lastingServers = path.join(folder, 'servers');
  mkdirSync(lastingServers);
  project.provide('lastingServers', lastingServers);
  return async () => {
    for (const number of readdirSync(lastingServers)) end(Number(number));
    await postgres.destroy();
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  };
}

/** A worker ends without a word to its server, which is left behind. */
function end(server: number): void {
  try {
    process.kill(server, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
