import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AuditEvent } from '../../src/platform/audit/audit-event.entity.js';
import { BlockedDate } from '../../src/ministers/blocked-date.entity.js';
import { Minister } from '../../src/ministers/minister.entity.js';
import { EmailMessage } from '../../src/mail/email-message.entity.js';
import { MailsService } from '../../src/mail/mails.service.js';
import { Assignment } from '../../src/roster/assignment.entity.js';
import { Schedule } from '../../src/roster/schedule.entity.js';
import { RosterFactory } from '../support/roster-factory.js';
import { TestApp, type Caller } from '../support/test-app.js';

describe('What a move by hand may do', () => {
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

  const add = (id: number, slotId: number, ministerId: number) =>
    make.move(coordinator, id, [{ ministerId, to: slotId }]);

  /** A schedule whose masses were all asked about, and to all of which Ana answered "available". */
  async function asked(...masses: Parameters<RosterFactory['schedule']>[0]) {
    const made = await make.schedule(masses);
    await make.questionnaire(made.id, made.slots);
    await make.answer(ana, made.slots);
    return made;
  }

  it('should give, release and take a place, leaving no audit while nobody has been told of it', async () => {
    const { id, slots } = await asked({ date: '2026-12-06' });
    const to = slots[0]!;
    expect(await add(id, to, ana)).toMatchObject({ status: 200, body: { revision: 2 } });
    const place = async () => app.em().findOne(Assignment, { slot: to });
    expect(await place()).toMatchObject({ origin: 'manual', pinned: true });
    await make.move(coordinator, id, [{ ministerId: ana, to, pinned: false }]);
    expect(await place()).toMatchObject({ origin: 'manual', pinned: false });
    await make.move(coordinator, id, [{ ministerId: ana, from: to }]);
    expect(await place()).toBeNull();
    expect((await app.em().findOneOrFail(Schedule, id)).version).toBe(4);
    expect(await app.em().count(AuditEvent, { subjectType: 'schedule', subjectId: id })).toBe(0);
  });

  describe('should name the rule that forbids it:', () => {
    const refused = async (answer: Promise<unknown>, code: string, message: string) =>
      expect(await answer).toMatchObject({
        status: 422,
        body: { code: 'hard-rules', message, rules: [{ code, message }] },
      });

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
      expect((await add(id, slots[0]!, bia)).status).toBe(200);
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
  });

  it('should let people in who were not asked, but not those who said no', async () => {
    const { id, slots } = await make.schedule([{ date: '2026-12-06' }]);
    const bia = await make.minister('Bia');
    expect((await add(id, slots[0]!, bia)).status).toBe(200);
    const clara = await make.minister('Clara');
    await make.answer(clara, slots, 'unavailable');
    expect(await add(id, slots[0]!, clara)).toMatchObject({
      status: 422,
      body: { rules: [{ code: 'not-available' }] },
    });
  });

  it('should know nobody who does not serve', async () => {
    const { id, slots } = await asked({ date: '2026-12-06' });
    const gone = await make.minister('Inativa', { isActive: false });
    expect((await add(id, slots[0]!, gone)).status).toBe(404);
  });

  it('should refuse every change once the schedule is over', async () => {
    const { id, slots } = await asked({ date: '2026-12-06' });
    const bia = await make.minister('Bia');
    await make.place(slots[0]!, bia);
    for (const status of ['completed', 'archived'] as const) {
      await app.em().nativeUpdate(Schedule, { id }, { status });
      expect((await add(id, slots[0]!, ana)).status).toBe(422);
      expect(await make.move(coordinator, id, [{ ministerId: bia, from: slots[0]! }])).toMatchObject({
        status: 422,
        body: { code: 'schedule-closed' },
      });
    }
  });

  it('should audit a change to a published schedule and tell only the person concerned', async () => {
    const { id, slots } = await asked({ date: '2026-12-06' }, { date: '2026-11-01' });
    const bia = await make.minister('Bia');
    for (const slot of slots) await make.place(slot, bia);
    await app.em().nativeUpdate(Schedule, { id }, { status: 'published', publishedAt: app.clock.now() });
    expect((await add(id, slots[0]!, ana)).status).toBe(200);
    for (const from of slots)
      expect((await make.move(coordinator, id, [{ ministerId: bia, from }])).status).toBe(200);

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
    const common = {
      title: 'Dezembro',
      followsCalendar: false,
      link: 'http://partilha.test/my-schedule',
    };
    expect(written).toEqual([
      { name: 'Ana Inventada', added: [mass(ana)], removed: [], ...common },
      { name: 'Bia Inventada', added: [], removed: [mass(bia)], ...common },
    ]);
  });
});
