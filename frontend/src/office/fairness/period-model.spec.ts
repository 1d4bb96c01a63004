import { describe, expect, it } from 'vitest';
import {
  lastMonths,
  periodError,
  periodInWords,
  periodOf,
  samePeriod,
  searchOf,
  yearChoices,
  type Period,
} from './period-model.ts';

const NOW = { year: 2026, month: 11 };

function period(from: string, to: string): Period {
  const [month, last] = [from, to].map((text) => {
    const [year = 0, number = 0] = text.split('-').map(Number);
    return { year, month: number };
  });
  return { from: month!, to: last! };
}

describe('lastMonths', () => {
  it.each([
    [1, NOW, '2026-11', '2026-11'],
    [6, NOW, '2026-06', '2026-11'],
    [12, NOW, '2025-12', '2026-11'],
    [3, { year: 2027, month: 1 }, '2026-11', '2027-01'],
  ])('should give %i months that end with the present one', (months, now, from, to) => {
    expect(searchOf(lastMonths(months, now))).toEqual({ from, to });
  });
});

describe('periodOf', () => {
  it('should show the last six months at first', () => {
    expect(searchOf(periodOf(new URLSearchParams(), NOW))).toEqual({ from: '2026-06', to: '2026-11' });
  });

  it('should read what the address says, also what cannot be read as a report', () => {
    const backwards = period('2026-12', '2024-02');
    expect(periodOf(new URLSearchParams(searchOf(backwards)), NOW)).toEqual(backwards);
  });

  it.each(['from=2026-13&to=nada', 'from=2026-00', 'from=26-1&to=2026-1', 'to=1999-12'])(
    'should ignore %s',
    (search) => {
      expect(samePeriod(periodOf(new URLSearchParams(search), NOW), lastMonths(6, NOW))).toBe(true);
    },
  );
});

describe('periodError', () => {
  it.each([
    ['2026-05', '2026-05', undefined],
    ['2024-01', '2026-12', undefined],
    ['2024-01', '2027-01', 'Escolha no máximo 36 meses. Este período tem 37.'],
    ['2026-05', '2026-04', 'Escolha um mês que não venha antes do primeiro.'],
  ])('should judge %s to %s', (from, to, error) => {
    expect(periodError(period(from, to))).toBe(error);
  });
});

describe('yearChoices', () => {
  it('should give ten years back and the next one, the latest first, and what is chosen', () => {
    expect(yearChoices(NOW, NOW)).toEqual([
      2027, 2026, 2025, 2024, 2023, 2022, 2021, 2020, 2019, 2018, 2017, 2016,
    ]);
    expect(yearChoices(NOW, { year: 2011, month: 1 }).at(-1)).toBe(2011);
    expect(yearChoices(NOW, { year: 2030, month: 1 })[0]).toBe(2030);
  });
});

describe('periodInWords', () => {
  it.each([
    ['2026-05', '2026-05', 'maio de 2026'],
    ['2026-06', '2026-11', 'junho a novembro de 2026'],
    ['2025-12', '2026-05', 'dezembro de 2025 a maio de 2026'],
  ])('should say %s to %s', (from, to, words) => {
    expect(periodInWords(period(from, to))).toBe(words);
  });
});
