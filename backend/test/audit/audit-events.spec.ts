import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { AuditEvent, type AuditAction } from '../../src/platform/audit/audit-event.entity.js';
import type { AuditEventResponse } from '../../src/audit/audit-events.dto.js';
import { createSchedule } from '../support/schedules-factory.js';
import { TestApp, type Caller } from '../support/test-app.js';

describe('GET /api/audit-events', () => {
  let app: TestApp;
  let admin: Caller;
  let ana: number;
  let bento: number;

  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.as('admin');
    const em = app.em();
    const add = (at: string, action: AuditAction, rest: Partial<AuditEvent> = {}) =>
      em.create(AuditEvent, { at: new Date(at), action, ...rest });
    ana = (await app.make.person({ name: 'Ana Souza' })).user.id;
    bento = (await app.make.person({ name: 'Bento Lima' })).user.id;
    add('2026-11-01T02:59:00Z', 'login', { actorId: ana, address: '203.0.113.7' });
    add('2026-11-01T03:00:00Z', 'login', { actorId: bento });
    add('2026-11-02T02:59:00Z', 'role-changed', {
      actorId: ana,
      subjectType: 'user',
      subjectId: bento,
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
      actorId: ana,
      actorName: 'Ana Souza',
      subjectType: 'user',
      subjectId: bento,
      subject: 'Conta: Bento Lima',
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
    expect(await actions({ actorId: bento })).toEqual([['login', 'Bento Lima']]);
    expect(await actions({ q: 'souza' })).toHaveLength(2);
    expect(await actions({ subjectType: 'user', subjectId: bento })).toEqual([['role-changed', 'Ana Souza']]);
    expect(await actions({ from: '2026-11-01', to: '2026-11-01' })).toEqual([
      ['role-changed', 'Ana Souza'],
      ['login', 'Bento Lima'],
    ]);
    expect(await actions({ to: '2026-10-31' })).toEqual([['login', 'Ana Souza']]);
  });

  it('should leave out readings of data, or list them alone', async () => {
    const day = '2026-12-05';
    const em = app.em();
    for (const action of ['list-read', 'schedule-published'] as const)
      em.create(AuditEvent, { at: new Date(`${day}T12:00:00Z`), action, actorId: ana });
    await em.flush();
    const ofDay = { from: day, to: day };
    expect(await actions({ ...ofDay, reads: false })).toEqual([['schedule-published', 'Ana Souza']]);
    expect(await actions({ ...ofDay, reads: true })).toEqual([['list-read', 'Ana Souza']]);
  });

  it('should be sorted as asked, and refuse what it does not know', async () => {
    const { body } = await admin.get<AuditEventResponse[]>('/api/audit-events?sort=["at","ASC"]');
    expect(body[0]!.actorName).toBe('Ana Souza');
    for (const query of ['sort=["address","ASC"]', 'filter={"action":"hack"}', 'filter={"details":"x"}'])
      expect((await admin.get(`/api/audit-events?${query}`)).status).toBe(400);
  });

  it('should call what an act concerns by its present name, and say what is gone', async () => {
    const { user, minister } = await app.make.person({ name: 'Clara Nunes' });
    const coordinator = await app.as('coordenador');
    const titled = (title: string, month: number) =>
      createSchedule(coordinator, { title, year: 2027, month });
    const december = await titled('Escala de dezembro de 2026', 2);
    const feast = await titled('Festa da padroeira', 3);
    const gone = await titled('Escala de janeiro', 4);
    await coordinator.delete(`/api/schedules/${gone.id}`);
    const em = app.em();
    const about = (requestId: string, subjectType: string, subjectId: number) =>
      em.create(AuditEvent, {
        at: new Date('2026-10-01T12:00:00Z'),
        action: 'logout',
        requestId,
        subjectType,
        subjectId,
      });
    about('user', 'user', user.id);
    about('minister', 'minister', minister!.id);
    about('december', 'schedule', december.id);
    about('feast', 'schedule', feast.id);
    about('gone', 'questionnaire', 987_654);
    await em.flush();
    const { body } = await admin.get<AuditEventResponse[]>(
      `/api/audit-events?filter=${encodeURIComponent(JSON.stringify({ to: '2026-10-01' }))}`,
    );
    expect(Object.fromEntries(body.map(({ requestId, subject }) => [requestId, subject]))).toEqual({
      user: 'Conta: Clara Nunes',
      minister: 'Ministro: Clara Nunes',
      december: 'Escala de dezembro de 2026',
      feast: 'Escala: Festa da padroeira',
      gone: 'Questionário excluído',
    });
    const { body: deletions } = await admin.get<AuditEventResponse[]>(
      `/api/audit-events?filter=${encodeURIComponent(JSON.stringify({ action: 'schedule-deleted' }))}`,
    );
    expect(deletions.map(({ subject }) => subject)).toEqual(['Escala excluída: Escala de janeiro']);
  });

  it('should answer a hundred at a time, and count no further than a thousand beyond the page', async () => {
    await sql`insert into audit_event (at, action, details)
      select timestamptz '2020-01-01' + i * interval '1 hour', 'data-exported', '{}' from generate_series(1, 1200) i`.execute(
      app.em().getKysely(),
    );
    const filter = `filter=${encodeURIComponent('{"action":"data-exported"}')}`;
    const { body, headers } = await admin.get<unknown[]>(`/api/audit-events?${filter}`);
    expect(body).toHaveLength(100);
    expect(headers).toMatchObject({
      'content-range': 'audit-events 0-99/1000',
      'x-total-at-least': 'true',
    });
    const { headers: last } = await admin.get(`/api/audit-events?${filter}&range=[1000,1024]`);
    expect(last['content-range']).toBe('audit-events 1000-1024/1200');
    expect(last['x-total-at-least']).toBeUndefined();
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
    expect(await app.em().count(AuditEvent, { id: body[0]!.id })).toBe(1);
    for (const role of ['coordenador', 'reitor', 'ministro'] as const)
      expect((await (await app.as(role)).get('/api/audit-events')).status).toBe(403);
  });
});
