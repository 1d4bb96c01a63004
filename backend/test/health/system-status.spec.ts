import { afterEach, describe, expect, it } from '@jest/globals';
import { EmailMessage } from '../../src/mail/email-message.entity.js';
import { OutboxMessage } from '../../src/platform/jobs/outbox-message.entity.js';
import { RedisService } from '../../src/platform/jobs/redis.service.js';
import type { SystemStatusResponse } from '../../src/health/system-status.dto.js';
import { redisUrl } from '../support/database.js';
import { addJob, jobRow, orderSetupMail, relayOf } from '../support/notifications-factory.js';
import { TestApp } from '../support/test-app.js';
import { until } from '../support/until.js';

const NOBODY_LISTENS = 'redis://127.0.0.1:1';

let app: TestApp;

const start = async (overrides: Parameters<typeof TestApp.start>[0] = {}) => {
  app = await TestApp.start(overrides);
};
afterEach(() => app.stop());

const read = async () => (await (await app.as('admin')).get<SystemStatusResponse>('/api/system-status')).body;

async function give(job: OutboxMessage, values: Partial<OutboxMessage>): Promise<void> {
  const em = app.em();
  Object.assign(await em.findOneOrFail(OutboxMessage, job.id), values);
  await em.flush();
}

describe('GET /api/system-status', () => {
  it('should be for administrators alone', async () => {
    await start();
    expect((await app.visitor.get('/api/system-status')).status).toBe(401);
    for (const role of ['user', 'ministro', 'coordenador', 'reitor'] as const)
      expect((await (await app.as(role)).get('/api/system-status')).status).toBe(403);
    expect((await (await app.as('admin')).get('/api/system-status')).status).toBe(200);
  });

  it('should tell what runs where nothing is configured', async () => {
    await start();
    const status = await read();
    expect(status).toEqual({
      version: expect.stringMatching(/^\d+\.\d+\.\d+/) as unknown,
      uptimeSeconds: expect.any(Number) as unknown,
      database: { embedded: true, latencyMs: expect.any(Number) as unknown },
      queue: { kind: 'in-process', embedded: false, reachable: true, waiting: 0, later: 0, failed: 0 },
      mail: { kind: 'kept', waiting: 0, failed: 0, lastSentAt: null },
      assistant: { kind: 'local', model: null, host: null, externalAllowed: false },
    });
  });

  it('should count the jobs and the e-mails that wait, left or were given up', async () => {
    await start();
    await orderSetupMail(app);
    await relayOf(app).drain();
    const left = app.clock.now().toISOString();

    app.clock.advance(60_000);
    const refused = await orderSetupMail(app);
    await orderSetupMail(app);
    await addJob(app, { availableAt: app.clock.in(60_000) });
    const givenUp = await addJob(app);
    await give(givenUp, { status: 'failed' });
    const em = app.em();
    (await em.findOneOrFail(EmailMessage, refused.id)).status = 'failed';
    await em.flush();

    expect((await jobRow(app, givenUp)).status).toBe('failed');
    const { queue, mail } = await read();
    expect(queue).toMatchObject({ waiting: 2, later: 1, failed: 1 });
    expect(mail).toEqual({ kind: 'kept', waiting: 1, failed: 1, lastSentAt: left });
  });

  it('should name the services that were given, and never an address or a key', async () => {
    const url = `${redisUrl()}/8`;
    await start({
      redisUrl: url,
      smtpUrl: 'smtp://carteiro:segredo-smtp@correio.test',
      embedded: { database: false, redis: false },
      openai: { apiKey: 'segredo-ia', baseUrl: 'https://ia.exemplo.test:8443/v1', model: 'modelo-x' },
    });
    await until(() => app.nest.get(RedisService).isReady);
    const status = await read();
    expect(status).toMatchObject({
      database: { embedded: false },
      queue: { kind: 'redis', embedded: false, reachable: true },
      mail: { kind: 'smtp' },
      assistant: {
        kind: 'local',
        model: 'modelo-x',
        host: 'ia.exemplo.test:8443',
        externalAllowed: false,
      },
    });
    expect(JSON.stringify(status)).not.toMatch(/segredo|carteiro|correio|redis:/);
  });

  it('should say that the external model answers once the parish allows it', async () => {
    await start({ openai: { apiKey: 'segredo-ia', baseUrl: null, model: 'modelo-x' } });
    await (await app.as('admin')).put('/api/settings', { externalAiAllowed: true });
    await app.everybodyAgrees();
    expect((await read()).assistant).toEqual({
      kind: 'external',
      model: 'modelo-x',
      host: 'api.openai.com',
      externalAllowed: true,
    });
  });

  it('should say that Redis is away while it is', async () => {
    await start({ redisUrl: NOBODY_LISTENS });
    expect((await read()).queue).toMatchObject({ kind: 'redis', reachable: false });
  });
});
