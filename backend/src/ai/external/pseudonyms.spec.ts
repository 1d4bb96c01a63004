import { describe, expect, it } from '@jest/globals';
import type { KnownPerson } from '../assistant/known-person.js';
import { Pseudonyms } from './pseudonyms.js';

function person(
  id: number | null,
  scheduleName: string | null,
  fullName: string,
  rest: Partial<KnownPerson> = {},
) {
  return { id, scheduleName, fullName, email: null, phone: null, birthDate: null, ...rest };
}

const PEOPLE: KnownPerson[] = [
  person(1, 'Ana', 'Ana Beatriz Gonçalves', {
    email: 'ana.goncalves@exemplo.test',
    phone: '+55 (15) 99876-5432',
    birthDate: '1970-05-20',
  }),
  person(2, 'João P', 'João Pereira dos Santos', { birthDate: '1958-11-03' }),
  person(3, 'Maria Clara', 'Maria Clara de Souza'),
  person(4, 'Maria José', 'Maria José Dias'),
  person(5, 'Domingos', 'Domingos Sávio Pereira'),
  person(6, 'Luiz', "Luiz D'Ávila Neto"),
  person(7, 'Max', 'Maximiliano Rocha'),
  person(8, 'Tadeu 2', 'Tadeu Lima'),
  person(null, null, 'Antônio Vigário', { email: 'paroco@exemplo.test' }),
];
/** All but Max serve in the schedule at hand. */
const names = new Pseudonyms(
  PEOPLE,
  PEOPLE.flatMap(({ id, scheduleName }) => (id && id !== 7 ? [{ id, name: scheduleName! }] : [])),
  '2026-11-10',
);

describe(Pseudonyms.name, () => {
  it.each([
    ['Não escale a Ana no domingo', 'Não escale a M1 no domingo'],
    ['ANA BEATRIZ GONCALVES e joao pereira', 'M1 e M2'],
    ['Joao P. e a Gonçalves', 'M2. e a M1'],
    ['Maria Clara, Maria José; ana-beatriz', 'M3, M4; M1'],
    ['Maria serve?', 'M3 ou M4 serve?'],
    ['o Pereira', 'o M2 ou M5'],
    ['João dos Santos', 'M2'],
    ['Anastácia, anagrama, Banana', 'Anastácia, anagrama, Banana'],
    ["luiz d'avila e Neto", 'M6 e M6'],
    ['max não vem', 'M7 não vem'],
    ['Tadeu 2 às 8h', 'M8 às 8h'],
    ['o padre Antônio', 'o padre [pessoa que não é ministro]'],
    ['A\u0301na e A\u200Bna', 'Ána e M1'.replace('Ána', 'M1')],
  ])('should replace names, whole words whatever their case and accents: %s', (text, masked) => {
    expect(names.mask(text)).toBe(masked);
  });

  it.each([
    ['Joao Pereirra', 'M2?'],
    ['a Beatris no dia 8', 'a M1? no dia 8'],
    ['gonsalves', 'M1?'],
    ['Luis', 'M6?'],
    ['Domingo Savio', 'Domingo M5'],
  ])('should replace misspelt names, and say that they are in doubt: %s', (text, masked) => {
    expect(names.mask(text)).toBe(masked);
  });

  it.each([
    'aos domingos e nos dias 8, 15 e 22',
    'na quinta, 5 de março, às 10h',
    'em agosto e em abril',
    'no máximo 3 missas por pessoa; gere a escala, por favor',
    'quem está livre no próximo domingo de manhã?',
    'a missa de 28/11/2026 às 19h30 precisa de 12 ministros',
    '2026-12-06 10:00 e 2026-12-13 19:00, 06.12.2026',
    'dias 01, 08, 15, 22 e 29; 8/15/22; das 7:00 às 8:30',
  ])('should leave alone what is no name: %s', (text) => {
    expect(names.mask(text)).toBe(text);
  });

  it('should tell the weekday and the name apart by the capital letter', () => {
    expect(names.mask('Domingos não serve aos domingos')).toBe('M5 não serve aos domingos');
  });

  it.each([
    'ana.goncalves@exemplo.test',
    'ANA.Goncalves@Exemplo.Test',
    'desconhecida+1@outro.com.br',
    'fulana @ correio.test',
  ])('should mask e-mail addresses, of strangers too: %s', (email) => {
    expect(names.mask(`Escreva a ${email}, sim`)).toBe('Escreva a [e-mail], sim');
  });

  it.each([
    '+55 (15) 99876-5432',
    '15998765432',
    '(015) 9 9876 5432',
    '99876.5432',
    '9987-65432',
    '9 9 8 7 6 5 4 3 2',
    '+55 11 3333-4444',
    '11987651234',
  ])('should mask telephones, of strangers too: %s', (phone) => {
    expect(names.mask(`Ligue ${phone} hoje`)).toBe('Ligue [telefone] hoje');
  });

  it.each([
    '20/05/1970',
    '20-5-1970',
    '1970-05-20',
    '20.05.70',
    '20/5/70',
    '20 05 1970',
    '20 de maio de 1970',
    '20 mai 1970',
    '20 de Maio de 70',
    '3 de nov. de 1958',
    '1º de janeiro de 1980',
  ])('should mask dates of birth: %s', (date) => {
    expect(names.mask(`Nasceu em ${date}, creio`)).toBe('Nasceu em [data], creio');
  });

  it('should count, not list, whoever has a name that many have', () => {
    const many = Array.from({ length: 13 }, (_, i) => person(i + 1, `José ${i}`, `José Número ${i}`));
    expect(new Pseudonyms(many, [], '2026-11-10').mask('o José pode')).toBe('o [nome de 13 pessoas] pode');
  });

  it('should take a saint’s name out of a title', () => {
    expect(names.maskTitle('Missa de São Tadeu')).toBe('Missa de São …');
  });

  it('should give names back, also of those who serve no more', () => {
    const restorer = names.restorer();
    expect(restorer.push('M1, M7 e M99') + restorer.end()).toBe('Ana, Max e pessoa desconhecida');
  });
});
