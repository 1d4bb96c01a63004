import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import ical, { type VEvent } from 'node-ical';
import { DAY } from '../../src/platform/clock.js';
import { CalendarFeed } from '../../src/publication/calendar-feed.entity.js';
import type {
  CalendarFeedAddressResponse,
  CalendarFeedStateResponse,
} from '../../src/publication/calendar-feeds.dto.js';
import { ScheduleSlot } from '../../src/roster/schedule-slot.entity.js';
import { PasswordsService } from '../../src/auth/passwords.service.js';
import { User } from '../../src/accounts/user.entity.js';
import { EmailMessage } from '../../src/mail/email-message.entity.js';
import { MailsService } from '../../src/mail/mails.service.js';
import { RosterFactory } from '../support/roster-factory.js';
import { setStatus } from '../support/schedules-factory.js';
import { TestApp } from '../support/test-app.js';

const eventsOf = (file: string) =>
  Object.values(ical.sync.parseICS(file)).filter((part): part is VEvent => part?.type === 'VEVENT');

describe('Personal calendar', () => {
  let app: TestApp;
  let make: RosterFactory;
  let minister: Awaited<ReturnType<TestApp['as']>>;

  beforeAll(async () => {
    app = await TestApp.start({ publicUrl: 'https://partilha.example' });
    make = new RosterFactory(app);
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    app.clock.set('2026-11-10T12:00:00-03:00');
    minister = await app.as('ministro');
  });

  const renew = async () => {
    const { status, body } = await minister.post<CalendarFeedAddressResponse>('/api/my-calendar-feed');
    expect(status).toBe(200);
    return body;
  };
  const pathOf = ({ url }: { url: string }) => new URL(url).pathname;
  const state = async () => (await minister.get<CalendarFeedStateResponse>('/api/my-calendar-feed')).body;

  /** A published month with a duty of the minister at each mass, and another person at all of them. */
  async function duties() {
    const { id, slots } = await make.schedule(
      [
        { date: '2026-12-06', time: '08:00', location: 'Capela São José' },
        { date: '2026-12-13', time: '19:30', location: 'Igreja matriz' },
        { date: '2026-09-12' },
        { date: '2026-09-10' },
      ],
      { status: 'published' },
    );
    const other = await make.minister('Outra Pessoa');
    const places: number[] = [];
    for (const slot of slots) {
      await make.place(slot, other);
      places.push(await make.place(slot, minister.ministerId!));
    }
    return { id, slots, places };
  }

  it('should be made once, told once, renewed and ended', async () => {
    expect(await state()).toEqual({ active: false, since: null, lastFetchedAt: null });
    const first = await renew();
    const token = /\/([\w-]{43})\.ics$/.exec(first.url)![1]!;
    expect(first).toEqual({
      url: `https://partilha.example/api/calendar-feeds/${token}.ics`,
      webcalUrl: `webcal://partilha.example/api/calendar-feeds/${token}.ics`,
      since: app.clock.now().toISOString(),
    });
    const stored = await app.em().findOneOrFail(CalendarFeed, { minister: minister.ministerId! });
    expect(stored.tokenHash).toBe(createHash('sha256').update(token).digest('hex'));
    expect(JSON.stringify(await state())).not.toContain(token);
    expect(await state()).toEqual({ active: true, since: first.since, lastFetchedAt: null });

    expect((await app.visitor.get(pathOf(first))).status).toBe(200);
    expect((await state()).lastFetchedAt).toBe(app.clock.now().toISOString());
    const second = await renew();
    expect((await app.visitor.get(pathOf(first))).status).toBe(404);
    expect((await app.visitor.get(pathOf(second))).status).toBe(200);
    expect((await minister.delete('/api/my-calendar-feed')).status).toBe(200);
    expect((await app.visitor.get(pathOf(second))).status).toBe(404);
    expect(await state()).toEqual({ active: false, since: null, lastFetchedAt: null });
  });

  it('should hold the published duties of 60 days ago and later, as another program reads them', async () => {
    const { slots } = await duties();
    const feed = await renew();
    const { headers, body } = await app.visitor.get<string>(pathOf(feed));
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, max-age=900',
      etag: expect.stringMatching(/^"[\w-]{43}"$/),
    });
    const events = eventsOf(body);
    const uid = (i: number) => `duty-${slots[i]}-${minister.ministerId}@partilha`;
    expect(events.map((event) => [event.uid, event.start.toISOString(), event.location])).toEqual([
      [uid(2), '2026-09-12T13:00:00.000Z', 'Nossa paróquia'],
      [uid(0), '2026-12-06T11:00:00.000Z', 'Capela São José, Nossa paróquia'],
      [uid(1), '2026-12-13T22:30:00.000Z', 'Nossa paróquia'],
    ]);
    expect(events[1]).toMatchObject({ summary: 'Missa inventada', lastmodified: expect.any(Date) });
    expect(events[1]!.description).toContain('https://partilha.example/my-schedule');
    for (const line of [
      'X-WR-CALNAME:Minha escala: Nossa paróquia',
      'TZID:America/Sao_Paulo',
      'DTSTART;TZID=America/Sao_Paulo:20261206T080000',
      'TRIGGER:-P1D',
    ])
      expect(body.split('\r\n')).toContain(line);
    expect(body).toMatch(/LAST-MODIFIED:\d{8}T\d{6}Z\r\n/);
    expect(body).not.toContain('Outra Pessoa');
  });

  it('should have no duty of a roster that is not published', async () => {
    const { id } = await duties();
    const feed = await renew();
    await setStatus(app, id, 'planning');
    expect(eventsOf((await app.visitor.get<string>(pathOf(feed))).body)).toEqual([]);
    await setStatus(app, id, 'completed');
    expect(eventsOf((await app.visitor.get<string>(pathOf(feed))).body)).toHaveLength(3);
  });

  it('should keep mails from asking for what it does by itself, while it was read lately', async () => {
    const { id, slots } = await duties();
    const feed = await renew();
    const coordinator = await app.as('coordenador');
    const mails = app.nest.get(MailsService, { strict: false });
    const written = async (revision: number, move: object) => {
      await app.em().nativeDelete(EmailMessage, {});
      const moves = [{ ministerId: minister.ministerId, ...move }];
      await coordinator.post(`/api/schedules/${id}/roster/moves`, {
        revision,
        moves,
        override: { reason: 'Para este teste.' },
      });
      return mails.variablesOf(await app.em().findOneOrFail(EmailMessage, { mail: 'roster-changed' }));
    };
    expect(await written(1, { from: slots[0] })).toMatchObject({ followsCalendar: false });
    await app.visitor.get(pathOf(feed));
    expect(await written(2, { to: slots[0] })).toMatchObject({ followsCalendar: true });
    app.clock.advance(8 * DAY);
    expect(
      await mails.variablesOf(await app.em().findOneOrFail(EmailMessage, { mail: 'roster-changed' })),
    ).toMatchObject({
      followsCalendar: false,
    });
  });

  it('should answer 304 until something changes, then raise the sequence', async () => {
    const { slots } = await duties();
    const path = pathOf(await renew());
    const first = await app.visitor.get<string>(path);
    app.clock.advance(3_600_000);
    const etag = String(first.headers.etag);
    const again = await app.visitor.get(path, { 'if-none-match': etag });
    expect([again.status, again.body]).toEqual([304, '']);
    expect((await state()).lastFetchedAt).toBe(app.clock.now().toISOString());

    const slot = {
      time: '09:00',
      startsAt: new Date('2026-12-06T12:00:00Z'),
      updatedAt: new Date(Date.now() + DAY),
    };
    await app.em().nativeUpdate(ScheduleSlot, { id: slots[0]! }, slot);
    const changed = await app.visitor.get<string>(path, { 'if-none-match': etag });
    expect(changed.status).toBe(200);
    const sequence = (file: string) => Number(eventsOf(file)[1]!.sequence);
    expect(sequence(changed.body)).toBeGreaterThan(sequence(first.body));
    expect(eventsOf(changed.body)[1]!.uid).toBe(eventsOf(first.body)[1]!.uid);
  });

  it('should end with the account and with serving', async () => {
    const path = pathOf(await renew());
    const set = (values: Partial<User>) => app.em().nativeUpdate(User, { id: minister.userId }, values);
    await set({ disabledAt: app.clock.now() });
    expect((await app.visitor.get(path)).status).toBe(404);
    await set({ disabledAt: null, role: 'reitor' });
    expect((await app.visitor.get(path)).status).toBe(404);
    await set({ role: 'ministro' });
    expect((await app.visitor.get(path)).status).toBe(200);
    const admin = await app.as('admin');
    expect((await admin.delete(`/api/users/${minister.userId}`)).status).toBe(200);
    expect((await app.visitor.get(path)).status).toBe(404);
    expect(await app.em().count(CalendarFeed, { minister: minister.ministerId! })).toBe(0);
  });

  it('should end with a new password', async () => {
    const path = pathOf(await renew());
    const passwordHash = await app.nest.get(PasswordsService).hash('uma senha boa');
    await app.em().nativeUpdate(User, minister.userId, { passwordHash });
    const { body } = await minister.post<{ token: string }>('/api/auth/change-password', {
      currentPassword: 'uma senha boa',
      newPassword: 'outra senha boa',
    });
    expect((await app.visitor.get(path)).status).toBe(404);
    const holder = { authorization: `Bearer ${body.token}` };
    expect((await app.visitor.get('/api/my-calendar-feed', holder)).body).toMatchObject({ active: false });
  });

  it('should slow down who tries addresses, not who reads one', async () => {
    const path = pathOf(await renew());
    for (let i = 0; i < 70; i += 1) expect((await app.visitor.get(path)).status).toBe(200);
    const guess = () => app.visitor.get(`/api/calendar-feeds/${'A'.repeat(43)}.ics`);
    const statuses: number[] = [];
    for (let i = 0; i < 70; i += 1) statuses.push((await guess()).status);
    expect(statuses.slice(0, 50).every((status) => status === 404)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
    app.clock.advance(DAY);
    expect((await app.visitor.get(path)).status).toBe(200);
  });

  it('should give one of one’s own published duties as a file', async () => {
    const { id, slots, places } = await duties();
    const path = `/api/my-duties/${places[0]}/calendar.ics`;
    const { status, headers, body } = await minister.get<string>(path);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="Missa de domingo, 6 de dezembro, 8h.ics"',
    });
    expect(eventsOf(body).map(({ uid }) => uid)).toEqual([
      `duty-${slots[0]}-${minister.ministerId}@partilha`,
    ]);
    expect((await (await app.as('ministro')).get(path)).status).toBe(404);
    expect((await app.visitor.get(path)).status).toBe(401);
    await setStatus(app, id, 'active');
    expect((await minister.get(path)).status).toBe(404);
  });

  it('should be for those who serve', async () => {
    for (const role of ['admin', 'reitor', 'user'] as const) {
      const caller = await app.as(role);
      expect((await caller.get('/api/my-calendar-feed')).status).toBe(403);
      expect((await caller.post('/api/my-calendar-feed')).status).toBe(403);
    }
  });
});
