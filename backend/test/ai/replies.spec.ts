import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { AiMessage } from '../../src/ai/records/ai-message.entity.js';
import { FAILED } from '../../src/ai/chat/ai-reply.service.js';
import { Assistant, type Activity, type AssistantContext } from '../../src/ai/assistant/assistant.js';
import type { AssistantTools } from '../../src/ai/assistant/assistant-tools.js';
import { JobHandlersService } from '../../src/platform/jobs/job-handlers.service.js';
import { RosterCancelledError } from '../../src/solver/problem.js';
import { RosterSolverService } from '../../src/roster/compute/roster-solver.service.js';
import { Conversation } from '../support/ai-factory.js';
import { RosterFactory } from '../support/roster-factory.js';
import { TestApp, type Caller } from '../support/test-app.js';
import { until } from '../support/until.js';

type Reply = Assistant['reply'];

describe('Replies of the assistant', () => {
  let app: TestApp;
  let coordinator: Caller & { userId: number };
  let make: RosterFactory;

  beforeAll(async () => {
    app = await TestApp.start();
    coordinator = await app.as('coordenador');
    make = new RosterFactory(app);
  });
  afterAll(() => app.stop());
  afterEach(() => void jest.restoreAllMocks());

  const solver = () => app.nest.get(RosterSolverService, { strict: false });
  const assistant = () => app.nest.get(Assistant, { strict: false });
  const row = (id: number) => app.em().findOneOrFail(AiMessage, id);
  const last = async (talk: Conversation) => (await talk.messages()).at(-1)!;
  const replyWith = (reply: Reply) => jest.spyOn(assistant(), 'reply').mockImplementationOnce(reply);

  async function open() {
    const parish = await make.parish();
    return { ...parish, talk: await Conversation.open(app, coordinator, parish.id) };
  }

  it('should be given the message, what was said before it, and the day', async () => {
    const { talk } = await open();
    await talk.ask('Ajuda');
    const given: AssistantContext[] = [];
    const reply = jest.spyOn(assistant(), 'reply').mockImplementationOnce(async function* (context) {
      given.push(context);
      yield await Promise.resolve('Olá');
    });
    await talk.ask('Quem serve mais?');
    expect(reply).toHaveBeenCalledTimes(1);
    const [first, , third] = await talk.messages();
    expect(given[0]).toMatchObject({ message: 'Quem serve mais?', today: '2026-11-10' });
    expect(given[0]!.history.map(({ sender }) => sender)).toEqual(['coordinator', 'ai', 'coordinator', 'ai']);
    expect([given[0]!.history[0]!.message, given[0]!.history[2]!.message]).toEqual([
      first!.message,
      third!.message,
    ]);
  });

  it('should be written as they come, with what is being done', async () => {
    const { talk } = await open();
    const { reply } = await talk.send('Gere');
    const seen: unknown[] = [];
    replyWith(async function* (_context, _tools, onProgress: (activity: Activity) => void) {
      onProgress('solving');
      yield 'Primeira parte. ';
      await until(async () => (await row(reply.id)).message !== '');
      seen.push(await row(reply.id));
      yield 'Segunda parte.';
    });
    await talk.work(reply.id);
    expect(seen[0]).toMatchObject({
      status: 'working',
      message: 'Primeira parte. ',
      activity: 'Calculando a escala',
    });
    expect(await last(talk)).toMatchObject({
      status: 'done',
      message: 'Primeira parte. Segunda parte.',
      activity: null,
    });
  });

  it('should change nothing and say so when the assistant breaks down', async () => {
    const { talk, id } = await open();
    replyWith(async function* (_context, tools) {
      tools.setRule({ kind: 'cap-all', count: 2 });
      await tools.solve();
      yield 'Já fiz quase tudo';
      throw new Error('boom');
    });
    expect(await talk.ask('Gere')).toMatchObject({ status: 'failed', message: FAILED, activity: null });
    expect(await talk.rules()).toEqual([]);
    expect(await talk.proposals()).toEqual([]);
    expect((await make.state(id)).places).toEqual([]);
    expect(await talk.ask('Resumo')).toMatchObject({ status: 'done' });
  });

  it('should say that the calculation broke down', async () => {
    const { talk } = await open();
    jest.spyOn(solver(), 'solve').mockRejectedValueOnce(new Error('out of memory'));
    expect(await talk.ask('No máximo 3 por pessoa. Gere a escala')).toMatchObject({
      status: 'failed',
      message: FAILED,
    });
    expect(await talk.rules()).toEqual([]);
  });

  it('should leave a reply to the next worker when this one is stopped, and make it whole', async () => {
    const { talk } = await open();
    const { reply } = await talk.send('No máximo 3 por pessoa. Gere a escala');
    jest.spyOn(solver(), 'solve').mockRejectedValueOnce(new RosterCancelledError());
    await expect(talk.work(reply.id)).rejects.toThrow(RosterCancelledError);
    expect(await row(reply.id)).toMatchObject({ status: 'working' });
    expect(await talk.rules()).toEqual([]);

    await talk.work(reply.id);
    const done = await last(talk);
    expect(done).toMatchObject({ id: reply.id, status: 'done' });
    expect(done.message.match(/Entendi: gerar a escala/g)).toHaveLength(1);
    expect(await talk.rules()).toHaveLength(1);
    expect(await talk.proposals()).toHaveLength(1);
    await talk.work(reply.id);
    expect(await talk.rules()).toHaveLength(1);
    expect(await talk.proposals()).toHaveLength(1);
  });

  it('should be made once when two workers are at it', async () => {
    const { talk } = await open();
    const { reply } = await talk.send('No máximo 3 por pessoa. Gere a escala');
    await Promise.all([talk.work(reply.id), talk.work(reply.id)]);
    expect(await talk.rules()).toHaveLength(1);
    expect(await talk.proposals()).toHaveLength(1);
    expect((await last(talk)).status).toBe('done');
  });

  it('should end the work, and store nothing, once somebody stops them', async () => {
    const { talk } = await open();
    const { reply } = await talk.send('Gere a escala');
    jest.spyOn(solver(), 'solve').mockImplementationOnce(async (_, { signal } = {}) => {
      await coordinator.post(`/api/ai-schedule/messages/${reply.id}/stop`);
      return new Promise((_resolve, reject) => {
        signal!.addEventListener('abort', () => reject(new RosterCancelledError()));
      });
    });
    await talk.work(reply.id);
    expect((await last(talk)).status).toBe('stopped');
    expect(await talk.proposals()).toEqual([]);
  });

  it('should store nothing that ends after they were stopped and asked for again', async () => {
    const { talk } = await open();
    const { reply } = await talk.send('No máximo 3 por pessoa');
    replyWith(async function* (_context, tools) {
      tools.setRule({ kind: 'cap-all', count: 1 });
      yield 'Do primeiro pedido';
      await coordinator.post(`/api/ai-schedule/messages/${reply.id}/stop`);
      await coordinator.post(`/api/ai-schedule/messages/${reply.id}/retry`);
      await talk.work(reply.id);
    });
    await talk.work(reply.id);
    expect((await talk.rules()).map(({ text }) => text)).toEqual(['Cada pessoa em no máximo 3 missas']);
    expect((await last(talk)).message).toContain('Entendi: cada pessoa em no máximo 3 missas.');
  });

  it('should be made anew when the schedule changes under way', async () => {
    const { talk, id, slots, ministers } = await open();
    const { reply } = await talk.send('Gere a escala');
    const solve = solver().solve.bind(solver());
    const spy = jest.spyOn(solver(), 'solve').mockImplementationOnce(async (...given) => {
      const result = await solve(...given);
      const added = [{ ministerId: ministers[1]!, to: slots[0]! }];
      expect((await make.move(coordinator, id, added)).status).toBe(200);
      return result;
    });
    await talk.work(reply.id);
    expect(spy).toHaveBeenCalledTimes(2);
    const [proposal, ...others] = await talk.proposals();
    expect(others).toEqual([]);
    expect((await last(talk)).message.match(/Entendi/g)).toHaveLength(1);
    expect((await talk.accept(proposal!.runId)).status).toBe(200);
  });

  it('should give up, changing nothing, when the rules change again and again', async () => {
    const { talk } = await open();
    const other = await Conversation.open(app, coordinator, (await make.parish()).id);
    let count = 10;
    jest.spyOn(assistant(), 'reply').mockImplementation(async function* (_context, tools: AssistantTools) {
      tools.setRule({ kind: 'cap-all', count: 2 });
      count += 1;
      await coordinator.post(`/api/ai-schedule/schedules/${talk.scheduleId}/rules`, {
        kind: 'cap-all',
        count,
      });
      yield 'Pronto';
    });
    expect(await talk.ask('No máximo 2')).toMatchObject({
      status: 'failed',
      message: expect.stringContaining('A escala mudou enquanto eu respondia'),
    });
    expect((await talk.rules()).map(({ text }) => text)).not.toContain('Cada pessoa em no máximo 2 missas');
    expect(await other.rules()).toEqual([]);
  });

  it('should show a failure when the job is given up', async () => {
    const { talk } = await open();
    const { reply } = await talk.send('Resumo');
    await app.nest
      .get(JobHandlersService, { strict: false })
      .giveUp('ai.reply', { messageId: reply.id }, 'Error');
    expect(await last(talk)).toMatchObject({ status: 'failed', message: FAILED });
  });

  it('should do nothing for one that is gone', async () => {
    const { talk } = await open();
    await expect(talk.work(999_999)).resolves.toBeUndefined();
  });
});
