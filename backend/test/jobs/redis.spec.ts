import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { Redis } from 'ioredis';
import { EmbeddedRedis } from '../../src/embedded/embedded-redis.js';
import { LEASE_MS } from '../../src/platform/jobs/job-executor.service.js';
import { OutboxMessage } from '../../src/platform/jobs/outbox-message.entity.js';
import { OutboxRelayService } from '../../src/platform/jobs/outbox-relay.service.js';
import { RedisService } from '../../src/platform/jobs/redis.service.js';
import { redisUrl } from '../support/database.js';
import { MailSink, tokenIn } from '../support/mail-sink.js';
import {
  addJob,
  emailRow,
  jobRow,
  orderSetupMail,
  relayOf,
  replaceHandlers,
  sendingOf,
  startPeer,
} from '../support/notifications-factory.js';
import { TestApp } from '../support/test-app.js';
import { until } from '../support/until.js';

/** Starts a process that serves requests and hands jobs over only when the test says so. */
async function startApi(overrides: Parameters<typeof TestApp.start>[0]): Promise<TestApp> {
  const app = await TestApp.start({ processRole: 'api', ...overrides });
  await until(() => app.nest.get(RedisService).isReady);
  return app;
}

describe('The outbox with Redis', () => {
  /** A database of Redis that only this file uses: it is flushed. */
  const url = () => `${redisUrl()}/9`;
  let redis: Redis;
  let sink: MailSink;
  let api: TestApp;
  let workers: INestApplicationContext[] = [];

  beforeAll(async () => {
    redis = new Redis(url());
    sink = await new MailSink().start();
  });
  afterAll(async () => {
    redis.disconnect();
    await sink.stop();
  });
  beforeEach(async () => {
    sink.mails.length = 0;
    api = await startApi({ redisUrl: url(), smtpUrl: sink.url() });
  });
  afterEach(async () => {
    await Promise.all(workers.map((worker) => worker.close()));
    workers = [];
    await api.stop();
  });

  async function startWorker(): Promise<INestApplicationContext> {
    const worker = await startPeer(api, { processRole: 'worker' });
    workers.push(worker);
    return worker;
  }

  it('should bring a mail from the API through a worker to its reader', async () => {
    const email = await orderSetupMail(api);
    expect(await relayOf(api).drain()).toBe(1);
    expect((await sendingOf(api, email)).status).toBe('handed');
    await startWorker();
    await until(async () => (await sendingOf(api, email)).status === 'done');

    expect((await emailRow(api, email)).status).toBe('sent');
    const token = tokenIn(sink.mails[0]?.content ?? '');
    const { body } = await api.visitor.get(`/api/auth/validate-token/${token}`);
    expect(body).toMatchObject({ valid: true });
  });

  it('should put ids into Redis and nothing else', async () => {
    const email = await orderSetupMail(api);
    await relayOf(api).drain();
    const { id } = await sendingOf(api, email);
    const keys = await redis.keys(`*:mail:${id}-0`);
    expect(keys).toHaveLength(1);
    expect(await redis.hget(keys[0]!, 'data')).toBe(`{"outboxId":${id},"attempts":0}`);

    await startWorker();
    await until(async () => (await sendingOf(api, email)).status === 'done');
    await until(async () => (await redis.keys(`*:mail:${id}-*`)).length === 0);
    const token = tokenIn(sink.mails[0]?.content ?? '');
    for (const key of await redis.keys('*'))
      expect(`${key} ${await contentOf(redis, key)}`).not.toContain(token);
  });

  it('should hand each job once when two relays race, and do it once with two workers', async () => {
    let runs = 0;
    for (const worker of [await startWorker(), await startWorker()])
      replaceHandlers(worker, () => Promise.resolve(void (runs += 1)));
    const second = await startPeer(api, { processRole: 'api' });
    workers.push(second);
    await until(() => second.get(RedisService).isReady);
    for (let count = 0; count < 50; count += 1) await addJob(api);

    const handed = await Promise.all([relayOf(api).relay(), second.get(OutboxRelayService).relay()]);
    expect(handed[0] + handed[1]).toBe(50);
    await until(async () => (await api.em().count(OutboxMessage, { status: 'done', attempts: 1 })) === 50);
    expect(runs).toBe(50);
  });

  it('should try again after a failure, under a name that Bull does not know yet', async () => {
    let runs = 0;
    const worker = await startWorker();
    replaceHandlers(worker, () =>
      (runs += 1) < 3 ? Promise.reject(new TypeError('no')) : Promise.resolve(),
    );
    const job = await addJob(api);
    for (let attempt = 1; attempt < 3; attempt += 1) {
      await relayOf(api).drain();
      const failed = await until(async () => {
        const row = await jobRow(api, job);
        return row.status === 'waiting' && row.attempts === attempt ? row : null;
      });
      expect(failed.lastError).toBe('TypeError');
      api.clock.set(failed.availableAt);
    }
    await relayOf(api).drain();
    await until(async () => (await jobRow(api, job)).status === 'done');
  });

  it('should hand over again what Redis has lost', async () => {
    const job = await addJob(api);
    await relayOf(api).drain();
    await redis.flushdb();
    const worker = await startWorker();
    replaceHandlers(worker, () => Promise.resolve());
    expect(await relayOf(api).drain()).toBe(0);

    api.clock.advance(LEASE_MS);
    expect(await relayOf(api).drain()).toBe(1);
    await until(async () => (await jobRow(api, job)).status === 'done');
  });

  it('should not do twice what it handed over twice', async () => {
    let runs = 0;
    const job = await addJob(api);
    await relayOf(api).drain();
    api.clock.advance(LEASE_MS);
    expect(await relayOf(api).drain()).toBe(1);
    expect((await redis.keys(`*:notifications:${job.id}-0`)).length).toBe(1);
    const worker = await startWorker();
    replaceHandlers(worker, () => Promise.resolve(void (runs += 1)));
    await until(async () => (await jobRow(api, job)).status === 'done');

    await api.em().nativeUpdate(OutboxMessage, job.id, { status: 'handed', leaseUntil: api.clock.now() });
    await relayOf(api).drain();
    await until(() => runs === 2);
  });
});

