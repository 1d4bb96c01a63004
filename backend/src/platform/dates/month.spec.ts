import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  addDays,
  datesOfMonth,
  datesOfWeek,
  daysBetween,
  isIsoDate,
  isIsoTime,
  isNthWeekday,
  isoDate,
  weekday,
  type Nth,
  type Weekday,
} from './month.js';

const dates = fc
  .integer({ min: Date.UTC(1990, 0, 1) / 86_400_000, max: Date.UTC(2090, 0, 1) / 86_400_000 })
  .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10));

describe('month', () => {
  it.each([
    ['2026-02-28', true],
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['2026-04-31', false],
    ['2026-4-1', false],
    ['2026-04-01T00:00', false],
    ['2026-W14', false],
    ['', false],
    [' 2026-04-01', false],
    ['2026-04-01\n', false],
  ])('should tell whether %p is a real date', (text, real) => {
    expect(isIsoDate(text)).toBe(real);
  });

  it.each([
    ['00:00', true],
    ['23:59', true],
    ['24:00', false],
    ['7:00', false],
    ['07:60', false],
    ['07:00:00', false],
  ])('should tell whether %p is a time of day', (text, real) => {
    expect(isIsoTime(text)).toBe(real);
  });

  it('should refuse dates that do not exist', () => {
    expect(() => addDays('2026-02-30', 1)).toThrow(RangeError);
    expect(() => weekday('ontem')).toThrow(RangeError);
    expect(() => isoDate(2026, 2, 30)).toThrow(RangeError);
    expect(() => datesOfMonth(2026, 13)).toThrow(RangeError);
    expect(() => datesOfMonth(2026, 0)).toThrow(RangeError);
  });

  it('should list a month from its first to its last day', () => {
    const december = datesOfMonth(2026, 12);
    expect(december).toHaveLength(31);
    expect([december[0], december.at(-1)]).toEqual(['2026-12-01', '2026-12-31']);
    expect(datesOfMonth(2028, 2)).toHaveLength(29);
    expect(datesOfMonth(2027, 2)).toHaveLength(28);
  });

  it.each(['2026-11-29', '2026-12-02', '2026-12-05'])('should count the week of %s from Sunday', (date) => {
    expect(datesOfWeek(date)).toEqual([
      '2026-11-29',
      '2026-11-30',
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
      '2026-12-05',
    ]);
  });

  it('should find nth and last weekdays', () => {
    const nths: Nth[] = [1, 2, 3, 4, 5, -1];
    const found = (day: Weekday) =>
      nths.map((nth) =>
        datesOfMonth(2026, 8)
          .find((date) => isNthWeekday(date, nth, day))
          ?.slice(8),
      );
    expect(found(6)).toEqual(['01', '08', '15', '22', '29', '29']);
    expect(found(5)).toEqual(['07', '14', '21', '28', undefined, '28']);
  });

  it('should agree with JavaScript on every date', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: -5000, max: 5000 }), (date, days) => {
        const epoch = Date.parse(`${date}T00:00:00Z`);
        const moved = new Date(epoch + days * 86_400_000).toISOString().slice(0, 10);
        expect(addDays(date, days)).toBe(moved);
        expect(daysBetween(date, moved)).toBe(days);
        expect(weekday(date)).toBe(new Date(epoch).getUTCDay());
        expect(datesOfWeek(date)).toContain(date);
      }),
    );
  });
});
