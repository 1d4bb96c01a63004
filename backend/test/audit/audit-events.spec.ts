import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AuditEvent, type AuditAction } from '../../src/platform/audit/audit-event.entity.js';
import type { AuditEventResponse } from '../../src/audit/audit-events.dto.js';
import { TestApp, type Caller } from '../support/test-app.js';

describe('GET /api/audit-events', () => {
  let app: TestApp;
  let admin: Caller;

  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.as('admin');
    const em = app.em();
    const add = (at: string, action: AuditAction, rest: Partial<AuditEvent> = {}) =>
      em.create(AuditEvent, { at: new Date(at), action, ...rest });
    add('2026-11-01T02:59:00Z', 'login', { actorId: 7, actorName: 'Ana Souza', address: '203.0.113.7' });
    add('2026-11-01T03:00:00Z', 'login', { actorId: 8, actorName: 'Bento Lima' });
    add('2026-11-02T02:59:00Z', 'role-changed', {
      actorId: 7,
      actorName: 'Ana Souza',
      subjectType: 'user',
      subjectId: 8,
      details: { from: 'ministro', to: 'coordenador' },
    });
    add('2026-11-02T03:00:00Z', 'login-refused');
    await em.flush();
  });
  afterAll(() => app.stop());

  const actions = async (filter: object = {}) => {
    const { status, body } = await admin.get<AuditEventResponse[]>(
      `/api/audit-events?filter=${encodeURIComponent(JSON.stringify(filter))}`,
    );
    expect(status).toBe(200);
    return body.map(({ action, actorName }) => [action, actorName]);
  };

  it('should list the last acts first, with everything known of them', async () => {
    const { body, headers } = await admin.get<AuditEventResponse[]>('/api/audit-events');
    expect(headers['content-range']).toBe('audit-events 0-3/4');
    expect(body[1]).toEqual({
      id: expect.any(Number),
      at: '2026-11-02T02:59:00.000Z',
      action: 'role-changed',
      actorId: 7,
      actorName: 'Ana Souza',
      subjectType: 'user',
      subjectId: 8,
      details: { from: 'ministro', to: 'coordenador' },
      address: null,
      requestId: null,
    });
    expect((await admin.get(`/api/audit-events/${body[1]!.id}`)).body).toEqual(body[1]);
    expect((await admin.get('/api/audit-events/987654')).status).toBe(404);
  });

  it('should be filtered by act, person, subject and days of the parish', async () => {
    expect(await actions({ action: 'login' })).toEqual([
      ['login', 'Bento Lima'],
      ['login', 'Ana Souza'],
    ]);
    expect(await actions({ actorId: 8 })).toEqual([['login', 'Bento Lima']]);
    expect(await actions({ q: 'souza' })).toHaveLength(2);
    expect(await actions({ subjectType: 'user', subjectId: 8 })).toEqual([['role-changed', 'Ana Souza']]);
    expect(await actions({ from: '2026-11-01', to: '2026-11-01' })).toEqual([
      ['role-changed', 'Ana Souza'],
      ['login', 'Bento Lima'],
    ]);
    expect(await actions({ to: '2026-10-31' })).toEqual([['login', 'Ana Souza']]);
  });

  it('should be sorted as asked, and refuse what it does not know', async () => {
    const { body } = await admin.get<AuditEventResponse[]>('/api/audit-events?sort=["at","ASC"]');
    expect(body[0]!.actorName).toBe('Ana Souza');
    for (const query of ['sort=["address","ASC"]', 'filter={"action":"hack"}', 'filter={"details":"x"}'])
      expect((await admin.get(`/api/audit-events?${query}`)).status).toBe(400);
  });

  it('should not be alterable through the API, nor be seen by anybody else', async () => {
    const { body } = await admin.get<AuditEventResponse[]>('/api/audit-events');
    const url = `/api/audit-events/${body[0]!.id}`;
    for (const { status } of [
      await admin.put(url, {}),
      await admin.patch(url, {}),
      await admin.delete(url),
      await admin.post('/api/audit-events', {}),
    ])
      expect(status).toBe(404);
    expect(await app.em().count(AuditEvent)).toBe(4);
    for (const role of ['coordenador', 'reitor', 'ministro'] as const)
      expect((await (await app.as(role)).get('/api/audit-events')).status).toBe(403);
  });
});
