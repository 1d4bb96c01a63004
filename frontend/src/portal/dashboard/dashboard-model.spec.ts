import { describe, expect, it } from 'vitest';
import type { Duty } from '../my-schedule/my-schedule-model.ts';
import { coursesInOrder, schedulesInWork, comesFirst } from './dashboard-model.ts';

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

describe('comesFirst', () => {
  const quiet = { past: false, asksConfirmation: false, confirmedAt: null };
  const duties = [
    { dateTime: '2026-11-26T09:30:00Z', date: '2026-11-26', ...quiet },
    { dateTime: '2026-11-29T11:00:00Z', date: '2026-11-29', ...quiet },
  ] as Duty[];

  it.each([
    ['2026-11-26', '2026-11-26T09:00:00Z', true],
    ['2026-11-26', '2026-11-26T15:00:00Z', false],
    ['2026-11-27', '2026-11-27T09:00:00Z', false],
    ['2026-11-29', '2026-11-29T09:00:00Z', true],
    [undefined, '2026-11-29T09:00:00Z', false],
  ])('should see on %s at %s whether a mass is to come that day: %s', (date, now, serves) =>
    expect(comesFirst(duties, date, Date.parse(now))).toBe(serves),
  );

  it.each([
    ['asks whether the person comes', { asksConfirmation: true }],
    ['was confirmed, lest it moves from under the finger', { confirmedAt: '2026-11-26T09:00:00Z' }],
  ])('should see a mass of another day first that %s', (_, more) =>
    expect(comesFirst([{ ...duties[1]!, ...more }], '2026-11-27', Date.parse('2026-11-27T09:00:00Z'))).toBe(
      true,
    ),
  );

  it('should see none where nothing is to come', () =>
    expect(comesFirst([], undefined, Date.parse('2026-11-29T09:00:00Z'))).toBe(false));
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
