import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { readEnv } from './platform/config/env.js';
import { createApp } from './create-app.js';
import { withTemporaryPostgres } from './embedded/temporary-postgres.js';
import { describeApi } from './openapi.js';

// Writes the API's document to the file given. The database is needed to build the server, not read.
const [, , file] = process.argv;
if (!file) throw new Error('Usage: write-openapi FILE');

await withTemporaryPostgres(async (databaseUrl) => {
  const app = await createApp({
    ...readEnv({ LOG_LEVEL: 'silent' }),
    databaseUrl,
    redisUrl: null,
    embedded: { database: true, redis: false },
    dataDir: tmpdir(),
    jwtSecret: 'only to build the server, signs nothing.',
    demo: false,
    pollOutbox: false,
    privatePushServices: false,
    cheapPasswords: false,
    processRole: 'api',
  });
  writeFileSync(file, `${JSON.stringify(describeApi(app), null, 2)}\n`);
  await app.close();
});
process.exit(0);
