import { describe, expect, it } from 'vitest';
import { badgeOf, byUrgency, canRespond, deadlineInWords, foldOver, unanswered } from './sent-model.ts';

const NOW = new Date('2026-11-21T12:00:00Z');

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

describe('what is folded away', () => {
  const ended = { id: 1, state: 'respondido', responseDeadline: '2026-10-26T02:59:59.999Z' } as const;
  const missed = { id: 2, state: 'expirado', responseDeadline: '2026-09-26T02:59:59.999Z' } as const;
  const open = { id: 3, state: 'pendente', responseDeadline: '2026-11-26T02:59:59.999Z' } as const;
  const endless = { id: 4, state: 'respondido', responseDeadline: null } as const;

  it('should be those whose deadline is over, but the one that the address names', () => {
    const all = [ended, missed, open, endless];
    expect(foldOver(all, NaN, NOW)).toEqual({ shown: [open, endless], over: [ended, missed] });
    expect(foldOver(all, missed.id, NOW)).toEqual({ shown: [open, missed, endless], over: [ended] });
  });

  it('should leave the newest where all are over', () => {
    expect(foldOver([ended, missed], NaN, NOW)).toEqual({ shown: [ended], over: [missed] });
    expect(foldOver([], NaN, NOW)).toEqual({ shown: [], over: [] });
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
