import { describe, expect, it } from 'vitest';
import {
  answeredCount,
  choicesOf,
  formOf,
  freeQuestions,
  kindOf,
  massDays,
  massTitle,
  missingRequired,
  offersIn,
  payloadOf,
  progressInWords,
  questionErrors,
  type GivenResponse,
  type Question,
} from './answers-model.ts';

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

  it('should count the masses in which somebody offers to serve, and those of them that are asked about', () => {
    const responses = { slot_1: ['Talvez'], slot_2: ['Indisponível'], custom_2: ['Sim'] };
    expect(offersIn(questions, responses)).toEqual({ offered: 1, of: 2 });
    expect(offersIn(questions, {})).toEqual({ offered: 0, of: 2 });
  });

  it('should give the server’s complaints to their questions', () => {
    const fields = { 'responses.slot_1': 'Escolha uma só opção.', additionalNotes: 'Muito longo.' };
    expect(questionErrors(fields)).toEqual({ slot_1: 'Escolha uma só opção.' });
  });
});
