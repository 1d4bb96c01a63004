import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Minister } from '../../src/ministers/minister.entity.js';
import { Notification } from '../../src/messages/notification.entity.js';
import { EmailMessage } from '../../src/mail/email-message.entity.js';
import { KeptMailsService } from '../../src/mail/kept-mails.service.js';
import { MailsService } from '../../src/mail/mails.service.js';
import { OutboxMessage } from '../../src/platform/jobs/outbox-message.entity.js';
import { Assignment } from '../../src/roster/assignment.entity.js';
import type { DutyResponse } from '../../src/duties/my-duties.dto.js';
import { ScheduleSlot } from '../../src/roster/schedule-slot.entity.js';
import { Schedule } from '../../src/roster/schedule.entity.js';
import { SubstitutionRequest } from '../../src/substitutions/substitution-request.entity.js';
import type { SubstitutionResponse } from '../../src/substitutions/substitutions.dto.js';
import { User } from '../../src/accounts/user.entity.js';
import { SubstitutionsFactory, type Server } from '../support/substitutions-factory.js';
import { TestApp, type Caller } from '../support/test-app.js';

const REASON = 'Estarei em viagem.';

let app: TestApp;
let make: SubstitutionsFactory;
let coordinator: Caller & { userId: number };
let admin: Caller & { userId: number };
let ana: Server;

beforeAll(async () => {
  app = await TestApp.start();
  make = new SubstitutionsFactory(app);
  [coordinator, admin] = [await app.as('coordenador'), await app.as('admin')];
});
beforeEach(async () => {
  ana = await make.server('Ana');
});
afterAll(() => app.stop());

const ask = (caller: Caller, assignmentId: number, reason = REASON) =>
  caller.post<SubstitutionResponse>('/api/substitutions', { assignmentId, reason });
const mailsAbout = (id: number) =>
  app.em().find(EmailMessage, { refs: { substitutionId: id } }, { orderBy: { id: 'asc' } });
const noticesTo = (userId: number) =>
  app.em().find(Notification, { recipient: userId }, { orderBy: { id: 'desc' } });

