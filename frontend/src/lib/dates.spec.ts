import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  dateOf,
  dateTimeOf,
  dayAndMonth,
  hour,
  longDate,
  monthAndYear,
  MONTHS,
  setParishZone,
  shortDate,
  thisMonth,
} from './dates.ts';

describe('dates', () => {
  afterEach(() => {
    setParishZone('America/Sao_Paulo');
    vi.useRealTimers();
  });

  it('should show local dates as they are, in any zone of the device', () => {
    expect(shortDate('2026-12-06')).toBe('06/12/2026');
    expect(dayAndMonth('2026-12-06')).toBe('06/12');
    expect(longDate('2026-12-06')).toBe('domingo, 6 de dezembro');
    expect(monthAndYear(2026, 12)).toBe('dezembro de 2026');
    expect(MONTHS).toHaveLength(12);
    expect([MONTHS[0], MONTHS[2]]).toEqual(['Janeiro', 'Março']);
  });

  it.each([
    ['08:00', '8h'],
    ['19:30', '19h30'],
    ['06:30', '6h30'],
    ['00:00', '0h'],
  ])('should say %s as %s', (time, said) => {
    expect(hour(time)).toBe(said);
  });

  it('should show instants on the parish’s clock', () => {
    const lateEvening = '2026-12-07T01:30:00.000Z';
    expect(dateOf(lateEvening)).toBe('06/12/2026');
    expect(dateTimeOf(lateEvening)).toBe('06/12/2026, 22:30');
    setParishZone('America/Rio_Branco');
    expect(dateTimeOf(lateEvening)).toBe('06/12/2026, 20:30');
  });

  it('should know the month of the parish, not of the device', () => {
    vi.setSystemTime('2027-01-01T02:00:00.000Z');
    expect(thisMonth()).toEqual({ year: 2026, month: 12 });
  });
});
