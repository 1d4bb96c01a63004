import { describe, expect, it } from '@jest/globals';
import { readAnswers } from './answers.js';
import type { Question } from './questionnaire.entity.js';
import { questionsOf } from './questions.js';

const [SUNDAY, MONDAY] = questionsOf([
  { id: 1, date: '2026-12-06', time: '08:00', description: 'Missa dominical', liturgicalName: null },
  { id: 2, date: '2026-12-07', time: '06:30', description: 'Missa ferial', liturgicalName: null },
]) as [Question, Question];
const free = (changes: Partial<Question>): Question => ({
  id: 'custom_1',
  question: 'Tem carro?',
  type: 'yes-no',
  required: false,
  options: ['Sim', 'Não'],
  description: null,
  slotId: null,
  date: null,
  time: null,
  ...changes,
});
const CARRO = free({});
const DIAS = free({ id: 'custom_2', type: 'multiple-choice', options: ['Manhã', 'Tarde', 'Noite'] });
const TEXTO = free({ id: 'custom_3', type: 'text', options: [] });
const ALL = [SUNDAY, MONDAY, CARRO, DIAS, TEXTO];

describe('readAnswers', () => {
  it('should turn labels and codes into availability', () => {
    const { availability, responses } = readAnswers(ALL, { slot_1: ['Disponível'], slot_2: ['maybe'] });
    expect([...availability]).toEqual([
      [1, 'available'],
      [2, 'maybe'],
    ]);
    expect(responses).toEqual({ slot_1: ['Disponível'], slot_2: ['maybe'] });
  });

  it('should read yes and no where a mass is asked about so', () => {
    const yesNo: Question = { ...SUNDAY, type: 'yes-no', options: ['Sim', 'Não'] };
    expect([...readAnswers([yesNo], { slot_1: ['Não'] }).availability]).toEqual([[1, 'unavailable']]);
    expect([...readAnswers([yesNo], { slot_1: ['available'] }).availability]).toEqual([[1, 'available']]);
    expect(() => readAnswers([yesNo], { slot_1: ['Talvez'] })).toThrow('Escolha entre Sim, Não.');
  });

  it('should make nothing of a mass that was left open', () => {
    const { availability, responses } = readAnswers(ALL, { slot_1: [], slot_2: [' '] });
    expect(availability.size).toBe(0);
    expect(responses).toEqual({});
  });

  it('should take several choices of a free question, and its text', () => {
    const answers = { custom_1: ['Sim'], custom_2: ['Manhã', 'Noite'], custom_3: ['Chego às 7h'] };
    expect(readAnswers(ALL, answers).responses).toEqual(answers);
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['an unknown question', { slot_99: ['Disponível'] }, 'responses.slot_99'],
    ['the name of an inherited property', { toString: ['Disponível'] }, 'responses.toString'],
    ['a value outside the options', { slot_1: ['Quem sabe'] }, 'responses.slot_1'],
    ['two answers about one mass', { slot_1: ['Disponível', 'Talvez'] }, 'responses.slot_1'],
    ['a repeated choice', { custom_2: ['Manhã', 'manhã'] }, 'responses.custom_2'],
    ['a value that is no list', { slot_1: 'Disponível' }, 'responses.slot_1'],
    ['a list of something else', { slot_1: [1] }, 'responses.slot_1'],
    ['a text beyond 2000 characters', { custom_3: ['x'.repeat(2001)] }, 'responses.custom_3'],
    ['two texts', { custom_3: ['a', 'b'] }, 'responses.custom_3'],
    ['a NUL character', { custom_3: ['a\u0000'] }, 'responses.custom_3'],
  ])('should refuse %s', (_, responses, path) => {
    expect(() => readAnswers(ALL, responses)).toThrow(
      expect.objectContaining({ status: 400, errors: { [path]: expect.any(String) } }),
    );
  });

  it('should demand what is required, naming the question', () => {
    const required = { ...CARRO, required: true };
    expect(() => readAnswers([SUNDAY, required], { slot_1: ['Talvez'] })).toThrow(
      'Confira as respostas. Tem carro?: Responda a esta pergunta.',
    );
  });

  it('should count what else is wrong', () => {
    expect(() => readAnswers(ALL, { slot_1: ['a'], slot_2: ['b'], custom_1: ['c'] })).toThrow(
      /Há mais 2 respostas a conferir\.$/,
    );
  });

  it('should pass over answers to questions that are gone', () => {
    const { responses } = readAnswers(
      [SUNDAY],
      { slot_1: ['Talvez'], slot_2: ['Talvez'] },
      new Set(['slot_2']),
    );
    expect(responses).toEqual({ slot_1: ['Talvez'] });
  });
});
