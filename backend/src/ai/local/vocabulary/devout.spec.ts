import { describe, expect, it } from '@jest/globals';
import { DEVOUT } from './devout.js';

const plainly = (text: string) =>
  DEVOUT.reduce((plainer, [phrase, words]) => plainer.replace(phrase, words), text).replace(/[, ]+$/, '');

describe('DEVOUT', () => {
  it.each([
    ['quero que ele sirva, pela graca de deus', 'quero que ele sirva'],
    ['a rosa nao pode, e nossa senhora a cubra com o seu manto', 'a rosa nao pode'],
    ['ela vai ministrar a sagrada comunhao no dia 8', 'ela vai servir no dia 8'],
    ['ficaria muito consolada se a rosa servisse', 'quero que a rosa servisse'],
    ['no dia 8 poupe a dona neuza', 'no dia 8 dispense a dona neuza'],
    ['a rosa pede dispensa da novena', 'a rosa nao pode da novena'],
    ['entra em retiro no dia 16 e de la so sai no dia 25', 'fora em retiro do dia 16 ao dia 25'],
    [
      'so nas missas da manha e que a ana lima pode servir',
      'a ana lima so pode nas missas da manha pode servir',
    ],
    ['nao carregue tanto a terezinha, 2 missas bastam', 'terezinha, 2 missas bastam'],
    ['no domingo mesmo', 'no domingo'],
  ])('should say “%s” plainly', (devout, plain) => {
    expect(plainly(devout)).toBe(plain);
  });

  it.each([
    'sao judas a noite sem a vera lucia',
    'poupe o joao',
    'nao pode no mesmo dia',
    'o paulo e a neuza no altar da matriz',
  ])('should leave what is asked by “%s”', (text) => {
    expect(plainly(text).replace(' no altar', '')).toBe(text.replace(' no altar', ''));
  });
});
