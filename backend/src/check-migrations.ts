import { MikroORM } from '@mikro-orm/postgresql';
import { withTemporaryPostgres } from './embedded/temporary-postgres.js';
import { ormConfig } from './platform/database/orm.config.js';
import { entities } from './entities.js';

// Runs every migration on an empty database and fails when its schema is not exactly that of the entities.
await withTemporaryPostgres(async (databaseUrl) => {
  const orm = await MikroORM.init(ormConfig(databaseUrl, entities));
  try {
    await orm.migrator.up();
    const difference = (await orm.schema.getUpdateSchemaSQL({ wrap: false, dropTables: false })).trim();
    if (difference) {
      console.error(
        `The migrations differ from the entities (npm run migration writes the missing one):\n${difference}`,
      );
      process.exitCode = 1;
    }
  } finally {
    await orm.close();
  }
});
