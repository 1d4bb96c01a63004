import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AuditEvent } from '../../src/platform/audit/audit-event.entity.js';
import { MINUTE } from '../../src/platform/clock.js';
import { EmailMessage } from '../../src/mail/email-message.entity.js';
import { JobHandlersService } from '../../src/platform/jobs/job-handlers.service.js';
import { MailsService } from '../../src/mail/mails.service.js';
import { Notification } from '../../src/messages/notification.entity.js';
import { OutboxMessage } from '../../src/platform/jobs/outbox-message.entity.js';
import { Minister } from '../../src/ministers/minister.entity.js';
import { Assignment } from '../../src/roster/assignment.entity.js';
import type { PublicationResponse } from '../../src/publication/publication.dto.js';
import { Schedule } from '../../src/roster/schedule.entity.js';
import { User } from '../../src/accounts/user.entity.js';
import { RosterFactory } from '../support/roster-factory.js';
import { TestApp, type Caller } from '../support/test-app.js';

describe('Publication', () => {
  let app: TestApp;
  let coordinator: Caller;
  let make: RosterFactory;

  beforeAll(async () => {
    app = await TestApp.start();
    coordinator = await app.as('coordenador');
    make = new RosterFactory(app);
  });
  afterAll(() => app.stop());

  const publish = (id: number, body: object = {}) =>
    coordinator.post<PublicationResponse>(`/api/schedules/${id}/publish`, body);
  const unpublish = (id: number) => coordinator.post<PublicationResponse>(`/api/schedules/${id}/unpublish`);
  const announce = async (id: number) => {
    const row = await app
      .em()
      .findOneOrFail(
        OutboxMessage,
        { job: 'schedule.announce', payload: { scheduleId: id } },
        { orderBy: { id: -1 } },
      );
    await app.nest.get(JobHandlersService, { strict: false }).run('schedule.announce', row.payload);
  };
  const mailsOf = (id: number) =>
    app
      .em()
      .find(EmailMessage, { mail: 'roster-published', refs: { scheduleId: id } }, { orderBy: { id: 1 } });
  const noticesOf = async (ministerId: number) => {
    const { user } = await app.em().findOneOrFail(Minister, ministerId);
    return app.em().find(Notification, { recipient: user!.id }, { orderBy: { id: 1 } });
  };
  const written = (mail: EmailMessage) => app.nest.get(MailsService, { strict: false }).variablesOf(mail);

  /** Two masses of two places; Ana serves at both, Bia at the first. */
  async function twoMasses() {
    const { id, slots } = await make.schedule([
      { date: '2026-12-13', required: 2, location: 'Capela São José' },
      { date: '2026-12-06', required: 2, location: 'Igreja matriz' },
    ]);
    const [ana, bia] = [await make.minister('Ana'), await make.minister('Bia')];
    await make.place(slots[0]!, ana);
    const anaFirst = await make.place(slots[1]!, ana);
    const biaOnly = await make.place(slots[1]!, bia);
    return { id, slots, ana, bia, anaFirst, biaOnly };
  }

  it('should publish with an audit event and send each minister their own masses only', async () => {
    const { id, slots, ana, bia } = await twoMasses();
    const { status, body } = await publish(id, { confirmEmptyPlaces: true });
    expect(status).toBe(200);
    expect(body).toEqual({
      scheduleId: id,
      status: 'published',
      publishedAt: app.clock.now().toISOString(),
      version: 2,
      assignments: 3,
      ministers: 2,
      emptyPlaces: 1,
    });
    const event = await app.em().findOneOrFail(AuditEvent, { action: 'schedule-published', subjectId: id });
    expect(event.details).toMatchObject({ assignments: 3, ministers: 2, emptyPlaces: 1 });

    await announce(id);
    await announce(id);
    const mails = await mailsOf(id);
    expect(mails.map(({ refs }) => refs.ministerId)).toEqual([ana, bia]);
    const mass = { time: '10:00', description: 'Missa inventada' };
    const common = {
      title: 'Dezembro',
      followsCalendar: false,
      link: 'http://partilha.test/my-schedule',
    };
    expect(await Promise.all(mails.map(written))).toEqual([
      {
        name: 'Ana Inventada',
        masses: [
          { uid: `duty-${slots[1]}-${ana}@partilha`, date: '2026-12-06', ...mass },
          { uid: `duty-${slots[0]}-${ana}@partilha`, date: '2026-12-13', ...mass, place: 'Capela São José' },
        ],
        ...common,
      },
      {
        name: 'Bia Inventada',
        masses: [{ uid: `duty-${slots[1]}-${bia}@partilha`, date: '2026-12-06', ...mass }],
        ...common,
      },
    ]);
  });

  it('should leave one notice with each person who is told', async () => {
    const { id, ana, bia, anaFirst } = await twoMasses();
    await publish(id, { confirmEmptyPlaces: true });
    await announce(id);
    await announce(id);
    expect(await noticesOf(bia)).toMatchObject([
      {
        title: 'Escala publicada',
        content: '“Dezembro” foi publicada: você serve em 1 missa.',
        link: '/my-schedule',
      },
    ]);
    expect(await noticesOf(ana)).toMatchObject([
      { content: '“Dezembro” foi publicada: você serve em 2 missas.' },
    ]);

    await app.em().nativeUpdate(EmailMessage, { refs: { scheduleId: id } }, { status: 'sent' });
    await unpublish(id);
    await app.em().nativeDelete(Assignment, anaFirst);
    app.clock.advance(MINUTE);
    await publish(id, { confirmEmptyPlaces: true });
    await announce(id);
    expect(await noticesOf(ana)).toMatchObject([
      { title: 'Escala publicada' },
      { title: 'Sua escala mudou', content: '“Dezembro” mudou para você: você serve em 1 missa.' },
    ]);
    expect(await noticesOf(bia)).toHaveLength(1);
  });

  it('should ask before it publishes empty places', async () => {
    const { id } = await twoMasses();
    expect(await publish(id)).toMatchObject({
      status: 422,
      body: {
        code: 'empty-places',
        message: 'Falta preencher 1 lugar em 1 missa. Confirme para publicar assim mesmo.',
      },
    });
    expect((await app.em().findOneOrFail(Schedule, id)).status).toBe('draft');
  });

  it('should refuse a roster without anybody', async () => {
    const { id } = await make.schedule([{ date: '2026-12-06' }]);
    expect(await publish(id, { confirmEmptyPlaces: true })).toMatchObject({
      status: 422,
      body: { code: 'empty-roster' },
    });
  });

  it('should publish once when asked twice at the same time', async () => {
    const { id } = await twoMasses();
    const answers = await Promise.all([1, 2].map(() => publish(id, { confirmEmptyPlaces: true })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const jobs = await app
      .em()
      .count(OutboxMessage, { job: 'schedule.announce', payload: { scheduleId: id } });
    expect(jobs).toBe(1);
  });

  it('should refuse while the roster is being computed, and schedules that are over', async () => {
    const { id } = await twoMasses();
    expect((await coordinator.post(`/api/schedules/${id}/roster`)).status).toBe(202);
    expect(await publish(id)).toMatchObject({ status: 409, body: { code: 'roster-under-way' } });
    for (const status of ['completed', 'archived'] as const) {
      await app.em().nativeUpdate(Schedule, { id }, { status });
      expect((await publish(id)).status).toBe(422);
      expect((await unpublish(id)).status).toBe(422);
    }
    expect((await publish(999_999)).status).toBe(404);
  });

  it('should return to planning with the roster kept, and announce nothing any more', async () => {
    const { id } = await twoMasses();
    expect((await unpublish(id)).status).toBe(422);
    await publish(id, { confirmEmptyPlaces: true });
    expect(await unpublish(id)).toMatchObject({
      status: 200,
      body: { status: 'planning', publishedAt: null, assignments: 3, version: 3 },
    });
    await announce(id);
    expect(await mailsOf(id)).toEqual([]);
    expect(await app.em().count(Assignment, { slot: { schedule: id } })).toBe(3);
  });

  it('should drop mails that lost their reason: no mass left, account disabled, published anew', async () => {
    const { id, ana, biaOnly } = await twoMasses();
    await publish(id, { confirmEmptyPlaces: true });
    await announce(id);
    const [toAna, toBia] = await mailsOf(id);
    await app.em().nativeDelete(Assignment, { id: biaOnly });
    expect(await written(toBia!)).toBeNull();
    expect(await written(toAna!)).not.toBeNull();

    await unpublish(id);
    expect(await written(toAna!)).toBeNull();
    app.clock.advance(1000);
    await publish(id, { confirmEmptyPlaces: true });
    expect(await written(toAna!)).toBeNull();
    await announce(id);
    const again = (await mailsOf(id)).at(-1)!;
    expect(await written(again)).toMatchObject({ name: 'Ana Inventada' });
    const { user } = await app.em().findOneOrFail(Minister, ana, { populate: ['user'] });
    await app.em().nativeUpdate(User, { id: user!.id }, { disabledAt: app.clock.now() });
    expect(await written(again)).toBeNull();
  });

  it('should be the coordinators’ alone', async () => {
    const { id } = await twoMasses();
    for (const role of ['reitor', 'ministro', 'user'] as const) {
      const caller = await app.as(role);
      expect((await caller.post(`/api/schedules/${id}/publish`, {})).status).toBe(403);
      expect((await caller.post(`/api/schedules/${id}/unpublish`)).status).toBe(403);
    }
    expect((await app.visitor.post(`/api/schedules/${id}/publish`, {})).status).toBe(401);
  });
});
