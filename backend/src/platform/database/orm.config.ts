import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { Migrator } from '@mikro-orm/migrations';
import { defineConfig, type EntityClass, type Options } from '@mikro-orm/postgresql';
import { PreparingClient } from './preparing-client.js';
import { migrations } from './migrations/index.js';

/** How each connection is made. */
const CONNECTION = { Client: PreparingClient };

/**
 * How a running server makes it: a database that hangs is as good as away. Migrations, which may take long, do without.
 * @param seconds how long a connection is waited for; an answer is three times as long.
 */
export const impatientConnection = (seconds: number) => ({
  ...CONNECTION,
  connectionTimeoutMillis: 1_000 * seconds,
  query_timeout: 3_000 * seconds,
  keepAlive: true,
});

/** How MikroORM reaches one database that holds the given records. */
export function ormConfig(databaseUrl: string, entities: EntityClass<object>[]): Options {
  return defineConfig({
    clientUrl: databaseUrl,
    entities,
    metadataProvider: ReflectMetadataProvider,
    extensions: [Migrator],
    forceUtcTimezone: true,
    pool: { min: 1, max: 10 },
    driverOptions: CONNECTION,
    migrations: {
      migrationsList: migrations,
      snapshot: false,
      silent: true,
      transactional: true,
      allOrNothing: true,
    },
    // Triggers are SQL of the migrations.
    schemaGenerator: { ignoreTriggers: true },
    discovery: { warnWhenNoEntities: true },
  });
}
