import { describe, expect, it } from '@jest/globals';
import { requestsInWords } from '../../../../test/support/requests-in-words.js';
import { MessageReader } from './read-message.js';

const PEOPLE = ['Ana Souza', 'Bento', 'Clara Dias', 'Francisco', 'Olga', 'Maria Aparecida'];
const MASSES = ['2026-11-08 08:00', '2026-11-15 08:00', '2026-11-22 08:00', '2026-11-22 10:00'];
const reader = new MessageReader({
  people: PEOPLE.map((name, index) => ({ id: index + 1, name })),
  masses: MASSES.map((text) => ({ date: text.slice(0, 10), time: text.slice(11), description: 'Missa' })),
  today: '2026-11-02',
});
const understood = (message: string) => requestsInWords(reader, message);

describe('Several people and several days in one sentence: each has what stands beside them', () => {
  it.each<[message: string, ...requests: string[]]>([
    [
      'Dia 8 o Bento não pode e dia 15 é a Olga que não pode',
      'exclude, Bento, 2026-11-08',
      'exclude, Olga, 2026-11-15',
    ],
    [
      'põe o Bento e a Olga no dia 22, ele às 8 e ela às 10',
      'pin, Bento, 2026-11-22 08:00',
      'pin, Olga, 2026-11-22 10:00',
    ],
    [
      'Pro dia 22: Bento às 8, Olga e Clara às 10',
      'pin, Bento, 2026-11-22 08:00',
      'pin, Olga, Clara Dias, 2026-11-22 10:00',
    ],
    [
      'Bento e Olga no dia 8, Clara e Francisco no dia 15, e ninguém com mais de três',
      'pin, Bento, Olga, 2026-11-08',
      'pin, Clara Dias, Francisco, 2026-11-15',
      'capAll, 3',
    ],
    [
      'marca o Bento pro dia 8, a Clara pro dia 15 e a Olga não marca em lugar nenhum',
      'pin, Bento, 2026-11-08',
      'pin, Clara Dias, 2026-11-15',
      'exclude, Olga',
    ],
    [
      'Quero os casais juntos: Bento e Olga, Francisco e Clara',
      'together, Bento, Olga',
      'together, Francisco, Clara Dias',
    ],
    [
      'O Bento avisou que não pode no dia 8 e a Olga no dia 15',
      'exclude, Bento, 2026-11-08',
      'exclude, Olga, 2026-11-15',
    ],
    ['Missa do dia 15: Bento e Olga', 'pin, Bento, Olga, 2026-11-15'],
    ['dia 22 às 10 Bento e Olga', 'pin, Bento, Olga, 2026-11-22 10:00'],
    [
      'dia 15 sem o Bento, sem a Clara e com a Olga',
      'exclude, Bento, 2026-11-15',
      'exclude, Clara Dias, 2026-11-15',
      'pin, Olga, 2026-11-15',
    ],
  ])('%s', (message, ...requests) => {
    expect(understood(message)).toEqual(requests);
  });

  it.each([
    'O Bento tem prova no dia 8, mas pode servir no dia 15',
    'O Bento queria o dia 8 mas pode pôr no dia 15',
    'Olga dia 8 não pode, dia 22 pode só às 10, dia 15 tanto faz',
    'o Bento e a Olga já estão no dia 8, não coloca eles no dia 15',
    'o Bento não vai mais ao dia 8 e sim ao dia 15',
    'Olga: 8 e 15 ok, resto não',
    'até o dia 15 a Olga não vai poder nada depois disso ela volta normal',
    'Põe a Olga dia 22 às 8h e se não der põe às 10h',
    'o Bento e a Olga devem se alternar aos domingos',
    'coloca o Bento nas duas missas de domingo',
  ])('asks first about a day of which something else is said: “%s”', (message) => {
    const requests = reader.read(message);
    expect(requests.every((request) => request.kind !== null && request.doubt !== undefined)).toBe(true);
  });

  it('asks whose a limit is, where nobody is called so', () => {
    expect(understood('a Cremilda só 2 missas esse mês')).not.toContain('capAll, 2');
  });

  it('takes "ele quer quatro ministros" for a count, and a dash behind a day for no minus', () => {
    expect(understood('para a missa do dia 15 ele quer quatro ministros')).toEqual([
      'exactly, 2026-11-15, 4',
    ]);
    expect(understood('dia 15 - 4 ministros')).toEqual(['exactly, 2026-11-15, 4']);
  });
});

describe('A doubt is empty where the end of a sentence asks for just the same by itself', () => {
  it.each<[message: string, ...requests: string[]]>([
    ['A Olga não pode dirigir cedo, então nada de missa das 8 para ela', 'exclude, Olga, 08:00'],
    ['A Olga, que ia no dia 15, não vai mais', 'exclude, Olga, 2026-11-15'],
    ['Nem o Bento nem a Olga, tadinha, podem dia 15', 'exclude, Bento, Olga, 2026-11-15'],
    // Somebody or some day besides, a condition, or a word that nobody knows: still asked about.
    ['Ou a Olga ou o Bento, não os dois, no dia 15', 'exclude, Olga, Bento, 2026-11-15, sure?'],
    ['contanto que afurne, tira a Olga do dia 8', 'exclude, Olga, 2026-11-08, sure?'],
  ])('%s', (message, ...requests) => {
    expect(understood(message).filter((text) => text !== '?')).toEqual(requests);
  });
});

describe('What is said besides', () => {
  it.each<[message: string, ...requests: string[]]>([
    // Of the rest, after "só".
    ['A Olga só topa o dia 8, nas outras nem adianta', 'only, Olga, 2026-11-08'],
    ['O Bento só dia 8 mesmo, o resto do mês ele viaja', 'only, Bento, 2026-11-08'],
    // Of a town that is called as somebody is.
    [
      'A Olga vai passar o dia 8 em Aparecida, então não conte com ela no dia 15',
      'exclude, Olga, 2026-11-15, sure?',
    ],
    // By a verb that is not known: asked about.
    ['empurra a Olga pro dia 8', 'pin, Olga, 2026-11-08, sure?'],
    ['espana a Olga do dia 8', 'exclude, Olga, 2026-11-08, sure?'],
    // The last masses of the month.
    ['A Olga nas duas últimas missas do mês', 'pin, Olga, 2026-11-22 08:00, 2026-11-22 10:00'],
  ])('%s', (message, ...requests) => {
    expect(understood(message)).toEqual(requests);
  });

  it('names somebody more by a nickname behind an article', () => {
    expect(understood('coloca o Bento dia 15 e o Chico também')).toEqual([
      'pin, Bento, Francisco, 2026-11-15',
    ]);
  });
});
