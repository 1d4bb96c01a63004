import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { MassAttendanceResponse } from '../../src/attendance/attendance.dto.js';
import { AttendanceMark } from '../../src/attendance/attendance-mark.entity.js';
import type { DutyResponse } from '../../src/duties/my-duties.dto.js';
import type { FairnessReportResponse } from '../../src/fairness/fairness.dto.js';
import { AuditEvent } from '../../src/platform/audit/audit-event.entity.js';
import { HOUR } from '../../src/platform/clock.js';
import { ErasureService } from '../../src/privacy/erasure.service.js';
import { RetentionService } from '../../src/privacy/retention.service.js';
import { askedAt, enter, openDay, statesAt, type Tablet } from '../support/attendance-factory.js';
import { SubstitutionsFactory, type Server } from '../support/substitutions-factory.js';
import { TestApp, type Caller } from '../support/test-app.js';

const SUNDAY = '2026-12-06';
const at = (time: string) => new Date(`${SUNDAY}T${time}:00-03:00`);

let app: TestApp;
let make: SubstitutionsFactory;
let coordinator: Caller;
let ana: Server;
let bento: Server;
let caio: Server;
let early: number;
let unnoted: number;
let tablet: Tablet;

beforeAll(async () => {
  app = await TestApp.start();
  make = new SubstitutionsFactory(app);
  coordinator = await app.as('admin');
  [ana, bento, caio] = [await make.server('Ana'), await make.server('Bento'), await make.server('Caio')];
  const { slots } = await make.published({ date: SUNDAY, time: '08:00' }, { date: SUNDAY, time: '18:00' });
  [early, unnoted] = slots as [number, number];
  await make.roster.place(early, ana.ministerId);
  await make.roster.place(early, bento.ministerId);
  await make.roster.place(unnoted, caio.ministerId);
  app.clock.set(at('07:00'));
  tablet = await enter(app, (await openDay(coordinator, SUNDAY)).code);
});
afterAll(() => app.stop());
beforeEach(() => app.clock.set(at('07:30')));

/** What the code on the screen says now. */
async function scanned(): Promise<string> {
  const { checkInCodes } = await tablet.day();
  return new URL(checkInCodes[0]!.link).hash.slice(1);
}

const checkIn = (person: Server, token: string, help = false) =>
  person.caller.post<{ state: string; mass: { time: string } }>('/api/check-ins', { token, help });

describe('POST /api/check-ins', () => {
  it("should note the arrival at the caller's own mass, with one tap and once", async () => {
    const token = await scanned();
    expect(await checkIn(ana, token)).toMatchObject({
      status: 200,
      body: { state: 'arrived', mass: { time: '08:00' } },
    });
    app.clock.advance(HOUR / 12);
    expect((await checkIn(ana, token)).status).toBe(200);
    expect((await tablet.arrivals(early)).Ana).toBe('2026-12-06T10:30:00.000Z');
    expect(await app.em().count(AttendanceMark, { minister: ana.ministerId, markedBy: 'self' })).toBe(1);
  });

  it('should ask somebody without a place whether they help, and note nothing before', async () => {
    const dora = await make.server('Dora');
    const token = await scanned();
    expect((await checkIn(dora, token)).body.state).toBe('not-on-roster');
    expect(await app.em().count(AttendanceMark, { minister: dora.ministerId })).toBe(0);
    expect((await checkIn(dora, token, true)).body.state).toBe('helping');
    expect(await tablet.arrivals(early)).toHaveProperty('Dora');
  });

  it('should say when it is too early or too late, and when the code has changed', async () => {
    const refusal = async (time: string) => {
      app.clock.set(at(time));
      return checkIn(caio, await scanned());
    };
    expect(await refusal('16:00')).toMatchObject({
      status: 422,
      body: { code: 'too-early', message: 'Sua missa hoje é às 18h. Registre a chegada a partir das 16h30.' },
    });
    expect(await refusal('19:01')).toMatchObject({ status: 422, body: { code: 'too-late' } });
    app.clock.set(at('07:30'));
    const token = await scanned();
    app.clock.set(at('08:59'));
    expect((await checkIn(await make.server('Gil'), token, true)).status).toBe(200);
    app.clock.set(at('09:00'));
    expect((await checkIn(bento, token)).status).toBe(404);
    for (const wrong of ['x', tablet.token, `${token}x`])
      expect((await checkIn(bento, wrong)).status).toBe(404);
  });

  it('should die with its day at midnight in the parish', async () => {
    app.clock.set('2026-12-07T02:59:59Z');
    const token = await scanned();
    expect((await checkIn(ana, token)).status).toBe(422);
    app.clock.set('2026-12-07T03:00:00Z');
    expect((await checkIn(ana, token)).status).toBe(404);
  });

  it('should be for those who serve, signed in', async () => {
    const token = await scanned();
    expect((await app.visitor.post('/api/check-ins', { token })).status).toBe(401);
    for (const role of ['user', 'reitor', 'admin'] as const)
      expect((await (await app.as(role)).post('/api/check-ins', { token })).status).toBe(403);
  });
});

