import { describe, expect, it } from '@jest/globals';
import {
  newRecoveryCodes,
  newSecret,
  plainCode,
  recoveryHash,
  seal,
  setupAddress,
  stepOf,
  unseal,
} from './totp.js';

/** RFC 6238, appendix B: the secret "12345678901234567890" in base 32. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('stepOf', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
  ])('should know the code of RFC 6238 at second %s', (seconds, code) => {
    expect(stepOf(RFC_SECRET, code, new Date(seconds * 1000))).toBe(Math.floor(seconds / 30));
  });

  it('should take the step before and after, and no other', () => {
    const at = (seconds: number) => stepOf(RFC_SECRET, '287082', new Date(seconds * 1000));
    expect([at(0), at(30), at(60), at(89), at(90)]).toEqual([1, 1, 1, 1, null]);
  });

  it.each(['', '28708', '2870820', 'abcdef', '287O82'])('should refuse “%s”', (code) => {
    expect(stepOf(RFC_SECRET, code, new Date(59_000))).toBeNull();
  });
});

describe('setupAddress', () => {
  it('should be what authenticator apps read', () => {
    const address = new URL(setupAddress(RFC_SECRET, 'ana@exemplo.test'));
    expect([address.protocol, address.host]).toEqual(['otpauth:', 'totp']);
    expect(decodeURIComponent(address.pathname)).toBe('/Partilha:ana@exemplo.test');
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      secret: RFC_SECRET,
      issuer: 'Partilha',
      period: '30',
      digits: '6',
    });
  });
});

describe('newRecoveryCodes', () => {
  it('should be ten of 80 bits, written in groups, known without them', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/);
    const [code] = codes;
    expect(recoveryHash(` ${code!.toLowerCase().replaceAll('-', ' ')}`)).toBe(recoveryHash(code!));
    expect(plainCode('123 456')).toBe('123456');
  });
});

describe('seal', () => {
  const secret = newSecret();

  it('should open by the same server for the same owner alone', () => {
    const sealed = seal('the server', '1', secret);
    expect(sealed).not.toContain(secret);
    expect(seal('the server', '1', secret)).not.toBe(sealed);
    expect(unseal('the server', '1', sealed)).toBe(secret);
    expect(unseal('another server', '1', sealed)).toBeNull();
    expect(unseal('the server', '2', sealed)).toBeNull();
    expect(unseal('the server', '1', `${sealed.slice(0, -4)}AAAA`)).toBeNull();
  });
});