describe('POST /api/substitutions', () => {
  it('should make a request, and show it on the duty', async () => {
    const { id: scheduleId, slots } = await make.published({ date: '2026-12-06', location: 'Igreja matriz' });
    const assignmentId = await make.roster.place(slots[0]!, ana.ministerId);
    const { status, body } = await ask(ana.caller, assignmentId, `  ${REASON}  `);
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(Number),
      status: 'open',
      reason: REASON,
      ministerId: ana.ministerId,
      scheduleName: 'Ana',
      fullName: 'Ana Inventada',
      scheduleId,
      slotId: slots[0],
      dateTime: '2026-12-06T13:00:00.000Z',
      date: '2026-12-06',
      time: '10:00',
      description: 'Missa inventada',
      location: 'Igreja matriz',
      substituteName: null,
      namedName: null,
      exchange: null,
      asked: 0,
      declined: 0,
      nextWaveAt: app.clock.now().toISOString(),
      acts: ['ask-next', 'give', 'decline'],
      createdAt: expect.stringMatching(/^20.*Z$/),
    });
    const duties = (await ana.caller.get<DutyResponse[]>('/api/my-duties')).body;
    const duty = duties.find((one) => one.assignmentId === assignmentId);
    expect(duty?.team).toMatchObject([{ scheduleName: 'Ana', seeksSubstitute: true }]);
    expect(duty?.substitution).toEqual({
      id: body.id,
      status: 'open',
      reason: REASON,
      namedName: null,
      exchange: null,
      asked: 0,
      declined: 0,
      lastAskedAt: null,
      nextWaveAt: app.clock.now().toISOString(),
    });
  });

  it('should leave the coordination in peace while the mass is far', async () => {
    const { slots } = await make.published({ date: '2026-12-07' });
    const { id } = await make.asked(ana, slots[0]!);
    await make.work();
    expect((await mailsAbout(id)).map(({ mail }) => mail)).not.toContain('substitution-asked');
    expect((await noticesTo(admin.userId)).map(({ title }) => title)).toEqual([]);
  });

  it('should tell each active coordinator and administrator, and nobody else, within 12 hours of the mass', async () => {
    const { slots } = await make.published({
      date: '2026-11-10',
      time: '23:59',
      location: 'Capela São José',
    });
    const disabled = await app.as('coordenador');
    await app.em().nativeUpdate(User, disabled.userId, { disabledAt: app.clock.now() });
    const asking = await app.as('coordenador');
    await app.as('reitor');
    const assignmentId = await make.roster.place(slots[0]!, asking.ministerId!);
    const { id, fullName, scheduleName, scheduleId } = (await ask(asking, assignmentId)).body;
    const mass = `/schedules/${scheduleId}?mass=${slots[0]}`;

    const mails = await mailsAbout(id);
    expect(mails.map(({ mail, user }) => [mail, user?.id])).toEqual([
      ['substitution-asked', coordinator.userId],
      ['substitution-asked', admin.userId],
    ]);
    await make.work();
    const sent = await app.em().findOneOrFail(EmailMessage, mails[1]!.id);
    expect(sent).toMatchObject({
      status: 'kept',
      subject: `${scheduleName} pede substituição: terça-feira, 10 de novembro, 23h59`,
    });
    const { text } = (await app.nest.get(KeptMailsService, { strict: false }).read(sent.id))!;
    for (const part of [
      fullName,
      'terça-feira, 10 de novembro, 23h59',
      'Capela São José',
      `> ${REASON}`,
      `http://partilha.test${mass}`,
    ])
      expect(text).toContain(part);

    for (const { userId } of [coordinator, admin]) {
      const [notice] = await noticesTo(userId);
      expect(notice).toMatchObject({
        title: 'Pedido de substituição',
        content: expect.stringContaining(`${scheduleName} não pode servir na missa de terça-feira`),
        link: mass,
        priority: 'high',
      });
      expect(notice!.content).not.toContain(REASON);
    }
    for (const { userId } of [disabled, asking]) expect(await noticesTo(userId)).toEqual([]);
  });

  it('should refuse a second request for one place, also when both come at once', async () => {
    const { slots } = await make.published({ date: '2026-12-08' }, { date: '2026-12-09' });
    const { assignmentId } = await make.asked(ana, slots[0]!);
    const again = { status: 409, body: { message: 'A substituição para esta missa já foi pedida.' } };
    expect(await ask(ana.caller, assignmentId)).toMatchObject(again);

    const other = await make.roster.place(slots[1]!, ana.ministerId);
    const answers = await Promise.all(Array.from({ length: 4 }, () => ask(ana.caller, other)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect(await app.em().count(SubstitutionRequest, { slot: slots[1] })).toBe(1);
  });

  it('should leave it to the database that a place has one open request', async () => {
    const { slots } = await make.published({ date: '2026-12-10' });
    const { assignmentId } = await make.asked(ana, slots[0]!);
    const em = app.em();
    const assignment = await em.findOneOrFail(Assignment, assignmentId);
    const second = em.persist(new SubstitutionRequest({ assignment, reason: REASON })).flush();
    await expect(second).rejects.toMatchObject({ code: '23505' });
    const dangling = app.em().nativeUpdate(SubstitutionRequest, { assignment }, { assignment: null });
    await expect(dangling).rejects.toMatchObject({ code: '23514' });
  });

  it("should refuse places of others and of schedules that are not the ministers' yet with 404", async () => {
    const { slots } = await make.published({ date: '2026-12-11' });
    const bia = await make.server('Bia');
    const hers = await make.roster.place(slots[0]!, bia.ministerId);
    const own = (await make.roster.schedule([{ date: '2026-12-11' }], { status: 'planning' })).slots[0]!;
    const draft = await make.roster.place(own, ana.ministerId);
    for (const id of [hers, draft, 999_999])
      expect(await ask(ana.caller, id)).toMatchObject({
        status: 404,
        body: { message: 'Esta missa não está na sua escala.' },
      });
  });

  it('should refuse a mass that has begun, and a schedule that is over', async () => {
    const { id, slots } = await make.published(
      { date: '2026-11-10', time: '12:00' },
      { date: '2026-11-10', time: '12:01' },
    );
    const [begun, next] = [
      await make.roster.place(slots[0]!, ana.ministerId),
      await make.roster.place(slots[1]!, ana.ministerId),
    ];
    expect(await ask(ana.caller, begun)).toMatchObject({
      status: 422,
      body: { message: 'Esta missa já começou.' },
    });
    await app.em().nativeUpdate(Schedule, id, { status: 'completed' });
    expect(await ask(ana.caller, next)).toMatchObject({ status: 422, body: { code: 'schedule-closed' } });
    await app.em().nativeUpdate(Schedule, id, { status: 'published' });
    expect((await ask(ana.caller, next)).status).toBe(201);
  });

  it.each(['x'.repeat(501), 7])('should take no such reason as %j', async (reason) => {
    const answer = await ana.caller.post('/api/substitutions', { assignmentId: 1, reason });
    expect(answer).toMatchObject({
      status: 400,
      body: { errors: { reason: expect.stringMatching(/^Motivo/) } },
    });
  });

  it.each([undefined, null, '  '])(
    'should need no reason, as the link of a reminder needs none: %j',
    async (reason) => {
      const { slots } = await make.published({ date: '2026-11-10', time: '20:00' });
      const assignmentId = await make.roster.place(slots[0]!, ana.ministerId);
      const answer = await ana.caller.post('/api/substitutions', { assignmentId, reason });
      expect(answer).toMatchObject({ status: 201, body: { reason: 'Sem motivo escrito.' } });
    },
  );

  it('should be for those who serve, and only so often', async () => {
    expect((await app.visitor.post('/api/substitutions', {})).status).toBe(401);
    for (const role of ['user', 'reitor', 'admin'] as const)
      expect((await ask(await app.as(role), 1)).status).toBe(403);
    const restless = await make.server('Rita');
    for (let i = 0; i < 20; i += 1) expect((await ask(restless.caller, 999_999)).status).toBe(404);
    expect((await ask(restless.caller, 999_999)).status).toBe(429);
  });
});

