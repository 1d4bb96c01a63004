import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { Notification } from '../../src/messages/notification.entity.js';
import { CommunityPost } from '../../src/messages/community-post.entity.js';
import { NewsPost } from '../../src/news/news-post.entity.js';
import { PasswordsService } from '../../src/auth/passwords.service.js';
import { PersonalMessage } from '../../src/messages/personal-message.entity.js';
import { Minister } from '../../src/ministers/minister.entity.js';
import { EmailMessage } from '../../src/mail/email-message.entity.js';
import { OutboxRelayService } from '../../src/platform/jobs/outbox-relay.service.js';
import { RetentionService } from '../../src/privacy/retention.service.js';
import { QuestionnaireResponse } from '../../src/questionnaires/questionnaire-response.entity.js';
import { Assignment } from '../../src/roster/assignment.entity.js';
import type { RosterDiff } from '../../src/roster/roster-diff.js';
import type { ScheduleRule } from '../../src/roster/schedule-rules/schedule-rule.js';
import { RosterChange } from '../../src/roster/roster-change.entity.js';
import { Schedule } from '../../src/roster/schedule.entity.js';
import { User } from '../../src/accounts/user.entity.js';
import { HER_TRACES, liveFullLife, ZENOBIA } from '../support/privacy-factory.js';
import { pendingRequest } from '../support/registrations-factory.js';
import { TestApp, type Caller } from '../support/test-app.js';

/** What erasure does with each table; a table that is not here has not been thought of. */
const DECIDED: Record<string, 'emptied' | 'deleted' | 'anonymised' | 'kept' | 'nobody'> = {
  ai_message: 'anonymised',
  ai_rule: 'deleted',
  ai_session: 'anonymised',
  announced_duty: 'deleted',
  assignment: 'anonymised',
  attempt_count: 'nobody',
  attendance_mark: 'deleted',
  audit_event: 'kept',
  audit_seal: 'nobody',
  availability_answer: 'deleted',
  blocked_date: 'deleted',
  call_attempt: 'deleted',
  calendar_feed: 'deleted',
  community_post: 'deleted',
  consent_record: 'kept',
  consent_text: 'nobody',
  email_change: 'deleted',
  email_message: 'deleted',
  family_relationship: 'deleted',
  import_record: 'nobody',
  liturgical_material: 'nobody',
  mass_rule: 'nobody',
  minister: 'emptied',
  news_post: 'deleted',
  notice_choice: 'deleted',
  notification: 'deleted',
  one_time_token: 'deleted',
  outbox_message: 'nobody',
  parish_archive: 'nobody',
  personal_message: 'anonymised',
  procedure: 'nobody',
  questionnaire: 'nobody',
  questionnaire_link: 'deleted',
  questionnaire_response: 'anonymised',
  registration_request: 'deleted',
  roster_change: 'anonymised',
  roster_run: 'anonymised',
  sacristy_opening: 'anonymised',
  schedule: 'nobody',
  schedule_name: 'deleted',
  schedule_slot: 'nobody',
  second_factor: 'deleted',
  setting: 'nobody',
  substitution_offer: 'deleted',
  substitution_request: 'anonymised',
  training_course: 'nobody',
  training_module: 'nobody',
  training_progress: 'deleted',
  user_account: 'emptied',
  user_session: 'deleted',
};

/** What stays: words of other people about her, the trail's addresses, and the proof that she consented. */
const OTHERS_WORDS = [
  'ai_message: zenóbia',
  'ai_session: zenóbia',
  'audit_event: 203.0.113.99',
  'consent_record: 203.0.113.99',
  'roster_change: zenóbia',
  'roster_change: quintanilha',
  'substitution_request: zenóbia',
  'substitution_request: quintanilha',
];

let app: TestApp;
let life: Awaited<ReturnType<typeof liveFullLife>>;
let zenobia: Caller;

