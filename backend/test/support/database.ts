import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { ormConfig } from '../../src/platform/database/orm.config.js';
import { entities } from '../../src/entities.js';

const TEMPLATE = 'partilha_template';
let counter = 0;

/** Address of the run's PostgreSQL server. */
export function postgresUrl(): string {
  const url = process.env.TEST_POSTGRES_URL;
  if (!url) throw new Error('Run the tests with npm test: no PostgreSQL was started');
  return url;
}

/** Address of the run's Redis server. */
export function redisUrl(): string {
  const url = process.env.TEST_REDIS_URL;
  if (!url) throw new Error('redis-server is not installed: npm test installs it on Debian');
  return url;
}

/** A fresh, migrated database of the caller's own, or an empty one: a clone of the template, some 30 ms. */
export async function createDatabase({ empty = false } = {}): Promise<{
  url: string;
  drop: () => Promise<void>;
}> {
  counter += 1;
  const name = `partilha_${process.pid}_${counter}`;
  await asAdministrator(async (client) => {
    await client.query('select pg_advisory_lock(1)');
    const { rowCount } = await client.query('select from pg_database where datname = $1', [TEMPLATE]);
    if (rowCount === 0 && !empty) await createTemplate(client);
    await client.query(
      `create database "${name}" template ${empty ? 'template0' : TEMPLATE} strategy file_copy`,
    );
  });
  const drop = () =>
    asAdministrator(
      async (client) => void (await client.query(`drop database if exists "${name}" with (force)`)),
    );
  return { url: urlOf(name), drop };
}

/** Runs SQL that may take as long as it takes: the server gives up on a query after a while. */
export async function runSql(url: string, statements: string): Promise<void> {
  await connected(url, async (client) => void (await client.query(statements)));
}

/** Empties every table. TRUNCATE makes a new file for every table and index, which takes fifty times as long. */
export const EMPTYING = `
  do $$ declare one regclass; begin
    set local session_replication_role = replica;
    for one in
      select oid from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
        and relname <> 'mikro_orm_migrations'
    loop execute format('delete from %s', one); end loop;
  end $$`;

async function createTemplate(client: pg.Client): Promise<void> {
  const draft = `${TEMPLATE}_draft`;
  await client.query(`drop database if exists ${draft}`);
  await client.query(`create database ${draft}`);
  const orm = await MikroORM.init(ormConfig(urlOf(draft), entities));
  await orm.migrator.up();
  await orm.close();
  await client.query(`alter database ${draft} rename to ${TEMPLATE}`);
}

const asAdministrator = (work: (client: pg.Client) => Promise<void>) => connected(postgresUrl(), work);

async function connected(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function urlOf(database: string): string {
  const url = new URL(postgresUrl());
  url.pathname = `/${database}`;
  return url.href;
}
