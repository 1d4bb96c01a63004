import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EmailMessage } from '../../src/mail/email-message.entity.js';
import { JobHandlersService } from '../../src/platform/jobs/job-handlers.service.js';
import { MailsService } from '../../src/mail/mails.service.js';
import { OutboxMessage } from '../../src/platform/jobs/outbox-message.entity.js';
import { Minister } from '../../src/ministers/minister.entity.js';
import type { PublicationPreviewResponse } from '../../src/publication/publication-preview.dto.js';
import { Assignment } from '../../src/roster/assignment.entity.js';
import { ScheduleSlot } from '../../src/roster/schedule-slot.entity.js';
import { SubstitutionRequest } from '../../src/substitutions/substitution-request.entity.js';
import { User } from '../../src/accounts/user.entity.js';
import { RosterFactory } from '../support/roster-factory.js';
import { TestApp, type Caller } from '../support/test-app.js';

describe('GET /api/schedules/{id}/publication-preview', () => {
  let app: TestApp;
  let coordinator: Caller;
  let make: RosterFactory;

  beforeAll(async () => {
    app = await TestApp.start();
    coordinator = await app.as('coordenador');
    make = new RosterFactory(app);
  });
  afterAll(() => app.stop());

  const preview = async (id: number) => {
    const { status, body } = await coordinator.get<PublicationPreviewResponse>(
      `/api/schedules/${id}/publication-preview`,
    );
    expect(status).toBe(200);
    return body;
  };

  /** Publishes and lets every ordered mail go out. */
  async function publish(id: number): Promise<void> {
    app.clock.advance(1000);
    const body = { confirmEmptyPlaces: true };
    expect((await coordinator.post(`/api/schedules/${id}/publish`, body)).status).toBe(200);
    await announce(id);
    await app.em().nativeUpdate(EmailMessage, { status: 'queued' }, { status: 'sent' });
  }

  async function announce(id: number): Promise<void> {
    const where = { job: 'schedule.announce' as const, payload: { scheduleId: id } };
    const { payload } = await app.em().findOneOrFail(OutboxMessage, where, { orderBy: { id: -1 } });
    await app.nest.get(JobHandlersService, { strict: false }).run('schedule.announce', payload);
  }

  const unpublish = (id: number) => coordinator.post(`/api/schedules/${id}/unpublish`);
  const latestMails = (id: number, count: number) =>
    app
      .em()
      .find(EmailMessage, { refs: { scheduleId: id } }, { orderBy: { id: -1 }, limit: count })
      .then((mails) => mails.reverse());

  /** Three masses; Ana serves at two, Bia at one, Célia at one but her account is disabled. */
  async function parish() {
    const { id, slots } = await make.schedule([
      { date: '2026-12-06', required: 2 },
      { date: '2026-12-13', required: 2 },
      { date: '2026-12-20', required: 1 },
    ]);
    const people = [await make.minister('Ana'), await make.minister('Bia'), await make.minister('Célia')];
    const [ana, bia, celia] = people as [number, number, number];
    const { user } = await app.em().findOneOrFail(Minister, celia, { populate: ['user'] });
    await app.em().nativeUpdate(User, { id: user!.id }, { disabledAt: app.clock.now() });
    const [first, second, third] = slots as [number, number, number];
    await make.place(first, ana);
    await make.place(second, ana);
    const biaFirst = await make.place(first, bia);
    await make.place(second, celia);
    return { id, first, second, third, ana, bia, celia, biaFirst };
  }

  it('should tell everybody with a place, with their masses, at the first publication', async () => {
    const { id, first, second, ana, bia, celia } = await parish();
    const mass = { time: '10:00', description: 'Missa inventada' };
    const onFirst = { slotId: first, date: '2026-12-06', ...mass };
    const onSecond = { slotId: second, date: '2026-12-13', ...mass };
    const news = { mail: 'roster-published', removed: [], email: expect.stringContaining('@exemplo.test') };
    expect(await preview(id)).toEqual({
      first: true,
      assignments: 4,
      ministers: 3,
      emptyPlaces: 1,
      incompleteMasses: 1,
      mailCount: 2,
      mails: [
        {
          ministerId: ana,
          scheduleName: 'Ana',
          ...news,
          masses: [onFirst, onSecond],
          added: [onFirst, onSecond],
        },
        { ministerId: bia, scheduleName: 'Bia', ...news, masses: [onFirst], added: [onFirst] },
      ],
      unreachable: [
        { ministerId: celia, scheduleName: 'Célia', ...news, masses: [onSecond], added: [onSecond] },
      ],
    });
  });

  it('should tell nobody anything when nothing has changed since, but those who could not be told', async () => {
    const { id, celia } = await parish();
    await publish(id);
    await unpublish(id);
    const { first, mails, unreachable } = await preview(id);
    expect({ first, mails }).toEqual({ first: false, mails: [] });
    expect(unreachable).toMatchObject([{ ministerId: celia, mail: 'roster-published' }]);
  });

  it('should tell after changes only those concerned, and send exactly that', async () => {
    const { id, first, third, bia, biaFirst } = await parish();
    await publish(id);
    await unpublish(id);
    const dora = await make.minister('Dora');
    await app.em().nativeDelete(Assignment, { id: biaFirst });
    await make.place(third, bia);
    await make.place(first, dora);
    const { mails } = await preview(id);
    expect(
      mails.map(({ ministerId, mail, added, removed }) => [
        ministerId,
        mail,
        added.map(({ slotId }) => slotId),
        removed.map(({ slotId }) => slotId),
      ]),
    ).toEqual([
      [bia, 'roster-changed', [third], [first]],
      [dora, 'roster-published', [first], []],
    ]);

    await publish(id);
    const sent = await latestMails(id, 2);
    expect(sent.map(({ mail, refs }) => [refs.ministerId, mail])).toEqual([
      [bia, 'roster-changed'],
      [dora, 'roster-published'],
    ]);
    const variables = app.nest.get(MailsService, { strict: false });
    expect(await variables.variablesOf(sent[0]!)).toMatchObject({
      name: 'Bia Inventada',
      added: [{ uid: `duty-${third}-${bia}@partilha`, date: '2026-12-20' }],
      removed: [{ uid: `duty-${first}-${bia}@partilha`, date: '2026-12-06' }],
    });
    await unpublish(id);
    expect((await preview(id)).mails).toEqual([]);
  });

  it('should tell again whose mail never went out', async () => {
    const { id, ana, bia } = await parish();
    await coordinator.post(`/api/schedules/${id}/publish`, { confirmEmptyPlaces: true });
    await announce(id);
    await app
      .em()
      .nativeUpdate(EmailMessage, { refs: { scheduleId: id, ministerId: bia } }, { status: 'sent' });
    await unpublish(id);
    expect((await preview(id)).mails).toMatchObject([{ ministerId: ana, mail: 'roster-published' }]);
  });

  it('should tell of a mass that was moved meanwhile', async () => {
    const { id, first, ana, bia } = await parish();
    await publish(id);
    await unpublish(id);
    const change = { time: '11:00' };
    expect((await coordinator.put(`/api/slots/${first}`, change)).status).toBe(200);
    const { mails } = await preview(id);
    expect(mails).toMatchObject([
      { ministerId: ana, mail: 'roster-changed', added: [{ slotId: first, time: '11:00' }] },
      { ministerId: bia, mail: 'roster-changed', added: [{ slotId: first, time: '11:00' }] },
    ]);
  });

  it('should count changes by hand as told, and leave out who was replaced at their own wish', async () => {
    const { id, first, third, ana, bia, biaFirst } = await parish();
    await publish(id);
    expect((await make.move(coordinator, id, [{ ministerId: ana, to: third }])).status).toBe(200);
    await app.em().nativeUpdate(EmailMessage, { status: 'queued' }, { status: 'sent' });

    const em = app.em();
    const place = await em.findOneOrFail(Assignment, biaFirst, { populate: ['slot', 'minister'] });
    const request = new SubstitutionRequest({ assignment: place, reason: 'Viagem' });
    request.assignment = null;
    Object.assign(request, { status: 'accepted', substitute: ana });
    await em.persist(request).flush();
    await em.nativeDelete(Assignment, { id: biaFirst });
    await unpublish(id);
    expect((await preview(id)).mails).toEqual([]);

    await app.em().nativeUpdate(SubstitutionRequest, { id: request.id }, { status: 'declined' });
    expect((await preview(id)).mails).toMatchObject([{ ministerId: bia, removed: [{ slotId: first }] }]);
  });

  it('should say nothing of masses that have begun', async () => {
    const { id, first, bia, biaFirst } = await parish();
    await publish(id);
    await unpublish(id);
    await app.em().nativeDelete(Assignment, { id: biaFirst });
    await app.em().nativeUpdate(ScheduleSlot, { id: first }, { startsAt: app.clock.in(-1000) });
    const { mails } = await preview(id);
    expect(mails.map(({ ministerId }) => ministerId)).not.toContain(bia);
  });

  it('should be the coordinators’ alone, and 404 for a schedule that is none', async () => {
    const { id } = await parish();
    for (const role of ['reitor', 'ministro', 'user'] as const) {
      const answer = await (await app.as(role)).get(`/api/schedules/${id}/publication-preview`);
      expect(answer.status).toBe(403);
    }
    expect((await coordinator.get('/api/schedules/999999/publication-preview')).status).toBe(404);
  });
});
