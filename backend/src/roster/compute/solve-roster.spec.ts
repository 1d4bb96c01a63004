import { describe, expect, it } from '@jest/globals';
import { checkRoster } from '../rules/check-roster.js';
import { solveRoster } from './solve-roster.js';
import { RosterCancelledError, type RosterAnswer, type RosterProblem } from '../../solver/problem.js';
import type { RosterProgress, RosterResult } from './roster-result.js';
import type { WishName } from '../wishes/wishes.js';

const [ANA, BIA, CAIO, DAVI] = [1, 2, 3, 4];
const [FIRST, SECOND, THIRD] = [101, 102, 103];

/** One mass a day from 1 December with `required` places, and ministers available everywhere; ids count upwards. */
function parish(slots: number, required: number, ministers: number): RosterProblem {
  const problem: RosterProblem = {
    slots: Array.from({ length: slots }, (_, s) => ({
      id: FIRST + s,
      date: `2026-12-${String(s + 1).padStart(2, '0')}`,
      required,
    })),
    ministers: Array.from({ length: ministers }, (_, m) => ({ id: ANA + m })),
    answers: [],
  };
  problem.answers = problem.ministers.flatMap((minister) =>
    problem.slots.map(
      (slot): RosterAnswer => ({
        minister: minister.id,
        slot: slot.id,
        answer: 'available',
      }),
    ),
  );
  return problem;
}

function stage(result: RosterResult, name: WishName): { value: number; bound: number } {
  const { value, bound } = result.stages.find((found) => found.name === name)!;
  return { value, bound };
}

function team(result: RosterResult, slot: number): number[] {
  return result.assignments.filter((made) => made.slot === slot).map((made) => made.minister);
}

