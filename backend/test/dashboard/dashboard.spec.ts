import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { InboxService } from '../../src/messages/inbox.service.js';
import { User } from '../../src/accounts/user.entity.js';
import { Minister } from '../../src/ministers/minister.entity.js';
import { createSchedule, setStatus, slotsOf } from '../support/schedules-factory.js';
import { QuestionnairesFactory } from '../support/questionnaires-factory.js';
import { type Caller, TestApp } from '../support/test-app.js';

describe('GET /api/dashboard', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  it('should count people, this month’s published masses and what is unread', async () => {
    const minister = await app.as('ministro');
    const coordinator = await app.as('coordenador');
    await app.make.person({ isActive: false });
    const disabled = await app.make.person();
    await app.em().nativeUpdate(User, disabled.user.id, { disabledAt: app.clock.now() });
    expect((await minister.get('/api/dashboard')).body).toEqual({
      activeMinisters: 2,
      massesThisMonth: 0,
      unreadNotifications: 0,
      unreadMessages: 0,
      openQuestionnaires: 0,
      nextQuestionnaire: null,
    });

    const november = await createSchedule(coordinator, { month: 11 });
    const december = await createSchedule(coordinator, { month: 12 });
    const masses = await slotsOf(coordinator, november.id);
    expect((await minister.get('/api/dashboard')).body).toMatchObject({ massesThisMonth: 0 });
    await setStatus(app, november.id, 'published');
    await setStatus(app, december.id, 'published');
    await coordinator.post('/api/personal-messages', {
      recipientId: minister.userId,
      subject: 'Olá',
      body: 'Tudo bem?',
    });
    await app
      .em()
      .transactional((em) =>
        app.nest
          .get(InboxService, { strict: false })
          .deliver(em, [minister.userId], { title: 'Aviso', content: 'Texto' }),
      );
    expect((await minister.get('/api/dashboard')).body).toEqual({
      activeMinisters: 2,
      massesThisMonth: masses.length,
      unreadNotifications: 1,
      unreadMessages: 1,
      openQuestionnaires: 0,
      nextQuestionnaire: null,
    });
    expect((await coordinator.get('/api/dashboard')).body).toMatchObject({
      unreadNotifications: 0,
      unreadMessages: 0,
    });
  });

  it('should count the questionnaires that wait for the caller’s answer', async () => {
    const minister = await app.as('ministro');
    const coordinator = await app.as('coordenador');
    const rector = await app.as('reitor');
    const make = new QuestionnairesFactory(app);
    const joined = (ministerId: number | null, createdAt: Date) =>
      app.em().nativeUpdate(Minister, ministerId!, { createdAt });
    await joined(minister.ministerId, new Date('2026-01-01T12:00:00Z'));
    const waiting = async (who: Caller) =>
      (await who.get<{ openQuestionnaires: number }>('/api/dashboard')).body.openQuestionnaires;
    await make.draft(coordinator);
    expect(await waiting(minister)).toBe(0);
    const asked = await make.sent(coordinator);
    await make.sent(coordinator, {
      responseDeadline: new Date(app.clock.now().getTime() + 60_000).toISOString(),
    });
    expect(await waiting(minister)).toBe(2);
    expect((await minister.get('/api/dashboard')).body).toMatchObject({
      nextQuestionnaire: {
        title: expect.any(String),
        responseDeadline: new Date(app.clock.now().getTime() + 60_000).toISOString(),
      },
    });
    expect(await waiting(rector)).toBe(0);
    app.clock.advance(61_000);
    expect(await waiting(minister)).toBe(1);
    const late = await app.as('ministro');
    await joined(late.ministerId, app.clock.now());
    expect(await waiting(late)).toBe(1);
    const { status } = await minister.post(`/api/questionnaires/${asked.id}/responses`, { responses: {} });
    expect(status).toBe(201);
    expect(await waiting(minister)).toBe(0);
  });

  it('should begin the month at the parish’s midnight', async () => {
    const minister = await app.as('ministro');
    const now = app.clock.now();
    app.clock.set('2026-12-01T02:59:00Z');
    const inNovember = (await minister.get<{ massesThisMonth: number }>('/api/dashboard')).body;
    app.clock.set('2026-12-01T03:00:00Z');
    const inDecember = (await minister.get<{ massesThisMonth: number }>('/api/dashboard')).body;
    app.clock.set(now);
    const current = (await minister.get<{ massesThisMonth: number }>('/api/dashboard')).body;
    expect(inNovember.massesThisMonth).toBe(current.massesThisMonth);
    expect(inDecember.massesThisMonth).not.toBe(inNovember.massesThisMonth);
  });
});
