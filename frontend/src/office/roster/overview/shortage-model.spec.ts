import { describe, expect, it } from 'vitest';
import type { RosterMass } from '../editor/editor-model.ts';
import { shortageGroups } from './shortage-model.ts';

const suggestion = (ministerId: number) => ({
  kind: 'ask' as const,
  ministerId,
  scheduleName: `Pessoa ${ministerId}`,
  moves: [{ ministerId, scheduleName: `Pessoa ${ministerId}`, from: null, to: 10 }],
  message: `Convidar Pessoa ${ministerId}.`,
  brief: 'Convidar.',
});

function mass(id: number, slots: number[], helpers: number[], missing = 1): RosterMass {
  const when = { date: '2026-12-06', time: '08:00', description: 'Missa dominical' };
  const shortage = {
    slotId: id,
    slots,
    required: 8,
    available: 6,
    reason: `Por que faltam em ${slots.join(' e ')}.`,
    suggestions: helpers.map(suggestion),
  };
  return {
    ...when,
    id,
    location: null,
    warning: null,
    begun: false,
    asked: true,
    required: 4,
    experienced: 0,
    filled: 4 - missing,
    missing,
    shortage: missing === 0 ? null : shortage,
  };
}

describe('shortageGroups', () => {
  it('should tell the reason of masses of one set once, with every suggestion once', () => {
    const groups = shortageGroups([
      mass(10, [10, 11], [1, 2]),
      mass(12, [], [], 0),
      mass(11, [11, 10], [2, 3]),
      mass(13, [13], [4]),
    ]);
    expect(groups.map(({ masses }) => masses.map(({ id }) => id))).toEqual([[10, 11], [13]]);
    expect(groups.map(({ title }) => title)).toEqual(['Nestas 2 missas juntas faltam 2:', null]);
    expect(groups.map(({ reason }) => reason)).toEqual([
      'Por que faltam em 10 e 11.',
      'Por que faltam em 13.',
    ]);
    expect(groups.map(({ suggestions }) => suggestions.map(({ ministerId }) => ministerId))).toEqual([
      [1, 2, 3],
      [4],
    ]);
  });

  it('should not alarm about a mass that has begun', () => {
    expect(shortageGroups([{ ...mass(10, [10], [1]), begun: true }])).toEqual([]);
  });
});
