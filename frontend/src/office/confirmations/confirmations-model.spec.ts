import { describe, expect, it } from 'vitest';
import {
  confirmedOf,
  confirmedWords,
  confirmText,
  teamAnswersInWords,
  unopened,
  type MassConfirmations,
} from './confirmations-model.ts';

const person = (scheduleName: string, state: MassConfirmations['people'][number]['state']) => ({
  assignmentId: 1,
  ministerId: 1,
  scheduleName,
  phone: null,
  state,
});
const mass: MassConfirmations = {
  slotId: 1,
  date: '2026-12-06',
  time: '08:00',
  description: 'Missa dominical',
  confirmed: 1,
  soon: true,
  people: [person('Ana', 'confirmed'), person('Bento', 'unopened'), person('Clara', 'opened')],
};

describe('Confirmations', () => {
  it('should count in words', () => {
    expect(confirmedWords({ confirmed: 1, people: 3 })).toBe('1 de 3 confirmou');
    expect(confirmedWords({ confirmed: 2, people: 3 })).toBe('2 de 3 confirmaram');
  });

  it('should be told of a team, and before its reminder that none has gone out', () => {
    expect(teamAnswersInWords(mass.people)).toBe('1 de 3 confirmou');
    const before = [person('Ana', 'unreminded'), person('Bento', 'asked')];
    expect(teamAnswersInWords(before)).toBe('0 de 2 confirmaram: nenhum lembrete saiu ainda.');
  });

  it('should be counted where they are waited for: of what is soon, and of what was reminded of', () => {
    expect(confirmedOf(true, ['unreminded', 'unreminded'])).toEqual({ confirmed: 0, people: 2 });
    expect(confirmedOf(false, ['unreminded', 'asked'])).toBeNull();
    expect(confirmedOf(false, ['confirmed', 'unopened', undefined])).toEqual({ confirmed: 1, people: 3 });
    expect(confirmedOf(true, [undefined])).toBeNull();
  });

  it('should name those who opened nothing', () => {
    expect(unopened([mass]).map((one) => one.person.scheduleName)).toEqual(['Bento']);
  });

  it('should have the text of a question ready', () => {
    expect(confirmText('Bento', mass)).toBe(
      `Olá, Bento! Você está na escala: domingo, 6 de dezembro, 8h, Missa dominical. Confirma que vem? ${location.origin}/my-schedule`,
    );
  });
});
