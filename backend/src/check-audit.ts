import path from 'node:path';
import { parseArgs } from 'node:util';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { EmbeddedPostgres } from './embedded/embedded-postgres.js';
import { checkAuditTrail, tellVerdict } from './platform/audit/check-audit-trail.js';
import { readEnv } from './platform/config/env.js';

// npm run audit:check [-- --demo] [-- --database=postgresql://…] [-- --seal=number:hash]: needs nothing but to read.
const { values } = parseArgs({
  options: { database: { type: 'string' }, demo: { type: 'boolean' }, seal: { type: 'string' } },
});

/** Runs `work` on the given database, or on the embedded one, which is started unless a server has it running. */
async function withDatabase(work: (url: string) => Promise<void>): Promise<void> {
  const { databaseUrl, dataDir } = readEnv();
  const given = values.database ?? databaseUrl;
  if (given) return work(given);
  const postgres = new EmbeddedPostgres(path.join(dataDir, 'postgres'));
  if (!postgres.joinRunning()) await postgres.start();
  try {
    await work(postgres.url(values.demo ? 'partilha_demo' : 'partilha'));
  } finally {
    await postgres.stop();
  }
}

await withDatabase(async (connectionString) => {
  const db = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString, max: 1 }) }),
  });
  try {
    const verdict = await checkAuditTrail(db, values.seal);
    console.log(tellVerdict(verdict));
    if (verdict.holdsKept === true)
      console.log('O selo guardado está na trilha: nada antes dele foi refeito.');
    if (verdict.holdsKept === false)
      console.log(
        'O selo guardado não está na trilha: ela foi refeita, ou ele é mais antigo que o prazo de guarda.',
      );
    if (verdict.seal) console.log(`Último selo: ${verdict.seal} (guarde-o fora daqui; confira-o com --seal)`);
    if (verdict.broken || verdict.holdsKept === false) process.exitCode = 1;
  } finally {
    await db.destroy();
  }
});
