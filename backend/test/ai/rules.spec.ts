import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AuditEvent } from '../../src/platform/audit/audit-event.entity.js';
import type { RosterEditorResponse } from '../../src/roster/editor/roster-editor.dto.js';
import type { RosterJobResponse, RosterRunResponse } from '../../src/roster/proposals/roster.dto.js';
import { Conversation } from '../support/ai-factory.js';
import { RosterFactory } from '../support/roster-factory.js';
import { TestApp, type Caller } from '../support/test-app.js';

describe('Rules of a schedule', () => {
  let app: TestApp;
  let coordinator: Caller & { userId: number };
  let make: RosterFactory;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  beforeEach(async () => {
    await app.reset();
    coordinator = await app.as('coordenador');
    make = new RosterFactory(app);
  });
  afterAll(() => app.stop());

  async function parish(instructions: string) {
    const made = await make.parish();
    return { ...made, talk: await Conversation.open(app, coordinator, made.id, instructions) };
  }

  async function compute(id: number) {
    const { body } = await coordinator.post<RosterJobResponse>(`/api/schedules/${id}/roster`);
    await make.work(body.jobId);
    const run = (await coordinator.get<RosterRunResponse>(`/api/roster-runs/${body.jobId}`)).body;
    return { run, ...(await make.state(id)) };
  }

  it('should be kept by the computation that the schedule page asks for', async () => {
    const { id, slots, ministers, talk } = await parish(
      'No máximo 2 por pessoa. Não escale Pessoa 0 aos domingos. Escale Pessoa 1 na missa de 06/12 às 10h. Separe Pessoa 2 e Pessoa 3. A missa de 08/12 às 10h precisa de menos 1.',
    );
    expect((await talk.rules()).map(({ kind }) => kind)).toEqual([
      'cap-all',
      'exclude',
      'pin',
      'apart',
      'required',
    ]);
    await coordinator.post(`/api/ai-schedule/sessions/${talk.id}/close`);

    const { run, places, facts } = await compute(id);
    expect(run).toMatchObject({ status: 'done', error: null });
    const at = (slot: number) =>
      places.filter((place) => place.slot === slot).map(({ minister }) => minister);
    const dutiesOf = (minister: number) => places.filter((place) => place.minister === minister);
    for (const minister of ministers) expect(dutiesOf(minister).length).toBeLessThanOrEqual(2);
    const sundays = [...facts.masses.values()].filter(({ date }) =>
      ['06', '13', '20', '27'].includes(date.slice(8)),
    );
    for (const mass of sundays) expect(at(Number(mass.id))).not.toContain(ministers[0]);
    expect(at(slots[0]!)).toContain(ministers[1]);
    for (const slot of slots) {
      const team = at(slot);
      expect(team.includes(ministers[2]!) && team.includes(ministers[3]!)).toBe(false);
    }
    expect(at(slots[2]!)).toHaveLength(2);
    const editor = await coordinator.get<RosterEditorResponse>(`/api/schedules/${id}/editor`);
    expect(editor.body.masses.find((mass) => mass.id === slots[2])).toMatchObject({
      required: 2,
      missing: 0,
    });
  });

  it('should be listed by number, in words, with who set them', async () => {
    const { id, talk } = await parish('No máximo 3 por pessoa. Pessoa 4 e Pessoa 5 juntos');
    const me = await coordinator.get<{ name: string }>('/api/auth/me');
    expect(await talk.rules()).toMatchObject([
      {
        number: 1,
        scheduleId: id,
        kind: 'cap-all',
        text: 'Cada pessoa em no máximo 3 missas',
        createdBy: me.body.name,
      },
      { number: 2, kind: 'together', text: 'Pessoa 4 e Pessoa 5 nas mesmas missas, sempre que der' },
    ]);
    expect((await coordinator.get('/api/ai-schedule/schedules/999999/rules')).status).toBe(404);
  });

  it('should be taken away by hand and by conversation, each act leaving a trace', async () => {
    const { id, talk } = await parish('No máximo 3 por pessoa. Pessoa 4 no máximo 1');
    const [first, second] = await talk.rules();
    expect(await coordinator.delete(`/api/ai-schedule/rules/${first!.id}`)).toMatchObject({
      status: 200,
      body: { id: first!.id },
    });
    expect((await coordinator.delete(`/api/ai-schedule/rules/${first!.id}`)).status).toBe(404);
    expect(await talk.rules()).toMatchObject([{ id: second!.id, number: 1 }]);
    await talk.ask('remova a regra 1');
    expect(await talk.rules()).toEqual([]);
    const events = await app
      .em()
      .find(AuditEvent, { subjectType: 'schedule', subjectId: id }, { orderBy: { id: 'asc' } });
    expect(events.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['assistant-rule-set', coordinator.userId],
      ['assistant-rule-set', coordinator.userId],
      ['assistant-rule-removed', coordinator.userId],
      ['assistant-rule-removed', coordinator.userId],
    ]);
    expect(events[1]!.details).toMatchObject({ kind: 'cap', count: 1 });
  });

  it('should hold for places given by hand, saying which rule forbids', async () => {
    const { id, slots, ministers } = await parish('Não escale Pessoa 1 no dia 6');
    const added = await make.move(coordinator, id, [{ ministerId: ministers[1]!, to: slots[0]! }]);
    expect(added).toMatchObject({
      status: 422,
      body: {
        message: 'Uma regra desta escala não deixa Pessoa 1 servir no domingo, 6 de dezembro, às 10h.',
      },
    });
  });

  it('should make the computation say which demanded place cannot be given any more', async () => {
    const { id, slots, ministers, talk } = await parish('Escale Pessoa 1 na missa de 06/12 às 10h');
    await app
      .em()
      .getConnection()
      .execute(
        `update availability_answer set answer = 'unavailable' where slot_id = ? and minister_id = ?`,
        [slots[0], ministers[1]],
      );
    const { run } = await compute(id);
    expect(run).toMatchObject({ status: 'failed' });
    expect(run.error).toContain('Pessoa 1 respondeu que não pode servir no domingo, 6 de dezembro, às 10h.');
    expect((await talk.ask('gere a escala')).message).toContain('Pessoa 1 respondeu que não pode');
    await talk.ask('apague todas as regras');
    expect((await compute(id)).run.status).toBe('done');
  });

  it('should be made for nobody who serves no more, who is known by name and told of', async () => {
    const { id } = await make.parish();
    for (const name of ['Zenóbia Antiga', 'Pessoa 1 Antiga']) await make.minister(name, { isActive: false });
    const talk = await Conversation.open(app, coordinator, id, 'Zenóbia não pode no dia 6');
    expect((await talk.messages()).at(-1)!.message).toBe(
      'Zenóbia Antiga não serve no ministério no momento.',
    );
    const { message } = await talk.ask('Zenobia Antiga no máximo 2');
    expect(message).toContain('Zenóbia Antiga não serve no ministério no momento.');
    expect(await talk.rules()).toEqual([]);
    // Who serves is meant where both may be.
    await talk.ask('Pessoa 1 no máximo 2');
    expect(await talk.rules()).toMatchObject([{ text: 'Pessoa 1 em no máximo 2 missas' }]);
    expect((await talk.ask('quem são os ministros?')).message).not.toContain('Antiga');
  });

  it('should count for what publication calls an empty place', async () => {
    const { id, slots, ministers } = await make.parish();
    for (const [index, slot] of slots.entries()) await make.place(slot, ministers[index]!);
    const masses = ['06/12 às 10h', '06/12 às 19h', '08/12', '13/12', '20/12', '24/12', '25/12', '27/12'];
    const talk = await Conversation.open(
      app,
      coordinator,
      id,
      masses.map((mass) => `A missa de ${mass} precisa de 1 ministro.`).join('\n'),
    );
    expect(await talk.rules()).toHaveLength(8);
    const published = await coordinator.post(`/api/schedules/${id}/publish`, {});
    expect(published).toMatchObject({ status: 200, body: { emptyPlaces: 0 } });
  });
});
