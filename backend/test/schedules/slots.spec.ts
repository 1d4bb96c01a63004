import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { AuditEvent } from '../../src/platform/audit/audit-event.entity.js';
import { Minister } from '../../src/ministers/minister.entity.js';
import { Assignment } from '../../src/roster/assignment.entity.js';
import { SCHEDULE_STATUSES } from '../../src/roster/schedule-states.js';
import { Schedule } from '../../src/roster/schedule.entity.js';
import type { SlotResponse } from '../../src/schedules/slots.dto.js';
import { SlotsService, SPECIAL_MASS_MINISTERS } from '../../src/schedules/slots.service.js';
import { assign, createSchedule, setStatus, slotsOf } from '../support/schedules-factory.js';
import { TestApp, type Caller } from '../support/test-app.js';

interface ErrorBody {
  code: string;
  message: string;
  errors?: Record<string, string>;
}

const CHRISTMAS_EVE = {
  date: '2026-12-24',
  time: '20:00',
  description: 'Missa da noite de Natal',
  requiredMinisters: 25,
};

let app: TestApp;
let coordinator: Caller & { userId: number; ministerId: number | null };
let reitor: Caller;
let minister: Caller & { ministerId: number | null };
let scheduleId: number;

beforeAll(async () => {
  app = await TestApp.start();
  [coordinator, reitor, minister] = [
    await app.as('coordenador'),
    await app.as('reitor'),
    await app.as('ministro'),
  ];
});
afterAll(() => app.stop());

beforeEach(async () => {
  scheduleId = (await createSchedule(coordinator)).id;
});

const version = async () => (await app.em().findOneOrFail(Schedule, scheduleId)).version;
const slotAt = async (date: string, time: string) =>
  (await slotsOf(coordinator, scheduleId)).find((slot) => slot.date === date && slot.time === time)!;

describe('GET /api/schedules/{id}/slots', () => {
  it('should show the masses in order, each with its people by name and nothing private', async () => {
    const em = app.em();
    await em.nativeUpdate(
      Minister,
      { id: coordinator.ministerId! },
      { scheduleName: 'átila', photoFile: 'ab12.webp' },
    );
    await em.nativeUpdate(Minister, { id: minister.ministerId! }, { scheduleName: 'Zélia' });
    const { id } = await slotAt('2026-12-06', '08:00');
    const [first, second] = await assign(app, id, minister.ministerId!, coordinator.ministerId!);
    await app.em().nativeUpdate(Assignment, { id: second! }, { pinned: true, origin: 'automatic' });
    await setStatus(app, scheduleId, 'published');

    const slots = await slotsOf(minister, scheduleId);
    const moments = slots.map(({ date, time }) => `${date} ${time}`);
    expect(moments).toEqual([...moments].sort());
    expect(slots.find((slot) => slot.id === id)).toEqual({
      id,
      scheduleId,
      dateTime: '2026-12-06T11:00:00.000Z',
      date: '2026-12-06',
      time: '08:00',
      description: 'Missa dominical',
      requiredMinisters: 15,
      experiencedRequired: 1,
      location: 'Igreja matriz',
      liturgicalName: '2º Domingo do Advento',
      liturgicalColor: 'purple',
      optionValue: 'domingo-8h',
      warning: null,
      ministers: [
        {
          assignmentId: second,
          ministerId: coordinator.ministerId,
          scheduleName: 'átila',
          profileImageUrl: '/api/photos/ab12.webp',
          origin: 'automatic',
          pinned: true,
        },
        {
          assignmentId: first,
          ministerId: minister.ministerId,
          scheduleName: 'Zélia',
          profileImageUrl: null,
          origin: 'manual',
          pinned: false,
        },
      ],
    });
    expect(slots.filter((slot) => slot.id !== id).every(({ ministers }) => ministers.length === 0)).toBe(
      true,
    );
  });

  it('should keep warnings for those who prepare the schedule', async () => {
    const { id } = await createSchedule(coordinator, { year: 2026, month: 4 });
    await setStatus(app, id, 'published');
    const warnings = async (caller: Caller) =>
      (await slotsOf(caller, id)).filter(({ warning }) => warning !== null).length;
    expect(await warnings(reitor)).toBe(4);
    expect(await warnings(minister)).toBe(0);
  });

  it('should answer the same whatever the zone of the database session', async () => {
    const expected = await slotsOf(coordinator, scheduleId);
    const session = {
      userId: coordinator.userId,
      email: '',
      name: '',
      role: 'coordenador',
      ministerId: null,
      tokenVersion: 0,
      sessionId: 1,
      consentRequired: false,
      needsSecondFactor: false,
    } as const;
    const found = await app.nest
      .get(MikroORM)
      .em.fork()
      .transactional(async (em) => {
        await em.execute("set local time zone 'Pacific/Kiritimati'");
        return app.nest
          .get(SlotsService)
          .listOf(session, scheduleId)
          .then((text) => JSON.parse(text) as unknown);
      });
    expect(found).toEqual(expected);
  });

  it('should show an empty schedule as empty', async () => {
    const em = app.em();
    const slots = await app.nest.get(SlotsService).slotsOf(em, scheduleId);
    await em.remove(slots).flush();
    expect(await slotsOf(coordinator, scheduleId)).toEqual([]);
  });
});

