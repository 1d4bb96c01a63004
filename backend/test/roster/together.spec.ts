import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AuditEvent } from '../../src/platform/audit/audit-event.entity.js';
import { RosterRun } from '../../src/roster/compute/roster-run.entity.js';
import type {
  LatestRosterRunResponse,
  RosterJobResponse,
  RosterRunResponse,
} from '../../src/roster/proposals/roster.dto.js';
import type { RosterProofFile } from '../../src/roster/compute/roster-proof.service.js';
import { checkCertificate } from '../../src/solver/check-certificate.js';
import { RosterFactory } from '../support/roster-factory.js';
import { TestApp, type Caller } from '../support/test-app.js';

const ONE_PLACE = { required: 1, experienced: 0 };
const DECEMBER = ['2026-12-06', '2026-12-13'].map((date) => ({ date, ...ONE_PLACE }));
const JANUARY = ['2027-01-10', '2027-01-17'].map((date) => ({ date, ...ONE_PLACE }));

describe('Rosters that are computed together', () => {
  let app: TestApp;
  let coordinator: Caller;
  let make: RosterFactory;

  beforeAll(async () => {
    app = await TestApp.start();
    coordinator = await app.as('coordenador');
    make = new RosterFactory(app);
  });
  afterAll(() => app.stop());

  const latest = async (id: number) =>
    (await coordinator.get<LatestRosterRunResponse>(`/api/schedules/${id}/roster`)).body;
  const ask = (id: number, body: object) =>
    coordinator.post<RosterJobResponse & { message: string }>(`/api/schedules/${id}/roster`, body);
  const whoServes = async (id: number) => (await make.state(id)).places.map(({ minister }) => minister);

  /** December, for which Ana alone offers, and January, for which Bia does too. */
  async function twoMonths() {
    const december = await make.schedule(DECEMBER, { title: 'Dezembro' });
    const january = await make.schedule(JANUARY, { title: 'Janeiro', year: 2027, month: 1 });
    for (const { id, slots } of [december, january]) await make.questionnaire(id, slots);
    const [ana, bia] = [await make.minister('Ana'), await make.minister('Bia')];
    await make.answer(ana, [...december.slots, ...january.slots]);
    await make.answer(bia, january.slots);
    return { december, january, ana, bia };
  }

  async function computed(body: object = {}) {
    const parish = await twoMonths();
    const { jobId } = (await ask(parish.december.id, { together: [parish.january.id], ...body })).body;
    await make.work(jobId);
    return { ...parish, jobId };
  }

  it('should fill each month within its own maximums and share the duties of all out evenly', async () => {
    const { december, january, ana, bia } = await computed();
    expect(await whoServes(december.id)).toEqual([ana, ana]);
    expect(await whoServes(january.id)).toEqual([bia, bia]);
    const [first, second] = [(await latest(december.id)).run!, (await latest(january.id)).run!];
    expect(first.together).toEqual([{ scheduleId: january.id, title: 'Janeiro' }]);
    expect(second.together).toEqual([{ scheduleId: december.id, title: 'Dezembro' }]);
    for (const { status, proposal, result } of [first, second]) {
      expect({ status, proposal }).toEqual({ status: 'done', proposal: false });
      expect(result).toMatchObject({ status: 'optimal', proven: true, assignments: 2 });
    }
  });

  it('should share out a month anew when it is computed alone', async () => {
    const { january, ana, bia } = await twoMonths();
    const { jobId } = (await ask(january.id, {})).body;
    await make.work(jobId);
    expect((await whoServes(january.id)).toSorted()).toEqual([ana, bia].toSorted());
    expect((await latest(january.id)).run!.together).toEqual([]);
  });

  it('should have one proof, which is lost in all months by a change of one', async () => {
    const { december, january } = await computed();
    const download = (id: number) =>
      coordinator.get<RosterProofFile>(`/api/schedules/${id}/roster-proof.json`);
    const { body } = await download(january.id);
    expect((await download(december.id)).body).toEqual(body);
    expect(body.result.assignments).toHaveLength(4);
    const verdict = checkCertificate(body.problem, body.result, body.certificate);
    expect(verdict.stages.filter(({ missing }) => missing !== undefined)).toEqual([]);
    expect(verdict.proven).toBe(true);

    const publish = () =>
      coordinator.post(`/api/schedules/${january.id}/publish`, { confirmEmptyPlaces: true });
    expect((await publish()).status).toBe(200);
    const published = await app
      .em()
      .findOneOrFail(AuditEvent, { action: 'schedule-published', subjectId: january.id });
    expect(published.details).toMatchObject({ proven: true });
    expect((await latest(december.id)).proof).not.toBeNull();

    const [place] = (await make.state(december.id)).places;
    await make.move(coordinator, december.id, [{ ministerId: place!.minister, from: place!.slot }]);
    expect([(await latest(december.id)).proof, (await latest(january.id)).proof]).toEqual([null, null]);
  });

  it('should only propose where somebody has a place already', async () => {
    const { december, january, bia } = await twoMonths();
    await make.place(january.slots[0]!, bia, { origin: 'manual' });
    const { jobId } = (await ask(december.id, { together: [january.id] })).body;
    await make.work(jobId);
    expect((await latest(december.id)).run).toMatchObject({ proposal: false, status: 'done' });
    const { run, proof } = await latest(january.id);
    expect(run).toMatchObject({ proposal: true, status: 'done', acceptedAt: null });
    expect(proof).toBeNull();
    expect((await latest(december.id)).proof).toBeNull();
    expect(await whoServes(january.id)).toEqual([bia]);

    const { revision } = (await coordinator.get<{ revision: number }>(`/api/schedules/${january.id}/editor`))
      .body;
    await coordinator.post(`/api/roster-runs/${run!.id}/accept`, { revision });
    expect(await whoServes(january.id)).toEqual([bia, bia]);
    expect((await latest(december.id)).proof).not.toBeNull();
  });

  it('should be given up together, and store nothing', async () => {
    const { december, january } = await twoMonths();
    const { jobId } = (await ask(december.id, { together: [january.id] })).body;
    const follower = (await latest(january.id)).run!;
    expect(follower.status).toBe('queued');
    const { body } = await coordinator.post<RosterRunResponse>(`/api/roster-runs/${follower.id}/cancel`);
    expect(body.status).toBe('cancelled');
    await make.work(jobId);
    expect((await latest(december.id)).run!.status).toBe('cancelled');
    expect(await whoServes(december.id)).toEqual([]);
  });

  it('should fail where one of the schedules leaves planning meanwhile', async () => {
    const { december, january } = await twoMonths();
    const { jobId } = (await ask(december.id, { together: [january.id] })).body;
    const active = await coordinator.put(`/api/schedules/${january.id}`, { status: 'active' });
    expect(active.status).toBe(200);
    await make.work(jobId);
    for (const { id } of [december, january]) {
      const { status, error } = (await latest(id)).run!;
      expect({ status, error }).toEqual({
        status: 'failed',
        error: 'A escala “Janeiro” saiu do planejamento enquanto era calculada.',
      });
    }
    expect(await app.em().count(RosterRun, { schedule: december.id, status: 'running' })).toBe(0);
  });

  it('should be of schedules in planning that each have a month of their own, and masses', async () => {
    const { december, january } = await twoMonths();
    const same = await make.schedule(DECEMBER, { title: 'Festa' });
    const empty = await make.schedule([], { title: 'Fevereiro', year: 2027, month: 2 });
    const told = await make.schedule(JANUARY, {
      title: 'Março',
      year: 2027,
      month: 3,
      status: 'published',
    });
    const refusal = async (...together: number[]) => {
      const { status, body } = await ask(december.id, { together });
      return [status, body.message];
    };
    expect(await refusal(same.id)).toEqual([
      422,
      'As escalas “Dezembro” e “Festa” são do mesmo mês. Só se calculam juntas as de meses diferentes.',
    ]);
    expect(await refusal(empty.id)).toEqual([
      422,
      'A escala “Fevereiro” não tem nenhuma missa. Inclua as missas antes de calcular.',
    ]);
    expect(await refusal(told.id)).toEqual([
      422,
      'A escala “Março” não está em planejamento. Só se calculam juntas as que estão.',
    ]);
    expect((await refusal(999_999))[0]).toBe(404);
    expect((await ask(december.id, { together: ['x'] })).status).toBe(400);
    await ask(january.id, {});
    expect((await refusal(january.id))[0]).toBe(409);
    expect((await latest(december.id)).run).toBeNull();
  });
});
