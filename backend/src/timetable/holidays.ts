/** Civil holidays of a Brazilian parish: national and state ones, and those its town adds. */
import Holidays from 'date-holidays';
import { easterSunday } from './easter.js';
import type { MunicipalHoliday } from '../platform/settings/settings.js';
import { addDays, isIsoDate, yearOf } from '../platform/dates/month.js';

export interface Holiday {
  date: string;
  /** In Portuguese. */
  name: string;
  kind: 'national' | 'state' | 'municipal';
}

export interface HolidaySettings {
  /** Federative unit whose holidays count; São Paulo by default. */
  state?: string;
  /**
   * Whether the town keeps Corpus Christi as a holiday. Nationally it is only an optional day, but
   * most towns make it a municipal one: true by default.
   */
  corpusChristi?: boolean;
  /** Other municipal holidays, such as the town's anniversary or Carnival Tuesday. */
  municipal?: readonly MunicipalHoliday[];
}

/** Names of date-holidays that are put better. */
const NAMES: Record<string, string> = {
  '01-01': 'Confraternização Universal',
  'easter -2': 'Paixão de Cristo (Sexta-feira Santa)',
  '04-21': 'Tiradentes',
  '05-01': 'Dia do Trabalho',
  '09-07': 'Independência do Brasil',
  '11-02': 'Finados',
};

/**
 * All holidays of a year, in order, one a date: where several fall together the national one is
 * told before the state's and the town's.
 */
export function holidaysOfYear(year: number, settings: HolidaySettings = {}): Holiday[] {
  const { state = 'SP', corpusChristi = true, municipal = [] } = settings;
  const town = municipal
    .map(({ date, name }) => ({ name, date: date.length === 5 ? `${year}-${date}` : date }))
    .filter(({ date }) => isIsoDate(date) && yearOf(date) === year);
  if (corpusChristi) town.push({ date: addDays(easterSunday(year), 60), name: 'Corpus Christi' });

  const national = [...publicHolidays(year)];
  // Lei 14.759, of 21 December 2023. date-holidays 3.37 gets the years of this one wrong.
  if (year >= 2024) national.push({ date: `${year}-11-20`, name: 'Consciência Negra' });

  const byDate = new Map<string, Holiday>();
  for (const [kind, days] of [
    ['municipal', town],
    ['state', publicHolidays(year, state)],
    ['national', national],
  ] as const) {
    for (const day of days) byDate.set(day.date, { ...day, kind });
  }
  return [...byDate.values()].sort((a, b) => a.date.localeCompare(b.date));
}

/** Whether the date is a holiday in the parish's town. Throws RangeError on an invalid date. */
export function isHoliday(date: string, settings: HolidaySettings = {}): boolean {
  return holidaysOfYear(yearOf(date), settings).some((holiday) => holiday.date === date);
}

type NamedDay = Omit<Holiday, 'kind'>;

const computed = new Map<string, readonly NamedDay[]>();

/** Public holidays of the country, or of the country and a state, without election Sundays. */
function publicHolidays(year: number, state = ''): readonly NamedDay[] {
  const key = `${year} ${state}`;
  const days =
    computed.get(key) ??
    new Holidays('BR', state, { languages: 'pt', types: ['public'] })
      .getHolidays(year)
      .filter(({ rule }) => rule !== '11-20' && !rule.includes('sunday'))
      .map(({ date, name, rule }) => ({ date: date.slice(0, 10), name: NAMES[rule] ?? name }));
  computed.set(key, days);
  return days;
}
