/** What people do in the demonstration parish before its dump is taken: what a newly loaded one has no records of. */
import pg from 'pg';
import { ApiCaller } from '../../../scripts/api-caller.ts';
import { until } from '../support/until.js';

const PASSWORD = 'partilha-demo';
/** The day after the mass that the demonstration's own request for a substitute is about. */
const LATER = '2026-11-14T12:00:00-03:00';
const WORK_LIMIT_MS = 600_000;

export interface RunningParish {
  url: string;
  databaseUrl: string;
  clock: { now: () => Date; set: (instant: string) => void };
}

interface Duty {
  assignmentId: number;
  dateTime: string;
}

interface Editor {
  revision: number;
  assignments: { slotId: number; ministerId: number; pinned: boolean }[];
  ministers: { name: string; duties: number }[];
}

interface Proposal {
  runId: number;
  undoRevision: number | null;
}

/** Uses the parish over HTTP, as its coordination and one minister would. */
export async function useParish({ url, databaseUrl, clock }: RunningParish): Promise<void> {
  const visitor = new ApiCaller([url]);
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    await visitor.expect(401, 'POST', '/api/auth/login', {
      email: 'ministro@demo.local',
      password: 'errada',
    });
    const coordinator = await visitor.login('coordenacao@demo.local', PASSWORD);
    const minister = await visitor.login('ministro@demo.local', PASSWORD);
    await askForSubstitutes({ coordinator, minister }, client, clock.now());
    await minister.expect(200, 'POST', '/api/my-calendar-feed');
    await visitor.expect(200, 'POST', '/api/auth/forgot-password', { email: 'ministro@demo.local' });
    await settle(client, clock.now());
    clock.set(LATER);
    await workIsDone(client, clock.now());

    const schedules = await coordinator.expect<{ id: number; status: string }[]>(
      200,
      'GET',
      '/api/schedules',
    );
    const next = schedules.find(({ status }) => status === 'planning')!;
    await computeRosters(coordinator, next.id);
    await talkWithAssistant(coordinator, next.id);
    await compute(coordinator, next.id, { proposal: true });
    await settle(client, clock.now());
  } finally {
    await client.end();
  }
}

/** Leaves one request in each state; time makes the demonstration's own one expire. */
async function askForSubstitutes(
  { coordinator, minister }: Record<'coordinator' | 'minister', ApiCaller>,
  client: pg.Client,
  now: Date,
): Promise<void> {
  const duties = await minister.expect<Duty[]>(200, 'GET', '/api/my-duties');
  const [first, second, third] = duties.filter(({ dateTime }) => new Date(dateTime) > new Date(LATER));
  const ask = async ({ assignmentId }: Duty) => {
    const body = { assignmentId, reason: 'Estarei em viagem com a família.' };
    const { id } = await minister.expect<{ id: number }>(201, 'POST', '/api/substitutions', body);
    // Mails about a request that is closed by their turn would not be sent.
    await workIsDone(client, now);
    return `/api/substitutions/${id}`;
  };
  await minister.expect(200, 'POST', `${await ask(first!)}/cancel`);
  const note = 'Ninguém mais pode nesse dia; conseguimos conversar?';
  await coordinator.expect(200, 'POST', `${await ask(first!)}/decline`, { note });
  const accepted = await ask(first!);
  const candidates = await coordinator.expect<{ ministerId: number; possible: boolean }[]>(
    200,
    'GET',
    `${accepted}/candidates`,
  );
  const { ministerId } = candidates.find(({ possible }) => possible)!;
  await coordinator.expect(200, 'POST', `${accepted}/accept`, { ministerId, note: 'Boa viagem!' });
  await ask(second!);
  await ask(third!);
  // A state that a request may have and that no call leads to yet.
  await client.query(`update substitution_request set status = 'offered' where assignment_id = $1`, [
    third!.assignmentId,
  ]);
}

/** A run given up, a proposal accepted, a roster that stands at once, a step taken back, and a proposal discarded. */
async function computeRosters(coordinator: ApiCaller, scheduleId: number): Promise<void> {
  const cancelled = await askForRoster(coordinator, scheduleId, { proposal: true });
  await coordinator.expect(200, 'POST', `/api/roster-runs/${cancelled}/cancel`);
  const accepted = await compute(coordinator, scheduleId, { proposal: true });
  await acceptRun(coordinator, accepted);
  await compute(coordinator, scheduleId);
  const schedule = `/api/schedules/${scheduleId}`;
  const pinOne = async () => {
    const { revision, assignments } = await coordinator.expect<Editor>(200, 'GET', `${schedule}/editor`);
    const { ministerId, slotId } = assignments.find(({ pinned }) => !pinned)!;
    await coordinator.expect(200, 'POST', `${schedule}/roster/moves`, {
      revision,
      moves: [{ ministerId, to: slotId, pinned: true }],
    });
  };
  await pinOne();
  await pinOne();
  const { revision } = await coordinator.expect<Editor>(200, 'GET', `${schedule}/editor`);
  await coordinator.expect(200, 'POST', `${schedule}/roster/undo`, { revision });
  const discarded = await compute(coordinator, scheduleId, { proposal: true });
  await coordinator.expect(200, 'POST', `/api/roster-runs/${discarded}/discard`);
}

