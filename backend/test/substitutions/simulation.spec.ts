import { describe, expect, it } from '@jest/globals';
import { gini, simulateYear, STRATEGIES } from '../../bench/substitution-simulation.js';

const MONTHS = 3;

describe('A simulated quarter of the demonstration parish', () => {
  const [waves, everybody, list] = STRATEGIES.map((strategy) => simulateYear(strategy, 1, MONTHS));
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

  it('should be the same for the same seed', () => {
    expect(simulateYear('waves', 1, MONTHS)).toEqual(waves);
    expect(simulateYear('waves', 2, MONTHS)).not.toEqual(waves);
  });

  it('should fill most places without a coordinator', () => {
    expect(waves!.requests).toBeGreaterThan(50);
    expect(waves!.filled / waves!.requests).toBeGreaterThan(0.85);
    expect(waves!.filled / waves!.requests).toBeGreaterThan(list!.filled / list!.requests);
  });

  it('should disturb far fewer people than asking everybody, and nobody much more often than others', () => {
    expect(sum(waves!.questions)).toBeLessThan(sum(everybody!.questions) / 2);
    expect(gini(waves!.questionsPerOffer)).toBeLessThan(gini(list!.questionsPerOffer));
    expect(Math.max(...waves!.questions)).toBeLessThan(Math.max(...everybody!.questions));
  });
});

describe('gini', () => {
  it('should be 0 where all are the same, and near 1 where one has everything', () => {
    expect(gini([3, 3, 3])).toBe(0);
    expect(gini([0, 0, 0])).toBe(0);
    expect(gini([...Array<number>(99).fill(0), 1])).toBeCloseTo(0.99);
  });
});
