import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AuditEvent } from '../../src/platform/audit/audit-event.entity.js';
import { Minister } from '../../src/ministers/minister.entity.js';
import { AvailabilityAnswer } from '../../src/roster/availability-answer.entity.js';
import { Questionnaire } from '../../src/questionnaires/questionnaire.entity.js';
import { Assignment } from '../../src/roster/assignment.entity.js';
import { ScheduleSlot } from '../../src/roster/schedule-slot.entity.js';
import { SCHEDULE_STATUSES } from '../../src/roster/schedule-states.js';
import { Schedule } from '../../src/roster/schedule.entity.js';
import type { ScheduleDetailResponse, ScheduleResponse } from '../../src/schedules/schedules.dto.js';
import { Setting } from '../../src/platform/settings/setting.entity.js';
import { assign, createSchedule, setStatus, slotsOf } from '../support/schedules-factory.js';
import { TestApp, type Caller } from '../support/test-app.js';

interface ErrorBody {
  code: string;
  message: string;
  errors?: Record<string, string>;
}

let app: TestApp;
let coordinator: Caller & { ministerId: number | null };
let reitor: Caller;
let minister: Caller & { ministerId: number | null };

beforeAll(async () => {
  app = await TestApp.start();
  [coordinator, reitor, minister] = [
    await app.as('coordenador'),
    await app.as('reitor'),
    await app.as('ministro'),
  ];
});
afterAll(() => app.stop());

const brief = async (id: number) =>
  (await slotsOf(coordinator, id)).map(
    ({ date, time, optionValue }) => `${date.slice(5)} ${time} ${optionValue}`,
  );

