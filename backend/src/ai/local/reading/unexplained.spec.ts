import { describe, expect, it } from '@jest/globals';
import { MessageReader } from './read-message.js';

const people = ['Ana', 'Bento', 'Clara', 'Olga'].map((name, index) => ({ id: index + 1, name }));
const masses = [
  '2026-11-05 19:30',
  '2026-11-08 08:00',
  '2026-11-08 10:00',
  '2026-11-15 08:00',
  '2026-11-22 08:00',
].map((text) => ({ date: text.slice(0, 10), time: text.slice(11), description: 'Missa' }));
const reader = new MessageReader({ people, masses, today: '2026-11-03' });

/** The kinds of rule that are read, `?` before what is asked about. */
const read = (message: string) =>
  reader
    .read(message)
    .map(({ kind, ...request }) => `${'doubt' in request && request.doubt ? '?' : ''}${kind}`);

describe('What a message says that its reading does not explain', () => {
  it.each([
    // A word that is not known, before somebody, a day, a number or an act.
    ['o Bento não pode no dia 15, conquanto o dia 22', ['?exclude']],
    ['desgarra a Ana do dia 8 e põe a Clara no dia 15', ['?pin']],
    ['quiçaba bote a Ana e a Clara na mesma missa', ['?together']],
    ['a missa do dia 22 precisa de uns trocentos 3 ministros', ['?exactly']],
    ['no dia 15 o Bento trufou serve', ['?pin']],
    ['o Bento não pode nos bragados', ['?exclude']],
    ['tira o Bento de todas, brandila exceto o dia 22', ['?exclude']],
    ['a Ana não pode na missa da brandila dia 15', ['?exclude']],
    // A word that is not known where a "não" would stand, or beside "lugar" or a time.
    ['o Bento brandila vem no dia 15', ['?pin']],
    ['quero que trufou coloque a Ana e a Clara juntas', ['?together']],
    ['põe a Clara no dia 15 no brandila lugar do Bento', ['?replace']],
    // A word that tells which of several, beside a day.
    ['o Bento não pode na semana do dia 15', ['?exclude']],
    ['o Bento não pode dia 8 na primeira', ['?exclude']],
    ['no máximo duas missas para a dona brandila', ['?capAll']],
    ['o Bento não pode em nenhum trogo', ['?exclude']],
    // A word that is not known between somebody or a count and what it says of them.
    ['a Ana vem no dia 15 e a Clara vem na brandila do dia 22', ['?pin']],
    ['a Ana vem no dia 15, trogo a Clara', ['?pin']],
    ['a missa do dia 22 conta com dois ministros defronte além dos previstos', ['?exactly']],
    ['dia 22 – dois a brandila mais', ['?exactly']],
    ['deixa a Ana só com duas missas e o Bento com brandila', ['?cap']],
    ['o trufou não pode no dia 15 e a Clara no dia 22', ['?exclude']],
    ['a Clara pode dia 8 às 10, só vastamente pode às 8', ['?pin']],
    // What an exception, a condition or a time hangs on.
    ['o Bento não pode nos domingos, menos na brandila', ['?exclude']],
    ['o Bento não pode nos domingos, a não ser no brandilo', ['?exclude']],
    ['o Bento não pode no dia 15, mas isso vale só pra afurna', ['?exclude']],
    ['o Bento não pode no dia 15, só que trogo', ['?exclude']],
    ['contanto que afurne, tira a Ana do dia 15', ['?exclude']],
    ['brandilando, tira a Ana do dia 15', ['?exclude']],
    ['a Ana não pode no dia 8 às trogo e meia', ['?exclude']],
    ['o Bento não pode dia 8 de bruzembro', ['?exclude']],
    ['a missa do dia 22 precisa de trufocentos e 2 pessoas', ['?exactly']],
    ['a Ana e a Clara juntas de brandila em brandila', ['?together']],
    // A number that is rejected, where the one that is meant is not known.
    ['seis ministros no dia 22 é pouco, coloca bruzega', ['?exactly']],
    // A number, somebody, a day that is in no rule.
    ['põe a Clara no dia 15 com mais 2', ['?pin']],
    ['a Clara no dia 15 e Olga', ['?pin']],
  ])('should be asked about: “%s”', (message, expected) => {
    expect(read(message).slice(0, 1)).toEqual(expected);
  });

  it.each([
    ['o Bento não pode no dia 15 porque vai a Itapecerica', 'exclude'],
    ['o Bento vai estar em Goiânia entre os dias 14 e 23, tira ele', 'exclude'],
    ['o Bento não serve nos domingos, menos no dia 22', 'exclude'],
    ['eram três no dia 22, agora quero quatro', 'exactly'],
    ['a Clara disse que o Bento não pode no dia 15', 'exclude'],
    ['por delicadeza, não ponha o Bento no dia 15', 'exclude'],
    ['resumindo: o Bento não pode no dia 15', 'exclude'],
    ['o Bento se embrenha na vaquejada, não vem no dia 15', 'exclude'],
    ['o Bento ganhou uma bragadura, não vem no dia 15', 'exclude'],
    ['o Bento não pode até 15 de novembro', 'exclude'],
    ['Solenemente: o Bento não pode no dia 15', 'exclude'],
    ['o Bento não pode na semana que vem', 'exclude'],
    ['o Bento não pode no próximo fim de semana', 'exclude'],
    ['a senhorita Clara e o Bento são noivos e desejam servir na mesma missa', 'together'],
    ['quero três ministros no dia 22, que dois é pouco', 'exactly'],
    ['o Bento não pode no dia 15, que é dia do CTG', 'exclude'],
  ])('should not be asked about: “%s”', (message, kind) => {
    expect(read(message)).toEqual([kind]);
  });

  it.each(['xurupa ', 'ultimo ', 'dia 8 ', 'bento xurupa ', 'antes do ', '3 ', 'na semana do dia 8 '])(
    'should be found in a long message of “%s”, however often it is said, in no time',
    (words) => {
      const begun = process.cpuUsage().user;
      reader.read(`tira o Bento ${words.repeat(4_000 / words.length)}`);
      expect((process.cpuUsage().user - begun) / 1_000).toBeLessThan(2_000);
    },
  );
});
