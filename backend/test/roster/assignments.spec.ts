import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AuditEvent } from '../../src/platform/audit/audit-event.entity.js';
import { BlockedDate } from '../../src/ministers/blocked-date.entity.js';
import { Minister } from '../../src/ministers/minister.entity.js';
import { EmailMessage } from '../../src/mail/email-message.entity.js';
import { MailsService } from '../../src/mail/mails.service.js';
import { Assignment } from '../../src/roster/assignment.entity.js';
import type { AssignmentResponse } from '../../src/roster/editor/assignments.dto.js';
import { Schedule } from '../../src/roster/schedule.entity.js';
import { RosterFactory } from '../support/roster-factory.js';
import { TestApp, type Caller } from '../support/test-app.js';

describe('Places given by hand', () => {
  let app: TestApp;
  let coordinator: Caller;
  let make: RosterFactory;
  let ana: number;

  beforeAll(async () => {
    app = await TestApp.start();
    coordinator = await app.as('coordenador');
    make = new RosterFactory(app);
    ana = await make.minister('Ana');
  });
  afterAll(() => app.stop());

  const add = (id: number, slotId: number, ministerId: number, more: object = {}) =>
    coordinator.post<AssignmentResponse>(`/api/schedules/${id}/assignments`, { slotId, ministerId, ...more });

  /** A schedule whose masses were all asked about, and to all of which Ana answered "available". */
  async function asked(...masses: Parameters<RosterFactory['schedule']>[0]) {
    const made = await make.schedule(masses);
    await make.questionnaire(made.id, made.slots);
    await make.answer(ana, made.slots);
    return made;
  }

  it('should give, pin, release and take a place, each time with a new version', async () => {
    const { id, slots } = await asked({ date: '2026-12-06' });
    const added = await add(id, slots[0]!, ana, { version: 1 });
    expect(added.status).toBe(201);
    expect(added.body).toEqual({
      id: expect.any(Number),
      scheduleId: id,
      slotId: slots[0],
      ministerId: ana,
      origin: 'manual',
      pinned: true,
      version: 2,
    });
    const place = `/api/assignments/${added.body.id}`;
    expect(await coordinator.patch(place, { pinned: false, version: 2 })).toMatchObject({
      status: 200,
      body: { pinned: false, version: 3 },
    });
    expect((await app.em().findOneOrFail(Assignment, added.body.id)).pinned).toBe(false);
    expect(await coordinator.delete(`${place}?version=3`)).toMatchObject({
      status: 200,
      body: { id: added.body.id, version: 4 },
    });
    expect(await app.em().count(Assignment, { slot: slots[0] })).toBe(0);
    expect((await app.em().findOneOrFail(Schedule, id)).version).toBe(4);
    expect((await coordinator.delete(place)).status).toBe(404);
    expect(await app.em().count(AuditEvent, { subjectType: 'schedule', subjectId: id })).toBe(0);
  });

  describe('should name the rule that forbids it:', () => {
    const refused = async (answer: Promise<unknown>, code: string, message: string, status = 422) =>
      expect(await answer).toMatchObject({ status, body: { code, message } });

    it('the person answered no', async () => {
      const { id, slots } = await asked({ date: '2026-12-07', time: '06:30' });
      const bia = await make.minister('Bia');
      await make.answer(bia, slots, 'unavailable');
      await refused(
        add(id, slots[0]!, bia),
        'not-available',
        'Bia respondeu que não pode servir na segunda-feira, 7 de dezembro, às 6h30.',
      );
    });

    it('the person did not answer, at all or about this mass', async () => {
      const { id, slots } = await asked({ date: '2026-12-06' }, { date: '2026-12-12', time: '19:00' });
      const bia = await make.minister('Bia');
      await refused(add(id, slots[0]!, bia), 'not-available', 'Bia não respondeu ao questionário.');
      await make.answer(bia, [slots[0]!]);
      await refused(
        add(id, slots[1]!, bia),
        'not-available',
        'Bia respondeu ao questionário, mas não disse se pode servir no sábado, 12 de dezembro, às 19h.',
      );
    });

    it('a mass of the same day', async () => {
      const { id, slots } = await asked({ date: '2026-12-06' }, { date: '2026-12-06', time: '19:00' });
      await make.place(slots[0]!, ana);
      await refused(add(id, slots[1]!, ana), 'same-day', 'Ana já serve no domingo, 6 de dezembro, às 10h.');
    });

    it('a mass of the same day in another schedule', async () => {
      const { id, slots } = await asked({ date: '2026-12-30' });
      const other = await make.schedule([{ date: '2026-12-30', time: '19:30' }], { status: 'active' });
      const place = await make.place(other.slots[0]!, ana);
      await refused(
        add(id, slots[0]!, ana),
        'same-day',
        'Ana já serve na quarta-feira, 30 de dezembro, às 19h30, em outra escala.',
      );
      await app.em().nativeDelete(Assignment, { id: place });
    });

    it('the monthly limit', async () => {
      const { id, slots } = await asked({ date: '2026-12-01' }, { date: '2026-12-08' });
      const bia = await make.minister('Bia', { maxDutiesPerMonth: 1 });
      await make.answer(bia, slots);
      await make.place(slots[0]!, bia);
      await refused(add(id, slots[1]!, bia), 'monthly-limit', 'Bia já atingiu o limite de 1 missa no mês.');
    });

    it('a blocked date', async () => {
      const { id, slots } = await asked({ date: '2026-12-06' });
      const bia = await make.minister('Bia');
      await make.answer(bia, slots);
      const em = app.em();
      await em
        .persist(new BlockedDate({ minister: em.getReference(Minister, bia), date: '2026-12-06' }))
        .flush();
      await refused(add(id, slots[0]!, bia), 'blocked-date', 'Bia bloqueou o dia 06/12/2026.');
    });

    it('an expired mandate, whose last day still counts', async () => {
      const { id, slots } = await asked({ date: '2026-12-06' }, { date: '2026-12-13' });
      const bia = await make.minister('Bia', { mandateUntil: '2026-12-06' });
      await make.answer(bia, slots);
      expect((await add(id, slots[0]!, bia)).status).toBe(201);
      await refused(
        add(id, slots[1]!, bia),
        'mandate-expired',
        'O mandato de Bia vai até 06/12/2026, antes da missa no domingo, 13 de dezembro, às 10h.',
      );
    });

    it('a relative at the same mass who serves apart', async () => {
      const { id, slots } = await asked({ date: '2026-12-06' });
      const bia = await make.minister('Bia');
      await make.answer(bia, slots);
      await make.family(ana, bia, 'separados');
      await make.place(slots[0]!, ana);
      await refused(
        add(id, slots[0]!, bia),
        'apart',
        'Ana, da família de Bia, já está na missa no domingo, 6 de dezembro, às 10h: preferem servir separados.',
      );
    });

    it('a complete mass', async () => {
      const { id, slots } = await asked({ date: '2026-12-06', required: 2 });
      for (const name of ['Bia', 'Caio']) await make.place(slots[0]!, await make.minister(name));
      await refused(
        add(id, slots[0]!, ana),
        'slot-full',
        'A missa no domingo, 6 de dezembro, às 10h já tem os 2 ministros.',
      );
    });

    it('the person is there already', async () => {
      const { id, slots } = await asked({ date: '2026-12-06' });
      await make.place(slots[0]!, ana);
      await refused(
        add(id, slots[0]!, ana),
        'duplicate',
        'Ana já está na escala no domingo, 6 de dezembro, às 10h.',
        409,
      );
    });
  });

  it('should let people in who were not asked, but not those who said no', async () => {
    const { id, slots } = await make.schedule([{ date: '2026-12-06' }]);
    const bia = await make.minister('Bia');
    expect((await add(id, slots[0]!, bia)).status).toBe(201);
    const clara = await make.minister('Clara');
    await make.answer(clara, slots, 'unavailable');
    expect(await add(id, slots[0]!, clara)).toMatchObject({ status: 422, body: { code: 'not-available' } });
  });

  it('should answer 201 to one of two simultaneous requests for the last place', async () => {
    const { id, slots } = await make.schedule([{ date: '2026-12-06', required: 1 }]);
    const people = [await make.minister('Bia'), await make.minister('Caio')];
    const answers = await Promise.all(people.map((person) => add(id, slots[0]!, person)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
  });

  it('should take a place once when asked twice at the same time', async () => {
    const { slots } = await asked({ date: '2026-12-06' });
    const placed = await make.place(slots[0]!, ana);
    const answers = await Promise.all([1, 2].map(() => coordinator.delete(`/api/assignments/${placed}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  it('should refuse a stale version with 409', async () => {
    const { id, slots } = await asked({ date: '2026-12-06' });
    const placed = await make.place(slots[0]!, await make.minister('Bia'));
    const stale = { status: 409, body: { code: 'concurrent-change' } };
    expect(await add(id, slots[0]!, ana, { version: 7 })).toMatchObject(stale);
    expect(await coordinator.patch(`/api/assignments/${placed}`, { pinned: true, version: 7 })).toMatchObject(
      stale,
    );
    expect(await coordinator.delete(`/api/assignments/${placed}?version=7`)).toMatchObject(stale);
    expect((await coordinator.delete(`/api/assignments/${placed}?version=x`)).status).toBe(400);
  });

  it('should refuse a mass of another schedule, an unknown person, and people who do not serve', async () => {
    const { id, slots } = await asked({ date: '2026-12-06' });
    const other = await make.schedule([{ date: '2026-12-06' }]);
    expect((await add(id, other.slots[0]!, ana)).status).toBe(404);
    expect((await add(id, slots[0]!, 999_999)).status).toBe(404);
    expect((await add(999_999, slots[0]!, ana)).status).toBe(404);
    const gone = await make.minister('Inativa', { isActive: false });
    expect((await add(id, slots[0]!, gone)).status).toBe(404);
    expect((await coordinator.post(`/api/schedules/${id}/assignments`, { slotId: 'x' })).status).toBe(400);
  });

  it('should refuse every change once the schedule is over', async () => {
    const { id, slots } = await asked({ date: '2026-12-06' });
    const placed = await make.place(slots[0]!, await make.minister('Bia'));
    for (const status of ['completed', 'archived'] as const) {
      await app.em().nativeUpdate(Schedule, { id }, { status });
      expect((await add(id, slots[0]!, ana)).status).toBe(422);
      expect((await coordinator.patch(`/api/assignments/${placed}`, { pinned: true })).status).toBe(422);
      expect((await coordinator.delete(`/api/assignments/${placed}`)).status).toBe(422);
    }
  });

  it('should audit a change to a published schedule and tell only the person concerned', async () => {
    const { id, slots } = await asked({ date: '2026-12-06' }, { date: '2026-11-01' });
    const bia = await make.minister('Bia');
    const placed = await make.place(slots[0]!, bia);
    const past = await make.place(slots[1]!, bia);
    await app.em().nativeUpdate(Schedule, { id }, { status: 'published', publishedAt: app.clock.now() });
    expect((await add(id, slots[0]!, ana)).status).toBe(201);
    expect((await coordinator.delete(`/api/assignments/${placed}`)).status).toBe(200);
    expect((await coordinator.delete(`/api/assignments/${past}`)).status).toBe(200);

    const events = await app
      .em()
      .find(AuditEvent, { subjectType: 'schedule', subjectId: id }, { orderBy: { id: 1 } });
    expect(events.map(({ action, details }) => [action, details.ministerId])).toEqual([
      ['assignment-added', ana],
      ['assignment-removed', bia],
      ['assignment-removed', bia],
    ]);
    const mails = await app.em().find(EmailMessage, { mail: 'roster-changed' }, { orderBy: { id: 1 } });
    const mass = (ministerId: number) => ({
      uid: `duty-${slots[0]}-${ministerId}@partilha`,
      date: '2026-12-06',
      time: '10:00',
      description: 'Missa inventada',
    });
    const written = await Promise.all(
      mails.map((mail) => app.nest.get(MailsService, { strict: false }).variablesOf(mail)),
    );
    const common = { title: 'Dezembro', link: 'http://partilha.test/my-schedule' };
    expect(written).toEqual([
      { name: 'Ana Inventada', added: [mass(ana)], removed: [], ...common },
      { name: 'Bia Inventada', added: [], removed: [mass(bia)], ...common },
    ]);
  });

  it('should be the coordinators’ alone', async () => {
    const { id, slots } = await asked({ date: '2026-12-06' });
    const placed = await make.place(slots[0]!, ana);
    for (const role of ['reitor', 'ministro', 'user'] as const) {
      const caller = await app.as(role);
      const body = { slotId: slots[0], ministerId: ana };
      expect((await caller.post(`/api/schedules/${id}/assignments`, body)).status).toBe(403);
      expect((await caller.patch(`/api/assignments/${placed}`, { pinned: true })).status).toBe(403);
      expect((await caller.delete(`/api/assignments/${placed}`)).status).toBe(403);
    }
  });
});
