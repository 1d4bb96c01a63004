import { describe, expect, it } from '@jest/globals';
import { requestsInWords } from '../../../../test/support/requests-in-words.js';
import { MessageReader } from './read-message.js';

const PEOPLE = ['Ana Souza', 'Bento', 'João', 'Tereza'];
const MASSES = ['05', '08', '15', '22', '28'].map((day) => ({
  date: `2026-11-${day}`,
  time: day === '05' ? '19:30' : '08:00',
  description: 'Missa',
}));
const reader = new MessageReader({
  people: PEOPLE.map((name, index) => ({ id: index + 1, name })),
  masses: MASSES,
  today: '2026-11-03',
});
const understood = (message: string) => requestsInWords(reader, message);

describe('What is told, beside what is ordered', () => {
  it.each<[message: string, ...requests: string[]]>([
    // What a part tells of those and of the days that are asked about.
    ['o João passa o dia 22 na praia, tira ele do dia 22', 'exclude, João, 2026-11-22'],
    ['o João passa o dia 28 na praia, tira ele do dia 22', 'exclude, João, 2026-11-22, sure?'],
    // An order that only points back.
    ['A Tereza avisou: dia 22 ela está em Belém. Favor não escalar.', 'exclude, Tereza, 2026-11-22'],
    [
      'O Bento foi chamado para trabalhar no dia 22, deixe o Bento fora do dia 22',
      'exclude, Bento, 2026-11-22',
    ],
    // Of two, who cannot is not known; of three it is who is named last.
    ['o Bento avisou a Tereza que não vem no dia 22', 'exclude, Bento, Tereza, 2026-11-22'],
    ['o Bento falou pra Tereza que dia 22 ele não pode', 'exclude, Bento, Tereza, 2026-11-22'],
    ['o Bento falou com a Tereza que não vai no dia 22', 'exclude, Bento, Tereza, 2026-11-22'],
    ['o Bento avisou a Tereza que o João não vem no dia 22', 'exclude, João, 2026-11-22'],
    ['o João avisou que dia 15 tá no encontro de casais, não escala ele', 'exclude, João, 2026-11-15'],
    // Refused in few words.
    ['a Tereza no máximo 2, e nada de Bento no dia 22', 'cap, Tereza, 2', 'exclude, Bento, 2026-11-22'],
    [
      'Bento e João juntos, e nada da Tereza no dia 22',
      'together, Bento, João',
      'exclude, Tereza, 2026-11-22',
    ],
    // Who leaves and comes back.
    ['o Bento viaja dia 20 e só volta em dezembro', 'exclude, Bento, 2026-11-20'],
    ['a Tereza vai embora dia 20 e não volta mais', 'exclude, Tereza, 2026-11-20'],
    ['Bento só chega de Fortaleza no dia 20', 'exclude, Bento, 2026-11-19'],
    ['João embarca no dia 13 e regressa no dia 20', 'exclude, João, 2026-11-13 2026-11-19'],
    // One of so many.
    ['dia 22 com 4 pessoas, uma delas a Tereza', 'exactly, 2026-11-22, 4', 'pin, Tereza, 2026-11-22'],
    [
      'Quero três no dia 22, e que o Bento esteja entre eles',
      'exactly, 2026-11-22, 3',
      'pin, Bento, 2026-11-22',
    ],
    // Two, by what is said last.
    ['Bento e Tereza podem servir nos mesmos dias, mas nunca na mesma missa', 'apart, Bento, Tereza'],
    [
      'Bento e Tereza sempre juntos e nunca na mesma missa',
      'together, Bento, Tereza, sure?',
      'apart, Bento, Tereza, sure?',
    ],
    ['a Tereza pediu pro Bento não servir com ela', 'apart, Tereza, Bento'],
    ['Onde for a Tereza, vá também o Bento, que são noivos', 'together, Tereza, Bento'],
    // Both, and each of both, that were named one by one.
    [
      'Bento no dia 8, Tereza no dia 15, e os dois fora do dia 22',
      'pin, Bento, 2026-11-08',
      'pin, Tereza, 2026-11-15',
      'exclude, Bento, Tereza, 2026-11-22',
    ],
    [
      'Dia 15: 3 ministros. Dia 22: 4 ministros. Bento: folga em ambas.',
      'exactly, 2026-11-15, 3',
      'exactly, 2026-11-22, 4',
      'exclude, Bento, 2026-11-15, 2026-11-22',
    ],
    // Who is sure to come, or out of action.
    ['Bento de molho no dia 15', 'exclude, Bento, 2026-11-15'],
    ['a Tereza já é certa no dia 22', 'pin, Tereza, 2026-11-22'],
    ['O João far-se-á presente no dia 28', 'pin, João, 2026-11-28'],
    ['o Bento disse que se botar ele mais de duas vezes ele larga tudo', 'cap, Bento, 2'],
    // The other, and nobody else.
    ['não tire a Tereza do dia 22, tire o Bento', 'exclude, Bento, 2026-11-22'],
    [
      'no dia 22 não quero a Tereza não, quero é o Bento',
      'exclude, Tereza, 2026-11-22',
      'pin, Bento, 2026-11-22',
    ],
    ['O Bento já serviu muito; que fique com uma missa só', 'cap, Bento, 1'],
    // Every Sunday, and no more than the days that are told.
    ['O Bento tem o neto nos domingos. Domingo não dá para ele.', 'exclude, Bento, 0'],
    [
      'Enquanto a Tereza estiver viajando, de 5 a 15, não é para ela aparecer na escala.',
      'exclude, Tereza, 2026-11-05 2026-11-15',
    ],
    // Not cut off: "para" is a verb.
    ['não põe o Bento e a Tereza juntos, que eles pegam numa prosa e não para', 'apart, Bento, Tereza'],
    // In the evening, where there is no such mass in the morning.
    ['Põe o Bento na missa das 7 e meia do dia 5', 'pin, Bento, 2026-11-05 19:30'],
  ])('should be read of “%s”', (message, ...requests) => {
    expect(understood(message)).toEqual(requests);
  });
});

it('should read a sentence of many orders in no time', () => {
  const begun = process.cpuUsage().user;
  reader.read('dia 22 põe 4 e coloca o Zebedeu, '.repeat(8));
  expect((process.cpuUsage().user - begun) / 1_000).toBeLessThan(3_000);
});
