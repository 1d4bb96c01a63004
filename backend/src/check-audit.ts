import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { withDatabase } from './embedded/with-database.js';
import { checkAuditTrail, tellVerdict } from './platform/audit/check-audit-trail.js';
import { commandOptions } from './platform/config/command-options.js';

// It needs nothing but to read.
const USAGE = 'Uso: npm run audit:check -- [--demo] [--database=postgresql://…] [--seal=número:resumo]';
const { values } = commandOptions(USAGE, {
  options: { database: { type: 'string' }, demo: { type: 'boolean' }, seal: { type: 'string' } },
});

await withDatabase({ given: values.database, demo: values.demo ?? false }, async (connectionString) => {
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
