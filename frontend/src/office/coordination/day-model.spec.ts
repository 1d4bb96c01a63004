import { describe, expect, it } from 'vitest';
import { dayIsEmpty, people, serveText, type Day } from './day-model.ts';

const empty: Day = {
  holes: [],
  substitutions: [],
  unconfirmed: [],
  questionnaires: [],
  registrations: 0,
  failedMails: 0,
  mandates: [],
};

describe("The coordinator's day", () => {
  it('should be empty when no part has anything', () => {
    expect(dayIsEmpty(empty)).toBe(true);
    expect(dayIsEmpty({ ...empty, failedMails: 1 })).toBe(false);
    expect(
      dayIsEmpty({
        ...empty,
        mandates: [{ ministerId: 1, scheduleName: 'Ana', mandateUntil: '2026-12-30' }],
      }),
    ).toBe(false);
  });

  it('should count people', () => {
    expect([people(1), people(4)]).toEqual(['1 pessoa', '4 pessoas']);
  });

  it('should have the question ready', () => {
    const mass = { date: '2026-12-06', time: '08:00', description: 'Missa dominical' };
    expect(serveText('Bento', mass)).toBe(
      'Olá, Bento! Falta gente em domingo, 6 de dezembro, 8h, Missa dominical. Você pode servir?',
    );
  });
});
