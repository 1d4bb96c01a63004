import path from 'node:path';
import '../../../scripts/typescript-imports.js';

/** One PostgreSQL and one Redis for the whole run; each test file clones its own database. */
export default async function globalSetup() {
  const { EmbeddedPostgres } = await import('../../src/embedded/embedded-postgres.ts');
  const { EmbeddedRedis } = await import('../../src/embedded/embedded-redis.ts');
  const { openTestFolder } = await import('../../../scripts/test-folder.ts');
  const folder = openTestFolder();
  const postgres = new EmbeddedPostgres(path.join(folder, 'postgres'), [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'autovacuum=off',
  ]);
  await postgres.start();
  process.env.TEST_POSTGRES_URL = postgres.url();

  const redis = EmbeddedRedis.installed() ? new EmbeddedRedis(path.join(folder, 'redis')) : null;
  await redis?.start();
  if (redis) process.env.TEST_REDIS_URL = redis.url;
  globalThis.partilhaServices = { postgres, redis, folder };
}
