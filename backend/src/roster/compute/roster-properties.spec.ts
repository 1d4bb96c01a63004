import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { checkRoster } from '../rules/check-roster.js';
import { highsRuntime } from '../../solver/highs-runtime.js';
import { freeModel } from '../../solver/free-model.js';
import { Polytope } from '../../solver/polytope.js';
import { indexProblem } from '../../solver/roster-index.js';
import { buildModel } from '../../solver/roster-model.js';
import { solveRoster } from './solve-roster.js';
import { monthInstance } from '../../../bench/roster-instances.js';
import { leastValues, randomProblems, valuesOf } from '../../../test/support/random-problems.js';
import { type WishName, wishOrderOf, WISHES } from '../wishes/wishes.js';

describe('solveRoster on random problems', () => {
  it('should reach the optimum of a complete enumeration, stage by stage', async () => {
    const small = randomProblems({ slots: 4, days: 4, ministers: 5, answers: 11 });
    const missed = new Set<WishName>();
    await fc.assert(
      fc.asyncProperty(small, async (problem) => {
        const { stages, status } = await solveRoster(problem);
        expect(stages.map(({ name }) => name)).toEqual(wishOrderOf(problem));
        expect(stages.map(({ value }) => value)).toEqual(leastValues(problem, wishOrderOf(problem)));
        expect(stages.map(({ bound }) => bound)).toEqual(stages.map(({ value }) => value));
        expect(status).toBe('optimal');
        for (const { name, value } of stages) if (value > 0) missed.add(name);
      }),
      { numRuns: 300, seed: 20261206 },
    );
    expect([...missed].sort()).toEqual(WISHES.map(({ name }) => name).sort());
  });

  it('should keep every hard rule and tell the true value of each stage', async () => {
    const middling = randomProblems({ slots: 15, days: 12, ministers: 30, answers: 150 });
    await fc.assert(
      fc.asyncProperty(middling, async (problem) => {
        const { assignments, stages, shortages } = await solveRoster(problem);
        expect(checkRoster(problem, assignments)).toEqual([]);
        const values = valuesOf(problem, assignments);
        for (const { name, value } of stages) expect(value).toBeCloseTo(values[name], 9);
        expect(shortages.reduce((sum, { missing }) => sum + missing, 0)).toBe(values.emptyPlaces);
      }),
      { numRuns: 30, seed: 20261207 },
    );
  });

  it('should keep every hard rule in rosters of the real size, whatever the shape, and prove them', async () => {
    for (const shape of ['normal', 'tight', 'scarce'] as const) {
      const problem = monthInstance({ ministers: 200, slots: 50, seed: 11, shape });
      const first = await solveRoster(problem);
      const repaired = {
        ...problem,
        pins: first.assignments.filter((_, place) => place % 50 === 0),
        published: first.assignments,
        ministers: problem.ministers.map((minister, m) =>
          m % 20 === 0 ? { ...minister, blockedDates: problem.slots.map(({ date }) => date) } : minister,
        ),
      };
      repaired.pins = repaired.pins.filter((pin) => pin.minister % 20 !== 1);
      const second = await solveRoster(repaired);
      for (const [stated, result] of [
        [problem, first],
        [repaired, second],
      ] as const) {
        expect(checkRoster(stated, result.assignments)).toEqual([]);
        const values = valuesOf(stated, result.assignments);
        for (const { name, value, bound } of result.stages) {
          expect([name, value]).toEqual([name, values[name]]);
          expect([name, bound]).toEqual([name, value]);
        }
      }
    }
  });

  it('should agree with plain branch and bound on problems full of relatives', async () => {
    const highs = await highsRuntime();
    const knotty = randomProblems({ slots: 14, days: 7, ministers: 12, answers: 110 });
    await fc.assert(
      fc.asyncProperty(knotty, async (problem) => {
        const model = buildModel(indexProblem(problem), WISHES);
        const polytope = new Polytope(model.programme);
        const expected = wishOrderOf(problem).map((name) => {
          const cost = model.costs[name];
          const value = highs.withModel(freeModel(polytope, cost).data, (programme) => {
            programme.options.set({ output_flag: false, mip_rel_gap: 0, presolve: 'off' });
            programme.run();
            return programme.getObjectiveValue();
          });
          polytope.limit(cost, value + 0.01);
          return value;
        });
        const { stages } = await solveRoster(problem);
        stages.forEach(({ value, bound }, stage) => {
          expect(value).toBeCloseTo(expected[stage]!, 4);
          expect(bound).toBe(value);
        });
      }),
      { numRuns: 50, seed: 20261208 },
    );
  });
});
