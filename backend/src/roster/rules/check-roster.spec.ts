import { describe, expect, it } from '@jest/globals';
import { checkAssignment, checkRoster } from './check-roster.js';
import type { RosterProblem } from '../../solver/problem.js';

function problem(): RosterProblem {
  return {
    slots: [
      { id: 'manha', date: '2026-12-06', required: 2 },
      { id: 'noite', date: '2026-12-06', required: 1 },
      { id: 'terca', date: '2026-12-08', required: 2 },
    ],
    ministers: [
      { id: 'ana', maxDuties: 1 },
      { id: 'bia', blockedDates: ['2026-12-08'], mandateUntil: '2026-12-07' },
      { id: 'caio' },
    ],
    answers: ['ana', 'bia', 'caio'].flatMap((minister) =>
      ['manha', 'noite', 'terca']
        .filter((slot) => minister !== 'caio' || slot !== 'terca')
        .map((slot) => ({ minister, slot, answer: 'available' as const })),
    ),
    families: [{ a: 'bia', b: 'caio', wish: 'apart' }],
  };
}

const rules = (
  assignments: { slot: string; minister: string }[],
  added: { slot: string; minister: string },
) => checkAssignment(problem(), assignments, added).map(({ rule }) => rule);

describe('checkAssignment', () => {
  it('should accept what breaks no rule', () => {
    expect(rules([{ slot: 'manha', minister: 'bia' }], { slot: 'manha', minister: 'ana' })).toEqual([]);
  });

  it.each([
    ['not-available', [], { slot: 'terca', minister: 'caio' }],
    ['same-day', [{ slot: 'manha', minister: 'caio' }], { slot: 'noite', minister: 'caio' }],
    ['monthly-limit', [{ slot: 'manha', minister: 'ana' }], { slot: 'terca', minister: 'ana' }],
    ['apart', [{ slot: 'manha', minister: 'bia' }], { slot: 'manha', minister: 'caio' }],
    ['slot-full', [{ slot: 'noite', minister: 'ana' }], { slot: 'noite', minister: 'caio' }],
    ['duplicate', [{ slot: 'noite', minister: 'caio' }], { slot: 'noite', minister: 'caio' }],
    ['unknown-minister', [], { slot: 'noite', minister: 'davi' }],
    ['unknown-slot', [], { slot: 'quarta', minister: 'ana' }],
  ])('should name the rule %s', (rule, assignments, added) => {
    expect(rules(assignments, added)).toEqual([rule]);
  });

  it('should name every broken rule at once, with the other mass or person', () => {
    expect(rules([], { slot: 'terca', minister: 'bia' })).toEqual(['blocked-date', 'mandate-expired']);
    const [sameDay] = checkAssignment(problem(), [{ slot: 'manha', minister: 'caio' }], {
      slot: 'noite',
      minister: 'caio',
    });
    expect(sameDay).toMatchObject({ message: 'Já serve em outra missa neste dia.', other: 'manha' });
  });

  it('should tell the limit in its message', () => {
    const [limit] = checkAssignment(problem(), [{ slot: 'manha', minister: 'ana' }], {
      slot: 'terca',
      minister: 'ana',
    });
    expect(limit?.message).toBe('Limite de 1 no mês já atingido.');
  });
});

describe('checkRoster', () => {
  it('should find each rule broken in a whole roster, and pins left out', () => {
    const pinned = { ...problem(), pins: [{ slot: 'terca', minister: 'ana' }] };
    const violations = checkRoster(pinned, [
      { slot: 'manha', minister: 'bia' },
      { slot: 'manha', minister: 'caio' },
      { slot: 'noite', minister: 'caio' },
    ]);
    expect(violations.map(({ rule }) => rule)).toEqual(['apart', 'same-day', 'pin-missing']);
  });

  it('should find nothing in a sound roster', () => {
    expect(checkRoster(problem(), [{ slot: 'noite', minister: 'caio' }])).toEqual([]);
  });
});
