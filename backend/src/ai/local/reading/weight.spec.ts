import { describe, expect, it } from '@jest/globals';
import type { MassKey } from '../../../roster/index.js';
import { MessageReader } from './read-message.js';

const PEOPLE = ['Ana Souza', 'Bento', 'Clara Dias', 'Olga'];
const MASSES = ['2026-11-08 08:00', '2026-11-15 08:00', '2026-11-22 08:00', '2026-11-22 10:00'].map(
  (text): MassKey => ({ date: text.slice(0, 10), time: text.slice(11) }),
);
const reader = new MessageReader({
  people: PEOPLE.map((name, index) => ({ id: index + 1, name })),
  masses: MASSES.map((mass) => ({ ...mass, description: 'Missa' })),
  today: '2026-11-02',
});

const doubts = (message: string) =>
  reader.read(message).flatMap((request) => (request.kind === null ? [] : [request.doubt ?? 'none']));

describe('Words of weight that a reading does not hold are asked about first', () => {
  it.each([
    'o Bento folga no dia 8 ou no dia 15',
    'põe o Bento em ambas as da manhã',
    'o Bento não pode no dia seguinte ao dia 15',
    'o Bento não pode dar carona no dia 15',
    'o Bento não vai ter problema no dia 15',
    'a Clara não podia no dia 15, mas agora pode',
    'Bento e Clara, o primeiro não pode no dia 8 e o segundo no dia 15',
    'Bento e Clara juntos, menos no dia 15',
    'o Bento folga no dia 8 e trabalha no dia 15',
    'enquanto a Olga estiver doente não escale ela',
    'o Bento no dia 22 às 8 e às 10 não',
    'não é que o Bento não possa no dia 15',
    'o Bento da padaria não pode no dia 15',
    'a turma do Bento não vem no dia 15',
    'o Bento só pode em um domingo',
    'ia pedir pra tirar o Bento do dia 15, mas deixa',
    'a Olga pediu pra tirar o Bento do dia 15 mas eu não quero',
    'a Olga foi tirada do dia 15 por engano',
    'se precisar, põe o Bento no dia 15',
    'obrigado por tirar o Bento do dia 15',
    'em último caso o Bento serve no dia 15',
    // What the coordinator does alone, what others want or say, and what is only wished for.
    'um dia ainda tiro o Bento do dia 15',
    'não vou mexer no Bento dia 15',
    'minha vontade era pôr dez no dia 15',
    'pediram pra pôr 4 no dia 15, respondi que não',
    'falaram em tirar o Bento do dia 15',
    'a Olga quer que eu tire o Bento do dia 15',
    'o Bento tinha dito que não vinha no dia 15',
    'a Olga vive dizendo que não pode no dia 15',
    'vai que o Bento não aparece no dia 15',
    'dizem que o Bento não pode no dia 15',
    'quero tirar o Bento do dia 15, vou pensar',
    // What was, is wont to be, is hoped for or feared, or is to be asked about.
    'antes a gente separava o Bento da Clara',
    'o Bento costuma faltar no dia 15',
    'espero que o Bento consiga servir no dia 15',
    'receio que o Bento não aguente o dia 15',
    'não coloque ninguém no dia 15 sem me perguntar',
    'provavelmente o Bento não vem no dia 15',
    'me diz se tiro o Bento do dia 15',
    'nem todos podem ter mais de três missas',
    'sem a Olga o Bento não vai no dia 15',
    'o Bento queria ficar fora do dia 15, mas já conversei e ele fica',
    'não lembro se o Bento pode no dia 15',
    'o Bento serviria no dia 15 se tivesse carona',
    'o Bento nunca falta no dia 15',
    // What is done already, or later.
    'acabei de tirar o Bento do dia 15',
    'vou tirar o Bento do dia 15 amanhã',
    'me lembra de tirar o Bento do dia 15',
    'todo mundo serve duas vezes',
    // What is not asked for, what is over, and what a time that runs on permits.
    'não estou pedindo que tire o Bento do dia 15',
    'o Bento disse que não pode no dia 15, mas depois disse que pode, fica tudo como está',
    'o Bento voltou do retiro e já pode servir a partir do dia 15',
    'no dia 22 às 8 o Bento não pode às 10 ele pode',
    'no dia 15 bota eu não bota o Bento',
    // Only those of a kind.
    'no dia 15 só serve quem é catequista: Bento e Olga',
    'no dia 15 só quem tem carro: Bento e Olga',
  ])('%s', (message) => {
    expect(doubts(message)).not.toContain('none');
  });

  it.each([
    'o Bento não pode no dia 8 ou no dia 15',
    'o Bento não vai dar no dia 15',
    'não coloque o Bento no dia 15, ele não pode acordar cedo',
    'o Bento não pode a partir do dia 15',
    'no ano passado faltou gente, quero cinco ministros no dia 15',
    'ninguém com mais de duas missas',
    'acabei de chegar da feira, o Bento não pode no dia 15',
    'se não for incômodo, põe o Bento no dia 15',
    'o Bento não poderá comungar no dia 15',
    'gostaria muito que o Bento servisse no dia 15',
  ])('%s is held', (message) => {
    expect(doubts(message)).toEqual(['none']);
  });
});
