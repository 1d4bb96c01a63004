import { describe, expect, it } from 'vitest';
import {
  countMinisters,
  daysWithMasses,
  feastOf,
  fillingOf,
  missingText,
  splitByDay,
  weeksOf,
} from './calendar-model.ts';
import type { RosterDay, RosterMass } from '../editor/editor-model.ts';

const mass = (id: number, date: string): RosterMass => ({
  id,
  date,
  time: '08:00',
  description: 'Santa Missa',
  location: null,
  warning: null,
  begun: false,
  asked: true,
  required: 5,
  experienced: 1,
  filled: 0,
  missing: 5,
  shortage: null,
});

const day = (date: string, liturgicalName: string | null): RosterDay => ({
  date,
  liturgicalName,
  liturgicalColor: 'purple',
  holiday: null,
});

const december = { startDate: '2026-12-01', endDate: '2026-12-31' };

describe('fillingOf', () => {
  it.each([
    [{ missing: 0 }, true, 'full'],
    [{ missing: 5 }, true, 'short'],
    [{ missing: 5 }, false, 'empty'],
  ])('should call %o, in a roster that has people: %s, %s', (counts, made, filling) => {
    expect(fillingOf(counts, made)).toBe(filling);
  });
});

describe('splitByDay', () => {
  const days = ['2026-12-05', '2026-12-06', '2026-12-07'];
  it.each([
    ['2026-12-06', ['2026-12-05'], ['2026-12-06', '2026-12-07']],
    ['2026-12-01', [], days],
    ['2027-01-01', [], days],
  ])('should put away on %s what is over: %j', (today, past, ahead) => {
    expect(splitByDay(days, (day) => day, today)).toEqual({ past, ahead });
  });
});

describe('weeksOf', () => {
  it('should show a month in whole weeks from Sunday', () => {
    const weeks = weeksOf(december, [], []);
    expect(weeks).toHaveLength(5);
    expect(weeks.every((week) => week.length === 7)).toBe(true);
    expect(weeks[0]![0]).toMatchObject({ date: '2026-11-29', inPeriod: false });
    expect(weeks[0]![2]).toMatchObject({ date: '2026-12-01', inPeriod: true });
    expect(weeks[4]!.at(-1)).toMatchObject({ date: '2027-01-02', inPeriod: false });
  });

  it('should show one week as one row', () => {
    expect(weeksOf({ startDate: '2026-12-06', endDate: '2026-12-12' }, [], [])).toHaveLength(1);
  });

  it('should need six rows for a long month that begins late in the week', () => {
    expect(weeksOf({ startDate: '2026-08-01', endDate: '2026-08-31' }, [], [])).toHaveLength(6);
  });

  it('should put masses and liturgical days on their date', () => {
    const sunday = day('2026-12-06', '2º Domingo do Advento');
    const masses = [mass(1, '2026-12-06'), mass(2, '2026-12-06'), mass(3, '2026-12-08')];
    const weeks = weeksOf(december, masses, [sunday]);
    expect(weeks[1]![0]).toMatchObject({ date: '2026-12-06', liturgical: sunday });
    expect(weeks[1]![0]!.masses.map(({ id }) => id)).toEqual([1, 2]);
    expect(daysWithMasses(weeks).map(({ date }) => date)).toEqual(['2026-12-06', '2026-12-08']);
  });
});

describe('feastOf', () => {
  it.each([
    ['2º Domingo do Advento', '2º Domingo do Advento'],
    ['São Carlos Borromeu, bispo', 'São Carlos Borromeu, bispo'],
    ['Segunda-feira da Oitava da Páscoa', 'Segunda-feira da Oitava da Páscoa'],
    ['Terça-feira da 31ª semana do Tempo Comum', null],
    ['Sábado da 1ª semana do Advento', null],
    ['Féria privilegiada do Advento', null],
    [null, null],
  ])('should make of %s: %s', (name, feast) => {
    expect(feastOf(day('2026-12-01', name))).toBe(feast);
  });

  it('should say nothing of a day outside of the period', () => {
    expect(feastOf(null)).toBeNull();
  });
});

describe('words', () => {
  it('should agree in number', () => {
    expect([countMinisters(1), countMinisters(15)]).toEqual(['1 ministro', '15 ministros']);
    expect([missingText(1), missingText(3)]).toEqual(['falta 1', 'faltam 3']);
  });
});
