import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { User } from '../../src/accounts/user.entity.js';
import { SacristyOpening } from '../../src/attendance/sacristy-opening.entity.js';
import { Assignment } from '../../src/roster/assignment.entity.js';
import { describeApi } from '../../src/openapi.js';
import { MINUTE } from '../../src/platform/clock.js';
import { AuditEvent } from '../../src/platform/audit/audit-event.entity.js';
import { askedAt, enter, openDay, statesAt, type Tablet } from '../support/attendance-factory.js';
import { SubstitutionsFactory, type Server } from '../support/substitutions-factory.js';
import { TestApp, type Caller } from '../support/test-app.js';

const SUNDAY = '2026-12-06';
const at = (time: string) => new Date(`${SUNDAY}T${time}:00-03:00`);

let app: TestApp;
let make: SubstitutionsFactory;
let coordinator: Caller;
let ana: Server;
let bento: Server;
let caio: Server;
let early: number;
let late: number;

beforeAll(async () => {
  app = await TestApp.start();
  make = new SubstitutionsFactory(app);
  coordinator = await app.as('admin');
  ana = await make.server('Ana', { photoFile: `${'a'.repeat(32)}.webp` });
  bento = await make.server('Bento');
  caio = await make.server('Caio');
  const { slots } = await make.published(
    { date: SUNDAY, time: '08:00', required: 2 },
    { date: SUNDAY, time: '10:00', required: 2 },
    { date: '2026-12-13', time: '08:00' },
  );
  [early, late] = slots as [number, number, number];
  await make.roster.place(early, ana.ministerId);
  await make.roster.place(early, bento.ministerId);
});
afterAll(() => app.stop());
beforeEach(() => app.clock.set(at('07:30')));

const tablet = async (): Promise<Tablet> => enter(app, (await openDay(coordinator, SUNDAY)).code);

describe('Opening a day for the sacristy', () => {
  it('should give a code without look-alikes that is shown once and stored nowhere', async () => {
    const opened = await openDay(coordinator, SUNDAY);
    expect(opened.code).toMatch(/^[A-HJKMNP-Z2-9]{4}-[A-HJKMNP-Z2-9]{4}$/);
    expect(opened.link).toBe(`http://partilha.test/sacristy#${opened.code}`);
    const { codeHash } = await app.em().findOneOrFail(SacristyOpening, opened.id);
    expect(codeHash).not.toContain(opened.code.replace('-', ''));
    const { body } = await coordinator.get<{ id: number }[]>(`/api/sacristy-openings?date=${SUNDAY}`);
    expect(body.find(({ id }) => id === opened.id)).toEqual({
      id: opened.id,
      date: SUNDAY,
      openedByName: expect.any(String),
      openedAt: expect.any(String),
      closedAt: null,
    });
    const events = await app.em().find(AuditEvent, { action: 'sacristy-opened', subjectId: opened.id });
    expect(events).toHaveLength(1);
    expect(JSON.stringify(events)).not.toContain(opened.code);
  });

  it('should be for those who make rosters, for a day that is not over', async () => {
    for (const role of ['user', 'ministro', 'reitor'] as const)
      expect((await (await app.as(role)).post('/api/sacristy-openings', { date: SUNDAY })).status).toBe(403);
    for (const date of ['2026-12-05', '2026-12-21'])
      expect(await coordinator.post('/api/sacristy-openings', { date })).toMatchObject({
        status: 400,
        body: { errors: { date: expect.stringMatching(/próximos 14 dias/) } },
      });
  });

  it('should end with the code all devices that entered with it', async () => {
    const opened = await openDay(coordinator, SUNDAY);
    const device = await enter(app, opened.code);
    expect((await coordinator.post(`/api/sacristy-openings/${opened.id}/close`)).status).toBe(200);
    expect(await device.send('GET', '/api/sacristy/day')).toMatchObject({
      status: 404,
      body: { code: 'sacristy-closed' },
    });
    expect((await device.tap([{ slotId: early, ministerId: ana.ministerId }])).status).toBe(404);
    expect((await app.visitor.post('/api/sacristy/enter', { code: opened.code })).status).toBe(404);
    expect((await coordinator.post(`/api/sacristy-openings/${opened.id}/close`)).status).toBe(404);
    expect(await app.em().count(AuditEvent, { action: 'sacristy-closed', subjectId: opened.id })).toBe(1);
  });
});