/** Accepts a whole proposal, as it compares with the roster that stands. */
async function acceptRun(coordinator: ApiCaller, run: number): Promise<void> {
  const address = `/api/roster-runs/${run}`;
  const { revision } = await coordinator.expect<{ revision: number }>(200, 'GET', `${address}/comparison`);
  await coordinator.expect(200, 'POST', `${address}/accept`, { revision });
}

/** @returns the id of the run. */
async function askForRoster(coordinator: ApiCaller, scheduleId: number, body: object): Promise<number> {
  const address = `/api/schedules/${scheduleId}/roster`;
  return (await coordinator.expect<{ jobId: number }>(202, 'POST', address, body)).jobId;
}

/** @returns the id of the run, which has ended. */
async function compute(coordinator: ApiCaller, scheduleId: number, body: object = {}): Promise<number> {
  const jobId = await askForRoster(coordinator, scheduleId, body);
  await until(async () => {
    const { status } = await coordinator.expect<{ status: string }>(200, 'GET', `/api/roster-runs/${jobId}`);
    return status === 'done';
  }, WORK_LIMIT_MS);
  return jobId;
}

/** A conversation that was closed, and one that goes on, with rules, a stopped reply and a proposal in each state. */
async function talkWithAssistant(coordinator: ApiCaller, scheduleId: number): Promise<void> {
  const closed = await openConversation(coordinator, scheduleId, 'Resumo do mês');
  await coordinator.expect(200, 'POST', `/api/ai-schedule/sessions/${closed}/close`);

  const { ministers } = await coordinator.expect<Editor>(200, 'GET', `/api/schedules/${scheduleId}/editor`);
  const [first, second] = ministers.filter(({ duties }) => duties > 1);
  const id = await openConversation(coordinator, scheduleId, 'No máximo 3 missas por pessoa. Gere a escala.');
  const latest = async (): Promise<Proposal> => {
    const { messages } = await coordinator.expect<{ messages: { proposal: Proposal | null }[] }>(
      200,
      'GET',
      `/api/ai-schedule/sessions/${id}`,
    );
    return messages.findLast(({ proposal }) => proposal !== null)!.proposal!;
  };
  const accept = async () => acceptRun(coordinator, (await latest()).runId);
  await coordinator.expect(200, 'POST', `/api/roster-runs/${(await latest()).runId}/discard`);
  await say(coordinator, id, `Não escale ${first!.name} aos domingos. Gere a escala.`);
  await accept();
  await coordinator.expect(200, 'POST', `/api/schedules/${scheduleId}/roster/undo`, {
    revision: (await latest()).undoRevision,
  });
  const stopped = await send(coordinator, id, 'Gere a escala.');
  await coordinator.expect(200, 'POST', `/api/ai-schedule/messages/${stopped}/stop`);
  await say(coordinator, id, 'Gere a escala.');
  await accept();
  await say(coordinator, id, `${second!.name} em no máximo 1 missa. Gere a escala.`);
}

async function openConversation(coordinator: ApiCaller, scheduleId: number, instructions: string) {
  const body = { scheduleId, instructions };
  const { session } = await coordinator.expect<{ session: { id: number } }>(
    201,
    'POST',
    '/api/ai-schedule/sessions',
    body,
  );
  await replyIsThere(coordinator, session.id);
  return session.id;
}

async function say(coordinator: ApiCaller, sessionId: number, message: string): Promise<void> {
  await send(coordinator, sessionId, message);
  await replyIsThere(coordinator, sessionId);
}

/** @returns the id of the reply. */
async function send(coordinator: ApiCaller, sessionId: number, message: string): Promise<number> {
  const address = `/api/ai-schedule/sessions/${sessionId}/messages`;
  return (await coordinator.expect<{ jobId: number }>(202, 'POST', address, { message })).jobId;
}

async function replyIsThere(coordinator: ApiCaller, sessionId: number): Promise<void> {
  await until(async () => {
    const { messages } = await coordinator.expect<{ messages: { status: string }[] }>(
      200,
      'GET',
      `/api/ai-schedule/sessions/${sessionId}`,
    );
    return messages.at(-1)?.status === 'done';
  }, WORK_LIMIT_MS);
}

/** Waits for the jobs that are due, and then stamps records by the parish's clock: the machine's runs ahead of it. */
async function settle(client: pg.Client, now: Date): Promise<void> {
  await workIsDone(client, now);
  const { rows } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'created_at'`,
  );
  for (const { name } of rows) {
    await client.query(
      `update "${name}" set created_at = least(created_at, $1), updated_at = least(updated_at, $1)
       where greatest(created_at, updated_at) > $1`,
      [now],
    );
  }
}

async function workIsDone(client: pg.Client, now: Date): Promise<void> {
  await until(async () => {
    const { rowCount } = await client.query(
      `select from outbox_message where status in ('handed', 'running') or status = 'waiting' and available_at <= $1`,
      [now],
    );
    return rowCount === 0;
  }, WORK_LIMIT_MS);
}
