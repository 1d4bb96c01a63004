import { describe, expect, it } from 'vitest';
import { daysOf, entriesOf, linesOf, partsOf, usualDay, type DayOfMasses } from './day-picture.ts';

type Mass = DayOfMasses['masses'][number];

const mass = (date: string, part: Partial<Mass> = {}): Mass =>
  ({ date, time: '08:00', requiredMinisters: 0, ministers: [], ...part }) as unknown as Mass;

const people = (...names: string[]) =>
  names.map((scheduleName, id) => ({ id, scheduleName })) as unknown as Mass['ministers'];

describe('The day that is drawn', () => {
  // 6 and 13 December 2026 are Sundays.
  const days = daysOf(['2026-12-05', '2026-12-06', '2026-12-06', '2026-12-13'].map((date) => mass(date)));

  it('should hold all masses of its date', () => {
    expect(days.map(({ date, masses }) => [date, masses.length])).toEqual([
      ['2026-12-05', 1],
      ['2026-12-06', 2],
      ['2026-12-13', 1],
    ]);
  });

  it.each([
    ['2026-12-01', '2026-12-06'],
    ['2026-12-06', '2026-12-06'],
    ['2026-12-07', '2026-12-13'],
    ['2026-12-20', '2026-12-05'],
  ])('should be on %s that of %s', (today, date) => {
    expect(usualDay(days, today)).toBe(date);
  });

  it('should be the next one with masses where no Sunday has any', () => {
    expect(usualDay(daysOf([mass('2026-12-04'), mass('2026-12-08')]), '2026-12-05')).toBe('2026-12-08');
    expect(usualDay([], '2026-12-05')).toBe('');
  });
});

describe('The team of a mass', () => {
  it('should be its names, and how many are missing', () => {
    const short = mass('2026-12-06', { requiredMinisters: 4, ministers: people('Ana', 'Bento') });
    expect(entriesOf(short)).toEqual([{ text: 'Ana' }, { text: 'Bento' }, { text: 'faltam 2', alarm: true }]);
    expect(entriesOf(mass('2026-12-06', { requiredMinisters: 1 }))).toEqual([
      { text: 'falta 1', alarm: true },
    ]);
    expect(entriesOf(mass('2026-12-06'))).toEqual([]);
  });

  it('should break long names between words, and never inside one', () => {
    const lines = (text: string) => linesOf(text, 10, ({ length }) => length);
    expect(lines('Maria Aparecida de Fátima')).toEqual(['Maria', 'Aparecida', 'de Fátima']);
    expect(lines('Ana Clara')).toEqual(['Ana Clara']);
    expect(lines('Constantinopolitana')).toEqual(['Constantinopolitana']);
  });
});

describe('Pictures of a day', () => {
  const heights = (...all: number[]) => all.map((height) => ({ height }));

  it.each([
    [[700, 700, 700], [3]],
    [
      [900, 900, 900, 900, 900, 900],
      [2, 2, 2],
    ],
    [
      [600, 600, 600, 600, 600],
      [3, 2],
    ],
    [
      [3000, 100],
      [1, 1],
    ],
    [[], []],
  ])('should hold masses of %j pixels in %j', (all, counts) => {
    const parts = partsOf(heights(...all), 2400);
    expect(parts.map(({ length }) => length)).toEqual(counts);
    expect(parts.flat()).toEqual(heights(...all));
  });
});
