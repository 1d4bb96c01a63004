import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { spawnServer, type SpawnedServer } from '../../scripts/spawn-server.ts';
import { median, table, withPostgres } from './support.ts';

/** How much a call may cost with ten years of history, as a multiple of its cost on a fresh parish… */
const MOST = 1.5;
/** …where a difference of less than so many milliseconds counts as none: it is the noise of two measurements. */
const FLOOR_MS = 2;
const WARM_UP = 5;
const ROUNDS = 25;
const ATTEMPTS = 3;

/** The roster balances people over so many months; the fresh parish has them as well, and nothing else of before. */
const MEMORY_MONTHS = 6;

type Person = 'admin' | 'coordenacao' | 'ministro';

const page = (size: number, sort: string, order = 'DESC') =>
  `range=[0,${size - 1}]&sort=["${sort}","${order}"]`;

/** What the product asks for on its pages: lists, counts and reports. */
function calls(parish: Parish): [person: Person, address: string][] {
  const { scheduleId, slotId, questionnaireId, ministerId, year, month, feed } = parish;
  return [
    ['admin', '/audit-events'],
    ['admin', `/audit-events?${page(25, 'at')}`],
    ['admin', `/audit-events?${page(25, 'at')}&filter={"action":"login"}`],
    ['admin', `/audit-events?${page(25, 'at')}&filter={"subjectType":"schedule"}`],
    ['admin', '/emails'],
    ['admin', `/emails?${page(25, 'createdAt')}`],
    ['admin', `/emails?${page(25, 'createdAt')}&filter={"status":"failed"}`],
    ['admin', '/system-status'],
    ['admin', '/users'],
    ['admin', '/registration-requests'],
    ['admin', '/registration-requests/pending'],
    ['admin', '/stats/registrations'],
    ['admin', '/privacy/retention'],
    ['admin', '/imports'],
    ['coordenacao', '/stats/coordination'],
    ['coordenacao', '/dashboard'],
    ['coordenacao', '/schedules'],
    ['coordenacao', '/schedules?range=[0,2]'],
    ['coordenacao', `/schedules?year=${year}`],
    ['coordenacao', `/schedules/${scheduleId}`],
    ['coordenacao', `/schedules/${scheduleId}/slots`],
    ['coordenacao', `/schedules/${scheduleId}/editor`],
    ['coordenacao', `/schedules/${scheduleId}/roster`],
    ['coordenacao', `/schedules/${scheduleId}/roster/history`],
    ['coordenacao', `/schedules/${scheduleId}/roster/targets?ministerId=${ministerId}`],
    ['coordenacao', `/schedules/${scheduleId}/ministers/${ministerId}/explanation`],
    ['coordenacao', `/schedules/${scheduleId}/publication-preview`],
    ['coordenacao', `/slots/${slotId}/candidates`],
    ['coordenacao', '/questionnaires'],
    ['coordenacao', `/questionnaires?scheduleId=${scheduleId}`],
    ['coordenacao', '/questionnaires/sent?range=[0,2]'],
    ['coordenacao', `/questionnaires/${questionnaireId}/responses?all=true`],
    ['coordenacao', '/ministers'],
    ['coordenacao', `/ministers?${page(25, 'fullName', 'ASC')}`],
    ['coordenacao', '/substitutions?isOpen=true'],
    ['coordenacao', '/substitutions'],
    ['coordenacao', `/reports/fairness?from=${month}&to=${month}`],
    ['coordenacao', `/ai-schedule/schedules/${scheduleId}/rules`],
    ['coordenacao', `/ai-schedule/sessions/${scheduleId}/active`],
    ['coordenacao', `/ai-schedule/sessions?filter={"scheduleId":${scheduleId}}`],
    ['coordenacao', '/personal-messages'],
    ['coordenacao', '/message-recipients'],
    ['ministro', '/dashboard'],
    ['ministro', '/my-duties'],
    ['ministro', '/my-duties/share'],
    ['ministro', `/my-duties/explanation?scheduleId=${scheduleId}`],
    ['ministro', '/questionnaires/sent'],
    ['ministro', `/questionnaires/${questionnaireId}/responses`],
    ['ministro', `/questionnaires/${questionnaireId}/prospect`],
    ['ministro', '/schedules'],
    ['ministro', '/notifications'],
    ['ministro', `/notifications?${page(10, 'sentAt')}`],
    ['ministro', '/personal-messages'],
    ['ministro', '/personal-messages/sent'],
    ['ministro', '/community-posts'],
    ['ministro', '/news'],
    ['ministro', '/ministers/all'],
    ['ministro', `/ministers/${ministerId}/blocked-dates?from=${month}-01`],
    ['ministro', `/ministers/${ministerId}/family`],
    ['ministro', '/privacy/readers'],
    ['ministro', '/training-courses'],
    ['ministro', `/calendar?year=${year}&month=${Number(month.slice(5))}`],
    ['ministro', `/calendar-feeds/${feed}.ics`],
  ];
}

interface Published {
  id: number;
  year: number;
  month: number;
}

interface Parish {
  server: SpawnedServer;
  tokens: Record<Person, string>;
  scheduleId: number;
  /** A mass of the schedule. */
  slotId: number;
  /** Of the schedule, sent. */
  questionnaireId: number;
  /** The minister who asks. */
  ministerId: number;
  year: number;
  /** `YYYY-MM` */
  month: string;
  feed: string;
}

/**
 * Lists, counts and reports of a fresh parish beside one with ten years behind it: 120 schedules more, 48,000
 * assignments, 265,000 answers, 40,000 e-mails, 590,000 audit events.
 * @throws Error when one costs more than {@link MOST} times as much.
 */
