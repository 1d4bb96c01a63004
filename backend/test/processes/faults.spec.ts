import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { ApiCaller } from '../../../scripts/api-caller.ts';
import { LEASE_MS } from '../../src/platform/jobs/job-executor.service.js';
import { CONCURRENCY } from '../../src/platform/jobs/jobs.js';
import type { MailSink } from '../support/mail-sink.js';
import { until } from '../support/until.js';
import { Site } from './site.js';
import { SteadyRequests } from './steady-requests.js';

/** How long a service is away, in seconds; the drill of docs/reliability.md takes 60. */
const OUTAGE_MS = 1_000 * Number(process.env.FAULT_OUTAGE_SECONDS ?? 3);
/** A job that was in work when its process died comes back when its lease has run out. */
const RECOVERY_MS = LEASE_MS + 300_000;
/** A request that takes longer waits for what is away; how fast a busy machine answers is told, not asserted. */
const HANGS_MS = 240_000;
const MAILS = 200;

/** The drill tells what it sees; a test run keeps silent. */
const tell = (text: string) => process.env.FAULT_OUTAGE_SECONDS && process.stdout.write(`drill: ${text}\n`);
const secondsSince = (start: number) => `${((performance.now() - start) / 1000).toFixed(1)} s`;

const emailOf = (index: number) => `ministro${index}@exemplo.test`;
const everyone = Array.from({ length: MAILS }, (_, i) => emailOf(i + 1));
const recipients = (sink: MailSink) => new Set(sink.mails.map(({ to }) => to));

/** Asks for a link to a new password, which is a mail. */
const forget = (visitor: ApiCaller, index: number) =>
  visitor.expect(200, 'POST', '/api/auth/forgot-password', { email: emailOf(index) });

/** Sends the questionnaire of next month to everybody who serves. */
async function announceQuestionnaire(admin: ApiCaller): Promise<void> {
  const values = { title: 'Escala de maio', type: 'mensal', year: 2029, month: 5 };
  const { id: scheduleId } = await admin.expect<{ id: number }>(201, 'POST', '/api/schedules', values);
  const { id } = await admin.expect<{ id: number }>(201, 'POST', '/api/questionnaires', { scheduleId });
  await admin.expect(200, 'PUT', `/api/questionnaires/${id}`, { status: 'sent' });
}

