import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { idOf, workspaceOf, type FactsValues } from '../support/ai-facts.js';
import { externalReply } from '../support/external-reply.js';
import { RecordingEndpoint, type ToolCallValues } from '../support/recording-endpoint.js';

const ANA = `M${idOf('Ana')}`;
const FIRST = { date: '2026-11-01', time: '08:00' };

describe('ExternalAssistant', () => {
  let endpoint: RecordingEndpoint;
  beforeAll(async () => (endpoint = await RecordingEndpoint.start()));
  afterAll(() => endpoint.stop());
  beforeEach(() => endpoint.forget());

  /** What the model is answered when it uses these tools. */
  async function answersTo(calls: ToolCallValues[], message = 'Olá', values: FactsValues = {}) {
    const workspace = workspaceOf(values);
    endpoint.willAnswer({ calls }, { text: 'Pronto.' });
    await externalReply(endpoint, workspace, { message });
    return { answers: endpoint.toolAnswers(), workspace };
  }

  it('should set a rule, compute and propose, saying what it is doing', async () => {
    const workspace = workspaceOf();
    const rule = { kind: 'exclude', person: ANA, weekday: 0, time: '08:00' };
    endpoint.willAnswer(
      { text: 'Vou guardar a regra.', calls: [{ name: 'set_rule', arguments: rule }] },
      { calls: [{ name: 'solve', arguments: {} }] },
      { text: [`Fiz uma proposta sem M`, `1 aos domingos`, ` às 8h. Confira.`] },
    );
    const { text, activities } = await externalReply(endpoint, workspace, {
      message: 'Não escale Ana aos domingos às 8h e gere a escala',
    });
    expect(text).toBe('Vou guardar a regra.\n\nFiz uma proposta sem Ana aos domingos às 8h. Confira.');
    expect(activities).toEqual(['thinking', 'rules', 'thinking', 'solving', 'thinking']);
    expect(workspace.changes.addedRules).toEqual([
      { kind: 'exclude', ministerId: idOf('Ana'), masses: { weekday: 0, time: '08:00' } },
    ]);
    expect(workspace.changes.proposal!.assignments.length).toBeGreaterThan(0);
    const [set, solved] = endpoint.toolAnswers() as [object, Record<string, unknown>];
    expect(set).toEqual({
      number: 1,
      rule: 'Não escalar M1 aos domingos, às 8h',
      replaced: [],
      alreadyThere: false,
      notes: [],
    });
    expect(solved).toMatchObject({
      status: 'waiting',
      anew: true,
      provenBest: true,
      emptyBefore: 12,
      emptyAfter: 0,
    });
    expect(JSON.stringify(solved)).toContain('"mass":"2026-11-01 08:00","entering":["M');
  });

  it('should tell the model the day, the masses and the tools', async () => {
    endpoint.willAnswer({ text: 'Olá! Como posso ajudar com a escala?' });
    await externalReply(endpoint, workspaceOf());
    const [request] = endpoint.requests;
    expect(request).toMatchObject({ model: 'modelo', stream: true });
    expect(request!.messages[0]!.content).toContain('Hoje é terça-feira, 10 de novembro (2026-11-10).');
    expect(request!.messages[0]!.content).toContain(
      '- 2026-11-28 19:30 = sábado, 28 de novembro, 19:30: Missa',
    );
    expect(request!.tools.map(({ function: { name } }) => name)).toEqual([
      'read_request',
      'overview',
      'mass',
      'person',
      'list_rules',
      'set_rule',
      'remove_rule',
      'solve',
      'compare',
      'decide',
      'explain_shortage',
      'explain_absence',
      'explain_presence',
    ]);
  });

  it('should read the message as the local assistant does, with rules ready to be set', async () => {
    const { answers, workspace } = await answersTo(
      [{ name: 'read_request', arguments: '' }],
      'Tira a Ana do dia 1 às 8h e põe a Carla, e o João no máximo 2',
    );
    const [CARLA, JOAO] = [`M${idOf('Carla')}`, `M${idOf('João')}`];
    expect(answers).toEqual([
      {
        requests: [
          {
            kind: 'exclude',
            understood: `não escalar ${ANA} no domingo, 1o de novembro, às 8h`,
            rules: [{ kind: 'exclude', person: ANA, ...FIRST }],
            problem: null,
          },
          {
            kind: 'pin',
            understood: `escalar ${CARLA} no domingo, 1o de novembro, às 8h`,
            rules: [{ kind: 'pin', person: CARLA, ...FIRST }],
            problem: null,
          },
          {
            kind: 'cap',
            understood: `${JOAO} em no máximo 2 missas`,
            rules: [{ kind: 'cap', person: JOAO, count: 2 }],
            problem: null,
          },
        ],
        question: null,
        notUnderstood: [],
      },
    ]);
    expect(workspace.changes.addedRules).toEqual([]);
  });

  it('should tell the model what to ask first, with the readings to choose from', async () => {
    const { answers } = await answersTo(
      [{ name: 'read_request', arguments: '' }],
      'Põe a Ana no dia 1. Faça um café.',
    );
    expect(answers).toMatchObject([
      {
        requests: [],
        question: {
          text: expect.stringMatching(/^Qual missa\?/),
          choices: [
            {
              label: 'domingo, 1o de novembro, 8h',
              requests: [{ rules: [{ kind: 'pin', person: ANA, ...FIRST }] }],
            },
            { label: 'domingo, 1o de novembro, 10h' },
          ],
        },
      },
    ]);
  });

  it('should give the conversation so far, with codes for people', async () => {
    endpoint.willAnswer({ text: 'Está certo.' });
    await externalReply(endpoint, workspaceOf(), {
      history: [
        { sender: 'coordinator', message: 'Quem serve mais?' },
        { sender: 'ai', message: 'João serve em 3 missas.' },
      ],
      message: 'E a ana?',
    });
    expect(endpoint.requests[0]!.messages.slice(1)).toEqual([
      { role: 'user', content: 'Quem serve mais?' },
      { role: 'assistant', content: `M${idOf('João')} serve em 3 missas.` },
      { role: 'user', content: `E a ${ANA}?` },
    ]);
  });

  it('should answer every reading tool with codes and numbers', async () => {
    const values: FactsValues = {
      places: [
        ['first8', 'Ana'],
        ['first8', 'Bento'],
      ],
      rules: [{ kind: 'cap', ministerId: idOf('Ana'), count: 2 }],
    };
    const { answers } = await answersTo(
      [
        { name: 'overview', arguments: '' },
        { name: 'mass', arguments: FIRST },
        { name: 'person', arguments: { person: ANA } },
        { name: 'list_rules', arguments: {} },
        { name: 'compare', arguments: {} },
        { name: 'explain_shortage', arguments: { date: '2026-11-28', time: '07:00' } },
        { name: 'explain_absence', arguments: { person: 'M3' } },
        { name: 'explain_absence', arguments: { person: 'M3', ...FIRST } },
        { name: 'explain_presence', arguments: { person: ANA, ...FIRST } },
      ],
      'Olá',
      values,
    );
    expect(answers).toMatchObject([
      {
        masses: 6,
        required: 12,
        filled: 2,
        load: expect.arrayContaining([{ person: ANA, duties: 1, offered: 6 }]),
      },
      { mass: '2026-11-01 08:00', required: 2, missing: 0, team: [ANA, 'M2'] },
      { person: ANA, limit: 2, duties: ['2026-11-01 08:00'] },
      [{ number: 1, rule: `${ANA} em no máximo 2 missas` }],
      { proposal: null },
      { explanation: expect.stringMatching(/.+/) },
      { explanation: expect.stringMatching(/^M3 /) },
      { explanation: expect.stringMatching(/.+/) },
      { explanation: expect.stringMatching(/^M1.*domingo, 1o de novembro, às 8h/) },
    ]);
  });

  it('should set each kind of rule', async () => {
    const { workspace } = await answersTo(
      [
        { kind: 'pin', person: 'M2', ...FIRST },
        { kind: 'exclude', person: 'M3', from: '2026-11-02', until: '2026-11-08' },
        { kind: 'cap', person: 'M4', count: 1 },
        { kind: 'cap-all', count: 3 },
        { kind: 'together', person: ANA, other: 'M5' },
        { kind: 'apart', person: ANA, other: 'M6' },
        { kind: 'required', ...FIRST, count: 4 },
      ].map((rule) => ({ name: 'set_rule', arguments: rule })),
    );
    expect(workspace.changes.addedRules).toEqual([
      { kind: 'pin', ministerId: 2, mass: FIRST },
      { kind: 'exclude', ministerId: 3, masses: { from: '2026-11-02', until: '2026-11-08' } },
      { kind: 'cap', ministerId: 4, count: 1 },
      { kind: 'cap-all', count: 3 },
      { kind: 'together', ministerId: 1, otherId: 5 },
      { kind: 'apart', ministerId: 1, otherId: 6 },
      { kind: 'required', mass: FIRST, count: 4 },
    ]);
  });

  it.each<[string, ToolCallValues, RegExp]>([
    ['an unknown tool', { name: 'delete_everything', arguments: {} }, /não existe.*overview, mass/],
    ['a tool of every object', { name: 'constructor', arguments: {} }, /não existe/],
    ['broken JSON', { name: 'person', arguments: '{"person":' }, /não são JSON/],
    ['no object', { name: 'person', arguments: '["M1"]' }, /objeto JSON/],
    ['a missing parameter', { name: 'mass', arguments: { date: '2026-11-01' } }, /falta “time”/],
    ['a parameter that is none', { name: 'overview', arguments: { all: true } }, /“all” não existe/],
    ['a wrong type', { name: 'person', arguments: { person: 1 } }, /“person” deve ser um texto/],
    ['a name for a code', { name: 'person', arguments: { person: 'fulano' } }, /“person” deve ter a forma/],
    ['an unknown person', { name: 'person', arguments: { person: 'M99' } }, /Não conheço esta pessoa/],
    [
      'a day that is none',
      { name: 'mass', arguments: { date: '2026-02-30', time: '08:00' } },
      /dia que existe/,
    ],
    ['an unknown mass', { name: 'mass', arguments: { date: '2026-11-02', time: '08:00' } }, /não tem missa/],
    ['half a mass', { name: 'explain_absence', arguments: { person: ANA, date: '2026-11-01' } }, /juntos/],
    [
      'an unknown kind of rule',
      { name: 'set_rule', arguments: { kind: 'ban', person: ANA } },
      /deve ser um de/,
    ],
    ['an incomplete rule', { name: 'set_rule', arguments: { kind: 'cap', person: ANA } }, /falta: count/],
    [
      'a rule with too much',
      { name: 'set_rule', arguments: { kind: 'cap-all', count: 1, date: '2026-11-01' } },
      /não se usa: date/,
    ],
    [
      'a count that is none',
      { name: 'set_rule', arguments: { kind: 'cap-all', count: 2.5 } },
      /número inteiro de 0 a 99/,
    ],
    ['a rule that is not there', { name: 'remove_rule', arguments: { number: 7 } }, /Não há regra 7/],
    ['nothing to undo', { name: 'decide', arguments: { decision: 'undo' } }, /não pede isso/],
  ])('should answer %s to the model, which goes on', async (_, call, error) => {
    const { answers, workspace } = await answersTo([call]);
    expect(answers).toEqual([{ error: expect.stringMatching(error) }]);
    expect(workspace.changes).toEqual({ addedRules: [], removedRules: [], proposal: null, decision: null });
  });

  it('should not decide about a proposal that the coordinator said nothing of', async () => {
    const solved = workspaceOf();
    await solved.solve();
    const waiting = { runId: 5, version: 1, result: solved.changes.proposal! };
    const decide = async (message: string) => {
      const workspace = workspaceOf({}, { waiting });
      endpoint.willAnswer(
        { calls: [{ name: 'decide', arguments: { decision: 'accept' } }] },
        { text: 'Pronto.' },
      );
      await externalReply(endpoint, workspace, { message });
      return workspace.changes.decision;
    };
    expect(await decide('Quem serve mais?')).toBeNull();
    expect(await decide('Ainda não aplique')).toBeNull();
    expect(await decide('Pode aplicar, por favor')).toEqual({ runId: 5, decision: 'accept' });
    expect(await decide('Sim')).toEqual({ runId: 5, decision: 'accept' });
  });

  it('should show text as it comes, with names whole', async () => {
    const pieces = [
      'A missa das oito de domingo fica com ',
      'a M',
      '1 e com o M',
      '2',
      ', os dois experientes',
      '.',
    ];
    endpoint.willAnswer({ text: pieces });
    const { text, pieces: shown } = await externalReply(endpoint, workspaceOf());
    expect(text).toBe('A missa das oito de domingo fica com a Ana e com o Bento, os dois experientes.');
    expect(shown.length).toBeGreaterThan(2);
    expect(shown.join('|')).not.toMatch(/M\d|A\|na|Ben\|to/);
  });

  it('should call nobody by a code that is nobody’s', async () => {
    endpoint.willAnswer({ text: 'Escalei M77 e M1.' });
    const { text } = await externalReply(endpoint, workspaceOf());
    expect(text).toBe('Escalei pessoa desconhecida e Ana.');
  });
});
