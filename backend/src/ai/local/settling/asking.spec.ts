import { describe, expect, it } from '@jest/globals';
import { asName } from './asking.js';

describe('asName', () => {
  it.each([
    ['joao pedro', 'não escale joão pedro no dia 8', 'João Pedro'],
    ['maria dos anjos', 'a MARIA DOS ANJOS, não pode', 'Maria dos Anjos'],
    ['joao da silva', '', 'Joao da Silva'],
  ])('should write “%s” as names are written', (words, written, name) => {
    expect(asName(words, written)).toBe(name);
  });
});
