import { describe, expect, it } from 'vitest';
import {
  answerOfKey,
  changedPeople,
  gridOf,
  massQuestions,
  neighbour,
  nextAnswer,
  withAnswer,
} from './answers-grid-model.ts';
import type { Question, Responses } from './questionnaire-model.ts';

const question = (id: string, slotId: number | null) =>
  ({ id, slotId, date: slotId === null ? null : '2026-12-06' }) as Question;
const QUESTIONS = [question('slot_1', 1), question('slot_2', 2), question('custom_1', null)];
const RESPONSES = [
  { ministerId: 7, responses: { slot_1: ['Disponível'], slot_2: ['Não'], custom_1: ['Levo os folhetos'] } },
] as unknown as Responses[];

describe('answers grid', () => {
  it('should show what was answered, in whatever words', () =>
    expect(gridOf(RESPONSES).get(7)).toEqual({ slot_1: 'available', slot_2: 'unavailable' }));

  it.each([
    ['d', 'available'],
    ['S', 'available'],
    ['t', 'maybe'],
    ['n', 'unavailable'],
    ['Delete', null],
    ['x', undefined],
  ])('should take the key %s for %s', (key, answer) => expect(answerOfKey(key)).toBe(answer));

  it('should go round by taps', () =>
    expect(
      [undefined, 'available', 'maybe', 'unavailable'].map((answer) => nextAnswer(answer as undefined)),
    ).toEqual(['available', 'maybe', 'unavailable', null]));

  it('should have a column for each mass to come', () =>
    expect(
      massQuestions([{ ...QUESTIONS[0]!, begun: true }, ...QUESTIONS.slice(1)]).map(({ id }) => id),
    ).toEqual(['slot_2']));

  it('should stay within its edges', () => {
    const size = { rows: 2, columns: 3 };
    expect(neighbour('ArrowUp', { row: 0, column: 0 }, size)).toEqual({ row: 0, column: 0 });
    expect(neighbour('ArrowRight', { row: 0, column: 1 }, size)).toEqual({ row: 0, column: 2 });
    expect(neighbour('Enter', { row: 0, column: 1 }, size)).toEqual({ row: 1, column: 1 });
    expect(neighbour('d', { row: 0, column: 1 }, size)).toBeNull();
  });

  it('should send changed rows alone, with what it does not show', () => {
    const grid = withAnswer(withAnswer(gridOf(RESPONSES), 7, 'slot_2', null), 8, 'slot_1', 'maybe');
    expect(changedPeople(grid, new Set([7, 8]), QUESTIONS, RESPONSES)).toEqual([
      { ministerId: 7, responses: { custom_1: ['Levo os folhetos'], slot_1: ['available'] } },
      { ministerId: 8, responses: { slot_1: ['maybe'] } },
    ]);
  });
});
