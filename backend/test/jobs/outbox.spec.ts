import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DAY, HOUR } from '../../src/platform/clock.js';
import { LEASE_MS, MAX_ATTEMPTS } from '../../src/platform/jobs/job-executor.service.js';
import { JobHandlersService } from '../../src/platform/jobs/job-handlers.service.js';
import { JobRunner } from '../../src/platform/jobs/job-runner.js';
import { CONCURRENCY } from '../../src/platform/jobs/jobs.js';
import { OutboxMessage } from '../../src/platform/jobs/outbox-message.entity.js';
import { OutboxRelayService } from '../../src/platform/jobs/outbox-relay.service.js';
import { OutboxService } from '../../src/platform/jobs/outbox.service.js';
import {
  addJob,
  emailRow,
  jobRow,
  orderSetupMail,
  relayOf,
  replaceHandlers,
  restoreHandlers,
  sendingOf,
  startPeer,
} from '../support/notifications-factory.js';
import { TestApp } from '../support/test-app.js';
import { until } from '../support/until.js';

describe('The outbox without Redis', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  beforeEach(async () => {
    await app.reset();
    restoreHandlers(app.nest);
  });
  afterAll(() => app.stop());

  it('should do what is due, once, and leave what is for later', async () => {
    let runs = 0;
    replaceHandlers(app.nest, () => Promise.resolve(void (runs += 1)));
    const due = await addJob(app);
    const later = await addJob(app, { availableAt: app.clock.in(HOUR) });

    expect(await relayOf(app).drain()).toBe(1);
    expect(await relayOf(app).drain()).toBe(0);
    expect(runs).toBe(1);
    expect(await jobRow(app, due)).toMatchObject({ status: 'done', attempts: 1, doneAt: app.clock.now() });
    expect((await jobRow(app, later)).status).toBe('waiting');

    app.clock.advance(HOUR);
    expect(await relayOf(app).drain()).toBe(1);
    expect((await jobRow(app, later)).status).toBe('done');
  });

  it('should try again after a growing pause', async () => {
    let runs = 0;
    replaceHandlers(app.nest, () => {
      runs += 1;
      return runs < 3 ? Promise.reject(new TypeError('secret-of-ana')) : Promise.resolve();
    });
    const job = await addJob(app);

    await relayOf(app).drain();
    const afterFirst = await jobRow(app, job);
    expect(afterFirst).toMatchObject({ status: 'waiting', attempts: 1, lastError: 'TypeError' });
    app.clock.set(afterFirst.availableAt);
    await relayOf(app).drain();
    const afterSecond = await jobRow(app, job);
    expect(afterSecond.attempts).toBe(2);
    expect(afterSecond.availableAt.getTime() - app.clock.now().getTime()).toBeGreaterThan(
      afterFirst.availableAt.getTime() - job.availableAt.getTime(),
    );
    app.clock.set(afterSecond.availableAt);
    await relayOf(app).drain();
    expect(await jobRow(app, job)).toMatchObject({ status: 'done', attempts: 3, lastError: null });
  });

  it('should give up after the last attempt and show it', async () => {
    replaceHandlers(app.nest, () =>
      Promise.reject(Object.assign(new Error('secret-of-ana'), { code: 'E42' })),
    );
    const job = await addJob(app);
    for (let attempt = 0; attempt <= MAX_ATTEMPTS; attempt += 1) {
      await relayOf(app).drain();
      app.clock.advance(DAY);
    }
    expect(await jobRow(app, job)).toMatchObject({
      status: 'failed',
      attempts: MAX_ATTEMPTS,
      lastError: 'Error E42',
    });
    expect(await app.nest.get(OutboxService).counts()).toEqual({ open: 0, later: 0, failed: 1 });
  });

  it('should take over the job of a process that died, once its lease has run out', async () => {
    let runs = 0;
    replaceHandlers(app.nest, () => Promise.resolve(void (runs += 1)));
    const job = await addJob(app);
    await app.em().nativeUpdate(OutboxMessage, job.id, {
      status: 'running',
      attempts: 1,
      leaseUntil: app.clock.in(LEASE_MS),
    });

    expect(await relayOf(app).drain()).toBe(0);
    app.clock.advance(LEASE_MS);
    expect(await relayOf(app).drain()).toBe(1);
    expect(runs).toBe(1);
    expect(await jobRow(app, job)).toMatchObject({ status: 'done', attempts: 2 });
  });

  it('should not do again what it did while the database could not be told', async () => {
    let runs = 0;
    replaceHandlers(app.nest, () => Promise.resolve(void (runs += 1)));
    const handlers = app.nest.get(JobHandlersService);
    const record = handlers.record.bind(handlers);
    handlers.record = () => Promise.reject(new Error('The database is away'));
    const job = await addJob(app);
    await relayOf(app).drain();
    expect((await jobRow(app, job)).status).toBe('running');

    handlers.record = record;
    app.clock.advance(LEASE_MS);
    await relayOf(app).drain();
    expect(await jobRow(app, job)).toMatchObject({ status: 'done', attempts: 2 });
    expect(runs).toBe(1);
  });

  it('should stop trying a job that ends every process, and tell its e-mail', async () => {
    const email = await orderSetupMail(app);
    const job = await sendingOf(app, email);
    await app.em().nativeUpdate(OutboxMessage, job.id, {
      status: 'running',
      attempts: MAX_ATTEMPTS,
      leaseUntil: app.clock.now(),
    });

    await relayOf(app).drain();
    expect(await jobRow(app, job)).toMatchObject({ status: 'failed', lastError: 'InterruptedTooOften' });
    expect(await emailRow(app, email)).toMatchObject({ status: 'failed', lastError: 'InterruptedTooOften' });
  });

  it('should not let a worker that was given up for lost undo what its successor did', async () => {
    const job = await addJob(app);
    let failLate: (error: Error) => void = () => undefined;
    replaceHandlers(app.nest, () => new Promise((_, reject) => (failLate = reject)));
    const slow = relayOf(app).drain();
    await until(async () => (await jobRow(app, job)).status === 'running');

    app.clock.advance(LEASE_MS);
    const peer = await startPeer(app, {});
    replaceHandlers(peer, () => Promise.resolve());
    expect(await peer.get(OutboxRelayService).drain()).toBe(1);
    failLate(new Error('too late'));
    await slow;
    expect(await jobRow(app, job)).toMatchObject({ status: 'done', attempts: 2, lastError: null });
    await peer.close();
  });

  it('should hand each job to one of two processes that race for it', async () => {
    const runs = { app: 0, peer: 0 };
    const peer = await startPeer(app, {});
    replaceHandlers(app.nest, () => Promise.resolve(void (runs.app += 1)));
    replaceHandlers(peer, () => Promise.resolve(void (runs.peer += 1)));
    for (let count = 0; count < 40; count += 1) await addJob(app);

    await Promise.all([relayOf(app).drain(), peer.get(OutboxRelayService).drain()]);
    expect(runs.app + runs.peer).toBe(40);
    expect(Math.min(runs.app, runs.peer)).toBeGreaterThan(0);
    expect(await app.em().count(OutboxMessage, { status: 'done', attempts: 1 })).toBe(40);
    await peer.close();
  });

  it('should do as many jobs at a time as their queue allows, and no more', async () => {
    const ends: (() => void)[] = [];
    replaceHandlers(app.nest, () => new Promise((resolve) => ends.push(resolve)));
    const outbox = app.nest.get(OutboxService);
    const jobs = Array.from({ length: 12 }, (_, index) => index + 1);
    await app.em().transactional(async (em) => {
      const mails = jobs.map((id) => ({ payload: { emailId: id }, dedupeKey: `mail:${id}` }));
      await outbox.addMany(em, 'mail.send', mails);
      const runs = jobs.map((id) => ({ payload: { runId: id }, dedupeKey: `run:${id}` }));
      await outbox.addMany(em, 'roster.compute', runs);
    });

    const atATime = CONCURRENCY.mail + CONCURRENCY.roster;
    expect(await relayOf(app).relay()).toBe(atATime);
    await until(() => ends.length === atATime);
    expect(await relayOf(app).relay()).toBe(0);

    const rest = relayOf(app).drain();
    for (let ended = 0; ended < 2 * jobs.length; ended += 1) (await until(() => ends.shift()))();
    expect(await rest).toBe(2 * jobs.length - atATime);
  });

  it('should begin by itself as soon as the change is committed', async () => {
    const peer = await TestApp.start({ pollOutbox: true });
    const email = await orderSetupMail(peer);
    await until(async () => (await emailRow(peer, email)).status === 'kept');
    await peer.stop();
  });

  it('should let running jobs end before the process stops, and begin no other', async () => {
    const peer = await startPeer(app, { pollOutbox: true });
    const ends: (() => void)[] = [];
    replaceHandlers(peer, () => new Promise((resolve) => ends.push(resolve)));
    for (let count = 0; count < 3; count += 1) await addJob(app);
    await until(() => ends.length === CONCURRENCY.notifications);

    let stopped = false;
    const stopping = peer.close().then(() => (stopped = true));
    await until(() => peer.get(JobRunner).roomFor('mail') === 0);
    ends[0]?.();
    await until(async () => (await app.em().count(OutboxMessage, { status: 'done' })) === 1);
    expect(stopped).toBe(false);
    ends[1]?.();
    await stopping;
    expect(await app.em().count(OutboxMessage, { status: 'done' })).toBe(2);
    expect(
      await app.em().count(OutboxMessage, { job: 'questionnaire.close', status: 'waiting', attempts: 0 }),
    ).toBe(1);
  });
});
