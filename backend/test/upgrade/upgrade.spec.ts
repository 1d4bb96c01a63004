import path from 'node:path';
import { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { entities } from '../../src/entities.js';
import { migrate } from '../../src/platform/database/migrate.js';
import { ormConfig } from '../../src/platform/database/orm.config.js';
import { createDatabase } from '../support/database.js';
import { TestApp, type Caller } from '../support/test-app.js';
import { until } from '../support/until.js';
import { readDump, storeDump, takeDump, type Dump, type Row } from './dump.js';

const PASSWORD = 'partilha-demo';
/** Tables whose rows no upgrade may change: who people are, what they answered and where they serve. */
const UNTOUCHED = [
  'user_account',
  'family_relationship',
  'blocked_date',
  'registration_request',
  'schedule',
  'questionnaire',
  'questionnaire_response',
  'availability_answer',
  'personal_message',
  'training_progress',
];
/** Ids of the dump: the schedule that is being prepared, the published one, who signs in, and what they left open. */
const NEXT = 4;
const PRESENT = 3;
const MINISTER = 2;
const CONVERSATION = 2;
const WAITING_PROPOSAL = 8;

interface Computation {
  status: string;
  proposal: boolean;
  acceptedAt: string | null;
}

interface Proposal {
  runId: number;
  status: string;
  undone: boolean;
}

interface Message {
  message: string;
  status: string;
  proposal: Proposal | null;
}

const dump = readDump(path.join(import.meta.dirname, 'demo-0.1.0.json.br'));
const rowsOf = (table: string, condition: (row: Row) => boolean = () => true) =>
  dump.tables[table]!.filter(condition).length;

describe('A database of version 0.1.0 after the upgrade', () => {
  let upgraded: Dump;
  let app: TestApp;
  let admin: Caller;
  let coordinator: Caller;
  let minister: Caller;
  let asked: unknown;
  let drop: () => Promise<void>;

  beforeAll(async () => {
    const database = await createDatabase({ empty: true });
    drop = database.drop;
    upgraded = await upgrade(database.url);
    // Jobs are done in the background, as on a server: everything below is asked for over HTTP.
    app = await TestApp.start({ databaseUrl: database.url, pollOutbox: true });
    app.clock.set(dump.takenAt);
    admin = await app.login('admin@demo.local', PASSWORD);
    coordinator = await app.login('coordenacao@demo.local', PASSWORD);
    minister = await app.login('ministro@demo.local', PASSWORD);
    asked = await read(minister, '/api/auth/me');
    await app.everybodyAgrees();
  });
  afterAll(async () => {
    await app.stop();
    await drop();
  });

  it('should have every row of the tables that are still there, the proposals of the assistant among the runs', () => {
    const counts = (tables: Dump['tables'], more: Record<string, number> = {}) =>
      Object.keys(dump.tables)
        .filter((table) => upgraded.tables[table])
        .map((table) => [table, tables[table]!.length + (more[table] ?? 0)]);
    expect(upgraded.tables.ai_proposal).toBeUndefined();
    expect(rowsOf('ai_proposal')).toBe(4);
    expect(counts(upgraded.tables)).toEqual(counts(dump.tables, { roster_run: 4, outbox_message: 2 }));
  });

  it('should have every place as it was, and keep those given by hand or by a substitution', () => {
    const isKept = ({ origin, override_reason }: Row) =>
      (origin === 'manual' || origin === 'substitution') && override_reason === null;
    expect(rowsOf('assignment', isKept)).toBeGreaterThan(0);
    const pinned = dump.tables.assignment!.map((row) => (isKept(row) ? { ...row, pinned: true } : row));
    expect(upgraded.tables.assignment).toMatchObject(pinned);
  });

  it('should have every mass as it was, and call ferias by a name instead of their date', () => {
    const isFeria = ({ liturgical_name }: Row) => /^\d+ de dezembro$/.test(String(liturgical_name));
    expect(rowsOf('schedule_slot', isFeria)).toBeGreaterThan(0);
    const named = dump.tables.schedule_slot!.map((row) =>
      isFeria(row) ? { ...row, liturgical_name: 'Féria privilegiada do Advento' } : row,
    );
    expect(upgraded.tables.schedule_slot).toMatchObject(named);
  });

  it.each(UNTOUCHED)('should have the rows of %s as they were', (table) => {
    // Columns may have been added.
    expect(upgraded.tables[table]).toMatchObject(dump.tables[table]!);
  });

  it('should show nobody’s telephone before they choose it, and ask everybody for consent anew', () => {
    const silent = dump.tables.minister!.map((row) => ({ ...row, shares_phone: false }));
    expect(upgraded.tables.minister).toMatchObject(silent);
    const approved = rowsOf('registration_request', ({ user_id }) => user_id !== null);
    expect(approved).toBeGreaterThan(0);
    expect(upgraded.tables.consent_record).toHaveLength(approved);
    expect(asked).toMatchObject({ consentRequired: true });
  });

  it.each([
    ['admin', { name: 'Cecília Quadros Lorenzetti', role: 'admin', ministerId: null }],
    ['reitor', { name: 'Pe. Anselmo Tardelli Vilas Novas', role: 'reitor', ministerId: null }],
    ['coordenacao', { name: 'Helena Quirino Siqueira', role: 'coordenador', ministerId: 1 }],
    ['ministro', { name: 'Luciano Tibiriçá Moreira', role: 'ministro', ministerId: MINISTER }],
  ])('should let %s sign in with the old password', async (login, me) => {
    const caller = await app.login(`${login}@demo.local`, PASSWORD);
    expect(await read(caller, '/api/auth/me')).toMatchObject(me);
  });

  it('should have the schedules with their masses and people', async () => {
    expect(await read(coordinator, '/api/schedules')).toMatchObject([
      { id: NEXT, title: 'Escala de dezembro de 2026', status: 'planning' },
      { id: PRESENT, title: 'Escala de novembro de 2026', status: 'published' },
      { title: 'Escala de outubro de 2026', status: 'completed' },
      { title: 'Escala de setembro de 2026', status: 'completed' },
    ]);
    expect(await read(minister, '/api/schedules')).toHaveLength(3);
    expect(await read(coordinator, `/api/schedules/${NEXT}`)).toMatchObject({ slots: 39, filled: 364 });
    const masses = await read<{ date: string; ministers: { scheduleName: string }[] }[]>(
      minister,
      `/api/schedules/${PRESENT}/slots`,
    );
    expect(masses).toHaveLength(41);
    expect(masses[0]).toMatchObject({ date: '2026-11-01', time: '08:00', description: 'Missa dominical' });
    expect(masses[0]!.ministers.map(({ scheduleName }) => scheduleName)).toContain('Ademir L.');
    expect(await read(minister, '/api/calendar?year=2026&month=11')).toHaveLength(30);
    expect(await read(coordinator, '/api/mass-rules')).toHaveLength(rowsOf('mass_rule'));
  });

  it('should open the editor with the proposal that waits, and tell what has changed', async () => {
    const editor = await read<{ assignments: { pinned: boolean }[] }>(
      coordinator,
      `/api/schedules/${NEXT}/editor`,
    );
    expect(editor).toMatchObject({ title: 'Escala de dezembro de 2026', proposalRunId: WAITING_PROPOSAL });
    expect(editor.assignments).toHaveLength(364);
    expect(editor.assignments.filter(({ pinned }) => pinned)).toHaveLength(1);
    const history = await read<{ kind: string }[]>(coordinator, `/api/schedules/${NEXT}/roster/history`);
    expect(history.map(({ kind }) => kind).reverse()).toEqual([
      'accepted',
      'computed',
      'pinned',
      'pinned',
      'undone',
      'rules-changed',
      'rules-changed',
      'proposal-applied',
      'proposal-undone',
      'proposal-applied',
      'rules-changed',
    ]);
  });

  it('should have the questionnaires and answers, and take another answer', async () => {
    const answered = rowsOf('questionnaire_response', (row) => row.questionnaire_id === NEXT);
    const [latest] = await read<object[]>(coordinator, '/api/questionnaires');
    expect(latest).toMatchObject({
      id: NEXT,
      title: 'Disponibilidade para dezembro de 2026',
      status: 'sent',
      responseCount: answered,
    });
    const address = `/api/questionnaires/${NEXT}/responses`;
    expect(await read(coordinator, `${address}?all=true`)).toHaveLength(answered);
    expect(await read(coordinator, address)).toMatchObject([
      { scheduleName: 'Helena S.', responses: { slot_118: ['Indisponível'], slot_120: ['Disponível'] } },
    ]);
    const [mine] = await read<{ questions: { id: string }[] }[]>(minister, '/api/questionnaires/sent');
    expect(mine).toMatchObject({ state: 'pendente', hasResponse: false, questionCount: 39 });
    const responses = Object.fromEntries(mine!.questions.map(({ id }) => [id, ['Disponível']]));
    await ok(minister.post(address, { responses }));
    const present = await read(coordinator, `/api/questionnaires/${NEXT}`);
    expect(present).toMatchObject({ responseCount: answered + 1 });
  });

  it('should tell the minister their duties', async () => {
    const duties = await read<object[]>(minister, '/api/my-duties');
    expect(duties).toHaveLength(8);
    expect(duties.at(-1)).toMatchObject({ date: '2026-11-29', time: '10:00', past: false });
    const explained = await read(minister, `/api/my-duties/explanation?scheduleId=${PRESENT}`);
    expect(explained).toMatchObject({ duties: 3, limit: 4 });
    expect(await read(minister, '/api/my-calendar-feed')).toMatchObject({ active: true });
  });

  it('should have requests for a substitute in every state, and find people for one', async () => {
    const requests = await read<{ id: number; status: string }[]>(coordinator, '/api/substitutions');
    expect(requests.map(({ status }) => status).sort()).toEqual([
      'accepted',
      'cancelled',
      'declined',
      'expired',
      'open',
      'open',
    ]);
    const { id } = requests.find(({ status }) => status === 'open')!;
    const candidates = await read<{ possible: boolean }[]>(
      coordinator,
      `/api/substitutions/${id}/candidates`,
    );
    expect(candidates.some(({ possible }) => possible)).toBe(true);
  });

  it('should have the ministers, with family and blocked dates', async () => {
    expect(await read(coordinator, '/api/ministers')).toHaveLength(rowsOf('minister'));
    expect(await read(minister, '/api/ministers/all')).toHaveLength(160);
    expect(await read(minister, '/api/ministers/me')).toMatchObject({ birthDate: '1977-10-10' });
    const address = `/api/ministers/${MINISTER}`;
    expect(await read(coordinator, address)).toMatchObject({
      fullName: 'Luciano Tibiriçá Moreira',
      scheduleName: 'Luciano M.',
      maxDutiesPerMonth: 4,
    });
    expect(await read(coordinator, `${address}/family`)).toMatchObject([
      { relatedScheduleName: 'Rosana M.', relationshipType: 'conjuge', wish: 'juntos' },
    ]);
    expect(await read(coordinator, `${address}/blocked-dates`)).toMatchObject([
      { date: '2026-11-22', reason: 'Viagem em família' },
      { date: '2026-11-23' },
    ]);
  });

  it('should have the requests to join', async () => {
    expect(await read(admin, '/api/registration-requests/pending')).toHaveLength(8);
    const counts = { pending: 8, approved: 169, rejected: 3, total: 180 };
    expect(await read(admin, '/api/stats/registrations')).toEqual(counts);
    expect(await read(minister, '/api/registration-requests/me')).toMatchObject({ status: 'approved' });
  });

  it('should have messages, notices, news and trainings', async () => {
    const [message] = await read<object[]>(minister, '/api/personal-messages');
    expect(message).toMatchObject({ subject: 'Falta a sua resposta para dezembro de 2026', isRead: false });
    const [notice] = await read<object[]>(minister, '/api/notifications');
    expect(notice).toMatchObject({ title: 'Substituição confirmada', isRead: false });
    const [news] = await read<object[]>(minister, '/api/news');
    expect(news).toMatchObject({ title: 'Questionário de dezembro de 2026 aberto' });
    expect(await read(minister, '/api/community-posts')).toHaveLength(rowsOf('community_post'));
    const [course] = await read<object[]>(minister, '/api/training-courses');
    expect(course).toMatchObject({
      title: 'Formação básica do ministro',
      status: 'completed',
      progress: 100,
    });
    expect(await read(minister, '/api/training-modules')).toHaveLength(rowsOf('training_module'));
    expect(await read(minister, '/api/liturgical-materials')).toHaveLength(rowsOf('liturgical_material'));
    expect(await read(minister, '/api/procedures')).toHaveLength(rowsOf('procedure'));
    expect(await read(minister, '/api/dashboard')).toMatchObject({ activeMinisters: 160, unreadMessages: 3 });
    expect(await read(coordinator, '/api/stats/coordination')).toMatchObject({ openSubstitutions: 2 });
  });

  it('should show the administrator accounts, settings, e-mails and the trace of what was done', async () => {
    expect(await read(admin, '/api/users')).toHaveLength(rowsOf('user_account'));
    expect(await read(admin, '/api/settings')).toMatchObject({ parishName: 'Santuário São Judas Tadeu' });
    expect(await read(admin, '/api/system-status')).toMatchObject({ queue: { failed: 0 } });
    // The parish's next masses are near: since the upgrade those who serve are reminded.
    const kept = (await read<{ mail: string }[]>(admin, `/api/emails?filter={"status":"kept"}`)).filter(
      ({ mail }) => mail !== 'duty-reminder',
    );
    expect(kept).toHaveLength(rowsOf('email_message', ({ status }) => status === 'kept'));
    expect(kept[0]).toMatchObject({ to: 'ministro@demo.local', subject: 'Crie uma nova senha' });
    const events = `/api/audit-events?filter={"action":"assistant-proposal-applied"}`;
    expect(await read(admin, events)).toMatchObject([
      { actorName: 'Helena Quirino Siqueira', subjectId: NEXT },
      { actorName: 'Helena Quirino Siqueira', subjectId: NEXT },
    ]);
  });

  it('should give people a copy of their data', async () => {
    const { sections } = await read<{ sections: Record<string, unknown[]> }>(minister, '/api/privacy/export');
    expect(sections.account).toMatchObject([{ email: 'ministro@demo.local', hasPassword: true }]);
    expect(sections.duties).toHaveLength(rowsOf('assignment', (row) => row.minister_id === MINISTER));
    expect(sections.substitutions).toHaveLength(5);
    expect(sections.notifications).toHaveLength(10);
    const helena = await read<{ sections: Record<string, unknown[]> }>(coordinator, '/api/privacy/export');
    expect(helena.sections.assistantTalks).not.toHaveLength(0);
    expect(helena.sections.rosterRules).toHaveLength(3);
  });

  it('should show what publishing would send, the list to share and the report of duties', async () => {
    expect(await read(coordinator, `/api/schedules/${NEXT}/publication-preview`)).toMatchObject({
      first: true,
      assignments: 364,
      emptyPlaces: 37,
    });
    const shared = await read<{ text: string }>(coordinator, `/api/schedules/${PRESENT}/share-text`);
    expect(shared.text).toContain('*Domingo, 1º de novembro, 8h*\nMissa dominical\n1. Ademir L.');
    await read(coordinator, `/api/schedules/${PRESENT}/roster.xlsx`);
    const report = '/api/reports/fairness?from=2026-09&to=2026-11';
    expect(await read(coordinator, report)).toMatchObject({
      totals: { schedules: 3, masses: 117, places: 1243, filled: 1232, people: 160 },
    });
  });

  it('should have the conversations with the assistant, its rules and what became of its proposals', async () => {
    const sessions = '/api/ai-schedule/sessions';
    expect(await read(coordinator, sessions)).toMatchObject([
      { id: CONVERSATION, sessionTitle: 'No máximo 3 missas por pessoa', closedAt: null },
      { sessionTitle: 'Resumo do mês', closedAt: dump.takenAt },
    ]);
    const { messages } = await read<{ messages: Message[] }>(coordinator, `${sessions}/${NEXT}/active`);
    expect(messages).toHaveLength(rowsOf('ai_message', (row) => row.session_id === CONVERSATION));
    expect(messages.filter(({ status }) => status === 'stopped')).toHaveLength(1);
    expect(messages[0]).toMatchObject({ message: 'No máximo 3 missas por pessoa. Gere a escala.' });
    const rules = await read<{ text: string }[]>(coordinator, `/api/ai-schedule/schedules/${NEXT}/rules`);
    expect(rules.map(({ text }) => text)).toEqual([
      'Cada pessoa em no máximo 3 missas',
      'Não escalar Ademir L. aos domingos',
      'Amanda O. em no máximo 1 missa',
    ]);
    const proposals = await proposalsOf(coordinator);
    expect(proposals.map(({ status, undone }) => [status, undone])).toEqual([
      ['waiting', false],
      ['accepted', false],
      ['accepted', true],
      ['discarded', false],
    ]);
    const old = dump.tables.ai_proposal!.map(({ source_message_id: id }) => id);
    expect(upgraded.tables.ai_message!.flatMap(({ id, run_id: run }) => (run === null ? [] : [id]))).toEqual(
      old,
    );
    const run = (each: Proposal) => read(coordinator, `/api/roster-runs/${each.runId}`);
    const [waiting, accepted, undone, discarded] = await Promise.all(proposals.map(run));
    const done = { status: 'done', proposal: true, result: { status: 'optimal' } };
    expect(waiting).toMatchObject({ ...done, acceptedAt: null, undoneAt: null, discardedAt: null });
    expect(accepted).toMatchObject({ ...done, acceptedAt: dump.takenAt, undoneAt: null, discardedAt: null });
    expect(undone).toMatchObject({ ...done, acceptedAt: dump.takenAt, undoneAt: dump.takenAt });
    expect(discarded).toMatchObject({ ...done, acceptedAt: null, discardedAt: dump.takenAt });
  });

  it('should have the last computation, the one that waits and those that were decided on', async () => {
    expect(await read(coordinator, `/api/schedules/${NEXT}`)).toMatchObject({ places: 401, filled: 364 });
    expect(await read(coordinator, `/api/schedules/${NEXT}/roster`)).toMatchObject({
      run: { id: WAITING_PROPOSAL, status: 'done', proposal: true, acceptedAt: null, discardedAt: null },
    });
    const run = (id: number) => read(coordinator, `/api/roster-runs/${id}`);
    expect(await run(WAITING_PROPOSAL - 4)).toMatchObject({ status: 'cancelled' });
    expect(await run(WAITING_PROPOSAL - 3)).toMatchObject({ proposal: true, acceptedAt: dump.takenAt });
    expect(await run(WAITING_PROPOSAL - 2)).toMatchObject({ proposal: false, result: { status: 'optimal' } });
    expect(await run(WAITING_PROPOSAL - 1)).toMatchObject({ proposal: true, discardedAt: dump.takenAt });
    expect(await read(coordinator, `/api/roster-runs/${WAITING_PROPOSAL}/comparison`)).toMatchObject({
      stale: false,
    });
  });

  // What follows changes the roster, in this order.

  it('should go on with the conversation: accept the open proposal, take it back, answer a question', async () => {
    const [{ runId }] = (await proposalsOf(coordinator)) as [Proposal];
    const comparison = await read<{ masses: object[] }>(coordinator, `/api/roster-runs/${runId}/comparison`);
    expect(comparison).toMatchObject({ stale: false });
    expect(comparison.masses.length).toBeGreaterThan(0);
    await accept(coordinator, runId);
    expect((await proposalsOf(coordinator))[0]).toMatchObject({ status: 'accepted', undone: false });
    expect((await ask(coordinator, 'Desfaça.')).message).toContain(
      'a escala voltou a ser exatamente a de antes',
    );
    expect((await proposalsOf(coordinator))[0]).toMatchObject({ status: 'accepted', undone: true });
    expect((await ask(coordinator, 'Quantas missas Luciano M. tem?')).message).toContain(
      'Luciano M. não serve em nenhuma missa.',
    );
  });

  it('should accept the proposal that waited', async () => {
    await accept(coordinator, WAITING_PROPOSAL);
    expect(await read(coordinator, `/api/schedules/${NEXT}`)).toMatchObject({ filled: 362 });
  });

  it('should change only what one absence needs, of 362 places', async () => {
    const [first] = (
      await read<{ assignments: { ministerId: number }[] }>(coordinator, `/api/schedules/${NEXT}/editor`)
    ).assignments;
    const people = await read<{ id: number; scheduleName: string }[]>(coordinator, '/api/ministers');
    const { scheduleName } = people.find(({ id }) => id === first!.ministerId)!;
    const reply = await ask(coordinator, `Não escale ${scheduleName} em nenhum domingo. Gere a escala.`);
    const { masses } = await read<{ masses: { added: object[]; removed: object[] }[] }>(
      coordinator,
      `/api/roster-runs/${reply.proposal!.runId}/comparison`,
    );
    const changes = masses.flatMap(({ added, removed }) => [...added, ...removed]);
    expect(changes.length).toBeGreaterThan(0);
    expect(changes.length).toBeLessThanOrEqual(8);
    await ok(coordinator.post(`/api/roster-runs/${reply.proposal!.runId}/discard`));
  });

  it('should compute a proposal with the answer given since, and accept it', async () => {
    const { jobId } = await ok<{ jobId: number }>(
      coordinator.post(`/api/schedules/${NEXT}/roster`, { proposal: true }),
    );
    const run = await until(async () => {
      const now = await read<Computation>(coordinator, `/api/roster-runs/${jobId}`);
      return now.status === 'queued' || now.status === 'running' ? null : now;
    });
    expect(run).toMatchObject({ status: 'done', proposal: true, acceptedAt: null });
    await accept(coordinator, jobId);
    const { ministers } = await read<{ ministers: { name: string; duties: number }[] }>(
      coordinator,
      `/api/schedules/${NEXT}/editor`,
    );
    expect(ministers.find(({ name }) => name === 'Luciano M.')!.duties).toBeGreaterThan(0);
  });

  it('should give new records ids that are free', async () => {
    const body = { title: 'Depois da atualização', year: 2027, month: 1 };
    expect(await ok(coordinator.post('/api/schedules', body))).toMatchObject({ id: NEXT + 1 });
  });
});

/** Stores the dump in the schema that it was taken from, then does what the start of a newer server does. */
async function upgrade(databaseUrl: string): Promise<Dump> {
  const orm = await MikroORM.init(ormConfig(databaseUrl, entities));
  await orm.migrator.up({ to: dump.migrations.at(-1)! });
  await orm.close();
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    await storeDump(client, dump);
    await migrate(databaseUrl, entities, () => Promise.resolve());
    return await takeDump(client, new Date(dump.takenAt));
  } finally {
    await client.end();
  }
}

