import { describe, expect, it } from 'vitest';
import {
  arrivedWords,
  checkInLink,
  emptyPlaces,
  missingOf,
  presentMass,
  waitingWords,
  withTaps,
  type Day,
  type Mass,
  type Tap,
} from './sacristy-model.ts';

const person = (ministerId: number, arrivedAt: string | null = null) => ({
  ministerId,
  scheduleName: `Pessoa ${ministerId}`,
  photoUrl: null,
  profileImagePosition: { x: 0, y: 0 },
  profileImageRotation: 0,
  profileImageScale: 1,
  arrivedAt,
  seeksSubstitute: false,
});

const mass = (slotId: number, time: string, values: Partial<Mass> = {}): Mass => ({
  slotId,
  date: '2026-12-06',
  time,
  dateTime: `2026-12-06T${time}:00-03:00`,
  description: 'Missa dominical',
  location: null,
  requiredMinisters: 3,
  people: [person(1), person(2)],
  helpers: [],
  candidates: [],
  ...values,
});

const day: Day = {
  date: '2026-12-06',
  masses: [mass(1, '08:00'), mass(2, '10:00')],
  checkInCodes: [
    { from: '2026-12-06T10:00:00.000Z', link: 'a' },
    { from: '2026-12-06T11:00:00.000Z', link: 'b' },
  ],
};

const at = (time: string) => Date.parse(`2026-12-06T${time}:00-03:00`);
const tap = (values: Partial<Tap>): Tap => ({
  id: crypto.randomUUID(),
  slotId: 1,
  ministerId: 1,
  arrived: true,
  at: '2026-12-06T10:50:00.000Z',
  ...values,
});

describe('The mass on the screen', () => {
  it.each([
    ['06:00', 1],
    ['08:44', 1],
    ['08:45', 2],
    ['23:00', 2],
  ])('should at %s be the one about to begin, or just begun', (time, slotId) => {
    expect(presentMass(day.masses, at(time))?.slotId).toBe(slotId);
  });

  it('should be none on a day without one', () => {
    expect(presentMass([], at('08:00'))).toBeUndefined();
  });

  it('should count who is there and what is empty', () => {
    const { masses } = withTaps(day, [tap({})]);
    expect(arrivedWords(masses[0]!)).toBe('1 de 2 chegou · 1 lugar vazio');
    expect(missingOf(masses[0]!).map(({ ministerId }) => ministerId)).toEqual([2]);
    expect(emptyPlaces(mass(3, '12:00', { requiredMinisters: 1 }))).toBe(0);
  });
});

describe('Taps that wait', () => {
  it('should show at once, the last of each person, at their mass alone', () => {
    const shown = withTaps(day, [tap({}), tap({ ministerId: 2 }), tap({ arrived: false })]);
    expect(shown.masses[0]!.people.map(({ arrivedAt }) => arrivedAt)).toEqual([
      null,
      '2026-12-06T10:50:00.000Z',
    ]);
    expect(shown.masses[1]).toEqual(day.masses[1]);
  });

  it('should be told quietly', () => {
    expect(waitingWords(0, false)).toBeNull();
    expect(waitingWords(1, false)).toBe('1 registro espera pela internet.');
    expect(waitingWords(3, true)).toBe('3 registros esperam o envio.');
  });
});

describe('The code to scan', () => {
  it.each([
    ['06:30', 'a'],
    ['07:59', 'a'],
    ['08:00', 'b'],
    ['23:59', 'b'],
  ])('should be the one of the hour at %s', (time, link) => {
    expect(checkInLink(day, at(time))).toBe(link);
  });
});
