import { describe, expect, it } from 'vitest';
import { aboutMass } from '../../testing/questions.ts';
import {
  dateFieldOf,
  draftOf,
  editsOf,
  newQuestion,
  offered,
  questionnaireErrors,
  reconcile,
  withType,
} from './editing-model.ts';
import type { Questionnaire } from './questionnaire-model.ts';

const questionnaire: Questionnaire = {
  id: 4,
  scheduleId: 2,
  scheduleTitle: 'Dezembro de 2026',
  title: 'Disponibilidade',
  description: null,
  status: 'sent',
  sentAt: '2026-11-14T12:00:00.000Z',
  remindedAt: null,
  responseDeadline: '2026-11-26T02:59:59.999Z',
  allowUpdates: true,
  questions: [aboutMass(1), aboutMass(2)],
  questionCount: 2,
  specialMasses: [],
  unaskedMasses: 0,
  responseCount: 3,
  totalMinisters: 4,
  reachableMinisters: 4,
  reachableUnanswered: 2,
  createdAt: '2026-11-12T12:00:00.000Z',
  updatedAt: '2026-11-14T12:00:00.000Z',
};

describe('dateFieldOf', () => {
  it('should give the day on the parish clock', () => {
    expect(dateFieldOf('2026-11-26T02:59:59.999Z')).toBe('2026-11-25');
    expect(dateFieldOf(null)).toBe('');
  });
});

describe('newQuestion', () => {
  it('should be yes-no, not required, with custom_ and the time', () => {
    expect(newQuestion(1796000000000, [])).toMatchObject({
      id: 'custom_1796000000000',
      type: 'yes-no',
      required: false,
      slotId: null,
    });
  });

  it('should not take an id that is there', () => {
    const first = newQuestion(5, []);
    expect(newQuestion(5, [first]).id).toBe('custom_6');
  });
});

describe('questionnaireErrors', () => {
  it('should want a title and a text in each question', () => {
    const draft = draftOf(questionnaire);
    draft.title = ' ';
    draft.questions[1]!.question = '';
    expect(questionnaireErrors(draft)).toEqual({
      title: 'Título é obrigatório',
      questions: { slot_2: 'Pergunta é obrigatória' },
    });
  });

  it('should be content otherwise', () => {
    expect(questionnaireErrors(draftOf(questionnaire))).toEqual({ questions: {} });
  });
});

describe('reconcile', () => {
  it('should drop questions of masses that are gone and add those of new ones', () => {
    const draft = draftOf(questionnaire);
    const own = { ...newQuestion(7, []), question: 'Leva o cálice?' };
    draft.questions.push(own);
    const { questions } = reconcile(draft, [aboutMass(2), aboutMass(3)]);
    expect(questions.map(({ id }) => id)).toEqual(['slot_2', 'custom_7', 'slot_3']);
  });

  it('should leave an up-to-date draft alone', () => {
    const draft = draftOf(questionnaire);
    expect(reconcile(draft, questionnaire.questions)).toBe(draft);
  });
});

describe('withType and offered', () => {
  it('should forget options that do not fit another type', () => {
    const question = { ...newQuestion(1, []), type: 'multiple-choice' as const, options: 'Azul\nVerde' };
    expect(offered(question)).toEqual(['Azul', 'Verde']);
    expect(offered(withType(question, 'yes-no'))).toEqual(['Sim', 'Não']);
    expect(offered(withType(withType(question, 'yes-no'), 'multiple-choice'))).toEqual([
      'Disponível',
      'Talvez',
      'Indisponível',
    ]);
    expect(offered(withType(question, 'text'))).toEqual([]);
  });
});

describe('editsOf', () => {
  it('should keep the hour of a deadline that stays the same day', () => {
    expect(editsOf(draftOf(questionnaire), questionnaire)).not.toHaveProperty('responseDeadline');
  });

  it('should send another day, or none', () => {
    const draft = draftOf(questionnaire);
    expect(editsOf({ ...draft, responseDeadline: '2026-11-28' }, questionnaire)).toMatchObject({
      responseDeadline: '2026-11-28',
    });
    expect(editsOf({ ...draft, responseDeadline: '' }, questionnaire)).toMatchObject({
      responseDeadline: null,
    });
  });

  it('should send questions as the server takes them', () => {
    const draft = draftOf({ ...questionnaire, questions: [aboutMass(1)] });
    draft.questions.push({
      ...newQuestion(1, []),
      question: ' Cor? ',
      type: 'multiple-choice',
      options: 'Azul\n\n Verde ',
    });
    expect(editsOf(draft, questionnaire)?.questions).toEqual([
      {
        id: 'slot_1',
        question: 'Missa 1',
        type: 'multiple-choice',
        required: false,
        options: ['Disponível', 'Talvez', 'Indisponível'],
        description: null,
      },
      {
        id: 'custom_1',
        question: 'Cor?',
        type: 'multiple-choice',
        required: false,
        options: ['Azul', 'Verde'],
        description: null,
      },
    ]);
  });
});
