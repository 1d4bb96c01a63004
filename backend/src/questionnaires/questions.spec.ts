import { describe, expect, it } from '@jest/globals';
import type { Question } from './questionnaire.entity.js';
import {
  begunQuestions,
  availabilityOf,
  checkQuestions,
  currentQuestions,
  editQuestions,
  questionsOf,
  withEveryMass,
  type AskedMass,
  type QuestionEdit,
} from './questions.js';

const mass = (id: number, date: string, time: string, description = 'Missa dominical'): AskedMass => ({
  id,
  date,
  time,
  description,
  liturgicalName: null,
  begun: false,
});

const SUNDAY_8 = mass(1, '2026-12-06', '08:00');
const SUNDAY_10 = mass(2, '2026-12-06', '10:00');
const MONDAY = mass(3, '2026-12-07', '06:30', 'Missa ferial');
const MASSES = [MONDAY, SUNDAY_10, SUNDAY_8];

const free: Question = {
  id: 'custom_1',
  question: 'Tem carro?',
  type: 'yes-no',
  required: false,
  options: ['Sim', 'Não'],
  description: null,
  slotId: null,
  date: null,
  time: null,
};

const asEdits = (questions: readonly Question[]): QuestionEdit[] =>
  questions.map(({ id, question, type, required, options, description }) => ({
    id,
    question,
    type,
    required,
    options,
    description,
  }));

const refusal = (work: () => unknown): unknown => {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('Nothing was refused');
};

describe('questionsOf', () => {
  it('should ask about each mass once, by date and time', () => {
    const questions = questionsOf(MASSES);
    expect(questions.map(({ id }) => id)).toEqual(['slot_1', 'slot_2', 'slot_3']);
    expect(questions[0]).toEqual({
      id: 'slot_1',
      question: 'Domingo, 6 de dezembro, 8h — Missa dominical',
      type: 'multiple-choice',
      required: false,
      options: ['Disponível', 'Talvez', 'Indisponível'],
      description: null,
      slotId: 1,
      date: '2026-12-06',
      time: '08:00',
    });
  });

  it('should carry the liturgical day as description', () => {
    const [question] = questionsOf([{ ...SUNDAY_8, liturgicalName: '2º Domingo do Advento' }]);
    expect(question?.description).toBe('2º Domingo do Advento');
  });
});

describe('checkQuestions', () => {
  it('should accept what is made from the masses, with free questions', () => {
    expect(() => checkQuestions([...questionsOf(MASSES), free], MASSES)).not.toThrow();
  });

  it('should name the masses that no question asks about', () => {
    const sundaysAtTen = questionsOf([SUNDAY_10]);
    expect(refusal(() => checkQuestions(sundaysAtTen, MASSES))).toMatchObject({
      status: 422,
      message:
        'Nenhuma pergunta trata destas missas: Segunda-feira, 7 de dezembro, 6h30 — Missa ferial; ' +
        'Domingo, 6 de dezembro, 8h — Missa dominical.',
    });
  });

  it('should name a mass that is asked about twice', () => {
    const twice = [...questionsOf(MASSES), { ...questionsOf([MONDAY])[0]!, id: 'custom_2' }];
    expect(refusal(() => checkQuestions(twice, MASSES))).toMatchObject({
      status: 422,
      message: expect.stringMatching(/^Há mais de uma pergunta .*: Segunda-feira, 7 de dezembro, 6h30/),
    });
  });

  it('should name a question about a mass of another schedule', () => {
    const foreign = questionsOf([...MASSES, mass(9, '2027-01-03', '19:00')]);
    expect(refusal(() => checkQuestions(foreign, MASSES))).toMatchObject({
      status: 422,
      message:
        'Estas perguntas tratam de missas de outra escala: “Domingo, 3 de janeiro, 19h — Missa dominical”.',
    });
  });

  it.each<[string, Partial<Question>]>([
    ['text', { type: 'text', options: [] }],
    ['options that say nothing', { options: ['Prefiro', 'Não prefiro'] }],
    ['options without a yes', { options: ['Talvez', 'Indisponível'] }],
  ])('should refuse a mass that is asked about with %s', (_, changes) => {
    const [first, ...others] = questionsOf(MASSES);
    expect(refusal(() => checkQuestions([{ ...first!, ...changes }, ...others], MASSES))).toMatchObject({
      status: 422,
      message: expect.stringContaining('“Domingo, 6 de dezembro, 8h — Missa dominical”'),
    });
  });

  it('should refuse two questions with one id', () => {
    expect(refusal(() => checkQuestions([...questionsOf(MASSES), free, free], MASSES))).toMatchObject({
      status: 422,
      message: expect.stringContaining('“Tem carro?”'),
    });
  });

  it('should name a dozen masses and count the rest', () => {
    const month = Array.from({ length: 15 }, (_, index) =>
      mass(index + 1, `2026-12-${String(index + 1).padStart(2, '0')}`, '06:30'),
    );
    const { message } = refusal(() => checkQuestions([], month)) as Error;
    expect(message).toContain('12 de dezembro');
    expect(message).toMatch(/; e mais 3\.$/);
  });
});

