import { describe, expect, it } from '@jest/globals';
import { addDays, isIsoDate } from '../src/platform/dates/month.js';
import { comparisonKey } from '../src/platform/text.js';
import { availabilityOptions } from '../src/timetable/availability-options.js';
import { STANDARD_TIMETABLE } from '../src/timetable/standard-timetable.js';
import { EXPERIENCES } from '../src/ministers/experience.js';
import { DEMO_SETTINGS } from './demo-settings.js';
import { demoAccounts, DEMO_LOGINS, demoPeople, type DemoPerson } from './people.js';

/** Brazilian mobile numbers begin with 9, and none with 90. */
const NOBODYS = /^\+55 \(15\) 90\d{3}-\d{4}$/;
const TODAY = '2026-11-10';
const OPTIONS = availabilityOptions(STANDARD_TIMETABLE);
const VALUES = OPTIONS.map(({ value }) => value);
const SEEDS = ['demo', 1, 2, 3, 'são judas', 20261];

/** First and last names of well-known people that the lists could have put together. */
const WELL_KNOWN = [
  ['adriana', 'esteves'],
  ['camila', 'queiroz'],
  ['juliana', 'paes'],
  ['fabio', 'assuncao'],
  ['fernanda', 'lima'],
  ['thiago', 'lacerda'],
  ['debora', 'nascimento'],
  ['roberto', 'marinho'],
  ['mario', 'andrade'],
  ['nelson', 'goncalves'],
];

const active = (people: DemoPerson[]): DemoPerson[] => people.filter(({ isActive }) => isActive);
const completedYears = (birthDate: string, today: string): number =>
  Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4)) - (today.slice(5) < birthDate.slice(5) ? 1 : 0);
const share = <T>(list: T[], test: (item: T) => boolean): number => list.filter(test).length / list.length;
const find = (people: DemoPerson[], email: string): DemoPerson => {
  const person = people.find((one) => one.email === email);
  if (!person) throw new Error(`Nobody with ${email}`);
  return person;
};