describe('POST /api/schedules', () => {
  it('should hold every mass of November 2026', async () => {
    const schedule = await createSchedule(coordinator, { title: '  Novembro  ', year: 2026, month: 11 });
    expect(schedule).toEqual({
      id: expect.any(Number),
      title: 'Novembro',
      description: null,
      type: 'mensal',
      year: 2026,
      month: 11,
      startDate: '2026-11-01',
      endDate: '2026-11-30',
      status: 'draft',
      publishedAt: null,
      imported: false,
      version: 1,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      updatedAt: expect.stringMatching(/Z$/),
      slots: 41,
      // 20 workdays of 5, First Friday 10, 5 Sundays of 55, healing mass 26, first Saturday 10, the 28th 3 × 10.
      places: 20 * 5 + 10 + 5 * 55 + 26 + 10 + 30,
      filled: 0,
      questionnaires: 0,
    });
    const masses = await brief(schedule.id);
    expect(masses).toHaveLength(41);
    expect(masses.slice(0, 4)).toEqual([
      '11-01 08:00 domingo-8h',
      '11-01 10:00 domingo-10h',
      '11-01 19:00 domingo-19h',
      '11-02 06:30 segunda-6h30',
    ]);
    expect(masses.filter((mass) => /^11-0[567]|^11-28/.test(mass))).toEqual([
      '11-05 06:30 quinta-6h30',
      '11-05 19:30 primeira-quinta',
      '11-06 06:30 primeira-sexta',
      '11-07 06:30 primeiro-sabado',
      '11-28 07:00 dia-28-7h',
      '11-28 15:00 dia-28-15h',
      '11-28 19:30 dia-28-19h30',
    ]);
    expect(masses.at(-1)).toBe('11-30 06:30 segunda-6h30');
  });

  it('should hold the Sunday masses of the 28th in February 2027', async () => {
    const { id, slots } = await createSchedule(coordinator, { year: 2027, month: 2 });
    expect(slots).toBe(20 + 3 * 3 + 4 + 2);
    const masses = await brief(id);
    expect(masses.filter((mass) => mass.startsWith('02-28'))).toEqual([
      '02-28 08:00 domingo-8h',
      '02-28 10:00 domingo-10h',
      '02-28 15:00 dia-28-15h',
      '02-28 19:00 domingo-19h',
    ]);
    expect(masses.at(-1)).toMatch(/^02-28/);
  });

  it('should tell the liturgical day and its colour, the place and what to look at', async () => {
    const { id } = await createSchedule(coordinator, { year: 2026, month: 4 });
    const masses = await slotsOf(coordinator, id);
    const on = (date: string, time: string) =>
      masses.find((mass) => mass.date === date && mass.time === time);
    expect(on('2026-04-05', '08:00')).toMatchObject({
      dateTime: '2026-04-05T11:00:00.000Z',
      description: 'Missa dominical',
      liturgicalName: 'Domingo da Páscoa',
      liturgicalColor: 'white',
      location: 'Igreja matriz',
      warning: null,
      requiredMinisters: 15,
      experiencedRequired: 1,
      ministers: [],
    });
    expect(on('2026-04-03', '06:30')).toMatchObject({
      liturgicalColor: 'red',
      warning: expect.stringContaining('Tríduo Pascal'),
    });
    expect(on('2026-04-28', '07:00')).toMatchObject({ warning: null });
  });

  it('should count instants in the zone of the parish', async () => {
    const em = app.em();
    await em.upsert(Setting, { name: 'timeZone', value: 'America/Rio_Branco' });
    const { id } = await createSchedule(coordinator, { year: 2026, month: 11 });
    await em.nativeDelete(Setting, { name: 'timeZone' });
    const [first] = await slotsOf(coordinator, id);
    expect(first).toMatchObject({ date: '2026-11-01', time: '08:00', dateTime: '2026-11-01T13:00:00.000Z' });
  });

  it('should cover one week, Sunday to Saturday, when it is weekly', async () => {
    const weekly = (body: object) => createSchedule(coordinator, { type: 'semanal', ...body });
    const present = await weekly({ month: 11 });
    expect(present).toMatchObject({ startDate: '2026-11-08', endDate: '2026-11-14', slots: 8 });
    expect(await weekly({ month: 12 })).toMatchObject({ startDate: '2026-12-06', endDate: '2026-12-12' });
    const across = await weekly({ month: 12, startDate: '2026-12-03' });
    expect(across).toMatchObject({ year: 2026, month: 12, startDate: '2026-11-29', endDate: '2026-12-05' });
    expect((await brief(across.id)).map((mass) => mass.slice(0, 11))).toEqual([
      '11-29 08:00',
      '11-29 10:00',
      '11-29 19:00',
      '11-30 06:30',
      '12-01 06:30',
      '12-02 06:30',
      '12-03 06:30',
      '12-03 19:30',
      '12-04 06:30',
      '12-05 06:30',
    ]);
  });

  it("should take the parish's today, not the server's", async () => {
    app.clock.set('2026-11-15T01:30:00Z'); // Saturday 14 November, 22h30 in São Paulo
    const { startDate } = await createSchedule(coordinator, { type: 'semanal', month: 11 });
    app.clock.set('2026-11-10T15:00:00Z');
    expect(startDate).toBe('2026-11-08');
  });

  it.each([
    [{ title: '   ' }, 'title', 'Título: preencha este campo.'],
    [{ title: undefined }, 'title', 'Título: informe um texto.'],
    [{ title: 'x'.repeat(121) }, 'title', 'Título: escreva no máximo 120 caracteres.'],
    [{ month: 13 }, 'month', 'Mês: o maior valor aceito é 12.'],
    [{ month: '12' }, 'month', 'Mês: informe um número inteiro.'],
    [{ year: 2019 }, 'year', 'Ano: o menor valor aceito é 2020.'],
    [{ type: 'anual' }, 'type', 'Tipo: escolha uma das opções.'],
    [{ startDate: '2026-02-30' }, 'startDate', 'Início: informe uma data válida, com dia, mês e ano.'],
    [
      { type: 'semanal', startDate: '2026-11-28' },
      'startDate',
      'Início: escolha um dia de uma semana do mês da escala.',
    ],
  ])('should refuse %j, naming the field in Portuguese', async (values, field, message) => {
    const { status, body } = await coordinator.post<ErrorBody>('/api/schedules', {
      title: 'Dezembro',
      year: 2026,
      month: 12,
      ...values,
    });
    expect(status).toBe(400);
    expect(body.errors).toEqual({ [field]: message });
  });

  it('should be for coordinators and administrators', async () => {
    const body = { title: 'Dezembro', year: 2026, month: 12 };
    expect((await app.visitor.post('/api/schedules', body)).status).toBe(401);
    expect((await minister.post('/api/schedules', body)).status).toBe(403);
    expect((await reitor.post('/api/schedules', body)).status).toBe(403);
    expect((await (await app.as('admin')).post('/api/schedules', body)).status).toBe(201);
  });
});

