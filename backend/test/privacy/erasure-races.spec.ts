import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import pg from 'pg';
import sharp from 'sharp';
import { User } from '../../src/accounts/user.entity.js';
import { PasswordsService } from '../../src/auth/passwords.service.js';
import { Questionnaire } from '../../src/questionnaires/questionnaire.entity.js';
import { Assignment } from '../../src/roster/assignment.entity.js';
import { SubstitutionRequest } from '../../src/substitutions/substitution-request.entity.js';
import { upload } from '../support/photos.js';
import { SubstitutionsFactory, type Server } from '../support/substitutions-factory.js';
import { TestApp, type Answer } from '../support/test-app.js';
import { until } from '../support/until.js';

const PASSWORD = 'uma senha que só ela tem';
const PHOTO = sharp({ create: { width: 8, height: 8, channels: 3, background: 'green' } }).png();
/** Round trips to the database by which the second of two requests comes later. */
const HEADS = [0, 2, 4, 8, 14, 24];

/** What somebody does while their erasure is under way. */
interface Race {
  act: () => Promise<Answer>;
  /** Locks what makes the act wait after it has been let in. */
  heldBy?: string;
  /** What must hold beside that nothing of the person is left. */
  whole?: () => Promise<void>;
}

let app: TestApp;
let make: SubstitutionsFactory;
let ana: Server;
let bia: Server;
let slots: number[];

beforeAll(async () => {
  app = await TestApp.start();
  make = new SubstitutionsFactory(app);
});
beforeEach(async () => {
  await app.reset();
  await app.as('coordenador');
  [ana, bia] = [await make.server('Ana'), await make.server('Bia')];
  ({ slots } = await make.published(
    { date: '2026-12-06', required: 2 },
    { date: '2026-12-13', required: 2 },
  ));
  await make.roster.answer(bia.ministerId, slots);
  const passwordHash = await app.nest.get(PasswordsService, { strict: false }).hash(PASSWORD);
  await app.em().nativeUpdate(User, bia.userId, { passwordHash });
});
afterAll(() => app.stop());

const photos = () => {
  const folder = path.join(app.env.dataDir, 'photos');
  return existsSync(folder) ? readdirSync(folder) : [];
};
const erase = () => bia.caller.post('/api/privacy/erase', { password: PASSWORD });
const rows = async <Row>(query: ReturnType<typeof sql<Row>>) =>
  (await query.execute(app.em().getKysely())).rows;

/** Tables of hers that still hold something. */
async function remains(): Promise<string[]> {
  const { ministerId: id, userId } = bia;
  const counts = await rows(sql<{ name: string }>`
    select name from (values
      ('place', (select count(*) from assignment where minister_id = ${id})),
      ('answer', (select count(*) from availability_answer where minister_id = ${id})),
      ('response', (select count(*) from questionnaire_response where minister_id = ${id} and responses <> '{}')),
      ('request', (select count(*) from substitution_request where minister_id = ${id})),
      ('offer', (select count(*) from substitution_offer where minister_id = ${id})),
      ('notice', (select count(*) from notification where recipient_id = ${userId})),
      ('blocked', (select count(*) from blocked_date where minister_id = ${id})),
      ('session', (select count(*) from user_session where user_id = ${userId})),
      ('photo', (select count(photo_file) from minister where id = ${id}))
    ) kept (name, count) where count > 0`);
  return [...counts.map(({ name }) => name), ...photos()];
}

async function expectDone({ whole }: Race, erased: Answer, acted: Answer): Promise<void> {
  expect([200, 204]).toContain(erased.status);
  expect(acted.status).toBeLessThan(500);
  expect(await remains()).toEqual([]);
  await whole?.();
}

