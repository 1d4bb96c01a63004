import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  addDays,
  capital,
  dateOf,
  dateTimeOf,
  dayAndMonth,
  dayInMonth,
  durationWords,
  hour,
  instantOf,
  longDate,
  longDateTimeOf,
  massMoment,
  monthAndYear,
  MONTHS,
  onLongDate,
  recentMoment,
  setParishZone,
  shortDate,
  thisMonth,
  today,
} from './dates.ts';

describe('dates', () => {
  afterEach(() => {
    setParishZone('America/Sao_Paulo');
    vi.useRealTimers();
  });

  it('should name a moment not long ago by the days of the parish', () => {
    const now = '2026-11-28T02:30:00.000Z';
    expect(
      ['2026-11-27T13:12:00.000Z', '2026-11-27T02:00:00.000Z', '2026-11-25T11:00:00.000Z'].map((instant) =>
        recentMoment(instant, now),
      ),
    ).toEqual(['hoje, 10h12', 'ontem, 23h', 'em 25/11, 8h']);
  });

  it('should show local dates as they are, in any zone of the device', () => {
    expect(shortDate('2026-12-06')).toBe('06/12/2026');
    expect(dayAndMonth('2026-12-06')).toBe('06/12');
    expect(longDate('2026-12-06')).toBe('domingo, 6 de dezembro');
    expect(longDate('2026-12-01')).toBe('terça-feira, 1º de dezembro');
    expect(longDate('2026-12-11')).toBe('sexta-feira, 11 de dezembro');
    expect(dayInMonth('2026-12-01')).toBe('1º de dezembro');
    expect(longDateTimeOf('2026-12-01T15:00:00.000Z')).toBe('1º de dezembro de 2026, 12h00');
    expect(massMoment({ date: '2026-12-28', time: '19:30' })).toBe('segunda-feira, 28 de dezembro, 19h30');
    expect(capital(longDate('2026-12-08'))).toBe('Terça-feira, 8 de dezembro');
    expect(monthAndYear(2026, 12)).toBe('dezembro de 2026');
    expect(MONTHS).toHaveLength(12);
    expect([MONTHS[0], MONTHS[2]]).toEqual(['Janeiro', 'Março']);
  });

  it('should say on which day, as the weekday asks', () => {
    expect(onLongDate('2026-12-06')).toBe('no domingo, 6 de dezembro');
    expect(onLongDate('2026-12-07')).toBe('na segunda-feira, 7 de dezembro');
    expect(onLongDate('2026-12-12')).toBe('no sábado, 12 de dezembro');
  });

  it('should know the instant of a day and a time on the parish’s clock', () => {
    expect(instantOf('2026-12-06', '08:00')).toBe('2026-12-06T11:00:00.000Z');
    expect(instantOf('2026-12-31', '23:30')).toBe('2027-01-01T02:30:00.000Z');
    setParishZone('Europe/Lisbon');
    expect(instantOf('2026-07-01', '00:00')).toBe('2026-06-30T23:00:00.000Z');
  });

  it('should count days over the ends of months and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  });

  it('should know the day on the parish’s clock', () => {
    vi.useFakeTimers({ now: new Date('2026-12-07T01:30:00.000Z') });
    expect(today()).toBe('2026-12-06');
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
    expect(dateTimeOf(lateEvening)).toBe('06/12/2026, 22h30');
    setParishZone('America/Rio_Branco');
    expect(dateTimeOf(lateEvening)).toBe('06/12/2026, 20h30');
  });

  it('should know the month of the parish, not of the device', () => {
    vi.setSystemTime('2027-01-01T02:00:00.000Z');
    expect(thisMonth()).toEqual({ year: 2026, month: 12 });
  });
});

describe('durationWords', () => {
  it.each([
    [12, '12 min'],
    [60, '1h'],
    [89, '1h29'],
    [125, '2h05'],
  ])('should say %d minutes as %s', (minutes, words) => {
    expect(durationWords(minutes)).toBe(words);
  });
});
