import { describe, expect, it } from '@jest/globals';
import { isHoliday } from './holidays.js';
import { datesOfMonth, datesOfWeek } from '../platform/dates/month.js';
import { availabilityOptions } from './availability-options.js';
import { massesOfPeriod, massesOn } from './generate-masses.js';
import { TimetableError, type MassRule } from './mass-rule.js';
import { STANDARD_TIMETABLE } from './standard-timetable.js';

const context = { isHoliday: (date: string) => isHoliday(date) };
const on = (date: string, rules: readonly MassRule[] = STANDARD_TIMETABLE) => massesOn(date, rules, context);
const brief = (date: string, rules?: readonly MassRule[]) =>
  on(date, rules).map((mass) => `${mass.time} ${mass.ruleKey} ${mass.requiredMinisters} ${mass.optionValue}`);

/** Whether a first Thursday of 2024-2034 is a holiday, from the list of holidays written out by hand. */
function naiveThursdayHoliday(year: number, month: number, day: number): boolean {
  const fixed = ['1-1', '4-21', '5-1', '7-9', '9-7', '10-12', '11-2', '11-15', '11-20', '12-25'];
  // The only first Thursday of these years that is Corpus Christi is 4 June 2026.
  return fixed.includes(`${month}-${day}`) || `${year}-${month}-${day}` === '2026-6-4';
}

/** The specification's rules written out anew, with plain UTC days and no rule table. */
function naiveDay(year: number, month: number, day: number): string[] {
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
  const first = day <= 7;
  if (day === 28) {
    return weekday === 0
      ? [
          '08:00 dia-28 15 domingo-8h',
          '10:00 dia-28 20 domingo-10h',
          '15:00 dia-28 15 dia-28-15h',
          '19:00 dia-28 20 domingo-19h',
        ]
      : ['07:00 dia-28 10 dia-28-7h', '15:00 dia-28 10 dia-28-15h', '19:30 dia-28 10 dia-28-19h30'];
  }
  switch (weekday) {
    case 0:
      return ['08:00 domingo 15 domingo-8h', '10:00 domingo 20 domingo-10h', '19:00 domingo 20 domingo-19h'];
    case 4: {
      const healing = naiveThursdayHoliday(year, month, day) ? '19:00' : '19:30';
      return [
        '06:30 quinta-6h30 5 quinta-6h30',
        ...(first ? [`${healing} primeira-quinta 26 primeira-quinta`] : []),
      ];
    }
    case 5:
      return first ? ['06:30 primeira-sexta 10 primeira-sexta'] : ['06:30 sexta-6h30 5 sexta-6h30'];
    case 6:
      return first ? ['06:30 primeiro-sabado 10 primeiro-sabado'] : [];
    default: {
      const name = ['segunda', 'terca', 'quarta'][weekday - 1] ?? '';
      return [`06:30 ${name}-6h30 5 ${name}-6h30`];
    }
  }
}

