import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BlockedDate } from '../../src/ministers/blocked-date.entity.js';
import { Minister } from '../../src/ministers/minister.entity.js';
import { problemOf } from '../../src/roster/roster.js';
import { RosterBalanceService } from '../../src/roster/roster-balance.service.js';
import { User } from '../../src/accounts/user.entity.js';
import { RosterFactory } from '../support/roster-factory.js';
import { TestApp } from '../support/test-app.js';

describe('RosterReader', () => {
  let app: TestApp;
  let make: RosterFactory;

  beforeAll(async () => {
    app = await TestApp.start();
    make = new RosterFactory(app);
  });
  afterAll(() => app.stop());

  const ministerIn = async (scheduleId: number, id: number) =>
    problemOf(await make.facts(scheduleId)).ministers.find((minister) => minister.id === id);

  it('should state the masses and the people as the engine wants them', async () => {
    const { id, slots } = await make.schedule([{ date: '2026-12-06', required: 15, experienced: 2 }]);
    await make.questionnaire(id, slots);
    const ana = await make.minister('Ana', { maxDutiesPerMonth: 2, mandateUntil: '2026-12-20' });
    const bia = await make.minister('Bia', { experience: 'menos-1-ano' });
    const clara = await make.minister('Clara');
    await make.answer(ana, slots, 'maybe');
    await make.answer(bia, slots);
    await make.answer(clara, slots, 'unavailable');
    await make.family(bia, ana, 'separados');
    await make.family(ana, clara, 'indiferente');
    await app
      .em()
      .persist(new BlockedDate({ minister: app.em().getReference(Minister, ana), date: '2026-12-06' }))
      .flush();

    const problem = problemOf(await make.facts(id));
    expect(problem.slots).toEqual([
      {
        id: slots[0],
        name: 'domingo, 10h',
        date: '2026-12-06',
        required: 15,
        experienced: 2,
      },
    ]);
    expect(await ministerIn(id, ana)).toEqual({
      id: ana,
      name: 'Ana',
      experienced: true,
      maxDuties: 2,
      balance: 0,
      blockedDates: ['2026-12-06'],
      mandateUntil: '2026-12-20',
    });
    expect(await ministerIn(id, bia)).toEqual({
      id: bia,
      name: 'Bia',
      experienced: false,
      maxDuties: 4,
      balance: 0,
      blockedDates: [],
    });
    expect(problem.answers).toEqual([
      { slot: slots[0], minister: ana, answer: 'maybe' },
      { slot: slots[0], minister: bia, answer: 'available' },
    ]);
    expect(problem.families).toEqual([{ a: ana, b: bia, wish: 'apart' }]);
    expect(problem).toMatchObject({ minRestDays: 3, timeLimitSeconds: 20, pins: [] });
  });

  it('should leave out people who do not serve, with their answers', async () => {
    const { id, slots } = await make.schedule([{ date: '2026-12-06' }]);
    const inactive = await make.minister('Inativa', { isActive: false });
    const disabled = await make.minister('Sem Conta');
    const { user } = await app.em().findOneOrFail(Minister, disabled, { populate: ['user'] });
    await app.em().nativeUpdate(User, { id: user!.id }, { disabledAt: app.clock.now() });
    const { minister: rector } = await app.make.person({ role: 'coordenador' });
    await app.em().nativeUpdate(User, { id: rector!.user.id }, { role: 'reitor' });
    for (const person of [inactive, disabled, rector!.id]) await make.answer(person, slots);
    const problem = problemOf(await make.facts(id));
    const known = problem.ministers.map((minister) => minister.id);
    expect(known).not.toEqual(expect.arrayContaining([String(inactive)]));
    expect(known).not.toEqual(expect.arrayContaining([String(disabled)]));
    expect(known).not.toEqual(expect.arrayContaining([rector!.id]));
    expect(problem.answers).toEqual([]);
  });

  it('should count duties in other active schedules for the limit and the day, and ignore drafts', async () => {
    const { id } = await make.schedule([{ date: '2026-12-06' }, { date: '2026-12-13' }]);
    const weekly = await make.schedule([{ date: '2026-12-06', time: '08:00' }, { date: '2026-12-09' }], {
      status: 'active',
    });
    const next = await make.schedule([{ date: '2027-01-05' }], { status: 'published', year: 2027, month: 1 });
    const draft = await make.schedule([{ date: '2026-12-13', time: '08:00' }], { status: 'planning' });
    const ana = await make.minister('Ana');
    for (const slot of [...weekly.slots, ...next.slots, ...draft.slots]) await make.place(slot, ana);
    expect(await ministerIn(id, ana)).toMatchObject({
      maxDuties: 2,
      blockedDates: ['2026-12-06', '2026-12-09'],
    });
  });

  it('should never let a limit fall below zero', async () => {
    const { id } = await make.schedule([{ date: '2026-12-06' }]);
    const other = await make.schedule([{ date: '2026-12-15' }, { date: '2026-12-16' }], {
      status: 'published',
    });
    const ana = await make.minister('Ana', { maxDutiesPerMonth: 1 });
    for (const slot of other.slots) await make.place(slot, ana);
    expect(await ministerIn(id, ana)).toMatchObject({ maxDuties: 0 });
  });

  it('should take a place given by hand as an answer only at masses that nobody was asked about', async () => {
    const { id, slots } = await make.schedule([
      { date: '2026-12-06' },
      { date: '2026-12-13' },
      { date: '2026-12-20' },
    ]);
    await make.questionnaire(id, [slots[0]!]);
    await make.questionnaire(id, [slots[1]!], { sent: false });
    const ana = await make.minister('Ana');
    await make.answer(ana, [slots[2]!], 'unavailable');
    for (const slot of slots) await make.place(slot, ana, { origin: 'manual', pinned: true });
    const problem = problemOf(await make.facts(id));
    expect(problem.answers).toEqual([{ slot: slots[1], minister: ana, answer: 'available' }]);
    expect(problem.pins).toHaveLength(3);
  });
});

