import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { CoordinatorDayResponse } from '../../src/coordination/coordinator-day.dto.js';
import type { MassConfirmationsResponse } from '../../src/duties/confirmations.dto.js';
import { Minister } from '../../src/ministers/minister.entity.js';
import { AuditEvent } from '../../src/platform/audit/audit-event.entity.js';
import { HOUR } from '../../src/platform/clock.js';
import { Assignment } from '../../src/roster/assignment.entity.js';
import { EmailMessage } from '../../src/mail/email-message.entity.js';
import { Questionnaire } from '../../src/questionnaires/questionnaire.entity.js';
import { SubstitutionRequest } from '../../src/substitutions/substitution-request.entity.js';
import { SubstitutionsFactory, type Server } from '../support/substitutions-factory.js';
import { TestApp, type Caller } from '../support/test-app.js';

const NOTHING: CoordinatorDayResponse = {
  conflicts: [],
  shortages: [],
  substitutions: [],
  unconfirmed: [],
  questionnaires: [],
  registrations: 0,
  failedMails: 0,
  undeliveredWhatsApp: 0,
  mandates: [],
};

describe('GET /api/coordination/day', () => {
  let app: TestApp;
  let make: SubstitutionsFactory;
  let coordinator: Caller;

  beforeAll(async () => {
    app = await TestApp.start();
    make = new SubstitutionsFactory(app);
  });
  beforeEach(async () => {
    await app.reset();
    app.clock.set('2026-11-30T12:00:00-03:00');
    coordinator = await app.as('coordenador');
  });
  afterAll(() => app.stop());

  const day = async (caller = coordinator) =>
    (await caller.get<CoordinatorDayResponse>('/api/coordination/day')).body;

  it('should be empty when nothing needs a person', async () => {
    expect(await day()).toEqual(NOTHING);
  });

  it('should name the masses of seven days that lack people by time, with who could be asked first', async () => {
    const [ana, bento] = [await make.server('Ana'), await make.server('Bento')];
    const { slots } = await make.published(
      { date: '2026-12-07', required: 1 },
      { date: '2026-12-02', required: 2 },
      { date: '2026-12-08', required: 1 },
    );
    await make.roster.answer(ana.ministerId, slots);
    const { shortages } = await day();
    expect(shortages.map(({ slotId, missing, dateTime }) => [slotId, missing, dateTime])).toEqual([
      [slots[1], 2, '2026-12-02T13:00:00.000Z'],
      [slots[0], 1, '2026-12-07T13:00:00.000Z'],
    ]);
    const [first, second] = shortages[0]!.candidates;
    expect(first).toMatchObject({ ministerId: ana.ministerId, offered: true, askedAt: null, answer: null });
    // Who said nothing about the mass can be asked, but not be put there.
    expect(second).toMatchObject({ offered: false });
    expect(shortages[0]!.candidates.map(({ ministerId }) => ministerId)).toContain(bento.ministerId);
  });

  it('should let the no of somebody without an account be noted', async () => {
    const { ministerId } = await make.server('Nair');
    const { slots } = await make.published({ date: '2026-12-02', required: 1 });
    await make.roster.answer(ministerId, slots);
    await app.em().nativeUpdate(Minister, ministerId, { user: null });
    const nair = async () =>
      (await day()).shortages[0]!.candidates.find((candidate) => candidate.ministerId === ministerId);
    expect(await nair()).toMatchObject({ askedAt: null, questionId: null });
    await coordinator.post(`/api/slots/${slots[0]!}/questions`, { ministerId });
    const { questionId } = (await nair())!;
    expect((await coordinator.post(`/api/substitution-offers/${questionId}/refuse`, {})).status).toBe(200);
    expect(await nair()).toBeUndefined();
  });

  it('should say who was asked for a place, leave out who said no, and let the place be filled from it', async () => {
    const [ana, bento] = [await make.server('Ana'), await make.server('Bento')];
    const { id, slots } = await make.published({ date: '2026-12-02', required: 1 });
    for (const { ministerId } of [ana, bento]) await make.roster.answer(ministerId, slots);
    for (const { ministerId } of [ana, bento])
      await coordinator.post(`/api/slots/${slots[0]!}/questions`, { ministerId });
    const [mine] = (await ana.caller.get<{ requestId: number }[]>('/api/my-offers')).body;
    await ana.caller.post(`/api/substitutions/${mine!.requestId}/answer`, { answer: 'declined' });
    const [shortage] = (await day()).shortages;
    expect(shortage!.candidates[0]).toMatchObject({
      scheduleName: 'Bento',
      askedAt: app.clock.now().toISOString(),
      answer: null,
    });
    expect(shortage!.candidates.map(({ scheduleName }) => scheduleName)).not.toContain('Ana');
    expect(shortage!.candidates[0]!.questionId).toBeNull();
    const { status } = await coordinator.post(`/api/schedules/${id}/roster/moves`, {
      revision: shortage!.revision,
      moves: [{ ministerId: bento.ministerId, to: slots[0] }],
    });
    expect(status).toBe(200);
    expect((await day()).shortages).toEqual([]);
  });

  describe('of people who can no longer serve', () => {
    const conflicts = async () =>
      (await day()).conflicts.map(({ scheduleName, masses }) => [
        scheduleName,
        masses.map(({ slotId, reason }) => `${slotId}: ${reason}`),
      ]);
    let ana: Server;
    let slots: number[];

    beforeEach(async () => {
      ana = await make.server('Ana');
      ({ slots } = await make.published(
        { date: '2026-12-02', required: 1 },
        { date: '2026-12-09', required: 1 },
        { date: '2026-11-29', required: 1 },
      ));
      await make.roster.answer(ana.ministerId, slots);
    });

    const serveAtAll = async () => {
      for (const slot of slots) await make.roster.place(slot, ana.ministerId);
    };

    it('should name their masses to come, with the reason, until somebody settles them', async () => {
      await serveAtAll();
      expect(await conflicts()).toEqual([]);
      await app.em().nativeUpdate(Minister, ana.ministerId, { isActive: false });
      expect(await conflicts()).toEqual([
        ['Ana', [`${slots[0]}: não serve no momento`, `${slots[1]}: não serve no momento`]],
      ]);
    });

    it('should say what else came between', async () => {
      await serveAtAll();
      await app.em().nativeUpdate(Minister, ana.ministerId, { mandateUntil: '2026-12-08' });
      expect(await conflicts()).toEqual([['Ana', [`${slots[1]}: mandato vencido (até 08/12/2026)`]]]);
    });

    it('should name one of two relatives who have come to serve apart', async () => {
      const bia = await make.server('Bia');
      const { slots: masses } = await make.published({ date: '2026-12-06', required: 2 });
      await make.roster.answer(ana.ministerId, masses);
      await make.roster.answer(bia.ministerId, masses);
      for (const { ministerId } of [ana, bia]) await make.roster.place(masses[0]!, ministerId);
      expect(await conflicts()).toEqual([]);
      await make.roster.family(ana.ministerId, bia.ministerId, 'separados');
      expect(await conflicts()).toEqual([['Ana', [expect.stringMatching(/ na mesma missa: separados$/)]]]);
    });

    it('should leave out what waits for a substitute, and what was given all the same', async () => {
      await make.asked(ana, slots[0]!);
      await make.roster.place(slots[1]!, ana.ministerId);
      await app
        .em()
        .nativeUpdate(Assignment, { slot: slots[1]! }, { overrideReason: 'Aceitou por telefone' });
      await app.em().nativeUpdate(Minister, ana.ministerId, { isActive: false });
      expect(await conflicts()).toEqual([]);
    });
  });

  describe('of requests for a substitute', () => {
    const needs = async () =>
      (await day()).substitutions.map(({ scheduleName, need }) => `${scheduleName}: ${need}`);
    let ana: Server;

    beforeEach(async () => {
      ana = await make.server('Ana');
    });

    it('should leave those to the waves that still ask people', async () => {
      const { slots } = await make.published({ date: '2026-12-06', required: 1 });
      for (const name of ['Bento', 'Caio', 'Dora', 'Eva'])
        await make.roster.answer((await make.server(name)).ministerId, slots);
      await make.asked(ana, slots[0]!);
      expect(await needs()).toEqual([]);
      await make.work();
      expect(await needs()).toEqual([]);
      // The second wave asks everybody who is left: nobody comes after them.
      app.clock.advance(2 * HOUR);
      await make.work();
      coordinator = await app.as('coordenador');
      app.clock.advance(2 * HOUR);
      await make.work();
      expect(await needs()).toEqual(['Ana: nobody-left']);
    });

    it('should name those that nobody could take, and those near their mass, by the time of the mass', async () => {
      const { slots } = await make.published(
        { date: '2026-12-06', required: 1 },
        { date: '2026-12-01', time: '00:00', required: 1 },
        { date: '2026-12-01', time: '08:00', required: 1 },
      );
      const bento = await make.server('Bento');
      const { id } = await make.asked(ana, slots[0]!);
      await app.em().nativeUpdate(Minister, { id: { $ne: ana.ministerId } }, { isActive: false });
      await make.work();
      expect((await make.stored(id))?.status).toBe('exhausted');
      await app.em().nativeUpdate(Minister, { id: bento.ministerId }, { isActive: true });
      await make.asked(await make.server('Nair'), slots[1]!);
      await make.asked(await make.server('Zoé'), slots[2]!);
      // At midnight in São Paulo a mass is twelve hours away at noon; the one at eight is not yet.
      expect(await needs()).toEqual(['Nair: near', 'Ana: exhausted']);
      app.clock.advance(8 * HOUR);
      expect(await needs()).toEqual(['Nair: near', 'Zoé: near', 'Ana: exhausted']);
      // An exchange that was not wanted is its asker's matter until the mass is near.
      await app.em().nativeUpdate(SubstitutionRequest, id, { returnSlot: slots[1]! });
      expect(await needs()).toEqual(['Nair: near', 'Zoé: near']);
    });

    it('should name those in which only the coordination can ask somebody', async () => {
      const { slots } = await make.published({ date: '2026-12-06', required: 1 });
      const bento = await make.server('Bento');
      await app.em().nativeUpdate(Minister, bento.ministerId, { user: null });
      await make.roster.answer(bento.ministerId, slots);
      const { id } = await make.asked(ana, slots[0]!);
      await make.work();
      expect((await day()).substitutions).toMatchObject([
        { id, scheduleName: 'Ana', slotId: slots[0], need: 'to-call' },
      ]);
    });
  });

  it('should name who has not confirmed until the day after tomorrow, over the end of a month and a leap day', async () => {
    const [ana, bento, clara] = [
      await make.server('Ana'),
      await make.server('Bento'),
      await make.server('Clara'),
    ];
    const { id, slots } = await make.published(
      { date: '2028-02-29', required: 3 },
      { date: '2028-03-01', required: 1 },
      { date: '2028-03-02', time: '00:00', required: 1 },
    );
    app.clock.set('2028-02-28T23:59:59-03:00');
    coordinator = await app.as('coordenador');
    ana.caller = await app.withTokenOf({ id: ana.userId, email: ana.email });
    clara.caller = await app.withTokenOf({ id: clara.userId, email: clara.email });
    await make.asked(ana, slots[0]!);
    await make.roster.place(slots[0]!, bento.ministerId);
    await make.roster.place(slots[1]!, bento.ministerId);
    await make.roster.place(slots[2]!, bento.ministerId);
    const sure = await make.roster.place(slots[0]!, clara.ministerId);
    expect((await clara.caller.post(`/api/my-duties/${sure}/confirm`)).status).toBe(200);
    const unconfirmed = async () =>
      (await day()).unconfirmed.map(({ slotId, people }) => [slotId, people.map((one) => one.scheduleName)]);
    // The page of the schedule says the same of its masses.
    const soon = async () => {
      const { body } = await coordinator.get<MassConfirmationsResponse[]>(
        `/api/schedules/${id}/confirmations`,
      );
      return body.map((mass) => mass.soon);
    };
    expect(await unconfirmed()).toEqual([
      [slots[0], ['Bento']],
      [slots[1], ['Bento']],
    ]);
    expect(await soon()).toEqual([true, true, false]);
    app.clock.set('2028-02-29T00:00:00-03:00');
    expect(await unconfirmed()).toHaveLength(3);
    expect(await soon()).toEqual([true, true, true]);
  });

  it('should remind all who have not confirmed a day at once, and nobody twice in a day', async () => {
    const { slots } = await make.published(
      { date: '2026-12-01', required: 4 },
      { date: '2026-12-02', required: 1 },
    );
    const [ana, bento, clara] = await Promise.all(['Ana', 'Bento', 'Clara'].map((name) => make.server(name)));
    const dora = await make.roster.minister('Dora');
    await app.em().nativeUpdate(Minister, dora, { user: null });
    for (const { ministerId } of [ana!, bento!]) await make.roster.place(slots[0]!, ministerId);
    await make.roster.place(slots[0]!, dora);
    const sure = await make.roster.place(slots[0]!, clara!.ministerId);
    expect((await clara!.caller.post(`/api/my-duties/${sure}/confirm`)).status).toBe(200);
    await make.roster.place(slots[1]!, clara!.ministerId);
    const remindable = async () =>
      (await day()).unconfirmed.flatMap(({ people }) =>
        people.filter((person) => person.mayBeReminded).map((person) => person.scheduleName),
      );
    const remind = () =>
      coordinator.post<{ reminded: number }>('/api/confirmations/remind', { date: '2026-12-01' });
    const mails = () => app.em().find(EmailMessage, { mail: 'duty-reminder' });
    expect(await remindable()).toEqual(['Ana', 'Bento', 'Clara']);

    // Two who press it at the same moment.
    const answers = await Promise.all([remind(), remind()]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 422]);
    expect(answers.find(({ status }) => status === 200)!.body).toEqual({ reminded: 2 });
    expect((await mails()).map(({ to }) => to).sort()).toEqual([ana!.email, bento!.email].sort());
    expect(await remindable()).toEqual(['Clara']);
    expect((await day()).unconfirmed[0]!.people.map((one) => [one.scheduleName, one.remindedAt])).toEqual([
      ['Ana', app.clock.now().toISOString()],
      ['Bento', app.clock.now().toISOString()],
      ['Dora', null],
    ]);
    const [event] = await app.em().find(AuditEvent, { action: 'confirmations-chased' });
    expect(event!.details).toEqual({ date: '2026-12-01', people: 2 });

    app.clock.advance(24 * HOUR);
    coordinator = await app.as('coordenador');
    expect((await remind()).status).toBe(422);
    const late = await make.published({ date: '2026-12-02', time: '19:00', required: 1 });
    await make.roster.place(late.slots[0]!, ana!.ministerId);
    const next = await coordinator.post('/api/confirmations/remind', { date: '2026-12-02' });
    expect(next).toMatchObject({ status: 200, body: { reminded: 2 } });
  });

  it('should let go who told the coordination that they come, also without an account', async () => {
    const { slots } = await make.published({ date: '2026-12-01' });
    const ana = await make.server('Ana');
    const dora = await make.roster.minister('Dora');
    await app.em().nativeUpdate(Minister, dora, { user: null });
    const places = [
      await make.roster.place(slots[0]!, ana.ministerId),
      await make.roster.place(slots[0]!, dora),
    ];
    const people = (await day()).unconfirmed[0]!.people;
    expect(people.map(({ assignmentId }) => assignmentId)).toEqual(places);
    const note = (place: number, confirmed: boolean, caller = coordinator) =>
      caller.put<{ message: string }>(`/api/assignments/${place}/confirmation`, { confirmed });
    expect((await note(places[0]!, true, ana.caller)).status).toBe(403);
    for (const place of places) expect((await note(place, true)).status).toBe(200);
    expect((await day()).unconfirmed).toEqual([]);
    expect((await note(places[1]!, false)).body.message).toBe('Confirmação desfeita.');
    expect((await day()).unconfirmed[0]!.people).toMatchObject([{ scheduleName: 'Dora' }]);
    expect(await app.em().count(AuditEvent, { action: 'confirmation-noted' })).toBe(3);

    const asked = { assignmentId: places[0], reason: 'Estarei em viagem.' };
    expect((await ana.caller.post('/api/substitutions', asked)).status).toBe(201);
    expect((await note(places[0]!, true)).status).toBe(409);
    app.clock.set('2026-12-01T10:00:00-03:00');
    coordinator = await app.as('coordenador');
    expect((await note(places[1]!, true)).status).toBe(422);
    expect((await note(999_999, true)).status).toBe(404);
  });

  describe('of questionnaires', () => {
    let id: number;
    let questionnaireId: number;
    const questionnaires = async () => (await day()).questionnaires;
    const sent = (values: object) =>
      app
        .em()
        .nativeUpdate(
          Questionnaire,
          { schedule: id },
          { sentAt: new Date('2026-11-28T12:00:00Z'), ...values },
        );

    beforeEach(async () => {
      await make.server('Ana');
      const { ministerId } = await make.server('Bento');
      await app.em().nativeUpdate(Minister, ministerId, { user: null });
      ({ id } = await make.published({ date: '2026-12-20', required: 1 }));
      await sent({ responseDeadline: new Date('2026-12-19T15:00:00Z') });
      ({ id: questionnaireId } = await app.em().findOneOrFail(Questionnaire, { schedule: id }));
    });

    it('should name what is open and how many a reminder reaches, also without a deadline', async () => {
      expect(await questionnaires()).toMatchObject([
        { id: questionnaireId, missing: 3, reachable: 2, toldToday: false, remindedAt: null },
      ]);
      await sent({ responseDeadline: null });
      expect(await questionnaires()).toMatchObject([{ responseDeadline: null, missing: 3 }]);
    });

    it('should keep those without an account on the day on which all others were asked or reminded', async () => {
      await coordinator.post(`/api/questionnaires/${questionnaireId}/remind`, {});
      const remindedAt = app.clock.now().toISOString();
      expect(await questionnaires()).toMatchObject([
        { missing: 3, reachable: 2, toldToday: true, remindedAt },
      ]);
      app.clock.set('2026-12-01T00:00:00-03:00');
      coordinator = await app.as('coordenador');
      expect(await questionnaires()).toMatchObject([{ toldToday: false }]);
      await sent({ sentAt: app.clock.now() });
      expect(await questionnaires()).toMatchObject([{ toldToday: true }]);
    });

    it('should leave them alone on the day on which all were asked or reminded', async () => {
      await app.em().nativeUpdate(Minister, { user: null }, { isActive: false });
      await coordinator.post(`/api/questionnaires/${questionnaireId}/remind`, {});
      expect(await questionnaires()).toEqual([]);
      app.clock.set('2026-12-01T00:00:00-03:00');
      coordinator = await app.as('coordenador');
      expect(await questionnaires()).toHaveLength(1);
      await sent({ sentAt: app.clock.now() });
      expect(await questionnaires()).toEqual([]);
    });

    it('should still name them once only some were reminded', async () => {
      const missing = await coordinator.get<{ ministerId: number; hasAccount: boolean }[]>(
        `/api/questionnaires/${questionnaireId}/unanswered`,
      );
      const [one] = missing.body.filter(({ hasAccount }) => hasAccount);
      await coordinator.post(`/api/questionnaires/${questionnaireId}/remind`, {
        ministerIds: [one!.ministerId],
      });
      expect(await questionnaires()).toHaveLength(1);
    });

    it('should leave out what is over: its deadline, or every mass that it asks about', async () => {
      await sent({ responseDeadline: app.clock.now() });
      expect(await questionnaires()).toEqual([]);
      await sent({ responseDeadline: null });
      app.clock.set('2026-12-20T23:00:00-03:00');
      coordinator = await app.as('coordenador');
      expect(await questionnaires()).toEqual([]);
    });
  });

  it('should name mandates that end in thirty days', async () => {
    const ana = await make.server('Ana', { mandateUntil: '2026-12-30' });
    await make.server('Bento', { mandateUntil: '2026-12-31' });
    expect((await day()).mandates).toEqual([
      { ministerId: ana.ministerId, scheduleName: 'Ana', mandateUntil: '2026-12-30' },
    ]);
  });

  it('should tell each only what they may act on', async () => {
    await make.server('Ana', { mandateUntil: '2026-12-30' });
    await make.published({ date: '2026-12-02', required: 1 });
    const failed = new EmailMessage({ mail: 'reset', to: 'x@exemplo.test', refs: {}, dedupeKey: 'x' });
    failed.status = 'failed';
    failed.createdAt = app.clock.now();
    await app.em().persist(failed).flush();
    expect(await day()).toMatchObject({ shortages: [{}], mandates: [{}], failedMails: 0 });
    expect(await day(await app.as('admin'))).toMatchObject({ shortages: [{}], failedMails: 1 });
    expect(await day(await app.as('reitor'))).toEqual(NOTHING);
  });
});
