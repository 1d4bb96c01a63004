import { MikroORM, type EntityClass } from '@mikro-orm/postgresql';
import pg from 'pg';
import { ormConfig } from './orm.config.js';

/** Any number: all processes must ask for the same one. */
const MIGRATION_LOCK = 7_162_026;

/**
 * Brings the database up to date and then runs `work`, while no other process does either:
 * of several that start at once, one migrates and the others wait.
 */
export async function migrate(
  databaseUrl: string,
  entities: EntityClass<object>[],
  work: (orm: MikroORM) => Promise<void>,
): Promise<void> {
  const lock = new pg.Client(databaseUrl);
  await lock.connect();
  const orm = await MikroORM.init(ormConfig(databaseUrl, entities));
  try {
    await lock.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await orm.migrator.up();
    await work(orm);
  } finally {
    await orm.close();
    await lock.end();
  }
}