describe('RosterBalanceService.balances', () => {
  let app: TestApp;
  let make: RosterFactory;

  beforeAll(async () => {
    app = await TestApp.start();
    make = new RosterFactory(app);
  });
  afterAll(() => app.stop());

  it('should compare duties with the share of what each offered, over the published schedules of six months', async () => {
    const ana = await make.minister('Ana');
    const bia = await make.minister('Bia');
    const caio = await make.minister('Caio', { maxDutiesPerMonth: 1 });
    const weeks = ['01', '08', '15', '22', '23', '24'];
    const past = async (year: number, month: number, status: 'published' | 'archived' | 'planning') => {
      const days = weeks.map((day) => ({ date: `${year}-${String(month).padStart(2, '0')}-${day}` }));
      const made = await make.schedule(days, { year, month, status });
      await make.answer(ana, made.slots);
      await make.answer(bia, made.slots.slice(0, 1), 'maybe');
      await make.answer(bia, made.slots.slice(1, 2), 'unavailable');
      await make.answer(caio, made.slots);
      for (const slot of made.slots.slice(0, 5)) await make.place(slot, ana);
      await make.place(made.slots[0]!, bia);
      return made;
    };
    // Offers: Ana 4 (her limit), Bia 1, Caio 1 (his limit); six duties: shares 4, 1 and 1.
    await past(2026, 11, 'published');
    await past(2026, 6, 'archived');
    await past(2026, 5, 'published');
    await past(2026, 10, 'planning');
    const { id } = await make.schedule([{ date: '2026-12-06' }]);

    const service = app.nest.get(RosterBalanceService, { strict: false });
    const balances = await service.balances(app.em(), await make.facts(id));
    expect(Object.fromEntries(balances)).toEqual({ [ana]: 2, [bia]: 0, [caio]: -2 });
  });

  it('should not count a schedule without any answer', async () => {
    const { slots } = await make.schedule([{ date: '2030-11-03' }], {
      year: 2030,
      month: 11,
      status: 'published',
    });
    await make.place(slots[0]!, await make.minister('Davi'));
    const { id } = await make.schedule([{ date: '2030-12-01' }], { year: 2030, month: 12 });
    const service = app.nest.get(RosterBalanceService, { strict: false });
    expect((await service.balances(app.em(), await make.facts(id))).size).toBe(0);
  });
});