describe('GET /api/schedules', () => {
  const ids = new Map<string, number>();

  beforeAll(async () => {
    for (const [index, status] of SCHEDULE_STATUSES.entries()) {
      const { id } = await createSchedule(coordinator, {
        title: `Ano 2030 ${status}`,
        year: 2030,
        month: index + 1,
      });
      await setStatus(app, id, status);
      ids.set(status, id);
    }
  });

  const titles = async (caller: Caller, query: string) => {
    const { status, body } = await caller.get<ScheduleResponse[]>(`/api/schedules?${query}`);
    return status === 200 ? body.map(({ title }) => title.replace('Ano 2030 ', '')) : status;
  };

  it('should show overseers all, newest first, and ministers the published and completed', async () => {
    expect(await titles(reitor, 'year=2030')).toEqual([...SCHEDULE_STATUSES].reverse());
    expect(await titles(minister, 'year=2030')).toEqual(['completed', 'published']);
    expect(await titles(await app.as('user'), 'year=2030')).toBe(403);
  });

  it('should filter, sort and page as both kinds of callers ask', async () => {
    expect(await titles(coordinator, 'year=2030&month=2')).toEqual(['planning']);
    expect(await titles(coordinator, `filter=${encodeURIComponent('{"q":"2030 PUB"}')}`)).toEqual([
      'published',
    ]);
    expect(
      await titles(coordinator, 'filter={"year":2030,"status":"draft"}&sort=["month","ASC"]&range=[0,4]'),
    ).toEqual(['draft']);
    await createSchedule(coordinator, { title: 'ESCALA DE MARÇO', year: 2031, month: 3 });
    expect(await titles(coordinator, `filter=${encodeURIComponent('{"q":"março"}')}`)).toEqual([
      'ESCALA DE MARÇO',
    ]);
    const { headers } = await coordinator.get('/api/schedules?year=2030&sort=["month","ASC"]&range=[2,3]');
    expect(headers['content-range']).toBe('schedules 2-3/6');
    expect(await titles(minister, `filter={"id":[${ids.get('draft')},${ids.get('completed')}]}`)).toEqual([
      'completed',
    ]);
    for (const wrong of ['year=abc', 'filter={"phone":"1"}', 'filter={', 'sort=["phone","ASC"]'])
      expect(await titles(coordinator, wrong)).toBe(400);
  });

  it('should hide from ministers what is not published, as if it were not there', async () => {
    for (const status of SCHEDULE_STATUSES) {
      const released = status === 'published' || status === 'completed';
      for (const path of ['', '/slots']) {
        const address = `/api/schedules/${ids.get(status)}${path}`;
        expect((await minister.get(address)).status).toBe(released ? 200 : 404);
        expect((await reitor.get(address)).status).toBe(200);
      }
    }
    const { status, body } = await minister.get<ErrorBody>('/api/schedules/999999');
    expect([status, body.message]).toEqual([404, 'Escala não encontrada']);
    expect((await minister.get('/api/schedules/abc')).status).toBe(404);
  });
});

describe('PUT /api/schedules/{id}', () => {
  const put = (id: number, body: object) =>
    coordinator.put<ScheduleDetailResponse & ErrorBody>(`/api/schedules/${id}`, body);

  it('should change what is given and ignore the rest of the record', async () => {
    const schedule = await createSchedule(coordinator, { description: 'Antes' });
    const { status, body } = await put(schedule.id, {
      ...schedule,
      title: 'Depois',
      month: 1,
      version: 9,
      slots: 0,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      title: 'Depois',
      description: 'Antes',
      month: 12,
      version: 1,
      slots: schedule.slots,
    });
    expect((await put(schedule.id, { description: '' })).body.description).toBeNull();
    expect((await put(schedule.id, { title: ' ' })).body.errors).toEqual({
      title: 'Título: preencha este campo.',
    });
    expect((await put(999_999, { title: 'X' })).status).toBe(404);
    expect((await reitor.put(`/api/schedules/${schedule.id}`, { title: 'X' })).status).toBe(403);
  });

  it('should move through the states and keep the trace of it', async () => {
    const { id } = await createSchedule(coordinator);
    for (const status of ['planning', 'planning', 'active'] as const)
      expect((await put(id, { status })).body.status).toBe(status);
    await setStatus(app, id, 'published');
    for (const status of ['published', 'completed', 'archived'] as const)
      expect((await put(id, { status })).body.status).toBe(status);
    const trail = await app
      .em()
      .find(AuditEvent, { action: 'schedule-status-changed', subjectId: id }, { orderBy: { id: 'asc' } });
    expect(trail.map(({ details }) => `${String(details.from)} ${String(details.to)}`)).toEqual([
      'draft planning',
      'planning active',
      'published completed',
      'completed archived',
    ]);
  });

  it('should refuse a step that the states do not know, and one that is none', async () => {
    const { id } = await createSchedule(coordinator);
    const refused = await put(id, { status: 'completed' });
    expect([refused.status, refused.body.message]).toEqual([
      422,
      'Uma escala em "Rascunho" não pode passar para "Concluído".',
    ]);
    expect((await put(id, { status: 'cancelada' })).body.errors).toEqual({
      status: 'Situação: escolha uma das opções.',
    });
  });

  it('should leave publishing to its own call', async () => {
    const { id } = await createSchedule(coordinator);
    const { status, body } = await put(id, { status: 'published', title: 'Publicada?' });
    expect([status, body.message]).toEqual([422, expect.stringContaining(`/api/schedules/{id}/publish`)]);
    expect((await coordinator.get<ScheduleResponse>(`/api/schedules/${id}`)).body).toMatchObject({
      status: 'draft',
      title: 'Escala inventada',
    });
  });
});

