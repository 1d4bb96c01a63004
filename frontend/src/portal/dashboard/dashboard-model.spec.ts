import { describe, expect, it } from 'vitest';
import { coursesInOrder, schedulesInWork, servesOn } from './dashboard-model.ts';

describe('coursesInOrder', () => {
  it('should put the begun first, then the new, then the completed, each as they came', () => {
    const course = (id: number, status: 'not_started' | 'in_progress' | 'completed') => ({ id, status });
    const courses = [
      course(1, 'completed'),
      course(2, 'not_started'),
      course(3, 'in_progress'),
      course(4, 'not_started'),
    ];
    expect(coursesInOrder(courses).map(({ id }) => id)).toEqual([3, 2, 4, 1]);
  });
});

describe('servesOn', () => {
  const duties = [
    { dateTime: '2026-11-26T09:30:00Z', date: '2026-11-26', past: false },
    { dateTime: '2026-11-29T11:00:00Z', date: '2026-11-29', past: false },
  ];

  it.each([
    ['2026-11-26', '2026-11-26T09:00:00Z', true],
    ['2026-11-26', '2026-11-26T15:00:00Z', false],
    ['2026-11-27', '2026-11-27T09:00:00Z', false],
    ['2026-11-29', '2026-11-29T09:00:00Z', true],
    [undefined, '2026-11-29T09:00:00Z', false],
  ])('should see on %s at %s whether a mass is to come that day: %s', (date, now, serves) =>
    expect(servesOn(duties, date, Date.parse(now))).toBe(serves),
  );

  it('should see none where nothing is to come', () =>
    expect(servesOn([], undefined, Date.parse('2026-11-29T09:00:00Z'))).toBe(false));
});

describe('schedulesInWork', () => {
  it('should keep what is still to come and not over, the soonest first', () => {
    const schedules = [
      { id: 1, status: 'draft' as const, year: 2027, month: 1 },
      { id: 2, status: 'active' as const, year: 2026, month: 12 },
      { id: 3, status: 'published' as const, year: 2026, month: 11 },
      { id: 4, status: 'completed' as const, year: 2026, month: 11 },
      { id: 5, status: 'published' as const, year: 2026, month: 10 },
    ];
    expect(schedulesInWork(schedules, { year: 2026, month: 11 }).map(({ id }) => id)).toEqual([3, 2, 1]);
  });
});
