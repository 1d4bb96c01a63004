import { describe, expect, it } from '@jest/globals';
import { DEFAULT_SETTINGS } from './settings.js';
import { afterNight } from './quiet-hours.js';

const limits = DEFAULT_SETTINGS.substitutions;
const ZONE = 'America/Sao_Paulo';
const local = (text: string) => new Date(`${text}:00-03:00`);

describe('afterNight', () => {
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
    expect(afterNight(local(now), limits, ZONE)).toEqual(local(expected));
  });

  it('should know quiet hours within one day, and none', () => {
    const noon = { ...limits, quietFrom: '12:00', quietUntil: '14:00' };
    expect(afterNight(local('2026-11-10T13:00'), noon, ZONE)).toEqual(local('2026-11-10T14:00'));
    expect(afterNight(local('2026-11-10T15:00'), noon, ZONE)).toEqual(local('2026-11-10T15:00'));
    const never = { ...limits, quietFrom: '07:00', quietUntil: '07:00' };
    expect(afterNight(local('2026-11-10T03:00'), never, ZONE)).toEqual(local('2026-11-10T03:00'));
  });
});
