import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CalendarDayResponse } from '../../src/timetable/calendar.dto.js';
import { Setting } from '../../src/platform/settings/setting.entity.js';
import { TestApp, type Caller } from '../support/test-app.js';

let app: TestApp;
let minister: Caller;

beforeAll(async () => {
  app = await TestApp.start();
  minister = await app.as('ministro');
});
afterAll(() => app.stop());

const month = async (query: string) =>
  (await minister.get<CalendarDayResponse[]>(`/api/calendar?${query}`)).body;

describe('GET /api/calendar', () => {
  it('should tell each day of the month, its liturgical day and its holiday', async () => {
    const november = await month('year=2026&month=11');
    expect(november).toHaveLength(30);
    expect(november[0]).toEqual({
      date: '2026-11-01',
      liturgicalName: 'Todos os Santos',
      liturgicalColor: 'white',
      holiday: null,
    });
    expect(
      november.filter(({ holiday }) => holiday).map(({ date, holiday }) => `${date} ${holiday}`),
    ).toEqual(['2026-11-02 Finados', '2026-11-15 Proclamação da República', '2026-11-20 Consciência Negra']);
  });

  it("should add the town's holidays", async () => {
    const em = app.em();
    await em.upsert(Setting, {
      name: 'municipalHolidays',
      value: [{ date: '03-05', name: 'Aniversário da cidade' }],
    });
    expect((await month('year=2027&month=3'))[4]).toMatchObject({
      date: '2027-03-05',
      holiday: 'Aniversário da cidade',
    });
  });

  it('should refuse a month that is none, and callers without a part in the ministry', async () => {
    const { status, body } = await minister.get<{ errors: object }>('/api/calendar?year=abc&month=13');
    expect([status, body.errors]).toEqual([
      400,
      { year: 'Ano: informe um número inteiro.', month: 'Mês: o maior valor aceito é 12.' },
    ]);
    expect((await minister.get('/api/calendar')).status).toBe(400);
    expect((await app.visitor.get('/api/calendar?year=2026&month=1')).status).toBe(401);
    expect((await (await app.as('user')).get('/api/calendar?year=2026&month=1')).status).toBe(403);
  });
});
