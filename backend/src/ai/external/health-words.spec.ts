import { describe, expect, it } from '@jest/globals';
import { withoutHealth } from './health-words.js';

describe('withoutHealth', () => {
  it.each([
    ['M3 está DOENTE no domingo', 'M3 está [motivo pessoal] no domingo'],
    ['tire M3, que fez cirurgia no joelho', 'tire M3, que fez [motivo pessoal]'],
    ['tem dor nas costas e depressão', 'tem [motivo pessoal] e [motivo pessoal]'],
    ['problema no coração, pressão alta', '[motivo pessoal], [motivo pessoal]'],
    [
      'está grávida; o médico pediu repouso',
      'está [motivo pessoal]; o [motivo pessoal] pediu [motivo pessoal]',
    ],
    ['internado na UTI com COVID-19', '[motivo pessoal] na [motivo pessoal] com [motivo pessoal]-19'],
  ])('should keep back what “%s” tells', (said, sent) => {
    expect(withoutHealth(said)).toBe(sent);
  });

  it.each([
    'Missa de Nossa Senhora das Dores',
    'escale na missa dos enfermos',
    'a missa pela saúde, no dia 11',
    'festa do Sagrado Coração, às 8h',
    'coordenador, cada um no seu dia',
    'M3 não pode na segunda, pode no vigário',
  ])('should leave “%s” as it is', (said) => {
    expect(withoutHealth(said)).toBe(said);
  });
});