describe('currentQuestions', () => {
  it('should drop a mass that is gone and tell the new hour of one that moved', () => {
    const stored = [...questionsOf(MASSES), free];
    const now = currentQuestions(stored, [{ ...SUNDAY_8, time: '09:00' }, SUNDAY_10]);
    expect(now.map(({ question }) => question)).toEqual([
      'Domingo, 6 de dezembro, 9h — Missa dominical',
      'Domingo, 6 de dezembro, 10h — Missa dominical',
      'Tem carro?',
    ]);
  });

  it('should keep a text that the coordinator wrote', () => {
    const [question] = questionsOf([SUNDAY_8]);
    const written = { ...question!, question: 'Missa com crisma: pode servir?' };
    expect(currentQuestions([written], [SUNDAY_8])).toEqual([written]);
  });
});

describe('A mass that has begun', () => {
  const begun = { ...SUNDAY_8, begun: true };

  it('should be asked about no more, and miss no question', () => {
    const questions = withEveryMass([], [begun, SUNDAY_10, MONDAY]);
    expect(questions.map(({ slotId }) => slotId)).toEqual([SUNDAY_10.id, MONDAY.id]);
    expect(() => checkQuestions(questions, [begun, SUNDAY_10, MONDAY])).not.toThrow();
  });

  it('should keep the question that it had', () => {
    const stored = questionsOf([SUNDAY_8, MONDAY]);
    expect(currentQuestions(stored, [begun, MONDAY])).toEqual(stored);
    expect([...begunQuestions(stored, [begun, MONDAY])]).toEqual([stored[0]!.id]);
  });

  it('should end those about no mass with the last mass', () => {
    const stored = [...questionsOf([SUNDAY_8, MONDAY]), free];
    const masses = [SUNDAY_8, MONDAY].map((slot) => ({ ...slot, begun: true }));
    expect([...begunQuestions(stored, masses)]).toEqual(stored.map(({ id }) => id));
    expect(begunQuestions(stored, [masses[0]!, MONDAY]).has(free.id)).toBe(false);
  });
});

describe('withEveryMass', () => {
  it('should ask also about masses that have come since, in their place', () => {
    const stored = [...questionsOf([SUNDAY_8, MONDAY]), free];
    expect(withEveryMass(stored, MASSES).map(({ id }) => id)).toEqual([
      'slot_1',
      'slot_2',
      'slot_3',
      'custom_1',
    ]);
  });
});

describe('editQuestions', () => {
  const stored = questionsOf(MASSES);

  it('should keep each mass with its question and take new questions', () => {
    const [first, ...others] = asEdits(stored);
    const edits: QuestionEdit[] = [
      { ...first!, question: 'Posse do padre', description: 'Chegar cedo' },
      ...others,
      { id: 'custom_1796000000000', question: 'Tem carro?', type: 'yes-no' },
    ];
    const edited = editQuestions(stored, edits, MASSES);
    expect(edited[0]).toMatchObject({ question: 'Posse do padre', slotId: 1, description: 'Chegar cedo' });
    expect(edited.at(-1)).toEqual({ ...free, id: 'custom_1796000000000' });
    expect(() => checkQuestions(edited, MASSES)).not.toThrow();
  });

  it('should refuse to lose the question of a mass, naming it', () => {
    const withoutMonday = asEdits(stored).filter(({ id }) => id !== 'slot_3');
    expect(refusal(() => editQuestions(stored, withoutMonday, MASSES))).toMatchObject({
      status: 422,
      message: expect.stringContaining('Segunda-feira, 7 de dezembro, 6h30 — Missa ferial'),
    });
  });

  it('should add the masses that the editor did not know', () => {
    const later = mass(4, '2026-12-08', '19:30');
    const edited = editQuestions(stored, asEdits(stored), [...MASSES, later]);
    expect(edited.map(({ slotId }) => slotId)).toEqual([1, 2, 3, 4]);
  });

  it('should let go of a mass that has been removed from the schedule', () => {
    const edited = editQuestions(stored, asEdits(stored), [SUNDAY_8, SUNDAY_10]);
    expect(edited.map(({ slotId }) => slotId)).toEqual([1, 2]);
  });

  it('should refuse a new question with an id of its own choosing', () => {
    const edits = [...asEdits(stored), { id: 'slot_99', question: 'Outra', type: 'yes-no' as const }];
    expect(refusal(() => editQuestions(stored, edits, MASSES))).toMatchObject({
      status: 400,
      errors: { 'questions.3.id': expect.stringContaining('custom_') },
    });
  });

  it('should give options that go with the type', () => {
    const edits: QuestionEdit[] = [
      { id: 'custom_a', question: 'A', type: 'yes-no', options: ['Claro'] },
      { id: 'custom_b', question: 'B', type: 'text', options: ['x'] },
      { id: 'custom_c', question: 'C', type: 'multiple-choice', options: [' Carro ', 'Carro', '', 'Ônibus'] },
      { id: 'custom_d', question: 'D', type: 'multiple-choice' },
    ];
    expect(editQuestions([], edits, []).map(({ options }) => options)).toEqual([
      ['Sim', 'Não'],
      [],
      ['Carro', 'Ônibus'],
      ['Disponível', 'Talvez', 'Indisponível'],
    ]);
  });
});

describe('availabilityOf', () => {
  it.each([
    ['Disponível', 'available'],
    ['available', 'available'],
    ['Sim', 'available'],
    ['talvez', 'maybe'],
    ['Indisponível', 'unavailable'],
    ['NÃO', 'unavailable'],
    ['às vezes', null],
  ])('should read %j as %s', (value, answer) => expect(availabilityOf(value)).toBe(answer));
});
