import { describe, expect, it } from 'vitest';
import { actOf, lessonAfter, lessonOf, priorityOf } from './training-model.ts';

describe('priorityOf', () => {
  it.each([
    ['2026-11-01', 'high'],
    ['2026-11-21', 'high'],
    ['2026-11-28', 'high'],
    ['2026-11-29', 'medium'],
    ['2026-12-21', 'medium'],
    ['2026-12-22', 'low'],
    [null, 'low'],
  ])('should be by the due date %s: %s', (dueDate, priority) => {
    expect(priorityOf({ status: 'not_started', dueDate }, '2026-11-21')).toBe(priority);
  });

  it('should be none once completed', () => {
    expect(priorityOf({ status: 'completed', dueDate: '2026-11-01' }, '2026-11-21')).toBeNull();
  });
});

describe('actOf', () => {
  it('should name what the button does', () => {
    expect([actOf('not_started'), actOf('in_progress'), actOf('completed')]).toEqual([
      'Iniciar',
      'Continuar',
      'Rever',
    ]);
  });
});

describe('the lesson to read', () => {
  const lesson = (id: number, completed: boolean) => ({ id, completed });
  const lessons = [lesson(1, true), lesson(2, false), lesson(3, true), lesson(4, false)];

  it('should be the chosen one, else the first that is not completed, else the first', () => {
    expect(lessonOf(lessons, 3)?.id).toBe(3);
    expect(lessonOf(lessons, null)?.id).toBe(2);
    expect(lessonOf(lessons, 99)?.id).toBe(2);
    expect(lessonOf([lesson(1, true), lesson(2, true)], null)?.id).toBe(1);
    expect(lessonOf([], null)).toBeUndefined();
  });

  it('should go on with the next that is not completed, then with an earlier one, then with none', () => {
    expect(lessonAfter(lessons, 2)?.id).toBe(4);
    expect(lessonAfter(lessons, 4)?.id).toBe(2);
    expect(lessonAfter([lesson(1, true), lesson(2, false)], 2)).toBeUndefined();
  });
});
