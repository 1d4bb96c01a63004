import { describe, expect, it } from '@jest/globals';
import { checkTimetable } from './check-timetable.js';
import { TimetableError, type MassRule } from './mass-rule.js';
import { STANDARD_TIMETABLE } from './standard-timetable.js';

const extra: MassRule = {
  key: 'quarta-19h30',
  name: 'Novena perpétua',
  when: { kind: 'weekday', weekday: 3 },
  times: [{ time: '19:30', requiredMinisters: 4 }],
  replaces: 'none',
  active: true,
};
const check = (changes: Partial<MassRule>) => () =>
  checkTimetable([...STANDARD_TIMETABLE, { ...extra, ...changes }]);
const SATURDAY_15H: Partial<MassRule> = {
  when: { kind: 'weekday', weekday: 6 },
  times: [{ time: '15:00', requiredMinisters: 4 }],
};

describe('checkTimetable', () => {
  it('should accept the standard timetable and sound additions to it', () => {
    expect(() => checkTimetable(STANDARD_TIMETABLE)).not.toThrow();
    expect(check({})).not.toThrow();
    expect(check(SATURDAY_15H)).not.toThrow();
    expect(check({ when: { kind: 'date-range', from: '2041-10-19', to: '2041-10-27' } })).not.toThrow();
    expect(() => checkTimetable([])).not.toThrow();
  });

  it('should refuse an option that maps to no mass', () => {
    const never = 'opção de disponibilidade “quarta-19h30” não corresponde a nenhuma missa';
    expect(check({ when: { kind: 'day-of-month', day: 32 } })).toThrow(never);
    expect(check({ when: { kind: 'date-range', from: '2026-10-27', to: '2026-10-19' } })).toThrow(never);
    const everyDay: MassRule = {
      ...extra,
      key: 'mes-inteiro',
      when: { kind: 'date-range', from: '2024-01-01', to: '2051-12-31' },
      replaces: 'day',
    };
    expect(() => checkTimetable([...STANDARD_TIMETABLE, everyDay])).toThrow(/não corresponde a nenhuma/);
  });

  it('should refuse a mass that maps to no option, even one that only a holiday brings', () => {
    const times = ['08:00', '10:00'].map((time) => ({ time, requiredMinisters: 4 }));
    expect(check({ times, holidayTimes: [{ time: '11:00', requiredMinisters: 4 }] })).toThrow(
      /11h.*nenhuma opção de disponibilidade/,
    );
    expect(() => checkTimetable(STANDARD_TIMETABLE.filter(({ key }) => key !== 'domingo'))).toThrow(
      TimetableError,
    );
  });

  it('should refuse rules that meet at the same hour, even once in a month', () => {
    expect(check({ times: [{ time: '06:30', requiredMinisters: 4 }] })).toThrow(/duas missas no mesmo/);
    expect(check({ ...SATURDAY_15H, when: { kind: 'nth-weekday', nth: 4, weekday: 3 } })).not.toThrow();
    expect(
      check({
        when: { kind: 'nth-weekday', nth: 1, weekday: 4 },
        times: [{ time: '19:00', requiredMinisters: 4 }],
      }),
    ).toThrow(/duas missas no mesmo horário/);
  });

  it('should refuse doubled or ill-formed keys and rules without times', () => {
    expect(check({ key: 'domingo' })).toThrow('“domingo” aparece em duas regras');
    expect(check({ key: 'domingo-8h' })).toThrow('“domingo-8h” aparece duas vezes');
    expect(check({ key: 'Missa da família' })).toThrow('“Missa da família” não é válida');
    expect(check({ times: [] })).toThrow('“Novena perpétua” não tem nenhum horário');
  });
});
