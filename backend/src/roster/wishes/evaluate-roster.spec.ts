import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { randomProblems, valuesOf } from '../../../test/support/random-problems.js';
import { compareRosters, effectOn } from './compare-rosters.js';
import { changeEffects, evaluateRoster, rosterEvaluator } from './evaluate-roster.js';
import { ProblemLookup, RosterLookup } from './roster-lookup.js';
import { freeModel } from '../../solver/free-model.js';
import { highsRuntime } from '../../solver/highs-runtime.js';
import { Polytope } from '../../solver/polytope.js';
import { indexProblem } from '../../solver/roster-index.js';
import { buildModel } from '../../solver/roster-model.js';
import type { RosterAssignment, RosterProblem } from '../../solver/problem.js';
import { type WishName, wishOrder, WISHES } from './wishes.js';

const [ANA, BIA] = [1, 2];
const [SUNDAY, MONDAY] = [11, 12];

const random = randomProblems({ slots: 8, days: 6, ministers: 9, answers: 45 });

/** Some of the answers of a problem as a roster, whether or not they keep the rules. */
function draw(problem: RosterProblem, mask: boolean[]): RosterAssignment[] {
  return problem.answers
    .filter((_, position) => mask[position])
    .map(({ slot, minister }) => ({ slot, minister }));
}

const masks = fc.array(fc.boolean(), { minLength: 45, maxLength: 45 });

describe('evaluateRoster', () => {
  it('should value every objective as worded, in a roster that breaks rules too', () => {
    fc.assert(
      fc.property(random, masks, (problem, mask) => {
        const roster = draw(problem, mask);
        const expected = valuesOf(problem, roster);
        for (const { name, value } of evaluateRoster(problem, roster).stages) {
          if (name !== 'emptyPlaces' && name !== 'unevenShortage')
            expect(value).toBeCloseTo(expected[name], 9);
        }
      }),
      { numRuns: 200, seed: 20261211 },
    );
  });

  it('should agree with the columns of the optimiser on rosters that keep the rules', async () => {
    const highs = await highsRuntime();
    fc.assert(
      fc.property(random, masks, (problem, mask) => {
        const roomy = {
          ...problem,
          ministers: problem.ministers.map((minister) => ({
            ...minister,
            maxDuties: undefined,
            maxima: undefined,
          })),
          families: problem.families!.map((family) => ({ ...family, wish: 'together' as const })),
          pins: [],
          slots: problem.slots.map((slot, s) => ({ ...slot, required: 9, date: `2026-12-0${s + 1}` })),
        };
        const index = indexProblem(roomy);
        const chosen = Uint8Array.from(index.candidates, (_, c) => Number(mask[c]));
        const roster = index.candidates
          .filter((_, c) => chosen[c])
          .map(({ slot, minister }) => ({
            slot: roomy.slots[slot]!.id,
            minister: roomy.ministers[minister]!.id,
          }));
        const { programme, costs } = buildModel(index, WISHES);
        const polytope = new Polytope(programme);
        chosen.forEach((flag, c) => (polytope.colLower[c] = polytope.colUpper[c] = flag));
        const all = Object.values(costs);
        const sum = {
          ...all[0]!,
          columns: all.flatMap(({ columns }) => columns),
          values: all.flatMap(({ values }) => values),
        };
        const { data, expand } = freeModel(polytope, sum);
        const columns = highs.withModel(data, (model) => {
          model.options.set({ output_flag: false });
          model.run();
          return expand(model.getSolution().colValue);
        });
        const values = rosterEvaluator(roomy)(roster);
        for (const { name } of WISHES) {
          const { columns: own, values: factors, constant } = costs[name];
          const cost = own.reduce((total, column, i) => total + factors[i]! * columns[column]!, constant);
          expect([name, cost]).toEqual([name, expect.closeTo(values[name], 6)]);
        }
      }),
      { numRuns: 200, seed: 20261212 },
    );
  });

  it('should list the objectives in order and the broken rules', () => {
    const problem: RosterProblem = {
      slots: [{ id: SUNDAY, date: '2026-12-06', required: 1 }],
      ministers: [{ id: ANA }, { id: BIA }],
      answers: [{ minister: ANA, slot: SUNDAY, answer: 'maybe' }],
      published: [{ minister: ANA, slot: SUNDAY }],
    };
    const { stages, violations } = evaluateRoster(problem, [{ slot: SUNDAY, minister: BIA }]);
    expect(stages.slice(0, 3)).toEqual([
      { name: 'emptyPlaces', value: 0 },
      { name: 'unevenShortage', value: 0 },
      { name: 'disturbed', value: 1 },
    ]);
    expect(violations.map(({ rule }) => rule)).toEqual(['not-available']);
  });
});

