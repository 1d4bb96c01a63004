import { describe, expect, it } from '@jest/globals';
import { DEFAULT_SETTINGS } from '../platform/settings/settings.js';
import { type Askable, askingOrder, drawOf, nextWave, soonest } from './waves.js';

const limits = DEFAULT_SETTINGS.substitutions;
const SEED = 7;

const somebody = (ministerId: number, values: Partial<Askable> = {}): Askable => ({
  ministerId,
  answer: 'available',
  load: 0.5,
  lastAskedAt: null,
  askedThisWeek: 0,
  ...values,
});
const ids = (people: readonly Askable[]) => people.map(({ ministerId }) => ministerId);
const local = (text: string) => new Date(`${text}:00-03:00`);

describe('askingOrder', () => {
  it('should ask who is available before who might be, and who said nothing last, whatever they served', () => {
    const people = [
      somebody(1, { answer: null, load: 0 }),
      somebody(2, { answer: 'maybe', load: 0 }),
      somebody(3, { load: 3 }),
    ];
    expect(ids(askingOrder(people, limits, SEED))).toEqual([3, 2, 1]);
  });

  it('should ask first who has served least against what they offered, then who was asked least lately', () => {
    const people = [
      somebody(1, { load: 0.5, lastAskedAt: local('2026-11-01T10:00') }),
      somebody(2, { load: 0.5, lastAskedAt: local('2026-10-01T10:00') }),
      somebody(3, { load: 0.5 }),
      somebody(4, { load: 0.25, lastAskedAt: local('2026-11-09T10:00') }),
    ];
    expect(ids(askingOrder(people, limits, SEED))).toEqual([4, 3, 2, 1]);
  });

  it('should draw among equals: the same for one seed, another for others, and even over many', () => {
    const people = [1, 2, 3, 4].map((id) => somebody(id));
    expect(askingOrder(people, limits, SEED)).toEqual(askingOrder([...people].reverse(), limits, SEED));
    const firsts = Array.from(
      { length: 4_000 },
      (_, seed) => askingOrder(people, limits, seed)[0]!.ministerId,
    );
    for (const id of ids(people)) {
      const share = firsts.filter((first) => first === id).length / firsts.length;
      expect(share).toBeGreaterThan(0.22);
      expect(share).toBeLessThan(0.28);
    }
    expect(drawOf(SEED, 1)).toBeGreaterThanOrEqual(0);
  });
});

describe('nextWave', () => {
  const now = local('2026-11-10T09:00');
  const startsAt = local('2026-11-15T10:00');
  const wave = (people: Askable[], values: Partial<Parameters<typeof nextWave>[1]> = {}) =>
    nextWave(people, { now, awake: now, startsAt, named: null, seed: SEED, limits, ...values });
  const five = [1, 2, 3, 4, 5].map((id) => somebody(id, { load: id }));

  it('should ask three at a time and give them two hours', () => {
    expect(wave(five)).toEqual({ ministerIds: [1, 2, 3], nextAt: local('2026-11-10T11:00') });
    expect(wave([])).toMatchObject({ ministerIds: [] });
  });

  it('should begin the time to answer when people are awake', () => {
    const awake = local('2026-11-11T07:00');
    expect(wave(five, { awake }).nextAt).toEqual(local('2026-11-11T09:00'));
    expect(wave(five, { awake, named: 5 }).nextAt).toEqual(local('2026-11-11T11:00'));
  });

  it('should ask whom the asker names alone and before all others, for four hours', () => {
    expect(wave(five, { named: 5 })).toEqual({ ministerIds: [5], nextAt: local('2026-11-10T13:00') });
    expect(wave(five, { named: 99 }).ministerIds).toEqual([1, 2, 3]);
  });

  it('should ask all at once when the mass is less than a day away', () => {
    const justUnder = local('2026-11-11T08:59');
    expect(wave(five, { startsAt: justUnder }).ministerIds).toEqual([1, 2, 3, 4, 5]);
    expect(wave(five, { startsAt: justUnder, named: 5 }).ministerIds).toEqual([5, 1, 2, 3, 4]);
    expect(wave(five, { startsAt: local('2026-11-11T09:00') }).ministerIds).toEqual([1, 2, 3]);
  });

  it('should ask nobody for more than two a week unless nobody else is left', () => {
    const tired = five.map((person) => (person.ministerId < 4 ? { ...person, askedThisWeek: 2 } : person));
    expect(wave(tired).ministerIds).toEqual([4, 5]);
    expect(wave(tired.slice(0, 3)).ministerIds).toEqual([1, 2, 3]);
    expect(wave(tired, { startsAt: local('2026-11-10T20:00') }).ministerIds).toEqual([4, 5]);
  });
});

describe('soonest', () => {
  const from = (instant: string, startsAt: string) =>
    soonest(local(instant), { startsAt: local(startsAt) }, DEFAULT_SETTINGS);

  it('should be now by day and the morning at night', () => {
    expect(from('2026-11-10T20:59', '2026-11-15T10:00')).toEqual(local('2026-11-10T20:59'));
    expect(from('2026-11-10T21:00', '2026-11-15T10:00')).toEqual(local('2026-11-11T07:00'));
  });

  it('should be never where the mass has begun, or begins before the morning', () => {
    expect(from('2026-11-10T10:00', '2026-11-10T10:00')).toBeNull();
    expect(from('2026-11-10T21:00', '2026-11-11T07:00')).toBeNull();
  });
});