/** @returns the body. @throws Error when the answer is a refusal. */
async function ok<T>(asked: ReturnType<Caller['get']>): Promise<T> {
  const { status, body } = await asked;
  if (status < 200 || status > 299) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body as T;
}

const read = <T>(caller: Caller, address: string) => ok<T>(caller.get(encodeURI(address)));

const talk = `/api/ai-schedule/sessions/${CONVERSATION}`;

/** The proposals of the conversation that goes on, the latest first. */
async function proposalsOf(coordinator: Caller): Promise<Proposal[]> {
  const { messages } = await read<{ messages: Message[] }>(coordinator, talk);
  return messages.flatMap(({ proposal }) => proposal ?? []).reverse();
}

/** Says something in that conversation. @returns the reply, which has ended. */
async function ask(coordinator: Caller, message: string): Promise<Message> {
  await ok(coordinator.post(`${talk}/messages`, { message }));
  return until(async () => {
    const { messages } = await read<{ messages: Message[] }>(coordinator, talk);
    const last = messages.at(-1)!;
    return last.status === 'done' ? last : null;
  });
}

async function accept(coordinator: Caller, run: number): Promise<void> {
  const address = `/api/roster-runs/${run}`;
  const { revision } = await read<{ revision: number }>(coordinator, `${address}/comparison`);
  await ok(coordinator.post(`${address}/accept`, { revision }));
  expect(await read<Computation>(coordinator, address)).toMatchObject({ acceptedAt: dump.takenAt });
}