const RACES: Record<string, () => Promise<Race>> = {
  'accept a substitution': async () => {
    const { id } = await make.asked(ana, slots[0]!);
    await make.work();
    const whole = async () => {
      const request = await app.em().findOneOrFail(SubstitutionRequest, id);
      const places = await app.em().count(Assignment, { slot: slots[0], minister: ana.ministerId });
      // Either it was accepted and the place is empty again, or it is still sought and Ana's.
      expect([request.status === 'accepted', places]).toEqual(
        request.status === 'accepted' ? [true, 0] : [false, 1],
      );
    };
    const act = () => bia.caller.post(`/api/substitutions/${id}/answer`, { answer: 'accepted' });
    return { act, whole, heldBy: 'select from schedule for update' };
  },
  'answer a questionnaire': async () => {
    const { id } = await app.em().findOneOrFail(Questionnaire, { title: 'Disponibilidade' });
    await app.em().execute('delete from availability_answer');
    const responses = Object.fromEntries(slots.map((slot) => [`slot_${slot}`, ['Sim']]));
    const act = () => bia.caller.post(`/api/questionnaires/${id}/responses`, { responses });
    return { act, heldBy: 'select from questionnaire for update' };
  },
  'confirm a duty': async () => {
    const place = await make.roster.place(slots[0]!, bia.ministerId);
    const act = () => bia.caller.post(`/api/my-duties/${place}/confirm`);
    return { act };
  },
  'ask for a substitute': async () => {
    const assignmentId = await make.roster.place(slots[0]!, bia.ministerId);
    const act = () => bia.caller.post('/api/substitutions', { assignmentId, reason: 'Estarei em viagem.' });
    return { act };
  },
  'block days': async () => {
    const act = () =>
      bia.caller.post(`/api/ministers/${bia.ministerId}/blocked-dates`, { date: '2026-12-20' });
    return Promise.resolve({ act });
  },
  'send a photo': async () => {
    const bytes = await PHOTO.toBuffer();
    const act = async () => {
      const { status, body } = await upload(app, bia.caller.token, bytes);
      return { status, body, headers: {} };
    };
    return { act };
  },
};

it.each(Object.entries(RACES))('would succeed without an erasure: %s', async (_, prepare) => {
  const { act } = await prepare();
  expect((await act()).status).toBeLessThan(300);
});

describe.each(Object.entries(RACES))('Somebody who is erased while they %s', (_, prepare) => {
  it.each(HEADS.flatMap((head) => [['erasure', head] as const, ['act', head] as const]))(
    'should leave nothing behind: the %s %i round trips ahead',
    async (first, head) => {
      const race = await prepare();
      const later = async (run: () => Promise<Answer>) => {
        const em = app.em();
        for (let trip = 0; trip < head; trip += 1) await em.execute('select 1');
        return run();
      };
      const [erased, acted] = await Promise.all(
        first === 'erasure' ? [erase(), later(race.act)] : [later(erase), race.act()],
      );
      await expectDone(race, erased, acted);
    },
  );
});

/** Does something while rows are locked by another connection, which then lets them go. */
async function whileHeld(lock: string, run: () => Promise<void>): Promise<void> {
  const client = new pg.Client(app.env.databaseUrl);
  await client.connect();
  try {
    await client.query('begin');
    await client.query(lock);
    await run();
  } finally {
    await client.end();
  }
}

/** How many wait for a lock. */
const waiting = async () =>
  (
    await rows(sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`)
  ).length;

describe('Somebody whose act was let in before their erasure, and goes on after it', () => {
  it.each(['accept a substitution', 'answer a questionnaire'])(
    'should leave nothing behind: %s',
    async (name) => {
      const race = await RACES[name]!();
      let acted: Promise<Answer> | undefined;
      let erased: Answer | undefined;
      await whileHeld(race.heldBy!, async () => {
        acted = race.act();
        await until(waiting);
        erased = await erase();
      });
      await expectDone(race, erased!, await acted!);
      expect((await acted!).status).toBeGreaterThanOrEqual(400);
    },
  );

  it('should leave no photo that came while their records went', async () => {
    await upload(app, bia.caller.token, await PHOTO.toBuffer());
    await (await RACES['block days']!()).act();
    const race = await RACES['send a photo']!();
    let acted: Promise<Answer> | undefined;
    let erased: Promise<Answer> | undefined;
    await whileHeld('select from blocked_date for update', async () => {
      erased = erase();
      await until(waiting);
      let isDone = false;
      acted = race.act().finally(() => (isDone = true));
      // It waits for the erasure, too, or is done before that goes on.
      await until(async () => isDone || (await waiting()) > 1);
    });
    await expectDone(race, await erased!, await acted!);
  });
});
