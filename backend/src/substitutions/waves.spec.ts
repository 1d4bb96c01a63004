import { describe, expect, it } from '@jest/globals';
import { DEFAULT_SETTINGS } from '../platform/settings/settings.js';
import { type Askable, askingMoment, askingOrder, drawOf, nextWave } from './waves.js';

const limits = DEFAULT_SETTINGS.substitutions;
const ZONE = 'America/Sao_Paulo';
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
    nextWave(people, { now, startsAt, named: null, seed: SEED, limits, ...values });
  const five = [1, 2, 3, 4, 5].map((id) => somebody(id, { load: id }));

  it('should ask three at a time and give them two hours', () => {
    expect(wave(five)).toEqual({ ministerIds: [1, 2, 3], nextAt: local('2026-11-10T11:00') });
    expect(wave([])).toMatchObject({ ministerIds: [] });
  });

  it('should ask whom the asker names alone and before all others, for four hours', () => {
    expect(wave(five, { named: 5 })).toEqual({ ministerIds: [5], nextAt: local('2026-11-10T13:00') });
    expect(wave(five, { named: 99 }).ministerIds).toEqual([1, 2, 3]);
  });

  it('should ask all at once when the mass is less than a day away, and plan nothing after its beginning', () => {
    const justUnder = local('2026-11-11T08:59');
    expect(wave(five, { startsAt: justUnder }).ministerIds).toEqual([1, 2, 3, 4, 5]);
    expect(wave(five, { startsAt: justUnder, named: 5 }).ministerIds).toEqual([5, 1, 2, 3, 4]);
    expect(wave(five, { startsAt: local('2026-11-11T09:00') }).ministerIds).toEqual([1, 2, 3]);
    expect(wave(five, { startsAt: local('2026-11-10T10:00') }).nextAt).toBeNull();
  });

  it('should ask nobody for more than two a week unless nobody else is left', () => {
    const tired = five.map((person) => (person.ministerId < 4 ? { ...person, askedThisWeek: 2 } : person));
    expect(wave(tired).ministerIds).toEqual([4, 5]);
    expect(wave(tired.slice(0, 3)).ministerIds).toEqual([1, 2, 3]);
    expect(wave(tired, { startsAt: local('2026-11-10T20:00') }).ministerIds).toEqual([4, 5]);
  });
});

describe('askingMoment', () => {
  it.each([
    ['by day', '2026-11-10T20:59', '2026-11-10T20:59'],
    ['from 21h', '2026-11-10T21:00', '2026-11-11T07:00'],
    ['at midnight in São Paulo', '2026-11-11T00:00', '2026-11-11T07:00'],
    ['before 7h', '2026-11-11T06:59', '2026-11-11T07:00'],
    ['at 7h', '2026-11-11T07:00', '2026-11-11T07:00'],
    ['over the end of a month', '2026-11-30T23:30', '2026-12-01T07:00'],
    ['over the end of a year', '2026-12-31T22:00', '2027-01-01T07:00'],
    ['into a leap day', '2028-02-28T21:30', '2028-02-29T07:00'],
    ['out of a leap day', '2028-02-29T21:30', '2028-03-01T07:00'],
  ])('should wake nobody %s', (_, now, expected) => {
    expect(askingMoment(local(now), limits, ZONE)).toEqual(local(expected));
  });

  it('should know quiet hours within one day, and none', () => {
    const noon = { ...limits, quietFrom: '12:00', quietUntil: '14:00' };
    expect(askingMoment(local('2026-11-10T13:00'), noon, ZONE)).toEqual(local('2026-11-10T14:00'));
    expect(askingMoment(local('2026-11-10T15:00'), noon, ZONE)).toEqual(local('2026-11-10T15:00'));
    const never = { ...limits, quietFrom: '07:00', quietUntil: '07:00' };
    expect(askingMoment(local('2026-11-10T03:00'), never, ZONE)).toEqual(local('2026-11-10T03:00'));
  });
});
