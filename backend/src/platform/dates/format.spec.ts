import { describe, expect, it } from '@jest/globals';
import {
  formatDateTime,
  formatDayMonth,
  formatLongDate,
  formatMonth,
  formatMonths,
  formatShortDate,
  formatTime,
  formatTimes,
} from './format.js';

describe('format', () => {
  it('should write dates as Brazilians do', () => {
    expect(formatLongDate('2026-12-06')).toBe('domingo, 6 de dezembro');
    expect(formatLongDate('2027-03-02')).toBe('terça-feira, 2 de março');
    expect(formatLongDate('2026-12-01')).toBe('terça-feira, 1º de dezembro');
    expect(formatLongDate('2026-12-11')).toBe('sexta-feira, 11 de dezembro');
    expect(formatDayMonth('2026-12-06')).toBe('06/12');
    expect(formatShortDate('2026-12-06')).toBe('06/12/2026');
    expect(formatMonth(2026, 12)).toBe('dezembro de 2026');
    expect(formatMonths('2026-09', '2026-11')).toBe('setembro a novembro de 2026');
    expect(formatMonths('2026-12', '2027-01')).toBe('dezembro de 2026 a janeiro de 2027');
    expect(formatMonths('2026-12', '2026-12')).toBe('dezembro de 2026');
  });

  it.each([
    ['08:00', '8h'],
    ['19:30', '19h30'],
    ['06:05', '6h05'],
    ['00:00', '0h'],
  ])('should write %s as %s', (time, text) => {
    expect(formatTime(time)).toBe(text);
  });

  it('should write dates with times, and lists of times', () => {
    expect(formatDateTime('2026-12-06', '08:00')).toBe('domingo, 6 de dezembro, 8h');
    expect(formatTimes(['08:00', '10:00', '19:30'])).toBe('8h, 10h e 19h30');
    expect(formatTimes(['19:00'])).toBe('19h');
  });

  it('should refuse what is no date or time', () => {
    expect(() => formatLongDate('06/12/2026')).toThrow(RangeError);
    expect(() => formatTime('25:00')).toThrow(RangeError);
    expect(() => formatMonth(2026, 13)).toThrow(RangeError);
  });
});
