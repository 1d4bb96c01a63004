import { describe, expect, it } from 'vitest';
import {
  answerOfKey,
  gridOf,
  massQuestions,
  neighbour,
  nextAnswer,
  overtaken,
  seenAgain,
  typedPeople,
  type Typing,
  withCell,
  without,
  withTyped,
} from './answers-grid-model.ts';
import type { Question, Responses } from './questionnaire-model.ts';

const question = (id: string, slotId: number | null) =>
  ({ id, slotId, date: slotId === null ? null : '2026-12-06' }) as Question;
const QUESTIONS = [question('slot_1', 1), question('slot_2', 2), question('custom_1', null)];
const SEEN = '2026-11-26T12:00:00.000Z';
const RESPONSES = [
  {
    ministerId: 7,
    updatedAt: SEEN,
    responses: { slot_1: ['Disponível'], slot_2: ['Não'], custom_1: ['Levo os folhetos'] },
  },
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

  describe('with what was typed', () => {
    const typed = [
      { ministerId: 7, questionId: 'slot_2', answer: null },
      { ministerId: 8, questionId: 'slot_1', answer: 'maybe' as const },
    ].reduce((typing, cell) => withCell(typing, RESPONSES, cell), new Map() as Typing);
    const later = [
      { ...RESPONSES[0]!, updatedAt: '2026-11-27T12:00:00.000Z', responses: { slot_2: ['Talvez'] } },
    ] as unknown as Responses[];

    it('should send its rows alone, with what it does not show and the answers that it replaces', () => {
      expect(typedPeople(typed, QUESTIONS, RESPONSES)).toEqual([
        {
          ministerId: 7,

          responses: { custom_1: ['Levo os folhetos'], slot_1: ['available'] },
          seen: SEEN,
        },
        { ministerId: 8, responses: { slot_1: ['maybe'] }, seen: null },
      ]);
      expect([...without(typed, [7]).keys()]).toEqual([8]);
    });

    it('should stay over answers that came meanwhile, and say whose they are until these were seen', () => {
      expect(withTyped(gridOf(later), typed)).toEqual(
        new Map([
          [7, {}],
          [8, { slot_1: 'maybe' }],
        ]),
      );
      expect([overtaken(typed, RESPONSES), overtaken(typed, later)]).toEqual([[], [7]]);
      expect(typedPeople(typed, QUESTIONS, later)[0]!.seen).toBe(SEEN);
      expect(overtaken(seenAgain(typed, later), later)).toEqual([]);
    });
  });
});
