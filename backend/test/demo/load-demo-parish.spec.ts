import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { demoLogins } from '../../demo/load-demo-parish.js';
import { Minister } from '../../src/ministers/minister.entity.js';
import { checkRoster } from '../../src/roster/rules/check-roster.js';
import { Setting } from '../../src/platform/settings/setting.entity.js';
import { User } from '../../src/accounts/user.entity.js';
import { TestApp } from '../support/test-app.js';
import { DemoDatabase, dutiesOf, rosterOf } from './demo-database.js';

const NOW = '2026-11-10T12:00:00-03:00';
/** The last evening of a month, and of a week. */
const MONTH_END = '2027-01-31T22:00:00-03:00';

/** As PostgreSQL writes an epoch: seconds with six decimals. */
function secondsOf(instant: string): string {
  return (Date.parse(instant) / 1000).toFixed(6);
}

describe('loadDemoParish', () => {
  let parish: DemoDatabase;
  let loaded: Awaited<ReturnType<DemoDatabase['snapshot']>>;

  beforeAll(async () => {
    parish = await DemoDatabase.loaded(NOW);
    loaded = await parish.snapshot();
  });
  afterAll(() => parish.stop());

  it('should load more than 150 active ministers, each with an account, a request and a claimed name', async () => {
    const ministers = await parish.number('select count(*) from minister');
    expect(await parish.number('select count(*) from minister where is_active')).toBeGreaterThan(150);
    expect(await parish.number('select count(*) from user_account')).toBe(ministers + 2);
    expect(
      await parish.rows('select status, count(*)::int from registration_request group by 1 order by 1'),
    ).toEqual([
      { status: 'approved', count: ministers },
      { status: 'pending', count: 8 },
      { status: 'rejected', count: 3 },
    ]);
    expect(await parish.number('select count(*) from schedule_name')).toBe(ministers + 8);
    expect(
      await parish.number(
        `select count(*) from registration_request r where status <> 'pending' and reviewed_at < created_at`,
      ),
    ).toBe(0);
  });

  it('should load two past months, the present one published and the next one being asked about', async () => {
    expect(
      await parish.rows(
        `select s.year, s.month, s.status, q.status as asked, r.status as run
         from schedule s join questionnaire q on q.schedule_id = s.id left join roster_run r on r.schedule_id = s.id
         order by s.start_date`,
      ),
    ).toEqual([
      { year: 2026, month: 9, status: 'completed', asked: 'completed', run: 'done' },
      { year: 2026, month: 10, status: 'completed', asked: 'completed', run: 'done' },
      { year: 2026, month: 11, status: 'published', asked: 'completed', run: 'done' },
      { year: 2026, month: 12, status: 'planning', asked: 'sent', run: null },
    ]);
  });

  it('should have somebody to read, something to learn and a past in every list', async () => {
    for (const [table, least] of Object.entries({
      news_post: 8,
      community_post: 8,
      liturgical_material: 12,
      procedure: 6,
      training_course: 4,
      training_module: 20,
      training_progress: 500,
      family_relationship: 40,
      blocked_date: 50,
      email_message: 100,
      audit_event: 100,
      mass_rule: 10,
    })) {
      const count = await parish.number(`select count(*) from ${table}`);
      expect({ table, enough: count >= least }).toEqual({ table, enough: true });
    }
    for (const email of ['ministro@demo.local', 'coordenacao@demo.local']) {
      for (const table of ['personal_message', 'notification']) {
        const states = await parish.rows<{ unread: boolean }>(
          `select distinct read_at is null as unread from ${table}
           where recipient_id = (select id from user_account where email = '${email}')`,
        );
        expect(states).toHaveLength(2);
      }
    }
  });

  it('should tell nothing of the future, but for deadlines', async () => {
    for (const [table, column] of [
      ['news_post', 'published_at'],
      ['community_post', 'published_at'],
      ['personal_message', 'sent_at'],
      ['notification', 'sent_at'],
      ['email_message', 'sent_at'],
      ['audit_event', 'at'],
      ['questionnaire', 'sent_at'],
      ['questionnaire_response', 'created_at'],
      ['schedule', 'published_at'],
      ['registration_request', 'created_at'],
      ['training_progress', 'completed_at'],
      ['substitution_request', 'created_at'],
    ]) {
      const future = await parish.number(`select count(*) from ${table} where ${column} > '${NOW}'`);
      expect({ table, future }).toEqual({ table, future: 0 });
    }
  });

  it('should let the four logins in, and give nobody else a password', async () => {
    expect(await parish.number('select count(*) from user_account where password_hash is not null')).toBe(4);
    const { databaseUrl, dataDir } = parish.env;
    const app = await TestApp.start({ databaseUrl, dataDir });
    try {
      const roles = ['admin', 'reitor', 'coordenador', 'ministro'];
      for (const [index, line] of demoLogins().entries()) {
        const [email = '', password = ''] = [/\S+@demo\.local/, /\S+$/].map((part) => part.exec(line)?.[0]);
        const person = await app.login(email, password);
        expect((await person.get<{ role: string }>('/api/auth/me')).body.role).toBe(roles[index]);
      }
    } finally {
      await app.stop();
    }
  });

  it('should draw a photo for everybody who has one, and no other', async () => {
    const files = parish.photoFiles();
    const named = await parish.rows<{ file: string }>(
      'select photo_file as file from minister where photo_file is not null order by 1',
    );
    expect(files).toEqual(named.map(({ file }) => file));
    expect(files.length).toBeGreaterThan(80);
    expect(new Set(files).size).toBe(files.length);
    for (const file of files) expect(file).toMatch(/^[0-9a-f]{32}\.webp$/);
    const metadata = await sharp(path.join(parish.photoFolder, files[0]!)).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width: 512, height: 512 });
  });

  it('should give every past and present roster by the engine, with every hard rule kept', async () => {
    const schedules = await parish.rows<{ id: number }>(`select id from schedule where status <> 'planning'`);
    expect(schedules).toHaveLength(3);
    for (const { id } of schedules) {
      const { problem, assignments } = await rosterOf(parish, id);
      expect(assignments.length).toBeGreaterThan(350);
      expect(checkRoster(problem, assignments)).toEqual([]);
    }
    expect(await parish.rows('select distinct origin, pinned from assignment')).toEqual([
      { origin: 'automatic', pinned: false },
    ]);
    expect(await parish.rows(`select distinct result ->> 'status' as status from roster_run`)).toEqual([
      { status: 'optimal' },
    ]);
  });

  it('should let the demo minister serve with the spouse on days to come', async () => {
    const [spouse] = await parish.rows<{ email: string }>(
      `select u.email from family_relationship f
         join minister me on me.id = f.minister_id join user_account mine on mine.id = me.user_id
         join minister m on m.id = f.related_minister_id join user_account u on u.id = m.user_id
       where mine.email = 'ministro@demo.local' and f.relationship_type = 'conjuge'`,
    );
    const toCome = (await dutiesOf(parish, 'ministro@demo.local')).filter(({ date }) => date > '2026-11-10');
    expect(toCome.length).toBeGreaterThanOrEqual(2);
    const together = (await dutiesOf(parish, spouse!.email)).map(({ slot }) => slot);
    expect(toCome.filter(({ slot }) => together.includes(slot)).length).toBeGreaterThanOrEqual(2);
  });

  it('should have one request for a substitute to decide, at a mass to come, and people who could serve', async () => {
    const { databaseUrl, dataDir } = parish.env;
    const app = await TestApp.start({ databaseUrl, dataDir });
    try {
      const coordinator = await app.login('coordenacao@demo.local', 'partilha-demo');
      const { body } =
        await coordinator.get<{ id: number; date: string; status: string }[]>('/api/substitutions');
      expect(body).toMatchObject([{ status: 'exhausted', date: '2026-11-13', asked: 9, declined: 6 }]);
      const candidates = await coordinator.get<{ possible: boolean }[]>(
        `/api/substitutions/${body[0]!.id}/candidates`,
      );
      expect(candidates.body.filter(({ possible }) => possible).length).toBeGreaterThan(10);
    } finally {
      await app.stop();
    }
  });

  it('should wait for the answers of one in five, the demo minister among them', async () => {
    const answered = `from questionnaire_response r join questionnaire q on q.id = r.questionnaire_id
      join minister m on m.id = r.minister_id join user_account u on u.id = m.user_id where q.status = 'sent'`;
    const share =
      (await parish.number(`select count(*) ${answered}`)) /
      (await parish.number('select count(*) from minister where is_active'));
    expect(share).toBeGreaterThan(0.72);
    expect(share).toBeLessThan(0.88);
    const emails = (await parish.rows<{ email: string }>(`select u.email ${answered}`)).map(
      ({ email }) => email,
    );
    expect(emails).toContain('coordenacao@demo.local');
    expect(emails).not.toContain('ministro@demo.local');
    expect(
      await parish.rows(
        `select extract(epoch from response_deadline)::text as ends from questionnaire where status = 'sent'`,
      ),
    ).toEqual([{ ends: secondsOf('2026-11-25T23:59:59.999-03:00') }]);
    expect(await parish.rows('select job from outbox_message order by available_at')).toEqual([
      { job: 'substitution.expire' },
      { job: 'questionnaire.remind' },
      { job: 'questionnaire.remind' },
      { job: 'questionnaire.close' },
    ]);
  });

  it('should ask about every mass, and derive one availability from each answer', async () => {
    expect(
      await parish.number(
        `select count(*) from questionnaire q
         where jsonb_array_length(questions) <> (select count(*) from schedule_slot t where t.schedule_id = q.schedule_id)`,
      ),
    ).toBe(0);
    expect(
      await parish.number(
        `select count(*) from questionnaire_response r join questionnaire q on q.id = r.questionnaire_id
           cross join jsonb_each(r.responses) given
           left join availability_answer a on a.minister_id = r.minister_id and 'slot_' || a.slot_id = given.key
             and a.answer = case given.value ->> 0
               when 'Disponível' then 'available' when 'Talvez' then 'maybe' else 'unavailable' end
         where a.slot_id is null`,
      ),
    ).toBe(0);
    expect(await parish.number('select count(*) from availability_answer')).toBe(
      await parish.number(
        'select count(*) from questionnaire_response, jsonb_each(questionnaire_response.responses)',
      ),
    );
  });

  it('should load the same into another database, but for instants and password hashes', async () => {
    const other = await DemoDatabase.loaded(NOW);
    try {
      expect(await other.snapshot()).toEqual(loaded);
      expect(other.photoFiles()).toEqual(parish.photoFiles());
    } finally {
      await other.stop();
    }
  });
});

