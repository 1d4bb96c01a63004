import { describe, expect, it } from '@jest/globals';
import { idOf, keyOf, reply, workspaceOf, type FactsValues } from '../support/ai-facts.js';

const AWAY = (name: Parameters<typeof idOf>[0], date: string) => ({
  kind: 'exclude',
  ministerId: idOf(name),
  masses: { date },
});
const EIGHTH = '2026-11-08';
const FIRST = '2026-11-01';

async function talk(messages: readonly string[], values: FactsValues = {}) {
  let memory: unknown = null;
  let text = '';
  const workspace = workspaceOf(values);
  for (const message of messages) ({ text, memory } = await reply(workspace, message, memory));
  return { text, rules: workspace.listRules().map(({ rule }) => rule) };
}

describe('A message that goes on from what was done', () => {
  it.each([
    [
      'what it denies of what stands is taken back',
      ['Ana fora dia 8. Bento fora dia 8.', 'Ana volta.'],
      [AWAY('Bento', EIGHTH)],
    ],
    [
      'what an own error comes with takes its place',
      ['Ana fora dia 8', 'melhor tirar o Bento'],
      [AWAY('Bento', EIGHTH)],
    ],
    ['a cleft says who instead', ['Ana fora dia 8', 'quem sai é o Bento'], [AWAY('Bento', EIGHTH)]],
    [
      'why it was asked for changes nothing',
      ['Ana fora dia 8', 'É que ela vai passar o dia com os netos'],
      [AWAY('Ana', EIGHTH)],
    ],
    ['a wish changes nothing', ['Ana fora dia 8', 'tomara que não chova'], [AWAY('Ana', EIGHTH)]],
    ['a doubt changes nothing', ['Ana fora dia 8', 'vou ver com ela do dia 1'], [AWAY('Ana', EIGHTH)]],
    [
      'it undoes before it asks for more',
      ['Ana fora dia 8', 'desfaz, e tira o Bento do dia 28'],
      [AWAY('Bento', '2026-11-28')],
    ],
    ['both are taken back', ['Ana fora dia 8', 'Bento fora dia 8', 'libera os dois'], []],
    ['who comes after all is not placed', ['Ana fora dia 8', 'ela vem dia 8, confirmou'], []],
    [
      'one more day is added',
      ['Ana fora dia 8', 'aproveito para acrescentar o dia 1'],
      [AWAY('Ana', EIGHTH), AWAY('Ana', FIRST)],
    ],
  ] as const)('%s', async (_, messages, rules) => {
    expect((await talk(messages)).rules).toEqual(rules);
  });

  it('those who have not answered are pointed at', async () => {
    const { rules } = await talk(['quem ainda não respondeu?', 'deixa essas pessoas fora do dia 8'], {
      answers: { Bento: 'all', Davi: 'all', Ester: 'all', João: 'all' },
    });
    expect(rules).toEqual([AWAY('Ana', EIGHTH), AWAY('Carla', EIGHTH)]);
  });

  it('a pair is of the two who are named', async () => {
    const { rules } = await talk(['Ana e Bento separados', 'troquei, é a Carla que não combina com o Bento']);
    expect(rules).toEqual([{ kind: 'apart', ministerId: idOf('Carla'), otherId: idOf('Bento') }]);
  });

  it('is asked about where no word tells whether one is meant instead or besides', async () => {
    const { text, rules } = await talk(['Ana fora dia 8', 'tira o Bento']);
    expect(text).toContain('É no lugar do que você pediu antes, ou também?');
    expect(rules).toEqual([AWAY('Ana', EIGHTH)]);
  });

  it('says what of it was not done, and does the rest', async () => {
    const told = await talk(['tira a Ana do dia 8 e anota no quadro']);
    expect(told.text).toContain('“anota no quadro” eu não fiz');
    expect(told.rules).toEqual([AWAY('Ana', EIGHTH)]);
    const first = await talk(['avisa a Ana e tira ela do dia 8']);
    expect(first.text).toContain('Eu não mando mensagens.');
    expect(first.rules).toEqual([AWAY('Ana', EIGHTH)]);
  });
});

describe('A question that waits', () => {
  it('is asked still while something beside it is said', async () => {
    const asked = ['põe a Ana no dia 28', 'Péra, o leite tá fervendo'];
    expect((await talk(asked)).text).toContain('Qual missa?');
    expect((await talk([...asked, 'às 15h'])).rules).toEqual([
      { kind: 'pin', ministerId: idOf('Ana'), mass: keyOf('jude15') },
    ]);
  });

  it('is answered by what says it again', async () => {
    const { rules } = await talk(['talvez 4 no dia 8', 'Sim, quatro.']);
    expect(rules).toEqual([{ kind: 'required', mass: keyOf('second8'), count: 4 }]);
  });

  it('is answered by the part of a name that only one has', async () => {
    const values: FactsValues = { people: { Bento: { name: 'Rosa M.' }, Carla: { name: 'Rosa T.' } } };
    const ask = (answer: string) => talk(['Rosa não pode no dia 8', answer], values);
    expect((await ask('É a T, a outra é viúva')).rules).toEqual([AWAY('Carla', EIGHTH)]);
    expect((await ask('A M serve. É a outra.')).rules).toEqual([AWAY('Carla', EIGHTH)]);
  });
});
