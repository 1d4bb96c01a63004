import { describe, expect, it } from '@jest/globals';
import { namePattern, removedEmail, tracePattern } from './removed-person.js';

describe('tracePattern', () => {
  const replaced = (text: string, ...identifiers: (string | null)[]) =>
    text.replace(new RegExp(tracePattern(identifiers)!, 'gi'), '…');

  it('should find full names, addresses and telephones, whatever their case', () => {
    const text = 'ANA SOUZA (ana.souza@exemplo.test, +55 (15) 99999-0000)';
    expect(replaced(text, 'Ana Souza', 'ana.souza@exemplo.test', '+55 (15) 99999-0000')).toBe('… (…, …)');
  });

  it('should take the longer of two names that begin alike', () => {
    expect(replaced('Ana Souza Lima serve', 'Ana Souza', 'Ana Souza Lima')).toBe('… serve');
  });

  it('should read no identifier as a pattern', () => {
    expect(replaced('a.b@c.d e axb@c.d', 'a.b@c.d')).toBe('… e axb@c.d');
    expect(() => new RegExp(tracePattern(['(.*)+ [x'])!)).not.toThrow();
  });

  it('should leave single words alone', () => {
    expect(tracePattern(['Ana', null, ''])).toBeNull();
  });
});

describe('namePattern', () => {
  it('should look for names of one word as whole words of PostgreSQL, and for the others as they are', () => {
    expect(namePattern(['Ana', 'Ana Souza', null])).toBe(String.raw`Ana\ Souza|\mAna\M`);
    expect(namePattern(['Zenóbia Q.'])).toBe(String.raw`Zenóbia\ Q\.`);
    expect(namePattern([null, ''])).toBeNull();
  });
});

describe('removedEmail', () => {
  it('should be unique and undeliverable', () => {
    expect(removedEmail(12)).toMatch(/\.invalid$/);
    expect(removedEmail(12)).not.toBe(removedEmail(13));
  });
});
