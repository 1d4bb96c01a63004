import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BlockedDate } from '../../src/ministers/blocked-date.entity.js';
import { TestApp } from '../support/test-app.js';

interface Row {
  id: number;
  date: string;
}

describe('Blocked dates', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  it('should be added, listed by date and removed', async () => {
    const caller = await app.as('ministro');
    const url = `/api/ministers/${caller.ministerId}/blocked-dates`;
    const second = await caller.post<Row>(url, { date: '2026-12-25', reason: 'Viagem' });
    expect(second.status).toBe(201);
    expect(second.body).toEqual({
      id: expect.any(Number),
      ministerId: caller.ministerId,
      date: '2026-12-25',
      reason: 'Viagem',
    });
    await caller.post(url, { date: '2026-12-06' });
    const list = await caller.get<Row[]>(url);
    expect(list.body.map(({ date }) => date)).toEqual(['2026-12-06', '2026-12-25']);
    expect(list.headers['content-range']).toBe('blocked-dates 0-1/2');
    expect((await caller.get<Row[]>(`${url}?from=2026-12-07`)).body).toEqual([second.body]);
    const removed = await caller.delete(`/api/blocked-dates/${second.body.id}`);
    expect([removed.status, removed.body]).toEqual([200, { id: second.body.id }]);
    expect((await caller.get<Row[]>(url)).body).toHaveLength(1);
  });

  it('should exist once a day, and only on days that exist', async () => {
    const caller = await app.as('ministro');
    const url = `/api/ministers/${caller.ministerId}/blocked-dates`;
    const twice = await Promise.all([1, 2, 3].map(() => caller.post(url, { date: '2026-12-25' })));
    expect(twice.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    for (const date of ['2026-02-30', '25/12/2026', null, undefined])
      expect((await caller.post(url, { date })).status).toBe(400);
  });

  it("should be none of another minister's business", async () => {
    const owner = await app.as('ministro');
    const url = `/api/ministers/${owner.ministerId}/blocked-dates`;
    const { body } = await owner.post<Row>(url, { date: '2026-12-25' });
    const other = await app.as('ministro');
    const reitor = await app.as('reitor');
    expect((await other.get(url)).status).toBe(404);
    expect((await other.post(url, { date: '2026-12-26' })).status).toBe(404);
    expect((await other.delete(`/api/blocked-dates/${body.id}`)).status).toBe(404);
    expect((await reitor.get(url)).status).toBe(200);
    expect((await reitor.post(url, { date: '2026-12-26' })).status).toBe(403);
    expect((await reitor.delete(`/api/blocked-dates/${body.id}`)).status).toBe(403);
    expect(await app.em().count(BlockedDate, { minister: owner.ministerId! })).toBe(1);
    const coordinator = await app.as('coordenador');
    expect((await coordinator.delete(`/api/blocked-dates/${body.id}`)).status).toBe(200);
  });
});
