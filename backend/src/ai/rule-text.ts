/** Rules of a schedule in Portuguese. */
import { formatDayMonth, formatLongDate, formatTime } from '../platform/dates/format.js';
import { weekday, type Weekday } from '../platform/dates/month.js';
import { countMasses, countMinisters, type MassFilter, onMass, type ScheduleRule } from '../roster/index.js';

const ON_WEEKDAYS: Record<Weekday, string> = {
  0: 'aos domingos',
  1: 'às segundas-feiras',
  2: 'às terças-feiras',
  3: 'às quartas-feiras',
  4: 'às quintas-feiras',
  5: 'às sextas-feiras',
  6: 'aos sábados',
};

export const atTime = (time: string) => `${time.startsWith('01') ? 'à' : 'às'} ${formatTime(time)}`;

/** `no domingo, 6 de dezembro` */
export function onDate(date: string): string {
  return `${[0, 6].includes(weekday(date)) ? 'no' : 'na'} ${formatLongDate(date)}`;
}

/** `aos domingos, às 8h`; an empty text for every mass. */
export function onMasses({ date, from, until, weekday: day, time }: MassFilter): string {
  if (date !== undefined && time !== undefined) return onMass({ date, time });
  const parts = [
    date === undefined ? null : onDate(date),
    from === undefined || until === undefined
      ? null
      : `de ${formatDayMonth(from)} a ${formatDayMonth(until)}`,
    from !== undefined && until === undefined ? `a partir de ${formatDayMonth(from)}` : null,
    from === undefined && until !== undefined ? `até ${formatDayMonth(until)}` : null,
    day === undefined ? null : ON_WEEKDAYS[day],
    time === undefined ? null : atTime(time),
  ];
  return parts.filter((part) => part !== null).join(', ');
}

/** The rule as one sentence without its full stop. */
export function describeRule(rule: ScheduleRule, nameOf: (ministerId: number) => string): string {
  switch (rule.kind) {
    case 'pin':
      return `Escalar ${nameOf(rule.ministerId)} ${onMass(rule.mass)}`;
    case 'exclude':
      return `Não escalar ${nameOf(rule.ministerId)} ${onMasses(rule.masses) || 'em nenhuma missa desta escala'}`;
    case 'cap':
      return `${nameOf(rule.ministerId)} em no máximo ${countMasses(rule.count)}`;
    case 'cap-all':
      return `Cada pessoa em no máximo ${countMasses(rule.count)}`;
    case 'together':
      return `${nameOf(rule.ministerId)} e ${nameOf(rule.otherId)} nas mesmas missas, sempre que der`;
    case 'apart':
      return `${nameOf(rule.ministerId)} e ${nameOf(rule.otherId)} nunca na mesma missa`;
    case 'required':
      return `${countMinisters(rule.count)} ${onMass(rule.mass)}`;
  }
}
