import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BlockedDate } from '../../src/ministers/blocked-date.entity.js';
import { Minister } from '../../src/ministers/minister.entity.js';
import { EmailMessage } from '../../src/mail/email-message.entity.js';
import { Assignment } from '../../src/roster/assignment.entity.js';
import type { RosterComparisonResponse } from '../../src/roster/proposals/roster-comparison.dto.js';
import type { RosterChangeResponse } from '../../src/roster/editor/roster-changes.dto.js';
import type { RosterEditorResponse } from '../../src/roster/editor/roster-editor.dto.js';
import type { RosterJobResponse, RosterRunResponse } from '../../src/roster/proposals/roster.dto.js';
import { RosterFactory } from '../support/roster-factory.js';
import { TestApp, type Caller } from '../support/test-app.js';

describe('Proposals of a roster', () => {
  let app: TestApp;
  let make: RosterFactory;
  let coordinator: Caller;

  beforeAll(async () => {
    app = await TestApp.start();
    make = new RosterFactory(app);
    coordinator = await app.as('coordenador');
  });
  afterAll(() => app.stop());

  const ask = (id: number, body: object = { proposal: true }) =>
    coordinator.post<RosterJobResponse>(`/api/schedules/${id}/roster`, body);
  async function proposalOf(id: number): Promise<number> {
    const { body } = await ask(id);
    await make.work(body.jobId);
    const run = await coordinator.get<RosterRunResponse>(`/api/roster-runs/${body.jobId}`);
    expect(run.body).toMatchObject({ status: 'done', proposal: true, acceptedAt: null, discardedAt: null });
    return body.jobId;
  }
  const compare = async (run: number) =>
    (await coordinator.get<RosterComparisonResponse>(`/api/roster-runs/${run}/comparison`)).body;
  const accept = (run: number, revision: number, slots?: number[]) =>
    coordinator.post<RosterChangeResponse>(`/api/roster-runs/${run}/accept`, {
      revision,
      ...(slots && { slots }),
    });
  const people = async (slot: number) =>
    (await app.em().find(Assignment, { slot })).map(({ minister }) => minister.id).sort((a, b) => a - b);
  const editorOf = async (id: number) =>
    (await coordinator.get<RosterEditorResponse>(`/api/schedules/${id}/editor`)).body;

  it('should leave the roster alone, compare with it, and become it when accepted', async () => {
    const { id, slots, ministers } = await make.parish();
    await make.place(slots[0]!, ministers[0]!);
    const run = await proposalOf(id);
    expect(await app.em().count(Assignment, { slot: slots })).toBe(1);
    expect(await editorOf(id)).toMatchObject({ revision: 1, proposalRunId: run, canUndo: false });

    const comparison = await compare(run);
    expect(comparison).toMatchObject({
      runId: run,
      revision: 1,
      stale: false,
      better: 'after',
      brokenBefore: [],
      brokenAfter: [],
    });
    expect(comparison.stages[0]).toEqual({
      name: 'emptyPlaces',
      label: 'Lugares vazios',
      before: 23,
      after: 0,
      effect: 'preenche mais lugares',
    });
    expect(comparison.masses).toHaveLength(8);
    expect(comparison.masses[1]).toMatchObject({
      slotId: slots[1],
      removed: [],
      missingBefore: 3,
      missingAfter: 0,
    });
    expect(comparison.masses[1]!.added.every(({ scheduleName }) => scheduleName.startsWith('Pessoa'))).toBe(
      true,
    );
    const gained = comparison.ministers.flatMap((minister) => minister.gained);
    const lost = comparison.ministers.flatMap((minister) => minister.lost);
    expect(gained.length - lost.length).toBe(23);

    const { status, body } = await accept(run, 1);
    expect(status).toBe(200);
    expect(body).toMatchObject({ revision: 2, status: 'planning', canUndo: true });
    expect(await app.em().count(Assignment, { slot: slots })).toBe(24);
    expect((await compare(run)).masses).toEqual([]);
    expect((await editorOf(id)).proposalRunId).toBeNull();
    expect((await accept(run, 1)).status).toBe(409);

    await coordinator.post(`/api/schedules/${id}/roster/undo`, { revision: 2 });
    expect(await people(slots[0]!)).toEqual([ministers[0]]);
    expect(await app.em().count(Assignment, { slot: slots })).toBe(1);
  });

  it('should be accepted in part where the rest stays sound, and refused with the rules where not', async () => {
    const masses = [
      { date: '2026-12-06', time: '08:00', required: 1, experienced: 0 },
      { date: '2026-12-06', required: 1, experienced: 0 },
      { date: '2026-12-13', required: 1, experienced: 0 },
    ];
    const { id, slots } = await make.schedule(masses);
    await make.questionnaire(id, slots);
    const [ana, bia] = [await make.minister('Ana'), await make.minister('Bia')];
    await make.answer(ana, [slots[0]!, slots[1]!]);
    await make.answer(bia, [slots[0]!, slots[2]!]);
    await make.place(slots[0]!, ana);
    const run = await proposalOf(id);
    expect(await accept(run, 1, [slots[1]!])).toMatchObject({
      status: 422,
      body: {
        code: 'hard-rules',
        rules: [{ code: 'same-day', ministerId: ana }],
      },
    });
    expect((await accept(run, 1, [999_999])).status).toBe(404);
    expect((await accept(run, 1, [slots[2]!])).status).toBe(200);
    expect([await people(slots[0]!), await people(slots[1]!), await people(slots[2]!)]).toEqual([
      [ana],
      [],
      [bia],
    ]);
    expect((await compare(run)).stale).toBe(true);
    expect((await accept(run, 2)).status).toBe(200);
    expect([await people(slots[0]!), await people(slots[1]!)]).toEqual([[bia], [ana]]);
  });

  it('should be offered to nobody any more once discarded, and still be compared and accepted', async () => {
    const { id, slots } = await make.parish();
    const discard = (run: number) => coordinator.post<RosterRunResponse>(`/api/roster-runs/${run}/discard`);
    const run = await proposalOf(id);
    const { status, body } = await discard(run);
    expect(status).toBe(200);
    expect(body.discardedAt).toBe(app.clock.now().toISOString());
    expect((await editorOf(id)).proposalRunId).toBeNull();
    app.clock.advance(60_000);
    expect((await discard(run)).body.discardedAt).toBe(body.discardedAt);
    expect((await compare(run)).masses).toHaveLength(8);
    expect((await accept(run, 1)).status).toBe(200);
    expect(await app.em().count(Assignment, { slot: slots })).toBe(24);
    expect((await discard(run)).status).toBe(422);

    const later = await proposalOf(id);
    expect((await editorOf(id)).proposalRunId).toBe(later);
    expect((await discard(999_999)).status).toBe(404);
    const { body: waiting } = await ask(id);
    expect((await discard(waiting.jobId)).status).toBe(422);
    await coordinator.post(`/api/roster-runs/${waiting.jobId}/cancel`);
  });

  it('should not take away what somebody fixed meanwhile', async () => {
    const { id, slots } = await make.schedule([{ date: '2026-12-06', required: 1 }]);
    await make.questionnaire(id, slots);
    const [ana, bia] = [
      await make.minister('Ana'),
      await make.minister('Bia', { experience: 'nunca-participei' }),
    ];
    await make.answer(ana, slots);
    await make.answer(bia, slots);
    const run = await proposalOf(id);
    await make.move(coordinator, id, [{ ministerId: bia, to: slots[0]! }]);
    expect((await compare(run)).brokenAfter).toMatchObject([{ code: 'pin-missing', ministerId: bia }]);
    expect(await accept(run, 2)).toMatchObject({ status: 422, body: { code: 'hard-rules' } });
    expect(await people(slots[0]!)).toEqual([bia]);
  });

  it('should answer to a run without a result, or without a wait to be accepted', async () => {
    const { id } = await make.parish();
    const { body } = await ask(id, {});
    expect((await coordinator.get(`/api/roster-runs/${body.jobId}/comparison`)).status).toBe(422);
    await make.work(body.jobId);
    expect((await compare(body.jobId)).masses).toEqual([]);
    expect(await accept(body.jobId, 2)).toMatchObject({ status: 422, body: { code: 'not-a-proposal' } });
    expect((await coordinator.get('/api/roster-runs/999999/comparison')).status).toBe(404);
    expect((await accept(999_999, 1)).status).toBe(404);
    for (const role of ['reitor', 'ministro'] as const) {
      const caller = await app.as(role);
      const { status } = await caller.post(`/api/roster-runs/${body.jobId}/accept`, { revision: 2 });
      expect(status).toBe(403);
    }
  });

  describe('of a published schedule', () => {
    it('should repair it with the fewest changes, masses past left alone, and tell only those concerned', async () => {
      const masses = [
        { date: '2026-11-01', required: 3 },
        { date: '2026-12-06', required: 2 },
        { date: '2026-12-13', required: 2 },
        { date: '2026-12-20', required: 2 },
      ];
      const { id, slots } = await make.schedule(masses, { status: 'published' });
      await make.questionnaire(id, slots);
      const who: number[] = [];
      for (const name of ['Ada', 'Beto', 'Cida', 'Dora', 'Elis', 'Fia', 'Guto'])
        who.push(await make.minister(name));
      const [ada, beto, cida, dora, elis, fia, guto] = who as [
        number,
        number,
        number,
        number,
        number,
        number,
        number,
      ];
      for (const person of who) await make.answer(person, slots);
      const standing: [number, number][] = [
        [0, ada],
        [1, ada],
        [1, beto],
        [2, cida],
        [2, dora],
        [3, elis],
        [3, fia],
      ];
      for (const [slot, person] of standing)
        await make.place(slots[slot]!, person, { origin: person === ada ? 'manual' : 'automatic' });
      expect((await ask(id, {})).status).toBe(422);

      // Ada falls out of 6 December, though her place was given by hand.
      const ministers = app.em();
      const minister = ministers.getReference(Minister, ada);
      await ministers
        .persist(ministers.create(BlockedDate, { minister, date: '2026-12-06', reason: null }))
        .flush();
      const run = await proposalOf(id);
      const comparison = await compare(run);
      expect(
        comparison.masses.map(({ slotId, removed }) => [slotId, removed.map((each) => each.ministerId)]),
      ).toEqual([[slots[1], [ada]]]);
      expect(comparison.masses[0]!.added).toEqual([{ ministerId: guto, scheduleName: 'Guto' }]);
      expect(comparison.brokenBefore).toMatchObject([{ code: 'blocked-date', ministerId: ada }]);
      expect(comparison.stages.map(({ name }) => name).indexOf('disturbed')).toBe(2);

      await app.em().nativeDelete(EmailMessage, {});
      const { status, body } = await accept(run, 1);
      expect(status).toBe(200);
      expect(body).toMatchObject({ status: 'published', notified: 2 });
      const mails = await app.em().find(EmailMessage, { mail: 'roster-changed' });
      expect(mails.map(({ refs }) => refs.ministerId).sort()).toEqual([ada, guto].sort());
      expect(await people(slots[0]!)).toEqual([ada]);
      expect(await people(slots[1]!)).toEqual([beto, guto].sort((a, b) => a - b));
    });
  });
});