beforeAll(async () => {
  app = await TestApp.start();
});
beforeEach(async () => {
  await app.reset();
  await app.as('admin');
  life = await liveFullLife(app);
  zenobia = await app.withTokenOf(life.user);
});
afterAll(() => app.stop());

const keysOfAll = async () =>
  (await zenobia.get<{ key: string }[]>('/api/privacy/written')).body.map(({ key }) => key);

const erase = (caller: Caller = zenobia, password: string = ZENOBIA.password) =>
  caller.post('/api/privacy/erase', { password });

async function tables(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'mikro_orm_migrations' order by 1`.execute(
    app.em().getKysely(),
  );
  return rows.map(({ name }) => name);
}

/** Every row of every table, whole, that holds one of her traces: `table: the trace`. */
async function tracesInDatabase(): Promise<string[]> {
  const found: string[] = [];
  for (const table of await tables()) {
    const { rows } = await sql<{ text: string }>`
      select lower(to_json(t)::text) as text from ${sql.table(table)} t`.execute(app.em().getKysely());
    for (const trace of HER_TRACES)
      if (rows.some(({ text }) => text.includes(trace))) found.push(`${table}: ${trace}`);
  }
  return found;
}

/** Every row of every table that is not this account's own, nor follows from its erasure. */
async function rowsOfOthers(userId: number): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const table of (await tables()).filter(
    (name) => !['attempt_count', 'outbox_message', 'audit_seal'].includes(name),
  )) {
    const { rows } = await sql<{ text: string; id: number; actor_id?: number }>`
      select to_json(t)::text as text, to_jsonb(t) ->> 'actor_id' as actor_id from ${sql.table(table)} t
      where not (${table} = 'user_account' and (to_jsonb(t) ->> 'id')::int = ${userId})
        and not (${table} = 'audit_event' and (to_jsonb(t) ->> 'actor_id')::int = ${userId})
        and (${table} <> 'email_message' or to_jsonb(t) ->> 'mail' <> 'deletion-done')`.execute(
      app.em().getKysely(),
    );
    found[table] = rows.map(({ text }) => text).sort();
  }
  return found;
}

function tracesInFiles(): string[] {
  const files = readdirSync(app.env.dataDir, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return files
    .filter(({ name, parentPath }) => {
      const text = readFileSync(path.join(parentPath, name), 'utf8').toLowerCase();
      return name === life.photoFile || HER_TRACES.some((trace) => text.includes(trace));
    })
    .map(({ name }) => name);
}

describe('POST /api/privacy/erase', () => {
  it('should have a decision about every table', async () => {
    expect(await tables()).toEqual(Object.keys(DECIDED).sort());
  });

  it('should leave no trace in any table or file but the farewell’s address, the trail and what others wrote', async () => {
    const before = new Set((await tracesInDatabase()).map((found) => found.split(':')[0]));
    const speakOfPeople = Object.keys(DECIDED).filter((table) => DECIDED[table] !== 'nobody');
    const withoutText = [
      'ai_rule',
      'announced_duty',
      'attendance_mark',
      'availability_answer',
      'calendar_feed',
      'call_attempt',
      'family_relationship',
      'notice_choice',
      'one_time_token',
      'sacristy_opening',
      'second_factor',
      'substitution_offer',
      'questionnaire_link',
      'training_progress',
      'user_session',
    ];
    expect([...before].sort()).toEqual(speakOfPeople.filter((table) => !withoutText.includes(table)));
    expect(tracesInFiles()).toHaveLength(3);

    expect(await erase()).toMatchObject({ status: 200, body: { message: 'Seus dados foram apagados' } });
    expect(await tracesInDatabase()).toEqual([
      ...OTHERS_WORDS.slice(0, 4),
      'email_message: zenobia',
      'email_message: quintanilha',
      ...OTHERS_WORDS.slice(4),
    ]);
    expect(tracesInFiles()).toEqual([]);
    const [farewell, ...others] = await app.em().find(EmailMessage, { to: ZENOBIA.email });
    expect(farewell).toMatchObject({ mail: 'deletion-done', user: null, refs: {} });
    expect(others).toEqual([]);
  });

  it('should forget the address too, once the farewell has gone out', async () => {
    await erase();
    const retention = app.nest.get(RetentionService, { strict: false });
    expect(await retention.run()).toMatchObject({ emails: 0 });
    await app.nest.get(OutboxRelayService, { strict: false }).drain();
    const farewell = await app.em().findOneOrFail(EmailMessage, { to: ZENOBIA.email });
    expect(farewell).toMatchObject({ status: 'kept', subject: 'Seus dados foram apagados' });
    expect(tracesInFiles()).toEqual([`${farewell.id}.json`]);
    await app.em().nativeUpdate(EmailMessage, farewell.id, { status: 'sent' });
    expect(await retention.run()).toMatchObject({ emails: 1 });
    expect(await tracesInDatabase()).toEqual(OTHERS_WORDS);
    expect(tracesInFiles()).toEqual([]);
  });

  it('should keep past rosters’ counts, free the places to come and tell the coordination how many', async () => {
    await erase();
    const em = app.em();
    const placesAt = (slot: number) => em.count(Assignment, { slot });
    expect([await placesAt(life.past.id), await placesAt(life.coming.id)]).toEqual([2, 1]);
    expect(await em.findOneOrFail(Minister, life.ministerId)).toMatchObject({
      fullName: 'Pessoa removida',
      scheduleName: 'Pessoa removida',
      isActive: false,
      phone: null,
    });
    expect((await em.findOneOrFail(Schedule, life.schedule.id)).version).toBe(2);
    const told = await em.find(Notification, { title: 'Uma pessoa saiu do ministério' });
    expect(told).toMatchObject([{ content: expect.stringContaining('1 lugar ficou vago') }]);
    expect(await em.find(QuestionnaireResponse, {}, { populate: ['questionnaire'] })).toMatchObject([
      { questionnaire: { status: 'completed' }, responses: {}, additionalNotes: null },
    ]);
  });

  it('should keep the messages of the other person, without who wrote them', async () => {
    await erase();
    expect(await app.em().findAll(PersonalMessage)).toMatchObject([
      { sender: null, senderName: 'Pessoa removida', subject: 'Mensagem removida' },
    ]);
  });

  it('should keep the trail of what she did, where nobody is named any more', async () => {
    await erase();
    const admin = await app.as('admin');
    const filter = encodeURIComponent(JSON.stringify({ actorId: life.userId }));
    expect((await admin.get(`/api/audit-events?filter=${filter}`)).body).toMatchObject([
      { action: 'data-erased', actorName: 'Pessoa removida', details: { freedPlaces: 1 } },
      { action: 'login', actorName: 'Pessoa removida', address: '203.0.113.99' },
    ]);
  });

  it('should take rules about her out of the rosters’ histories, and leave those about others', async () => {
    const em = app.em();
    const [her, friend] = [life.ministerId, life.friend.minister!.id];
    const about = (ministerId: number): ScheduleRule => ({ kind: 'cap', ministerId, count: 2 });
    const apart: ScheduleRule = { kind: 'apart', ministerId: friend, otherId: her };
    const step = new RosterChange({
      schedule: em.getReference(Schedule, life.schedule.id),
      revision: 3,
      kind: 'rules-changed',
      state: 'final',
      changedBy: null,
      diff: { entered: [], left: [] },
      rules: { set: [about(her), about(friend)], removed: [apart] },
    });
    await em.persist(step).flush();
    expect((await erase()).status).toBe(200);
    const { rules } = await app.em().findOneOrFail(RosterChange, step.id);
    expect(rules).toEqual({ set: [about(friend)], removed: [] });
  });

  it('should leave the news and posts that she wrote, without her name, when she wishes so', async () => {
    expect(
      (await zenobia.post('/api/privacy/erase', { password: ZENOBIA.password, keeps: await keysOfAll() }))
        .status,
    ).toBe(200);
    const left = [{ title: 'Terço', author: null, authorName: 'Pessoa removida' }];
    expect(await app.em().findAll(NewsPost)).toMatchObject(left);
    expect(await app.em().findAll(CommunityPost)).toMatchObject(left);
  });

  it('should list what she typed in places of everybody, and take away what she does not keep', async () => {
    const em = app.em();
    const her = em.getReference(User, life.userId);
    const theirs = em.getReference(User, life.friend.user.id);
    const place = await em.findOneOrFail(Assignment, {
      slot: life.past.id,
      minister: life.friend.minister!.id,
    });
    place.overrideReason = 'Ele prefere esta';
    const entered = {
      slotId: life.past.id,
      ministerId: life.friend.minister!.id,
      origin: 'manual',
      pinned: true,
    };
    const step = {
      schedule: em.getReference(Schedule, life.schedule.id),
      kind: 'moved',
      state: 'done',
    } as const;
    const diff = (overrideReason: string): RosterDiff => ({
      entered: [{ ...entered, origin: 'manual', overrideReason }],
      left: [],
    });
    em.persist([
      new RosterChange({ ...step, revision: 3, changedBy: her, diff: diff('Ele prefere esta') }),
      new RosterChange({ ...step, revision: 4, changedBy: theirs, diff: diff('Palavra dele') }),
    ]);
    await sql`update substitution_request set note = 'Obrigada, Bento', decided_by_id = ${life.userId}
      where minister_id = ${life.friend.minister!.id} and slot_id = ${life.past.id}`.execute(em.getKysely());
    await sql`update substitution_request set note = 'Nota de outro', decided_by_id = ${life.friend.user.id}
      where minister_id = ${life.friend.minister!.id} and slot_id = ${life.coming.id}`.execute(
      em.getKysely(),
    );
    const { id: requestId } = await pendingRequest(app);
    await sql`update registration_request set status = 'rejected', review_comments = 'Volte em maio', reviewed_by_id = ${life.userId}
      where id = ${requestId}`.execute(em.getKysely());
    await em.flush();
    // A draft, which has no day yet.
    await sql`update news_post set published_at = null`.execute(em.getKysely());

    const { body: texts } = await zenobia.get<{ key: string; text: string }[]>('/api/privacy/written');
    const kinds = texts.map(({ key }) => key.split(':')[0]!).sort();
    expect(kinds).toEqual([
      'community-post',
      'news',
      'override-reason',
      'review-comment',
      'schedule',
      'substitution-note',
    ]);
    const admin = await app.as('admin');
    expect((await admin.get(`/api/users/${life.userId}/written`)).body).toEqual(texts);
    const other = await app.withTokenOf(life.friend.user);
    expect(
      (await other.get<{ text: string }[]>('/api/privacy/written')).body.map(({ text }) => text),
    ).toEqual(expect.arrayContaining(['Palavra dele', 'Nota de outro']));

    const keeps = texts.map(({ key }) => key).filter((key) => /^(news|review-comment):/.test(key));
    // Keys of what others wrote, or of nothing, change nothing.
    const given = [...keeps, 'news:999999', 'nada:1', 'schedule:x'];
    expect((await admin.post(`/api/users/${life.userId}/erase`, { keeps: given })).status).toBe(200);
    expect(await app.em().findAll(NewsPost)).toMatchObject([
      { title: 'Terço', authorName: 'Pessoa removida' },
    ]);
    expect(await app.em().count(CommunityPost)).toBe(0);
    expect(await app.em().findOneOrFail(Schedule, life.schedule.id)).toMatchObject({
      title: 'Escala de 11/2026',
    });
    const { rows: notes } = await sql`select note from substitution_request where note is not null`.execute(
      em.getKysely(),
    );
    expect(notes).toEqual([{ note: 'Nota de outro' }]);
    const { rows: comments } =
      await sql`select review_comments as said from registration_request where id = ${requestId}`.execute(
        em.getKysely(),
      );
    expect(comments).toEqual([{ said: 'Volte em maio' }]);
    const steps = await app.em().find(RosterChange, { revision: { $gte: 3 } }, { orderBy: { id: 'asc' } });
    expect(steps.map((one) => one.diff.entered[0]!.overrideReason)).toEqual([
      'Quem escreveu esta mensagem apagou seus dados.',
      'Palavra dele',
    ]);
    expect(await app.em().findOneOrFail(Assignment, place.id)).toMatchObject({
      overrideReason: 'Quem escreveu esta mensagem apagou seus dados.',
    });
  });

  it.each(['bispo diocesano', 'missa', 'não pode', 'Bento Amigo Lima', 'por causa da dor nas costas', '.*'])(
    'should change no letter that others wrote when somebody called “%s” erases themselves',
    async (name) => {
      const em = app.em();
      const other = em.getReference(User, life.friend.user.id);
      const said = `O ${name} vem à missa; não pode faltar ninguém`;
      em.create(Notification, { recipient: other, title: 'Visita', content: said, sentAt: app.clock.now() });
      em.create(CommunityPost, {
        title: 'Visita',
        body: said,
        authorName: name,
        publishedAt: app.clock.now(),
      });
      await em.flush();
      const passwordHash = await app.nest.get(PasswordsService).hash(ZENOBIA.password);
      const { user } = await app.make.person({ name, role: 'user', passwordHash });
      const before = await rowsOfOthers(user.id);
      expect((await erase(await app.withTokenOf(user))).status).toBe(200);
      expect(await rowsOfOthers(user.id)).toEqual(before);
    },
  );

  it('should end her sessions and let somebody else have the address and the schedule name', async () => {
    await erase();
    expect((await zenobia.get('/api/auth/me')).status).toBe(401);
    const login = { email: ZENOBIA.email, password: ZENOBIA.password };
    expect((await app.visitor.post('/api/auth/login', login)).status).toBe(401);
    expect((await app.visitor.post('/api/auth/register', login)).status).toBe(201);
    const name = encodeURIComponent(ZENOBIA.scheduleName);
    expect((await app.visitor.get(`/api/validate-schedule-name/${name}`)).body).toEqual({ available: true });
  });

  it('should change nothing for a wrong password, and only be tried so often', async () => {
    const before = await tracesInDatabase();
    for (let i = 0; i < 5; i += 1)
      expect(await erase(zenobia, 'errada!')).toMatchObject({
        status: 400,
        body: { errors: { password: 'A senha não confere.' } },
      });
    expect((await erase()).status).toBe(429);
    expect(await tracesInDatabase()).toEqual(before);
    expect(tracesInFiles()).toHaveLength(3);
  });

  it('should refuse the last administrator, also when two leave at once', async () => {
    const em = app.em();
    const { passwordHash } = await em.findOneOrFail(User, life.userId, { populate: ['passwordHash'] });
    await em.nativeDelete(User, { role: 'admin' });
    const one = await app.make.person({ role: 'admin', passwordHash: passwordHash! });
    const alone = await erase(await app.withTokenOf(one.user));
    expect([alone.status, alone.body]).toMatchObject([422, { code: 'last-administrator' }]);
    const two = await app.make.person({ role: 'admin', passwordHash: passwordHash! });
    const answers = await Promise.all([one, two].map(async ({ user }) => erase(await app.withTokenOf(user))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await app.em().count(User, { role: 'admin', disabledAt: null })).toBe(1);
  });

  it('should leave a request alone that bears the address of an account which never proved it', async () => {
    await app.em().nativeDelete(Minister, { user: life.userId });
    await app.em().nativeUpdate(User, life.userId, { emailVerifiedAt: null });
    await erase();
    const { rows } = await sql`select status from registration_request`.execute(app.em().getKysely());
    expect(rows).toEqual([{ status: 'rejected' }]);
  });
});
