import { describe, expect, it } from '@jest/globals';
import { holidaysOfYear, isHoliday } from './holidays.js';

const national = (year: number) =>
  holidaysOfYear(year)
    .filter(({ kind }) => kind === 'national')
    .map(({ date }) => date.slice(5));

describe('holidays', () => {
  it('should know the national holidays, Good Friday among them', () => {
    expect(national(2026)).toEqual([
      '01-01',
      '04-03',
      '04-21',
      '05-01',
      '09-07',
      '10-12',
      '11-02',
      '11-15',
      '11-20',
      '12-25',
    ]);
  });

  it('should keep 20 November from 2024 on, in every year and in whatever order years are asked', () => {
    for (const year of [2034, 2024, 2023, 2030, 2025, 2026, 2022]) {
      expect(isHoliday(`${year}-11-20`)).toBe(year >= 2024);
      expect(national(year)).toHaveLength(year >= 2024 ? 10 : 9);
    }
  });

  it.each([
    ['2024-03-29', '2024-05-30'],
    ['2025-04-18', '2025-06-19'],
    ['2026-04-03', '2026-06-04'],
    ['2027-03-26', '2027-05-27'],
    ['2028-04-14', '2028-06-15'],
  ])('should keep Good Friday on %s and Corpus Christi on %s', (goodFriday, corpusChristi) => {
    expect(isHoliday(goodFriday)).toBe(true);
    expect(isHoliday(corpusChristi)).toBe(true);
    expect(isHoliday(corpusChristi, { corpusChristi: false })).toBe(false);
  });

  it('should leave Carnival, Ash Wednesday, Easter and election Sundays as common days', () => {
    for (const date of ['2026-02-16', '2026-02-17', '2026-02-18', '2026-04-05', '2026-10-04', '2026-12-24']) {
      expect(isHoliday(date)).toBe(false);
    }
  });

  it('should add the holidays of the state', () => {
    expect(holidaysOfYear(2026).find(({ date }) => date === '2026-07-09')?.kind).toBe('state');
    expect(isHoliday('2026-07-09', { state: 'MG' })).toBe(false);
    expect(isHoliday('2026-04-21', { state: 'MG' })).toBe(true);
  });

  it('should add the holidays of the town, yearly or once', () => {
    const municipal = [
      { date: '08-15', name: 'Aniversário da cidade' },
      { date: '2026-02-17', name: 'Carnaval' },
      { date: '12-25', name: 'Festa da cidade' },
      { date: '02-29', name: 'Dia que nem sempre há' },
    ];
    expect(isHoliday('2026-08-15', { municipal })).toBe(true);
    expect(isHoliday('2027-08-15', { municipal })).toBe(true);
    expect(isHoliday('2026-02-17', { municipal })).toBe(true);
    expect(isHoliday('2027-02-17', { municipal })).toBe(false);
    const christmas = holidaysOfYear(2026, { municipal }).filter(({ date }) => date === '2026-12-25');
    expect(christmas).toEqual([{ date: '2026-12-25', name: 'Natal', kind: 'national' }]);
    expect(holidaysOfYear(2026, { municipal }).map(({ name }) => name)).not.toContain(
      'Dia que nem sempre há',
    );
    expect(isHoliday('2028-02-29', { municipal })).toBe(true);
  });

  it('should name holidays in Portuguese, in order', () => {
    const days = holidaysOfYear(2026);
    expect(days.find(({ date }) => date === '2026-06-04')).toEqual({
      date: '2026-06-04',
      name: 'Corpus Christi',
      kind: 'municipal',
    });
    expect(days.find(({ date }) => date === '2026-11-20')?.name).toBe('Consciência Negra');
    expect(days.map(({ date }) => date)).toEqual(days.map(({ date }) => date).sort());
  });
});
