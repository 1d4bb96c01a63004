import { describe, expect, it } from '@jest/globals';
import { asName, askWho } from './asking.js';

describe('asName', () => {
  it.each([
    ['joao pedro', 'não escale joão pedro no dia 8', 'João Pedro'],
    ['maria dos anjos', 'a MARIA DOS ANJOS, não pode', 'Maria dos Anjos'],
    ['joao da silva', '', 'Joao da Silva'],
  ])('should write “%s” as names are written', (words, written, name) => {
    expect(asName(words, written)).toBe(name);
  });
});

describe('askWho', () => {
  const two = ['Bento', 'Tereza'].map((name, index) => ({ id: index + 1, name }));

  it('should say whether one name is of both, or two are spoken of', () => {
    expect(askWho('ana', two, true)).toContain('Há mais de uma pessoa com esse nome.');
    expect(askWho('Bento Ou Tereza', two, true)).toContain('Não ficou claro de quem se fala.');
  });
});
