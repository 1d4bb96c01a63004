import { describe, expect, it } from '@jest/globals';
import type { AppError } from '../platform/errors/app-error.js';
import { freeKey, massRule, massRuleResponse } from './mass-rule-values.js';
import type { MassRuleValues, MassWhenValues } from './mass-rules.dto.js';
import { STANDARD_TIMETABLE } from './standard-timetable.js';

const novena: MassRuleValues = {
  name: 'Novena de São Judas',
  when: { kind: 'date-range', from: '2026-10-19', to: '2026-10-27' },
  times: [
    { time: '19:30', requiredMinisters: 10 },
    { time: '07:00', requiredMinisters: 6 },
  ],
};

function errorsOf(values: Partial<MassRuleValues>) {
  try {
    massRule('novena', { ...novena, ...values });
  } catch (error) {
    return (error as AppError).errors;
  }
  return undefined;
}

describe('massRule', () => {
  it('should fill in what a form leaves out and put the times in order', () => {
    expect(massRule('novena', { ...novena, holidayTimes: [], location: null })).toEqual({
      key: 'novena',
      name: 'Novena de São Judas',
      when: { kind: 'date-range', from: '2026-10-19', to: '2026-10-27' },
      times: [
        { time: '07:00', requiredMinisters: 6 },
        { time: '19:30', requiredMinisters: 10 },
      ],
      replaces: 'none',
      experiencedRequired: 1,
      active: true,
    });
  });

  it('should give every standard rule back from its own answer', () => {
    for (const rule of STANDARD_TIMETABLE) {
      expect(massRule(rule.key, massRuleResponse(1, 0, rule))).toEqual({ ...rule, experiencedRequired: 1 });
    }
  });

  it.each<[MassWhenValues, string]>([
    [{ kind: 'weekday' }, 'when.weekday'],
    [{ kind: 'nth-weekday', nth: 1 }, 'when.weekday'],
    [{ kind: 'nth-weekday', weekday: 4 }, 'when.nth'],
    [{ kind: 'nth-weekday', weekday: 4, nth: 0 }, 'when.nth'],
    [{ kind: 'day-of-month', day: null }, 'when.day'],
    [{ kind: 'date-range', to: '2026-10-27' }, 'when.from'],
    [{ kind: 'date-range', from: '2026-10-19' }, 'when.to'],
    [{ kind: 'date-range', from: '2026-10-19', to: '2026-10-18' }, 'when.to'],
    [{ kind: 'date-range', from: '2026-01-01', to: '2026-03-02' }, 'when.to'],
  ])('should name the field that %j lacks', (when, field) => {
    expect(Object.keys(errorsOf({ when }) ?? {})).toEqual([field]);
  });

  it('should take a range of sixty days', () => {
    expect(errorsOf({ when: { kind: 'date-range', from: '2026-01-01', to: '2026-03-01' } })).toBeUndefined();
  });

  it('should refuse more experienced ministers than one of its masses has', () => {
    expect(errorsOf({ experiencedRequired: 6 })).toBeUndefined();
    expect(errorsOf({ experiencedRequired: 7 })).toHaveProperty('experiencedRequired');
  });
});

describe('freeKey', () => {
  it.each([
    ['Missa da Família', [], 'missa-da-familia'],
    ['Missa da família!', ['missa-da-familia'], 'missa-da-familia-2'],
    ['São João', ['sao-joao', 'sao-joao-2'], 'sao-joao-3'],
    ['***', [], 'missa'],
  ])('should make a key of %s beside %j: %s', (name, taken, key) => expect(freeKey(name, taken)).toBe(key));
});