describe('Attendance', () => {
  const states = (slotId: number) => statesAt(coordinator, SUNDAY, slotId);
  const correct = (slotId: number, ministerId: number, arrived: boolean | null) =>
    coordinator.put('/api/attendance', { slotId, ministerId, arrived });

  it('should hold nobody for absent before the day is over, nor at a mass where nothing was noted', async () => {
    await tablet.tap([{ slotId: early, ministerId: bento.ministerId, arrived: false }]);
    expect(await states(early)).toMatchObject({ Ana: 'arrived', Bento: 'expected' });
    app.clock.set('2026-12-07T03:00:00Z');
    expect(await states(early)).toMatchObject({ Ana: 'arrived', Bento: 'missed' });
    expect(await states(unnoted)).toEqual({ Caio: 'expected' });
  });

  it('should be corrected by the coordination alone, audited, from the day on', async () => {
    expect((await correct(early, bento.ministerId, true)).status).toBe(200);
    expect(await states(early)).toMatchObject({ Bento: 'arrived' });
    expect((await correct(early, bento.ministerId, false)).status).toBe(200);
    // What somebody says afterwards stands above an older tap that arrives later.
    await tablet.tap([{ slotId: early, ministerId: bento.ministerId, at: at('07:20') }]);
    expect(await states(early)).toMatchObject({ Bento: 'missed' });
    const events = await app
      .em()
      .find(AuditEvent, { action: 'attendance-corrected', subjectId: bento.ministerId });
    expect(events.map(({ details }) => details)).toEqual([
      { slotId: early, arrived: true },
      { slotId: early, arrived: false },
    ]);
    expect((await correct(987654, bento.ministerId, true)).status).toBe(404);
    expect((await correct(early, 987654, true)).status).toBe(404);
    app.clock.set('2026-12-05T12:00:00-03:00');
    expect((await correct(early, bento.ministerId, true)).status).toBe(422);
    for (const role of ['user', 'ministro', 'reitor'] as const) {
      const body = { slotId: early, ministerId: bento.ministerId, arrived: true };
      expect((await (await app.as(role)).put('/api/attendance', body)).status).toBe(403);
    }
  });

  it('should be noted for all of whom nothing is said, and change what is said of nobody', async () => {
    const [gilda, hugo] = [await make.server('Gilda'), await make.server('Hugo')];
    const { slots } = await make.published({ date: SUNDAY, time: '20:00' });
    const slot = slots[0]!;
    for (const { ministerId } of [gilda, hugo]) await make.roster.place(slot, ministerId);
    const others = (caller: Caller = coordinator) => caller.post(`/api/attendance/masses/${slot}/others`, {});
    await correct(slot, gilda.ministerId, false);
    expect(await states(slot)).toEqual({ Gilda: 'missed', Hugo: 'expected' });
    expect((await others(await app.as('reitor'))).status).toBe(403);
    expect(await others()).toMatchObject({ status: 200, body: { message: 'Presença de 1 pessoa anotada.' } });
    expect(await states(slot)).toEqual({ Gilda: 'missed', Hugo: 'arrived' });
    expect((await correct(slot, hugo.ministerId, null)).status).toBe(200);
    app.clock.set('2026-12-05T12:00:00Z');
    expect((await others()).status).toBe(422);
    expect((await coordinator.post('/api/attendance/masses/999999/others', {})).status).toBe(404);
  });

  it('should take back what the coordination has said, audited, until nothing is left of it', async () => {
    const caioNow = async () => {
      const { body } = await coordinator.get<MassAttendanceResponse[]>(`/api/attendance?date=${SUNDAY}`);
      const [person] = body.find(({ slotId }) => slotId === unnoted)!.people;
      return [person!.state, person!.corrected];
    };
    expect(await caioNow()).toEqual(['expected', false]);
    expect((await correct(unnoted, caio.ministerId, false)).status).toBe(200);
    expect(await caioNow()).toEqual(['missed', true]);
    expect((await correct(unnoted, caio.ministerId, null)).status).toBe(200);
    expect(await caioNow()).toEqual(['expected', false]);
    expect((await correct(unnoted, caio.ministerId, null)).status).toBe(404);
    const events = await app
      .em()
      .find(AuditEvent, { action: 'attendance-corrected', subjectId: caio.ministerId });
    expect(events.map(({ details }) => details)).toEqual([
      { slotId: unnoted, arrived: false },
      { slotId: unnoted, arrived: null },
    ]);
  });

  it('should tell who asked for a substitute in time from who did not, and change no other number', async () => {
    const [eva, fabio] = [await make.server('Eva'), await make.server('Fábio')];
    const { slots } = await make.published({ date: SUNDAY, time: '10:00' });
    const [slotId] = slots as [number];
    const request = await make.asked(eva, slotId);
    await make.roster.place(slotId, fabio.ministerId);
    const report = async () =>
      (await coordinator.get<FairnessReportResponse>('/api/reports/fairness?from=2026-12&to=2026-12')).body;
    const before = await report();
    await coordinator.post(`/api/substitutions/${request.id}/decline`, { note: 'Ninguém pôde.' });
    await askedAt(app, request.id, at('06:00'));
    app.clock.set('2026-12-07T12:00:00Z');
    await correct(slotId, fabio.ministerId, true);
    expect(await states(slotId)).toEqual({ Eva: 'excused', Fábio: 'arrived' });
    const after = await report();
    const of = (name: string) => after.people.find(({ scheduleName }) => scheduleName === name);
    expect(of('Eva')).toMatchObject({ duties: 1, attended: 0, excused: 1, missed: 0 });
    expect(of('Fábio')).toMatchObject({ duties: 1, attended: 1, excused: 0, missed: 0 });
    expect(of('Bento')).toMatchObject({ duties: 1, attended: 0, excused: 0, missed: 1 });
    const numbers = ({ people, totals }: FairnessReportResponse) => ({
      totals,
      people: people.map(({ attended: _, excused: __, missed: ___, ...person }) => person),
    });
    expect(numbers(after)).toEqual({ ...numbers(before), people: expect.anything() });
    expect(numbers(after).people.map(({ expected, difference }) => [expected, difference])).toEqual(
      numbers(before).people.map(({ expected, difference }) => [expected, difference]),
    );
    const csv = (await coordinator.get<string>('/api/reports/fairness.csv?from=2026-12&to=2026-12')).body;
    expect(csv).toContain('Presenças registradas;Faltas com aviso;Faltas sem aviso');
  });

  it("should be in a person's own schedule and copy, and nobody else's", async () => {
    app.clock.set('2026-12-07T12:00:00Z');
    const own = async (person: Server) => (await person.caller.get<DutyResponse[]>('/api/my-duties')).body;
    expect((await own(ana)).map(({ attendance }) => attendance)).toEqual(['arrived']);
    expect((await own(bento)).map(({ attendance }) => attendance)).toEqual(['missed']);
    expect((await own(caio)).map(({ attendance }) => attendance)).toEqual(['expected']);
    const { body } = await ana.caller.get<{ sections: { attendance: unknown[] } }>('/api/privacy/export');
    expect(body.sections.attendance).toMatchObject([
      { date: SUNDAY, time: '08:00', arrived: true, markedBy: 'self', at: '2026-12-06T10:30:00.000Z' },
    ]);
  });

  it('should go with the person, and a year after the mass', async () => {
    const em = app.em();
    const erase = app.nest.get(ErasureService, { strict: false });
    await em.transactional((own) =>
      erase.erase(own, { userId: bento.userId }, { action: 'data-erased', keeps: 'all' }),
    );
    expect(await app.em().count(AttendanceMark, { minister: bento.ministerId })).toBe(0);
    const retention = app.nest.get(RetentionService, { strict: false });
    app.clock.set('2027-12-06T10:00:00Z');
    expect(await retention.preview()).toMatchObject({ attendance: 0 });
    app.clock.set('2027-12-08T15:00:00Z');
    const { attendance } = (await retention.run())!;
    expect(attendance).toBeGreaterThan(0);
    expect(await app.em().count(AttendanceMark, {})).toBe(0);
  });
});