describe('Whoever opened the day', () => {
  it.each<[string, (admin: Caller, user: User) => Promise<unknown>]>([
    ['is disabled', (admin, { id }) => admin.put(`/api/users/${id}`, { disabled: true })],
    ['no longer coordinates', (admin, { id }) => admin.put(`/api/users/${id}`, { role: 'ministro' })],
    ['is removed', (admin, { id }) => admin.delete(`/api/users/${id}`)],
  ])('should leave no code behind that opens it once they are gone: %s', async (_, leave) => {
    const { user } = await app.make.person({ role: 'coordenador' });
    const opened = await openDay(await app.withTokenOf(user), SUNDAY);
    const device = await enter(app, opened.code);
    expect((await leave(coordinator, user)) as object).toMatchObject({ status: 200 });
    expect((await device.send('GET', '/api/sacristy/day')).status).toBe(404);
    expect((await app.visitor.post('/api/sacristy/enter', { code: opened.code })).status).toBe(404);
    const { closedAt } = await app.em().findOneOrFail(SacristyOpening, opened.id);
    expect(closedAt).toEqual(app.clock.now());
  });
});

describe('Entering with the code', () => {
  it('should take it however it is typed, on its day alone, by the clock of the parish', async () => {
    const { code } = await openDay(coordinator, SUNDAY);
    await enter(app, ` ${code.toLowerCase().replace('-', ' ')} `);
    const wrong = await app.visitor.post('/api/sacristy/enter', { code: 'AAAA-AAAA' });
    expect(wrong).toMatchObject({
      status: 404,
      body: { errors: { code: expect.stringMatching(/não vale/) } },
    });
    const statusAt = async (instant: string) => {
      app.clock.set(instant);
      return (await app.visitor.post('/api/sacristy/enter', { code })).status;
    };
    expect(await statusAt('2026-12-06T00:59:59Z')).toBe(422);
    // From two hours before: people come to a mass at midnight.
    expect(await statusAt('2026-12-06T01:00:00Z')).toBe(200);
    expect(await statusAt('2026-12-07T02:59:59Z')).toBe(200);
    expect(await statusAt('2026-12-07T03:00:00Z')).toBe(404);
  });

  it('should give a session that opens nothing but its day', async () => {
    const device = await tablet();
    const routes = Object.entries(describeApi(app.nest).paths).flatMap(([path, item]) =>
      (['get', 'post', 'put', 'patch', 'delete'] as const).flatMap((method) =>
        (item[method] as { 'x-access'?: string } | undefined)?.['x-access'] === 'public' || !item[method]
          ? []
          : [{ method: method.toUpperCase() as 'GET', path: path.replace(/\{[^}]+\}/g, '1') }],
      ),
    );
    expect(routes.length).toBeGreaterThan(100);
    for (const { method, path } of routes) {
      const headers = { 'x-sacristy-token': device.token, authorization: `Bearer ${device.token}` };
      const { status } = await app.visitor.send(method, path, undefined, headers);
      if (status !== 401) throw new Error(`${method} ${path}: ${status}`);
    }
    const user = await app.as('admin');
    for (const token of ['', 'x', user.token!, `${device.token}x`, device.token.replace(/^\d+/, '987654')])
      expect((await app.visitor.get('/api/sacristy/day', { 'x-sacristy-token': token })).status).toBe(404);
  });
});

describe('The day in the sacristy', () => {
  it("should tell the day's masses, who serves, and nothing that the screen does not show", async () => {
    const device = await tablet();
    const day = await device.day();
    expect(day.masses.map(({ slotId, time }) => [slotId, time])).toEqual([
      [early, '08:00'],
      [late, '10:00'],
    ]);
    expect(day.masses[0]!.people[0]).toEqual({
      ministerId: ana.ministerId,
      scheduleName: 'Ana',
      photoUrl: `/api/sacristy/photos/${'a'.repeat(32)}.webp`,
      profileImagePosition: { x: 0, y: 0 },
      profileImageRotation: 0,
      profileImageScale: 1,
      arrivedAt: null,
      seeksSubstitute: false,
    });
    expect(JSON.stringify(day)).not.toMatch(/phone|email|\+55/i);
  });

  it('should offer a place first to those who are in church, as far as the rules let them', async () => {
    const device = await tablet();
    const dora = await make.server('Dora');
    await make.roster.answer(dora.ministerId, [late], 'unavailable');
    const eva = await make.server('Eva');
    await make.roster.answer(caio.ministerId, [late]);
    const candidates = async () =>
      (await device.day()).masses[1]!.candidates.map(({ scheduleName, inChurch }) => [
        scheduleName,
        inChurch,
      ]);
    expect((await candidates())[0]).toEqual(['Caio', false]);
    await device.tap([{ slotId: late, ministerId: eva.ministerId }]);
    expect((await candidates())[0]).toEqual(['Eva', true]);
    const names = (await candidates()).map(([name]) => name);
    // Ana and Bento serve at 8h, Dora said no.
    for (const name of ['Ana', 'Bento', 'Dora']) expect(names).not.toContain(name);
  });

  it('should show photos to a device of the day alone, and of nobody else', async () => {
    const device = await tablet();
    const address = `/api/sacristy/photos/${'a'.repeat(32)}.webp`;
    expect((await app.visitor.get(address)).body).toMatchObject({ code: 'sacristy-closed' });
    for (const file of ['b.webp', '..%2F..%2Fjwt-secret', 'x'.repeat(80)])
      expect((await device.send('GET', `/api/sacristy/photos/${file}`)).status).toBe(404);
    const user = await app.as('ministro');
    expect((await user.get(address)).status).toBe(404);
  });
});

