import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AuditEvent } from '../../src/platform/audit/audit-event.entity.js';
import { MassRuleRecord } from '../../src/timetable/mass-rule.entity.js';
import type { MassRuleResponse } from '../../src/timetable/mass-rules.dto.js';
import { MassesService } from '../../src/timetable/masses.service.js';
import { seedTimetable } from '../../src/timetable/seed-timetable.js';
import { STANDARD_TIMETABLE } from '../../src/timetable/standard-timetable.js';
import { Setting } from '../../src/platform/settings/setting.entity.js';
import { TestApp, type Caller } from '../support/test-app.js';

const WEDNESDAY_EVENING = {
  name: 'Novena perpétua',
  when: { kind: 'weekday', weekday: 3 },
  times: [{ time: '19:30', requiredMinisters: 4 }],
};

interface ErrorBody {
  message: string;
  errors?: Record<string, string>;
}

let app: TestApp;
let coordinator: Caller;
let reitor: Caller;
let minister: Caller;

beforeAll(async () => {
  app = await TestApp.start();
  [coordinator, reitor, minister] = [
    await app.as('coordenador'),
    await app.as('reitor'),
    await app.as('ministro'),
  ];
});
afterAll(() => app.stop());

const rules = async (caller = coordinator) => (await caller.get<MassRuleResponse[]>('/api/mass-rules')).body;
const ruleOf = async (key: string) => (await rules()).find((rule) => rule.key === key)!;

describe('an empty parish', () => {
  it('should get the standard timetable once, though many ask at once', async () => {
    expect(await app.em().count(MassRuleRecord)).toBe(0);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => app.visitor.get<{ value: string }[]>('/api/availability-options')),
    );
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(body).toHaveLength(14);
    }
    const records = await app.em().findAll(MassRuleRecord, { orderBy: { position: 'asc' } });
    expect(records.map(({ rule }) => rule)).toEqual(STANDARD_TIMETABLE);
  });

  it('should keep its own rules when the start-up seeds again', async () => {
    const em = app.em();
    await em.nativeUpdate(MassRuleRecord, { key: 'domingo' }, { position: 50 });
    await seedTimetable(app.em());
    expect(await app.em().count(MassRuleRecord, { position: 50 })).toBe(1);
    await em.nativeUpdate(MassRuleRecord, { key: 'domingo' }, { position: 5 });
  });
});

describe('GET /api/availability-options', () => {
  it('should tell values and labels to everybody, in the order of the rules', async () => {
    const { body } = await app.visitor.get<{ value: string; label: string }[]>('/api/availability-options');
    expect(body[0]).toEqual({ value: 'segunda-6h30', label: 'Segunda-feira, 6h30' });
    expect(body.map(({ value }) => value).slice(5, 8)).toEqual(['domingo-8h', 'domingo-10h', 'domingo-19h']);
  });
});

describe('MassesService.massesOfPeriod', () => {
  it("should know the town's own holidays", async () => {
    const masses = app.nest.get(MassesService);
    const healingAt = async () => {
      const all = await masses.massesOfPeriod(['2026-12-03']);
      return all.find(({ ruleKey }) => ruleKey === 'primeira-quinta')?.time;
    };
    expect(await healingAt()).toBe('19:30');
    const em = app.em();
    await em.upsert(Setting, {
      name: 'municipalHolidays',
      value: [{ date: '12-03', name: 'Aniversário da cidade' }],
    });
    expect(await healingAt()).toBe('19:00');
    await em.nativeDelete(Setting, { name: 'municipalHolidays' });
  });

  it('should answer 422 when the stored timetable contradicts itself', async () => {
    const em = app.em();
    const friday = await em.findOneOrFail(MassRuleRecord, { key: 'primeira-sexta' });
    const sound = friday.rule;
    friday.rule = { ...sound, replaces: 'none' };
    await em.flush();
    await expect(app.nest.get(MassesService).massesOfPeriod(['2026-12-04'])).rejects.toMatchObject({
      status: 422,
      message: expect.stringMatching(/^Corrija o cronograma padrão\..*duas missas no mesmo horário/),
    });
    friday.rule = sound;
    await em.flush();
  });
});