// Each has a site of its own, and waits most of its time: for an outage to pass or a lease to run out.
describe('The server', () => {
  it.concurrent('should bring 200 mails to their readers though workers are killed and stopped in the middle', () =>
    Site.with({ redis: true, smtp: true }, async (site) => {
      const sink = site.sink!;
      const [api, first] = await Promise.all([site.start('api'), site.start('worker')]);
      const admin = await site.administrator();
      await site.addMinisters(MAILS);
      sink.delay = 50;
      await announceQuestionnaire(admin);

      await until(() => sink.mails.length >= 40, RECOVERY_MS);
      await first.kill();
      const start = performance.now();
      tell(`worker killed after ${sink.mails.length} of ${MAILS} mails`);
      expect(recipients(sink).size).toBeLessThan(MAILS / 2);

      const second = await site.start('worker');
      await until(() => sink.mails.length >= 120, RECOVERY_MS);
      tell(`second worker stopped after ${sink.mails.length} mails, ${secondsSince(start)} after the kill`);
      const [third, code] = await Promise.all([site.start('worker'), second.stop()]);
      // One that cannot end in ten seconds ends with 1.
      expect(code).toBe(0);
      expect(recipients(sink).size).toBeLessThan(MAILS);

      await until(() => recipients(sink).size === MAILS, RECOVERY_MS);
      await until(async () => (await unfinished(site)) === 0, RECOVERY_MS);
      tell(`all mails ${secondsSince(start)} after the kill, ${sink.mails.length - MAILS} of them twice`);
      expect([...recipients(sink)].sort()).toEqual([...everyone].sort());
      // What the killed worker had handed to the mail server without noting it goes out once more.
      expect(sink.mails.length).toBeLessThanOrEqual(MAILS + CONCURRENCY.mail);
      expect(new Set(sink.mails.map(({ messageId }) => messageId)).size).toBe(MAILS);
      expect(await Promise.all([api, third].map((server) => server.stop()))).toEqual([0, 0]);
    }));

  it.concurrent('should answer every request while Redis is away, and send the mails once it is back', () =>
    Site.with({ redis: true, smtp: true }, async (site) => {
      const [{ url }, worker] = await Promise.all([site.start('api'), site.start('worker')]);
      const admin = await site.administrator();
      await site.addMinisters(20);
      const visitor = new ApiCaller([url]);

      await site.redis!.stop();
      const requests = new SteadyRequests(admin, [
        ['GET', '/api/auth/me'],
        ['GET', '/api/health/ready'],
        ['GET', '/api/ministers'],
      ]);
      for (let i = 1; i <= 10; i += 1) await forget(visitor, i);
      await wait(OUTAGE_MS);
      expect(site.sink!.mails).toHaveLength(0);
      await site.redis!.start();
      let start = performance.now();
      await until(() => recipients(site.sink!).size === 10, RECOVERY_MS);
      const answers = await requests.stop();
      tell(`Redis away: ${answers.length} requests, slowest ${requests.slowest} ms`);
      tell(`Redis back: mails after ${secondsSince(start)}`);
      expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
      expect(requests.slowest).toBeLessThan(HANGS_MS);

      // What was handed over is forgotten by Redis.
      expect(await worker.stop()).toBe(0);
      for (let i = 11; i <= 20; i += 1) await forget(visitor, i);
      await until(async () => {
        const rows = await site.sql(`select from outbox_message where status = 'handed'`);
        return rows.length === 10;
      });
      const redis = new Redis(site.redis!.url);
      await redis.flushall();
      redis.disconnect();
      start = performance.now();
      await site.start('worker');
      await until(() => recipients(site.sink!).size === 20, RECOVERY_MS);
      tell(`Redis flushed: mails after ${secondsSince(start)}`);
      await until(async () => (await unfinished(site)) === 0, RECOVERY_MS);
      expect(site.sink!.mails).toHaveLength(20);
    }));

  it.concurrent('should say that the database is away while it is, and go on by itself once it is back', () =>
    Site.with({ ownPostgres: true, redis: true, smtp: true }, async (site) => {
      const [{ url }] = await Promise.all([site.start('api'), site.start('worker')]);
      const admin = await site.administrator();
      await site.addMinisters(20);
      const visitor = new ApiCaller([url]);
      site.sink!.delay = 200;
      for (let i = 1; i <= 20; i += 1) await forget(visitor, i);
      await until(() => site.sink!.mails.length > 0);

      const requests = new SteadyRequests(admin, [
        ['GET', '/api/auth/me'],
        ['GET', '/api/health/ready'],
        ['POST', '/api/schedules', { title: 'Escala de maio', type: 'mensal', year: 2029, month: 5 }],
      ]);
      const probe = new SteadyRequests(visitor, [['GET', '/api/health/live']]);
      await until(() => requests.answers.length >= 3);
      await site.postgres!.stop();
      await until(() => requests.answers.filter(({ status }) => status === 503).length >= 3);
      await wait(OUTAGE_MS);
      await site.postgres!.start();
      const start = performance.now();
      await until(() => requests.answers.slice(-3).every(({ status }) => status < 300));

      tell(`PostgreSQL back: requests answered after ${secondsSince(start)}`);
      const answers = await requests.stop();
      const failed = answers.filter(({ status }) => status >= 300);
      tell(`PostgreSQL away: ${failed.length} requests answered 503, slowest ${requests.slowest} ms`);
      for (const path of ['/api/auth/me', '/api/health/ready', '/api/schedules'])
        expect(failed.map((answer) => answer.path)).toContain(path);
      expect(new Set(failed.map(({ status, code }) => `${status} ${code}`))).toEqual(
        new Set(['503 database-away']),
      );
      expect((await probe.stop()).every(({ status }) => status === 200)).toBe(true);
      expect(requests.slowest).toBeLessThan(HANGS_MS);

      await until(() => recipients(site.sink!).size === 20, RECOVERY_MS);
      await until(async () => (await unfinished(site)) === 0, RECOVERY_MS);
      tell(
        `PostgreSQL back: all 20 mails after ${secondsSince(start)}, sent ${site.sink!.mails.length} times`,
      );
    }));

  it.concurrent('should send the mails once the mail server, which hung and then refused, takes them', () =>
    Site.with({ smtp: true, smtpTimeoutMs: 2_000 }, async (site) => {
      const sink = site.sink!;
      const { url } = await site.start('all');
      const visitor = new ApiCaller([url]);
      await site.addMinisters(2);
      const reasons = async () => {
        const rows = await site.sql<{ reason: string }>(
          'select last_error as reason from email_message where last_error is not null order by id',
        );
        return rows.map(({ reason }) => reason);
      };

      sink.hanging = true;
      await forget(visitor, 1);
      await until(async () => (await reasons()).length === 1);
      await sink.stop();
      sink.hanging = false;
      await forget(visitor, 2);
      await until(async () => (await reasons()).length === 2);
      expect(await reasons()).toEqual(['ETIMEDOUT', 'ESOCKET']);
      await visitor.expect(200, 'GET', '/api/health/ready');
      await wait(OUTAGE_MS);

      await sink.start();
      const start = performance.now();
      await until(() => sink.mails.length === 2, RECOVERY_MS + 2 * OUTAGE_MS);
      tell(`mail server back: mails after ${secondsSince(start)}`);
      await until(async () => (await unfinished(site)) === 0);
      expect([...recipients(sink)].sort()).toEqual([emailOf(1), emailOf(2)]);
    }));
});

/** How many jobs that are due are not done. */
async function unfinished(site: Site): Promise<number> {
  const rows = await site.sql(`select from outbox_message where status <> 'done' and available_at < now()`);
  return rows.length;
}
