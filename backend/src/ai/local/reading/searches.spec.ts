import { describe, expect, it } from '@jest/globals';
import { spoken } from '../message/said.js';
import { searchIn, searchTitle, searchWords } from './searches.js';
import { ACCEPTS_PROPOSAL, LEAVES_WAITING, TURNS_DOWN } from '../vocabulary/proposals.js';

const soughtIn = (message: string) => {
  const search = searchIn(spoken(message));
  return search && searchTitle(searchWords(search));
};

describe('Questions that look for masses or people', () => {
  it.each([
    ['quais missas já estão completas?', 'as missas completas'],
    ['tem alguma missa lotada?', 'as missas completas'],
    ['quais estão com só uma pessoa?', 'as missas com uma pessoa só'],
    ['que missas estão só com uma pessoa?', 'as missas com uma pessoa só'],
    ['tem alguma missa sem ninguém?', 'as missas sem ninguém'],
    ['quais missas não têm ninguém?', 'as missas sem ninguém'],
    ['quais missas precisam de 3 ministros?', 'as missas que pedem 3 ministros'],
    ['quais celebrações pedem mais de dois ministros?', 'as missas que pedem mais de 2'],
    ['quem tem duas missas?', 'os ministros com 2 missas'],
    ['quem tá sem nenhuma missa?', 'os ministros sem nenhuma missa'],
    ['quem pode em todas?', 'os ministros que podem em todas as missas'],
  ])('%s', (message, title) => {
    expect(soughtIn(message)).toBe(title);
  });

  it.each(['quais missas estão incompletas?', 'quem ainda não respondeu?', 'põe a Vera em duas missas'])(
    'finds none in: %s',
    (message) => {
      expect(soughtIn(message)).toBeNull();
    },
  );
});

describe('What is said of a proposal that waits', () => {
  it.each([
    'gostei, pode usar',
    'fechou',
    'tá ótima, fica essa',
    'valeu, é isso mesmo, pode confirmar',
    'Aprovo a proposta tal como está.',
  ])('takes it: %s', (message) => {
    expect(ACCEPTS_PROPOSAL.test(spoken(message))).toBe(true);
    expect(LEAVES_WAITING.test(spoken(message)) || TURNS_DOWN.test(spoken(message))).toBe(false);
  });

  it.each([
    'vou mostrar pro padre antes de aplicar',
    'espera, ainda não aplica',
    'depois eu vejo',
    'guarda essa proposta aí',
  ])('leaves it waiting: %s', (message) => {
    expect(LEAVES_WAITING.test(spoken(message))).toBe(true);
  });

  it.each(['joga fora essa', 'o padre não aprovou', 'deixa como estava', 'deixa pra lá'])(
    'turns it down: %s',
    (message) => {
      expect(TURNS_DOWN.test(spoken(message))).toBe(true);
      expect(LEAVES_WAITING.test(spoken(message))).toBe(false);
    },
  );
});
