import { describe, expect, it } from '@jest/globals';
import { SeededRandom } from './random.js';

const draw = (random: SeededRandom, count: number): number[] =>
  Array.from({ length: count }, () => random.next());

describe('SeededRandom', () => {
  it('should give the numbers of mulberry32', () => {
    expect(draw(new SeededRandom(0), 3)).toEqual([
      0.26642920868471265, 0.0003297457005828619, 0.2232720274478197,
    ]);
  });

  it('should repeat a sequence for the same seed and change it for another', () => {
    expect(draw(new SeededRandom('demo'), 20)).toEqual(draw(new SeededRandom('demo'), 20));
    expect(draw(new SeededRandom('demo'), 20)).not.toEqual(draw(new SeededRandom('outro'), 20));
  });

  it('should fork independently of what was drawn before', () => {
    const used = new SeededRandom(7);
    draw(used, 50);
    expect(draw(used.fork('a'), 5)).toEqual(draw(new SeededRandom(7).fork('a'), 5));
    expect(draw(used.fork('a'), 5)).not.toEqual(draw(used.fork('b'), 5));
  });

  it('should reach both ends of a range and nothing beyond', () => {
    const random = new SeededRandom(1);
    const values = new Set(Array.from({ length: 500 }, () => random.int(2, 5)));
    expect([...values].sort()).toEqual([2, 3, 4, 5]);
  });

  it('should respect weights and probabilities', () => {
    const random = new SeededRandom(2);
    const drawn = Array.from({ length: 4000 }, () =>
      random.weighted([
        ['a', 3],
        ['b', 1],
        ['c', 0],
      ]),
    );
    expect(drawn.filter((value) => value === 'a').length / 4000).toBeCloseTo(0.75, 1);
    expect(drawn).not.toContain('c');
    const hits = Array.from({ length: 4000 }, () => random.chance(0.2)).filter(Boolean).length;
    expect(hits / 4000).toBeCloseTo(0.2, 1);
  });

  it('should shuffle a copy that holds the same elements', () => {
    const list = Array.from({ length: 30 }, (_, i) => i);
    const shuffled = new SeededRandom(3).shuffle(list);
    expect(shuffled).not.toEqual(list);
    expect([...shuffled].sort((a, b) => a - b)).toEqual(list);
    expect(new Set(new SeededRandom(3).sample(list, 10)).size).toBe(10);
  });

  it('should refuse to choose from nothing', () => {
    expect(() => new SeededRandom(1).pick([])).toThrow(RangeError);
    expect(() => new SeededRandom(1).weighted([['a', 0]])).toThrow(RangeError);
  });
});
