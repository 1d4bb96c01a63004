import { describe, expect, it } from '@jest/globals';
import { ageOn, isMinorOn, isPlausibleAge } from './age.js';

describe('ageOn', () => {
  it.each([
    ['2026-11-10', '2008-11-10', 18],
    ['2026-11-09', '2008-11-10', 17],
    ['2026-02-28', '2008-02-29', 17],
    ['2026-03-01', '2008-02-29', 18],
    ['2026-11-10', '2026-11-11', -1],
  ])('on %s should be, born on %s, %i', (date, birthDate, age) => {
    expect(ageOn(date, birthDate)).toBe(age);
  });
});

describe('isMinorOn', () => {
  it('should end on the 18th birthday', () => {
    expect(['2026-11-09', '2026-11-10'].map((date) => isMinorOn(date, '2008-11-10'))).toEqual([true, false]);
  });
});

describe('isPlausibleAge', () => {
  it('should hold from 7 to 110 years', () => {
    expect([-1, 0, 6, 7, 110, 111].map(isPlausibleAge)).toEqual([false, false, false, true, true, false]);
  });
});
