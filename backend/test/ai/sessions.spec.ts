import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { AiEventsService } from '../../src/ai/chat/ai-events.service.js';
import { AiMessage } from '../../src/ai/records/ai-message.entity.js';
import { AiSession } from '../../src/ai/records/ai-session.entity.js';
import type {
  ActiveAiSessionResponse,
  AiConversationResponse,
  AiMessageResponse,
  AiSessionResponse,
} from '../../src/ai/chat/ai-sessions.dto.js';
import { OutboxMessage } from '../../src/platform/jobs/outbox-message.entity.js';
import { Conversation } from '../support/ai-factory.js';
import { RosterFactory } from '../support/roster-factory.js';
import { TestApp, type Caller } from '../support/test-app.js';
import { until } from '../support/until.js';

describe('Sessions of the assistant', () => {
  let app: TestApp;
  let coordinator: Caller & { userId: number };
  let make: RosterFactory;

  beforeAll(async () => {
    app = await TestApp.start();
    coordinator = await app.as('coordenador');
    make = new RosterFactory(app);
  });
  afterAll(() => app.stop());

  const small = async () => (await make.schedule([{ date: '2026-12-06' }])).id;
  const active = async (scheduleId: number) =>
    (await coordinator.get<ActiveAiSessionResponse>(`/api/ai-schedule/sessions/${scheduleId}/active`)).body;
  const open = (scheduleId: number, instructions: unknown = 'Resumo') =>
    coordinator.post<AiConversationResponse & { message: string; errors: Record<string, string> }>(
      '/api/ai-schedule/sessions',
      { scheduleId, instructions },
    );
  const act = <T = AiMessageResponse & { code: string; message: string }>(
    path: string,
    caller: Caller = coordinator,
  ) => caller.post<T>(`/api/ai-schedule/${path}`);

  it('should be none at first', async () => {
    expect(await active(await small())).toEqual({ session: null, messages: [] });
    expect(await active(999_999)).toEqual({ session: null, messages: [] });
  });

  it('should begin with the instructions, whose answer is on its way', async () => {
    const scheduleId = await small();
    const { status, body } = await open(scheduleId, '  No máximo 3 por pessoa. Gere a escala.  ');
    expect(status).toBe(201);
    expect(body.session).toEqual({
      id: body.session.id,
      scheduleId,
      sessionTitle: 'No máximo 3 por pessoa',
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      closedAt: null,
    });
    expect(body.messages).toMatchObject([
      { sender: 'coordinator', message: 'No máximo 3 por pessoa. Gere a escala.', status: 'done' },
      { sender: 'ai', message: '', status: 'pending', activity: null },
    ]);
    expect(await active(scheduleId)).toEqual(body);
    const job = await app
      .em()
      .findOneOrFail(OutboxMessage, { dedupeKey: `ai-reply:${body.messages[1]!.id}:1` });
    expect(job).toMatchObject({ job: 'ai.reply', payload: { messageId: body.messages[1]!.id } });
  });

  it.each(['', '   ', null])('should want instructions (%j)', async (instructions) => {
    const { status, body } = await open(await small(), instructions);
    expect(status).toBe(400);
    expect(body.errors.instructions).toBe('Por favor, forneça instruções iniciais para a IA.');
  });

  it('should be one at a time for a schedule, also when two people begin at once', async () => {
    const scheduleId = await small();
    const answers = await Promise.all([open(scheduleId), open(scheduleId)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await open(scheduleId)).body.message).toContain('já tem uma conversa aberta');
    expect((await open(999_999)).status).toBe(404);
    const em = app.em();
    const twin = await em.findOneOrFail(AiSession, { schedule: scheduleId });
    const { schedule, title, instructions } = twin;
    em.persist(new AiSession({ schedule, title, instructions, createdBy: null }));
    await expect(em.flush()).rejects.toMatchObject({ code: '23505' });
  });

  it('should take messages and answer them', async () => {
    const talk = await Conversation.open(app, coordinator, await small());
    const { message, reply, jobId } = await talk.send('Quantas missas estão incompletas?');
    expect(message).toMatchObject({
      sender: 'coordinator',
      message: 'Quantas missas estão incompletas?',
      status: 'done',
    });
    expect(reply).toMatchObject({ id: jobId, sender: 'ai', status: 'pending', message: '' });
    await talk.work(reply.id);
    expect((await talk.messages()).at(-1)).toMatchObject({
      id: reply.id,
      status: 'done',
      activity: null,
      message: expect.stringContaining('Entendi: as missas incompletas.'),
    });
  });

  it('should refuse a blank message, and one while an answer is on its way', async () => {
    const scheduleId = await small();
    const { body } = await open(scheduleId);
    const url = `sessions/${body.session.id}/messages`;
    const send = (message: unknown) =>
      coordinator.post<{ code: string }>(`/api/ai-schedule/${url}`, { message });
    expect((await send('  ')).status).toBe(400);
    expect(await send('Oi')).toMatchObject({ status: 409, body: { code: 'reply-under-way' } });
    expect(
      (await coordinator.post('/api/ai-schedule/sessions/999999/messages', { message: 'Oi' })).status,
    ).toBe(404);
  });

  it('should take one of two messages sent at once', async () => {
    const talk = await Conversation.open(app, coordinator, await small());
    const url = `/api/ai-schedule/sessions/${talk.id}/messages`;
    const answers = await Promise.all([1, 2].map(() => coordinator.post(url, { message: 'Resumo' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409]);
  });

  it('should be shared by all who coordinate', async () => {
    const scheduleId = await small();
    const talk = await Conversation.open(app, coordinator, scheduleId);
    const admin = await app.as('admin');
    const { body } = await admin.get<ActiveAiSessionResponse>(
      `/api/ai-schedule/sessions/${scheduleId}/active`,
    );
    expect(body.session?.id).toBe(talk.id);
    expect(
      (await admin.post(`/api/ai-schedule/sessions/${talk.id}/messages`, { message: 'Resumo' })).status,
    ).toBe(202);
    const author = await app.em().findOneOrFail(AiMessage, { session: talk.id }, { orderBy: { id: 'desc' } });
    expect(author.author!.id).toBe(admin.userId);
  });

  it('should end, stop what is on its way, keep the history, and make room for another', async () => {
    const scheduleId = await small();
    const talk = await Conversation.open(app, coordinator, scheduleId);
    const { reply } = await talk.send('Gere a escala');
    const { status, body } = await act<AiConversationResponse>(`sessions/${talk.id}/close`);
    expect(status).toBe(200);
    expect(body.session.closedAt).not.toBeNull();
    expect(body.messages.at(-1)).toMatchObject({ id: reply.id, status: 'stopped' });
    await talk.work(reply.id);
    expect((await talk.messages()).at(-1)!.status).toBe('stopped');
    expect(await active(scheduleId)).toEqual({ session: null, messages: [] });
    expect(await act(`sessions/${talk.id}/close`)).toMatchObject({
      status: 422,
      body: { code: 'session-closed' },
    });
    expect(await act(`messages/${reply.id}/retry`)).toMatchObject({ status: 422 });
    expect(
      (await coordinator.post(`/api/ai-schedule/sessions/${talk.id}/messages`, { message: 'Oi' })).status,
    ).toBe(422);

    expect((await open(scheduleId)).status).toBe(201);
    const list = await coordinator.get<AiSessionResponse[]>(
      `/api/ai-schedule/sessions?scheduleId=${scheduleId}`,
    );
    expect(list.headers['content-range']).toBe('ai-sessions 0-1/2');
    expect(list.body.map(({ closedAt }) => closedAt === null)).toEqual([true, false]);
  });

  it('should go with the schedule', async () => {
    const scheduleId = await small();
    const talk = await Conversation.open(
      app,
      coordinator,
      scheduleId,
      'No máximo 2 por pessoa. Gere a escala',
    );
    expect((await coordinator.delete(`/api/schedules/${scheduleId}`)).status).toBe(200);
    expect((await coordinator.get(`/api/ai-schedule/sessions/${talk.id}`)).status).toBe(404);
  });

  describe('stopping and asking again', () => {
    it('should leave a stopped reply undone until it is asked for again', async () => {
      const talk = await Conversation.open(app, coordinator, await small());
      const { reply } = await talk.send('No máximo 2 por pessoa');
      expect(await act(`messages/${reply.id}/stop`)).toMatchObject({
        status: 200,
        body: { status: 'stopped' },
      });
      expect((await act(`messages/${reply.id}/stop`)).status).toBe(422);
      await talk.work(reply.id);
      expect(await talk.rules()).toEqual([]);

      expect(await act(`messages/${reply.id}/retry`)).toMatchObject({
        status: 202,
        body: { id: reply.id, status: 'pending', message: '' },
      });
      await talk.work(reply.id);
      expect((await talk.messages()).at(-1)).toMatchObject({ id: reply.id, status: 'done' });
      expect(await talk.rules()).toHaveLength(1);
    });

    it('should be for the last reply, and not for one that is done', async () => {
      const talk = await Conversation.open(app, coordinator, await small());
      const { reply } = await talk.send('Resumo');
      await act(`messages/${reply.id}/stop`);
      await talk.ask('Resumo');
      expect((await act(`messages/${reply.id}/retry`)).status).toBe(422);
      const last = (await talk.messages()).at(-1)!;
      expect((await act(`messages/${last.id}/retry`)).status).toBe(422);
      expect((await act(`messages/${last.id}/stop`)).status).toBe(422);
      const [first] = await talk.messages();
      expect((await act(`messages/${first!.id}/stop`)).status).toBe(404);
      expect((await act(`messages/999999/retry`)).status).toBe(404);
    });
  });

  describe('following', () => {
    const eventsOf = (text: string) =>
      text
        .split('\n\n')
        .filter((block) => block.includes('data: '))
        .map((block) => ({
          type: /^event: (.*)$/m.exec(block)?.[1],
          data: JSON.parse(/^data: (.*)$/m.exec(block)![1]!) as Record<string, unknown>,
        }));

    it('should tell what is done, the text and the end', async () => {
      const { id } = await make.parish();
      const talk = await Conversation.open(app, coordinator, id);
      const { reply } = await talk.send('Gere a escala');
      const stream = coordinator.get<string>(`/api/ai-schedule/sessions/${talk.id}/events`);
      await talk.work(reply.id);
      const { status, headers, body } = await stream;
      expect(status).toBe(200);
      expect(headers['content-type']).toContain('text/event-stream');
      const events = eventsOf(body);
      const end = events.at(-1)!;
      expect(end).toMatchObject({ type: 'done', data: { id: reply.id, status: 'done' } });
      const text = events
        .filter(({ type }) => type === 'text')
        .reduce((told, { data }) => told.slice(0, data.offset as number) + (data.text as string), '');
      expect(text).toBe(end.data.message);
    });

    it('should tell the last reply where none is on its way', async () => {
      const talk = await Conversation.open(app, coordinator, await small());
      const { body } = await coordinator.get<string>(`/api/ai-schedule/sessions/${talk.id}/events`);
      expect(eventsOf(body).map(({ type }) => type)).toEqual(['text', 'done']);
    });

    it('should end with the session of who follows, though the reply is on its way', async () => {
      const talk = await Conversation.open(app, coordinator, await small());
      await talk.send('Gere a escala');
      const guest = await app.as('coordenador');
      const follow = jest.spyOn(app.nest.get(AiEventsService, { strict: false }), 'follow');
      const stream = guest.get<string>(`/api/ai-schedule/sessions/${talk.id}/events`);
      await until(() => follow.mock.calls.length > 0);
      follow.mockRestore();
      await guest.post('/api/auth/logout');
      const { body } = await stream;
      expect(eventsOf(body).map(({ type }) => type)).not.toContain('done');
    });

    it('should answer 404 for an unknown session', async () => {
      expect((await coordinator.get('/api/ai-schedule/sessions/999999/events')).status).toBe(404);
      expect((await coordinator.get('/api/ai-schedule/sessions/abc/events')).status).toBe(404);
    });
  });

  it('should be for coordinators and administrators', async () => {
    const scheduleId = await small();
    const talk = await Conversation.open(app, coordinator, scheduleId);
    for (const role of ['user', 'ministro', 'reitor'] as const) {
      const other = await app.as(role);
      expect((await other.get(`/api/ai-schedule/sessions/${scheduleId}/active`)).status).toBe(403);
      expect((await other.get(`/api/ai-schedule/sessions/${talk.id}/events`)).status).toBe(403);
      expect((await other.get(`/api/ai-schedule/schedules/${scheduleId}/rules`)).status).toBe(403);
      expect((await act(`sessions/${talk.id}/close`, other)).status).toBe(403);
    }
    expect((await app.visitor.get(`/api/ai-schedule/sessions/${scheduleId}/active`)).status).toBe(401);
  });
});