describe('Touches in the sacristy', () => {
  it('should be stored once, however often they are sent', async () => {
    const device = await tablet();
    const touch = { id: randomUUID(), slotId: early, ministerId: ana.ministerId };
    for (let time = 0; time < 3; time += 1) {
      app.clock.advance(MINUTE);
      expect((await device.tap([{ ...touch, at: at('07:30') }])).body).toEqual({ kept: 1, unknown: 0 });
    }
    expect((await device.arrivals(early)).Ana).toBe('2026-12-06T10:30:00.000Z');
    await device.tap([{ slotId: early, ministerId: ana.ministerId, arrived: false }]);
    // The first one comes once more: it has been taken back since, and stays so.
    await device.tap([{ ...touch, at: at('07:30') }]);
    expect((await device.arrivals(early)).Ana).toBeNull();
  });

  it('should count by their time when two devices say different things, whichever is sent first', async () => {
    const [one, other] = [await tablet(), await tablet()];
    const person = { slotId: early, ministerId: bento.ministerId };
    app.clock.set(at('07:50'));
    await one.tap([{ ...person, arrived: false, at: at('07:45') }]);
    await other.tap([{ ...person, arrived: true, at: at('07:40') }]);
    expect((await one.arrivals(early)).Bento).toBeNull();
    await other.tap([{ ...person, arrived: true, at: at('07:46') }]);
    expect((await one.arrivals(early)).Bento).toBe('2026-12-06T10:46:00.000Z');
  });

  it('should survive two devices at the same moment', async () => {
    const [one, other] = [await tablet(), await tablet()];
    const id = randomUUID();
    const touch = { id, slotId: early, ministerId: bento.ministerId };
    const answers = await Promise.all([one, other, one, other].map((device) => device.tap([touch])));
    expect(answers.map(({ body }) => body)).toEqual(Array(4).fill({ kept: 1, unknown: 0 }));
    expect(
      await app.em().getConnection().execute('select 1 from attendance_mark where tap_id = ?', [id]),
    ).toHaveLength(1);
  });

  it('should be set right where the clock of the device is wrong', async () => {
    const device = await tablet();
    app.clock.set(at('07:58'));
    const touch = { slotId: early, ministerId: ana.ministerId, at: at('07:55') };
    await device.tap([touch], { ahead: 3 * 60 * MINUTE });
    expect((await device.arrivals(early)).Ana).toBe('2026-12-06T10:55:00.000Z');
  });

  it('should be taken after midnight, when the network comes back, but not days later', async () => {
    const device = await tablet();
    app.clock.set('2026-12-07T03:00:00Z');
    expect((await device.send('GET', '/api/sacristy/day')).status).toBe(404);
    const touch = { slotId: late, ministerId: caio.ministerId, at: at('10:05') };
    expect((await device.tap([touch])).body).toEqual({ kept: 1, unknown: 0 });
    expect(await statesAt(coordinator, SUNDAY, late)).toMatchObject({ Caio: 'helped' });
    app.clock.set('2026-12-09T03:00:00Z');
    expect((await device.tap([touch])).status).toBe(404);
  });

  it('should be of the day alone, and lose none of the others for one that is not', async () => {
    const device = await tablet();
    const other = await make.published(
      { date: SUNDAY, time: '18:00' },
      { date: '2026-12-07', time: '08:00' },
    );
    const taps = [other.slots[1]!, early, 987654].map((slotId) => ({ slotId, ministerId: ana.ministerId }));
    expect((await device.tap(taps)).body).toEqual({ kept: 1, unknown: 2 });
    expect((await device.tap([{ id: 'x', slotId: early, ministerId: ana.ministerId }])).status).toBe(400);
  });
});

