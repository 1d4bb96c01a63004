import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { DAY, HOUR } from '../../src/platform/clock.js';
import { DailyJobsService } from '../../src/platform/jobs/daily-jobs.service.js';
import { OutboxMessage } from '../../src/platform/jobs/outbox-message.entity.js';
import { RetentionService } from '../../src/privacy/retention.service.js';
import { Minister } from '../../src/ministers/minister.entity.js';
import { Notification } from '../../src/messages/notification.entity.js';
import { relayOf, startPeer } from '../support/notifications-factory.js';
import { TestApp } from '../support/test-app.js';

describe('Daily jobs', () => {
  let app: TestApp;
  let runs: jest.SpiedFunction<RetentionService['run']>;

  beforeAll(async () => {
    app = await TestApp.start();
    runs = jest.spyOn(app.nest.get(RetentionService, { strict: false }), 'run');
  });
  afterEach(async () => {
    runs.mockClear();
    await app.em().nativeDelete(OutboxMessage, {});
  });
  afterAll(() => app.stop());

  const plan = () => app.nest.get(DailyJobsService).planAll();
  const planned = async (job: OutboxMessage['job'] = 'retention.run') =>
    (await app.em().find(OutboxMessage, { job }, { orderBy: { availableAt: 'asc' } })).map(
      ({ availableAt, payload, status }) => `${status} ${String(payload.day)} ${availableAt.toISOString()}`,
    );

  it.each([
    [
      'the last minute of a month in São Paulo',
      '2026-12-01T02:59:00Z',
      '2026-12-01 2026-12-01T06:00:00.000Z',
    ],
    [
      'the first minute of a month in São Paulo',
      '2026-12-01T03:00:00Z',
      '2026-12-01 2026-12-01T06:00:00.000Z',
    ],
    ['the very minute', '2026-12-31T06:00:00Z', '2027-01-01 2027-01-01T06:00:00.000Z'],
    ['the eve of a leap day', '2028-02-28T12:00:00Z', '2028-02-29 2028-02-29T06:00:00.000Z'],
    ['a leap day', '2028-02-29T12:00:00Z', '2028-03-01 2028-03-01T06:00:00.000Z'],
  ])("should be planned for the parish's night at %s", async (_, now, next) => {
    app.clock.set(now);
    await plan();
    expect(await planned()).toEqual([`waiting ${next}`]);
  });

  it('should run once a day, each run planning the next', async () => {
    app.clock.set('2026-11-29T15:00:00Z');
    await plan();
    for (let day = 0; day < 3; day += 1) {
      app.clock.advance(DAY);
      await relayOf(app).drain();
      await relayOf(app).drain();
    }
    expect(runs).toHaveBeenCalledTimes(3);
    expect(await planned()).toEqual([
      'done 2026-11-30 2026-11-30T06:00:00.000Z',
      'done 2026-12-01 2026-12-01T06:00:00.000Z',
      'done 2026-12-02 2026-12-02T06:00:00.000Z',
      'waiting 2026-12-03 2026-12-03T06:00:00.000Z',
    ]);
  });

  it('should run once after an outage of many days, at once', async () => {
    app.clock.set('2026-11-29T15:00:00Z');
    await plan();
    app.clock.set('2026-12-10T01:00:00Z');
    await plan();
    await relayOf(app).drain();
    expect(runs).toHaveBeenCalledTimes(1);
    expect((await planned()).at(-1)).toBe('waiting 2026-12-10 2026-12-10T06:00:00.000Z');
  });

  it.each([
    [
      'a later hour',
      { reminderHour: 18 },
      [
        'done 2026-11-30 2026-11-30T12:00:00.000Z',
        'done 2026-11-30 2026-11-30T21:00:00.000Z',
        'done 2026-12-01 2026-12-01T21:00:00.000Z',
        'waiting 2026-12-02 2026-12-02T21:00:00.000Z',
      ],
    ],
    [
      'another zone',
      { timeZone: 'America/Manaus' },
      [
        'done 2026-11-30 2026-11-30T12:00:00.000Z',
        'done 2026-11-30 2026-11-30T13:00:00.000Z',
        'done 2026-12-01 2026-12-01T13:00:00.000Z',
        'waiting 2026-12-02 2026-12-02T13:00:00.000Z',
      ],
    ],
  ])('should go on at %s that the parish sets between two runs', async (_, changed, rows) => {
    app.clock.set('2026-11-29T15:00:00Z');
    await plan();
    const admin = await app.as('admin');
    expect((await admin.put('/api/settings', changed)).status).toBe(200);
    for (let hour = 0; hour < 58; hour += 1) {
      app.clock.advance(HOUR);
      await relayOf(app).drain();
    }
    expect(await planned('duties.remind')).toEqual(rows);
    await app.em().execute('truncate setting');
  });

  it('should plan the next day though a run fails, and try that run again', async () => {
    runs.mockRejectedValueOnce(new Error('database away'));
    app.clock.set('2026-11-29T15:00:00Z');
    await plan();
    app.clock.advance(DAY);
    await relayOf(app).drain();
    expect(await planned()).toEqual([
      expect.stringContaining('waiting 2026-11-30'),
      'waiting 2026-12-01 2026-12-01T06:00:00.000Z',
    ]);
    app.clock.advance(HOUR);
    await relayOf(app).drain();
    expect(runs).toHaveBeenCalledTimes(2);
  });

  it('should run once with two workers that plan and work at the same time', async () => {
    app.clock.set('2026-11-29T15:00:00Z');
    const peer = await startPeer(app, {});
    try {
      const other = jest.spyOn(peer.get(RetentionService, { strict: false }), 'run');
      await Promise.all([plan(), peer.get(DailyJobsService).planAll()]);
      expect(await planned()).toHaveLength(1);
      app.clock.advance(DAY);
      await Promise.all([relayOf(app).drain(), relayOf({ nest: peer } as unknown as TestApp).drain()]);
      expect(runs.mock.calls.length + other.mock.calls.length).toBe(1);
    } finally {
      await peer.close();
    }
  });

  describe('that warn of mandates', () => {
    it('should tell coordination and person once, of what ends within thirty days and is not over', async () => {
      app.clock.set('2026-11-29T15:00:00Z');
      const coordinator = await app.as('coordenador');
      const mandate = async (scheduleName: string, mandateUntil: string) => {
        const { minister, user } = await app.make.person();
        await app.em().nativeUpdate(Minister, minister!.id, { scheduleName, mandateUntil });
        return user.id;
      };
      const ana = await mandate('Ana Souza', '2026-12-30');
      const bento = await mandate('Bento Lima', '2026-12-31');
      const clara = await mandate('Clara Dias', '2026-11-29');
      await plan();
      app.clock.set('2026-11-30T11:00:00Z');
      await relayOf(app).drain();
      const told = async (recipient: number) =>
        (await app.em().find(Notification, { recipient }, { orderBy: { id: 'asc' } })).map(
          ({ content }) => content,
        );
      expect(await told(coordinator.userId)).toEqual([
        'Renove ou encerre o mandato de Ana Souza (30/12/2026).',
      ]);
      expect(await told(ana)).toEqual([
        'O seu mandato vai até 30/12/2026. Fale com a coordenação para renovar.',
      ]);
      expect(await told(clara)).toEqual([]);
      app.clock.advance(DAY);
      await relayOf(app).drain();
      expect(await told(ana)).toHaveLength(1);
      expect(await told(bento)).toHaveLength(1);
      expect(await told(coordinator.userId)).toHaveLength(2);
    });
  });
});
