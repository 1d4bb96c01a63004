import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AuditEvent } from '../../src/platform/audit/audit-event.entity.js';
import { checkRoster } from '../../src/roster/rules/check-roster.js';
import { RosterRun } from '../../src/roster/proposals/roster-run.entity.js';
import { Schedule } from '../../src/roster/schedule.entity.js';
import type { RosterPlace } from '../../src/roster/roster-facts.js';
import { Conversation } from '../support/ai-factory.js';
import { RosterFactory } from '../support/roster-factory.js';
import { setStatus } from '../support/schedules-factory.js';
import { TestApp, type Caller } from '../support/test-app.js';

const plain = (places: RosterPlace[]) =>
  places.map(({ slot, minister, origin, pinned }) => `${slot} ${minister} ${origin} ${pinned}`).sort();

describe('Proposals of the assistant', () => {
  let app: TestApp;
  let coordinator: Caller & { userId: number };
  let make: RosterFactory;

  beforeAll(async () => {
    app = await TestApp.start();
    coordinator = await app.as('coordenador');
    make = new RosterFactory(app);
  });
  afterAll(() => app.stop());

  const placesOf = async (id: number) => (await make.state(id)).places;

  /** A parish with a few places of all kinds, and a proposal for it. */
  async function proposed() {
    const parish = await make.parish();
    const { slots, ministers, id } = parish;
    await make.place(slots[0]!, ministers[1]!, { origin: 'manual', pinned: true });
    const silent = await make.minister('Sem Resposta');
    await make.place(slots[7]!, silent, { origin: 'substitution' });
    const before = await placesOf(id);
    const talk = await Conversation.open(app, coordinator, id, 'Gere a escala');
    const [proposal] = await talk.proposals();
    return { ...parish, silent, before, talk, proposal: proposal! };
  }

  it('should tell who enters and leaves, what it costs and which empty places it closes', async () => {
    const { id, slots, silent, before, talk, proposal } = await proposed();
    expect(plain(await placesOf(id))).toEqual(plain(before));
    expect(proposal).toMatchObject({ sessionId: talk.id, status: 'open', proven: true, decidedAt: null });
    expect(proposal.messageId).toBe((await talk.messages()).at(-1)!.id);
    expect(proposal.entering).toHaveLength(23);
    expect(proposal.entering[0]).toMatchObject({ slotId: slots[0], date: '2026-12-06', time: '10:00' });
    expect(proposal.entering[0]!.scheduleName).toMatch(/^Pessoa \d+$/);
    expect(proposal.leaving).toEqual([
      {
        slotId: slots[7],
        date: '2026-12-27',
        time: '10:00',
        description: 'Missa inventada',
        ministerId: silent,
        scheduleName: 'Sem Resposta',
      },
    ]);
    expect(proposal.objective[0]).toEqual({
      name: 'emptyPlaces',
      label: 'Lugares vazios',
      before: 22,
      after: 0,
      bound: 0,
    });
    expect(proposal.shortages).toHaveLength(8);
    expect(proposal.shortages[0]).toMatchObject({ slotId: slots[0], before: 2, after: 0 });
    expect(proposal.shortages[7]).toMatchObject({ slotId: slots[7], before: 2, after: 0 });
  });

  it('should be applied as they are, and undone exactly', async () => {
    const { id, before, talk, proposal } = await proposed();
    const version = (await make.state(id)).facts.schedule.version;
    const applied = await talk.decide('apply', proposal.id);
    expect(applied).toMatchObject({
      status: 200,
      body: { id: proposal.id, status: 'applied', decidedAt: app.clock.now().toISOString() },
    });
    const { places, problem, facts } = await make.state(id);
    expect(places).toHaveLength(24);
    expect(checkRoster(problem, places)).toEqual([]);
    expect(facts.schedule).toMatchObject({ status: 'planning', version: version + 1 });
    expect(places.filter(({ origin }) => origin === 'assistant')).toHaveLength(23);
    expect(places.find(({ pinned }) => pinned)!.id).toBe(before.find(({ pinned }) => pinned)!.id);

    expect(await talk.decide('undo', proposal.id)).toMatchObject({ status: 200, body: { status: 'undone' } });
    expect(plain(await placesOf(id))).toEqual(plain(before));
    const events = await app
      .em()
      .find(AuditEvent, { subjectType: 'schedule', subjectId: id }, { orderBy: { id: 'asc' } });
    expect(
      events.map(({ action, actorId, details }) => [action, actorId, details.entering, details.leaving]),
    ).toEqual([
      ['assistant-proposal-applied', coordinator.userId, 23, 1],
      ['assistant-proposal-undone', coordinator.userId, 23, 1],
    ]);
  });

  it('should be turned round by the history of the editor too', async () => {
    const { id, before, talk, proposal } = await proposed();
    const step = async (direction: 'undo' | 'redo') => {
      const revision = (await make.facts(id)).schedule.version;
      const { status } = await coordinator.post(`/api/schedules/${id}/roster/${direction}`, { revision });
      return status;
    };
    const now = async () => (await talk.proposals())[0]!.status;
    await talk.decide('apply', proposal.id);
    expect(await step('undo')).toBe(200);
    expect(await now()).toBe('undone');
    expect(plain(await placesOf(id))).toEqual(plain(before));
    expect((await talk.ask('desfaça')).message).toContain('Não há proposta para desfazer.');
    expect(await step('redo')).toBe(200);
    expect(await now()).toBe('applied');
    expect((await talk.decide('undo', proposal.id)).status).toBe(200);
    expect(await step('undo')).toBe(200);
    expect(await now()).toBe('applied');
    expect(await placesOf(id)).toHaveLength(24);
    expect((await talk.ask('desfaça')).message).toContain('o rascunho voltou a ser exatamente o de antes');
    const events = await app
      .em()
      .find(AuditEvent, { subjectType: 'schedule', subjectId: id }, { orderBy: { id: 'asc' } });
    expect(events.map(({ action, actorId }) => [action, actorId])).toEqual(
      ['applied', 'undone', 'applied', 'undone', 'applied', 'undone'].map((what) => [
        `assistant-proposal-${what}`,
        coordinator.userId,
      ]),
    );
  });

  it('should be applied and undone by conversation too', async () => {
    const { id, before, talk } = await proposed();
    expect((await talk.ask('aplique')).message).toContain('Apliquei a proposta ao rascunho.');
    expect(await placesOf(id)).toHaveLength(24);
    expect((await talk.ask('aplique')).message).toContain('Não há proposta para aplicar.');
    expect((await talk.ask('desfaça')).message).toContain('o rascunho voltou a ser exatamente o de antes');
    expect(plain(await placesOf(id))).toEqual(plain(before));
    expect((await talk.proposals()).map(({ status }) => status)).toEqual(['undone']);
    const actors = await app.em().find(AuditEvent, { subjectType: 'schedule', subjectId: id });
    expect(actors.every(({ actorId }) => actorId === coordinator.userId)).toBe(true);
  });

  it('should be discarded, once, leaving the draft', async () => {
    const { id, before, talk, proposal } = await proposed();
    expect(await talk.decide('discard', proposal.id)).toMatchObject({
      status: 200,
      body: { status: 'discarded' },
    });
    expect(await talk.decide('apply', proposal.id)).toMatchObject({
      status: 422,
      body: { message: 'Não dá para aplicar: esta proposta está descartada.' },
    });
    expect((await talk.decide('discard', proposal.id)).status).toBe(422);
    expect((await talk.decide('undo', proposal.id)).status).toBe(422);
    expect(plain(await placesOf(id))).toEqual(plain(before));
    expect((await talk.decide('apply', 999_999)).status).toBe(404);
  });

  it('should be discarded by a newer one, and when the session ends', async () => {
    const { talk } = await proposed();
    await talk.ask('No máximo 3 por pessoa. Gere a escala');
    expect((await talk.proposals()).map(({ status }) => status)).toEqual(['open', 'discarded']);
    await coordinator.post(`/api/ai-schedule/sessions/${talk.id}/close`);
    expect((await talk.proposals()).map(({ status }) => status)).toEqual(['discarded', 'discarded']);
  });

  it('should be refused with what has changed when the draft moved', async () => {
    const { id, slots, ministers, before, talk, proposal } = await proposed();
    const added = { slotId: slots[3], ministerId: ministers[0] };
    expect((await coordinator.post(`/api/schedules/${id}/assignments`, added)).status).toBe(201);
    await coordinator.delete(`/api/assignments/${before[0]!.id}`);
    const { status, body } = await talk.decide('apply', proposal.id);
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'draft-moved' });
    expect(body.message).toContain('Entrou Pessoa 0 no domingo, 13 de dezembro, às 10h.');
    expect(body.message).toContain('Saiu Pessoa 1 no domingo, 6 de dezembro, às 10h.');
    expect((await talk.proposals())[0]).toMatchObject({ status: 'open', decidedAt: null });
    expect(await placesOf(id)).toHaveLength(2);
  });

  it('should be refused when an answer withdrawn since forbids it', async () => {
    const { id, talk, proposal } = await proposed();
    const { slotId, ministerId, scheduleName } = proposal.entering[5]!;
    await app
      .em()
      .getConnection()
      .execute(
        `update availability_answer set answer = 'unavailable' where slot_id = ? and minister_id = ?`,
        [slotId, ministerId],
      );
    const { status, body } = await talk.decide('apply', proposal.id);
    expect(status).toBe(409);
    expect(body.message).toContain(`${scheduleName} respondeu que não pode servir`);
    expect(await placesOf(id)).toHaveLength(2);
  });

  it('should be refused when a place that would go was fixed since', async () => {
    const { before, silent, talk, proposal } = await proposed();
    const leaving = before.find(({ minister }) => minister === silent)!;
    await coordinator.patch(`/api/assignments/${leaving.id}`, { pinned: true });
    const { status, body } = await talk.decide('apply', proposal.id);
    expect(status).toBe(409);
    expect(body.message).toContain('Foi fixado à mão: Sem Resposta no domingo, 27 de dezembro, às 10h.');
  });

  it('should not be undone over what was done since', async () => {
    const { id, talk, proposal } = await proposed();
    await talk.decide('apply', proposal.id);
    const given = (await placesOf(id)).find(({ origin }) => origin === 'assistant')!;
    await coordinator.patch(`/api/assignments/${given.id}`, { pinned: true });
    expect((await talk.decide('undo', proposal.id)).status).toBe(409);
    await coordinator.patch(`/api/assignments/${given.id}`, { pinned: false });
    await coordinator.delete(`/api/assignments/${given.id}`);
    const { status, body } = await talk.decide('undo', proposal.id);
    expect(status).toBe(409);
    expect(body.message).toContain('Saiu ');
    expect(body.message).toContain('O que veio depois não pode ser desfeito assim.');
    expect(await placesOf(id)).toHaveLength(23);
  });

  it('should wait for a roster that is being computed', async () => {
    const { id, talk, proposal } = await proposed();
    const em = app.em();
    const run = new RosterRun({ schedule: em.getReference(Schedule, id), requestedBy: null });
    await em.persist(run).flush();
    expect(await talk.decide('apply', proposal.id)).toMatchObject({
      status: 409,
      body: { code: 'roster-under-way' },
    });
    expect(await talk.ask('aplique')).toMatchObject({
      status: 'failed',
      message: expect.stringContaining('A escala já está sendo calculada.'),
    });
  });

  it.each(['published', 'completed', 'archived'] as const)(
    'should leave a schedule that is %s',
    async (status) => {
      const { id, before, talk, proposal } = await proposed();
      await setStatus(app, id, status);
      expect((await talk.decide('apply', proposal.id)).status).toBe(422);
      expect((await talk.ask('aplique')).message).toContain('Não deu:');
      expect((await talk.ask('gere a escala')).message).toContain('Não deu:');
      expect(plain(await placesOf(id))).toEqual(plain(before));
    },
  );

  it('should be applied once when two ask at once', async () => {
    const { talk, proposal } = await proposed();
    const answers = await Promise.all([talk.decide('apply', proposal.id), talk.decide('apply', proposal.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('should survive the deletion of a mass', async () => {
    const { slots, talk, proposal } = await proposed();
    expect((await coordinator.delete(`/api/slots/${slots[7]}`)).status).toBe(200);
    const [read] = await talk.proposals();
    expect(read!.leaving).toEqual([]);
    expect((await talk.decide('apply', proposal.id)).status).toBe(409);
    expect((await talk.decide('discard', proposal.id)).status).toBe(200);
  });

  it('should be for coordinators and administrators', async () => {
    const { talk, proposal } = await proposed();
    const minister = await app.as('ministro');
    const rector = await app.as('reitor');
    for (const caller of [minister, rector]) {
      expect((await caller.get(`/api/ai-schedule/sessions/${talk.id}/proposals`)).status).toBe(403);
      expect((await caller.post(`/api/ai-schedule/proposals/${proposal.id}/apply`)).status).toBe(403);
    }
  });
});
