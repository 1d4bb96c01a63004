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

describe('What the words of a message are about', () => {
  it.each<[message: string, ...requests: string[]]>([
    // Of somebody of the family.
    ['Tira o Bento do dia 15 que a mãe está internada', 'exclude, Bento, 2026-11-15'],
    ['João e Tereza juntos, que o pai está viajando', 'together, João, Tereza'],
    // Of how it was once.
    ['Na minha época era um ministro só. Na missa do dia 22 bota três.', 'exactly, 2026-11-22, 3'],
    // Of a day that was named before.
    [
      'João viaja no dia 15. Não o coloque desse dia em diante.',
      'exclude, João, 2026-11-15, 2026-11-22, 2026-11-28',
    ],
    ['Ana Souza não pode após o dia 15', 'exclude, Ana Souza, 2026-11-16'],
    // Of each of several masses.
    [
      'Dia 5 precisa de 5 pessoas, dia 8 bastam 2, e o Bento não entra em nenhuma das duas',
      'exactly, 2026-11-05, 5',
      'exactly, 2026-11-08, 2',
      'exclude, Bento, 2026-11-05, 2026-11-08',
    ],
    // Of one person, and of nobody else.
    ['Bento só pode no dia 8 e não mais que 2 vezes', 'only, Bento, 2026-11-08', 'cap, Bento, 2'],
    // Of what is wished, and of no days.
    ['Eu só quero que o Bento fique fora do dia 15', 'exclude, Bento, 2026-11-15'],
    // Of herself again, after a "não".
    ['a Tereza no dia 8 não a Tereza no dia 22', 'pin, Tereza, 2026-11-22'],
    ['A semana de provas da Tereza vai até o dia 8, libera ela', 'exclude, Tereza, 2026-11-08'],
    // Of what is left, and of what is not.
    ['O Bento só no dia 15, o resto dispensa', 'only, Bento, 2026-11-15'],
    ['O Bento só quer saber do dia 15, o resto corta', 'only, Bento, 2026-11-15'],
    [
      'À exceção do dia 22, o João não está disponível depois do dia 8',
      'exclude, João, 2026-11-15, 2026-11-28',
    ],
    ['Queria o João na missa de 22', 'pin, João, 2026-11-22'],
    ['a Tereza tá off dia 22', 'exclude, Tereza, 2026-11-22'],
    // Of somebody, not of a thing.
    ['joga o Bento no dia 22', 'pin, Bento, 2026-11-22'],
  ])('should be read of “%s”', (message, ...requests) => {
    expect(understood(message)).toEqual(requests);
  });
});
