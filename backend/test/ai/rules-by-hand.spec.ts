import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AiRuleOutcomeResponse, AiRuleResponse } from '../../src/ai/rules/ai-rules.dto.js';
import { AuditEvent } from '../../src/platform/audit/audit-event.entity.js';
import type { RosterJobResponse } from '../../src/roster/proposals/roster.dto.js';
import { Conversation } from '../support/ai-factory.js';
import { RosterFactory } from '../support/roster-factory.js';
import { setStatus } from '../support/schedules-factory.js';
import { TestApp, type Caller } from '../support/test-app.js';

interface Refusal {
  code: string;
  message: string;
}

describe('Rules written by hand', () => {
  let app: TestApp;
  let coordinator: Caller & { userId: number };
  let make: RosterFactory;

  beforeAll(async () => {
    app = await TestApp.start();
    coordinator = await app.as('coordenador');
    make = new RosterFactory(app);
  });
  afterAll(() => app.stop());

  async function written() {
    const made = await make.parish();
    const url = `/api/ai-schedule/schedules/${made.id}/rules`;
    const list = async () => (await coordinator.get<AiRuleResponse[]>(url)).body;
    const add = (body: object) => coordinator.post<AiRuleOutcomeResponse & Refusal>(url, body);
    const put = (id: number, body: object) =>
      coordinator.put<AiRuleOutcomeResponse & Refusal>(`/api/ai-schedule/rules/${id}`, body);
    const revision = async () => (await make.facts(made.id)).schedule.version;
    return { ...made, list, add, put, revision };
  }

  it('should be added, with what they take the place of, and bind the computation', async () => {
    const { id, ministers, slots, add, list } = await written();
    const mass = { date: '2026-12-06', time: '10:00' };
    const pin = await add({ kind: 'pin', ministerId: ministers[1], mass });
    expect(pin).toMatchObject({
      status: 201,
      body: {
        number: 1,
        scheduleId: id,
        kind: 'pin',
        ministerId: ministers[1],
        mass,
        text: 'Escalar Pessoa 1 no domingo, 6 de dezembro, às 10h',
        replaced: [],
        notes: [],
      },
    });
    expect((await add({ kind: 'cap-all', count: 3 })).body).toMatchObject({ number: 2, replaced: [] });
    expect((await add({ kind: 'cap-all', count: 2 })).body).toMatchObject({
      text: 'Cada pessoa em no máximo 2 missas',
      replaced: ['Cada pessoa em no máximo 3 missas'],
    });
    expect((await add({ kind: 'exclude', ministerId: ministers[2] })).body.text).toBe(
      'Não escalar Pessoa 2 em nenhuma missa desta escala',
    );
    expect((await list()).map(({ kind }) => kind)).toEqual(['pin', 'cap-all', 'exclude']);
    const { body: job } = await coordinator.post<RosterJobResponse>(`/api/schedules/${id}/roster`);
    await make.work(job.jobId);
    const { places } = await make.state(id);
    expect(places.length).toBeGreaterThan(0);
    const duties = (minister: number) => places.filter((place) => place.minister === minister);
    expect(duties(ministers[1]!).some(({ slot }) => slot === slots[0])).toBe(true);
    expect(duties(ministers[2]!)).toEqual([]);
    for (const minister of ministers) expect(duties(minister).length).toBeLessThanOrEqual(2);
  });

  it('should be changed and keep their number', async () => {
    const { ministers, add, put, list } = await written();
    const { body: first } = await add({ kind: 'cap', ministerId: ministers[0], count: 3 });
    await add({ kind: 'cap-all', count: 4 });
    const changed = await put(first.id, {
      kind: 'apart',
      ministerId: ministers[0],
      otherId: ministers[2],
      count: 9,
    });
    expect(changed).toMatchObject({ status: 200, body: { id: first.id, number: 1, replaced: [] } });
    expect(changed.body).not.toHaveProperty('count');
    expect((await list()).map(({ text }) => text)).toEqual([
      'Pessoa 0 e Pessoa 2 nunca na mesma missa',
      'Cada pessoa em no máximo 4 missas',
    ]);
    const taking = await put(first.id, { kind: 'cap-all', count: 2 });
    expect(taking.body).toMatchObject({ number: 1, replaced: ['Cada pessoa em no máximo 4 missas'] });
    expect(await list()).toMatchObject([{ id: first.id, kind: 'cap-all', count: 2 }]);
  });

  it('should be refused in the words of the conversation, changing nothing', async () => {
    const { id, ministers, slots, add, put, list, revision } = await written();
    await make.place(slots[0]!, ministers[1]!, { pinned: true });
    const { body: first } = await add({ kind: 'cap-all', count: 3 });
    const before = await revision();
    const excluded = { kind: 'exclude', ministerId: ministers[1], masses: { weekday: 0 } };
    const contradicts = {
      status: 422,
      body: {
        code: 'rule-contradicts',
        message: 'Uma regra desta escala não deixa Pessoa 1 servir no domingo, 6 de dezembro, às 10h.',
      },
    };
    expect(await add(excluded)).toMatchObject(contradicts);
    expect(await put(first.id, excluded)).toMatchObject(contradicts);
    expect(await add({ kind: 'cap-all', count: 3 })).toMatchObject({
      status: 409,
      body: { message: 'Essa regra já existe: 1. Cada pessoa em no máximo 3 missas.' },
    });
    expect(await put(first.id, { kind: 'cap-all', count: 3 })).toMatchObject({
      status: 200,
      body: { id: first.id },
    });
    expect(await add({ kind: 'cap', count: 3 })).toMatchObject({
      status: 400,
      body: { errors: { ministerId: 'Diga a pessoa.' } },
    });
    expect((await add({ kind: 'cap-all', count: 100 })).status).toBe(400);
    expect((await add({ kind: 'teto', count: 1 })).status).toBe(400);
    const noMass = { kind: 'required', mass: { date: '2026-12-07', time: '10:00' }, count: 2 };
    expect(await add(noMass)).toMatchObject({
      status: 404,
      body: { message: 'Esta escala não tem missa na segunda-feira, 7 de dezembro, às 10h.' },
    });
    expect((await put(999_999, { kind: 'cap-all', count: 3 })).status).toBe(404);
    expect(await list()).toHaveLength(1);
    expect(await revision()).toBe(before);
    await setStatus(app, id, 'archived');
    expect((await add({ kind: 'cap-all', count: 1 })).status).toBe(422);
    expect((await coordinator.delete(`/api/ai-schedule/rules/${first.id}`)).status).toBe(422);
  });

  it('should be refused at once where a published roster can keep them no more, and bind its repair elsewhere', async () => {
    const { id, ministers, add, list } = await written();
    await setStatus(app, id, 'published');
    app.clock.set('2026-12-06T20:00:00-03:00');
    try {
      const excluded = { kind: 'exclude', ministerId: ministers[1] };
      expect(await add({ ...excluded, masses: { date: '2026-12-06' } })).toMatchObject({
        status: 422,
        body: {
          message:
            'As missas desta regra já começaram, e a escala está publicada: nenhum cálculo as muda mais.',
        },
      });
      const mass = { date: '2026-12-06', time: '10:00' };
      expect((await add({ kind: 'pin', ministerId: ministers[1], mass })).status).toBe(422);
      expect(await list()).toEqual([]);
      expect((await add({ ...excluded, masses: { weekday: 0 } })).status).toBe(201);
      const { status, body: job } = await coordinator.post<RosterJobResponse>(`/api/schedules/${id}/roster`, {
        proposal: true,
      });
      expect(status).toBe(202);
      await make.work(job.jobId);
      const run = await coordinator.get<{ status: string }>(`/api/roster-runs/${job.jobId}`);
      expect(run.body).toMatchObject({ status: 'done', result: { status: 'optimal' } });
    } finally {
      app.clock.set('2026-11-10T12:00:00-03:00');
    }
  });

  it('should be a step of the history, so that an editor opened before sees that it is stale', async () => {
    const { id, ministers, slots, add, put, revision } = await written();
    const seen = await revision();
    const { body: rule } = await add({ kind: 'cap-all', count: 3 });
    await put(rule.id, { kind: 'cap-all', count: 2 });
    await coordinator.delete(`/api/ai-schedule/rules/${rule.id}`);
    const talk = await Conversation.open(app, coordinator, id, 'No máximo 4 por pessoa');
    await talk.ask('apague todas as regras');
    expect(await revision()).toBe(seen + 5);
    const moved = await coordinator.post<{
      changes: { label: string; by: string; rulesSet: string[]; rulesRemoved: string[] }[];
    }>(`/api/schedules/${id}/roster/moves`, {
      revision: seen,
      moves: [{ ministerId: ministers[0], to: slots[0] }],
    });
    expect(moved).toMatchObject({ status: 409, body: { code: 'concurrent-change', revision: seen + 5 } });
    expect(moved.body.changes.map(({ label }) => label)).toEqual(
      Array.from({ length: 5 }, () => 'Mudança nas regras da escala'),
    );
    const most = (masses: number) => [`Cada pessoa em no máximo ${masses} missas`];
    expect(moved.body.changes.map(({ rulesSet, rulesRemoved }) => [rulesSet, rulesRemoved])).toEqual([
      [most(3), []],
      [most(2), most(3)],
      [[], most(2)],
      [most(4), []],
      [[], most(4)],
    ]);
    const me = await coordinator.get<{ name: string }>('/api/auth/me');
    expect(new Set(moved.body.changes.map(({ by }) => by))).toEqual(new Set([me.body.name]));
    const events = await app
      .em()
      .find(AuditEvent, { subjectType: 'schedule', subjectId: id }, { orderBy: { id: 'asc' } });
    expect(events.map(({ action, actorId }) => [action, actorId])).toEqual(
      ['set', 'set', 'removed', 'set', 'removed'].map((what) => [
        `assistant-rule-${what}`,
        coordinator.userId,
      ]),
    );
  });

  it('should be for coordinators and administrators', async () => {
    const { id, add } = await written();
    const { body } = await add({ kind: 'cap-all', count: 3 });
    for (const role of ['ministro', 'reitor'] as const) {
      const caller = await app.as(role);
      const rule = { kind: 'cap-all', count: 1 };
      expect((await caller.post(`/api/ai-schedule/schedules/${id}/rules`, rule)).status).toBe(403);
      expect((await caller.put(`/api/ai-schedule/rules/${body.id}`, rule)).status).toBe(403);
    }
  });
});
