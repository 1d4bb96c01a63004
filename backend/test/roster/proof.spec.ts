import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AuditEvent } from '../../src/platform/audit/audit-event.entity.js';
import { RosterRun } from '../../src/roster/compute/roster-run.entity.js';
import type { LatestRosterRunResponse, RosterJobResponse } from '../../src/roster/proposals/roster.dto.js';
import type { RosterProofFile } from '../../src/roster/compute/roster-proof.service.js';
import type { MinisterExplanationResponse } from '../../src/roster/explanations/roster-explanations.dto.js';
import { RosterFactory } from '../support/roster-factory.js';
import { TestApp, type Caller } from '../support/test-app.js';

const cli = fileURLToPath(new URL('../../src/roster/compute/roster-cli.ts', import.meta.url));
const sources = fileURLToPath(new URL('../../../scripts/typescript-imports.js', import.meta.url));

/** What the command line says of a downloaded proof. */
async function verdictOf(file: unknown): Promise<{ code: number; stdout: string }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'proof-'));
  const download = path.join(folder, 'prova.json');
  await writeFile(download, JSON.stringify(file));
  const verdict = await new Promise<{ code: number; stdout: string }>((resolve) => {
    execFile(process.execPath, ['--import', sources, cli, '--check', download], (error, stdout) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout });
    });
  });
  await rm(folder, { recursive: true });
  return verdict;
}

describe('The proof of a roster', () => {
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
  const download = (id: number) => coordinator.get<RosterProofFile>(`/api/schedules/${id}/roster-proof.json`);
  const publish = (id: number) =>
    coordinator.post(`/api/schedules/${id}/publish`, { confirmEmptyPlaces: true });
  const publicationOf = (id: number) =>
    app.em().findOneOrFail(AuditEvent, { action: 'schedule-published', subjectId: id });
  const why = async (id: number, minister: number) =>
    (
      await coordinator.get<MinisterExplanationResponse>(
        `/api/schedules/${id}/ministers/${minister}/explanation`,
      )
    ).body.message;

  async function computed(body: object = {}) {
    const parish = await make.parish();
    const { jobId } = (await coordinator.post<RosterJobResponse>(`/api/schedules/${parish.id}/roster`, body))
      .body;
    await make.work(jobId);
    return { ...parish, jobId };
  }

  it('should be kept with the run, and be a file that the command line calls proven, without names', async () => {
    const { id, jobId } = await computed();
    expect((await latest(id)).proof).toEqual({ runId: jobId, computedAt: app.clock.now().toISOString() });
    const { status, body, headers } = await download(id);
    expect(status).toBe(200);
    expect(headers['content-disposition']).toBe(`attachment; filename="Prova da escala ${id}.json"`);
    const verdict = await verdictOf(body);
    expect(verdict.code).toBe(0);
    expect(verdict.stdout.split('\n').filter((line) => line.endsWith(' provado'))).toHaveLength(8);
    const { slots, ministers } = body.problem as Record<'slots' | 'ministers', object[]>;
    for (const entry of [...slots, ...ministers]) expect(entry).not.toHaveProperty('name');
    expect((await download(999_999)).status).toBe(404);
  });

  it('should be lost by a changed roster, and come back when the change is undone', async () => {
    const { id } = await computed();
    const { places } = await make.state(id);
    const [first] = places;
    await make.move(coordinator, id, [{ ministerId: first!.minister, from: first!.slot }]);
    expect((await latest(id)).proof).toBeNull();
    expect(await download(id)).toMatchObject({ status: 404, body: { code: 'not-found' } });
    const { revision } = (await coordinator.get<{ revision: number }>(`/api/schedules/${id}/editor`)).body;
    await coordinator.post(`/api/schedules/${id}/roster/undo`, { revision });
    expect((await latest(id)).proof).not.toBeNull();
  });

  it('should be of no proposal until that is accepted', async () => {
    const { id, jobId } = await computed({ proposal: true });
    expect((await latest(id)).proof).toBeNull();
    const { revision } = (await coordinator.get<{ revision: number }>(`/api/schedules/${id}/editor`)).body;
    await coordinator.post(`/api/roster-runs/${jobId}/accept`, { revision });
    expect((await latest(id)).proof).toMatchObject({ runId: jobId });
  });

  it('should be checked again when the roster is published, and given up when it proves nothing', async () => {
    const { id } = await computed();
    expect((await publish(id)).status).toBe(200);
    expect((await publicationOf(id)).details).toMatchObject({ proven: true });
    expect((await latest(id)).proof).not.toBeNull();

    const spoilt = await computed();
    const run = await app.em().findOneOrFail(RosterRun, spoilt.jobId, { populate: ['proof'] });
    const stages = run.proof!.certificate.stages.slice(1);
    const certificate = { ...run.proof!.certificate, stages };
    await app.em().nativeUpdate(RosterRun, { id: spoilt.jobId }, { proof: { ...run.proof!, certificate } });
    expect((await publish(spoilt.id)).status).toBe(200);
    expect((await publicationOf(spoilt.id)).details).toMatchObject({ proven: false });
    expect((await latest(spoilt.id)).proof).toBeNull();
  });

  it('should be quoted by "por que" as long as it holds', async () => {
    const { id, ministers } = await computed();
    expect(await why(id, ministers[0]!)).toContain('Está provado, e a prova foi conferida');
    const { places } = await make.state(id);
    await make.move(coordinator, id, [{ ministerId: places[0]!.minister, from: places[0]!.slot }]);
    expect(await why(id, ministers[0]!)).not.toContain('provado');
  });
});
