import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Minister } from '../../src/ministers/minister.entity.js';
import { CalendarFeed } from '../../src/publication/calendar-feed.entity.js';
import { AuditEvent } from '../../src/platform/audit/audit-event.entity.js';
import { PasswordsService } from '../../src/auth/passwords.service.js';
import { UserSession } from '../../src/auth/user-session.entity.js';
import { DAY, HOUR, MINUTE } from '../../src/platform/clock.js';
import { Caller, TestApp } from '../support/test-app.js';

const PASSWORD = 'uma senha boa';
const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

interface ListedSession {
  id: number;
  device: string;
  current: boolean;
  openedAt: string;
  lastSeenAt: string;
}

describe('Sessions', () => {
  let app: TestApp;
  let passwordHash: string;
  let user: { id: number; email: string };
  let ministerId: number;
  let phone: SignedIn;
  let desktop: SignedIn;

  beforeAll(async () => {
    app = await TestApp.start();
    passwordHash = await app.nest.get(PasswordsService).hash(PASSWORD);
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    const made = await app.make.person({ passwordHash });
    user = made.user;
    ministerId = made.minister!.id;
    phone = await signIn(PHONE, true);
    desktop = await signIn(DESKTOP);
  });

  type SignedIn = Caller & { photos: string };

  async function signIn(userAgent: string, rememberMe = false): Promise<SignedIn> {
    const { body, headers } = await app.visitor.send<{ token: string }>(
      'POST',
      '/api/auth/login',
      { email: user.email, password: PASSWORD, rememberMe },
      { 'user-agent': userAgent },
    );
    const photos = [headers['set-cookie']]
      .flat()
      .map(String)
      .find((cookie) => cookie.includes('photos'))!;
    return Object.assign(new Caller(app, body.token), { photos: photos.split(';')[0]! });
  }

  const list = async (caller: Caller) => (await caller.get<ListedSession[]>('/api/auth/sessions')).body;
  const isOpen = async (caller: Caller) => (await caller.get('/api/auth/me')).status === 200;
  /** A photo's address that nobody has: 404 where the cookie opens photos, 401 where it does not. */
  const photoStatus = async ({ photos }: SignedIn) =>
    (await app.visitor.get('/api/photos/00000000000000000000000000000000.webp', { cookie: photos })).status;
  const lastActs = async () =>
    (await app.em().find(AuditEvent, { actorId: user.id }, { orderBy: { id: 'desc' }, limit: 1 })).map(
      ({ action, details }) => ({ action, details }),
    );
  const subscribe = async (caller: Caller) => {
    const { body } = await caller.post<{ url: string }>('/api/my-calendar-feed');
    return async () => (await app.visitor.get(new URL(body.url).pathname)).status;
  };

  it('should open while the clock goes on between one look at it and the next', async () => {
    const begun = app.clock.now().getTime();
    let ticks = 0;
    const ticking = jest.spyOn(app.clock, 'now').mockImplementation(() => new Date(begun + (ticks += 1)));
    const late = await signIn(PHONE);
    ticking.mockRestore();
    expect((await list(late)).length).toBe(3);
  });

  it('should be listed in words, the one that asks first', async () => {
    expect(await list(phone)).toEqual([
      expect.objectContaining({ device: 'Chrome no Android', current: true }),
      expect.objectContaining({ device: 'Firefox no Linux', current: false }),
    ]);
    expect((await list(desktop)).map(({ device }) => device)).toEqual([
      'Firefox no Linux',
      'Chrome no Android',
    ]);
  });

  it('should end by logout on this device alone', async () => {
    expect(await photoStatus(phone)).toBe(404);
    const { status, headers } = await phone.post('/api/auth/logout');
    expect([status, headers['set-cookie']]).toEqual([200, expect.stringContaining('Max-Age=0')]);
    expect([await isOpen(phone), await isOpen(desktop)]).toEqual([false, true]);
    expect([await photoStatus(phone), await photoStatus(desktop)]).toEqual([401, 404]);
    expect((await list(desktop)).map(({ device }) => device)).toEqual(['Firefox no Linux']);
    expect(await lastActs()).toEqual([{ action: 'logout', details: {} }]);
  });

  it('should be ended from another device, with what that one could read', async () => {
    const calendar = await subscribe(phone);
    const other = (await list(desktop))[1]!;
    expect(await desktop.delete(`/api/auth/sessions/${other.id}`)).toMatchObject({
      status: 200,
      body: { id: other.id, calendarEnded: true },
    });
    expect([await isOpen(phone), await isOpen(desktop)]).toEqual([false, true]);
    expect([await photoStatus(phone), await calendar()]).toEqual([401, 404]);
    expect(await lastActs()).toEqual([{ action: 'session-ended', details: { calendarEnded: true } }]);
    expect((await desktop.delete(`/api/auth/sessions/${other.id}`)).status).toBe(404);
  });

  it('should be ended by nobody else', async () => {
    const [own] = await list(phone);
    const admin = await app.as('admin');
    expect((await admin.delete(`/api/auth/sessions/${own!.id}`)).status).toBe(404);
    expect((await admin.delete('/api/auth/sessions/abc')).status).toBe(404);
    expect(await isOpen(phone)).toBe(true);
  });

  it('should all end together, with the calendar', async () => {
    const calendar = await subscribe(phone);
    expect(await calendar()).toBe(200);
    const { status, headers } = await desktop.delete('/api/auth/sessions');
    expect([status, headers['set-cookie']]).toEqual([200, expect.stringContaining('Max-Age=0')]);
    expect([await isOpen(phone), await isOpen(desktop), await photoStatus(phone)]).toEqual([
      false,
      false,
      401,
    ]);
    expect(await calendar()).toBe(404);
    expect(await lastActs()).toEqual([{ action: 'sessions-ended', details: {} }]);
    expect((await list(await signIn(PHONE))).length).toBe(1);
  });

  it('should leave the calendar to who signs out on the device itself', async () => {
    const calendar = await subscribe(phone);
    await phone.post('/api/auth/logout');
    expect(await calendar()).toBe(200);
    expect(
      await app.em().count(CalendarFeed, { minister: app.em().getReference(Minister, ministerId) }),
    ).toBe(1);
  });

  it('should end with a new password but for the one that set it', async () => {
    const { body } = await phone.post<{ token: string }>('/api/auth/change-password', {
      currentPassword: PASSWORD,
      newPassword: 'nova senha boa',
    });
    expect([await isOpen(phone), await isOpen(desktop)]).toEqual([false, false]);
    expect(await list(new Caller(app, body.token))).toMatchObject([{ current: true }]);
  });

  it('should tell its last use by steps of a quarter of an hour, without a write in between', async () => {
    const seen = async () => {
      const [session] = await app.em().find(UserSession, { user: user.id, device: 'Chrome no Android' });
      return session!.lastSeenAt;
    };
    const began = app.clock.now();
    app.clock.advance(14 * MINUTE);
    await phone.get('/api/auth/me');
    expect(await seen()).toEqual(began);
    app.clock.advance(MINUTE);
    await phone.get('/api/auth/me');
    expect(await seen()).toEqual(app.clock.now());
    expect((await list(phone))[0]!.lastSeenAt).toBe(app.clock.now().toISOString());
  });

  it('should leave the list when it expires', async () => {
    app.clock.advance(12 * HOUR);
    expect((await list(phone)).map(({ device }) => device)).toEqual(['Chrome no Android']);
    app.clock.advance(30 * DAY);
    expect(await list(phone)).toEqual([]);
  });

  it('should open nothing that ended while a long body was coming', async () => {
    const coordinator = await app.as('coordenador');
    const { status: whole } = await coordinator.post('/api/imports/text', { text: 'Nome\nAna' });
    expect(whole).toBe(200);
    async function* body() {
      yield '{ "text": "Nome\\n';
      expect((await coordinator.post('/api/auth/logout')).status).toBeLessThan(300);
      yield 'Ana" }';
    }
    const { statusCode } = await app.nest
      .getHttpAdapter()
      .getInstance()
      .inject({
        method: 'POST',
        url: '/api/imports/text',
        headers: { authorization: `Bearer ${coordinator.token}`, 'content-type': 'application/json' },
        payload: Readable.from(body()),
      });
    expect(statusCode).toBe(401);
  });
});
