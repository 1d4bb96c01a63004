import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { OutboxRelayService } from '../../src/platform/jobs/outbox-relay.service.js';
import { checkRoster } from '../../src/roster/rules/check-roster.js';
import { placeKey, RosterCancelledError } from '../../src/solver/problem.js';
import { RosterRun } from '../../src/roster/compute/roster-run.entity.js';
import { RosterRunsService } from '../../src/roster/proposals/roster-runs.service.js';
import { RosterSolverService } from '../../src/roster/compute/roster-solver.service.js';
import type {
  LatestRosterRunResponse,
  RosterJobResponse,
  RosterRunResponse,
} from '../../src/roster/proposals/roster.dto.js';
import { Schedule } from '../../src/roster/schedule.entity.js';
import { RosterFactory } from '../support/roster-factory.js';
import { TestApp, type Caller } from '../support/test-app.js';
import { until } from '../support/until.js';

describe('Computing a roster', () => {
  let app: TestApp;
  let coordinator: Caller;
  let make: RosterFactory;

  beforeAll(async () => {
    app = await TestApp.start();
    coordinator = await app.as('coordenador');
    make = new RosterFactory(app);
  });
  afterAll(() => app.stop());
  afterEach(() => void jest.restoreAllMocks());

  const ask = (id: number) => coordinator.post<RosterJobResponse>(`/api/schedules/${id}/roster`);
  const readRun = async (id: number) =>
    (await coordinator.get<RosterRunResponse>(`/api/roster-runs/${id}`)).body;
  const statusOf = async (id: number) => (await app.em().findOneOrFail(Schedule, id)).status;
  const solver = () => app.nest.get(RosterSolverService, { strict: false });

  it('should fill the masses, keep every hard rule, and prove it', async () => {
    const { id } = await make.parish();
    const { status, body } = await ask(id);
    expect(status).toBe(202);
    expect(body).toMatchObject({ status: 'queued' });
    expect(await readRun(body.jobId)).toMatchObject({ status: 'queued', progress: 0, result: null });

    await app.nest.get(OutboxRelayService, { strict: false }).drain();
    const run = await readRun(body.jobId);
    expect(run).toMatchObject({
      status: 'done',
      error: null,
      stageLabel: null,
      result: { status: 'optimal' },
    });
    expect(run.result!.stages[0]).toMatchObject({
      name: 'emptyPlaces',
      label: 'Lugares vazios',
      value: 0,
      bound: 0,
    });

    const { problem, places, facts } = await make.state(id);
    expect(places).toHaveLength(24);
    expect(places.every(({ origin }) => origin === 'automatic')).toBe(true);
    expect(checkRoster(problem, places)).toEqual([]);
    expect(facts.schedule).toMatchObject({ status: 'planning', version: 2 });
  });

  it('should be found by its schedule, the latest one', async () => {
    const { id } = await make.parish();
    const latest = () => coordinator.get<LatestRosterRunResponse>(`/api/schedules/${id}/roster`);
    expect(await latest()).toMatchObject({ status: 200, body: { run: null } });
    await computed(id);
    const { body } = await ask(id);
    expect((await latest()).body.run).toMatchObject({ id: body.jobId, status: 'queued' });
    expect((await coordinator.get('/api/schedules/999999/roster')).status).toBe(404);
  });

  it('should name the masses that stay incomplete', async () => {
    const { id, slots } = await make.schedule([{ date: '2026-12-06', required: 3 }]);
    await make.answer(await make.minister('Só Uma'), slots);
    const { body } = await ask(id);
    await make.work(body.jobId);
    const run = await app.em().findOneOrFail(RosterRun, body.jobId);
    expect(run.result!.shortages).toMatchObject([{ slot: slots[0], missing: 2 }]);
  });

  it('should keep pinned and manual places, and replace the others', async () => {
    const { id, slots } = await make.parish();
    const { places } = await computed(id);
    const [pinned, manual] = [places[0]!, places[5]!];
    await make.move(coordinator, id, [{ ministerId: pinned.minister, to: pinned.slot, pinned: true }]);
    await make.move(coordinator, id, [{ ministerId: manual.minister, from: manual.slot }]);
    const added = await make.move(coordinator, id, [{ ministerId: manual.minister, to: manual.slot }]);
    expect(added.status).toBe(200);
    const silent = await make.minister('Sem Resposta');
    await make.place(slots[2]!, silent);
    const rows = await make.rows(id);

    const { places: after, problem } = await computed(id);
    expect(after).toEqual(
      expect.arrayContaining([
        { ...pinned, pinned: true },
        expect.objectContaining({ slot: manual.slot, minister: manual.minister, origin: 'manual' }),
      ]),
    );
    const now = await make.rows(id);
    for (const place of [pinned, manual]) expect(now.get(placeKey(place))).toBe(rows.get(placeKey(place)));
    expect(after.map(({ minister }) => minister)).not.toContain(silent);
    expect(checkRoster(problem, after)).toEqual([]);
  });

  it('should move a place given by hand once it is pinned no longer, where the objectives want it', async () => {
    const { id, slots } = await make.schedule([
      { date: '2026-12-06', required: 1, experienced: 0 },
      { date: '2026-12-13', required: 1, experienced: 0 },
    ]);
    await make.questionnaire(id, slots);
    const ana = await make.minister('Ana', { maxDutiesPerMonth: 1 });
    const bia = await make.minister('Bia');
    await make.answer(ana, slots);
    await make.answer(bia, [slots[0]!]);
    await make.move(coordinator, id, [{ ministerId: ana, to: slots[0]! }]);
    const at = async () => (await computed(id)).places.map(({ slot, minister }) => [slot, minister]);
    expect(await at()).toEqual([[slots[0], ana]]);
    const whyAtFirst = async () => {
      const { body } = await coordinator.get<{ masses: { slotId: number; chosen: boolean; code: string }[] }>(
        `/api/schedules/${id}/ministers/${ana}/explanation`,
      );
      return body.masses.find(({ slotId }) => slotId === slots[0]);
    };
    expect(await whyAtFirst()).toMatchObject({ chosen: true, code: 'pinned' });
    await make.move(coordinator, id, [{ ministerId: ana, to: slots[0]!, pinned: false }]);
    expect(await whyAtFirst()).toMatchObject({ chosen: true, code: 'tie' });
    expect(await at()).toEqual([
      [slots[0], bia],
      [slots[1], ana],
    ]);
  });

  it('should answer 202 to one of two simultaneous requests and 409 to the other', async () => {
    const { id } = await make.parish();
    const answers = await Promise.all([ask(id), ask(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409]);
    expect(await app.em().count(RosterRun, { schedule: id })).toBe(1);
  });

  it('should refuse schedules that are published, over or without masses', async () => {
    const { id } = await make.parish();
    for (const status of ['published', 'completed', 'archived'] as const) {
      await app.em().nativeUpdate(Schedule, { id }, { status });
      expect((await ask(id)).status).toBe(422);
    }
    const empty = await make.schedule([]);
    expect(await ask(empty.id)).toMatchObject({ status: 422, body: { code: 'no-masses' } });
    expect((await ask(999_999)).status).toBe(404);
  });

  it('should fail with names when a kept place breaks a rule', async () => {
    const { id, slots } = await make.schedule([{ date: '2026-12-06' }]);
    await make.questionnaire(id, slots);
    const refusing = await make.minister('Clara');
    await make.answer(refusing, slots, 'unavailable');
    const place = await make.place(slots[0]!, refusing, { origin: 'manual', pinned: true });
    const { body } = await ask(id);
    await make.work(body.jobId);
    const run = await readRun(body.jobId);
    expect(run.status).toBe('failed');
    expect(run.error).toContain('Clara respondeu que não pode servir no domingo, 6 de dezembro, às 10h.');
    expect([...(await make.rows(id)).values()]).toEqual([place]);
    expect(await statusOf(id)).toBe('draft');
  });

  it('should compute again a run that a killed worker left', async () => {
    const { id } = await make.parish();
    const { body } = await ask(id);
    await app.em().nativeUpdate(RosterRun, { id: body.jobId }, { status: 'running' });
    await make.work(body.jobId);
    expect((await readRun(body.jobId)).status).toBe('done');
    const { version } = (await make.state(id)).facts.schedule;
    await make.work(body.jobId);
    expect((await make.state(id)).facts.schedule.version).toBe(version);
  });

  it('should compute once more when the schedule changes under way', async () => {
    const { id, slots, ministers } = await make.parish();
    const { body } = await ask(id);
    const solve = solver().solve.bind(solver());
    const spy = jest.spyOn(solver(), 'solve').mockImplementationOnce(async (...given) => {
      const result = await solve(...given);
      const free = (await make.facts(id)).availability.of({ slot: slots[0]!, minister: ministers[1]! });
      expect(free).toBe('available');
      const { status } = await make.move(coordinator, id, [{ ministerId: ministers[1]!, to: slots[0]! }]);
      expect(status).toBe(200);
      return result;
    });
    await make.work(body.jobId);
    expect(spy).toHaveBeenCalledTimes(2);
    expect((await readRun(body.jobId)).status).toBe('done');
    const { places, problem } = await make.state(id);
    expect(places).toContainEqual(
      expect.objectContaining({ slot: slots[0], minister: ministers[1], origin: 'manual' }),
    );
    expect(checkRoster(problem, places)).toEqual([]);
  });

  it('should fail when answers withdrawn under way break the result again and again', async () => {
    const { id } = await make.parish();
    const { body } = await ask(id);
    const solve = solver().solve.bind(solver());
    jest.spyOn(solver(), 'solve').mockImplementation(async (...given) => {
      const result = await solve(...given);
      const { slot, minister } = result.assignments[0]!;
      await app
        .em()
        .getConnection()
        .execute(
          `update availability_answer set answer = 'unavailable' where slot_id = ? and minister_id = ?`,
          [Number(slot), Number(minister)],
        );
      return result;
    });
    await make.work(body.jobId);
    expect(await readRun(body.jobId)).toMatchObject({
      status: 'failed',
      error: 'A escala mudou enquanto era calculada. Calcule de novo.',
    });
    expect((await make.state(id)).places).toEqual([]);
  });

  it('should fail with an apology when the solver breaks down', async () => {
    const { id } = await make.parish();
    const { body } = await ask(id);
    jest.spyOn(solver(), 'solve').mockRejectedValue(new Error('out of memory'));
    await make.work(body.jobId);
    expect(await readRun(body.jobId)).toMatchObject({
      status: 'failed',
      error: 'O cálculo parou por um erro interno. Tente novamente.',
    });
  });

  it('should leave a run to the next worker when this one is stopped', async () => {
    const { id } = await make.parish();
    const { body } = await ask(id);
    jest.spyOn(solver(), 'solve').mockRejectedValueOnce(new RosterCancelledError());
    await expect(make.work(body.jobId)).rejects.toThrow(RosterCancelledError);
    expect((await readRun(body.jobId)).status).toBe('running');
    await make.work(body.jobId);
    expect(await readRun(body.jobId)).toMatchObject({ status: 'done', progress: 100 });
  });

  it('should show what is being computed', async () => {
    const { id } = await make.parish();
    const { body } = await ask(id);
    const solve = solver().solve.bind(solver());
    const seen: RosterRunResponse[] = [];
    jest.spyOn(solver(), 'solve').mockImplementationOnce(async (problem, request) => {
      request!.onProgress!({ stage: 'unfairness', done: 5, stages: 8, emptyPlaces: 0, seconds: 0.1 });
      do seen.push(await readRun(body.jobId));
      while (seen.at(-1)!.stageLabel === null);
      return solve(problem);
    });
    await make.work(body.jobId);
    expect(seen.at(-1)).toMatchObject({
      status: 'running',
      stageLabel: 'Desequilíbrio entre as pessoas',
      progress: 67,
      finishedAt: null,
    });
  });

  describe('cancelling', () => {
    const cancel = (runId: number) => coordinator.post<RosterRunResponse>(`/api/roster-runs/${runId}/cancel`);

    it('should give up a run that waits, and only once', async () => {
      const { id } = await make.parish();
      const { body } = await ask(id);
      expect(await cancel(body.jobId)).toMatchObject({ status: 200, body: { status: 'cancelled' } });
      await make.work(body.jobId);
      expect((await readRun(body.jobId)).status).toBe('cancelled');
      expect((await make.state(id)).places).toEqual([]);
      expect((await cancel(body.jobId)).status).toBe(422);
      expect((await ask(id)).status).toBe(202);
    });

    it('should stop a solver at work', async () => {
      const { id } = await make.parish();
      const { body } = await ask(id);
      jest.spyOn(solver(), 'solve').mockImplementationOnce(async (_, { signal } = {}) => {
        await cancel(body.jobId);
        return new Promise((_resolve, reject) => {
          signal!.addEventListener('abort', () => reject(new RosterCancelledError()));
        });
      });
      await make.work(body.jobId);
      expect((await readRun(body.jobId)).status).toBe('cancelled');
    });

    it('should store nothing when the result comes after the cancellation', async () => {
      const { id } = await make.parish();
      const { body } = await ask(id);
      const solve = solver().solve.bind(solver());
      jest.spyOn(solver(), 'solve').mockImplementationOnce(async (...given) => {
        const result = await solve(...given);
        await cancel(body.jobId);
        return result;
      });
      await make.work(body.jobId);
      expect((await readRun(body.jobId)).status).toBe('cancelled');
      expect((await make.state(id)).places).toEqual([]);
    });
  });

  describe('following', () => {
    const eventsOf = (text: string) =>
      text.match(/^data: .*$/gm)!.map((line) => JSON.parse(line.slice(6)) as RosterRunResponse);

    it('should send the run until it has ended', async () => {
      const { id } = await make.parish();
      const { body } = await ask(id);
      const stream = coordinator.get<string>(`/api/roster-runs/${body.jobId}/events`);
      await make.work(body.jobId);
      const { status, headers, body: text } = await stream;
      expect(status).toBe(200);
      expect(headers['content-type']).toContain('text/event-stream');
      expect(eventsOf(text).at(-1)).toMatchObject({
        id: body.jobId,
        status: 'done',
        result: { status: 'optimal' },
      });
    });

    it('should end with the session of who follows, though the run is under way', async () => {
      const { id } = await make.parish();
      const { body } = await ask(id);
      const guest = await app.as('reitor');
      const follow = jest.spyOn(app.nest.get(RosterRunsService, { strict: false }), 'follow');
      const stream = guest.get<string>(`/api/roster-runs/${body.jobId}/events`);
      await until(() => follow.mock.calls.length > 0);
      await guest.post('/api/auth/logout');
      expect((await stream).body).not.toContain('"status":"done"');
    });

    it('should answer 404 for an unknown run', async () => {
      const { status, body } = await coordinator.get('/api/roster-runs/999999/events');
      expect(status).toBe(404);
      expect(body).toMatchObject({ message: 'Cálculo não encontrado.' });
      expect((await coordinator.get('/api/roster-runs/abc/events')).status).toBe(404);
    });
  });

  it('should let rectors read, coordinators compute, and ministers neither', async () => {
    const { id } = await make.parish();
    const { body } = await ask(id);
    const rector = await app.as('reitor');
    const minister = await app.as('ministro');
    expect((await rector.get(`/api/schedules/${id}/roster`)).status).toBe(200);
    expect((await rector.get(`/api/roster-runs/${body.jobId}`)).status).toBe(200);
    expect((await rector.post(`/api/schedules/${id}/roster`)).status).toBe(403);
    expect((await rector.post(`/api/roster-runs/${body.jobId}/cancel`)).status).toBe(403);
    for (const url of [
      `/api/schedules/${id}/roster`,
      `/api/roster-runs/${body.jobId}`,
      `/api/roster-runs/${body.jobId}/events`,
    ]) {
      expect((await minister.get(url)).status).toBe(403);
      expect((await app.visitor.get(url)).status).toBe(401);
    }
  });

  async function computed(id: number) {
    const { body } = await ask(id);
    await make.work(body.jobId);
    expect((await readRun(body.jobId)).error).toBeNull();
    return make.state(id);
  }
});
