import { describe, expect, it } from 'vitest';
import type { Question } from './answers-model.ts';
import {
  blockedMasses,
  expectationInWords,
  expectedDuties,
  habitOf,
  shortMasses,
  type Prospect,
} from './prospect-model.ts';

const mass = (slotId: number, options = ['Disponível', 'Talvez', 'Indisponível']): Question => ({
  id: `slot_${slotId}`,
  question: `Missa ${slotId}`,
  type: 'multiple-choice',
  required: false,
  options,
  description: null,
  slotId,
  date: '2026-12-06',
  time: '08:00',
  begun: false,
});
const free: Question = { ...mass(9), id: 'custom_1', slotId: null, date: null, time: null };
const questions = [mass(1), mass(2), mass(3, ['Sim', 'Não']), free];
const prospect: Prospect = {
  limit: 4,
  masses: [
    { slotId: 1, usual: 'available', chance: 0.5, short: false, blocked: false },
    { slotId: 2, usual: 'maybe', chance: 1, short: true, blocked: false },
    { slotId: 3, usual: 'maybe', chance: 1, short: false, blocked: true },
  ],
};

describe('The habit', () => {
  it('should fill what the question offers, and leave the rest open', () => {
    expect(habitOf(questions, prospect)).toEqual({
      slot_1: ['Disponível'],
      slot_2: ['Talvez'],
    });
    const refuses: Prospect = {
      ...prospect,
      masses: [{ slotId: 3, usual: 'unavailable', chance: 1, short: false, blocked: false }],
    };
    expect(habitOf(questions, refuses)).toEqual({ slot_3: ['Não'] });
  });
});

describe('What to expect', () => {
  it('should add up the chances of what is offered, half for a perhaps, at most the limit', () => {
    expect(expectedDuties(questions, {}, prospect)).toBe(0);
    const offered = { slot_1: ['Disponível'], slot_2: ['Talvez'], slot_3: ['Sim'], custom_1: ['Disponível'] };
    expect(expectedDuties(questions, offered, prospect)).toBe(0.5 + 0.5 + 1);
    expect(expectedDuties(questions, offered, { ...prospect, limit: 1 })).toBe(1);
    expect(expectedDuties(questions, { slot_1: ['Indisponível'] }, prospect)).toBe(0);
  });

  it('should say it in words that promise nothing', () => {
    expect(expectationInWords(0)).toBe('Com estas respostas você não serviria nesta escala.');
    expect(expectationInWords(0.3)).toBe(
      'Com estas respostas você serviria talvez nenhuma vez, sem promessa.',
    );
    expect(expectationInWords(1.2)).toMatch(/ cerca de 1 vez, sem promessa\.$/);
    expect(expectationInWords(3.4)).toMatch(/^Com estas respostas você serviria cerca de 3 vezes, /);
  });

  it('should name the masses that lack people', () => {
    expect(shortMasses(questions, prospect).map(({ id }) => id)).toEqual(['slot_2']);
  });

  it('should know the masses of days that the person has blocked', () => {
    expect(blockedMasses(questions, prospect).map(({ id }) => id)).toEqual(['slot_3']);
  });
});
