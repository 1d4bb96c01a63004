import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { parse } from 'content-disposition';
import type { FairnessReportResponse } from '../../src/fairness/fairness.dto.js';
import { MassesService } from '../../src/timetable/masses.service.js';
import { Minister } from '../../src/ministers/minister.entity.js';
import { RosterBalanceService } from '../../src/roster/roster-balance.service.js';
import { ScheduleSlot } from '../../src/roster/schedule-slot.entity.js';
import { User } from '../../src/accounts/user.entity.js';
import { runSql } from '../support/database.js';
import { RosterFactory, type MassValues } from '../support/roster-factory.js';
import { TestApp, type Caller } from '../support/test-app.js';

describe('GET /api/reports/fairness', () => {
  let app: TestApp;
  let rector: Caller;
  let make: RosterFactory;

  beforeAll(async () => {
    app = await TestApp.start();
    make = new RosterFactory(app);
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    await app.reset();
    rector = await app.as('reitor');
  });

  const report = async (from = '2026-09', to = '2026-10') => {
    const answer = await rector.get<FairnessReportResponse>(`/api/reports/fairness?from=${from}&to=${to}`);
    expect(answer.status).toBe(200);
    return answer.body;
  };
  const month = (number: number, masses: MassValues[]) =>
    make.schedule(masses, { month: number, status: 'published' });
  const on = (number: number, day: number, values: Partial<MassValues> = {}): MassValues => ({
    date: `2026-${String(number).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
    required: 2,
    ...values,
  });
  const personOf = ({ people }: FairnessReportResponse, name: string) =>
    people.find(({ scheduleName }) => scheduleName === name);

  /**
   * September: 3 masses of 2 places, 5 filled; Ana offers 3 (her maximum is 2) and serves 2, Bia offers 2 and serves 2,
   * Caio offers 1 (maybe) and serves 1; October: one mass nobody was asked about, Caio serves.
   */
  async function parish() {
    const september = await month(9, [on(9, 6), on(9, 13), on(9, 20)]);
    const october = await month(10, [on(10, 4, { required: 1 })]);
    const ana = await make.minister('Ana', { maxDutiesPerMonth: 2 });
    const [bia, caio] = [await make.minister('Bia'), await make.minister('Caio')];
    const [one, two, three] = september.slots as [number, number, number];
    await make.answer(ana, [one, two, three]);
    await make.answer(bia, [one, two]);
    await make.answer(bia, [three], 'unavailable');
    await make.answer(caio, [three], 'maybe');
    for (const [slot, person] of [
      [one, ana],
      [two, ana],
      [one, bia],
      [two, bia],
      [three, caio],
      [october.slots[0]!, caio],
    ] as const)
      await make.place(slot, person);
    return { september, october, ana, bia, caio, slots: [one, two, three] as const };
  }

  it('should compare duties with the share that each person’s offers give', async () => {
    const { ana, bia, caio } = await parish();
    const { people, totals } = await report();
    // In September 5 duties fall on offers of 2, 2 and 1; October tells no shares.
    expect(people).toEqual([
      {
        ministerId: ana,
        scheduleName: 'Ana',
        offers: 3,
        countedOffers: 2,
        duties: 2,
        attended: 0,
        excused: 0,
        missed: 0,
        expected: 2,
        difference: 0,
        byKind: [{ ruleKey: null, offers: 3, duties: 2 }],
        lastServed: '2026-09-13',
      },
      {
        ministerId: bia,
        scheduleName: 'Bia',
        offers: 2,
        countedOffers: 2,
        duties: 2,
        attended: 0,
        excused: 0,
        missed: 0,
        expected: 2,
        difference: 0,
        byKind: [{ ruleKey: null, offers: 2, duties: 2 }],
        lastServed: '2026-09-13',
      },
      {
        ministerId: caio,
        scheduleName: 'Caio',
        offers: 1,
        countedOffers: 1,
        duties: 2,
        attended: 0,
        excused: 0,
        missed: 0,
        expected: 2,
        difference: 0,
        byKind: [{ ruleKey: null, offers: 1, duties: 2 }],
        lastServed: '2026-10-04',
      },
    ]);
    expect(totals).toEqual({
      schedules: 2,
      masses: 4,
      places: 7,
      filled: 6,
      missing: 1,
      people: 3,
      neverServed: 0,
      meanDeviation: 0,
      withinOne: 100,
    });
  });

  it('should agree with what the engine carries over', async () => {
    const { slots } = await parish();
    const dora = await make.minister('Dora');
    await make.answer(dora, [...slots]);
    const next = await make.schedule([on(11, 8)], { month: 11 });
    const facts = await make.facts(next.id);
    const balances = await app.nest.get(RosterBalanceService, { strict: false }).balances(app.em(), facts);
    const { people, totals } = await report();
    expect(people.reduce((sum, { difference }) => sum + difference, 0)).toBeCloseTo(0, 0);
    for (const { ministerId, difference } of people)
      expect(Math.abs((balances.get(ministerId) ?? 0) - difference)).toBeLessThanOrEqual(0.55);
    expect(personOf(await report(), 'Dora')).toMatchObject({ duties: 0, expected: 1.9, difference: -1.9 });
    expect(totals).toMatchObject({ people: 4, neverServed: 1, withinOne: 75 });
    expect(totals.meanDeviation).toBeCloseTo((1.9 + 0.75 + 0.75 + 0.4) / 4, 0);
  });

  it('should leave out what is not published or lies outside the months', async () => {
    const { caio } = await parish();
    const draft = await make.schedule([on(9, 27)], { month: 9 });
    await make.place(draft.slots[0]!, caio);
    expect(personOf(await report('2026-10', '2026-10'), 'Caio')).toMatchObject({ duties: 1, offers: 0 });
    expect(personOf(await report('2026-09', '2026-09'), 'Caio')).toMatchObject({ duties: 1, offers: 1 });
    expect((await report('2026-07', '2026-08')).totals).toMatchObject({
      schedules: 0,
      people: 0,
      withinOne: 0,
    });
  });

  it('should tell kinds of masses by their rules', async () => {
    const { slots } = await parish();
    const [rule] = await app.nest.get(MassesService, { strict: false }).rules();
    await app.em().nativeUpdate(ScheduleSlot, { id: slots[0] }, { ruleKey: rule!.key });
    await app.em().nativeUpdate(ScheduleSlot, { id: slots[1] }, { ruleKey: 'regra-que-saiu' });
    const body = await report();
    expect(body.kinds).toHaveLength(3);
    expect(body.kinds).toEqual(
      expect.arrayContaining([
        { ruleKey: rule!.key, name: rule!.name, offers: 2, duties: 2 },
        { ruleKey: 'regra-que-saiu', name: 'regra-que-saiu', offers: 2, duties: 2 },
        { ruleKey: null, name: 'Fora do cronograma', offers: 2, duties: 2 },
      ]),
    );
    const { byKind } = personOf(body, 'Ana')!;
    expect(byKind).toHaveLength(3);
    expect(byKind).toEqual(
      expect.arrayContaining([
        { ruleKey: rule!.key, offers: 1, duties: 1 },
        { ruleKey: 'regra-que-saiu', offers: 1, duties: 1 },
        { ruleKey: null, offers: 1, duties: 0 },
      ]),
    );
  });

  it('should name masses that are short, by rule and hour, the worst first', async () => {
    await month(9, [
      on(9, 6, { time: '08:00', required: 3 }),
      on(9, 13, { time: '08:00', required: 1 }),
      on(9, 20, { time: '19:30', required: 4 }),
      on(9, 27, { time: '10:00', required: 0 }),
    ]);
    const { slots } = await month(10, [on(10, 4, { time: '08:00', required: 1 })]);
    await make.place(slots[0]!, await make.minister('Ana'));
    const { shortMasses, totals } = await report();
    const kind = { ruleKey: null, name: 'Fora do cronograma' };
    expect(shortMasses).toEqual([
      { ...kind, time: '08:00', masses: 3, timesShort: 2, places: 5, filled: 1, missing: 4 },
      { ...kind, time: '19:30', masses: 1, timesShort: 1, places: 4, filled: 0, missing: 4 },
    ]);
    expect(totals).toMatchObject({ masses: 5, places: 9, filled: 1, missing: 8 });
  });

  it('should name who offered in the last 60 days and has not served in them', async () => {
    const { slots: old } = await month(8, [on(8, 2)]);
    const { slots: recent } = await month(10, [on(10, 4), on(10, 11)]);
    const { slots: coming } = await month(12, [on(12, 6)]);
    const names = ['Longa', 'Nunca', 'Serviu', 'Recusou', 'Inativa'];
    const ids = new Map<string, number>();
    for (const name of names) ids.set(name, await make.minister(name));
    const id = (name: string) => ids.get(name)!;
    for (const name of ['Longa', 'Nunca', 'Serviu', 'Inativa']) await make.answer(id(name), recent);
    await make.answer(id('Recusou'), recent, 'unavailable');
    await make.place(old[0]!, id('Longa'));
    await make.place(coming[0]!, id('Longa'));
    await make.place(recent[0]!, id('Serviu'));
    await app.em().nativeUpdate(Minister, { id: id('Inativa') }, { isActive: false });
    expect((await report()).absent).toEqual([
      { ministerId: id('Nunca'), scheduleName: 'Nunca', offers: 2, lastServed: null, nextDuty: null },
      {
        ministerId: id('Longa'),
        scheduleName: 'Longa',
        offers: 2,
        lastServed: '2026-08-02',
        nextDuty: '2026-12-06',
      },
    ]);
  });

  it('should count people who erased their data, without naming them', async () => {
    const { caio } = await parish();
    const { user } = await app.em().findOneOrFail(Minister, caio, { populate: ['user'] });
    const admin = await app.as('admin');
    expect((await admin.delete(`/api/users/${user!.id}`)).status).toBe(200);
    expect((await app.em().findOneOrFail(User, user!.id)).erasedAt).not.toBeNull();
    const body = await report();
    expect(body.removed).toEqual({ name: 'Ministro removido', people: 1, duties: 2 });
    expect(body.people.map(({ scheduleName }) => scheduleName)).toEqual(['Ana', 'Bia']);
    expect(body.totals.filled).toBe(6);
  });

  it('should be a CSV that no spreadsheet program takes for formulas', async () => {
    const { ana } = await parish();
    await app.em().nativeUpdate(Minister, { id: ana }, { scheduleName: '=HYPERLINK("x";"y")' });
    const url = '/api/reports/fairness.csv?from=2026-09&to=2026-10';
    const { status, headers, body } = await rector.get<string>(url);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
    });
    expect(parse(headers['content-disposition'] as string).parameters.filename).toBe(
      'Equilíbrio de setembro a outubro de 2026.csv',
    );
    expect(body.split('\r\n')).toEqual([
      '\uFEFFMinistro;Disse que podia;Até o limite;Serviu;Sua parte;Diferença;Última missa;Presenças registradas;Faltas com aviso;Faltas sem aviso;Fora do cronograma',
      `"'=HYPERLINK(""x"";""y"")";3;2;2;2;0;13/09/2026;0;0;0;2`,
      'Bia;2;2;2;2;0;13/09/2026;0;0;0;2',
      'Caio;1;1;2;2;0;04/10/2026;0;0;0;2',
      '',
    ]);
  });

  it('should refuse months that are none, in the wrong order or too many', async () => {
    const errorsOf = async (query: string) => {
      const { status, body } = await rector.get<{ errors: object }>(`/api/reports/fairness?${query}`);
      expect(status).toBe(400);
      return body.errors;
    };
    expect(await errorsOf('from=2026-13&to=2026-12')).toEqual({
      from: 'De: informe um mês válido (AAAA-MM).',
    });
    expect(await errorsOf('from=2026-12')).toEqual({ to: 'Até: informe um mês válido (AAAA-MM).' });
    expect(await errorsOf('from=2026-12&to=2026-11')).toMatchObject({ to: expect.stringContaining('antes') });
    expect(await errorsOf('from=2020-01&to=2026-11')).toMatchObject({ to: expect.stringContaining('36') });
  });

  it('should be for those who read reports', async () => {
    const url = '/api/reports/fairness?from=2026-09&to=2026-10';
    expect((await (await app.as('coordenador')).get(url)).status).toBe(200);
    expect((await (await app.as('ministro')).get(url)).status).toBe(403);
    expect((await (await app.as('ministro')).get(url.replace('fairness', 'fairness.csv'))).status).toBe(403);
  });
});

describe('The fairness report of a year of 300 people', () => {
  let app: TestApp;
  let rector: Caller;

  beforeAll(async () => {
    app = await TestApp.start();
    rector = await app.as('reitor');
    await runSql(
      app.env.databaseUrl,
      `
      set session_replication_role = replica;
      insert into user_account (email, name, role) select 'p' || n || '@exemplo.test', 'P ' || n, 'ministro' from generate_series(1, 300) n;
      insert into minister (user_id, full_name, full_name_key, phone, birth_date, schedule_name, experience, availability)
        select id, name, lower(name), '', '1970-01-01', name, '1-3-anos', '{}' from user_account where email like 'p%@exemplo.test' and name like 'P %';
      insert into schedule (title, type, year, month, start_date, end_date, status, published_at)
        select 'M', 'mensal', 2026, n, make_date(2026, n, 1), make_date(2026, n, 28), 'published', now() from generate_series(1, 12) n;
      insert into schedule_slot (schedule_id, date, time, starts_at, description, required_ministers, rule_key)
        select s.id, s.start_date + (n / 3), to_char(7 + n % 3 * 4, 'FM00') || ':00', s.start_date + (n / 3), 'Missa', 8, 'regra-' || n % 9
        from schedule s, generate_series(0, 59) n;
      insert into availability_answer (slot_id, minister_id, answer)
        select t.id, m.id, case (t.id * 7 + m.id * 3) % 5 when 0 then 'available' when 1 then 'maybe' else 'unavailable' end
        from schedule_slot t, minister m;
      insert into assignment (slot_id, minister_id, origin)
        select t.id, m.id, 'automatic' from schedule_slot t, minister m where (t.id * 11 + m.id) % 40 = 0;
      analyze;`,
    );
  });
  afterAll(() => app.stop());

  it('should tell all of it in one answer', async () => {
    const { body } = await rector.get<FairnessReportResponse>(
      '/api/reports/fairness?from=2026-01&to=2026-12',
    );
    expect(body.people.length).toBeGreaterThanOrEqual(300);
    expect(body.totals).toMatchObject({ schedules: 12, masses: 720, places: 5760 });
  });
});