describe.each(SEEDS)('demoPeople with seed %s', (seed) => {
  const people = demoPeople(seed, TODAY, OPTIONS);

  it('should be the same for the same seed and day', () => {
    expect(demoPeople(seed, TODAY, OPTIONS)).toEqual(people);
    expect(demoPeople(`${seed}x`, TODAY, OPTIONS)).not.toEqual(people);
  });

  it('should have at least 155 active ministers and some inactive', () => {
    expect(active(people).length).toBeGreaterThanOrEqual(155);
    expect(people.length - active(people).length).toBeGreaterThanOrEqual(5);
  });

  it.each(['key', 'fullName', 'scheduleName', 'email', 'phone'] as const)(
    'should never repeat a %s',
    (field) => {
      const values = people.map((person) => comparisonKey(person[field]));
      expect(new Set(values).size).toBe(people.length);
    },
  );

  it('should use only reserved domains and numbers that nobody has', () => {
    for (const { email, phone } of people) {
      expect(email).toMatch(/^[a-z0-9.]+@(exemplo\.test|demo\.local)$/);
      expect(phone).toMatch(NOBODYS);
      expect(phone).not.toBe(DEMO_SETTINGS.coordinationPhone);
    }
    expect(DEMO_SETTINGS.coordinationPhone).toMatch(NOBODYS);
  });

  it('should give everybody at least two surnames and nobody the name of a well-known person', () => {
    for (const { fullName } of people) {
      const words = comparisonKey(fullName).split(' ');
      expect(words.length).toBeGreaterThanOrEqual(3);
      expect(WELL_KNOWN.some(([first, last]) => words[0] === first && words.at(-1) === last)).toBe(false);
    }
  });

  it('should be of all ages from 25 to 80', () => {
    for (const { birthDate, age } of people) {
      expect(isIsoDate(birthDate)).toBe(true);
      expect(completedYears(birthDate, TODAY)).toBe(age);
      expect(age).toBeGreaterThanOrEqual(25);
      expect(age).toBeLessThanOrEqual(80);
    }
    expect(share(people, ({ age }) => age < 40)).toBeGreaterThan(0.1);
    expect(share(people, ({ age }) => age >= 65)).toBeGreaterThan(0.1);
  });

  it('should put the sacraments in their order, all in the past', () => {
    for (const { birthDate, baptismDate, confirmationDate, marriageDate } of people) {
      if (baptismDate) expect(baptismDate > birthDate).toBe(true);
      if (confirmationDate) {
        expect(confirmationDate >= addDays(birthDate, 11 * 365)).toBe(true);
        expect(confirmationDate >= (baptismDate ?? birthDate)).toBe(true);
        expect(confirmationDate < TODAY).toBe(true);
      }
      if (marriageDate) {
        expect(marriageDate >= addDays(birthDate, 20 * 365)).toBe(true);
        expect(marriageDate < TODAY).toBe(true);
      }
    }
    expect(share(people, ({ marriageDate }) => marriageDate !== null)).toBeGreaterThan(0.3);
  });

  it('should offer only known options, at least one each, and experience of every degree', () => {
    for (const { availability } of people) {
      expect(availability.length).toBeGreaterThan(0);
      expect(VALUES).toEqual(expect.arrayContaining(availability));
      expect(new Set(availability).size).toBe(availability.length);
    }
    expect(new Set(people.map(({ experience }) => experience))).toEqual(new Set(EXPERIENCES));
  });

  it('should have mandates that end soon, none that ended among the active', () => {
    const mandates = active(people).flatMap(({ mandateUntil }) => mandateUntil ?? []);
    expect(mandates.every((date) => date > TODAY)).toBe(true);
    expect(mandates.filter((date) => date <= addDays(TODAY, 45)).length).toBeGreaterThanOrEqual(4);
  });

  it('should block different days, each with a reason, for some', () => {
    const busy = people.filter(({ blockedDates }) => blockedDates.length > 0);
    expect(busy.length / people.length).toBeGreaterThan(0.05);
    expect(busy.length / people.length).toBeLessThan(0.4);
    for (const { blockedDates } of busy) {
      expect(new Set(blockedDates.map(({ date }) => date)).size).toBe(blockedDates.length);
      expect(blockedDates.every(({ date, reason }) => date > TODAY && reason !== '')).toBe(true);
    }
  });

  it('should leave nothing undefined', () => {
    expect(JSON.stringify(people)).not.toMatch(/undefined|NaN/);
    for (const person of people) expect(Object.values(person)).not.toContain(undefined);
  });

  it('should give the demo logins a full profile', () => {
    const coordinator = find(people, DEMO_LOGINS.coordenador);
    const minister = find(people, DEMO_LOGINS.ministro);
    expect(coordinator.role).toBe('coordenador');
    expect(people.filter(({ role }) => role === 'coordenador')).toEqual([coordinator]);
    for (const person of [coordinator, minister]) {
      expect(person).toMatchObject({ isActive: true, experience: 'mais-5-anos', sharesPhone: true });
      expect([
        person.portrait,
        person.baptismDate,
        person.confirmationDate,
        person.mandateUntil,
      ]).not.toContain(null);
    }
    expect(minister.marriageDate).not.toBeNull();
    expect(minister.household?.role).toBe('spouse');
  });
});

describe('demoPeople', () => {
  it('should keep ages and order of dates on a leap day and at the turn of a year', () => {
    for (const today of ['2028-02-29', '2027-01-01']) {
      for (const { age, birthDate } of demoPeople('demo', today, OPTIONS)) {
        expect(completedYears(birthDate, today)).toBe(age);
      }
    }
  });
});

describe('demoAccounts', () => {
  it('should have an administrator and a rector who are not ministers', () => {
    const accounts = demoAccounts('demo');
    expect(accounts.map(({ role, email }) => [role, email])).toEqual([
      ['admin', 'admin@demo.local'],
      ['reitor', 'reitor@demo.local'],
    ]);
    expect(demoAccounts('demo')).toEqual(accounts);
    const emails = demoPeople('demo', TODAY, OPTIONS).map(({ email }) => email);
    for (const { email } of accounts) expect(emails).not.toContain(email);
  });
});
