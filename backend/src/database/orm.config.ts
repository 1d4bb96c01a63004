import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { Migrator } from '@mikro-orm/migrations';
import { defineConfig, type Options } from '@mikro-orm/postgresql';
import { entities } from './entities.js';
import { PreparingClient } from './preparing-client.js';
import { migrations } from './migrations/index.js';

/** How MikroORM reaches one database. */
export function ormConfig(databaseUrl: string): Options {
  return defineConfig({
    clientUrl: databaseUrl,
    entities,
    metadataProvider: ReflectMetadataProvider,
    extensions: [Migrator],
    forceUtcTimezone: true,
    pool: { min: 1, max: 10 },
    driverOptions: { Client: PreparingClient },
    migrations: {
      migrationsList: migrations,
      snapshot: false,
      silent: true,
      transactional: true,
      allOrNothing: true,
    },
    discovery: { warnWhenNoEntities: true },
  });
}