describe('massesOn', () => {
  it('should give the specified masses on every day from 2024 to 2034', () => {
    const options = new Set(availabilityOptions(STANDARD_TIMETABLE).map(({ value }) => value));
    let days = 0;
    for (let year = 2024; year <= 2034; year++) {
      for (let month = 1; month <= 12; month++) {
        for (let day = 1; day <= new Date(Date.UTC(year, month, 0)).getUTCDate(); day++) {
          const date = new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
          expect([date, brief(date)]).toEqual([date, naiveDay(year, month, day)]);
          expect(on(date).every(({ optionValue }) => options.has(optionValue))).toBe(true);
          days++;
        }
      }
    }
    expect(days).toBe(4018);
  });

  it.each([
    ['2026-10-01', '19:30'],
    ['2026-01-01', '19:00'],
    ['2026-06-04', '19:00'],
    ['2025-05-01', '19:00'],
    ['2028-09-07', '19:00'],
    ['2026-04-02', '19:30'],
  ])('should hold the healing mass of %s at %s', (date, time) => {
    expect(on(date).find(({ ruleKey }) => ruleKey === 'primeira-quinta')?.time).toBe(time);
  });

  it('should ask the town whether a first Thursday is a holiday', () => {
    const notObserved = { isHoliday: (date: string) => isHoliday(date, { corpusChristi: false }) };
    const [, healing] = massesOn('2026-06-04', STANDARD_TIMETABLE, notObserved);
    expect(healing?.time).toBe('19:30');
  });

  it.each([
    ['2026-08-01', 'primeiro-sabado'],
    ['2026-08-06', 'primeira-quinta'],
    ['2026-08-07', 'primeira-sexta'],
    ['2026-05-01', 'primeira-sexta'],
    ['2026-05-02', 'primeiro-sabado'],
    ['2026-05-07', 'primeira-quinta'],
  ])('should count first Thursdays, Fridays and Saturdays apart: %s is %s', (date, key) => {
    expect(on(date).map(({ ruleKey }) => ruleKey)).toContain(key);
  });

  it.each(['2026-06-28', '2027-02-28', '2027-03-28', '2027-11-28'])(
    'should hold four masses on Sunday %s, three of them answered by Sunday options',
    (date) => {
      expect(on(date).map(({ time, optionValue }) => [time, optionValue])).toEqual([
        ['08:00', 'domingo-8h'],
        ['10:00', 'domingo-10h'],
        ['15:00', 'dia-28-15h'],
        ['19:00', 'domingo-19h'],
      ]);
    },
  );

  it('should describe a mass in full', () => {
    expect(on('2026-12-04')).toEqual([
      {
        date: '2026-12-04',
        time: '06:30',
        description: 'Missa do Sagrado Coração de Jesus',
        requiredMinisters: 10,
        experiencedRequired: 1,
        ruleKey: 'primeira-sexta',
        optionValue: 'primeira-sexta',
        warnings: [],
      },
    ]);
  });

  it('should warn of masses in the Triduum, and of none elsewhere', () => {
    const warned = massesOfPeriod(
      [...datesOfMonth(2026, 3), ...datesOfMonth(2026, 4)],
      STANDARD_TIMETABLE,
      context,
    ).filter(({ warnings }) => warnings.length);
    expect(warned.map(({ date, ruleKey, warnings }) => [date, ruleKey, warnings])).toEqual([
      ['2026-04-02', 'quinta-6h30', [expect.stringMatching(/^Na Quinta-feira Santa .*Ceia do Senhor/)]],
      [
        '2026-04-02',
        'primeira-quinta',
        [
          '“Missa por cura e libertação” cai no Tríduo Pascal (Quinta-feira Santa), em que não se celebram missas votivas: confirme com o pároco.',
        ],
      ],
      ['2026-04-03', 'primeira-sexta', [expect.stringContaining('Tríduo Pascal (Sexta-feira Santa)')]],
      ['2026-04-04', 'primeiro-sabado', [expect.stringContaining('Tríduo Pascal (Sábado Santo)')]],
    ]);
    expect(on('2025-04-18')[0]?.warnings).toEqual([
      'Na Sexta-feira Santa não se celebra missa: confirme o que haverá neste horário.',
    ]);
    expect(on('2027-03-28').every(({ warnings }) => warnings.length === 1)).toBe(true);
    expect(on('2026-04-05').every(({ warnings }) => warnings.length === 0)).toBe(true);
  });

  it('should leave out rules that are not active', () => {
    const rules = STANDARD_TIMETABLE.map((rule) => ({ ...rule, active: rule.key !== 'dia-28' }));
    expect(brief('2026-06-28', rules)).toEqual(brief('2026-06-21', rules));
  });

  it('should let a date range stand in for all less specific rules of its days', () => {
    const feast: MassRule = {
      key: 'festa-do-padroeiro',
      name: 'Festa de São Judas Tadeu',
      when: { kind: 'date-range', from: '2026-10-28', to: '2026-10-28' },
      times: ['06:00', '09:00', '19:30'].map((time) => ({ time, requiredMinisters: 20 })),
      replaces: 'day',
      experiencedRequired: 3,
      location: 'Praça da Matriz',
      active: true,
    };
    const masses = on('2026-10-28', [...STANDARD_TIMETABLE, feast]);
    expect(masses.map(({ time, optionValue }) => [time, optionValue])).toEqual([
      ['06:00', 'festa-do-padroeiro-6h'],
      ['09:00', 'festa-do-padroeiro-9h'],
      ['19:30', 'festa-do-padroeiro-19h30'],
    ]);
    expect(masses[0]).toMatchObject({ experiencedRequired: 3, location: 'Praça da Matriz' });
    expect(brief('2026-10-29', [...STANDARD_TIMETABLE, feast])).toEqual(['06:30 quinta-6h30 5 quinta-6h30']);
  });

  it('should refuse two masses at the same hour', () => {
    const rules = STANDARD_TIMETABLE.map(
      (rule): MassRule => ({
        ...rule,
        replaces: rule.key === 'primeira-sexta' ? 'none' : rule.replaces,
      }),
    );
    expect(() => on('2026-12-04', rules)).toThrow(TimetableError);
    expect(() => on('2026-12-04', rules)).toThrow(/primeira-sexta.*sexta-6h30.*4 de dezembro, 6h30/);
    expect(brief('2026-12-11', rules)).toEqual(['06:30 sexta-6h30 5 sexta-6h30']);
  });

  it('should refuse a mass that no option answers for', () => {
    const rules = STANDARD_TIMETABLE.filter(({ key }) => key !== 'domingo');
    expect(() => on('2026-06-28', rules)).toThrow(/domingo, 28 de junho, 8h.*nenhuma opção/);
  });
});

describe('massesOfPeriod', () => {
  it('should give a month in order and without doubles', () => {
    const december = massesOfPeriod(datesOfMonth(2026, 12), STANDARD_TIMETABLE, context);
    const keys = december.map(({ date, time }) => `${date} ${time}`);
    expect(keys).toEqual([...new Set(keys)].sort());
    // 23 workdays (one of them the 28th, with three masses), 4 Sundays, first Thursday and Saturday.
    expect(december).toHaveLength(22 + 3 + 4 * 3 + 2);
    expect(
      massesOfPeriod([...datesOfMonth(2026, 12), '2026-12-06'].reverse(), STANDARD_TIMETABLE, context),
    ).toEqual(december);
  });

  it('should give a week across two months', () => {
    const week = massesOfPeriod(datesOfWeek('2026-12-01'), STANDARD_TIMETABLE, context);
    expect(week.map(({ date, time }) => `${date.slice(5)} ${time}`)).toEqual([
      '11-29 08:00',
      '11-29 10:00',
      '11-29 19:00',
      '11-30 06:30',
      '12-01 06:30',
      '12-02 06:30',
      '12-03 06:30',
      '12-03 19:30',
      '12-04 06:30',
      '12-05 06:30',
    ]);
  });
});