describe('POST /api/substitutions/{id}/cancel', () => {
  const cancel = (caller: Caller, id: number) =>
    caller.post<SubstitutionResponse>(`/api/substitutions/${id}/cancel`);

  it('should withdraw the own request, tell the coordination and allow another', async () => {
    const { slots } = await make.published({ date: '2026-11-10', time: '20:00' });
    const { id, assignmentId } = await make.asked(ana, slots[0]!);
    const [asked] = await mailsAbout(id);
    expect(await cancel(ana.caller, id)).toMatchObject({
      status: 200,
      body: { status: 'cancelled' },
    });
    expect((await make.stored(id))?.decidedAt).toEqual(app.clock.now());
    expect((await noticesTo(coordinator.userId))[0]).toMatchObject({
      title: 'Pedido de substituição retirado',
      content: 'Ana vai servir na missa de terça-feira, 10 de novembro, 20h.',
    });
    expect(await app.nest.get(MailsService, { strict: false }).variablesOf(asked!)).toBeNull();
    expect((await cancel(ana.caller, id)).status).toBe(422);
    const duties = (await ana.caller.get<DutyResponse[]>('/api/my-duties')).body;
    expect(duties.find((duty) => duty.assignmentId === assignmentId)?.substitution).toBeNull();
    expect((await ask(ana.caller, assignmentId)).status).toBe(201);
  });

  it("should not reach another's request", async () => {
    const { slots } = await make.published({ date: '2026-12-14' });
    const { id } = await make.asked(ana, slots[0]!);
    for (const caller of [(await make.server('Bia')).caller, coordinator])
      expect((await cancel(caller, id)).status).toBe(404);
    expect((await cancel(admin, id)).status).toBe(403);
    expect((await cancel(ana.caller, 999_999)).status).toBe(404);
    expect((await make.stored(id))?.status).toBe('open');
  });
});

