import { describe, expect, it } from 'vitest';
import type { Mass } from './calendar-model.ts';
import { answersTo, candidatesFor, matching, tally } from './candidates-model.ts';

const question = (slotId: number) => ({
  id: `slot_${slotId}`,
  question: '',
  type: 'multiple-choice' as const,
  required: false,
  options: [],
  description: null,
  slotId,
  date: null,
  time: null,
});

const mass = (id: number, time: string, ministerIds: number[], date = '2026-12-06'): Mass => ({
  id,
  scheduleId: 1,
  dateTime: `${date}T11:00:00.000Z`,
  date,
  time,
  description: 'Missa dominical',
  requiredMinisters: 5,
  experiencedRequired: 1,
  location: null,
  liturgicalName: null,
  liturgicalColor: 'purple',
  optionValue: null,
  warning: null,
  required: 5,
  filled: ministerIds.length,
  missing: 5 - ministerIds.length,
  ministers: ministerIds.map((ministerId) => ({
    assignmentId: ministerId,
    ministerId,
    scheduleName: String(ministerId),
    profileImageUrl: null,
    origin: 'automatic',
    pinned: false,
  })),
});

const minister = (ministerId: number, scheduleName: string, duties: number) => ({
  ministerId,
  scheduleName,
  duties,
  offered: 6,
  maxDuties: 4,
});

describe('answersTo', () => {
  const questionnaires = [
    { id: 1, questions: [question(10), question(11)] },
    { id: 2, questions: [question(12)] },
  ];
  const responses = [
    { questionnaireId: 1, ministerId: 1, responses: { slot_10: ['Disponível'], slot_11: ['Indisponível'] } },
    { questionnaireId: 1, ministerId: 2, responses: { slot_10: ['Talvez'] } },
    { questionnaireId: 1, ministerId: 3, responses: { slot_10: [] } },
    { questionnaireId: 2, ministerId: 1, responses: { slot_12: ['Sim'], slot_10: ['Indisponível'] } },
  ];

  it('should read what each person said about the mass, in the questionnaire that asks about it', () => {
    expect([...answersTo(10, questionnaires, responses)]).toEqual([
      [1, 'available'],
      [2, 'maybe'],
    ]);
    expect([...answersTo(12, questionnaires, responses)]).toEqual([[1, 'available']]);
    expect(answersTo(99, questionnaires, responses).size).toBe(0);
  });

  it('should count the answers', () => {
    expect(tally(answersTo(10, questionnaires, responses))).toEqual({
      available: 1,
      maybe: 1,
      unavailable: 0,
    });
  });
});

describe('candidatesFor', () => {
  const eight = mass(10, '08:00', [1]);
  const masses = [eight, mass(11, '10:00', [6]), mass(12, '08:00', [7], '2026-12-13')];
  const ministers = [
    minister(1, 'Já presente', 1),
    minister(2, 'Serve três', 3),
    minister(3, 'Álvaro', 0),
    minister(4, 'Talvez', 0),
    minister(5, 'No limite', 4),
    minister(6, 'Serve às dez', 1),
    minister(7, 'Bia', 0),
    minister(8, 'Não pode', 0),
    minister(9, 'Calado', 0),
  ];
  const answers = new Map([
    [2, 'available'],
    [3, 'available'],
    [4, 'maybe'],
    [5, 'available'],
    [6, 'available'],
    [7, 'available'],
    [8, 'unavailable'],
  ] as const);

  it('should put who can and serves least first, and say what speaks against the others', () => {
    expect(
      candidatesFor(eight, masses, ministers, answers).map((each) => [each.scheduleName, each.obstacle]),
    ).toEqual([
      ['Álvaro', null],
      ['Bia', null],
      ['Serve três', null],
      ['Talvez', null],
      ['Calado', 'não respondeu sobre esta missa'],
      ['Não pode', 'respondeu que não pode'],
      ['Serve às dez', 'já serve às 10h neste dia'],
      ['No limite', 'limite de 4 missas atingido'],
    ]);
  });

  it('should hold nobody’s silence against them while answers are unknown, or where nobody was asked', () => {
    for (const unknown of [null, new Map<number, 'available'>()]) {
      const silent = candidatesFor(eight, masses, ministers, unknown).find((each) => each.ministerId === 9);
      expect(silent).toMatchObject({ answer: null, obstacle: null });
    }
  });

  it('should find people by a part of their name', () => {
    const found = matching(candidatesFor(eight, masses, ministers, answers), ' alva');
    expect(found.map((each) => each.scheduleName)).toEqual(['Álvaro']);
  });
});
