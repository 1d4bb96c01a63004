import { describe, expect, it } from 'vitest';
import {
  countMinisters,
  daysWithMasses,
  fillingOf,
  massesOf,
  missingText,
  monthsOf,
  weeksOf,
  type LiturgicalDay,
  type Slot,
} from './calendar-model.ts';

const person = { assignmentId: 1, ministerId: 1, scheduleName: 'Ana', profileImageUrl: null } as const;

const slot = (id: number, date: string, people = 0, requiredMinisters = 5): Slot => ({
  id,
  scheduleId: 1,
  dateTime: `${date}T11:00:00.000Z`,
  date,
  time: '08:00',
  description: 'Santa Missa',
  requiredMinisters,
  experiencedRequired: 1,
  location: null,
  liturgicalName: null,
  liturgicalColor: 'purple',
  optionValue: null,
  warning: null,
  ministers: Array.from({ length: people }, (_, index) => ({
    ...person,
    assignmentId: index + 1,
    origin: 'automatic',
    pinned: false,
  })),
});

const december = { startDate: '2026-12-01', endDate: '2026-12-31' };

describe('massesOf', () => {
  it('should count places as the overview does, whose rules may ask for more', () => {
    const overview = {
      slots: [
        { slotId: 1, date: '2026-12-06', time: '08:00', description: '', required: 7, filled: 3, missing: 4 },
      ],
    };
    const [ruled, plain] = massesOf([slot(1, '2026-12-06', 3), slot(2, '2026-12-07', 6)], overview);
    expect(ruled).toMatchObject({ required: 7, filled: 3, missing: 4 });
    expect(plain).toMatchObject({ required: 5, filled: 6, missing: 0 });
  });

  it('should count a mass’s own places before the overview has come', () => {
    expect(massesOf([slot(1, '2026-12-06', 2)], undefined)[0]).toMatchObject({ required: 5, missing: 3 });
  });
});

describe('fillingOf', () => {
  it.each([
    [{ filled: 5, missing: 0 }, 'full'],
    [{ filled: 4, missing: 1 }, 'short'],
    [{ filled: 0, missing: 5 }, 'empty'],
  ])('should call %o %s', (mass, filling) => {
    expect(fillingOf(mass)).toBe(filling);
  });
});

describe('weeksOf', () => {
  it('should show a month in whole weeks from Sunday', () => {
    const weeks = weeksOf(december, []);
    expect(weeks).toHaveLength(5);
    expect(weeks.every((week) => week.length === 7)).toBe(true);
    expect(weeks[0]![0]).toMatchObject({ date: '2026-11-29', inPeriod: false });
    expect(weeks[0]![2]).toMatchObject({ date: '2026-12-01', inPeriod: true });
    expect(weeks[4]!.at(-1)).toMatchObject({ date: '2027-01-02', inPeriod: false });
  });

  it('should show one week as one row', () => {
    expect(weeksOf({ startDate: '2026-12-06', endDate: '2026-12-12' }, [])).toHaveLength(1);
  });

  it('should need six rows for a long month that begins late in the week', () => {
    expect(weeksOf({ startDate: '2026-08-01', endDate: '2026-08-31' }, [])).toHaveLength(6);
  });

  it('should put masses and liturgical days on their date', () => {
    const day: LiturgicalDay = {
      date: '2026-12-06',
      liturgicalName: '2º Domingo do Advento',
      liturgicalColor: 'purple',
      rank: 'sunday',
      season: 'advent',
      holiday: null,
    };
    const masses = massesOf([slot(1, '2026-12-06'), slot(2, '2026-12-06'), slot(3, '2026-12-08')], undefined);
    const weeks = weeksOf(december, masses, [day]);
    expect(weeks[1]![0]).toMatchObject({ date: '2026-12-06', liturgical: day });
    expect(weeks[1]![0]!.masses.map(({ id }) => id)).toEqual([1, 2]);
    expect(daysWithMasses(weeks).map(({ date }) => date)).toEqual(['2026-12-06', '2026-12-08']);
  });
});

describe('monthsOf', () => {
  it('should name one month, or the two that a week touches', () => {
    expect(monthsOf(december)).toEqual([{ year: 2026, month: 12 }]);
    expect(monthsOf({ startDate: '2026-12-27', endDate: '2027-01-02' })).toEqual([
      { year: 2026, month: 12 },
      { year: 2027, month: 1 },
    ]);
  });
});

describe('words', () => {
  it('should agree in number', () => {
    expect([countMinisters(1), countMinisters(15)]).toEqual(['1 ministro', '15 ministros']);
    expect([missingText(1), missingText(3)]).toEqual(['falta 1', 'faltam 3']);
  });
});
