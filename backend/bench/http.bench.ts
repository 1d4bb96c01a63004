import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { hash, verify } from '@node-rs/argon2';
import autocannon from 'autocannon';
import pg from 'pg';
import { spawnServer } from '../../scripts/spawn-server.ts';
import { median, table, withPostgres } from './support.ts';

const CONNECTIONS = 16;
const SECONDS = 5;
const MINISTERS = 300;
const MASSES = 25;
const PEOPLE_A_MASS = 12;
const LOGINS = 200;
/** Ours and bare by turns, of which the median is told. */
const LOGIN_TURNS = 5;

/** The rows of GET /api/ministers with their count, as anyone would write them over `pg`: every field that it answers. */
const LIST_SQL = `
  select m.id, m.schedule_name as "scheduleName", m.full_name as "fullName", m.requested_name as "requestedName", u.email,
    coalesce(u.role, 'ministro') as role, m.phone, '/api/photos/' || m.photo_file as "profileImageUrl",
    m.profile_image_position as "profileImagePosition", m.profile_image_rotation as "profileImageRotation",
    m.profile_image_scale as "profileImageScale", u.id as "userId",
    case when u.id is null then 'none' when u.password_hash is null then 'invited' else 'entered' end as access,
    (select max(t.created_at) from one_time_token t where t.user_id = u.id and t.purpose = 'setup') as "invitedAt",
    to_char(m.birth_date, 'YYYY-MM-DD') as "birthDate", m.availability, m.experience,
    to_char(m.baptism_date, 'YYYY-MM-DD') as "baptismDate", to_char(m.confirmation_date, 'YYYY-MM-DD') as "confirmationDate",
    to_char(m.marriage_date, 'YYYY-MM-DD') as "marriageDate", m.is_active as "isActive",
    m.max_duties_per_month as "maxDutiesPerMonth", to_char(m.mandate_until, 'YYYY-MM-DD') as "mandateUntil",
    m.shares_phone as "sharesPhone", m.shares_email as "sharesEmail", m.guardian_name as "guardianName",
    m.guardian_contact as "guardianContact", m.created_at as "createdAt", m.updated_at as "updatedAt"
  from minister m left join user_account u on u.id = m.user_id left join schedule_name n on n.minister_id = m.id
  where m.erased_at is null order by m.full_name_key, m.id limit 25`;
const COUNT_SQL = `
  select count(*)::int as total from minister m left join user_account u on u.id = m.user_id
  left join schedule_name n on n.minister_id = m.id where m.erased_at is null`;

/** Lists, month view and login of the built server, beside bare servers over `pg` that answer the same rows. */
export async function run(): Promise<void> {
  await withPostgres(async (url, folder) => {
    const env = {
      DATABASE_URL: url,
      DATA_DIR: path.join(folder, 'data'),
      PROCESS_ROLE: 'all',
      LOG_LEVEL: 'warn',
    };
    const server = await spawnServer({ env, args: ['--demo'] });
    try {
      const scheduleId = await fill(url);
      const token = await login(server.url);
      const bare = { node: await bareServer('node', url), nest: await bareServer('nest', url) };
      const authorization = { authorization: `Bearer ${token}` };
      const list = `${server.url}/api/ministers?range=[0,24]&sort=["fullName","ASC"]`;
      const month = `${server.url}/api/schedules/${scheduleId}/slots`;

      const rates = {
        node: await rate(`${bare.node.url}/list`),
        nest: await rate(`${bare.nest.url}/list`),
        list: await rate(list, authorization),
        month: await rate(month, authorization),
        bareMonth: await rate(`${bare.nest.url}/month/${scheduleId}`),
      };
      const percent = (part: number, whole: number) => `${Math.round((100 * part) / whole)} %`;
      table(
        ['what', 'requests a second', 'of the bare Nest'],
        [
          [
            '25 of 300 ministers with the total: node:http over pg',
            rates.node,
            percent(rates.node, rates.nest),
          ],
          ['the same: bare Nest on Fastify over pg', rates.nest, '100 %'],
          [
            'the same: GET /api/ministers, with login and permission',
            rates.list,
            percent(rates.list, rates.nest),
          ],
          [
            `${MASSES} masses with ${MASSES * PEOPLE_A_MASS} people: bare Nest, one json_agg`,
            rates.bareMonth,
            '100 %',
          ],
          ['the same: GET /api/schedules/{id}/slots', rates.month, percent(rates.month, rates.bareMonth)],
        ],
      );
      console.log();
      await loginTable(server.url, url);
      bare.node.process.kill();
      bare.nest.process.kill();
    } finally {
      await server.stop();
    }
  });
}

