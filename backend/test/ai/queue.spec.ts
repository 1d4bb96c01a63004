import { afterEach, describe, expect, it } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { OutboxMessage } from '../../src/platform/jobs/outbox-message.entity.js';
import { RedisService } from '../../src/platform/jobs/redis.service.js';
import { redisUrl } from '../support/database.js';
import { Conversation } from '../support/ai-factory.js';
import { relayOf, startPeer } from '../support/notifications-factory.js';
import { RosterFactory } from '../support/roster-factory.js';
import { TestApp } from '../support/test-app.js';
import { until } from '../support/until.js';

describe('The job ai.reply', () => {
  let api: TestApp | undefined;
  let worker: INestApplicationContext | undefined;

  afterEach(async () => {
    await worker?.close();
    await api?.stop();
    [api, worker] = [undefined, undefined];
  });

  it('should be done by a worker on the queue ai-drafts, and seen by those who follow the API', async () => {
    const app = (api = await TestApp.start({ processRole: 'api', redisUrl: `${redisUrl()}/10` }));
    await until(() => app.nest.get(RedisService).isReady);
    const coordinator = await app.as('coordenador');
    const { id } = await new RosterFactory(app).parish();
    const talk = await Conversation.open(app, coordinator, id);
    worker = await startPeer(app, { processRole: 'worker' });
    const { reply } = await talk.send('No máximo 3 por pessoa. Gere a escala');
    const stream = coordinator.get<string>(`/api/ai-schedule/sessions/${talk.id}/events`);
    expect(await relayOf(app).drain()).toBe(2);
    expect((await stream).body).toContain('event: done');
    const job = () => app.em().findOneOrFail(OutboxMessage, { dedupeKey: `ai-reply:${reply.id}:1` });
    expect(await until(async () => (await job()).status === 'done')).toBe(true);
    expect((await talk.messages()).at(-1)).toMatchObject({ id: reply.id, status: 'done' });
    expect(await talk.proposals()).toMatchObject([{ status: 'waiting', messageId: reply.id }]);
  });

  it('should be done in the process itself where there is no Redis', async () => {
    const app = (api = await TestApp.start());
    const coordinator = await app.as('coordenador');
    const { id } = await new RosterFactory(app).parish();
    const talk = await Conversation.open(app, coordinator, id);
    const { reply } = await talk.send('Resumo');
    await relayOf(app).drain();
    expect((await talk.messages()).at(-1)).toMatchObject({ id: reply.id, status: 'done' });
  });
});
