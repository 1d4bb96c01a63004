import { describe, expect, it } from '@jest/globals';
import { personName, singleLine, stripUnprintable, subjectLine } from './plain-text.js';

describe('stripUnprintable', () => {
  it('should drop control and direction marks and keep line breaks, accents and emoji', () => {
    expect(stripUnprintable('a\u0000\u001b[31m\u202eb\nção 🙏\u0085\u2066')).toBe('a[31mb\nção 🙏');
  });
});

describe('singleLine', () => {
  it.each([
    ['Ana\r\nBcc: outra@exemplo.com.br', 'Ana Bcc: outra@exemplo.com.br'],
    [' Ana\u2028Souza\u2029 ', 'Ana Souza'],
    ['Ana\u000bSouza\u0085', 'Ana Souza'],
  ])('should put %j on one line', (text, expected) => {
    expect(singleLine(text)).toBe(expected);
  });
});

describe('subjectLine', () => {
  it('should keep a subject of 150 characters', () => {
    expect(subjectLine('é'.repeat(150))).toBe('é'.repeat(150));
  });

  it('should cut a longer one without breaking a character in two', () => {
    expect(subjectLine('🙏'.repeat(151))).toBe(`${'🙏'.repeat(149)}…`);
  });
});

describe('personName', () => {
  it.each([
    ['Pe. João d’Ávila Jr.', 'Pe. João d’Ávila Jr.'],
    ['Ganhe em https://golpe.example', 'Ganhe em https golpe. example'],
    ['www.golpe.example', 'www. golpe. example'],
    ['ana@golpe.example', 'ana@ golpe. example'],
  ])('should turn %j into %j', (name, expected) => {
    expect(personName(name)).toBe(expected);
  });

  it('should cut a name that is too long to be one', () => {
    expect(personName('a'.repeat(500))).toHaveLength(120);
  });
});