describe('An open request', () => {
  it('should expire when the mass begins, however often that was put off', async () => {
    const { slots } = await make.published({ date: '2026-11-11' });
    const { id } = await make.asked(ana, slots[0]!);
    const begins = new Date('2026-11-11T10:00:00-03:00');
    const [job] = await app
      .em()
      .find(OutboxMessage, { job: 'substitution.expire', payload: { requestId: id } });
    expect(job?.availableAt).toEqual(begins);

    const later = new Date('2026-11-11T19:00:00-03:00');
    await app.em().nativeUpdate(ScheduleSlot, slots[0]!, { startsAt: later, time: '19:00' });
    app.clock.set(begins);
    await make.work();
    expect((await make.stored(id))?.assignment).not.toBeNull();
    app.clock.set(later);
    await make.work();
    expect(await make.stored(id)).toMatchObject({ status: 'expired', assignment: null, decidedAt: later });
    expect(await app.em().count(Assignment, { slot: slots[0] })).toBe(1);
    app.clock.set('2026-11-10T12:00:00-03:00');
  });

  it('should stay decided when the mass begins', async () => {
    const { slots } = await make.published({ date: '2026-11-12' });
    const { id } = await make.asked(ana, slots[0]!);
    await ana.caller.post(`/api/substitutions/${id}/cancel`);
    app.clock.set('2026-11-12T10:00:00-03:00');
    await make.work();
    expect((await make.stored(id))?.status).toBe('cancelled');
    app.clock.set('2026-11-10T12:00:00-03:00');
  });

  it('should end with its place: taken by hand, with its mass, with its schedule', async () => {
    const { id: scheduleId, slots } = await make.published({ date: '2026-12-15' }, { date: '2026-12-16' });
    const other = await make.published({ date: '2026-12-17' });
    const [first, second, third] = [
      await make.asked(ana, slots[0]!),
      await make.asked(ana, slots[1]!),
      await make.asked(ana, other.slots[0]!),
    ];
    const bia = await make.server('Bia');
    const closed = await make.asked(bia, slots[0]!);
    await coordinator.post(`/api/substitutions/${closed.id}/decline`, { note: 'Ninguém pode.' });
    const both = [ana, bia].map(({ ministerId }) => ({ ministerId, from: slots[0]! }));
    expect((await make.roster.move(coordinator, scheduleId, both)).status).toBe(200);
    expect((await coordinator.delete(`/api/slots/${slots[1]!}`)).status).toBe(200);
    expect((await coordinator.delete(`/api/schedules/${other.id}`)).status).toBe(200);
    for (const { id } of [second, third]) expect(await make.stored(id)).toBeNull();
    // Who was asked stays known of a place that was taken by hand.
    expect(await make.stored(first.id)).toMatchObject({ status: 'accepted', substitute: null });
    expect((await make.stored(closed.id))?.status).toBe('declined');
    const left = await coordinator.get<unknown[]>(`/api/substitutions?scheduleId=${scheduleId}`);
    expect(left.body).toHaveLength(2);
  });

  it('should go with its place when the person is erased, and what they asked before with them', async () => {
    const { slots } = await make.published({ date: '2026-12-18' }, { date: '2026-12-19' });
    const leaving = await make.server('Lia');
    const [open, declined] = [await make.asked(leaving, slots[0]!), await make.asked(leaving, slots[1]!)];
    await coordinator.post(`/api/substitutions/${declined.id}/decline`, { note: 'Ninguém pode.' });
    expect((await admin.delete(`/api/users/${leaving.userId}`)).status).toBe(200);
    for (const { id } of [open, declined]) expect(await make.stored(id)).toBeNull();
  });

  it('should wait while its schedule is back in planning, because the place is kept', async () => {
    const { id: scheduleId, slots } = await make.published({ date: '2026-12-20' });
    const { id } = await make.asked(ana, slots[0]!);
    expect((await coordinator.post(`/api/schedules/${scheduleId}/unpublish`)).status).toBe(200);
    const accept = () => coordinator.post(`/api/substitutions/${id}/accept`, { ministerId: ana.ministerId });
    expect(await accept()).toMatchObject({
      status: 422,
      body: { message: 'Esta escala não está publicada. Publique-a de novo antes.' },
    });
    expect((await make.stored(id))?.status).toBe('open');
  });
});

describe('POST /api/slots/{id}/substitutions', () => {
  it('should ask for who told the coordination, tell them, and tell the coordination who must be telephoned', async () => {
    const { slots } = await make.published({ date: '2026-12-06' });
    await make.roster.place(slots[0]!, ana.ministerId);
    const asked = (caller: Caller, body: object) =>
      caller.post<SubstitutionResponse>(`/api/slots/${slots[0]}/substitutions`, body);
    expect((await asked(ana.caller, { ministerId: ana.ministerId })).status).toBe(403);
    const { status, body } = await asked(coordinator, { ministerId: ana.ministerId });
    expect(status).toBe(201);
    expect(body).toMatchObject({ scheduleName: 'Ana', reason: 'Avisou a coordenação.', status: 'open' });
    expect((await noticesTo(ana.userId))[0]!.title).toBe('Procuramos quem vá no seu lugar');
    expect((await asked(coordinator, { ministerId: ana.ministerId })).status).toBe(409);
    expect((await asked(coordinator, { ministerId: ana.ministerId + 1000 })).status).toBe(404);

    const bia = await make.server('Bia');
    await make.roster.answer(bia.ministerId, slots);
    await make.work();
    const { user } = await app.em().findOneOrFail(Minister, ana.ministerId, { populate: ['user'] });
    await app.em().nativeUpdate(Minister, ana.ministerId, { user: null });
    const taken = await bia.caller.post(`/api/substitutions/${body.id}/answer`, { answer: 'accepted' });
    expect(taken.status).toBe(200);
    expect(await noticesTo(coordinator.userId)).toContainEqual(
      expect.objectContaining({
        title: 'Substituição resolvida',
        content:
          'Bia serve no lugar de Ana na missa de domingo, 6 de dezembro, 10h. Ana não usa o sistema: avise por telefone.',
      }),
    );
    await app.em().nativeUpdate(Minister, ana.ministerId, { user });
  });
});