describe('POST /api/schedules/{id}/slots', () => {
  const post = (body: object, caller: Caller = coordinator) =>
    caller.post<SlotResponse & ErrorBody>(`/api/schedules/${scheduleId}/slots`, body);

  it('should add a mass with its liturgical day and the usual place', async () => {
    const before = await version();
    const { status, body } = await post(CHRISTMAS_EVE);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...CHRISTMAS_EVE,
      dateTime: '2026-12-24T23:00:00.000Z',
      experiencedRequired: 1,
      location: 'Igreja matriz',
      optionValue: null,
      warning: null,
      liturgicalColor: 'purple',
      ministers: [],
    });
    expect(await version()).toBe(before + 1);
    expect((await coordinator.get(`/api/slots/${body.id}`)).body).toEqual(body);
    const late = await post({ ...CHRISTMAS_EVE, date: '2026-12-31', time: '23:59', location: 'Praça' });
    expect(late.body).toMatchObject({ dateTime: '2027-01-01T02:59:00.000Z', location: 'Praça' });
  });

  it('should bind a mass at an hour of the timetable to its availability option', async () => {
    const { id } = await slotAt('2026-12-06', '08:00');
    await coordinator.delete(`/api/slots/${id}`);
    const { body } = await post({ ...CHRISTMAS_EVE, date: '2026-12-06', time: '08:00' });
    expect(body.optionValue).toBe('domingo-8h');
  });

  it('should refuse a second mass at the same time, also of two sent at once', async () => {
    const taken = await post({ ...CHRISTMAS_EVE, date: '2026-12-06', time: '08:00' });
    expect([taken.status, taken.body.errors]).toEqual([
      409,
      { time: 'Já há uma missa nesse horário: domingo, 6 de dezembro, 8h.' },
    ]);
    const statuses = (await Promise.all([post(CHRISTMAS_EVE), post(CHRISTMAS_EVE)])).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([201, 409]);
  });

  it.each([
    [
      { date: '2027-01-01' },
      'date',
      'Data: escolha um dia do período da escala, de 01/12/2026 a 31/12/2026.',
    ],
    [{ date: '2026-12-32' }, 'date', 'Data: informe uma data válida, com dia, mês e ano.'],
    [{ time: '8h' }, 'time', 'Horário: informe um horário válido (HH:MM).'],
    [{ description: ' ' }, 'description', 'Descrição: preencha este campo.'],
    [{ requiredMinisters: 0 }, 'requiredMinisters', 'Ministros necessários: o menor valor aceito é 1.'],
    [{ requiredMinisters: 100 }, 'requiredMinisters', 'Ministros necessários: o maior valor aceito é 99.'],
    [
      { requiredMinisters: 2, experiencedRequired: 3 },
      'experiencedRequired',
      'Ministros experientes: esta missa só tem 2 ministros.',
    ],
  ])('should refuse %j, naming the field', async (values, field, message) => {
    const { status, body } = await post({ ...CHRISTMAS_EVE, ...values });
    expect([status, body.errors]).toEqual([400, { [field]: message }]);
  });

  it('should be for those who write schedules', async () => {
    expect((await post(CHRISTMAS_EVE, minister)).status).toBe(403);
    expect((await post(CHRISTMAS_EVE, reitor)).status).toBe(403);
    expect((await coordinator.post('/api/schedules/999999/slots', CHRISTMAS_EVE)).status).toBe(404);
  });
});

