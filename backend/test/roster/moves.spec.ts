import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AuditEvent } from '../../src/platform/audit/audit-event.entity.js';
import { EmailMessage } from '../../src/mail/email-message.entity.js';
import { MailsService } from '../../src/mail/mails.service.js';
import { Assignment } from '../../src/roster/assignment.entity.js';
import { RosterChange } from '../../src/roster/roster-change.entity.js';
import type { RosterChangeResponse } from '../../src/roster/editor/roster-changes.dto.js';
import type { RosterEditorResponse } from '../../src/roster/editor/roster-editor.dto.js';
import { SettingsService } from '../../src/platform/settings/settings.service.js';
import { Schedule } from '../../src/roster/schedule.entity.js';
import { User } from '../../src/accounts/user.entity.js';
import { Conversation } from '../support/ai-factory.js';
import type { RosterHistoryResponse } from '../../src/roster/roster-history.dto.js';
import { RosterFactory } from '../support/roster-factory.js';
import { TestApp, type Caller } from '../support/test-app.js';

describe('Moves in the roster editor', () => {
  let app: TestApp;
  let make: RosterFactory;
  let coordinator: Caller & { userId: number };
  let other: Caller;
  let ana: number;
  let bia: number;
  let caio: number;

  beforeAll(async () => {
    app = await TestApp.start();
    make = new RosterFactory(app);
    coordinator = await app.as('coordenador');
    other = await app.as('admin');
    [ana, bia, caio] = [await make.minister('Ana'), await make.minister('Bia'), await make.minister('Caio')];
  });
  afterAll(() => app.stop());

  const post = (id: number, path: string, body: object, caller: Caller = coordinator) =>
    caller.post<RosterChangeResponse>(`/api/schedules/${id}/roster/${path}`, body);
  const move = (
    id: number,
    revision: number,
    moves: object[],
    more: object = {},
    caller: Caller = coordinator,
  ) => post(id, 'moves', { revision, moves, ...more }, caller);
  const people = async (slot: number) =>
    (await app.em().find(Assignment, { slot })).map(({ minister }) => minister.id).sort((a, b) => a - b);

  /** Two masses on one day and one on another, one place each; all three people answered "available" for all. */
  async function asked(status?: 'published') {
    const masses = [
      { date: '2026-12-06', time: '08:00', required: 1 },
      { date: '2026-12-06', required: 1 },
      { date: '2026-12-13', required: 1 },
    ];
    const { id, slots } = await make.schedule(masses, { ...(status && { status }) });
    await make.questionnaire(id, slots);
    for (const person of [ana, bia, caio]) await make.answer(person, slots);
    return { id, slots: slots as [number, number, number] };
  }

  it('should carry out a batch as one step and answer what is different', async () => {
    const { id, slots } = await asked();
    await make.place(slots[0], ana);
    const { status, body } = await move(id, 1, [
      { ministerId: ana, from: slots[0], to: slots[1] },
      { ministerId: bia, to: slots[0], pinned: true },
    ]);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      revision: 2,
      canUndo: true,
      canRedo: false,
      entered: expect.arrayContaining([
        { slotId: slots[1], ministerId: ana },
        { slotId: slots[0], ministerId: bia },
      ]),
      left: [{ slotId: slots[0], ministerId: ana }],
      notified: 0,
    });
    expect(body.assignments).toMatchObject([
      { slotId: slots[0], ministerId: bia, origin: 'manual', pinned: true, conflicts: [] },
      { slotId: slots[1], ministerId: ana, origin: 'manual', pinned: true, conflicts: [] },
    ]);
    expect(body.masses.map(({ id: slot, missing }) => [slot, missing])).toEqual([
      [slots[0], 0],
      [slots[1], 0],
      [slots[2], 1],
    ]);
    const dutiesOf = new Map(body.ministers.map((minister) => [minister.id, minister.duties]));
    expect([ana, bia, caio].map((person) => dutiesOf.get(person))).toEqual([1, 1, 0]);
  });

  it('should judge the roster that the batch makes, not each move alone', async () => {
    const { id, slots } = await asked();
    await make.place(slots[0], ana);
    await make.place(slots[2], bia);
    const exchange = [
      { ministerId: ana, from: slots[0], to: slots[2] },
      { ministerId: bia, from: slots[2], to: slots[0] },
    ];
    expect((await move(id, 1, exchange)).status).toBe(200);
    expect([await people(slots[0]), await people(slots[2])]).toEqual([[bia], [ana]]);
  });

  it('should refuse a broken rule with its name, and change nothing', async () => {
    const { id, slots } = await asked();
    await make.place(slots[0], ana);
    expect(
      await move(id, 1, [
        { ministerId: caio, to: slots[2] },
        { ministerId: ana, to: slots[1] },
      ]),
    ).toMatchObject({
      status: 422,
      body: {
        code: 'hard-rules',
        message: 'Ana já serve no domingo, 6 de dezembro, às 8h.',
        rules: [{ code: 'same-day', slotId: slots[1], ministerId: ana }],
      },
    });
    expect(await people(slots[2])).toEqual([]);
    expect((await app.em().findOneOrFail(Schedule, id)).version).toBe(1);
  });

  it('should tell beforehand what forbids moves, and change nothing', async () => {
    const { id, slots } = await asked();
    await make.place(slots[0], ana);
    const check = (moves: object[], revision = 1) => post(id, 'moves/check', { revision, moves });
    expect(await check([{ ministerId: ana, to: slots[1] }])).toMatchObject({
      status: 200,
      body: [{ code: 'same-day', slotId: slots[1], ministerId: ana }],
    });
    expect(await check([{ ministerId: ana, from: slots[0], to: slots[1] }])).toMatchObject({
      status: 200,
      body: [],
    });
    expect((await check([{ ministerId: ana, to: slots[1] }], 2)).status).toBe(409);
    expect((await check([{ ministerId: ana }])).status).toBe(400);
    expect(await people(slots[1])).toEqual([]);
    expect((await app.em().findOneOrFail(Schedule, id)).version).toBe(1);
  });

  it('should break it for a reason: marked, audited, and left alone by a computation', async () => {
    const { id, slots } = await asked();
    await make.place(slots[0], ana);
    const force = [{ ministerId: ana, to: slots[1] }];
    expect((await move(id, 1, force, { override: { reason: ' x ' } })).status).toBe(400);
    const forced = await move(id, 1, force, { override: { reason: 'Pedido do pároco.' } });
    expect(forced.body.assignments).toMatchObject([
      { slotId: slots[0], overrideReason: null, conflicts: [{ code: 'same-day', hard: true }] },
      {
        slotId: slots[1],
        overrideReason: 'Pedido do pároco.',
        conflicts: [{ code: 'same-day', message: 'já serve às 8h neste dia', hard: true }],
      },
    ]);
    const [event] = await app.em().find(AuditEvent, { action: 'roster-rule-overridden', subjectId: id });
    expect(event!.details).toEqual({
      rules: [{ code: 'same-day', slotId: slots[1], ministerId: ana }],
    });

    const { body: run } = await coordinator.post<{ jobId: number }>(`/api/schedules/${id}/roster`);
    await make.work(run.jobId);
    expect(await coordinator.get(`/api/roster-runs/${run.jobId}`)).toMatchObject({
      body: { status: 'done', result: { status: 'optimal' } },
    });
    expect(await people(slots[1])).toEqual([ana]);
    expect(await people(slots[0])).not.toEqual([ana]);
    expect(await people(slots[2])).toHaveLength(1);

    const { version } = await app.em().findOneOrFail(Schedule, id);
    for (const pinned of [true, false])
      expect(await move(id, version, [{ ministerId: ana, to: slots[1], pinned }])).toMatchObject({
        status: 422,
        body: { code: 'overridden', message: expect.stringContaining('nenhum cálculo muda este lugar') },
      });
  });

  it('should refuse a stale revision and say who changed what', async () => {
    const { id, slots } = await asked();
    expect((await move(id, 1, [{ ministerId: bia, to: slots[0] }], {}, other)).status).toBe(200);
    const { status, body } = await move(id, 1, [{ ministerId: ana, to: slots[0] }]);
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'concurrent-change',
      revision: 2,
      changes: [
        {
          revision: 2,
          kind: 'moved',
          label: 'Mudança à mão',
          by: expect.any(String),
          entered: [{ slotId: slots[0], date: '2026-12-06', ministerId: bia, scheduleName: 'Bia' }],
          left: [],
        },
      ],
    });
    expect(await people(slots[0])).toEqual([bia]);
  });

  it('should let exactly one of two coordinators win who move at the same moment', async () => {
    const { id, slots } = await asked();
    const answers = await Promise.all([
      move(id, 1, [{ ministerId: ana, to: slots[0] }]),
      move(id, 1, [{ ministerId: bia, to: slots[0] }], {}, other),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await people(slots[0])).toHaveLength(1);
  });

  it('should refuse moves that do not fit', async () => {
    const { id, slots } = await asked();
    await make.place(slots[0], ana);
    const strange = (await asked()).slots[0];
    const status = async (moves: object[]) => (await move(id, 1, moves)).status;
    expect(await status([])).toBe(400);
    expect(await status([{ ministerId: ana }])).toBe(400);
    expect(await status([{ ministerId: bia, to: strange }])).toBe(404);
    expect(await status([{ ministerId: 999_999, to: slots[1] }])).toBe(404);
    expect(await status([{ ministerId: bia, from: slots[0] }])).toBe(422);
    expect(await status([{ ministerId: ana, to: slots[0] }])).toBe(422);
    expect((await move(999_999, 1, [{ ministerId: ana, to: slots[0] }])).status).toBe(404);
    expect((await app.em().findOneOrFail(Schedule, id)).version).toBe(1);
  });

  describe('undo and redo', () => {
    it('should step back and forth through every kind of change', async () => {
      const { id, slots } = await asked();
      await move(id, 1, [{ ministerId: ana, to: slots[0] }]);
      await move(id, 2, [{ ministerId: ana, from: slots[0], to: slots[1], pinned: true }]);
      await move(id, 3, [{ ministerId: ana, to: slots[1], pinned: false }]);
      const pinned = async () => (await app.em().findOneOrFail(Assignment, { slot: slots[1] })).pinned;
      expect(await pinned()).toBe(false);

      expect(await post(id, 'undo', { revision: 4 })).toMatchObject({
        status: 200,
        body: { revision: 5, canUndo: true, canRedo: true },
      });
      expect(await pinned()).toBe(true);
      await post(id, 'undo', { revision: 5 });
      expect([await people(slots[0]), await people(slots[1])]).toEqual([[ana], []]);
      await post(id, 'redo', { revision: 6 });
      expect([await people(slots[0]), await people(slots[1])]).toEqual([[], [ana]]);
      expect((await post(id, 'redo', { revision: 7 })).body).toMatchObject({ canRedo: false });
      expect(await pinned()).toBe(false);
      expect(await post(id, 'redo', { revision: 8 })).toMatchObject({
        status: 422,
        body: { code: 'nothing-to-redo', message: 'Não há nenhuma mudança para refazer.' },
      });
      for (const revision of [8, 9, 10]) expect((await post(id, 'undo', { revision })).status).toBe(200);
      expect(await app.em().count(Assignment, { slot: slots })).toBe(0);
      expect(await post(id, 'undo', { revision: 11 })).toMatchObject({
        status: 422,
        body: { code: 'nothing-to-undo' },
      });
      expect((await post(id, 'undo', { revision: 3 })).status).toBe(409);
    });

    it('should forget what was undone once something new is done', async () => {
      const { id, slots } = await asked();
      await move(id, 1, [{ ministerId: ana, to: slots[0] }]);
      await post(id, 'undo', { revision: 2 });
      await move(id, 3, [{ ministerId: bia, to: slots[0] }]);
      expect((await post(id, 'redo', { revision: 4 })).status).toBe(422);
      expect(await people(slots[0])).toEqual([bia]);
    });

    it('should take back a whole computation', async () => {
      const { id, slots } = await asked();
      await move(id, 1, [{ ministerId: ana, to: slots[2] }]);
      const { body: run } = await coordinator.post<{ jobId: number }>(`/api/schedules/${id}/roster`);
      await make.work(run.jobId);
      expect(await app.em().count(Assignment, { slot: slots })).toBe(3);
      expect((await post(id, 'undo', { revision: 3 })).status).toBe(200);
      expect([await people(slots[0]), await people(slots[1]), await people(slots[2])]).toEqual([
        [],
        [],
        [ana],
      ]);
    });

    it('should take back a proposal of the assistant', async () => {
      const { id, slots, ministers } = await make.parish();
      await make.place(slots[0]!, ministers[0]!);
      const talk = await Conversation.open(app, coordinator, id, 'Gere a escala');
      const [proposal] = await talk.proposals();
      expect((await talk.accept(proposal!.runId)).status).toBe(200);
      const { body } = await coordinator.get<RosterHistoryResponse[]>(`/api/schedules/${id}/roster/history`);
      const { name } = await app.em().findOneOrFail(User, coordinator.userId);
      expect(body).toMatchObject([{ kind: 'accepted', by: name }]);
      expect((await post(id, 'undo', { revision: 2 })).status).toBe(200);
      expect(await app.em().count(Assignment, { slot: slots })).toBe(1);
      expect(await people(slots[0]!)).toEqual([ministers[0]]);
    });

    it('should not reach back behind a mass that was removed', async () => {
      const { id, slots } = await asked();
      await move(id, 1, [{ ministerId: ana, to: slots[0] }]);
      await move(id, 2, [{ ministerId: bia, to: slots[2] }]);
      await coordinator.delete(`/api/slots/${slots[2]}`);
      expect((await post(id, 'undo', { revision: 4 })).status).toBe(422);
      expect(await people(slots[0])).toEqual([ana]);
    });

    it('should keep the last hundred steps, the latest first', async () => {
      const { id, slots } = await asked();
      const schedule = app.em().getReference(Schedule, id);
      const steps = Array.from({ length: 100 }, (_, i) => {
        const diff = { entered: [], left: [] };
        return new RosterChange({
          schedule,
          revision: i,
          kind: 'moved',
          state: 'done',
          changedBy: null,
          diff,
        });
      });
      await app.em().persist(steps).flush();
      await move(id, 1, [{ ministerId: ana, to: slots[0] }]);
      const { body } = await coordinator.get<RosterHistoryResponse[]>(`/api/schedules/${id}/roster/history`);
      expect(body).toHaveLength(100);
      expect(body[0]).toMatchObject({ revision: 2, entered: [{ ministerId: ana }] });
      expect(await app.em().count(RosterChange, { schedule: id })).toBe(100);
    });
  });

  it('should tell those concerned, and nobody else, of changes to a published schedule', async () => {
    const { id, slots } = await asked('published');
    await make.place(slots[0], ana);
    await make.place(slots[2], bia);
    await app.em().nativeDelete(EmailMessage, {});
    const { body } = await move(id, 1, [
      { ministerId: ana, from: slots[0], to: slots[1] },
      { ministerId: caio, to: slots[0] },
    ]);
    expect(body.notified).toBe(2);
    const mails = await app.em().find(EmailMessage, { mail: 'roster-changed' }, { orderBy: { id: 1 } });
    const written = await Promise.all(
      mails.map((mail) => app.nest.get(MailsService, { strict: false }).variablesOf(mail)),
    );
    expect(written).toHaveLength(2);
    expect(written).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          name: 'Ana Inventada',
          added: [expect.objectContaining({ time: '10:00' })],
          removed: [expect.objectContaining({ time: '08:00' })],
        }),
        expect.objectContaining({
          name: 'Caio Inventada',
          added: [expect.objectContaining({ time: '08:00' })],
          removed: [],
        }),
      ]),
    );
  });

  it('should note at once that who enters has said so, on a published schedule', async () => {
    const { id, slots } = await asked('published');
    const dora = await make.minister('Dora');
    await make.answer(dora, slots);
    await make.place(slots[0], ana);
    const confirmed = async () =>
      (await app.em().find(Assignment, { slot: { $in: slots } }))
        .filter(({ confirmedAt }) => confirmedAt !== null)
        .map(({ minister }) => minister.id);
    const { status } = await move(
      id,
      1,
      [
        { ministerId: dora, to: slots[2] },
        { ministerId: ana, to: slots[0], pinned: false },
      ],
      { confirmed: true },
    );
    expect(status).toBe(200);
    expect(await confirmed()).toEqual([dora]);
    expect(
      await app.em().findOneOrFail(AuditEvent, { action: 'confirmation-noted', subjectId: dora }),
    ).toMatchObject({ details: { slotId: slots[2], confirmed: true } });
    expect((await post(id, 'undo', { revision: 2 })).status).toBe(200);
    expect(await confirmed()).toEqual([]);
    expect((await post(id, 'redo', { revision: 3 })).status).toBe(200);
    expect(await confirmed()).toEqual([dora]);

    const draft = await asked();
    const early = await move(draft.id, 1, [{ ministerId: bia, to: draft.slots[0] }], { confirmed: true });
    expect(early.status).toBe(422);
    expect(await people(draft.slots[0])).toEqual([]);
  });

  it('should give a confirmation back with the place, but for a mass that has moved meanwhile', async () => {
    const { id, slots } = await asked('published');
    await make.place(slots[0], ana);
    const { id: place } = await app.em().findOneOrFail(Assignment, { slot: slots[0] });
    const isConfirmed = async () =>
      (await app.em().findOneOrFail(Assignment, { slot: slots[0], minister: ana })).confirmedAt !== null;
    let revision = 1;
    const step = async (path: 'undo' | 'redo') => {
      expect((await post(id, path, { revision })).status).toBe(200);
      revision += 1;
    };
    const noted = await coordinator.put(`/api/assignments/${place}/confirmation`, { confirmed: true });
    expect(noted.status).toBe(200);
    await move(id, revision++, [{ ministerId: ana, from: slots[0] }]);
    await step('undo');
    expect(await isConfirmed()).toBe(true);
    await step('redo');
    await step('undo');
    expect(await isConfirmed()).toBe(true);

    await step('redo');
    expect((await coordinator.put(`/api/slots/${slots[0]}`, { time: '07:00' })).status).toBe(200);
    revision = (await app.em().findOneOrFail(Schedule, id)).version;
    await step('undo');
    expect(await isConfirmed()).toBe(false);
  });

  it('should give a confirmation back to who returns by the undoing of an older step, and to nobody else', async () => {
    const { id, slots } = await asked('published');
    const [dora, eva] = [await make.minister('Dora'), await make.minister('Eva')];
    for (const person of [dora, eva]) await make.answer(person, slots);
    await make.place(slots[0], dora);
    const { id: place } = await app.em().findOneOrFail(Assignment, { slot: slots[0] });
    await coordinator.put(`/api/assignments/${place}/confirmation`, { confirmed: true });
    const back = [{ ministerId: dora, to: slots[0] }];
    const leave = [{ ministerId: dora, from: slots[0] }];
    const isConfirmed = async () =>
      (await app.em().findOneOrFail(Assignment, { slot: slots[0], minister: dora })).confirmedAt !== null;
    await move(id, 1, leave);
    await move(id, 2, [{ ministerId: eva, to: slots[2] }]);
    expect((await move(id, 3, back, { undoes: 2 })).status).toBe(200);
    expect(await isConfirmed()).toBe(true);

    await move(id, 4, leave);
    expect((await move(id, 5, back)).status).toBe(200);
    expect(await isConfirmed()).toBe(false);

    await move(id, 6, leave);
    expect((await move(id, 7, back, { undoes: 99 })).status).toBe(404);
    expect(await people(slots[0])).toEqual([]);
  });

  it('should tell the people of a mass that moves or is removed from a published schedule', async () => {
    const { id, slots } = await asked('published');
    await make.place(slots[0], ana);
    await make.place(slots[2], bia);
    const written = async () => {
      const mails = await app.em().find(EmailMessage, { mail: 'roster-changed' }, { orderBy: { id: 1 } });
      const variables = await Promise.all(
        mails.map((mail) => app.nest.get(MailsService, { strict: false }).variablesOf(mail)),
      );
      await app.em().nativeDelete(EmailMessage, {});
      return variables;
    };
    await app.em().nativeDelete(EmailMessage, {});
    expect((await coordinator.put(`/api/slots/${slots[0]}`, { time: '07:30' })).status).toBe(200);
    expect(await written()).toMatchObject([
      {
        name: 'Ana Inventada',
        added: [{ date: '2026-12-06', time: '07:30' }],
        removed: [],
        former: { date: '2026-12-06', time: '08:00', description: 'Missa inventada' },
      },
    ]);
    await coordinator.put(`/api/slots/${slots[0]}`, { description: 'Missa da família' });
    expect(await written()).toEqual([]);
    const { defaultLocation } = await app.nest.get(SettingsService, { strict: false }).read();
    await coordinator.put(`/api/slots/${slots[0]}`, { location: 'Capela' });
    expect(await written()).toMatchObject([
      {
        name: 'Ana Inventada',
        added: [{ place: 'Capela' }],
        removed: [],
        former: { place: defaultLocation },
      },
    ]);
    await coordinator.put(`/api/slots/${slots[0]}`, { location: null, time: '07:00' });
    expect(await written()).toMatchObject([
      { added: [{ time: '07:00', place: defaultLocation }], former: { time: '07:30', place: 'Capela' } },
    ]);
    expect((await coordinator.delete(`/api/slots/${slots[2]}`)).status).toBe(200);
    expect(await written()).toMatchObject([
      { name: 'Bia Inventada', added: [], removed: [], former: { date: '2026-12-13', time: '10:00' } },
    ]);
    const editor = await coordinator.get<RosterEditorResponse>(`/api/schedules/${id}/editor`);
    expect(editor.body.revision).toBe(6);
  });

  it('should be the coordinators’ alone', async () => {
    const { id, slots } = await asked();
    for (const role of ['reitor', 'ministro', 'user'] as const) {
      const caller = await app.as(role);
      expect((await move(id, 1, [{ ministerId: ana, to: slots[0] }], {}, caller)).status).toBe(403);
      for (const step of ['undo', 'redo'])
        expect((await post(id, step, { revision: 1 }, caller)).status).toBe(403);
    }
  });
});