/** Brings the demonstration parish to 300 ministers and adds a schedule of 25 masses with 12 people each. */
async function fill(url: string): Promise<number> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(`
      with made as (
        insert into user_account (email, name, role, token_version)
        select 'medida' || i || '@exemplo.test', 'Medida ' || i, 'ministro', 0
        from generate_series(1, ${MINISTERS} - (select count(*)::int from minister)) i returning id, name)
      insert into minister (user_id, full_name, full_name_key, phone, birth_date, schedule_name, experience)
      select id, name, lower(name), '+55 (15) 90000-0000', '1970-01-01', name, '1-3-anos' from made`);
    const { rows } = await client.query<{ id: number }>(`
      insert into schedule (title, type, year, month, start_date, end_date, status)
      values ('Medição', 'mensal', 2031, 1, '2031-01-01', '2031-01-31', 'published') returning id`);
    const scheduleId = rows[0]!.id;
    await client.query(
      `with slots as (
         insert into schedule_slot (schedule_id, date, time, starts_at, description, required_ministers)
         select $1, date '2031-01-01' + i, '06:30', timestamptz '2031-01-01 09:30Z' + i * interval '1 day', 'Missa', ${PEOPLE_A_MASS}
         from generate_series(0, ${MASSES - 1}) i returning id),
       numbered as (select id, row_number() over (order by id) - 1 as n from slots),
       people as (select id, row_number() over (order by id) - 1 as n from minister)
       insert into assignment (slot_id, minister_id, origin)
       select s.id, p.id, 'automatic' from numbered s join people p on p.n / ${PEOPLE_A_MASS} = s.n`,
      [scheduleId],
    );
    await client.query('analyze');
    return scheduleId;
  } finally {
    await client.end();
  }
}

async function login(url: string, email = 'admin@demo.local'): Promise<string> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'partilha-demo' }),
  });
  if (!response.ok) throw new Error(`POST /api/auth/login: ${response.status}`);
  return ((await response.json()) as { token: string }).token;
}

/** Requests a second after a warm-up, by one load generator with a fixed number of connections. */
async function rate(url: string, headers: Record<string, string> = {}): Promise<number> {
  const load = (duration: number) =>
    autocannon({ url: encodeURI(url), headers, connections: CONNECTIONS, duration });
  await load(2);
  const result = await load(SECONDS);
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`);
  return Math.round(result.requests.average);
}

async function loginTable(serverUrl: string, url: string): Promise<void> {
  const passwordHash = await hash('partilha-demo', {
    algorithm: 2,
    memoryCost: 19_456,
    timeCost: 2,
    parallelism: 1,
  });
  const pool = new pg.Pool({ connectionString: url });
  // Each of them their own: of one account only so many may be tried at once.
  await pool.query(`update user_account set password_hash = $1 where email like 'medida%'`, [passwordHash]);
  const perSecond = async (work: (person: number) => Promise<unknown>) => {
    const start = performance.now();
    for (let done = 0; done < LOGINS; done += CONNECTIONS)
      await Promise.all(Array.from({ length: CONNECTIONS }, (_, i) => work(i + 1)));
    return Math.round((1000 * Math.ceil(LOGINS / CONNECTIONS) * CONNECTIONS) / (performance.now() - start));
  };
  const bare = () =>
    pool
      .query('select id from user_account where email = $1', ['admin@demo.local'])
      .then(() => verify(passwordHash, 'partilha-demo'));
  await bare();
  const [reference, ours]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < LOGIN_TURNS; turn++) {
    reference.push(await perSecond(bare));
    ours.push(await perSecond((person) => login(serverUrl, `medida${person}@exemplo.test`)));
  }
  await pool.end();
  table(
    ['logins (argon2id, 19 MiB, 2 passes)', 'a second'],
    [
      ['bare: one select and one verification', median(reference)],
      ['POST /api/auth/login, with throttling, audit and HTTP', median(ours)],
    ],
  );
}

function bareServer(
  kind: 'node' | 'nest',
  databaseUrl: string,
): Promise<{ url: string; process: ChildProcess }> {
  const child = fork(
    path.join(import.meta.dirname, 'bare-server.ts'),
    [kind, databaseUrl, LIST_SQL, COUNT_SQL],
    { execArgv: ['--no-warnings'] },
  );
  return new Promise((resolve, reject) => {
    child.once('message', (port: number) => resolve({ url: `http://127.0.0.1:${port}`, process: child }));
    child.once('error', reject);
  });
}
