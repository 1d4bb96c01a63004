/**
 * What a minister ticks as availability, made from the very rules that make the masses. A rule with
 * one mass is one option, whatever its hour on holidays; a rule with several is one option each.
 */
import { formatShortDate, formatTime, formatTimes } from '../platform/dates/format.js';
import type { Nth, Weekday } from '../platform/dates/month.js';
import { specificity, type MassRule, type MassTime, type MassWhen } from './mass-rule.js';

export interface AvailabilityOption {
  /** Stable ASCII value, such as `domingo-8h`; what `availability` holds. */
  value: string;
  /** In Portuguese. */
  label: string;
}

/** The options of all active rules, in the order of the rules. */
export function availabilityOptions(rules: readonly MassRule[]): AvailabilityOption[] {
  return rules
    .filter((rule) => rule.active)
    .flatMap((rule) =>
      rule.times.map(({ time }) => ({ value: optionAt(rule, time), label: label(rule, time) })),
    );
}

/**
 * The option that answers for a rule's mass at a time, or undefined when there is none. A time that
 * is not among the rule's usual ones (a holiday's, a Sunday's) is answered by the rule's only
 * option, else by the option of a less specific rule of that day with a mass at that time: the
 * 28th on a Sunday at 8h is the ordinary Sunday's `domingo-8h`.
 * @param dayRules the active rules that apply on the day
 */
export function optionOfMass(
  rule: MassRule,
  time: string,
  dayRules: readonly MassRule[],
): string | undefined {
  if (rule.times.length === 1 || hasTime(rule.times, time)) return optionAt(rule, time);
  const ordinary = dayRules.find(
    (other) => specificity(other) < specificity(rule) && hasTime(other.times, time),
  );
  return ordinary && optionAt(ordinary, time);
}

function optionAt(rule: MassRule, time: string): string {
  return rule.times.length === 1 ? rule.key : `${rule.key}-${formatTime(time)}`;
}

function hasTime(times: readonly MassTime[], time: string): boolean {
  return times.some((mass) => mass.time === time);
}

/** `Primeira quinta-feira: Missa por cura e libertação, 19h30 (19h quando feriado)` */
function label(rule: MassRule, time: string): string {
  const { when } = rule;
  const day = when.kind === 'weekday' ? DAYS[when.weekday] : `${dayName(when)}: ${rule.name}`;
  const exceptions = [
    rule.sundayTimes && `aos domingos, ${hours(rule.sundayTimes)}`,
    rule.holidayTimes && `${hours(rule.holidayTimes)} quando feriado`,
  ].filter((text) => text !== undefined);
  const note = exceptions.length ? ` (${exceptions.join('; ')})` : '';
  return `${day}, ${formatTime(time)}${note}`;
}

function hours(times: readonly MassTime[]): string {
  return formatTimes(times.map(({ time }) => time));
}

const DAYS: Record<Weekday, string> = {
  0: 'Domingo',
  1: 'Segunda-feira',
  2: 'Terça-feira',
  3: 'Quarta-feira',
  4: 'Quinta-feira',
  5: 'Sexta-feira',
  6: 'Sábado',
};

/** Ordinals, masculine and feminine: `sábado` and `domingo` are masculine, the others feminine. */
const ORDINALS: Record<Nth, readonly [string, string]> = {
  1: ['Primeiro', 'Primeira'],
  2: ['Segundo', 'Segunda'],
  3: ['Terceiro', 'Terceira'],
  4: ['Quarto', 'Quarta'],
  5: ['Quinto', 'Quinta'],
  [-1]: ['Último', 'Última'],
};

function dayName(when: Exclude<MassWhen, { kind: 'weekday' }>): string {
  switch (when.kind) {
    case 'nth-weekday': {
      const feminine = when.weekday >= 1 && when.weekday <= 5;
      return `${ORDINALS[when.nth][feminine ? 1 : 0]} ${DAYS[when.weekday].toLowerCase()}`;
    }
    case 'day-of-month':
      return `Dia ${when.day}`;
    case 'date-range':
      return when.from === when.to
        ? formatShortDate(when.from)
        : `De ${formatShortDate(when.from)} a ${formatShortDate(when.to)}`;
  }
}
