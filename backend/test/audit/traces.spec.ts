import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { AuditService } from '../../src/platform/audit/audit.service.js';
import { HOUR } from '../../src/platform/clock.js';
import { TestApp, type Caller } from '../support/test-app.js';

interface Trace {
  id: number;
  actorId: number | null;
  action: string;
  subjectType: string | null;
  details: Record<string, unknown>;
}

describe('Traces of what changes nothing', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  beforeEach(() => app.clock.advance(HOUR));

  /** What is stored since `id`, without the trace of sessions. */
  async function tracesAfter(id: number): Promise<Omit<Trace, 'id'>[]> {
    const { rows } = await sql<Omit<Trace, 'id'>>`
      select actor_id as "actorId", action, subject_type as "subjectType", details from audit_event
      where id > ${id} order by id`.execute(app.em().getKysely());
    return rows;
  }

  async function lastId(): Promise<number> {
    const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0) as id from audit_event`.execute(
      app.em().getKysely(),
    );
    return rows[0]!.id;
  }

  async function tracesOf(act: () => Promise<unknown>): Promise<Omit<Trace, 'id'>[]> {
    const before = await lastId();
    await act();
    return tracesAfter(before);
  }

  const twice = async (caller: Caller, url: string) => {
    await caller.get(url);
    return caller.get(url);
  };

  it.each([
    ['/api/ministers', 'list-read', 'minister'],
    ['/api/ministers/all', 'list-read', 'minister'],
    ['/api/users', 'list-read', 'user'],
    ['/api/registration-requests', 'list-read', 'registration-request'],
    ['/api/registration-requests/pending', 'list-read', 'registration-request'],
    ['/api/reports/fairness?from=2026-11&to=2026-11', 'list-read', 'fairness'],
    ['/api/reports/fairness.csv?from=2026-11&to=2026-11', 'list-exported', 'fairness'],
    ['/api/emails', 'list-read', 'email'],
    ['/api/audit-events', 'list-read', 'audit-event'],
    ['/api/substitutions', 'list-read', 'substitution'],
    ['/api/coordination/day', 'list-read', 'schedule'],
  ])('should be left once an hour by who reads %s', async (url, action, subjectType) => {
    const admin = await app.as('admin');
    const trace = { actorId: admin.userId, action, subjectType, details: {} };
    expect(await tracesOf(() => twice(admin, url))).toEqual([trace]);
    app.clock.advance(HOUR);
    expect(await tracesOf(() => admin.get(url))).toEqual([trace]);
  });

  it('should be left for each reader, and by none whose request was not understood', async () => {
    const [one, other] = [await app.as('coordenador'), await app.as('coordenador')];
    expect(await tracesOf(() => one.get('/api/ministers?sort=["nonsense","ASC"]'))).toEqual([]);
    expect(
      await tracesOf(async () => {
        await one.get('/api/ministers');
        await other.get('/api/ministers');
      }),
    ).toMatchObject([{ actorId: one.userId }, { actorId: other.userId }]);
  });

  it('should be left by nobody who is shown names and photos alone', async () => {
    const minister = await app.as('ministro');
    expect(await tracesOf(() => minister.get('/api/ministers/all'))).toEqual([]);
  });

  it('should be left once where another process has left it', async () => {
    const admin = await app.as('admin');
    await admin.get('/api/users');
    const other = new AuditService(app.em(), app.clock);
    expect(
      await tracesOf(() =>
        other.recordOnce({ action: 'list-read', subject: { type: 'user' }, actor: { id: admin.userId } }),
      ),
    ).toEqual([]);
  });

  it('should tell who was refused where', async () => {
    const minister = await app.as('ministro');
    expect(
      await tracesOf(async () => {
        expect((await twice(minister, '/api/users')).status).toBe(403);
        await minister.delete('/api/users/12');
        await minister.delete('/api/users/13');
      }),
    ).toEqual([
      {
        actorId: minister.userId,
        action: 'access-refused',
        subjectType: null,
        details: { route: 'GET /api/users' },
      },
      {
        actorId: minister.userId,
        action: 'access-refused',
        subjectType: null,
        details: { route: 'DELETE /api/users/:id' },
      },
    ]);
  });

  it('should tell sign-ins that were throttled, once', async () => {
    const traces = await tracesOf(async () => {
      for (let i = 0; i < 8; i += 1)
        await app.visitor.post('/api/auth/login', { email: 'alguem@exemplo.test', password: `errada ${i}` });
    });
    expect(traces.filter(({ action }) => action === 'throttled')).toEqual([
      { actorId: null, action: 'throttled', subjectType: null, details: { route: 'POST /api/auth/login' } },
    ]);
  });

  it('should tell links asked for and passwords mistaken inside a session', async () => {
    const password = 'jardim de inverno 7';
    const email = 'esquecida@exemplo.test';
    const { user } = await app.make.person({ email });
    const caller = await app.withTokenOf(user);
    const traces = await tracesOf(async () => {
      await app.visitor.post('/api/auth/forgot-password', { email });
      await app.visitor.post('/api/auth/forgot-password', { email: 'ninguem@exemplo.test' });
      const change = { currentPassword: 'errada', newPassword: password };
      expect((await caller.post('/api/auth/change-password', change)).status).toBe(400);
      await caller.post('/api/auth/change-password', change);
      expect((await caller.post('/api/privacy/erase', { password: 'errada' })).status).toBe(400);
    });
    expect(traces).toEqual([
      { actorId: null, action: 'reset-asked', subjectType: 'user', details: {} },
      {
        actorId: user.id,
        action: 'password-refused',
        subjectType: null,
        details: { for: 'change-password' },
      },
      { actorId: user.id, action: 'password-refused', subjectType: null, details: { for: 'erasure' } },
    ]);
  });
});
