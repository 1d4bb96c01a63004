import { describe, expect, it } from 'vitest';
import { monthsOf } from './timetable-model.ts';

const mass = (date: string, requiredMinisters: number) => ({
  date,
  time: '08:00',
  description: 'Missa dominical',
  requiredMinisters,
  warnings: [],
});

describe('monthsOf', () => {
  it('should gather masses and places by month, over the turn of the year', () => {
    const months = monthsOf([mass('2026-12-06', 6), mass('2026-12-13', 8), mass('2027-01-03', 6)]);
    expect(months.map(({ name, masses, places }) => [name, masses.length, places])).toEqual([
      ['dezembro de 2026', 2, 14],
      ['janeiro de 2027', 1, 6],
    ]);
  });
});
