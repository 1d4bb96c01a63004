import { describe, expect, it } from '@jest/globals';
import { RosterProblemError, type RosterProblem } from '../../solver/problem.js';
import { monthInstance } from '../../../bench/roster-instances.js';
import type { RosterProgress } from './roster-result.js';
import { joinMonths, monthsOf } from './months.js';
import { solveRoster } from './solve-roster.js';

const [ANA, BIA] = [1, 2];

const month = (first: number, date: string, changes: Partial<RosterProblem> = {}): RosterProblem => ({
  slots: [
    { id: first, date: `${date}-06`, required: 1 },
    { id: first + 1, date: `${date}-13`, required: 1 },
  ],
  ministers: [
    { id: ANA, maxDuties: 1, balance: 2, blockedDates: [`${date}-25`] },
    { id: BIA, maxDuties: 2, balance: -1 },
  ],
  answers: [first, first + 1].flatMap((slot) =>
    [ANA, BIA].map((minister) => ({ slot, minister, answer: 'available' as const })),
  ),
  families: [{ a: ANA, b: BIA, wish: 'apart' }],
  pins: [{ slot: first, minister: ANA }],
  published: [],
  minRestDays: 2,
  timeLimitSeconds: 10,
  ...changes,
});

const carried = new Map([
  [ANA, 2],
  [BIA, -1],
]);
const [december, january] = [month(10, '2026-12'), month(20, '2027-01')];
const joined = joinMonths(
  [
    { month: 12, problem: december },
    { month: 1, problem: january },
  ],
  carried,
);

describe('joinMonths', () => {
  it('should keep maximums by month and carry over what is carried into the first', () => {
    expect(joined.slots.map(({ month }) => month)).toEqual([12, 12, 1, 1]);
    expect(joined.ministers[0]).toEqual({
      id: ANA,
      balance: 2,
      blockedDates: ['2026-12-25', '2027-01-25'],
      maxima: [
        { month: 12, maxDuties: 1 },
        { month: 1, maxDuties: 1 },
      ],
    });
    expect(joined).toMatchObject({ minRestDays: 2, timeLimitSeconds: 20 });
  });

  it('should count places that are set aside in any month', () => {
    const ministers = january.ministers.map((person) => ({ ...person, balance: person.balance! + 1 }));
    const both = [
      { month: 12, problem: december },
      { month: 1, problem: { ...january, ministers } },
    ];
    expect(joinMonths(both, carried).ministers.map(({ balance }) => balance)).toEqual([3, 0]);
  });

  it('should refuse relatives with other wishes in another month', () => {
    const together = month(20, '2027-01', { families: [{ a: ANA, b: BIA, wish: 'together' }] });
    expect(() =>
      joinMonths(
        [
          { month: 12, problem: december },
          { month: 1, problem: together },
        ],
        carried,
      ),
    ).toThrow(RosterProblemError);
  });
});

describe('monthsOf', () => {
  it('should give the months back', () => {
    const stated = (problem: RosterProblem) => ({
      ...problem,
      ministers: problem.ministers.map(({ blockedDates: _, ...person }) => person),
      timeLimitSeconds: 20,
    });
    expect(monthsOf(joined).map(stated)).toEqual([december, january].map(stated));
    expect(monthsOf(december)).toEqual([december]);
  });

  it('should have empty places explained within their month', async () => {
    const alone = { ...joined, pins: [], answers: joined.answers.filter(({ minister }) => minister === ANA) };
    const { shortages, stages } = await solveRoster(alone);
    expect(shortages.map(({ slots }) => slots)).toEqual([
      [10, 11],
      [20, 21],
    ]);
    expect(stages[0]).toEqual({ name: 'emptyPlaces', value: 2, bound: 2 });
  });

  it('should leave a longer period no worse than month after month when its time runs out', async () => {
    const size = { ministers: 40, slots: 120, months: 4, seed: 1, shape: 'tight' } as const;
    const period = monthInstance(size);
    const { status, stages } = await solveRoster({ ...period, timeLimitSeconds: 60 });
    expect(status).toBe('optimal');
    const progress: RosterProgress[] = [];
    await solveRoster(
      { ...period, timeLimitSeconds: 60 },
      { onProgress: (reached) => progress.push(reached), stages: ['emptyPlaces'] },
    );
    const [greedy, inTurn] = progress;
    expect(inTurn!.emptyPlaces).toBe(stages[0]!.value);
    expect(greedy!.emptyPlaces).toBeGreaterThan(inTurn!.emptyPlaces);
  });
});
