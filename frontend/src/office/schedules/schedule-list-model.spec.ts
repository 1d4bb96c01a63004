import { describe, expect, it } from 'vitest';
import {
  filterOf,
  monthBeside,
  searchOf,
  typeLabel,
  yearChoices,
  monthlyOf,
  firstProposed,
  nextFreeMonth,
  otherYears,
} from './schedule-list-model.ts';

describe('yearChoices', () => {
  it('should give five years around the present one', () => {
    expect(yearChoices(2026)).toEqual([2024, 2025, 2026, 2027, 2028]);
  });
});

describe('otherYears', () => {
  it('should count what the chosen year hides, where the filter leads', () => {
    const all = [2027, 2026, 2026, 2025, 2020].map((year) => ({ year, month: 1 }));
    expect(otherYears(all, 2026, yearChoices(2026))).toEqual([
      { year: 2027, count: 1 },
      { year: 2025, count: 1 },
    ]);
  });
});

describe('monthBeside', () => {
  it('should name the month where the title does not', () => {
    const december = { year: 2026, month: 12 };
    expect(monthBeside({ ...december, title: 'Escala de Dezembro de 2026' })).toBeUndefined();
    expect(monthBeside({ ...december, title: 'Novena do Natal' })).toBe('dezembro de 2026');
  });
});

describe('filterOf', () => {
  it('should show the whole present year at first', () => {
    expect(filterOf(new URLSearchParams(), 2026)).toEqual({ year: 2026, month: null });
  });

  it('should read what the address says', () => {
    expect(filterOf(new URLSearchParams('year=2027&month=12'), 2026)).toEqual({ year: 2027, month: 12 });
  });

  it.each(['year=1999&month=13', 'year=abc&month=x', 'month=1.5', 'month=0'])(
    'should ignore %s',
    (search) => {
      expect(filterOf(new URLSearchParams(search), 2026)).toEqual({ year: 2026, month: null });
    },
  );

  it('should come back from the address that it makes', () => {
    const filter = { year: 2025, month: 3 };
    expect(filterOf(new URLSearchParams(searchOf(filter)), 2026)).toEqual(filter);
    expect(searchOf({ year: 2025, month: null })).toEqual({ year: '2025' });
  });
});

describe('typeLabel', () => {
  it('should say Mensal only for the monthly type', () => {
    expect(['mensal', 'semanal', 'outro'].map(typeLabel)).toEqual(['Mensal', 'Semanal', 'Semanal']);
  });
});

describe('firstProposed', () => {
  it.each([
    ['the present month', null, '2026-11-20', { year: 2026, month: 11 }],
    ['the next one towards its end', null, '2026-11-21', { year: 2026, month: 12 }],
    ['January in the end of December', null, '2026-12-26', { year: 2027, month: 1 }],
    ['the month that is looked at', 11, '2026-11-26', { year: 2026, month: 11 }],
    ['the present month of another year', null, '2027-11-26', { year: 2026, month: 11 }],
  ])('should be %s', (_, month, today, expected) => {
    expect(firstProposed({ year: 2026, month }, today)).toEqual(expected);
  });
});

describe('nextFreeMonth', () => {
  const schedule = (year: number, month: number, type: 'mensal' | 'semanal' = 'mensal') => ({
    year,
    month,
    type,
  });
  const known = [schedule(2026, 11), schedule(2026, 12), schedule(2027, 1, 'semanal')];

  it.each([
    [
      { year: 2026, month: 10 },
      { year: 2026, month: 10 },
    ],
    [
      { year: 2026, month: 11 },
      { year: 2027, month: 1 },
    ],
  ])('should be, from %o on, %o', (from, expected) => {
    expect(nextFreeMonth(known, from)).toEqual(expected);
  });

  it('should know the monthly schedule of a month', () => {
    expect(monthlyOf(known, { year: 2026, month: 12 })).toBe(known[1]);
    expect(monthlyOf(known, { year: 2027, month: 1 })).toBeUndefined();
  });
});
