import { describe, expect, it } from '@jest/globals';
import { checkRoster } from './rules/check-roster.js';
import { solveRoster } from './compute/solve-roster.js';
import type { RosterProblem } from '../solver/problem.js';
import { setAside } from './roster-aside.js';

const [ANA, BIA, CAIO] = [1, 2, 3];
const [MORNING, EVENING, LATER] = [11, 12, 13];

const GIVEN = { slot: MORNING, minister: ANA };

const problem: RosterProblem = {
  slots: [
    { id: MORNING, date: '2026-12-06', required: 2, experienced: 1 },
    { id: EVENING, date: '2026-12-06', required: 2, experienced: 1 },
    { id: LATER, date: '2026-12-13', required: 1 },
  ],
  ministers: [
    { id: ANA, experienced: true, maxDuties: 2, balance: 1 },
    { id: BIA, experienced: true, maxDuties: 2 },
    { id: CAIO },
  ],
  answers: [MORNING, EVENING, LATER].flatMap((slot) =>
    [ANA, BIA, CAIO].map((minister) => ({ slot, minister, answer: 'available' as const })),
  ),
  families: [{ a: ANA, b: BIA, wish: 'apart' }],
};

describe('setAside', () => {
  it('should leave a problem without overridden places alone', () => {
    expect(setAside(problem, [])).toBe(problem);
  });

  it('should let an overridden place fill its mass and use up its person’s day and maximum', () => {
    const rest = setAside(problem, [GIVEN]);
    expect(rest.slots[0]).toMatchObject({ required: 1, experienced: 0 });
    expect(rest.slots[1]).toEqual({ ...problem.slots[1] });
    expect(rest.ministers[0]).toMatchObject({ maxDuties: 1, balance: 2, blockedDates: ['2026-12-06'] });
    expect(rest.ministers[2]).toBe(problem.ministers[2]);
  });

  it('should keep relatives who serve apart away from the mass', async () => {
    const rest = setAside(problem, [GIVEN]);
    const { assignments } = await solveRoster(rest);
    const whole = [GIVEN, ...assignments];
    expect(checkRoster(problem, whole)).toEqual([]);
    expect(assignments).not.toContainEqual({ slot: MORNING, minister: BIA });
    expect(assignments).toContainEqual({ slot: MORNING, minister: CAIO });
  });

  it('should take nothing from pins that they need', async () => {
    const pins = [
      { slot: EVENING, minister: ANA },
      { slot: LATER, minister: ANA },
    ];
    const rest = setAside({ ...problem, pins }, [GIVEN]);
    expect(rest.ministers[0]).toMatchObject({ maxDuties: 2, blockedDates: [] });
    const { assignments } = await solveRoster(rest);
    expect(assignments).toEqual(expect.arrayContaining(pins));
  });

  it('should count a place beyond those required as no empty one', () => {
    const places = [ANA, BIA, CAIO].map((minister) => ({ slot: LATER, minister }));
    expect(setAside(problem, places).slots[2]).toMatchObject({ required: 0, experienced: 0 });
  });
});
