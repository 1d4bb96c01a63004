import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Questionnaire } from '../../src/questionnaires/questionnaire.entity.js';
import { SCHEDULE_STATUSES } from '../../src/roster/schedule-states.js';
import { Schedule } from '../../src/roster/schedule.entity.js';
import { User } from '../../src/accounts/user.entity.js';
import { TestApp } from '../support/test-app.js';

let app: TestApp;

beforeAll(async () => {
  app = await TestApp.start(); // 10 November 2026, noon in São Paulo
});
afterAll(() => app.stop());

const stats = async () => (await (await app.as('reitor')).get('/api/stats/coordination')).body;

const scheduleOf = (month: number, lastDay: number) =>
  new Schedule({
    title: 'Escala',
    type: 'mensal',
    year: 2026,
    month,
    startDate: `2026-${month}-01`,
    endDate: `2026-${month}-${lastDay}`,
  });

describe('GET /api/stats/coordination', () => {
  it('should be for overseers', async () => {
    expect((await app.visitor.get('/api/stats/coordination')).status).toBe(401);
    expect((await (await app.as('ministro')).get('/api/stats/coordination')).status).toBe(403);
  });

  it('should count nothing but that one minister in a parish without schedules', async () => {
    expect(await stats()).toEqual({
      activeSchedules: 0,
      pendingQuestionnaires: 0,
      totalMinisters: 1,
      sentMessages: 0,
      openSubstitutions: 0,
    });
  });

  it('should count schedules in work that are not over, and questionnaires that still wait', async () => {
    const em = app.em();
    const november = SCHEDULE_STATUSES.map((status) => Object.assign(scheduleOf(11, 30), { status }));
    const october = Object.assign(scheduleOf(10, 31), { status: 'published' });
    const questionnaire = (values: object) =>
      Object.assign(
        new Questionnaire({ schedule: november[0]!, title: 'Q', questions: [], specialMasses: [] }),
        values,
      );
    em.persist([
      ...november,
      october,
      questionnaire({}),
      questionnaire({ status: 'sent' }),
      questionnaire({ status: 'sent', responseDeadline: new Date('2026-11-10T12:00:01-03:00') }),
      questionnaire({ status: 'sent', responseDeadline: new Date('2026-11-10T12:00:00-03:00') }),
      questionnaire({ status: 'completed' }),
    ]);
    await em.flush();
    expect(await stats()).toMatchObject({ activeSchedules: 3, pendingQuestionnaires: 2 });
  });

  it('should count the ministers whom their list has, those who do not serve at present included', async () => {
    await app.make.person({ isActive: false });
    const { user } = await app.make.person();
    await app.em().nativeUpdate(User, { id: user.id }, { disabledAt: app.clock.now() });
    const rector = await app.as('reitor');
    const { headers } = await rector.get('/api/ministers');
    expect(headers['content-range']).toBe('ministers 0-2/3');
    expect((await rector.get('/api/stats/coordination')).body).toMatchObject({ totalMinisters: 3 });
  });

  it("should count the messages that stand in the caller's list of sent ones", async () => {
    const rector = await app.as('reitor');
    const { user } = await app.make.person();
    for (const subject of ['Primeira', 'Segunda'])
      await rector.post('/api/personal-messages', { recipientId: user.id, subject, body: 'Olá' });
    const { body, headers } = await rector.get<{ subject: string; recipientName: string }[]>(
      '/api/personal-messages/sent',
    );
    expect(headers['content-range']).toBe('personal-messages 0-1/2');
    expect(body.map(({ subject, recipientName }) => [subject, recipientName])).toEqual([
      ['Segunda', user.name],
      ['Primeira', user.name],
    ]);
    expect((await rector.get('/api/stats/coordination')).body).toMatchObject({ sentMessages: 2 });
    expect(await stats()).toMatchObject({ sentMessages: 0 });
  });
});
