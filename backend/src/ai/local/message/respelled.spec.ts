import { describe, expect, it } from '@jest/globals';
import { PeopleFinder } from '../references/people-references.js';
import { respelled } from './respelled.js';

const PEOPLE = new PeopleFinder(['Fátima', 'Marcos', 'Rosa M.'].map((name, id) => ({ id, name })));
const read = (message: string) =>
  respelled(message, ['Missa do Galo', 'Novena de Natal'], {
    isLike: (word) => PEOPLE.isLike(word),
    knows: (word) => PEOPLE.knows(word),
  });

describe('Slips of the finger', () => {
  it.each([
    ['tria o Marcos do dia 8', 'tira o Marcos do dia 8'],
    ['precsa de mais dois miinstros', 'precisa de mais dois ministros'],
    ['na misssa de domigo', 'na missa de domingo'],
    ['põe a Rosa M. na novrna', 'põe a Rosa M. na novena'],
    ['o Marcos n podw, jutas', 'o Marcos n pode, juntas'],
    ['nignuém pediu, exayamente', 'ninguem pediu, exatamente'],
    // As it sounds; a verb without its last letter.
    ['o Marcos não qer servi', 'o Marcos não quer servir'],
    ['pode coloca na missa das crianssas', 'pode colocar na missa das criancas'],
    // Small words; the space between two.
    ['qem nap pdoe ir', 'quem nao pode ir'],
    ['naop odem apartir dodia 20', 'nao podem a partir do dia 20'],
    ['tira omarcos, a Fátima na vai', 'tira o marcos, a Fátima não vai'],
  ])('should be told in %s', (written, meant) => {
    expect(read(written)).toBe(meant);
  });

  it.each([
    // Names and what is like them, those of strangers and of places, and short words.
    'coloca a Fatmia no dia 8',
    'a Marca não vem',
    'ela mora com o Antero em Xanxerê',
    'kd ela',
    // Words that are others, and other forms of words.
    'a conta, a ponta e a carta',
    'retirou o que pediram',
    'missas novas, missinhas',
    'a missa do galo',
    'quem já está?',
  ])('should not be seen in %s', (text) => {
    expect(read(text)).toBe(text);
  });
});
