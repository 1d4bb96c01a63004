import { describe, expect, it } from 'vitest';
import {
  closingWords,
  dateFieldOf,
  draftOf,
  editsOf,
  lastReminderWords,
  namedLike,
  newQuestion,
  offered,
  progressOf,
  questionnaireErrors,
  reconcile,
  remindedWords,
  remindWords,
  summaryOf,
  unansweredWords,
  waitingFor,
  withType,
  type Question,
  type Questionnaire,
} from './questionnaire-model.ts';

const mass = (slotId: number, over: Partial<Question> = {}): Question => ({
  id: `slot_${slotId}`,
  question: `Missa ${slotId}`,
  type: 'multiple-choice',
  required: false,
  options: ['Disponível', 'Talvez', 'Indisponível'],
  description: null,
  slotId,
  date: '2026-12-06',
  time: '08:00',
  begun: false,
  ...over,
});

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
  questions: [mass(1), mass(2)],
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
    const { questions } = reconcile(draft, [mass(2), mass(3)]);
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
    const draft = draftOf({ ...questionnaire, questions: [mass(1)] });
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

describe('summaryOf', () => {
  it('should count the answers given, but not written ones', () => {
    const questions = [mass(1), mass(2), mass(3, { id: 'custom_1', type: 'text' })];
    const responses = { slot_1: ['Talvez'], slot_2: ['Disponível'], custom_1: ['Bom dia'] };
    expect(summaryOf(responses, questions)).toBe('Disponível 1 · Talvez 1');
  });
});

describe('progressOf', () => {
  it('should be a share, and nothing when nobody is asked', () => {
    expect(progressOf(questionnaire)).toBe(75);
    expect(progressOf({ responseCount: 0, totalMinisters: 0 })).toBe(0);
    expect(progressOf({ responseCount: 5, totalMinisters: 4 })).toBe(100);
  });
});

describe('namedLike', () => {
  it('should see through case and accents', () => {
    expect(namedLike(' jose ', 'José Antônio', 'Zé A.')).toBe(true);
    expect(namedLike('zé', 'José Antônio', 'Ze A.')).toBe(true);
    expect(namedLike('maria', 'José Antônio')).toBe(false);
  });
});

describe('remindedWords', () => {
  it('should say how many no e-mail reaches', () => {
    expect(remindedWords({ reminded: 1, withoutAccount: 0 })).toBe('1 pessoa recebe um e-mail e um aviso.');
    expect(remindedWords({ reminded: 20, withoutAccount: 33 })).toBe(
      '20 pessoas recebem um e-mail e um aviso. 33 sem conta: pergunte em pessoa.',
    );
  });
});

describe('waitingFor', () => {
  it('should wait for nobody once all masses have begun', () => {
    const asked = { status: 'sent' as const, responseCount: 132, totalMinisters: 160 };
    expect(waitingFor({ ...asked, questions: [{ begun: true }, { begun: false }] })).toBe(28);
    expect(waitingFor({ ...asked, questions: [{ begun: true }] })).toBe(0);
  });
});

describe('The words about who has not answered', () => {
  it('should say until when there is time, by the days of the parish', () => {
    const now = '2026-11-26T15:00:00.000Z';
    expect(
      [null, '2026-11-27T02:59:59.999Z', '2026-11-28T02:59:59.999Z', '2026-12-01T02:59:59.999Z'].map(
        (deadline) => closingWords(deadline, now),
      ),
    ).toEqual([
      'Sem prazo de resposta',
      'Fecha hoje, 26/11/2026, 23:59',
      'Fecha amanhã, 27/11/2026, 23:59',
      'Fecha em 4 dias, 30/11/2026, 23:59',
    ]);
  });

  it('should say when all were last reminded', () => {
    expect([null, '2026-11-27T00:52:00.000Z'].map((remindedAt) => lastReminderWords({ remindedAt }))).toEqual(
      [null, 'Todos lembrados em 26/11, 21h52'],
    );
  });

  it('should count people, in what they have not done and in the act', () => {
    expect([1, 53].map(unansweredWords)).toEqual(['1 ainda não respondeu', '53 ainda não responderam']);
    expect([1, 53].map(remindWords)).toEqual(['Lembrar 1 pessoa de responder', 'Lembrar os 53 de responder']);
  });
});
