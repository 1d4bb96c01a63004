import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EmailMessage } from '../../src/mail/email-message.entity.js';
import { AuditEvent } from '../../src/platform/audit/audit-event.entity.js';
import type { RosterEditorResponse } from '../../src/roster/editor/roster-editor.dto.js';
import type { RosterPlace } from '../../src/roster/roster.js';
import { placeKey } from '../../src/solver/problem.js';
import { checkRoster } from '../../src/roster/rules/check-roster.js';
import { RosterRun } from '../../src/roster/compute/roster-run.entity.js';
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
  const keysOf = async (id: number) =>
    (await placesOf(id)).map(({ slot, minister }) => `${slot} ${minister}`).sort();
  const eventsOf = (id: number) =>
    app.em().find(AuditEvent, { subjectType: 'schedule', subjectId: id }, { orderBy: { id: 'asc' } });
  const step = async (id: number, direction: 'undo' | 'redo') => {
    const revision = (await make.facts(id)).schedule.version;
    const { status } = await coordinator.post(`/api/schedules/${id}/roster/${direction}`, { revision });
    return status;
  };

  /** A parish with a few places of all kinds, and a proposal for it. */
  async function proposed() {
    const parish = await make.parish();
    const { slots, ministers, id } = parish;
    await make.place(slots[0]!, ministers[1]!, { origin: 'manual', pinned: true });
    const silent = await make.minister('Sem Resposta');
    await make.place(slots[7]!, silent);
    const before = await placesOf(id);
    const talk = await Conversation.open(app, coordinator, id, 'Gere a escala');
    const [proposal] = await talk.proposals();
    return { ...parish, silent, before, talk, proposal: proposal!, runId: proposal!.runId };
  }

  /** A parish whose whole roster came of a proposal. */
  async function served() {
    const parish = await make.parish();
    const talk = await Conversation.open(app, coordinator, parish.id, 'Gere a escala');
    await talk.accept((await talk.proposals())[0]!.runId);
    return { ...parish, talk };
  }

  it('should be runs that wait, and tell who enters and leaves, what it costs and what it fills', async () => {
    const { id, slots, silent, before, talk, proposal, runId } = await proposed();
    expect(plain(await placesOf(id))).toEqual(plain(before));
    expect(proposal).toEqual({
      runId,
      messageId: (await talk.messages()).at(-1)!.id,
      status: 'waiting',
      undone: false,
      undoRevision: null,
    });
    const run = await app.em().findOneOrFail(RosterRun, runId, { populate: ['requestedBy'] });
    expect(run).toMatchObject({
      proposal: true,
      status: 'done',
      version: 1,
      acceptedAt: null,
      discardedAt: null,
    });
    expect(run.requestedBy!.id).toBe(coordinator.userId);
    const comparison = await talk.compare(runId);
    expect(comparison).toMatchObject({ revision: 1, stale: false, better: 'after' });
    expect(comparison.masses.flatMap(({ added }) => added)).toHaveLength(23);
    expect(comparison.masses[0]).toMatchObject({ slotId: slots[0], date: '2026-12-06', time: '10:00' });
    expect(comparison.masses[0]!.added[0]!.scheduleName).toMatch(/^Pessoa \d+$/);
    expect(comparison.masses.filter(({ removed }) => removed.length > 0)).toMatchObject([
      {
        slotId: slots[7],
        description: 'Missa inventada',
        removed: [{ ministerId: silent, scheduleName: 'Sem Resposta' }],
      },
    ]);
    expect(comparison.stages[0]).toEqual({
      name: 'emptyPlaces',
      label: 'Lugares vazios',
      before: 22,
      after: 0,
      effect: 'preenche mais lugares',
    });
    expect(comparison.masses).toHaveLength(8);
    expect(comparison.masses[0]).toMatchObject({ missingBefore: 2, missingAfter: 0 });
    expect(comparison.masses[7]).toMatchObject({ missingBefore: 2, missingAfter: 0 });
  });

  it('should be offered by the editor, as any other', async () => {
    const { id, runId } = await proposed();
    const editor = await coordinator.get<RosterEditorResponse>(`/api/schedules/${id}/editor`);
    expect(editor.body.proposalRunId).toBe(runId);
  });

  it('should be accepted as they are, and undone exactly', async () => {
    const { id, before, talk, runId } = await proposed();
    const version = (await make.state(id)).facts.schedule.version;
    const rows = await make.rows(id);
    expect((await talk.accept(runId)).status).toBe(200);
    expect((await talk.proposals())[0]).toMatchObject({
      status: 'accepted',
      undone: false,
      undoRevision: version + 1,
    });
    const { places, problem, facts } = await make.state(id);
    expect(places).toHaveLength(24);
    expect(checkRoster(problem, places)).toEqual([]);
    expect(facts.schedule).toMatchObject({ status: 'planning', version: version + 1 });
    const pinned = placeKey(before.find((place) => place.pinned)!);
    expect((await make.rows(id)).get(pinned)).toBe(rows.get(pinned));

    expect((await talk.undo()).status).toBe(200);
    expect((await talk.proposals())[0]).toMatchObject({
      status: 'accepted',
      undone: true,
      undoRevision: null,
    });
    expect(plain(await placesOf(id))).toEqual(plain(before));
    const events = await eventsOf(id);
    expect(
      events.map(({ action, actorId, details }) => [
        action,
        actorId,
        details.runId,
        details.entering,
        details.leaving,
      ]),
    ).toEqual([
      ['roster-proposal-accepted', coordinator.userId, runId, 23, 1],
      ['roster-proposal-undone', coordinator.userId, runId, 23, 1],
    ]);
  });

  it('should be accepted in part', async () => {
    const { id, slots, talk, runId } = await proposed();
    expect((await talk.accept(runId, [slots[2]!])).status).toBe(200);
    expect((await placesOf(id)).filter(({ slot }) => slot === slots[2])).toHaveLength(3);
    expect(await placesOf(id)).toHaveLength(5);
    expect((await talk.proposals())[0]).toMatchObject({ status: 'accepted' });
    expect((await talk.accept(runId)).status).toBe(200);
    expect(await placesOf(id)).toHaveLength(24);
  });

  it('should follow the history of the editor', async () => {
    const { id, before, talk, runId } = await proposed();
    const now = async () => (await talk.proposals())[0]!;
    await talk.accept(runId);
    expect(await step(id, 'undo')).toBe(200);
    expect(await now()).toMatchObject({ undone: true, undoRevision: null });
    expect(plain(await placesOf(id))).toEqual(plain(before));
    expect((await talk.ask('desfaça')).message).toContain('Não há proposta para desfazer.');
    expect(await step(id, 'redo')).toBe(200);
    expect(await now()).toMatchObject({ undone: false, undoRevision: 4 });
    expect(await placesOf(id)).toHaveLength(24);
    expect((await talk.ask('desfaça')).message).toContain(
      'a escala voltou a ser exatamente a de antes da proposta',
    );
    expect(await now()).toMatchObject({ undone: true });
    expect(plain(await placesOf(id))).toEqual(plain(before));
    const events = await eventsOf(id);
    expect(events.map(({ action, actorId }) => [action, actorId])).toEqual(
      ['accepted', 'undone', 'accepted', 'undone'].map((what) => [
        `roster-proposal-${what}`,
        coordinator.userId,
      ]),
    );
  });

  it('should be accepted and undone by conversation too', async () => {
    const { id, before, talk } = await proposed();
    expect((await talk.ask('aplique')).message).toContain('Aceitei a proposta: a escala mudou.');
    expect(await placesOf(id)).toHaveLength(24);
    expect((await talk.ask('aceite')).message).toContain('Não há proposta para aceitar.');
    expect((await talk.ask('o que muda?')).message).toContain('A última proposta aceita mudou isto:');
    expect((await talk.ask('desfaça')).message).toContain('a escala voltou a ser exatamente a de antes');
    expect(plain(await placesOf(id))).toEqual(plain(before));
    expect(await talk.proposals()).toMatchObject([{ status: 'accepted', undone: true }]);
    const events = await eventsOf(id);
    expect(events.map(({ action }) => action)).toEqual([
      'roster-proposal-accepted',
      'roster-proposal-undone',
    ]);
    expect(events.every(({ actorId }) => actorId === coordinator.userId)).toBe(true);
  });

  it('should be what "desfaça" takes back where it was accepted after the last rule', async () => {
    const { talk } = await proposed();
    await talk.ask('No máximo 3 por pessoa. Gere a escala');
    await talk.accept((await talk.proposals())[0]!.runId);
    expect((await talk.ask('desfaça')).message).toContain('a escala voltou a ser exatamente a de antes');
    await talk.ask('No máximo 2 por pessoa');
    expect((await talk.ask('desfaça')).message).toContain('no máximo 2');
  });

  it('should be discarded, leaving the roster, by the dialog and by conversation', async () => {
    const { id, before, talk, runId } = await proposed();
    expect((await talk.discard(runId)).body.discardedAt).toBe(app.clock.now().toISOString());
    expect((await talk.proposals())[0]).toMatchObject({ status: 'discarded' });
    expect((await talk.ask('aplique')).message).toContain('Não há proposta para aceitar.');
    expect((await talk.ask('descarte')).message).toContain('Não há proposta para descartar.');
    await talk.ask('gere a escala');
    expect((await talk.ask('descarte')).message).toContain('Descartei a proposta');
    expect((await talk.proposals()).map(({ status }) => status)).toEqual(['discarded', 'discarded']);
    expect(plain(await placesOf(id))).toEqual(plain(before));
  });

  it('should be discarded by a newer one, and when the session ends', async () => {
    const { talk } = await proposed();
    await talk.ask('No máximo 3 por pessoa. Gere a escala');
    expect((await talk.proposals()).map(({ status }) => status)).toEqual(['waiting', 'discarded']);
    await coordinator.post(`/api/ai-schedule/sessions/${talk.id}/close`);
    expect((await talk.proposals()).map(({ status }) => status)).toEqual(['discarded', 'discarded']);
  });

  it('should be compared anew when the roster has changed, and keep what is pinned', async () => {
    const { id, slots, ministers, silent, talk, runId } = await proposed();
    const added = [{ ministerId: ministers[0]!, to: slots[3]! }];
    expect((await make.move(coordinator, id, added)).status).toBe(200);
    const reply = await talk.ask('aplique');
    expect(reply.message).toContain('Não deu: A escala mudou desde esta proposta.');
    expect(reply.message).toContain('Pessoa 0');
    expect((await talk.compare(runId)).stale).toBe(true);
    expect(await talk.accept(runId)).toMatchObject({
      status: 422,
      body: { code: 'hard-rules', rules: [{ code: 'pin-missing', ministerId: ministers[0] }] },
    });
    expect((await talk.proposals())[0]).toMatchObject({ status: 'waiting' });
    expect(await placesOf(id)).toHaveLength(3);
    const others = slots.filter((slot) => slot !== slots[3] && slot !== slots[7]);
    expect((await talk.accept(runId, others)).status).toBe(200);
    expect(await keysOf(id)).toEqual(
      expect.arrayContaining([`${slots[3]} ${ministers[0]}`, `${slots[7]} ${silent}`]),
    );
  });

  it('should be refused when an answer withdrawn since forbids it', async () => {
    const { id, talk, runId } = await proposed();
    const [mass] = (await talk.compare(runId)).masses;
    const [person] = mass!.added;
    await app
      .em()
      .getConnection()
      .execute(
        `update availability_answer set answer = 'unavailable' where slot_id = ? and minister_id = ?`,
        [mass!.slotId, person!.ministerId],
      );
    const { status, body } = await talk.accept(runId);
    expect(status).toBe(422);
    expect(body.message).toContain(`${person!.scheduleName} respondeu que não pode servir`);
    expect((await talk.ask('aplique')).message).toContain(
      `${person!.scheduleName} respondeu que não pode servir`,
    );
    expect(await placesOf(id)).toHaveLength(2);
  });

  it('should be refused when a place that would go was pinned since', async () => {
    const { id, slots } = await make.schedule([{ date: '2026-12-06', required: 1 }]);
    await make.questionnaire(id, slots);
    const ana = await make.minister('Ana');
    const bia = await make.minister('Bia', { experience: 'nunca-participei' });
    for (const person of [ana, bia]) await make.answer(person, slots);
    await make.place(slots[0]!, bia);
    const talk = await Conversation.open(app, coordinator, id, 'Gere a escala do zero');
    const [proposal] = await talk.proposals();
    await make.move(coordinator, id, [{ ministerId: bia, to: slots[0]!, pinned: true }]);
    expect(await talk.accept(proposal!.runId)).toMatchObject({
      status: 422,
      body: { code: 'hard-rules', rules: [{ code: 'pin-missing', ministerId: bia }] },
    });
    expect(await keysOf(id)).toEqual([`${slots[0]} ${bia}`]);
  });

  it('should not be undone over what was done since', async () => {
    const { id, talk, runId } = await proposed();
    await talk.accept(runId);
    const given = (await placesOf(id)).find(({ origin }) => origin === 'automatic')!;
    await make.move(coordinator, id, [{ ministerId: given.minister, from: given.slot }]);
    expect((await talk.proposals())[0]).toMatchObject({ status: 'accepted', undoRevision: null });
    expect((await talk.ask('desfaça')).message).toContain(
      'o que veio depois não pode ser desfeito assim. Desfaça passo a passo, na página da escala.',
    );
    expect(await placesOf(id)).toHaveLength(23);
    expect(await step(id, 'undo')).toBe(200);
    expect((await talk.ask('desfaça')).message).toContain('a escala voltou a ser exatamente a de antes');
  });

  it.each(['completed', 'archived'] as const)('should leave a schedule that is %s', async (status) => {
    const { id, before, talk, runId } = await proposed();
    await setStatus(app, id, status);
    expect((await talk.accept(runId)).status).toBe(422);
    expect((await talk.ask('aplique')).message).toContain('Não deu:');
    expect((await talk.ask('gere a escala')).message).toContain('Não deu:');
    expect(plain(await placesOf(id))).toEqual(plain(before));
  });

  it('should be accepted once when two ask at once', async () => {
    const { talk, runId } = await proposed();
    const { revision } = await talk.compare(runId);
    const accept = () => coordinator.post(`/api/roster-runs/${runId}/accept`, { revision });
    const answers = await Promise.all([accept(), accept()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('should survive the deletion of a mass', async () => {
    const { id, slots, talk, runId } = await proposed();
    expect((await coordinator.delete(`/api/slots/${slots[7]}`)).status).toBe(200);
    expect((await talk.compare(runId)).masses.flatMap(({ removed }) => removed)).toEqual([]);
    expect((await talk.accept(runId)).status).toBe(200);
    expect(await placesOf(id)).toHaveLength(21);
  });

  it('should be for coordinators and administrators', async () => {
    const { talk, runId } = await proposed();
    for (const role of ['ministro', 'reitor'] as const) {
      const caller = await app.as(role);
      expect((await caller.get(`/api/ai-schedule/sessions/${talk.id}`)).status).toBe(403);
      expect((await caller.post(`/api/roster-runs/${runId}/accept`, { revision: 1 })).status).toBe(403);
      expect((await caller.post(`/api/roster-runs/${runId}/discard`)).status).toBe(403);
    }
  });

  describe('of a roster that stands', () => {
    it('should change only the places that one absence needs, unless asked to start anew', async () => {
      const { id, talk } = await served();
      const before = await keysOf(id);
      const { name, date } = await absent(id);
      const { message } = await talk.ask(
        `Não escale ${name} no dia ${Number(date.slice(8))}. Gere a escala.`,
      );
      expect(message).toContain('Está provado que, com estas regras, nenhuma escala tão completa muda menos');
      const [proposal] = await talk.proposals();
      const { masses } = await talk.compare(proposal!.runId);
      const changed = masses.flatMap(({ added, removed }) => [...added, ...removed]);
      expect(masses.flatMap(({ removed }) => removed)).toContainEqual(
        expect.objectContaining({ scheduleName: name }),
      );
      expect(changed.length).toBeLessThanOrEqual(4);
      expect((await talk.accept(proposal!.runId)).status).toBe(200);
      expect((await keysOf(id)).filter((key) => before.includes(key)).length).toBeGreaterThanOrEqual(22);

      expect((await talk.ask('Gere a escala.')).message).toContain('não há o que mudar');
      expect((await talk.ask('Gere a escala do zero.')).message).toContain(
        'Está provado que nenhuma escala é melhor com estas regras.',
      );
    });

    it('should repair a published roster, be accepted in part, and tell only those concerned', async () => {
      const { id, talk } = await served();
      await setStatus(app, id, 'published');
      const before = await keysOf(id);
      const { name, date } = await absent(id);
      const { message } = await talk.ask(
        `Não escale ${name} no dia ${Number(date.slice(8))}. Gere a escala.`,
      );
      expect(message).toContain('quem entra ou sai é avisado por e-mail depois que você aceitar');
      const [proposal] = await talk.proposals();
      const { masses } = await talk.compare(proposal!.runId);
      const mass = masses.find(({ removed }) => removed.some(({ scheduleName }) => scheduleName === name))!;
      expect(masses.flatMap(({ added, removed }) => [...added, ...removed]).length).toBeLessThanOrEqual(4);

      await app.em().nativeDelete(EmailMessage, {});
      const accepted = await talk.accept(
        proposal!.runId,
        masses.map(({ slotId }) => slotId),
      );
      expect(accepted).toMatchObject({ status: 200, body: { status: 'published' } });
      const concerned = masses.flatMap(({ added, removed }) => [...added, ...removed]);
      const mails = await app.em().find(EmailMessage, { mail: 'roster-changed' });
      expect(new Set(mails.map(({ refs }) => refs.ministerId))).toEqual(
        new Set(concerned.map(({ ministerId }) => ministerId)),
      );
      expect(accepted.body.notified).toBe(mails.length);
      const now = await keysOf(id);
      expect(before.filter((key) => !now.includes(key)).length).toBeLessThanOrEqual(2);
      expect(now.some((key) => key.startsWith(`${mass.slotId} `))).toBe(true);
    });

    it('should trace the changes of a published roster to the coordinator who asked in the talk', async () => {
      const { id, talk } = await served();
      await setStatus(app, id, 'published');
      const { name, date } = await absent(id);
      await talk.ask(`Não escale ${name} no dia ${Number(date.slice(8))}. Gere a escala.`);
      expect((await talk.ask('aceite')).message).toContain('Quem entra ou sai é avisado por e-mail.');
      const events = (await eventsOf(id)).filter(({ action }) => action.startsWith('assignment-'));
      expect(events.length).toBeGreaterThan(0);
      expect(events.every(({ actorId }) => actorId === coordinator.userId)).toBe(true);
    });

    it('should leave masses that have begun as they are', async () => {
      const { id, slots, talk } = await served();
      await setStatus(app, id, 'published');
      app.clock.set('2026-12-13T12:00:00-03:00');
      try {
        const begun = slots.slice(0, 4);
        const placesAt = async () =>
          [...(await make.rows(id))].filter(([key]) => begun.includes(Number(key.split(' ')[0])));
        const before = await placesAt();
        await talk.ask('Ninguém em mais de 1 missa. No máximo 1 por pessoa. Gere a escala do zero.');
        const [proposal] = await talk.proposals();
        const { masses } = await talk.compare(proposal!.runId);
        expect(masses.every(({ slotId }) => !begun.includes(slotId))).toBe(true);
        expect(await placesAt()).toEqual(before);
      } finally {
        app.clock.set('2026-11-10T12:00:00-03:00');
      }
    });

    /** Somebody who serves at a day of one mass. */
    async function absent(id: number): Promise<{ name: string; date: string }> {
      const { facts, places } = await make.state(id);
      const place = places.find(({ slot }) => facts.masses.get(slot)!.date === '2026-12-20')!;
      return { name: facts.people.get(place.minister)!.name, date: '2026-12-20' };
    }
  });
});
