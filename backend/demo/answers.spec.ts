import { describe, expect, it } from '@jest/globals';
import { datesOfMonth } from '../src/platform/dates/month.js';
import { availabilityOptions } from '../src/timetable/availability-options.js';
import { massesOn } from '../src/timetable/generate-masses.js';
import { STANDARD_TIMETABLE } from '../src/timetable/standard-timetable.js';
import { demoAnswer } from './answers.js';
import { readOption } from './availability.js';
import { demoPeople } from './people.js';
import { SeededRandom } from './random.js';

const TODAY = '2026-11-10';

/** The masses of December 2026, as the standard timetable makes them. */
const MASSES = datesOfMonth(2026, 12).flatMap((date) =>
  massesOn(date, STANDARD_TIMETABLE, { isHoliday: () => false }),
);
const OPTIONS = availabilityOptions(STANDARD_TIMETABLE);

const people = demoPeople('demo', TODAY, OPTIONS).filter(({ isActive }) => isActive);
const answersOf = (seed: number | string): string[][] => {
  const random = new SeededRandom(seed);
  return people.map((person) => MASSES.map((mass) => demoAnswer(person, mass, random)));
};
const count = (answers: string[], wanted: string): number =>
  answers.filter((answer) => answer === wanted).length;

describe('demoAnswer', () => {
  const answers = answersOf('month');

  it('should be the same for the same seed', () => {
    expect(answersOf('month')).toEqual(answers);
    expect(answersOf('other')).not.toEqual(answers);
  });

  it('should offer between 8 and 40 % on average, and so do most people', () => {
    const shares = answers.map((own) => count(own, 'available') / own.length);
    const mean = shares.reduce((sum, one) => sum + one, 0) / shares.length;
    expect(mean).toBeGreaterThan(0.15);
    expect(mean).toBeLessThan(0.3);
    expect(shares.filter((one) => one >= 0.08 && one <= 0.4).length / shares.length).toBeGreaterThan(0.75);
    expect(Math.max(...shares)).toBeLessThan(0.8);
  });

  it('should say maybe seldom', () => {
    const all = answers.flat();
    const maybes = count(all, 'maybe') / all.length;
    expect(maybes).toBeGreaterThan(0.01);
    expect(maybes).toBeLessThan(0.08);
  });

  it('should give every mass enough people to choose from, and the healing mass barely enough', () => {
    for (const [index, { requiredMinisters, date, time }] of MASSES.entries()) {
      const offers = answers.filter((own) => own[index] !== 'unavailable').length;
      if (requiredMinisters === 26) {
        expect(offers).toBeGreaterThan(18);
        expect(offers).toBeLessThan(36);
        continue;
      }
      expect({ date, time, enough: offers >= requiredMinisters }).toEqual({ date, time, enough: true });
      expect(offers).toBeLessThan(people.length * 0.7);
    }
  });

  it('should follow the availability that somebody gave', () => {
    const random = new SeededRandom(1);
    const person = { age: 50, availability: ['domingo-8h'], blockedDates: [] };
    const ask = (optionValue: string | null): string[] =>
      Array.from({ length: 400 }, () =>
        demoAnswer(person, { date: '2026-12-06', time: '08:00', optionValue }, random),
      );
    expect(count(ask('domingo-8h'), 'available')).toBeGreaterThan(200);
    expect(count(ask('segunda-6h30'), 'available')).toBeLessThan(40);
    expect(count(ask(null), 'available')).toBeGreaterThan(60);
  });

  it('should never offer a blocked date', () => {
    const random = new SeededRandom(2);
    const person = {
      age: 50,
      availability: ['domingo-8h'],
      blockedDates: [{ date: '2026-12-06', reason: 'Viagem em família' }],
    };
    const mass = { date: '2026-12-06', time: '08:00', optionValue: 'domingo-8h' };
    expect(Array.from({ length: 100 }, () => demoAnswer(person, mass, random))).toEqual(
      Array(100).fill('unavailable'),
    );
  });

  it('should let elderly people prefer mornings', () => {
    const rate = (age: number, time: string): number => {
      const random = new SeededRandom(3);
      const person = { age, availability: ['domingo-8h'], blockedDates: [] };
      return count(
        Array.from({ length: 1000 }, () =>
          demoAnswer(person, { date: '2026-12-06', time, optionValue: 'domingo-8h' }, random),
        ),
        'available',
      );
    };
    expect(rate(75, '19:00')).toBeLessThan(rate(75, '08:00') - 100);
    expect(rate(30, '19:00')).toBeGreaterThan(rate(75, '19:00') + 100);
  });
});

describe('readOption', () => {
  it('should read day and hour of every option of the standard timetable', () => {
    expect(OPTIONS.map((option) => ({ value: option.value, ...readOption(option) }))).toEqual([
      ...['segunda', 'terca', 'quarta', 'quinta', 'sexta'].map((day) => ({
        value: `${day}-6h30`,
        day: 'weekday',
        hour: 6,
      })),
      ...[8, 10, 19].map((hour) => ({ value: `domingo-${hour}h`, day: 'sunday', hour })),
      { value: 'primeira-quinta', day: 'special', hour: 19 },
      { value: 'primeira-sexta', day: 'special', hour: 6 },
      { value: 'primeiro-sabado', day: 'special', hour: 6 },
      { value: 'dia-28-7h', day: 'special', hour: 7 },
      { value: 'dia-28-15h', day: 'special', hour: 15 },
      { value: 'dia-28-19h30', day: 'special', hour: 19 },
    ]);
    expect(readOption({ value: 'outra', label: 'Outra' })).toEqual({ day: 'special', hour: null });
  });
});