describe('PUT /api/slots/{id}', () => {
  const put = (id: number, body: object, caller: Caller = coordinator) =>
    caller.put<SlotResponse & ErrorBody>(`/api/slots/${id}`, body);

  it('should change what is given and keep the rest, the people too', async () => {
    const slot = await slotAt('2026-12-06', '08:00');
    await assign(app, slot.id, minister.ministerId!);
    const before = await version();
    const { status, body } = await put(slot.id, { requiredMinisters: 12, location: 'Capela' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...slot,
      requiredMinisters: 12,
      location: 'Capela',
      ministers: [expect.anything()],
    });
    expect(await version()).toBe(before + 1);
    expect((await put(slot.id, { ...body, location: null })).body.location).toBe('Igreja matriz');
  });

  it('should give a mass that moves the day and the option of its new time', async () => {
    const { id } = await slotAt('2026-12-06', '08:00');
    const { body } = await put(id, { date: '2026-12-08', time: '19:00' });
    expect(body).toMatchObject({
      dateTime: '2026-12-08T22:00:00.000Z',
      date: '2026-12-08',
      time: '19:00',
      liturgicalName: 'Imaculada Conceição de Nossa Senhora',
      liturgicalColor: 'white',
      optionValue: null,
      description: 'Missa dominical',
    });
    expect((await put(id, { date: '2026-12-06', time: '08:00' })).body.optionValue).toBe('domingo-8h');
  });

  it('should refuse an occupied time, a foreign day and fewer places than people', async () => {
    const { id } = await slotAt('2026-12-06', '08:00');
    expect((await put(id, { time: '10:00' })).status).toBe(409);
    expect((await put(id, { date: '2026-11-30' })).body.errors).toHaveProperty('date');
    expect((await put(id, { time: null })).body.errors).toHaveProperty('time');
    await assign(app, id, coordinator.ministerId!, minister.ministerId!);
    const { status, body } = await put(id, { requiredMinisters: 1 });
    expect([status, body.message]).toEqual([
      422,
      'Há 2 ministros escalados nesta missa. Retire alguns antes de reduzir para 1.',
    ]);
    expect((await put(id, { requiredMinisters: 2 })).status).toBe(200);
  });

  it('should answer 403 and 404 where that is due', async () => {
    const { id } = await slotAt('2026-12-06', '08:00');
    expect((await put(id, {}, reitor)).status).toBe(403);
    expect((await put(999_999, {})).body.message).toBe('Missa não encontrada');
    expect((await minister.get(`/api/slots/${id}`)).status).toBe(404);
    expect((await reitor.get(`/api/slots/${id}`)).status).toBe(200);
  });
});

describe('DELETE /api/slots/{id}', () => {
  it('should remove the mass with its people and keep the trace of who they were', async () => {
    const { id } = await slotAt('2026-12-06', '08:00');
    await assign(app, id, minister.ministerId!);
    const before = await version();
    expect((await minister.delete(`/api/slots/${id}`)).status).toBe(403);
    expect(await coordinator.delete(`/api/slots/${id}`)).toMatchObject({ status: 200, body: { id } });
    expect((await coordinator.delete(`/api/slots/${id}`)).status).toBe(404);
    expect(await version()).toBe(before + 1);
    expect(await app.em().count(Assignment, { slot: id })).toBe(0);
    expect(
      await app.em().findOne(AuditEvent, { action: 'assignment-removed', subjectId: scheduleId }),
    ).toMatchObject({
      details: { slotId: id, date: '2026-12-06', time: '08:00', ministerIds: [minister.ministerId] },
    });
  });
});

