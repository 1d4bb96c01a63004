import { describe, expect, it } from 'vitest';
import {
  answeredCount,
  badgeOf,
  byUrgency,
  canRespond,
  choicesOf,
  deadlineInWords,
  formOf,
  freeQuestions,
  kindOf,
  massDays,
  massTitle,
  missingRequired,
  payloadOf,
  progressInWords,
  questionErrors,
  unanswered,
  type GivenResponse,
  type Question,
} from './answers-model.ts';

const NOW = new Date('2026-11-21T12:00:00Z');

const question = (given: Partial<Question>): Question => ({
  id: 'custom_1',
  question: 'Pode servir na véspera?',
  type: 'yes-no',
  required: false,
  options: [],
  description: null,
  slotId: null,
  date: null,
  time: null,
  begun: false,
  ...given,
});

const mass = (id: number, date: string, time: string, given: Partial<Question> = {}): Question =>
  question({
    id: `slot_${id}`,
    type: 'multiple-choice',
    options: ['Disponível', 'Talvez', 'Indisponível'],
    slotId: id,
    date,
    time,
    ...given,
  });

const given = (
  responses: GivenResponse['responses'],
  additionalNotes: string | null = null,
): GivenResponse => ({
  id: 9,
  questionnaireId: 4,
  ministerId: 2,
  ministerName: 'Ana Souza',
  scheduleName: 'Ana S.',
  responses,
  answeredThrough: 'telephone',
  answeredByName: 'Marta Prado',
  additionalNotes,
  createdAt: '2026-11-15T12:00:00.000Z',
  updatedAt: '2026-11-15T12:00:00.000Z',
});

describe('what is to be answered first', () => {
  it('should keep what waits for an answer, the nearest deadline first', () => {
    const later = { id: 1, state: 'pendente', responseDeadline: '2026-12-26T02:59:59.999Z' } as const;
    const sooner = { id: 2, state: 'pendente', responseDeadline: '2026-11-26T02:59:59.999Z' } as const;
    const open = { id: 3, state: 'pendente', responseDeadline: null } as const;
    const expired = { id: 4, state: 'expirado', responseDeadline: '2026-10-26T02:59:59.999Z' } as const;
    const answered = { id: 5, state: 'respondido', responseDeadline: null } as const;
    expect(unanswered([open, later, answered, sooner, expired])).toEqual([sooner, later, open]);
    expect(byUrgency([expired, open, later, answered, sooner])).toEqual([
      sooner,
      later,
      open,
      expired,
      answered,
    ]);
  });
});

describe('states', () => {
  it.each([
    ['pendente', 'Pendente'],
    ['expirado', 'Prazo Expirado'],
    ['respondido', 'Respondido'],
  ] as const)('should call %s %s', (state, label) => {
    expect(badgeOf({ state }).label).toBe(label);
  });

  const open = '2026-11-26T02:59:59.999Z';
  const over = '2026-11-20T02:59:59.999Z';
  it.each([
    ['pendente', false, open, true, true],
    ['pendente', false, null, false, true],
    ['expirado', false, over, true, false],
    ['respondido', true, open, true, true],
    ['respondido', true, null, true, true],
    ['respondido', true, open, false, false],
    ['respondido', true, over, true, false],
  ] as const)(
    'should say for %s (answered %s, until %s, updates %s) whether it can be answered: %s',
    (state, hasResponse, responseDeadline, allowUpdates, expected) => {
      const terms = { state, hasResponse, responseDeadline, allowUpdates };
      expect(canRespond({ ...terms, questions: [{ begun: true }, { begun: false }] }, NOW)).toBe(expected);
      if (hasResponse) expect(canRespond({ ...terms, questions: [{ begun: true }] }, NOW)).toBe(false);
    },
  );

  it.each([
    [null, 'Sem prazo para responder'],
    ['2026-11-26T02:59:59.999Z', 'Responda até quarta-feira, 25 de novembro (faltam 4 dias)'],
    ['2026-11-22T21:00:00.000Z', 'Responda até domingo, 22 de novembro, às 18h (termina amanhã)'],
    ['2026-11-22T02:59:59.999Z', 'Responda até sábado, 21 de novembro (termina hoje)'],
    ['2026-10-21T02:59:59.999Z', 'O prazo terminou na terça-feira, 20 de outubro'],
  ])('should tell the deadline %s in words', (deadline, words) => {
    expect(deadlineInWords(deadline, NOW)).toBe(words);
  });
});

