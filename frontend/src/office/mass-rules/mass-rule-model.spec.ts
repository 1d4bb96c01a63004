import { describe, expect, it } from 'vitest';
import { timesInWords, whenInWords } from './mass-rule-model.ts';

describe('whenInWords', () => {
  it.each([
    [{ kind: 'weekday', weekday: 0 }, 'Todo domingo'],
    [{ kind: 'weekday', weekday: 6 }, 'Todo sábado'],
    [{ kind: 'weekday', weekday: 3 }, 'Toda quarta'],
    [{ kind: 'nth-weekday', weekday: 5, nth: 1 }, 'Primeira sexta do mês'],
    [{ kind: 'nth-weekday', weekday: 6, nth: 1 }, 'Primeiro sábado do mês'],
    [{ kind: 'nth-weekday', weekday: 0, nth: -1 }, 'Último domingo do mês'],
    [{ kind: 'day-of-month', day: 28 }, 'Dia 28 de cada mês'],
    [{ kind: 'date-range', from: '2026-10-01', to: '2026-10-09' }, '01/10/2026 a 09/10/2026'],
    [{ kind: 'date-range', from: '2026-10-01', to: '2026-10-01' }, '01/10/2026'],
  ] as const)('should say %j', (when, words) => {
    expect(whenInWords(when)).toBe(words);
  });
});

describe('timesInWords', () => {
  it('should say hours and ministers', () => {
    expect(
      timesInWords([
        { time: '07:00', requiredMinisters: 15 },
        { time: '19:30', requiredMinisters: 1 },
      ]),
    ).toBe('7h (15 ministros), 19h30 (1 ministro)');
  });
});