describe('/api/mass-rules', () => {
  it('should list whole rules in their order, with Content-Range', async () => {
    const { status, body, headers } = await reitor.get<MassRuleResponse[]>('/api/mass-rules?range=[5,6]');
    expect(status).toBe(200);
    expect(headers['content-range']).toBe('mass-rules 5-6/10');
    expect(body.map(({ key }) => key)).toEqual(['domingo', 'primeira-quinta']);
    expect(body[0]).toMatchObject({
      name: 'Missa dominical',
      when: { kind: 'weekday', weekday: 0 },
      holidayTimes: [],
      replaces: 'none',
      experiencedRequired: 1,
      location: null,
      active: true,
      position: 5,
    });
    expect(body[0]?.times).toHaveLength(3);
    const filter = encodeURIComponent('{"q":"judas","active":true}');
    const { body: found } = await reitor.get<MassRuleResponse[]>(`/api/mass-rules?filter=${filter}`);
    expect(found.map(({ key }) => key)).toEqual(['dia-28']);
  });

  it('should be read by overseers and written by coordinators alone', async () => {
    expect((await minister.get('/api/mass-rules')).status).toBe(403);
    expect((await app.visitor.get('/api/mass-rules')).status).toBe(401);
    expect((await reitor.post('/api/mass-rules', WEDNESDAY_EVENING)).status).toBe(403);
    const { id } = await ruleOf('domingo');
    expect((await reitor.put(`/api/mass-rules/${id}`, { name: 'X' })).status).toBe(403);
    expect((await reitor.delete(`/api/mass-rules/${id}`)).status).toBe(403);
    expect((await reitor.get(`/api/mass-rules/${id}`)).status).toBe(200);
  });

  it('should create, change and delete a rule, and options follow', async () => {
    const created = await coordinator.post<MassRuleResponse>('/api/mass-rules', WEDNESDAY_EVENING);
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({ key: 'novena-perpetua', position: 10, active: true });
    const path = `/api/mass-rules/${created.body.id}`;
    const options = async () =>
      (await app.visitor.get<{ value: string; label: string }[]>('/api/availability-options')).body;
    expect((await options()).at(-1)).toEqual({ value: 'novena-perpetua', label: 'Quarta-feira, 19h30' });

    const changed = await coordinator.put<MassRuleResponse>(path, {
      ...created.body,
      key: 'outra-chave',
      location: 'Capela',
      times: [{ time: '20:00', requiredMinisters: 6 }],
    });
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject({ key: 'novena-perpetua', location: 'Capela' });
    expect((await options()).at(-1)?.label).toBe('Quarta-feira, 20h');

    expect((await coordinator.put(path, { active: false })).status).toBe(200);
    expect(await options()).toHaveLength(14);
    expect(await coordinator.delete(path)).toMatchObject({ status: 200, body: { id: created.body.id } });
    expect((await coordinator.get(path)).status).toBe(404);
    expect((await coordinator.delete(path)).status).toBe(404);
    expect((await coordinator.put(path, {})).status).toBe(404);

    const trail = await app
      .em()
      .find(AuditEvent, { action: 'timetable-changed' }, { orderBy: { id: 'asc' } });
    expect(trail.map(({ details }) => details.change)).toEqual(['created', 'changed', 'changed', 'removed']);
    expect(trail[0]).toMatchObject({ subjectType: 'mass-rule', subjectId: created.body.id });
  });

  it.each([
    [{ name: '  ' }, 'name', 'Nome: preencha este campo.'],
    [{ times: [] }, 'times', 'Horários: inclua ao menos 1.'],
    [
      { times: [{ time: '25:00', requiredMinisters: 4 }] },
      'times.0.time',
      'Horário: informe um horário válido (HH:MM).',
    ],
    [
      { times: [{ time: '19:30', requiredMinisters: 100 }] },
      'times.0.requiredMinisters',
      'Ministros necessários: o maior valor aceito é 99.',
    ],
    [{ when: { kind: 'weekday', weekday: 7 } }, 'when.weekday', 'Dia da semana: o maior valor aceito é 6.'],
    [{ when: { kind: 'weekday' } }, 'when.weekday', 'Dia da semana: preencha este campo.'],
    [{ when: { kind: 'sempre' } }, 'when.kind', 'Quando: escolha uma das opções.'],
    [
      { when: { kind: 'date-range', from: '2026-01-01', to: '2026-06-30' } },
      'when.to',
      'Até: o período pode ter no máximo 60 dias.',
    ],
    [
      { when: { kind: 'date-range', from: '2026-02-30', to: '2026-03-01' } },
      'when.from',
      'De: informe uma data válida, com dia, mês e ano.',
    ],
    [{ experiencedRequired: 5 }, 'experiencedRequired', expect.stringMatching(/^Ministros experientes: /)],
  ])('should refuse %j, naming the field', async (values, field, message) => {
    const { status, body } = await coordinator.post<ErrorBody>('/api/mass-rules', {
      ...WEDNESDAY_EVENING,
      ...values,
    });
    expect(status).toBe(400);
    expect(body.errors).toEqual({ [field]: message });
  });

  it('should refuse what the timetable cannot bear, and say why', async () => {
    const refusal = async (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => {
      const answer = await coordinator.send<ErrorBody>(method, `/api/mass-rules${path}`, body);
      return [answer.status, answer.body.message];
    };
    const same = { ...WEDNESDAY_EVENING, times: [{ time: '06:30', requiredMinisters: 4 }] };
    expect(await refusal('POST', '', same)).toEqual([
      400,
      expect.stringMatching(/duas missas no mesmo horário/),
    ]);
    expect(await refusal('POST', '', { ...WEDNESDAY_EVENING, key: 'domingo' })).toEqual([
      400,
      'A chave “domingo” aparece em duas regras.',
    ]);
    const sunday = await ruleOf('domingo');
    expect(await refusal('DELETE', `/${sunday.id}`)).toEqual([400, expect.stringMatching(/nenhuma opção/)]);
    expect(await refusal('PUT', `/${sunday.id}`, { active: false })).toEqual([
      400,
      expect.stringMatching(/nenhuma opção/),
    ]);
    expect(await rules()).toHaveLength(10);
  });

  it('should take one of two rules that contradict each other, sent at once', async () => {
    const send = () => coordinator.post<MassRuleResponse>('/api/mass-rules', WEDNESDAY_EVENING);
    const answers = await Promise.all([send(), send()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
    const { id } = answers.find(({ status }) => status === 201)!.body;
    await coordinator.delete(`/api/mass-rules/${id}`);
  });

  it('should keep the last rule', async () => {
    const em = app.em();
    await em.nativeDelete(MassRuleRecord, { key: { $ne: 'segunda-6h30' } });
    const { id } = await ruleOf('segunda-6h30');
    const { status, body } = await coordinator.delete<ErrorBody>(`/api/mass-rules/${id}`);
    expect([status, body.message]).toEqual([422, expect.stringContaining('ao menos uma regra')]);
  });
});