describe('loadDemoParish on a database that is not empty', () => {
  let parish: DemoDatabase;

  beforeAll(async () => {
    parish = await DemoDatabase.start();
  });
  afterAll(() => parish.stop());

  const store = (marker: { month: string } | null, photoFile: string | null) => {
    const em = parish.orm.em.fork();
    const user = new User({ email: 'lia@exemplo.test', name: 'Lia Inventada', role: 'ministro' });
    const minister = new Minister({
      user,
      fullName: user.name,
      phone: '+55 (15) 90999-0000',
      birthDate: '1970-05-20',
      scheduleName: 'Lia',
      experience: '1-3-anos',
    });
    minister.photoFile = photoFile;
    em.persist([user, minister]);
    if (marker) em.create(Setting, { name: 'demo', value: marker });
    return em.flush();
  };
  const clear = () => parish.rows('truncate user_account, setting restart identity cascade');
  const emails = () => parish.rows('select email from user_account');

  it('should refuse to start over a real parish, and leave it as it is', async () => {
    await clear();
    await store(null, null);
    await expect(parish.load(NOW)).rejects.toThrow(/já tem os dados de uma paróquia/);
    expect(await emails()).toEqual([{ email: 'lia@exemplo.test' }]);
  });

  it('should leave a demonstration of the same month as it is', async () => {
    await clear();
    await store({ month: '2026-11' }, null);
    await parish.load(NOW);
    expect(await emails()).toEqual([{ email: 'lia@exemplo.test' }]);
  });

  it('should replace a demonstration of an earlier month, with its photos and no others', async () => {
    await clear();
    const [hers, strange] = ['a', 'b'].map((letter) => `${letter.repeat(32)}.webp`) as [string, string];
    await store({ month: '2026-12' }, hers);
    mkdirSync(parish.photoFolder, { recursive: true });
    for (const file of [hers, strange]) writeFileSync(path.join(parish.photoFolder, file), 'photo');

    await parish.load(MONTH_END);

    expect(await emails()).not.toContainEqual({ email: 'lia@exemplo.test' });
    expect(parish.photoFiles()).toContain(strange);
    expect(parish.photoFiles()).not.toContain(hers);
    expect(await parish.rows(`select value ->> 'month' as month from setting where name = 'demo'`)).toEqual([
      { month: '2027-01' },
    ]);
    expect(
      await parish.rows(
        `select s.month, extract(epoch from q.response_deadline)::text as ends from schedule s
         join questionnaire q on q.schedule_id = s.id where q.status = 'sent'`,
      ),
    ).toEqual([{ month: 2, ends: secondsOf('2027-02-05T23:59:59.999-03:00') }]);
    expect((await dutiesOf(parish, 'ministro@demo.local')).length).toBeGreaterThanOrEqual(2);
    expect(await parish.number('select count(*) from substitution_request')).toBe(0);
    for (const { id } of await parish.rows<{ id: number }>(
      'select distinct schedule_id as id from roster_run',
    )) {
      const { problem, assignments } = await rosterOf(parish, id);
      expect(checkRoster(problem, assignments)).toEqual([]);
    }
  });
});