describe('Giving a place in the sacristy', () => {
  it('should go through the one function that changes places, told to both and audited', async () => {
    const device = await tablet();
    const [fabio, gil] = [await make.server('Fábio'), await make.server('Gil')];
    await make.roster.place(late, fabio.ministerId);
    const give = { slotId: late, leaverId: fabio.ministerId, ministerId: gil.ministerId };
    expect((await device.send('POST', '/api/sacristy/places', give)).status).toBe(200);
    const place = await app.em().findOneOrFail(Assignment, { slot: late, minister: gil.ministerId });
    expect(place).toMatchObject({ origin: 'substitution', pinned: true });
    expect(await app.em().count(Assignment, { slot: late, minister: fabio.ministerId })).toBe(0);
    expect((await device.arrivals(late)).Gil).toBe('2026-12-06T10:30:00.000Z');
    const [event] = await app.em().find(AuditEvent, { action: 'sacristy-place-given' });
    expect(event!.details).toMatchObject({
      slotId: late,
      ministerId: fabio.ministerId,
      substituteId: gil.ministerId,
    });
    // Nothing is left to give twice.
    expect((await device.send('POST', '/api/sacristy/places', give)).status).toBe(409);
  });

  it('should fill an empty place, and no more than there are', async () => {
    const device = await tablet();
    const [helio, iris] = [await make.server('Hélio'), await make.server('Íris')];
    const give = (ministerId: number) =>
      device.send('POST', '/api/sacristy/places', { slotId: late, leaverId: null, ministerId });
    expect((await give(helio.ministerId)).status).toBe(200);
    expect(await give(iris.ministerId)).toMatchObject({ status: 409, body: { code: 'mass-full' } });
  });

  it('should be refused by the hard rules, on other days, and once the mass has begun', async () => {
    const device = await tablet();
    const give = (slotId: number, leaverId: number, ministerId: number) =>
      device.send('POST', '/api/sacristy/places', { slotId, leaverId, ministerId });
    const { slots } = await make.published(
      { date: SUNDAY, time: '19:00' },
      { date: '2026-12-20', time: '08:00' },
    );
    const [evening, other] = slots as [number, number];
    const joel = await make.server('Joel');
    await make.roster.place(evening, joel.ministerId);
    // Ana serves at 8h already.
    expect(await give(evening, joel.ministerId, ana.ministerId)).toMatchObject({
      status: 409,
      body: { code: 'not-possible', message: expect.stringMatching(/^Ana não pode servir/) },
    });
    expect((await give(other, joel.ministerId, caio.ministerId)).status).toBe(404);
    app.clock.set(at('19:00'));
    expect((await give(evening, joel.ministerId, caio.ministerId)).status).toBe(422);
    expect(await app.em().count(Assignment, { slot: evening, minister: joel.ministerId })).toBe(1);
  });

  it('should settle a request for a substitute that nobody had taken', async () => {
    const { slots } = await make.published({ date: SUNDAY, time: '17:00' });
    const [slotId] = slots as [number];
    const [karla, luis] = [await make.server('Karla'), await make.server('Luís')];
    const request = await make.asked(karla, slotId);
    const device = await tablet();
    const evening = (await device.day()).masses.find((mass) => mass.slotId === slotId)!;
    expect(evening.people).toMatchObject([{ scheduleName: 'Karla', seeksSubstitute: true }]);
    const give = { slotId, leaverId: karla.ministerId, ministerId: luis.ministerId };
    expect((await device.send('POST', '/api/sacristy/places', give)).status).toBe(200);
    expect(await make.stored(request.id)).toMatchObject({
      status: 'accepted',
      substitute: { id: luis.ministerId },
    });
    await askedAt(app, request.id, at('06:00'));
    expect(await statesAt(coordinator, SUNDAY, slotId)).toEqual({ Karla: 'excused', Luís: 'arrived' });
  });
});

describe('Guessing codes', () => {
  it('should be refused after ten wrong ones, until five minutes are over; right ones do not count', async () => {
    // A day later nothing is left of what the other tests mistyped.
    app.clock.set('2026-12-07T12:00:00Z');
    const { code } = await openDay(coordinator, '2026-12-07');
    for (let time = 0; time < 12; time += 1) await enter(app, code);
    for (let time = 0; time < 10; time += 1)
      expect((await app.visitor.post('/api/sacristy/enter', { code: 'AAAA-AAAA' })).status).toBe(404);
    expect((await app.visitor.post('/api/sacristy/enter', { code })).status).toBe(429);
    app.clock.advance(5 * MINUTE + 1);
    await enter(app, code);
  });
});