export async function run(): Promise<void> {
  await withPostgres(async (url, folder) => {
    const env = (database: string) => ({
      DATABASE_URL: url.replace(/[^/]+$/, database),
      DATA_DIR: path.join(folder, database),
      LOG_LEVEL: 'warn',
    });
    const started = performance.now();
    await (await spawnServer({ env: env('partilha'), args: ['--demo'] })).stop();
    await runSql(env('postgres').DATABASE_URL, 'create database ten_years template partilha');
    const earlier = (months: number) => statements('earlier-months').replace(':months', String(months));
    await runSql(url, `${earlier(MEMORY_MONTHS)}\nvacuum analyze;`);
    await runSql(
      env('ten_years').DATABASE_URL,
      `${earlier(10 * 12)}\n${statements('left-behind')}\nvacuum analyze;`,
    );
    console.log(`Ten years made in ${Math.round((performance.now() - started) / 1000)} s.\n`);
    const parishes: Parish[] = [];
    try {
      for (const database of ['partilha', 'ten_years'])
        parishes.push(await open(await spawnServer({ env: env(database), args: ['--demo'] })));
      await compare(parishes[0]!, parishes[1]!);
    } finally {
      for (const { server } of parishes) await server.stop();
    }
  });
}

async function open(server: SpawnedServer): Promise<Parish> {
  const tokens = {} as Parish['tokens'];
  for (const person of ['admin', 'coordenacao', 'ministro'] as const) {
    const { token } = await post<{ token: string }>(server, null, '/auth/login', {
      email: `${person}@demo.local`,
      password: 'partilha-demo',
    });
    tokens[person] = token;
  }
  const { url } = await post<{ url: string }>(server, tokens.ministro, '/my-calendar-feed', {});
  const read = async <T>(person: Person, address: string): Promise<T> =>
    JSON.parse((await get(server, tokens[person], address)).body) as T;
  const published = '/schedules?range=[0,0]&filter={"status":"published"}';
  const [{ id, year, month }] = await read<[Published]>('coordenacao', published);
  const [{ id: slotId }] = await read<[{ id: number }]>('coordenacao', `/schedules/${id}/slots`);
  const asked = `/questionnaires/sent?scheduleId=${id}`;
  const [{ id: questionnaireId }] = await read<[{ id: number }]>('ministro', asked);
  const { id: ministerId } = await read<{ id: number }>('ministro', '/ministers/me');
  return {
    server,
    tokens,
    scheduleId: id,
    slotId,
    questionnaireId,
    ministerId,
    year,
    month: `${year}-${String(month).padStart(2, '0')}`,
    feed: /([^/]+)\.ics$/.exec(url)![1]!,
  };
}

/** Calls both parishes in turn. */
async function measureBoth(fresh: Parish, old: Parish, person: Person, addresses: [string, string]) {
  const samples: [number[], number[]] = [[], []];
  const bytes = [0, 0];
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    for (const [which, parish] of [fresh, old].entries()) {
      const began = performance.now();
      const { body } = await get(parish.server, parish.tokens[person], addresses[which]!);
      if (round >= WARM_UP) samples[which]!.push(performance.now() - began);
      bytes[which] = body.length;
    }
  }
  const [before, after] = samples.map(median) as [number, number];
  return { before, after, bytes, fails: after > before * MOST && after - before > FLOOR_MS };
}

async function compare(fresh: Parish, old: Parish): Promise<void> {
  const ofOld = calls(old);
  const rows = [];
  for (const [index, [person, address]] of calls(fresh).entries()) {
    // The noise of a shared machine does not repeat itself: what seems to cost too much is measured again.
    let found = await measureBoth(fresh, old, person, [address, ofOld[index]![1]]);
    for (let again = 1; found.fails && again < ATTEMPTS; again += 1)
      found = await measureBoth(fresh, old, person, [address, ofOld[index]![1]]);
    rows.push({ address: `${address.replace(fresh.feed, '…')} (${person})`, ...found });
  }
  table(
    ['call', 'ms fresh', 'ms ten years', 'ratio', 'KiB fresh', 'KiB ten years', ''],
    rows.map(({ address, before, after, bytes, fails }) => [
      address,
      before.toFixed(1),
      after.toFixed(1),
      (after / before).toFixed(2),
      ...bytes.map((length) => Math.ceil(length / 1024)),
      fails ? 'too much' : '',
    ]),
  );
  const failed = rows.filter(({ fails }) => fails);
  console.log(
    `\nMedians of ${ROUNDS} calls, the two parishes in turn. At most ${MOST} times; less than ${FLOOR_MS} ms more counts as none.`,
  );
  if (failed.length > 0) throw new Error(`${failed.length} calls cost too much with ten years of history.`);
}

async function get({ url }: SpawnedServer, token: string, address: string): Promise<{ body: string }> {
  const response = await fetch(encodeURI(`${url}/api${address}`), {
    headers: { authorization: `Bearer ${token}` },
  });
  const body = await response.text();
  if (!response.ok) throw new Error(`GET ${address} answered ${response.status}: ${body}`);
  return { body };
}

async function post<T>(
  { url }: SpawnedServer,
  token: string | null,
  address: string,
  body: object,
): Promise<T> {
  const response = await fetch(`${url}/api${address}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`POST ${address} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}

const statements = (name: string) => readFileSync(path.join(import.meta.dirname, `${name}.sql`), 'utf8');

async function runSql(url: string, text: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    // One by one, since a vacuum may stand in no transaction.
    for (const statement of text.split(/;\s*$/m).filter((part) => part.trim() !== ''))
      await client.query(statement);
  } finally {
    await client.end();
  }
}