describe('A Redis that goes away', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'partilha-redis-'));
  const redis = new EmbeddedRedis(folder);
  let sink: MailSink;
  let app: TestApp;

  beforeAll(async () => {
    sink = await new MailSink().start();
  });
  afterEach(() => app.stop());
  afterAll(async () => {
    await sink.stop();
    await redis.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const start = async () => {
    app = await TestApp.start({ redisUrl: redis.url, smtpUrl: sink.url(), pollOutbox: true });
  };

  it('should neither fail requests nor lose mails', async () => {
    await redis.start();
    await start();
    const first = await orderSetupMail(app);
    await until(() => sink.mails.length === 1);

    await redis.stop();
    await until(() => !app.nest.get(RedisService).isReady);
    const { status } = await app.visitor.post('/api/auth/forgot-password', { email: first.to });
    expect(status).toBe(200);
    const second = await orderSetupMail(app);
    expect((await sendingOf(app, second)).status).toBe('waiting');

    await redis.start();
    await until(() => sink.mails.length === 3);
    expect(sink.mails.map(({ to }) => to).sort()).toEqual([first.to, first.to, second.to].sort());
    await until(async () => (await app.em().count(OutboxMessage, { status: 'done' })) === 3);
  });

  it('should not keep the server from starting', async () => {
    await redis.stop();
    await start();
    const email = await orderSetupMail(app);
    expect((await app.visitor.get('/api/health/live')).status).toBe(200);
    await redis.start();
    await until(async () => (await emailRow(app, email)).status === 'sent');
  });

  it('should not keep the server from stopping', async () => {
    await redis.stop();
    await start();
    const email = await orderSetupMail(app);
    expect(email.status).toBe('queued');
  });

  it('should let the server stop while some of its connections are not back yet', async () => {
    await redis.stop();
    await start();
    await redis.start();
    await until(() => app.nest.get(RedisService).isReady);
    // Stopped after each test; a command of Bull that nobody waits for would fail it.
  });
});

async function contentOf(redis: Redis, key: string): Promise<string> {
  const type = await redis.type(key);
  if (type === 'hash') return JSON.stringify(await redis.hgetall(key));
  if (type === 'list') return JSON.stringify(await redis.lrange(key, 0, -1));
  if (type === 'set') return JSON.stringify(await redis.smembers(key));
  if (type === 'zset') return JSON.stringify(await redis.zrange(key, 0, -1));
  return JSON.stringify(await redis.get(key));
}
