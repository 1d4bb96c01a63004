import { addDays, datesOfMonth, weekday } from '../platform/dates/month.js';
import { availabilityOptions } from './availability-options.js';
import { massesOfPeriod } from './generate-masses.js';
import { TimetableError, type MassRule } from './mass-rule.js';

/**
 * Rules look at the day of the month, the day of the week and the length of the month, so months of
 * one length that begin on one day of the week are alike. These years hold all 28 such shapes.
 */
const CHECKED_YEARS = { from: 2024, to: 2051 };

const KEY = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * Proves that masses and availability options answer each other, by generating the masses
 * of every shape of month, once with no holidays and once with nothing else: each mass has an option, each
 * option has a mass, and no two masses share an hour. Call it before rules are stored.
 * @throws TimetableError naming the rule, the mass or the option at fault
 */
export function checkTimetable(rules: readonly MassRule[]): void {
  for (const [index, rule] of rules.entries()) {
    if (rules.findIndex(({ key }) => key === rule.key) !== index) {
      throw new TimetableError(`A chave “${rule.key}” aparece em duas regras.`);
    }
    if (!KEY.test(rule.key)) throw new TimetableError(`A chave “${rule.key}” não é válida.`);
    if (!rule.times.length) throw new TimetableError(`A regra “${rule.name}” não tem nenhum horário.`);
  }
  const options = availabilityOptions(rules).map(({ value }) => value);
  const repeated = options.find((value, index) => options.indexOf(value) !== index);
  if (repeated) throw new TimetableError(`A opção de disponibilidade “${repeated}” aparece duas vezes.`);

  const answered = new Set<string>();
  const dates = datesToCheck(rules);
  for (const holiday of [false, true]) {
    for (const { optionValue } of massesOfPeriod(dates, rules, { isHoliday: () => holiday })) {
      answered.add(optionValue);
    }
  }
  const idle = options.find((value) => !answered.has(value));
  if (idle) {
    throw new TimetableError(`A opção de disponibilidade “${idle}” não corresponde a nenhuma missa.`);
  }
}

/** One month of each shape, and the days of each date range. */
function datesToCheck(rules: readonly MassRule[]): string[] {
  const dates = [...MONTHS];
  for (const { when } of rules) {
    if (when.kind !== 'date-range') continue;
    for (let date = when.from; date <= when.to; date = addDays(date, 1)) dates.push(date);
  }
  return dates;
}

const MONTHS: readonly string[] = monthsOfEveryShape();

function monthsOfEveryShape(): string[] {
  const shapes = new Map<string, string[]>();
  for (let year = CHECKED_YEARS.from; year <= CHECKED_YEARS.to; year++) {
    for (let month = 1; month <= 12; month++) {
      const dates = datesOfMonth(year, month);
      shapes.set(`${dates.length} ${weekday(dates[0]!)}`, dates);
    }
  }
  return [...shapes.values()].flat();
}
