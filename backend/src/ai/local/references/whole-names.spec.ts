import { describe, expect, it } from '@jest/globals';
import { inScheduleNames } from './whole-names.js';

const PEOPLE = [
  ['Bruna L.', 'Bruna Zacarias Lisboa'],
  ['Bruna F.', 'Bruna Negrão Fogaça'],
  ['Maria José S.', 'Maria José da Silva Prado'],
  ['Ana S.', 'Ana Souza Lima'],
  ['Ana Lima', 'Ana Ribeiro Lima'],
  ['Rui P.', 'Rui Prado'],
  ['Rui A.', 'Rui Alves Prado'],
  ['Davi', undefined],
  ['Lia C.', 'Lia Costa e Silva'],
  ['Judas S.', 'Judas Tadeu Soares'],
].map(([name, fullName], id) => ({ id, name: name!, fullName }));

describe('inScheduleNames', () => {
  it.each([
    ['Por que a Bruna Lisboa não está no dia 13?', 'Por que a Bruna L. não está no dia 13?'],
    ['tira a bruna zacarias lisboa.', 'tira a Bruna L..'],
    ['Bruna Fogaca e Bruna Lisboa juntas', 'Bruna F. e Bruna L. juntas'],
    ['Maria José da Silva não pode', 'Maria José S. não pode'],
    ['Maria Prado e o Davi', 'Maria José S. e o Davi'],
    ['Lia Costa e Silva e Lia Costa e Davi', 'Lia C. e Lia C. e Davi'],
  ])('should read "%s" by the names of the roster', (text, read) => {
    expect(inScheduleNames(text, PEOPLE)).toBe(read);
  });

  it.each([
    'A Bruna não pode',
    'Bruna L. e Bruna F. no dia 6',
    'Ana Lima no lugar do Davi',
    'Rui Prado não vem',
    'Bruna e o Davi de Lisboa',
    'Maria e José não podem',
    'Missa de São Judas Tadeu às 7h',
    'Gere a escala',
    '',
  ])('should leave "%s" as it is', (text) => {
    expect(inScheduleNames(text, PEOPLE)).toBe(text);
  });
});
