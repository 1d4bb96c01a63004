/**
 * npm run dump:demo: loads the demonstration parish into a PostgreSQL of its own, uses it, and writes its database
 * beside this file, once a version. Same version, same dump, but for hashes, ids of requests and computing times.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { takeDump, writeDump } from './dump.js';
import { useParish } from './use-parish.js';

const START = '2026-11-10T12:00:00-03:00';

/** The sources need decorators, which Node does not strip: what is dumped is made by the build. */
const built = (file: string): Promise<unknown> => import(new URL(`../../dist/${file}`, import.meta.url).href);
const { readVersion } = (await built(
  'src/platform/config/version.js',
)) as typeof import('../../src/platform/config/version.ts');
const { readEnv } = (await built(
  'src/platform/config/env.js',
)) as typeof import('../../src/platform/config/env.ts');
const { createApp } = (await built('src/create-app.js')) as typeof import('../../src/create-app.ts');
const { entities } = (await built('src/entities.js')) as typeof import('../../src/entities.ts');
const { loadDemoParish } = (await built(
  'demo/load-demo-parish.js',
)) as typeof import('../../demo/load-demo-parish.ts');
const { migrate } = (await built(
  'src/platform/database/migrate.js',
)) as typeof import('../../src/platform/database/migrate.ts');
const { withTemporaryPostgres } = (await built(
  'src/embedded/temporary-postgres.js',
)) as typeof import('../../src/embedded/temporary-postgres.ts');

const file = path.join(import.meta.dirname, `demo-${readVersion()}.json.br`);
if (existsSync(file)) throw new Error(`${path.basename(file)} stays as it is: upgrades are tested from it.`);

let present = new Date(START);
const clock = {
  now: () => new Date(present),
  in: (milliseconds: number) => new Date(present.getTime() + milliseconds),
  set: (instant: string) => void (present = new Date(instant)),
};

const dataDir = mkdtempSync(path.join(tmpdir(), 'partilha-dump-'));
try {
  await withTemporaryPostgres(dumpDemo);
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

async function dumpDemo(databaseUrl: string): Promise<void> {
  const env = {
    ...readEnv({ LOG_LEVEL: 'warn', DATA_DIR: dataDir, PUBLIC_URL: 'http://partilha.test' }),
    databaseUrl,
    jwtSecret: 'a secret that only this dump has, 32 bytes',
    embedded: { database: true, redis: false },
    demo: true,
    pollOutbox: true,
    privatePushServices: false,
    cheapPasswords: false,
  };
  await migrate(databaseUrl, entities, (orm) => loadDemoParish(orm, env, clock));
  const app = await createApp(env, clock);
  try {
    await app.listen(0, '127.0.0.1');
    const { port } = app.getHttpServer().address() as AddressInfo;
    await useParish({ url: `http://127.0.0.1:${port}`, databaseUrl, clock });
  } finally {
    await app.close();
  }
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    const dump = await takeDump(client, present);
    const bytes = writeDump(file, dump);
    const rows = Object.values(dump.tables).flat().length;
    console.log(`${path.basename(file)}: ${rows} rows, ${Math.round(bytes / 1024)} KiB`);
  } finally {
    await client.end();
  }
}
