import { describe, expect, it } from 'vitest';
import { daysBetween, dutiesOn, problemsWith } from './blocked-dates-model.ts';

describe(daysBetween, () => {
  it('should hold both ends, over the end of a month', () => {
    expect(daysBetween('2026-02-27', '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
  });

  it('should be one day without a last one', () => {
    expect(daysBetween('2026-12-25', '')).toEqual(['2026-12-25']);
  });
});

describe(dutiesOn, () => {
  it('should be the masses to come on the days that somebody wants to block', () => {
    const [over, sunday, monday] = [
      { date: '2026-12-06', past: true },
      { date: '2026-12-06', past: false },
      { date: '2026-12-07', past: false },
    ];
    expect(dutiesOn(['2026-12-05', '2026-12-06'], [over, sunday, monday])).toEqual([sunday]);
  });
});

describe(problemsWith, () => {
  it('should want a day, in the right order, and not a whole season', () => {
    expect(problemsWith('', '2026-12-25')).toEqual({ date: 'Informe o dia.' });
    expect(problemsWith('2026-12-25', '2026-12-24')).toHaveProperty('until');
    expect(problemsWith('2026-12-01', '2027-03-01')).toHaveProperty('until');
    expect(problemsWith('2026-12-24', '2026-12-26')).toEqual({});
    expect(problemsWith('2026-12-24', '')).toEqual({});
  });
});
