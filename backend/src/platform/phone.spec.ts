import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { formatPhone } from './phone.js';

const digit = (min = 0) => fc.integer({ min, max: 9 }).map(String);
const digits = (count: number, min = 0) =>
  fc.array(digit(min), { minLength: count, maxLength: count }).map((list) => list.join(''));
/** Area code and number of a Brazilian telephone, fixed or mobile. */
const national = fc
  .tuple(digits(2, 1), digit(1), fc.oneof(digits(7), digits(8)))
  .map(([area, first, rest]) => area + first + rest);
const separator = fc.constantFrom('', ' ', '-', '.', '(', ') ', ' / ');
const bare = (text: string) => text.replace(/\D/g, '');

describe('formatPhone', () => {
  it.each([
    ['15999991234', '+55 (15) 99999-1234'],
    ['5515999991234', '+55 (15) 99999-1234'],
    ['+55 (15) 99999-1234', '+55 (15) 99999-1234'],
    ['(15) 3234-5678', '+55 (15) 3234-5678'],
    ['551532345678', '+55 (15) 3234-5678'],
    ['(015) 99999-1234', '+55 (15) 99999-1234'],
    ['55 99999-1234', '+55 (55) 99999-1234'],
    ['+54 11 91234-5678', '+54 (11) 91234-5678'],
    ['+55 15 99999-12345678', '+55 (15) 99999-1234'],
  ])('should write %s as %s', (typed, stored) => {
    expect(formatPhone(typed)).toBe(stored);
  });

  it.each(['', 'abc', '123', '99999-1234', '+55 99999', '00000000000', '10999991234', '+1 212 555 1234'])(
    'should refuse %j',
    (typed) => {
      expect(formatPhone(typed)).toBeNull();
    },
  );

  it('should know every national number, with or without country code and however it is separated', () => {
    fc.assert(
      fc.property(
        national,
        fc.constantFrom('', '55', '+55', '+55 ('),
        fc.array(separator, { minLength: 11, maxLength: 11 }),
        (number, prefix, separators) => {
          const typed = prefix + [...number].map((char, index) => char + separators[index]).join('');
          expect(bare(formatPhone(typed)!)).toBe(`55${number}`);
        },
      ),
    );
  });

  it('should answer, for any text, null or a form that it leaves as it is', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0123456789+-() ') })),
        (typed) => {
          const phone = formatPhone(typed);
          if (phone === null) return;
          expect(phone).toMatch(/^\+\d{2} \(\d{2}\) \d{4,5}-\d{4}$/);
          expect(formatPhone(phone)).toBe(phone);
        },
      ),
      { numRuns: 2000 },
    );
  });
});
