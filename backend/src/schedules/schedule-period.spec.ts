import { describe, expect, it } from '@jest/globals';
import { datesOfPeriod, type Period } from './schedule-period.js';

const ends = (period: Omit<Period, 'type'>, today: string) => {
  const dates = datesOfPeriod({ type: 'semanal', ...period }, today);
  return [dates[0], dates.at(-1), dates.length];
};

describe('datesOfPeriod', () => {
  it.each([
    [2026, 11, '2026-11-01', '2026-11-30', 30],
    [2027, 2, '2027-02-01', '2027-02-28', 28],
    [2028, 2, '2028-02-01', '2028-02-29', 29],
  ])('should cover the whole month %i-%i', (year, month, first, last, days) => {
    const dates = datesOfPeriod({ type: 'mensal', year, month, startDate: '2026-01-15' }, '2026-11-10');
    expect([dates[0], dates.at(-1), dates.length]).toEqual([first, last, days]);
  });

  it('should cover the week, Sunday to Saturday, of the day told', () => {
    expect(ends({ year: 2026, month: 12, startDate: '2026-12-01' }, '2026-12-20')).toEqual([
      '2026-11-29',
      '2026-12-05',
      7,
    ]);
  });

  it('should cover the present week in the present month', () => {
    expect(ends({ year: 2026, month: 11 }, '2026-11-10')).toEqual(['2026-11-08', '2026-11-14', 7]);
    expect(ends({ year: 2026, month: 11 }, '2026-11-30')).toEqual(['2026-11-29', '2026-12-05', 7]);
  });

  it('should cover the first week that starts in any other month', () => {
    expect(ends({ year: 2026, month: 12 }, '2026-11-10')).toEqual(['2026-12-06', '2026-12-12', 7]);
    expect(ends({ year: 2027, month: 11 }, '2026-11-10')).toEqual(['2027-11-07', '2027-11-13', 7]);
  });
});
