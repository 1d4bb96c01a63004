import { describe, expect, it } from '@jest/globals';
import type { ScheduleRule } from '../../src/roster/schedule-rules/schedule-rule.js';
import { idOf, keyOf, type Name, reply, workspaceOf, type FactsValues } from '../support/ai-facts.js';

const DAY = { date: '2026-11-28' };
const off = (name: Name, masses: object = DAY): ScheduleRule => ({
  kind: 'exclude',
  ministerId: idOf(name),
  masses,
});
const cap = (name: Name, count: number): ScheduleRule => ({ kind: 'cap', ministerId: idOf(name), count });

async function after(messages: readonly string[], values: FactsValues = {}) {
  const workspace = workspaceOf(values);
  let memory: unknown = null;
  let text = '';
  for (const message of messages) ({ memory, text } = await reply(workspace, message, memory));
  return { text, rules: workspace.listRules().map(({ rule }) => rule) };
}

describe('A conversation', () => {
  it.each<[string, readonly string[], readonly ScheduleRule[]]>([
    ['corrects who', ['Ana não pode no dia 28', 'corrijo-me: é o Bento'], [off('Bento')]],
    ['corrects who was misread', ['Ana não pode no dia 28', 'li errado, é o Bento'], [off('Bento')]],
    [
      'permits one of two',
      ['Ana e Bento não podem no dia 28', 'me enganei, só a Ana que não, o Bento pode'],
      [off('Ana')],
    ],
    ['keeps one by a pronoun', ['Ana e Bento não podem no dia 28', 'Só ele. Ela fica.'], [off('Bento')]],
    [
      'denies the number that stands',
      ['a missa do dia 28 às 15h precisa de 3 pessoas', 'três não quatro'],
      [{ kind: 'required', mass: keyOf('jude15'), count: 4 }],
    ],
    [
      'limits one after all',
      ['no máximo 3 por pessoa', 'a Ana menos ainda: 2'],
      [{ kind: 'cap-all', count: 3 }, cap('Ana', 2)],
    ],
    [
      'leaves out a mass',
      ['Ana não pode no dia 28', 'faltou dizer: exceto às 15h'],
      [off('Ana', keyOf('jude7')), off('Ana', keyOf('jude19'))],
    ],
    ['takes back by a slip', ['Ana não pode no dia 28', 'mensagem errada, desculpa'], []],
    ['hears why it is off', ['Ana não pode no dia 28', 'a viagem dela foi cancelada'], []],
    ['takes out whom it placed', ['põe a Ana no dia 28 às 15h', 'melhor sem ela'], []],
    [
      'gives back a day of a whole month',
      ['Ana não pode no dia 28', 'às 15h ela vem'],
      [off('Ana', keyOf('jude7')), off('Ana', keyOf('jude19'))],
    ],
    ['lets two get on', ['separa Ana e Bento', 'já se acertaram'], []],
    ['does not join whom it need not part', ['separa Ana e Bento', 'não precisa separar'], []],
    ['frees from a limit', ['Ana no máximo 2', 'pode quantas quiser'], []],
    ['lets somebody go after all', ['Ana não pode no dia 28', 'conversei com ela e ela vai'], []],
    [
      'takes back the first of two',
      ['Ana no máximo 2', 'Bento no máximo 1', 'desfaz a primeira'],
      [cap('Bento', 1)],
    ],
    [
      'takes back the rule about somebody',
      ['Ana no máximo 2', 'Bento no máximo 1', 'tira a da Ana'],
      [cap('Bento', 1)],
    ],
    [
      'takes back the first of two that one message set',
      ['Ana no máximo 2 e Bento no máximo 1', 'desfaz a primeira'],
      [cap('Bento', 1)],
    ],
    ['thinks better of it', ['Ana no máximo 2', 'melhor não'], []],
    ['takes back what was asked for', ['Ana no máximo 2', 'não, tira o que eu falei'], []],
    ['takes out whom it placed', ['põe a Ana no dia 28 às 7h', 'tira'], []],
    [
      'exchanges one of a pair',
      ['Ana e Bento juntos', 'troca o Bento pelo João'],
      [{ kind: 'together', ministerId: idOf('Ana'), otherId: idOf('João') }],
    ],
    ['puts back what was taken back', ['Ana no máximo 2', 'desfaz', 'põe de novo'], [cap('Ana', 2)]],
    [
      'exclaims before it corrects',
      ['Ana não pode no dia 28', 'ih, kkk, desculpa, é o Bento'],
      [off('Bento')],
    ],
    ['corrects with the number first', ['Ana no máximo 2', 'reduz pra 1, pensei melhor'], [cap('Ana', 1)]],
    ['has looked it up', ['Ana no máximo 2', 'conferi na folha e são 3'], [cap('Ana', 3)]],
    [
      'keeps whoever is named again',
      ['Ana e Bento não podem no dia 28', 'corrigindo: a Ana e o João'],
      [off('Ana'), off('João')],
    ],
    [
      'turns the act round',
      ['Ana não pode no dia 8', 'ai, li errado. É pra pôr, não pra tirar.'],
      [{ kind: 'pin', ministerId: idOf('Ana'), mass: keyOf('second8') }],
    ],
    [
      'is wrong about one of several',
      ['Ana no máximo 2, Bento no máximo 1 e a Ana fora do dia 28', 'o do Bento eu falei errado, são 3'],
      [cap('Ana', 2), cap('Bento', 3), off('Ana')],
    ],
    ['takes back what was not meant', ['Ana no máximo 2', 'não foi isso que eu pedi'], []],
    ['takes back what was somebody else', ['Ana não pode no dia 28', 'era outra pessoa'], []],
    ['takes back what was another mass', ['põe a Ana no dia 28 às 15h', 'era outra missa'], []],
    ['takes back what has nothing to do with it', ['Ana no máximo 2', 'nada a ver'], []],
    ['takes back by two keys', ['Ana no máximo 2', 'ctrl z'], []],
    ['keeps what was thanked for', ['Ana no máximo 2', 'era isso mesmo, obrigada'], [cap('Ana', 2)]],
    ['frees one of two', ['Ana e Bento não podem no dia 28', 'deixa o Bento'], [off('Ana')]],
    [
      'was wrong about whom, who are two',
      ['Ana não pode no dia 28', 'a Ana não, o Bento é que não pode e o João também'],
      [off('Bento'), off('João')],
    ],
    [
      'frees one by saying that he comes',
      ['Ana e Bento não podem no dia 28', 'a Ana vai, só o Bento que não'],
      [off('Bento')],
    ],
    [
      'says what is right before what may be',
      ['Ana não pode no dia 28 às 7h', 'às 15h, às 7h ela pode'],
      [off('Ana', keyOf('jude15'))],
    ],
    ['names the last of the day', ['Ana não pode no dia 28', 'só a última'], [off('Ana', keyOf('jude19'))]],
    [
      'has kept somebody to the very day that was meant to be free',
      ['Ana só pode no dia 28', 'ah não, dia 28 é que ela não pode'],
      [off('Ana')],
    ],
    ['goes on from an answer', ['Joaao no máximo 2', 'sim, e a Ana também'], [cap('João', 2), cap('Ana', 2)]],
  ])('%s', async (_, messages, rules) => {
    expect((await after(messages)).rules).toEqual(rules);
  });

  it('changes nothing where it asks', async () => {
    const { rules } = await after(['Ana não pode no dia 28', 'o dia todo ou só de noite?']);
    expect(rules).toEqual([off('Ana')]);
  });

  it.each([
    [['Ana no máximo 2', 'não foi isso que eu pedi'], 'O que devo fazer em vez disso?'],
    [
      ['a missa do dia 28 às 15h precisa de 3 pessoas', 'o número tá errado'],
      'O que devo fazer em vez disso?',
    ],
    [['Ana no máximo 2', 'desfaz'], ''],
  ])('asks what is right where it was told that it was wrong: %j', async (messages, question) => {
    const { text, rules } = await after(messages);
    expect(text).toContain(question || 'Desfiz');
    expect(text.includes('em vez disso')).toBe(question !== '');
    expect(rules).toEqual([]);
  });

  it('loses nothing where one of several is wrong and it is not said which', async () => {
    const { text, rules } = await after(['Ana e Bento não podem no dia 28', 'um deles tá errado']);
    expect(text).toContain('?');
    expect(rules).toEqual([off('Ana'), off('Bento')]);
  });

  it('takes back what was wrong also where it must ask who is meant instead', async () => {
    const namesakes: FactsValues = {
      people: { Bento: { name: 'Ana Lima' }, Carla: { name: 'Ana Souza' }, Ana: { name: 'Zita' } },
    };
    const wrong = ['Zita não pode no dia 28', 'não, é a Ana'];
    const asked = await after(wrong, namesakes);
    expect(asked.text).toMatch(/^Desfiz: Não escalar Zita .*\n\n.*qual destas pessoas/);
    expect(asked.rules).toEqual([]);
    expect((await after([...wrong, 'Ana Lima'], namesakes)).rules).toEqual([off('Bento')]);
  });

  it('tells at once that somebody serves at no mass, before it asks which', async () => {
    const inactive: FactsValues = { people: { Ana: { serves: false } } };
    const { text, rules } = await after(['escale a Ana no dia 28'], inactive);
    expect(text).toBe('Ana não serve no ministério no momento.');
    expect(rules).toEqual([]);
  });

  it('should say what was clear beside a question that another request left without an answer', async () => {
    const twoAnas = { people: { Ana: { name: 'Ana Lúcia' }, Bento: { name: 'Ana Paula' } } };
    const asking = 'Ana não pode no dia 28. No máximo 3 por pessoa';
    const told = async (message: string) => (await after([asking, message], twoAnas)).text;
    expect(await told('Carla no máximo 2')).toMatch(
      /Ficou de lado o que você pediu antes\. Se ainda vale, diga “No máximo 3 por pessoa”\.\s+Ainda espero a resposta: Você quis dizer qual destas pessoas\?$/,
    );
    expect(await told('e a Ana no máximo 2')).toMatch(
      /^Ficou de lado: “No máximo 3 por pessoa”\. Se ainda vale, peça depois\.\n\nVocê quis dizer qual/,
    );
    for (const message of ['Ana Paula', '2', 'esquece', 'obrigado'])
      expect(await told(message)).not.toContain('Ficou de lado');
  });

  it('should tell hours by the clock', async () => {
    const { text, rules } = await after(['Carla só de manhã']);
    expect(text).toContain('escalar Carla só às 7h, às 8h e às 10h.');
    expect(rules).toEqual([off('Carla', { time: '15:00' }), off('Carla', { time: '19:30' })]);
  });
});
