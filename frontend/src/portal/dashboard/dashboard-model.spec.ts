import { describe, expect, it } from 'vitest';
import { coursesInOrder } from './dashboard-model.ts';

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
