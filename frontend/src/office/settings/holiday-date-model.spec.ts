import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holidayDateOf, storedOf, yearsOffered } from './holiday-date-model.ts';

describe('the date of a municipal holiday', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z') });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([
    ['01-20', { day: '20', month: '01', year: '' }],
    ['2026-08-15', { day: '15', month: '08', year: '2026' }],
  ])('should be %s in its parts, and back', (stored, parts) => {
    expect(holidayDateOf(stored)).toEqual(parts);
    expect(storedOf(parts)).toBe(stored);
  });

  it('should begin with the first of January of every year', () => {
    expect(storedOf(holidayDateOf(''))).toBe('01-01');
  });

  it('should offer the years to come and the one that was chosen before', () => {
    expect(yearsOffered(holidayDateOf('01-20'))).toEqual(['2026', '2027', '2028', '2029', '2030', '2031']);
    expect(yearsOffered(holidayDateOf('2025-01-20'))[0]).toBe('2025');
  });
});
