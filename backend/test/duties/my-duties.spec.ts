import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Minister } from '../../src/ministers/minister.entity.js';
import { AvailabilityAnswer } from '../../src/roster/availability-answer.entity.js';
import { ScheduleSlot } from '../../src/roster/schedule-slot.entity.js';
import type { ScheduledMassResponse } from '../../src/roster/index.js';
import type { DutyResponse } from '../../src/duties/my-duties.dto.js';
import { assign, createSchedule, setStatus, slotsOf } from '../support/schedules-factory.js';
import { TestApp, type Caller } from '../support/test-app.js';

type Person = Caller & { userId: number; ministerId: number | null };

let app: TestApp;
let ana: Person;
let bia: Person;
let caio: Person;
let novemberId: number;
let decemberId: number;

beforeAll(async () => {
  app = await TestApp.start();
  [ana, bia, caio] = [await app.as('ministro'), await app.as('coordenador'), await app.as('ministro')];
  const em = app.em();
  const rename = (id: number | null, values: object) => em.nativeUpdate(Minister, { id: id! }, values);
  await rename(ana.ministerId, { scheduleName: 'Ana', sharesPhone: false, phone: '+55 (15) 99999-0001' });
  await rename(bia.ministerId, {
    scheduleName: 'Bia',
    sharesPhone: true,
    phone: '+55 (15) 99999-0002',
    photoFile: 'b.webp',
    profileImagePosition: { x: 5, y: -3 },
    profileImageRotation: 90,
    profileImageScale: 1.5,
  });
  await rename(caio.ministerId, {
    scheduleName: 'Caio',
    sharesPhone: false,
    sharesEmail: true,
    phone: '+55 (15) 99999-0003',
  });

  novemberId = (await createSchedule(bia, { month: 11 })).id;
  await serve(novemberId, '2026-11-09 06:30', ana);
  await serve(novemberId, '2026-11-10 06:30', ana);
  await serve(novemberId, '2026-11-15 08:00', ana, bia, caio);
  await serve(novemberId, '2026-11-16 06:30', bia);
  await setStatus(app, novemberId, 'published');

  const september = await createSchedule(bia, { month: 9 });
  await serve(september.id, '2026-09-10 06:30', ana);
  await serve(september.id, '2026-09-11 06:30', ana);
  await setStatus(app, september.id, 'completed');

  decemberId = (await createSchedule(bia, { month: 12 })).id;
  await serve(decemberId, '2026-12-06 08:00', ana);
  await setStatus(app, decemberId, 'planning');
});
afterAll(() => app.stop());

async function serve(scheduleId: number, moment: string, ...people: Person[]): Promise<void> {
  const slot = (await slotsOf(bia, scheduleId)).find(({ date, time }) => `${date} ${time}` === moment);
  await assign(app, slot!.id, ...people.map(({ ministerId }) => ministerId!));
}

const duties = async (caller: Caller) => (await caller.get<DutyResponse[]>('/api/my-duties')).body;
const dates = async (caller: Caller) => (await duties(caller)).map(({ date, past }) => `${date} ${past}`);

describe('GET /api/my-duties', () => {
  it('should tell the own masses of published schedules, today among the coming, and the recent ones', async () => {
    expect(await dates(ana)).toEqual([
      '2026-09-11 true',
      '2026-11-09 true',
      '2026-11-10 false',
      '2026-11-15 false',
    ]);
    expect(await dates(bia)).toEqual(['2026-11-15 false', '2026-11-16 false']);
  });

  it("should keep today's mass among the coming until midnight in the parish", async () => {
    app.clock.set('2026-11-11T02:59:00Z');
    expect(await dates(ana)).toContain('2026-11-10 false');
    app.clock.set('2026-11-11T03:00:00Z');
    expect(await dates(ana)).toContain('2026-11-10 true');
    app.clock.set('2026-11-10T15:00:00Z');
  });

  it('should tell when, where and with whom, and reach only those who allow it', async () => {
    const duty = (await duties(ana)).at(-1)!;
    expect(duty).toMatchObject({
      scheduleId: novemberId,
      dateTime: '2026-11-15T11:00:00.000Z',
      date: '2026-11-15',
      time: '08:00',
      past: false,
      description: 'Missa dominical',
      location: 'Igreja matriz',
      liturgicalName: '33º Domingo do Tempo Comum',
      liturgicalColor: 'green',
    });
    const upright = { profileImagePosition: { x: 0, y: 0 }, profileImageRotation: 0, profileImageScale: 1 };
    expect(duty.team).toEqual([
      {
        ministerId: ana.ministerId,
        scheduleName: 'Ana',
        role: 'Ministro',
        profileImageUrl: null,
        ...upright,
        phone: '+55 (15) 99999-0001',
        email: expect.stringContaining('@exemplo.test'),
        seeksSubstitute: false,
      },
      {
        ministerId: bia.ministerId,
        scheduleName: 'Bia',
        role: 'Coordenador',
        profileImageUrl: '/api/photos/b.webp',
        profileImagePosition: { x: 5, y: -3 },
        profileImageRotation: 90,
        profileImageScale: 1.5,
        phone: '+55 (15) 99999-0002',
        email: null,
        seeksSubstitute: false,
      },
      {
        ministerId: caio.ministerId,
        scheduleName: 'Caio',
        role: 'Ministro',
        profileImageUrl: null,
        ...upright,
        phone: null,
        email: expect.stringContaining('@exemplo.test'),
        seeksSubstitute: false,
      },
    ]);
  });

  it('should be for those who serve', async () => {
    expect((await app.visitor.get('/api/my-duties')).status).toBe(401);
    for (const role of ['user', 'reitor', 'admin'] as const)
      expect((await (await app.as(role)).get('/api/my-duties')).status).toBe(403);
    expect(await duties(await app.as('ministro'))).toEqual([]);
  });
});

