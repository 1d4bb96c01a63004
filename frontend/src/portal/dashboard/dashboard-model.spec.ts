import { describe, expect, it } from 'vitest';
import { coursesInOrder, unanswered } from './dashboard-model.ts';

describe('unanswered', () => {
  it('should keep what waits for an answer, the nearest deadline first', () => {
    const later = { id: 1, state: 'pendente', responseDeadline: '2026-12-26T02:59:59.999Z' } as const;
    const sooner = { id: 2, state: 'pendente', responseDeadline: '2026-11-26T02:59:59.999Z' } as const;
    const open = { id: 3, state: 'pendente', responseDeadline: null } as const;
    const expired = { id: 4, state: 'expirado', responseDeadline: '2026-10-26T02:59:59.999Z' } as const;
    const answered = { id: 5, state: 'respondido', responseDeadline: null } as const;
    expect(unanswered([open, later, answered, sooner, expired])).toEqual([sooner, later, open]);
  });
});

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
