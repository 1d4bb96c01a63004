import { describe, expect, it } from '@jest/globals';
import { Availability } from '../availability.js';
import { problemOf, type RosterFacts } from '../roster.js';
import { massMatches, type ScheduleRule } from './schedule-rule.js';
import { capOf, isExcluded, pairWishes, requiredAt } from './schedule-rules.js';

const SUNDAY = { date: '2026-11-01', time: '08:00' };
const MONDAY = { date: '2026-11-02', time: '06:30' };

const facts = (rules: ScheduleRule[], asked = true): RosterFacts => {
  const mass = { description: 'Missa', required: 3, experienced: 1, asked };
  const person = { serves: true, experienced: true, limit: 4, blockedDates: [], mandateUntil: null };
  return {
    schedule: {
      id: 1,
      title: 'Novembro',
      year: 2026,
      month: 11,
      status: 'draft',
      version: 1,
      startDate: '2026-11-01',
    },
    masses: new Map([
      [11, { id: 11, ...SUNDAY, ...mass }],
      [12, { id: 12, ...MONDAY, ...mass }],
    ]),
    people: new Map(
      [1, 2, 3].map((id) => [
        id,
        { id, name: `Pessoa ${id}`, fullName: `Pessoa ${id}`, dutiesElsewhere: [], ...person },
      ]),
    ),
    availability: new Availability([
      { slot: 11, minister: 1, answer: 'available' },
      { slot: 12, minister: 1, answer: 'maybe' },
      { slot: 11, minister: 2, answer: 'available' },
    ]),
    families: [{ a: 1, b: 2, wish: 'apart' }],
    kinships: new Map(),
    places: [],
    overridden: [],
    givenAway: [],
    rules,
    minRestDays: 3,
    timeLimitSeconds: 10,
    defaultMaxDuties: 4,
  };
};

describe('massMatches', () => {
  it.each([
    [{}, true],
    [{ date: '2026-11-01' }, true],
    [{ date: '2026-11-02' }, false],
    [{ weekday: 0 as const }, true],
    [{ weekday: 1 as const }, false],
    [{ time: '08:00' }, true],
    [{ weekday: 0 as const, time: '10:00' }, false],
    [{ from: '2026-11-01', until: '2026-11-01' }, true],
    [{ from: '2026-11-02' }, false],
    [{ until: '2026-10-31' }, false],
  ])('should find whether all of %j holds', (filter, matches) => {
    expect(massMatches(filter, SUNDAY)).toBe(matches);
  });
});

describe('Rules in the problem', () => {
  it('should change nothing where there are none', () => {
    expect(problemOf(facts([]))).toMatchObject({
      slots: [{ required: 3 }, { required: 3 }],
      ministers: [{ maxDuties: 4 }, { maxDuties: 4 }, { maxDuties: 4 }],
      families: [{ a: 1, b: 2, wish: 'apart' }],
      pins: [],
    });
    expect(problemOf(facts([])).answers).toHaveLength(3);
  });

  it('should take away the answers of those who are excluded', () => {
    const { answers } = problemOf(facts([{ kind: 'exclude', ministerId: 1, masses: { weekday: 0 } }]));
    expect(answers.map(({ slot, minister }) => `${slot} ${minister}`)).toEqual(['12 1', '11 2']);
    expect(isExcluded([{ kind: 'exclude', ministerId: 1, masses: {} }], 1, MONDAY)).toBe(true);
    expect(isExcluded([{ kind: 'exclude', ministerId: 1, masses: {} }], 2, MONDAY)).toBe(false);
  });

  it('should lower maximums to the lowest that is said, and raise none', () => {
    const maximums = (rules: ScheduleRule[]) =>
      problemOf(facts(rules)).ministers.map(({ maxDuties }) => maxDuties);
    expect(maximums([{ kind: 'cap-all', count: 3 }])).toEqual([3, 3, 3]);
    expect(
      maximums([
        { kind: 'cap-all', count: 3 },
        { kind: 'cap', ministerId: 2, count: 1 },
      ]),
    ).toEqual([3, 1, 3]);
    expect(maximums([{ kind: 'cap', ministerId: 2, count: 9 }])).toEqual([4, 4, 4]);
    expect(capOf([], 1)).toBe(Infinity);
  });

  it('should pin people to masses that exist', () => {
    const { pins } = problemOf(
      facts([
        { kind: 'pin', ministerId: 2, mass: SUNDAY },
        { kind: 'pin', ministerId: 2, mass: { date: '2026-11-03', time: '06:30' } },
      ]),
    );
    expect(pins).toEqual([{ slot: 11, minister: 2 }]);
  });

  it('should count a pin as an answer at a mass that nobody was asked about', () => {
    const pinned: ScheduleRule[] = [{ kind: 'pin', ministerId: 3, mass: SUNDAY }];
    const answer = { slot: 11, minister: 3, answer: 'available' };
    expect(problemOf(facts(pinned, false)).answers).toContainEqual(answer);
    expect(problemOf(facts(pinned, true)).answers).not.toContainEqual(answer);
  });

  it('should put the latest rule about a pair before their own wish', () => {
    const wish = (...kinds: ('together' | 'apart')[]) =>
      pairWishes(
        [{ a: 1, b: 2, wish: 'apart' }],
        kinds.map((kind) => ({ kind, ministerId: 2, otherId: 1 })),
      );
    expect(wish('together')).toEqual([{ a: 2, b: 1, wish: 'together' }]);
    expect(wish('together', 'apart')).toEqual([{ a: 2, b: 1, wish: 'apart' }]);
  });

  it('should take the latest number of places of a mass', () => {
    const rules: ScheduleRule[] = [5, 2].map((count) => ({ kind: 'required', mass: SUNDAY, count }));
    expect(problemOf(facts(rules)).slots.map(({ required }) => required)).toEqual([2, 3]);
    expect(requiredAt(rules, { ...MONDAY, required: 3 })).toBe(3);
  });
});
