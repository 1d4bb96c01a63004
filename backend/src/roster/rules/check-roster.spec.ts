import { describe, expect, it } from '@jest/globals';
import { assignmentChecker, checkRoster } from './check-roster.js';
import type { RosterAssignment, RosterProblem } from '../../solver/problem.js';

const [ANA, BIA, CAIO, DAVI] = [1, 2, 3, 4];
const [MORNING, EVENING, TUESDAY, WEDNESDAY] = [11, 12, 13, 14];

function problem(): RosterProblem {
  return {
    slots: [
      { id: MORNING, date: '2026-12-06', required: 2 },
      { id: EVENING, date: '2026-12-06', required: 1 },
      { id: TUESDAY, date: '2026-12-08', required: 2 },
    ],
    ministers: [
      { id: ANA, maxDuties: 1 },
      { id: BIA, blockedDates: ['2026-12-08'], mandateUntil: '2026-12-07' },
      { id: CAIO },
    ],
    answers: [ANA, BIA, CAIO].flatMap((minister) =>
      [MORNING, EVENING, TUESDAY]
        .filter((slot) => minister !== CAIO || slot !== TUESDAY)
        .map((slot) => ({ minister, slot, answer: 'available' as const })),
    ),
    families: [{ a: BIA, b: CAIO, wish: 'apart' }],
  };
}

const rules = (assignments: RosterAssignment[], added: RosterAssignment) =>
  assignmentChecker(problem())(assignments, added).map(({ rule }) => rule);

describe('assignmentChecker', () => {
  it('should accept what breaks no rule', () => {
    expect(rules([{ slot: MORNING, minister: BIA }], { slot: MORNING, minister: ANA })).toEqual([]);
  });

  it.each([
    ['not-available', [], { slot: TUESDAY, minister: CAIO }],
    ['same-day', [{ slot: MORNING, minister: CAIO }], { slot: EVENING, minister: CAIO }],
    ['monthly-limit', [{ slot: MORNING, minister: ANA }], { slot: TUESDAY, minister: ANA }],
    ['apart', [{ slot: MORNING, minister: BIA }], { slot: MORNING, minister: CAIO }],
    ['slot-full', [{ slot: EVENING, minister: ANA }], { slot: EVENING, minister: CAIO }],
    ['duplicate', [{ slot: EVENING, minister: CAIO }], { slot: EVENING, minister: CAIO }],
    ['unknown-minister', [], { slot: EVENING, minister: DAVI }],
    ['unknown-slot', [], { slot: WEDNESDAY, minister: ANA }],
  ])('should name the rule %s', (rule, assignments, added) => {
    expect(rules(assignments, added)).toEqual([rule]);
  });

  it('should name every broken rule at once, with the other mass or person', () => {
    expect(rules([], { slot: TUESDAY, minister: BIA })).toEqual(['blocked-date', 'mandate-expired']);
    const [sameDay] = assignmentChecker(problem())([{ slot: MORNING, minister: CAIO }], {
      slot: EVENING,
      minister: CAIO,
    });
    expect(sameDay).toMatchObject({ rule: 'same-day', other: MORNING });
  });
});

describe('checkRoster', () => {
  it('should find each rule broken in a whole roster, and pins left out', () => {
    const pinned = { ...problem(), pins: [{ slot: TUESDAY, minister: ANA }] };
    const violations = checkRoster(pinned, [
      { slot: MORNING, minister: BIA },
      { slot: MORNING, minister: CAIO },
      { slot: EVENING, minister: CAIO },
    ]);
    expect(violations.map(({ rule }) => rule)).toEqual(['apart', 'same-day', 'pin-missing']);
  });

  it('should find nothing in a sound roster', () => {
    expect(checkRoster(problem(), [{ slot: EVENING, minister: CAIO }])).toEqual([]);
  });
});