describe('questions', () => {
  it('should offer Sim and Não, the options of several, or the three answers of availability', () => {
    const labels = (one: Question) => choicesOf(one).map(({ label }) => label);
    expect(labels(question({ type: 'yes-no' }))).toEqual(['Sim', 'Não']);
    expect(labels(question({ type: 'multiple-choice', options: ['Som', 'Leitura'] }))).toEqual([
      'Som',
      'Leitura',
    ]);
    expect(labels(question({ type: 'multiple-choice' }))).toEqual(['Disponível', 'Talvez', 'Indisponível']);
    expect(choicesOf(question({ type: 'scale' as 'text' })).map(({ value }) => value)).toEqual([
      'available',
      'maybe',
      'unavailable',
    ]);
  });

  it('should let several be chosen only where no mass is asked about', () => {
    expect(kindOf(question({ type: 'multiple-choice', options: ['Som', 'Leitura'] }))).toBe('several');
    expect(kindOf(mass(1, '2026-12-06', '08:00'))).toBe('one');
    expect(kindOf(question({ type: 'yes-no' }))).toBe('one');
    expect(kindOf(question({ type: 'text' }))).toBe('text');
  });

  it('should group masses by day and keep the others apart', () => {
    const questions = [
      mass(1, '2026-12-06', '08:00'),
      mass(2, '2026-12-06', '10:00'),
      mass(3, '2026-12-07', '06:30'),
      question({}),
    ];
    expect(massDays(questions).map(({ date, masses }) => [date, masses.length])).toEqual([
      ['2026-12-06', 2],
      ['2026-12-07', 1],
    ]);
    expect(freeQuestions(questions).map(({ id }) => id)).toEqual(['custom_1']);
  });

  it('should call a mass by hour and name, without its date, or by the coordinator’s own words', () => {
    const generated = 'Domingo, 6 de dezembro, 8h — Missa dominical';
    expect(massTitle(mass(1, '2026-12-06', '08:00', { question: generated }))).toBe('8h · Missa dominical');
    expect(massTitle(mass(1, '2026-12-06', '19:30', { question: 'Vem à festa?' }))).toBe(
      '19h30 · Vem à festa?',
    );
  });
});

describe('answers', () => {
  const questions = [
    mass(1, '2026-12-06', '08:00'),
    mass(2, '2026-12-06', '10:00', { required: true }),
    question({ id: 'custom_2', type: 'text' }),
  ];

  it('should read codes and labels as the option that they stand for', () => {
    const form = formOf(
      questions,
      given({ slot_1: ['available'], slot_2: ['talvez'], custom_2: ['Oi'] }, 'Até!'),
    );
    expect(form).toEqual({
      responses: { slot_1: ['Disponível'], slot_2: ['Talvez'], custom_2: ['Oi'] },
      additionalNotes: 'Até!',
    });
  });

  it('should start empty without a response', () => {
    expect(formOf(questions, undefined)).toEqual({ responses: {}, additionalNotes: '' });
  });

  it('should send only what is asked now and was answered', () => {
    const responses = { slot_1: ['Disponível'], slot_99: ['Talvez'], slot_2: [], custom_2: ['  '] };
    expect(payloadOf(questions, { responses, additionalNotes: '  ' })).toEqual({
      responses: { slot_1: ['Disponível'] },
      additionalNotes: null,
    });
    expect(
      payloadOf(questions, { responses: { custom_2: [' Olá '] }, additionalNotes: ' Posso trocar. ' }),
    ).toEqual({
      responses: { custom_2: ['Olá'] },
      additionalNotes: 'Posso trocar.',
    });
  });

  it('should count what was answered and name what must be', () => {
    const responses = { slot_1: ['Talvez'], custom_2: [' '] };
    expect(answeredCount(questions, responses)).toBe(1);
    expect(progressInWords(12, 45)).toBe('12 de 45 respondidas');
    expect(missingRequired(questions, responses)).toEqual(['slot_2']);
  });

  it('should give the server’s complaints to their questions', () => {
    const fields = { 'responses.slot_1': 'Escolha uma só opção.', additionalNotes: 'Muito longo.' };
    expect(questionErrors(fields)).toEqual({ slot_1: 'Escolha uma só opção.' });
  });
});
