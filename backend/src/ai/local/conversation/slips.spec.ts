import { describe, expect, it } from '@jest/globals';
import { MessageReader } from '../reading/read-message.js';
import { bareRequest, type Request } from '../requests/request.js';
import { withoutSlips } from './slips.js';

const people = ['Ana', 'Bento', 'Clara'].map((name, index) => ({ id: index + 1, name }));
const masses = ['2026-11-08 08:00', '2026-11-08 10:00', '2026-11-15 08:00', '2026-11-22 08:00'].map(
  (text) => ({
    date: text.slice(0, 10),
    time: text.slice(11),
    description: 'Missa',
  }),
);
const reader = new MessageReader({ people, masses, today: '2026-11-02' });
const of = (...ids: number[]) => ids.map((id) => ({ words: '', candidates: [people[id - 1]!], known: true }));
const away: Request = bareRequest('exclude', '', { people: of(1), masses: [{ date: '2026-11-15' }] });
const together: Request = bareRequest('together', '', { people: of(1, 2) });

describe('What is right instead of what was done', () => {
  it.each([
    ['dia 22, li errado', 'dia 22'],
    ['Perdoe-me, no dia 22.', 'no dia 22.'],
    ['viajei, dia 22', 'dia 22'],
    ['nossa, era o Bento', 'era o Bento'],
    ['*dia 22', 'dia 22'],
    ['é o Bento', 'o Bento'],
    ['quem não pode é o Bento', 'o Bento'],
    ['a Ana vem normalmente; quem não vem é o Bento', 'o Bento'],
    ['dia 22 em vez do dia 15', 'dia 22'],
    ['coloquei dia 15, mas é dia 22', 'dia 22'],
    ['onde eu disse Ana, leia-se Bento', 'Bento'],
    ['nem era ela, era o Bento', 'o Bento'],
    ['pensei melhor, ela fica', 'ela fica'],
    ['era o Bento. A Ana pode', 'o Bento'],
    ['Perdoe esta velha freira, confundi-me: dia 22', 'dia 22'],
    ['por lapso indiquei a Ana, quando me referia ao Bento. Peço escusas.', 'Bento'],
    ['retifico minha mensagem anterior: onde se lê Ana, leia-se Bento', 'Bento'],
  ])('should be heard in “%s”', (message, meant) => {
    expect(withoutSlips(message, reader, [away])).toBe(`na verdade, ${meant}`);
  });

  it.each(['ja ta ', 'perdao ai ', 'ai ', 'tudo '])(
    'should take a message of “%s” alone as it is, in no time',
    (words) => {
      const message = `${words.repeat(200 / words.length - 1)}xq`;
      expect(withoutSlips(message, reader, [away])).toBe(message);
    },
  );

  it('should be whoever comes in the place of who was to come', () => {
    const pin = bareRequest('pin', '', { people: of(2), masses: [{ date: '2026-11-15' }] });
    expect(withoutSlips('entra a Clara, melhor', reader, [away, pin])).toBe(
      'na verdade, Clara no lugar de Bento',
    );
  });

  it('should be heard of a pair', () => {
    expect(withoutSlips('separados em vez de juntos', reader, [together])).toBe('na verdade, separados');
  });

  it.each([
    'mensagem errada',
    'era só teste',
    'me arrependi',
    'foi engano meu',
    'pode desconsiderar, obrigada',
  ])('should be nothing after “%s”', (message) => {
    expect(withoutSlips(message, reader, [away])).toBe('errei');
  });

  it.each([
    'desculpa a demora, a Clara não vem dia 22',
    'nossa, a Clara não vem dia 22',
    'desculpa, e o Bento também',
    'e a Clara também não pode no dia 22',
    'na missa das 8 a Clara não pode, não',
    'foi engano?',
  ])('should not be looked for in “%s”', (message) => {
    expect(withoutSlips(message, reader, [away])).toBe(message);
  });
});