describe('changeEffects', () => {
  it('should tell the difference that the whole evaluation finds', () => {
    fc.assert(
      fc.property(random, masks, fc.nat(), fc.nat(), fc.boolean(), (problem, mask, a, b, both) => {
        const roster = draw(problem, mask);
        const leaving = roster[a % Math.max(1, roster.length)];
        const slot = leaving?.slot ?? problem.slots[0]!.id;
        const outside = problem.ministers.filter(
          ({ id }) => !roster.some((made) => made.slot === slot && made.minister === id),
        );
        const joins = outside[b % Math.max(1, outside.length)]?.id;
        const leaves = both || joins === undefined ? leaving?.minister : undefined;
        const after = roster
          .filter((made) => made.slot !== slot || made.minister !== leaves)
          .concat(joins === undefined ? [] : [{ slot, minister: joins }]);
        const evaluate = rosterEvaluator(problem);
        const [before, changed] = [evaluate(roster), evaluate(after)];
        const effect = changeEffects(new RosterLookup(new ProblemLookup(problem), roster))({
          slot,
          joins,
          leaves,
        });
        for (const [name, value] of Object.entries(effect)) {
          expect([name, value]).toEqual([name, changed[name as WishName] - before[name as WishName]]);
        }
      }),
      { numRuns: 500, seed: 20261213 },
    );
  });
});

describe('wishOrder', () => {
  it('should put those who were told right after the places in a repair, and last elsewhere', () => {
    const [first, second, ...rest] = wishOrder(false);
    expect([first, second]).toEqual(['emptyPlaces', 'unevenShortage']);
    expect(rest.at(-1)).toBe('disturbed');
    expect(wishOrder(true)).toEqual([first, second, 'disturbed', ...rest.slice(0, -1)]);
  });
});

describe('compareRosters', () => {
  const problem: RosterProblem = {
    slots: [
      { id: SUNDAY, date: '2026-12-06', required: 1 },
      { id: MONDAY, date: '2026-12-07', required: 1 },
    ],
    ministers: [{ id: ANA, maxDuties: 1 }, { id: BIA }],
    answers: [ANA, BIA].flatMap((minister) =>
      [SUNDAY, MONDAY].map((slot) => ({ minister, slot, answer: 'available' as const })),
    ),
  };
  const twice = [
    { slot: SUNDAY, minister: BIA },
    { slot: MONDAY, minister: BIA },
  ];
  const shared = [
    { slot: MONDAY, minister: BIA },
    { slot: SUNDAY, minister: ANA },
  ];

  it('should tell what changes by mass and by person, and which roster is better', () => {
    const comparison = compareRosters(problem, twice, shared);
    expect(comparison).toMatchObject({
      slots: [{ slot: SUNDAY, added: [ANA], removed: [BIA] }],
      ministers: [
        { minister: ANA, gained: [SUNDAY], lost: [] },
        { minister: BIA, gained: [], lost: [SUNDAY] },
      ],
      better: 'after',
      violations: { before: [], after: [] },
    });
    expect(comparison.stages.find(({ name }) => name === 'unfairness')).toEqual({
      name: 'unfairness',
      before: 4,
      after: 2,
    });
    expect(compareRosters(problem, shared, twice).better).toBe('before');
  });

  it('should say what the other does otherwise', () => {
    const effects = (first: RosterAssignment[], second: RosterAssignment[]) =>
      compareRosters(problem, first, second).stages.map(effectOn).filter(Boolean);
    expect(effects(twice, shared)).toEqual(['reparte melhor as missas entre as pessoas']);
    expect(effects(shared, twice)).toEqual(['reparte pior as missas entre as pessoas']);
    expect(effects(shared, shared)).toEqual([]);
  });

  it('should find no difference in another order of the same places', () => {
    expect(compareRosters(problem, twice, [...twice].reverse())).toMatchObject({
      slots: [],
      ministers: [],
      better: 'neither',
    });
  });

  it('should name the rules that a roster breaks', () => {
    const broken = [
      { slot: SUNDAY, minister: ANA },
      { slot: MONDAY, minister: ANA },
    ];
    const { after } = compareRosters(problem, shared, broken).violations;
    expect(after.map(({ rule }) => rule)).toEqual(['monthly-limit']);
  });
});
