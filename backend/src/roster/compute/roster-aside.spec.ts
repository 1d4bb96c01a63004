import { describe, expect, it } from '@jest/globals';
import { checkRoster } from '../rules/check-roster.js';
import { solveRoster } from './solve-roster.js';
import type { RosterProblem } from '../../solver/problem.js';
import { setAside } from './roster-aside.js';

const MORNING = { slot: 'morning', minister: 'ana' };

const problem: RosterProblem = {
  slots: [
    { id: 'morning', date: '2026-12-06', required: 2, experienced: 1 },
    { id: 'evening', date: '2026-12-06', required: 2, experienced: 1 },
    { id: 'later', date: '2026-12-13', required: 1 },
  ],
  ministers: [
    { id: 'ana', experienced: true, maxDuties: 2, carried: 1 },
    { id: 'bia', experienced: true, maxDuties: 2 },
    { id: 'caio' },
  ],
  answers: ['morning', 'evening', 'later'].flatMap((slot) =>
    ['ana', 'bia', 'caio'].map((minister) => ({ slot, minister, answer: 'available' as const })),
  ),
  families: [{ a: 'ana', b: 'bia', wish: 'apart' }],
};

describe('setAside', () => {
  it('should leave a problem without settled places alone', () => {
    expect(setAside(problem, [])).toBe(problem);
  });

  it('should let a settled place fill its mass and use up its person’s day and maximum', () => {
    const rest = setAside(problem, [MORNING]);
    expect(rest.slots[0]).toMatchObject({ required: 1, experienced: 0 });
    expect(rest.slots[1]).toEqual({ ...problem.slots[1] });
    expect(rest.ministers[0]).toMatchObject({ maxDuties: 1, carried: 2, blockedDates: ['2026-12-06'] });
    expect(rest.ministers[2]).toBe(problem.ministers[2]);
  });

  it('should keep relatives who serve apart away from the mass', async () => {
    const rest = setAside(problem, [MORNING]);
    const { assignments } = await solveRoster(rest);
    const whole = [MORNING, ...assignments];
    expect(checkRoster(problem, whole)).toEqual([]);
    expect(assignments).not.toContainEqual({ slot: 'morning', minister: 'bia' });
    expect(assignments).toContainEqual({ slot: 'morning', minister: 'caio' });
  });

  it('should take nothing from pins that they need', async () => {
    const pins = [
      { slot: 'evening', minister: 'ana' },
      { slot: 'later', minister: 'ana' },
    ];
    const rest = setAside({ ...problem, pins }, [MORNING]);
    expect(rest.ministers[0]).toMatchObject({ maxDuties: 2, blockedDates: [] });
    const { assignments } = await solveRoster(rest);
    expect(assignments).toEqual(expect.arrayContaining(pins));
  });

  it('should count a place beyond those required as no empty one', () => {
    const places = ['ana', 'bia', 'caio'].map((minister) => ({ slot: 'later', minister }));
    expect(setAside(problem, places).slots[2]).toMatchObject({ required: 0, experienced: 0 });
  });
});
