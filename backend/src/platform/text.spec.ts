import { describe, expect, it } from '@jest/globals';
import { comparisonKey, emailKey, isOneLine, isPlainText, nameKey, ofChurch, skeletonOf } from './text.js';

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

describe('names that look alike', () => {
  it.each([
    ['Eva', '\u0415v\u0430'],
    ['HELIO', '\u0397\u0395L\u0399\u039f'],
    ['isa', '\u0406S\u0410'],
    ['Ana', '\uff21na'],
    ['Ana', 'A\u034fn\u200ba\u3164\u2800'],
    ['Joao', 'J\u00f8\u00e3o'],
    ['Ana', '\ua4ee\ua4e0\ua4ee'],
  ])('should have one key: %j and %j', (one, other) => expect(nameKey(one)).toBe(nameKey(other)));

  it.each([
    ['Bernardo', 'Bemardo'],
    ['Ana I.', 'Ana l.'],
    ['Ana I.', 'Ana 1.'],
    ['Olga', '0lga'],
    ['Maria', '\u041caria'],
    ['RUI', '\ua4e3\ua4f4\ua4f2'],
  ])('should have one skeleton: %j and %j', (one, other) => expect(skeletonOf(one)).toBe(skeletonOf(other)));

  it.each([
    ['Ana I.', 'Ana L.'],
    ['Lia', 'Bia'],
    ['Mila', 'Milla'],
  ])('should stay two where they look different: %j and %j', (one, other) => {
    expect(nameKey(one)).not.toBe(nameKey(other));
    expect(skeletonOf(one)).not.toBe(skeletonOf(other));
  });
});

describe('isOneLine', () => {
  it.each([
    ...[
      '\u3164',
      '\u2800',
      '\u034f',
      '\u00ad',
      '\u200b',
      '\u200d',
      '\u200f',
      '\u202a',
      '\u202e',
      '\u2066',
      '\u2069',
    ],
    ...['\ufeff', '\u115f', '\uffa0', '\u061c', '\n', '\r', '\t', '\u0000', '\u2028', '\ud800'],
  ])('should refuse %j', (character) => expect(isOneLine(`a${character}b`)).toBe(false));

  it.each(['Conceição', 'D’Ávila', '1ª missa – 8h', 'paz \u2764\ufe0f', '漢字'])('should accept %j', (text) =>
    expect(isOneLine(text)).toBe(true),
  );
});

describe('isPlainText', () => {
  it('should accept lines and family emoji, and refuse what turns the direction', () => {
    expect(isPlainText('um\r\ndois\t👨‍👩‍👧')).toBe(true);
    for (const mark of ['\u202e', '\u2066', '\u0000', '\udfff']) expect(isPlainText(`a${mark}b`)).toBe(false);
  });
});

describe('ofChurch', () => {
  it.each([
    ['Santuário São Judas Tadeu', 'do Santuário São Judas Tadeu'],
    ['SANTUARIO NACIONAL', 'do SANTUARIO NACIONAL'],
    ['Paróquia Nossa Senhora do Rosário', 'da Paróquia Nossa Senhora do Rosário'],
    ['Quase-Paróquia Santa Rita', 'da Quase-Paróquia Santa Rita'],
    ['Catedral Metropolitana', 'da Catedral Metropolitana'],
    ['Sé', 'da Sé'],
    ['Comunidade São Bento', 'da Comunidade São Bento'],
    ['São José Operário', 'de São José Operário'],
    ['Nossa Senhora Aparecida', 'de Nossa Senhora Aparecida'],
  ])('should say whose something of %j is', (name, words) => expect(ofChurch(name)).toBe(words));
});
