import { describe, expect, it } from '@jest/globals';
import { easterSunday, triduumDay } from './easter.js';
import { datesOfMonth } from '../platform/dates/month.js';

describe('easter', () => {
  it.each(['2024-03-31', '2025-04-20', '2026-04-05', '2027-03-28', '2028-04-16', '2038-04-25', '2285-03-22'])(
    'should fall on %s',
    (date) => {
      expect(easterSunday(Number(date.slice(0, 4)))).toBe(date);
    },
  );

  it('should name the days of the Triduum, and no others', () => {
    const days = [...datesOfMonth(2026, 3), ...datesOfMonth(2026, 4)];
    expect(days.filter((day) => triduumDay(day) !== undefined)).toEqual([
      '2026-04-02',
      '2026-04-03',
      '2026-04-04',
      '2026-04-05',
    ]);
    expect(days.map(triduumDay).filter(Boolean)).toEqual([
      'holy-thursday',
      'good-friday',
      'holy-saturday',
      'easter-sunday',
    ]);
  });
});
