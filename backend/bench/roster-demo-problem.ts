/**
 * Prints the roster problem of the demonstration parish's latest computed schedule, as the server states it, with the
 * names that its sentences use. Needs the built server (npm run build):
 *
 *   node --import=./scripts/typescript-imports.js backend/bench/roster-demo-problem.ts [2026-11-20] > problem.json
 */
import { MikroORM } from '@mikro-orm/postgresql';
import type { RunningEnv } from '../src/platform/config/config.module.ts';
import type { RosterProblem } from '../src/solver/problem.ts';
import { withPostgres } from './support.ts';

/** The entities need decorators, which Node does not strip: what uses them is taken from the build. */
const built = (file: string): Promise<unknown> => import(new URL(`../dist/${file}`, import.meta.url).href);
const { loadDemoParish } = (await built(
  'demo/load-demo-parish.js',
)) as typeof import('../demo/load-demo-parish.ts');
const { ormConfig } = (await built(
  'src/platform/database/orm.config.js',
)) as typeof import('../src/platform/database/orm.config.ts');
const { entities } = (await built('src/entities.js')) as typeof import('../src/entities.ts');
const { migrate } = (await built(
  'src/platform/database/migrate.js',
)) as typeof import('../src/platform/database/migrate.ts');
const { readEnv } = (await built(
  'src/platform/config/env.js',
)) as typeof import('../src/platform/config/env.ts');
const { formatTime } = (await built(
  'src/platform/dates/format.js',
)) as typeof import('../src/platform/dates/format.ts');
const { problemOf } = (await built('src/roster/roster.js')) as typeof import('../src/roster/roster.ts');
const { RosterBalanceService } = (await built(
  'src/roster/roster-balance.service.js',
)) as typeof import('../src/roster/roster-balance.service.ts');
const { RosterReader } = (await built(
  'src/roster/roster.reader.js',
)) as typeof import('../src/roster/roster.reader.ts');
const { SettingsService } = (await built(
  'src/platform/settings/settings.service.js',
)) as typeof import('../src/platform/settings/settings.service.ts');

const moment = new Date(`${process.argv[2] ?? '2026-11-20'}T12:00:00Z`);

await withPostgres(async (databaseUrl, dataDir) => {
  const env: RunningEnv = {
    ...readEnv({ DATA_DIR: dataDir }),
    databaseUrl,
    jwtSecret: 'a secret of the benchmark only, thirty-two',
    embedded: { database: true, redis: false },
    demo: true,
    pollOutbox: false,
    privatePushServices: false,
    cheapPasswords: false,
  };
  const clock = { now: () => moment, in: (ms: number) => new Date(moment.getTime() + ms) };
  await migrate(databaseUrl, entities, (orm) => loadDemoParish(orm, env, clock));
  const orm = await MikroORM.init(ormConfig(databaseUrl, entities));
  try {
    console.log(JSON.stringify(await readProblem(orm), null, 1));
  } finally {
    await orm.close();
  }
});

async function readProblem(orm: MikroORM): Promise<RosterProblem> {
  const em = orm.em.fork();
  const [latest] = await em.execute<{ id: number }[]>(
    'select schedule_id as id from roster_run join schedule s on s.id = schedule_id order by s.start_date desc limit 1',
  );
  const facts = await new RosterReader(new SettingsService(em)).read(em, latest!.id);
  const problem = problemOf(facts, { balances: await new RosterBalanceService().balances(em, facts) });
  return {
    ...problem,
    slots: problem.slots.map((slot) => ({ ...slot, name: formatTime(facts.masses.get(slot.id)!.time) })),
    ministers: problem.ministers.map((person) => ({ ...person, name: facts.people.get(person.id)!.name })),
  };
}
