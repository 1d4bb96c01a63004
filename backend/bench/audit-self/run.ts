import { cpus } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { table, withPostgres } from '../support.ts';
import { measureAccess } from './access.ts';
import { measureBodies, measureSlowBodies } from './bodies.ts';
import { measureErasure } from './erasure.ts';
import { measureHolds } from './holds.ts';
import { DEMO_PASSWORD, DEMO_PEOPLE, login, Others, startServer, type Measure, type Site } from './site.ts';

/** Whatever happens, nothing of it runs longer. */
const LIMIT_MS = 8 * 60_000;
/** For other people's requests, while all this is going on; on a machine that does other things, no more than before. */
const MOST_P99_MS = 200;
/** How long other people are measured before it begins. */
const QUIET_MS = 10_000;

console.log(`Node ${process.version}, ${cpus().length} cores (${cpus()[0]?.model.trim()})\n`);
const measures: Measure[] = [];
await withPostgres(async (databaseUrl, folder) => {
  const server = await startServer(databaseUrl, folder);
  const url = server.url.replace('localhost', '127.0.0.1');
  measures.push(...(await measureHolds({ url, process: server.process })));
  const db = new pg.Client(databaseUrl);
  await db.connect();
  const others = new Others(url, await login(url, await somebodyElse(db), DEMO_PASSWORD));
  const site: Site = { url, db, others };
  try {
    const timeIsOver = setTimeout(LIMIT_MS, undefined, { ref: false }).then(() => {
      throw new Error('Stopped: the time is over.');
    });
    await Promise.race([measureAll(site), timeIsOver]);
  } finally {
    await others.stop();
    await db.end();
    await server.stop();
  }
});

/** Adds each measure as it is taken. */
async function measureAll(site: Site): Promise<void> {
  const { url, others } = site;
  await setTimeout(QUIET_MS);
  const quiet = await others.waits();
  measures.push(othersWaits('reference: other people’s requests before it begins', quiet, Infinity));
  const most = Math.max(MOST_P99_MS, p99(quiet));
  others.all.length = 0;
  measures.push(...(await measureAccess(site)));
  const token = await login(url, DEMO_PEOPLE.coordenador!, DEMO_PASSWORD);
  measures.push(...(await measureBodies(site, token)));
  measures.push(await measureErasure(site));
  measures.push(await measureSlowBodies(site));
  await others.waits();
  others.all.sort((a, b) => a - b);
  measures.push(
    othersWaits(`other people’s requests all the while, p99 at most ${most.toFixed(0)} ms`, others.all, most),
  );
}

/** A minister whose session none of the measures ends, with the password of the demonstration's people. */
async function somebodyElse(db: pg.Client): Promise<string> {
  const { rows } = await db.query<{ email: string }>(
    `update user_account set password_hash = (select password_hash from user_account where email = $1)
     where id = (select u.id from user_account u join minister m on m.user_id = u.id
       where u.role = 'ministro' and u.email <> $1 and u.disabled_at is null order by u.id limit 1)
     returning email`,
    [DEMO_PEOPLE.ministro],
  );
  return rows[0]!.email;
}

function p99(waits: number[]): number {
  return at(waits, 0.99);
}

/** Of waits, shortest first, the one within which so large a share was answered. */
function at(waits: number[], share: number): number {
  return waits[Math.min(waits.length - 1, Math.floor(waits.length * share))]!;
}

function othersWaits(what: string, waits: number[], most: number): Measure {
  return {
    what,
    asked: waits.length,
    found: `median ${at(waits, 0.5).toFixed(1)} ms, p99 ${p99(waits).toFixed(1)} ms, longest ${at(waits, 1).toFixed(0)} ms`,
    holds: p99(waits) <= most,
  };
}

table(
  ['measured', 'requests', 'found', ''],
  measures.map(({ what, asked, found, holds }) => [what, asked, found, holds ? 'holds' : 'FAILS']),
);
if (measures.some(({ holds }) => !holds)) process.exitCode = 1;
