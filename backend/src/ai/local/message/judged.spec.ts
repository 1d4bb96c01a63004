import { describe, expect, it } from '@jest/globals';
import { holdsCount, onlyJudges, saysNoMore, withoutJudged } from './judged.js';

describe('withoutJudged', () => {
  it.each([
    ['dia 22 2 ministros e pouco demais, poe 4', 'dia 22, poe 4 ministros'],
    ['missa do galo com 6 nao vai dar, tem que ser 8', 'missa do galo, tem que ser 8'],
    ['4 na imaculada e exagero, 3 chega', 'na imaculada, 3 chega'],
    ['o paulo com 4 vezes se queixa, deixe ele com 2', 'o paulo, deixe ele com 2 vezes'],
    ['joana nao aguenta 3 missas no mesmo mes, deixa ela com uma', 'joana, no mesmo mes, deixa ela com uma'],
    ['no dia 31 2 ministros e pouco, 5', 'no dia 31, poe 5 ministros'],
    ['eu queria 10 ministros, nao, 10 e muito, 8', 'eu queria, 8'],
    ['tira 2 da missa do galo, 6 ta sobrando gente', 'tira 2 da missa do galo, gente'],
    ['bota mais 1 ministro, 5 ta de bom tamanho', 'bota 5 ministros'],
    ['tira 1 pessoa, em vez de 4 poe 3', 'em vez de 4 poe 3'],
    ['para ela 2 missas bastam, mais que isso ela nao aguenta', 'para ela 2 missas bastam'],
  ])('%s', (said, meant) =>
    expect(
      withoutJudged(said)
        .replace(/[ ,.]*,[ ,.]*/g, ', ')
        .replace(/[, ]+$/, ''),
    ).toBe(meant),
  );

  it.each([
    'dia 22 2 ministros e pouco',
    'ele serve no dia 22 e no dia 29',
    'na missa das 8 e pouco movimento, poe 2',
    'joao no maximo 2',
    'poe 4 no lugar de 3 na das 15',
  ])('leaves %s as it is', (said) => expect(withoutJudged(said)).toBe(said));
});

describe('what a sentence counts', () => {
  it('is only judged, and the next says how many', () => {
    expect(onlyJudges('3 missas cansam muito a vera')).toBe(true);
    expect(onlyJudges('2 e pouco, poe 4')).toBe(false);
    expect(onlyJudges('2 pessoas e nada')).toBe(true);
    expect(onlyJudges('no maximo 2, e nada de bento no dia 8')).toBe(false);
    expect(holdsCount('fica com 2')).toBe(true);
    expect(holdsCount('no dia 22')).toBe(false);
  });

  it('was the most, says the next', () => {
    expect(saysNoMore('mais do que isso nao da')).toBe(true);
    expect(saysNoMore('mais que isso ela nao pode no dia 8')).toBe(false);
  });
});
