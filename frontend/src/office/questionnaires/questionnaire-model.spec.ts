import { describe, expect, it } from 'vitest';
import { aboutMass } from '../../testing/questions.ts';
import {
  closingWords,
  isWrittenToday,
  lastReminderWords,
  namedLike,
  progressOf,
  remindedWords,
  reminderLook,
  remindWords,
  summaryOf,
  unansweredWords,
  waitingFor,
} from './questionnaire-model.ts';

describe('summaryOf', () => {
  it('should count the answers given, but not written ones', () => {
    const questions = [aboutMass(1), aboutMass(2), aboutMass(3, { id: 'custom_1', type: 'text' })];
    const responses = { slot_1: ['Talvez'], slot_2: ['Disponível'], custom_1: ['Bom dia'] };
    expect(summaryOf(responses, questions)).toBe('Disponível 1 · Talvez 1');
  });
});

describe('progressOf', () => {
  it('should be a share, and nothing when nobody is asked', () => {
    expect(progressOf({ responseCount: 3, totalMinisters: 4 })).toBe(75);
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
      'Fecha hoje, 26/11/2026, 23h59',
      'Fecha amanhã, 27/11/2026, 23h59',
      'Fecha em 4 dias, 30/11/2026, 23h59',
    ]);
  });

  it('should say when all were last reminded', () => {
    expect(
      [null, '2026-11-27T00:52:00.000Z'].map((remindedAt) =>
        lastReminderWords({ remindedAt }, '2026-11-27T15:00:00.000Z'),
      ),
    ).toEqual([null, 'Todos lembrados ontem, 21h52']);
  });

  it('should say whether all were written to today, and urge nobody to do it again', () => {
    const now = '2026-11-27T15:00:00.000Z';
    const [yesterday, thisMorning] = ['2026-11-26T12:00:00.000Z', '2026-11-27T12:00:00.000Z'];
    const asked = [
      { sentAt: yesterday, remindedAt: null },
      { sentAt: thisMorning, remindedAt: null },
      { sentAt: yesterday, remindedAt: thisMorning },
    ];
    expect(asked.map((each) => isWrittenToday(each, now))).toEqual([false, true, true]);
    expect(asked.map((each) => reminderLook(each, now))).toEqual(['primary', 'secondary', 'secondary']);
  });

  it('should count people, in what they have not done and in the act', () => {
    expect([1, 53].map(unansweredWords)).toEqual(['1 ainda não respondeu', '53 ainda não responderam']);
    expect([1, 53].map(remindWords)).toEqual(['Lembrar 1 pessoa de responder', 'Lembrar os 53 de responder']);
  });
});