describe('the masses of a schedule', () => {
  it.each(SCHEDULE_STATUSES)('should change or not in state %s', async (status) => {
    const { id } = await slotAt('2026-12-06', '08:00');
    await setStatus(app, scheduleId, status);
    const closed = status === 'completed' || status === 'archived';
    const answers = [
      await coordinator.post<ErrorBody>(`/api/schedules/${scheduleId}/slots`, CHRISTMAS_EVE),
      await coordinator.put<ErrorBody>(`/api/slots/${id}`, { requiredMinisters: 9 }),
      await coordinator.delete<ErrorBody>(`/api/slots/${id}`),
    ];
    expect(answers.map((answer) => answer.status)).toEqual(closed ? [422, 422, 422] : [201, 200, 200]);
    if (closed) expect(answers[0]?.body.message).toMatch(/^Esta escala está (concluída|arquivada): /);
  });
});

describe('SlotsService.addSpecialMasses', () => {
  const add = (...masses: Parameters<SlotsService['addSpecialMasses']>[2]) =>
    app.nest
      .get(MikroORM)
      .em.fork()
      .transactional(async (em) => {
        const schedule = await em.findOneOrFail(Schedule, scheduleId);
        const slots = await app.nest.get(SlotsService).addSpecialMasses(em, schedule, masses);
        return slots.map(({ id, date, time, description }) => ({ id, date, time, description }));
      });

  it('should add a slot for each time and reuse the mass that is there already', async () => {
    const before = await version();
    const sunday = await slotAt('2026-12-20', '19:00');
    const slots = await add(
      { name: 'Novena de Natal', date: '2026-12-20', times: ['07:00', '19:00'] },
      { name: 'Missa do galo', date: '2026-12-24', times: ['23:00'], requiredMinisters: 25 },
    );
    expect(slots).toEqual([
      { id: expect.any(Number), date: '2026-12-20', time: '07:00', description: 'Novena de Natal' },
      { id: sunday.id, date: '2026-12-20', time: '19:00', description: 'Missa dominical' },
      { id: expect.any(Number), date: '2026-12-24', time: '23:00', description: 'Missa do galo' },
    ]);
    expect(await version()).toBe(before + 1);
    expect(await slotAt('2026-12-20', '07:00')).toMatchObject({
      requiredMinisters: SPECIAL_MASS_MINISTERS,
      dateTime: '2026-12-20T10:00:00.000Z',
      location: 'Igreja matriz',
      optionValue: null,
    });
    expect(await slotAt('2026-12-24', '23:00')).toMatchObject({ requiredMinisters: 25 });
    expect(await slotAt('2026-12-20', '19:00')).toEqual(sunday);
  });

  it('should do nothing the second time', async () => {
    const mass = { name: 'Missa do galo', date: '2026-12-24', times: ['23:00', '23:00'] };
    const first = await add(mass);
    const after = await version();
    expect(await add(mass)).toEqual(first);
    expect(await version()).toBe(after);
    expect(first[0]).toEqual(first[1]);
  });

  it('should refuse a day outside the schedule, a time that is none, a closed schedule', async () => {
    const mass = { name: 'Missa do galo', date: '2026-12-24', times: ['23:00'] };
    await expect(add(mass, { ...mass, date: '2027-01-01' })).rejects.toMatchObject({
      status: 400,
      errors: { 'specialMasses.1.date': expect.stringMatching(/^Data: /) },
    });
    await expect(add({ ...mass, times: ['20:00', '23h'] })).rejects.toMatchObject({
      status: 400,
      errors: { 'specialMasses.0.times': 'Horários: informe horários válidos (HH:MM).' },
    });
    await setStatus(app, scheduleId, 'archived');
    await expect(add(mass)).rejects.toMatchObject({ status: 422 });
  });
});