describe('DELETE /api/schedules/{id}', () => {
  it('should take masses, assignments, questionnaires and answers with it, and leave a trace', async () => {
    const schedule = await createSchedule(coordinator, { title: 'Que se vai' });
    const [slot] = await slotsOf(coordinator, schedule.id);
    await assign(app, slot!.id, coordinator.ministerId!, minister.ministerId!);
    const em = app.em();
    const record = em.getReference(Schedule, schedule.id);
    const who = em.getReference(Minister, minister.ministerId!);
    em.persist([
      new Questionnaire({ schedule: record, title: 'Dezembro', questions: [], specialMasses: [] }),
      new AvailabilityAnswer(em.getReference(ScheduleSlot, slot!.id), who, 'maybe'),
    ]);
    await em.flush();
    expect((await coordinator.get(`/api/schedules/${schedule.id}`)).body).toMatchObject({
      filled: 2,
      questionnaires: 1,
    });

    const path = `/api/schedules/${schedule.id}`;
    expect((await minister.delete(path)).status).toBe(403);
    expect((await reitor.delete(path)).status).toBe(403);
    expect(await coordinator.delete(path)).toMatchObject({ status: 200, body: { id: schedule.id } });
    expect((await coordinator.delete(path)).status).toBe(404);

    const fresh = app.em();
    expect(await fresh.count(ScheduleSlot, { schedule: schedule.id })).toBe(0);
    expect(await fresh.count(Questionnaire, { schedule: schedule.id })).toBe(0);
    expect(await fresh.count(Assignment, { slot: slot!.id })).toBe(0);
    expect(await fresh.count(AvailabilityAnswer, { slot: slot!.id })).toBe(0);
    expect(
      await fresh.findOne(AuditEvent, { action: 'schedule-deleted', subjectId: schedule.id }),
    ).toMatchObject({
      details: { title: 'Que se vai', year: 2026, month: 12, status: 'draft' },
    });
  });
});

describe('GET /api/schedules with many years behind it', () => {
  it('should answer the last two years without a year, and every one of the year asked for', async () => {
    const em = app.em();
    for (let index = 0; index < 30; index += 1) {
      const month = String((index % 12) + 1).padStart(2, '0');
      const year = 2030 + Math.floor(index / 12);
      const dates = { startDate: `${year}-${month}-01`, endDate: `${year}-${month}-28` };
      em.persist(new Schedule({ title: 'Escala', type: 'mensal', year, month: Number(month), ...dates }));
    }
    for (let week = 1; week <= 26; week += 1) {
      const dates = { startDate: '2033-01-01', endDate: '2033-01-07' };
      em.persist(new Schedule({ title: `Semana ${week}`, type: 'semanal', year: 2033, month: 1, ...dates }));
    }
    await em.flush();
    const read = async (query: string) => coordinator.get<ScheduleResponse[]>(`/api/schedules${query}`);
    const { body, headers } = await read('?filter={"type":"mensal"}');
    expect(body).toHaveLength(24);
    expect(body[0]).toMatchObject({ year: 2032, month: 6 });
    expect(Number(String(headers['content-range']).split('/')[1])).toBeGreaterThanOrEqual(30);
    expect((await read('?year=2033')).body).toHaveLength(26);
    expect((await read('?range=[0,29]&filter={"type":"mensal"}')).body).toHaveLength(30);
  });
});
