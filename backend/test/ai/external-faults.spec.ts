import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AppError } from '../../src/platform/errors/app-error.js';
import { workspaceOf } from '../support/ai-facts.js';
import { externalReply } from '../support/external-reply.js';
import { RecordingEndpoint, type EndpointAnswer } from '../support/recording-endpoint.js';

const CAP = { name: 'set_rule', arguments: { kind: 'cap-all', count: 2 } };
/** Long enough for an answer that comes at once, also on a busy machine. */
const SHORT = { firstChunkMs: 400, nextChunkMs: 400 };

describe('Faults of the external model', () => {
  let endpoint: RecordingEndpoint;
  beforeAll(async () => (endpoint = await RecordingEndpoint.start()));
  afterAll(() => endpoint.stop());
  beforeEach(() => endpoint.forget());

  const told = (error: unknown) => {
    expect(error).toBeInstanceOf(AppError);
    return (error as AppError).message;
  };

  it.each<[string, EndpointAnswer, RegExp, number]>([
    ['429', { status: 429 }, /pedidos demais\. Espere alguns minutos e tente de novo/, 3],
    ['a wait that is too long', { status: 429, retryAfter: 3600 }, /pedidos demais/, 1],
    [
      'an account without credit',
      { status: 429, code: 'insufficient_quota' },
      /sem crédito\. Avise a administração/,
      1,
    ],
    ['500', { status: 500 }, /com problemas\. Espere/, 3],
    ['503', { status: 503 }, /com problemas/, 3],
    ['a refused key', { status: 401 }, /não aceitou a chave.*Avise a administração/, 1],
    ['an unknown model', { status: 404 }, /o modelo ou o endereço podem estar errados/, 1],
    [
      'a conversation that is too long',
      { status: 400, code: 'context_length_exceeded' },
      /longa demais.*comece outra/,
      1,
    ],
    ['a hang', 'hang', /demorou demais/, 1],
    ['a hang amid the text', { text: 'Vou ver', then: 'hang' }, /demorou demais/, 1],
    ['a cut', { text: 'Vou ver', then: 'cut' }, /parou no meio/, 1],
    ['a cut within a call', { calls: [CAP], then: 'cut' }, /parou no meio/, 1],
    ['an end without a reason', { text: 'Vou ver', finish: null }, /parou no meio/, 1],
    ['an empty answer', { text: '' }, /não respondeu nada/, 1],
    ['blanks', { text: ' \n' }, /não respondeu nada/, 1],
    ['the content filter', { text: 'Vou', finish: 'content_filter' }, /filtro.*Escreva de outro jeito/, 1],
    ['an answer cut for its length', { text: 'Vou', finish: 'length' }, /longa demais e foi cortada/, 1],
    ['an endless text', { text: Array.from({ length: 50 }, () => 'missa '.repeat(200)) }, /longa demais/, 1],
    ['nonsense', { raw: 'data: {not json}\n\n' }, /Não entendi a resposta/, 1],
    ['another shape', { raw: 'data: {"answer":"42"}\n\ndata: [DONE]\n\n' }, /Não entendi a resposta/, 1],
    ['an error amid the stream', { raw: 'data: {"error":{"message":"overloaded"}}\n\n' }, /com problemas/, 1],
    ['a web page', { raw: '<html>proxy</html>' }, /parou no meio/, 1],
    [
      'English, twice',
      { text: 'I have computed the roster and it is ready for you.' },
      /não respondeu em português/,
      2,
    ],
    ['a loop', { calls: [CAP] }, /em oito passos\. Peça uma coisa de cada vez/, 8],
  ])('should be told in Portuguese: %s', async (_, answer, message, requests) => {
    endpoint.willAnswer(answer);
    const timeouts = answer === 'hang' || ('then' in answer && answer.then === 'hang') ? SHORT : {};
    const error: unknown = await externalReply(endpoint, workspaceOf(), { timeouts }).catch(
      (thrown: unknown) => thrown,
    );
    expect(told(error)).toMatch(message);
    expect(told(error)).not.toMatch(/segredo|scripted|127\.0\.0\.1/);
    expect(endpoint.requests).toHaveLength(requests);
  });

  it('should be told when nobody listens', async () => {
    const gone = await RecordingEndpoint.start();
    const { baseUrl } = gone;
    await gone.stop();
    const error: unknown = await externalReply({ baseUrl }, workspaceOf()).catch((thrown: unknown) => thrown);
    expect(told(error)).toMatch(/Não consegui me conectar.*avise a administração/);
  });

  it('should pass unseen when a further try succeeds', async () => {
    endpoint.willAnswer({ status: 429, retryAfter: 0 }, { status: 502 }, { text: 'Olá!' });
    const facts: object[] = [];
    const { text } = await externalReply(endpoint, workspaceOf(), {
      watch: { onFault: (fact) => facts.push(fact) },
    });
    expect(text).toBe('Olá!');
    expect(facts).toEqual([
      { fault: 'busy', status: 429, code: 'scripted', attempt: 0 },
      { fault: 'broken', status: 502, code: 'scripted', attempt: 1 },
    ]);
  });

  it.each<[string | number, number]>([
    [1, 1],
    ['Fri, 31 Dec 2100 23:59:59 GMT', 1],
    ['Fri, 01 Jan 2016 00:00:00 GMT', 2],
    ['soon', 2],
  ])('should not be tried again before the service wants it (%s)', async (retryAfter, requests) => {
    endpoint.willAnswer({ status: 429, retryAfter }, { text: 'Olá!' });
    const reply = externalReply(endpoint, workspaceOf(), { timeouts: { longestWaitMs: 999 } });
    await reply.catch((error: unknown) => expect(told(error)).toMatch(/pedidos demais/));
    expect(endpoint.requests).toHaveLength(requests);
  });

  it('should ask once more for Portuguese, and show no English', async () => {
    endpoint.willAnswer(
      { text: ['I have set ', 'the rule and computed the roster, which is now ready for you.'] },
      { text: 'Guardei a regra e calculei a escala.' },
    );
    const { text } = await externalReply(endpoint, workspaceOf());
    expect(text).toBe('Guardei a regra e calculei a escala.');
    expect(endpoint.requests[1]!.messages.at(-1)!.content).toContain('português do Brasil');
  });

  it('should not mind what a model mutters in English before it uses a tool', async () => {
    endpoint.willAnswer({ text: 'Let me check the roster for you.', calls: [CAP] }, { text: 'Feito.' });
    const workspace = workspaceOf();
    expect((await externalReply(endpoint, workspace)).text).toBe('Feito.');
    expect(workspace.changes.addedRules).toHaveLength(1);
  });

  it('should bound what one reply computes', async () => {
    const solve = { name: 'solve', arguments: {} };
    endpoint.willAnswer({ calls: [solve, solve, solve, solve] }, { text: 'Feito.' });
    await externalReply(endpoint, workspaceOf());
    expect(endpoint.toolAnswers()[3]).toEqual({ error: expect.stringContaining('cálculos demais') });
  });

  it('should end at once when nobody waits any more', async () => {
    const stopped = new AbortController();
    endpoint.willAnswer(() => {
      stopped.abort();
      return 'hang';
    });
    await expect(externalReply(endpoint, workspaceOf(), { signal: stopped.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});
