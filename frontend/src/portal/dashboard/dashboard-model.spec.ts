import { describe, expect, it } from 'vitest';
import { coursesInOrder, schedulesInWork } from './dashboard-model.ts';

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
