import { describe, expect, it } from '@jest/globals';
import { comparisonKey, emailKey } from './text.js';

describe('comparisonKey', () => {
  it.each([
    ['  José   da Conceição ', 'jose da conceicao'],
    ['JOSE DA CONCEICAO', 'jose da conceicao'],
    ['Jose\u0301 da Conceic\u0327a\u0303o', 'jose da conceicao'],
  ])('should make %j and its variants equal', (text, key) => expect(comparisonKey(text)).toBe(key));
});

describe('emailKey', () => {
  it('should ignore case and full-width forms', () => {
    expect(emailKey(' Ana@Exemplo.TEST')).toBe(emailKey('ａna@exemplo.test'));
  });
});