describe('GET /api/my-duties/share', () => {
  const share = async (caller: Caller) => (await caller.get('/api/my-duties/share')).body;

  it('should tell nothing while nobody has offered', async () => {
    expect(await share(ana)).toEqual([]);
  });

  it('should divide the duties of the present schedule by what each one offered, up to their limit', async () => {
    const em = app.em();
    const slots = await slotsOf(bia, novemberId);
    const offer = (person: Person, masses: typeof slots) => {
      for (const { id } of masses)
        em.persist(
          new AvailabilityAnswer(
            em.getReference(ScheduleSlot, id),
            em.getReference(Minister, person.ministerId!),
            'available',
          ),
        );
    };
    offer(ana, slots.slice(0, 9));
    offer(bia, slots.slice(0, 3));
    await em.flush();
    const limit = 4;
    await em.nativeUpdate(Minister, ana.ministerId!, { maxDutiesPerMonth: limit });
    const november = { scheduleId: novemberId, title: expect.any(String) };
    const all = 6;
    expect(await share(ana)).toEqual([
      { ...november, duties: 3, share: expect.closeTo((all * limit) / (limit + 3)) },
    ]);
    expect(await share(bia)).toEqual([
      { ...november, duties: 2, share: expect.closeTo((all * 3) / (limit + 3)) },
    ]);
    expect(await share(caio)).toEqual([{ ...november, duties: 1, share: 0 }]);
  });

  it('should tell each schedule that is not over, the one that runs first, also who has no mass in it', async () => {
    const em = app.em();
    const [sunday] = (await slotsOf(bia, decemberId)).filter(({ date }) => date === '2026-12-06');
    em.persist(
      new AvailabilityAnswer(
        em.getReference(ScheduleSlot, sunday!.id),
        em.getReference(Minister, ana.ministerId!),
        'available',
      ),
    );
    await em.flush();
    await setStatus(app, decemberId, 'published');
    expect(await share(caio)).toMatchObject([
      { scheduleId: novemberId, duties: 1 },
      { scheduleId: decemberId, duties: 0, share: 0 },
    ]);
    expect(await share(ana)).toMatchObject([
      { scheduleId: novemberId },
      { scheduleId: decemberId, duties: 1 },
    ]);
    await setStatus(app, decemberId, 'planning');
  });
});

describe('GET /api/ministers/{id}/duties', () => {
  const of = (caller: Caller, id: number | null) =>
    caller.get<ScheduledMassResponse[]>(`/api/ministers/${id}/duties`);

  it('should tell the coordination the masses to come of published schedules, by their time', async () => {
    await serve(novemberId, '2026-11-22 08:00', caio);
    const { body } = await of(bia, caio.ministerId);
    expect(body.map(({ date, time }) => `${date} ${time}`)).toEqual(['2026-11-15 08:00', '2026-11-22 08:00']);
    expect(body[0]).toMatchObject({ scheduleId: novemberId, dateTime: '2026-11-15T11:00:00.000Z' });
    expect((await of(bia, ana.ministerId)).body).toHaveLength(1);
  });

  it('should be none of another minister’s business, and miss who is not there', async () => {
    expect((await of(ana, caio.ministerId)).status).toBe(403);
    expect((await of(bia, 999_999)).status).toBe(404);
  });
});
