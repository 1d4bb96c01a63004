import { describe, expect, it } from '@jest/globals';
import { unframed } from './frame.js';

const isName = (word: string) => word.toLowerCase() === 'rosa';

describe('unframed', () => {
  it.each([
    ['Oi, bom dia, tira a Vera do dia 22', 'tira a Vera do dia 22'],
    ['ô minha filha, a Joana não vem dia 8, viu?', 'a Joana não vem dia 8'],
    ['joana na das 10 do dia 8 fechou?', 'joana na das 10 do dia 8'],
    ['miga a Joana não vem dia 8', 'a Joana não vem dia 8'],
    ['Põe o João no dia 15, por gentileza.', 'Põe o João no dia 15.'],
    ['João fora dia 22, tá? Quem vai é a Íris', 'João fora dia 22. Quem vai é a Íris'],
    ['Quem está no dia 8, por favor?', 'Quem está no dia 8?'],
    ['Só pra avisar, a Joana não vem dia 8', 'a Joana não vem dia 8'],
    ['Por motivo de saúde, a Joana não vem dia 8', 'a Joana não vem dia 8'],
    ['Como a igreja vai lotar, põe 9 no dia 8', 'põe 9 no dia 8'],
    ['a Joana não vem dia 8, a pedido da família.', 'a Joana não vem dia 8.'],
    ['dá pra ver quem ficou sem missa?', 'quem ficou sem missa?'],
    ['Gostaria de saber quem serve no Galo', 'quem serve no Galo'],
    ['Listar missas sem ninguém.', 'Quais missas sem ninguém.'],
    ['a missa da novena é a que horas', 'que horas é a missa da novena?'],
  ])('should leave out what stands around “%s”', (message, left) => {
    expect(unframed(message, isName)).toBe(left);
  });

  it.each([
    'sim, por favor',
    'pode ser',
    'em que missa a Ana tá?',
    'tá bom, obrigada',
    'o dia 8 fica por conta da Rosa',
    'Como a rosa viajou, põe a Vera',
    'Como ela não vem, põe a Vera',
  ])('should leave “%s” as it is', (message) => {
    expect(unframed(message, isName)).toBe(message);
  });
});
