import { describe, expect, it } from '@jest/globals';
import { DAY, HOUR } from '../platform/clock.js';
import { daysUntil, formatDeadline, isOver, isReminderDue, readDeadline, reminderAt } from './deadline.js';

const ZONE = 'America/Sao_Paulo';
const DEADLINE = new Date('2026-11-25T20:00:00-03:00');
const before = (milliseconds: number) => new Date(DEADLINE.getTime() - milliseconds);

describe('readDeadline', () => {
  it.each([
    ['2026-11-25', '2026-11-26T02:59:59.999Z'],
    ['2026-11-25T20:00', '2026-11-25T23:00:00.000Z'],
    ['2026-11-25 20:00:30', '2026-11-25T23:00:30.000Z'],
    ['2026-11-25T20:00:00-03:00', '2026-11-25T23:00:00.000Z'],
    ['2026-11-25T20:00:00.000Z', '2026-11-25T20:00:00.000Z'],
  ])('should read %s as %s', (text, instant) => {
    expect(readDeadline(text, ZONE).toISOString()).toBe(instant);
  });

  it('should end the day of the parish, not that of the server', () => {
    expect(formatDeadline(readDeadline('2026-11-25', 'America/Noronha'), 'America/Noronha')).toBe(
      '25/11/2026 às 23h59',
    );
  });
});

describe('isOver', () => {
  it('should end at the deadline itself, and never without one', () => {
    expect(isOver(DEADLINE, before(1))).toBe(false);
    expect(isOver(DEADLINE, DEADLINE)).toBe(true);
    expect(isOver(null, DEADLINE)).toBe(false);
  });
});

describe('isReminderDue', () => {
  it.each<[daysLeft: number, now: Date, due: boolean]>([
    [3, reminderAt(DEADLINE, 3), true],
    [3, before(3 * DAY + 1), false],
    [3, before(1 * DAY + HOUR), true],
    [3, before(1 * DAY), false],
    [1, before(1 * DAY), true],
    [1, before(HOUR), true],
    [1, DEADLINE, false],
  ])('%i days left at %s: %s', (daysLeft, now, due) => {
    expect(isReminderDue(DEADLINE, daysLeft, now)).toBe(due);
  });
});

describe('daysUntil', () => {
  it.each([
    [3 * DAY, 3],
    [3 * DAY - 5000, 3],
    [2 * DAY, 2],
    [HOUR, 1],
  ])('should count begun days: %i ms are %i', (milliseconds, days) => {
    expect(daysUntil(DEADLINE, before(milliseconds))).toBe(days);
  });
});
