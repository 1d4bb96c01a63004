import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { MikroORM } from '@mikro-orm/postgresql';
import { projectRoot } from './platform/config/env.js';
import { withTemporaryPostgres } from './embedded/temporary-postgres.js';
import { ormConfig } from './platform/database/orm.config.js';
import { schemaChanges } from './platform/database/schema-changes.js';
import { entities } from './entities.js';

// Writes a migration that brings the schema of the present migrations to that of the entities, and lists it.
const name = (process.argv[2] ?? 'change').trim().replace(/\W+/g, '-');
const folder = path.join(projectRoot(), 'backend', 'src', 'platform', 'database', 'migrations');

await withTemporaryPostgres(async (databaseUrl) => {
  const orm = await MikroORM.init(ormConfig(databaseUrl, entities));
  try {
    await orm.migrator.up();
    const { up, down } = await schemaChanges(orm);
    if (up.length === 0) return console.log('The entities have not changed.');
    const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
    const className = `Migration${stamp}`;
    const file = `migration-${stamp}-${name}`;
    const linesOf = (statements: string[]) =>
      statements.map((statement) => `    this.addSql(${JSON.stringify(statement)});`).join('\n');
    writeFileSync(
      path.join(folder, `${file}.ts`),
      `import { Migration } from '@mikro-orm/migrations';\n\nexport class ${className} extends Migration {\n` +
        `  override up(): void {\n${linesOf(up)}\n  }\n\n  override down(): void {\n${linesOf(down)}\n  }\n}\n`,
    );
    const index = path.join(folder, 'index.ts');
    const listed = readFileSync(index, 'utf8')
      .replace('\n/** In', `import { ${className} } from './${file}.js';\n\n/** In`)
      .replace(
        /\[\n?([^\]]*)\];\n$/,
        (_, entries: string) => `[\n${entries}  { name: '${file}', class: ${className} },\n];\n`,
      );
    writeFileSync(index, listed);
    console.log(`Written: ${file}.ts`);
  } finally {
    await orm.close();
  }
});