describe('solveRoster', () => {
  it('should list all stages in the order of the design', async () => {
    const { stages } = await solveRoster(parish(1, 1, 1));
    expect(stages.map(({ name }) => name)).toEqual([
      'emptyPlaces',
      'unevenShortage',
      'withoutExperienced',
      'familiesSplit',
      'maybes',
      'unfairness',
      'shortRest',
      'disturbed',
    ]);
  });

  it('should answer an empty problem', async () => {
    const result = await solveRoster({ slots: [], ministers: [], answers: [] });
    expect(result).toMatchObject({ status: 'optimal', assignments: [], shortages: [] });
  });

  it('should leave every place empty, proven, when nobody answered', async () => {
    const result = await solveRoster({ ...parish(3, 4, 5), answers: [] });
    expect(result.status).toBe('optimal');
    expect(result.assignments).toEqual([]);
    expect(stage(result, 'emptyPlaces')).toEqual({ value: 12, bound: 12 });
    expect(result.shortages).toMatchObject([
      { slot: FIRST, missing: 4, slots: [FIRST], required: 4, available: 0 },
      { slot: SECOND, missing: 4, slots: [SECOND], required: 4, available: 0 },
      { slot: THIRD, missing: 4, slots: [THIRD], required: 4, available: 0 },
    ]);
  });

  it('should use those who said maybe rather than leave a place empty', async () => {
    const problem = parish(4, 2, 4);
    for (const answer of problem.answers) answer.answer = 'maybe';
    const result = await solveRoster(problem);
    expect(stage(result, 'emptyPlaces').value).toBe(0);
    expect(stage(result, 'maybes')).toEqual({ value: 8, bound: 8 });
    expect(stage(result, 'unfairness').value).toBe(16);
  });

  it('should give one minister no more than the limit, and one duty a day', async () => {
    const problem = parish(5, 1, 1);
    problem.ministers[0]!.maxDuties = 3;
    problem.slots[1]!.date = problem.slots[0]!.date;
    const result = await solveRoster(problem);
    expect(result.assignments).toHaveLength(3);
    expect(checkRoster(problem, result.assignments)).toEqual([]);
    expect(result.status).toBe('optimal');
  });

  it('should spread a shortage over the masses when a mass needs more than the parish has', async () => {
    const problem = parish(3, 40, 12);
    for (const minister of problem.ministers) minister.maxDuties = 2;
    const result = await solveRoster(problem);
    expect(stage(result, 'emptyPlaces')).toEqual({ value: 96, bound: 96 });
    expect(result.shortages.map(({ missing }) => missing)).toEqual([32, 32, 32]);
  });

  it('should put an experienced person at each mass before it looks at fairness', async () => {
    const problem = parish(3, 2, 4);
    problem.ministers[0]!.experienced = true;
    for (const slot of problem.slots) slot.experienced = 1;
    const result = await solveRoster(problem);
    for (const { id } of problem.slots) expect(team(result, id)).toContain(ANA);
    expect(stage(result, 'withoutExperienced').value).toBe(0);
    expect(stage(result, 'unfairness').value).toBe(9 + 3);
  });

  it('should make up for the balance', async () => {
    const problem = parish(6, 1, 2);
    problem.ministers[0]!.balance = 2;
    problem.ministers[1]!.balance = -2;
    const result = await solveRoster(problem);
    expect(result.assignments.filter(({ minister }) => minister === ANA)).toHaveLength(1);
    expect(stage(result, 'unfairness').value).toBe(9 + 9);
  });

  it('should keep couples together and the separated apart', async () => {
    const problem = parish(4, 2, 4);
    problem.families = [
      { a: ANA, b: BIA, wish: 'together' },
      { a: CAIO, b: DAVI, wish: 'apart' },
    ];
    const result = await solveRoster(problem);
    for (const { id } of problem.slots) {
      expect(team(result, id).filter((minister) => minister === CAIO || minister === DAVI)).not.toHaveLength(
        2,
      );
    }
    expect(stage(result, 'emptyPlaces').value).toBe(0);
    expect(stage(result, 'familiesSplit')).toEqual({ value: 0, bound: 0 });
  });

  it('should close the gap of three siblings who serve apart', async () => {
    const problem = parish(1, 3, 3);
    problem.families = [
      { a: ANA, b: BIA, wish: 'apart' },
      { a: BIA, b: CAIO, wish: 'apart' },
      { a: CAIO, b: ANA, wish: 'apart' },
    ];
    const result = await solveRoster(problem);
    expect(stage(result, 'emptyPlaces')).toEqual({ value: 2, bound: 2 });
    expect(result.status).toBe('optimal');
  });

  it('should leave days of rest between duties when that costs nothing else', async () => {
    const rested = await solveRoster({ ...parish(6, 1, 3), minRestDays: 3 });
    expect(stage(rested, 'shortRest')).toEqual({ value: 0, bound: 0 });
    const weary = await solveRoster({ ...parish(6, 1, 2), minRestDays: 3 });
    expect(stage(weary, 'shortRest')).toEqual({ value: 2, bound: 2 });
  });

  it('should keep pins, blocked dates and the end of a mandate', async () => {
    const problem = parish(3, 1, 3);
    problem.pins = [{ slot: SECOND, minister: ANA }];
    problem.ministers[1]!.blockedDates = ['2026-12-01'];
    problem.ministers[2]!.mandateUntil = '2026-12-01';
    const result = await solveRoster(problem);
    expect(result.assignments).toEqual([
      { slot: FIRST, minister: CAIO },
      { slot: SECOND, minister: ANA },
      { slot: THIRD, minister: BIA },
    ]);
  });

  it('should refuse pins that contradict a hard rule', async () => {
    const problem = parish(2, 2, 2);
    problem.families = [{ a: ANA, b: BIA, wish: 'apart' }];
    problem.pins = [
      { slot: FIRST, minister: ANA },
      { slot: FIRST, minister: BIA },
    ];
    await expect(solveRoster(problem)).rejects.toThrow(
      'A designação fixada de "2" na missa "101" contradiz uma regra: Um familiar que serve separado já está nesta missa.',
    );
  });

  it('should repair a published roster with the fewest changes, before any wish', async () => {
    const problem = parish(4, 1, 2);
    problem.published = problem.slots.map(({ id }) => ({ slot: id, minister: ANA }));
    problem.ministers[0]!.blockedDates = ['2026-12-02'];
    const result = await solveRoster(problem);
    expect(result.stages[2]).toEqual({ name: 'disturbed', value: 1, bound: 1 });
    expect(team(result, SECOND)).toEqual([BIA]);
    expect(result.assignments.filter(({ minister }) => minister === ANA)).toHaveLength(3);
  });

  it('should give the same roster for the same problem', async () => {
    const problem = { ...parish(8, 3, 12), minRestDays: 2 };
    const [first, second] = [await solveRoster(problem), await solveRoster(structuredClone(problem))];
    expect(second.assignments).toEqual(first.assignments);
    expect(second.stages).toEqual(first.stages);
  });

  it('should return a sound roster and admit the gap when there is no time', async () => {
    const problem = { ...parish(8, 3, 12), minRestDays: 4, timeLimitSeconds: 0 };
    const result = await solveRoster(problem);
    expect(result.status).toBe('feasible');
    expect(checkRoster(problem, result.assignments)).toEqual([]);
    expect(result.assignments).toHaveLength(24);
    for (const { value, bound } of result.stages) expect(bound).toBeLessThanOrEqual(value);
  });

  it('should report progress up to the last stage', async () => {
    const seen: RosterProgress[] = [];
    await solveRoster(parish(3, 1, 2), { onProgress: (progress) => seen.push(progress) });
    expect(seen[0]).toMatchObject({ done: 0, stages: 8, emptyPlaces: 0 });
    expect(seen.at(-1)).toMatchObject({ done: 8, stages: 8 });
  });

  it('should stop when cancelled', async () => {
    await expect(solveRoster(parish(3, 1, 2), { isCancelled: () => true })).rejects.toThrow(
      RosterCancelledError,
    );
  });
});
