/** One weighted alternative: a value and its weight relative to the others. */
export type Weighted<T> = readonly [value: T, weight: number];

/**
 * Deterministic pseudo-random numbers for demonstration data: the same seed gives the same sequence on every
 * machine. Not for secrets.
 *
 * Generator: mulberry32 (Tommy Ettinger, public domain), 32 bits of state. Text seeds are hashed with FNV-1a
 * (Fowler, Noll, Vo).
 */
export class SeededRandom {
  private readonly seed: number;
  private state: number;

  constructor(seed: number | string) {
    this.seed = typeof seed === 'number' ? seed >>> 0 : fnv1a(seed);
    this.state = this.seed;
  }

  /** An independent sequence named by `label`; it does not depend on how many numbers were drawn before. */
  fork(label: string): SeededRandom {
    return new SeededRandom(`${this.seed}/${label}`);
  }

  /** A number in [0, 1). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  }

  /** An integer between `min` and `max`, both included. */
  int(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  /** True with the given probability (0 to 1). */
  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** One element, each equally likely. @throws RangeError when the list is empty. */
  pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new RangeError('Cannot pick from an empty list');
    return list[this.int(0, list.length - 1)] as T;
  }

  /** One value, with a likelihood in proportion to its weight. @throws RangeError when no weight is positive. */
  weighted<T>(alternatives: readonly Weighted<T>[]): T {
    const positive = alternatives.filter(([, weight]) => weight > 0);
    let rest = this.next() * positive.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [value, weight] of positive) {
      rest -= weight;
      if (rest < 0) return value;
    }
    const last = positive.at(-1);
    if (!last) throw new RangeError('No alternative has a positive weight');
    return last[0];
  }

  /** A shuffled copy (Fisher-Yates). */
  shuffle<T>(list: readonly T[]): T[] {
    const copy = [...list];
    for (let i = copy.length - 1; i > 0; i--) {
      const j = this.int(0, i);
      [copy[i], copy[j]] = [copy[j] as T, copy[i] as T];
    }
    return copy;
  }

  /** Up to `count` different elements, in random order. */
  sample<T>(list: readonly T[], count: number): T[] {
    return this.shuffle(list).slice(0, count);
  }
}

function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}
