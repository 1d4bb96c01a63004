import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AuditEvent } from '../../src/platform/audit/audit-event.entity.js';
import { Conversation } from '../support/ai-factory.js';
import { RecordingEndpoint } from '../support/recording-endpoint.js';
import { RosterFactory } from '../support/roster-factory.js';
import { TestApp, type Caller } from '../support/test-app.js';

const SOLVE = { calls: [{ name: 'solve', arguments: {} }] };

describe('The external model in a parish', () => {
  let endpoint: RecordingEndpoint;
  let app: TestApp;
  let admin: Caller;
  let coordinator: Caller;
  let make: RosterFactory;

  beforeAll(async () => {
    endpoint = await RecordingEndpoint.start();
    const { baseUrl } = endpoint;
    app = await TestApp.start({ openai: { apiKey: 'segredo-da-ia', baseUrl, model: 'modelo' } });
    admin = await app.as('admin');
    coordinator = await app.as('coordenador');
    make = new RosterFactory(app);
  });
  afterAll(async () => {
    await app.stop();
    await endpoint.stop();
  });
  beforeEach(async () => {
    endpoint.forget();
    endpoint.willAnswer({ text: 'Resposta do modelo.' });
    app.clock.advance(24 * 60 * 60 * 1000);
    await set({ externalAiAllowed: true, aiDailyQuota: 200 });
  });

  const set = async (body: object) => {
    await admin.put('/api/settings', body);
    await app.everybodyAgrees();
  };
  const who = async () => (await coordinator.get('/api/ai-schedule/assistant')).body;

  async function open() {
    const parish = await make.parish();
    return { ...parish, talk: await Conversation.open(app, coordinator, parish.id) };
  }

  it('should answer only while the parish allows it', async () => {
    await set({ externalAiAllowed: false });
    expect(await who()).toEqual({ assistant: 'local' });
    const { talk } = await open();
    expect((await talk.ask('Resumo')).message).toContain('Entendi');
    expect(endpoint.requests).toEqual([]);

    await set({ externalAiAllowed: true });
    expect(await who()).toEqual({ assistant: 'external' });
    expect((await talk.ask('Resumo')).message).toBe('Resposta do modelo.');
    const changes = await app
      .em()
      .find(AuditEvent, { action: 'settings-changed' }, { orderBy: { id: 'desc' } });
    expect(changes[0]).toMatchObject({ details: { fields: ['externalAiAllowed'] } });
  });

  it('should tell who answers to those alone who may ask', async () => {
    expect((await (await app.as('ministro')).get('/api/ai-schedule/assistant')).status).toBe(403);
  });

  it('should prove its key to the service, and send it nowhere else', async () => {
    const { talk } = await open();
    await talk.ask('Resumo');
    expect(endpoint.received[0]).toContain('"authorization":"Bearer segredo-da-ia"');
    expect(JSON.stringify(endpoint.requests)).not.toContain('segredo-da-ia');
  });

  it('should propose through the solver, for the coordinator to apply and undo', async () => {
    const { talk, id, ministers } = await open();
    endpoint.willAnswer(
      { calls: [{ name: 'set_rule', arguments: { kind: 'exclude', person: `M${ministers[0]}` } }] },
      SOLVE,
      { text: 'Fiz uma proposta: confira.' },
    );
    expect(await talk.ask('Deixe a Pessoa 0 de fora e gere a escala')).toMatchObject({
      status: 'done',
      message: 'Fiz uma proposta: confira.',
    });
    expect((await talk.rules()).map(({ text }) => text)).toEqual([
      'Não escalar Pessoa 0 em nenhuma missa desta escala',
    ]);
    const [proposal] = await talk.proposals();
    expect((await make.state(id)).places).toEqual([]);

    endpoint.willAnswer(
      { calls: [{ name: 'decide', arguments: { decision: 'accept' } }] },
      { text: 'Aceitei a proposta.' },
    );
    expect((await talk.ask('Aplique')).status).toBe('done');
    const { places } = await make.state(id);
    expect(places.length).toBeGreaterThan(0);
    expect(places.map(({ minister }) => minister)).not.toContain(ministers[0]);

    expect(await talk.proposals()).toMatchObject([{ runId: proposal!.runId, status: 'accepted' }]);
    expect((await talk.undo()).status).toBe(200);
    expect((await make.state(id)).places).toEqual([]);
  });

  it('should lose nothing when the model fails, so that it can be asked again', async () => {
    const { talk } = await open();
    endpoint.willAnswer(
      { calls: [{ name: 'set_rule', arguments: { kind: 'cap-all', count: 2 } }] },
      { status: 401 },
    );
    const failed = await talk.ask('No máximo 2 por pessoa');
    expect(failed).toMatchObject({
      status: 'failed',
      message: expect.stringMatching(/não aceitou a chave.* Nada foi alterado\.$/),
    });
    expect(await talk.rules()).toEqual([]);
    expect((await talk.messages()).at(-2)).toMatchObject({
      message: 'No máximo 2 por pessoa',
      status: 'done',
    });

    endpoint.willAnswer(
      { calls: [{ name: 'set_rule', arguments: { kind: 'cap-all', count: 2 } }] },
      { text: 'Guardei a regra.' },
    );
    await coordinator.post(`/api/ai-schedule/messages/${failed.id}/retry`);
    await talk.work(failed.id);
    expect((await talk.messages()).at(-1)).toMatchObject({
      id: failed.id,
      status: 'done',
      message: 'Guardei a regra.',
    });
    expect(await talk.rules()).toHaveLength(1);
  });

  it('should be asked no more often in a day of the parish than it sets', async () => {
    app.clock.set('2026-11-20T23:30:00-03:00');
    const { talk } = await open();
    await set({ aiDailyQuota: 3 });
    expect((await talk.ask('Um')).status).toBe('done');
    endpoint.willAnswer(SOLVE);
    endpoint.forget();
    expect(await talk.ask('Gere a escala')).toMatchObject({
      status: 'failed',
      message: expect.stringMatching(
        /já usou hoje 3 pedidos.*Será possível de novo amanhã, depois da meia-noite.*Nada foi alterado\.$/,
      ),
    });
    expect(endpoint.requests).toHaveLength(1);
    expect(await talk.proposals()).toEqual([]);

    await set({ aiDailyQuota: 4 });
    endpoint.willAnswer({ text: 'Mais um.' });
    expect((await talk.ask('Mais um')).status).toBe('done');
    expect((await talk.ask('E outro')).status).toBe('failed');
    await set({ externalAiAllowed: false });
    expect((await talk.ask('Resumo')).message).toContain('Entendi');

    await set({ externalAiAllowed: true });
    app.clock.set('2026-11-21T00:00:01-03:00');
    expect((await talk.ask('Bom dia')).status).toBe('done');
  });
});
