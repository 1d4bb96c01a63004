import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PersonalMessage } from '../../src/messages/personal-message.entity.js';
import { EmailMessage } from '../../src/mail/email-message.entity.js';
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

  it('should count active ministers with a usable account', async () => {
    await app.make.person({ isActive: false });
    const { user } = await app.make.person();
    await app.make.person({ role: 'coordenador' });
    expect(await stats()).toMatchObject({ totalMinisters: 3 });
    await app.em().nativeUpdate(User, { id: user.id }, { disabledAt: app.clock.now() });
    expect(await stats()).toMatchObject({ totalMinisters: 2 });
  });

  it("should count what was sent since the month began in the parish's zone", async () => {
    const em = app.em();
    const { user } = await app.make.person({ role: 'admin' });
    const mail = (dedupeKey: string, values: object) =>
      Object.assign(new EmailMessage({ mail: 'reset', to: 'ana@exemplo.test', refs: {}, dedupeKey }), values);
    const message = (sentAt: string) =>
      em.create(PersonalMessage, {
        senderName: 'Coordenação',
        recipient: user.id,
        subject: 'Aviso',
        body: 'Olá',
        sentAt: new Date(sentAt),
      });
    em.persist([
      mail('1', { status: 'sent', sentAt: new Date('2026-11-01T00:00:00-03:00') }),
      mail('2', { status: 'sent', sentAt: new Date('2026-10-31T23:59:59-03:00') }),
      mail('3', { status: 'kept', createdAt: new Date('2026-11-05T12:00:00Z') }),
      mail('4', { status: 'failed', createdAt: new Date('2026-11-05T12:00:00Z') }),
      mail('5', { status: 'queued', createdAt: new Date('2026-11-05T12:00:00Z') }),
      message('2026-11-09T12:00:00Z'),
      message('2026-10-09T12:00:00Z'),
    ]);
    await em.flush();
    expect(await stats()).toMatchObject({ sentMessages: 3 });
  });
});
