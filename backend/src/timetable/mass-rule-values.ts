/** Between a timetable rule as a form carries it and as the timetable keeps it. */
import { daysBetween } from '../platform/dates/month.js';
import { invalid, type AppError } from '../platform/errors/app-error.js';
import { labelOf } from '../platform/fields/labels.js';
import { comparisonKey } from '../platform/text.js';
import type { MassRuleResponse, MassRuleValues, MassTimeValues, MassWhenValues } from './mass-rules.dto.js';
import type { MassRule, MassTime, MassWhen } from './mass-rule.js';

const MAX_RANGE_DAYS = 60;

/**
 * The rule that a form describes.
 * @throws AppError 400 naming the field that its kind of day lacks, or more experienced ministers than a mass has.
 */
export function massRule(key: string, values: Omit<MassRuleValues, 'position'>): MassRule {
  const { name, when, times, holidayTimes, sundayTimes, location } = values;
  const experiencedRequired = values.experiencedRequired ?? 1;
  const all = [...times, ...(holidayTimes ?? []), ...(sundayTimes ?? [])];
  if (all.some(({ requiredMinisters }) => requiredMinisters < experiencedRequired))
    throw wrong('experiencedRequired', 'há missas desta regra com menos ministros do que isso.');
  return {
    key,
    name,
    when: massWhen(when),
    times: inOrder(times),
    ...(holidayTimes?.length && { holidayTimes: inOrder(holidayTimes) }),
    ...(sundayTimes?.length && { sundayTimes: inOrder(sundayTimes) }),
    replaces: values.replaces ?? 'none',
    experiencedRequired,
    ...(location && { location }),
    active: values.active ?? true,
  };
}

/** The rule as the API answers it: every field present. */
export function massRuleResponse(id: number, position: number, rule: MassRule): MassRuleResponse {
  return {
    id,
    ...rule,
    times: [...rule.times],
    holidayTimes: [...(rule.holidayTimes ?? [])],
    sundayTimes: [...(rule.sundayTimes ?? [])],
    experiencedRequired: rule.experiencedRequired ?? 1,
    location: rule.location ?? null,
    position,
  };
}

/** A key made of the rule's name that no other rule has: `missa-da-familia`, `missa-da-familia-2`. */
export function freeKey(name: string, taken: readonly string[]): string {
  const base =
    comparisonKey(name)
      .replace(/[^a-z0-9]+/g, '-')
      .slice(0, 50)
      .replace(/^-+|-+$/g, '') || 'missa';
  let key = base;
  for (let count = 2; taken.includes(key); count += 1) key = `${base}-${count}`;
  return key;
}

function massWhen({ kind, weekday, nth, day, from, to }: MassWhenValues): MassWhen {
  switch (kind) {
    case 'weekday':
      return { kind, weekday: given('weekday', weekday) };
    case 'nth-weekday':
      if (!nth) throw wrong('when.nth', 'informe de 1 a 5, ou -1 para o último.');
      return { kind, nth, weekday: given('weekday', weekday) };
    case 'day-of-month':
      return { kind, day: given('day', day) };
    case 'date-range': {
      const range = { kind, from: given('from', from), to: given('to', to) };
      const days = daysBetween(range.from, range.to) + 1;
      if (days < 1) throw wrong('when.to', 'o último dia não pode vir antes do primeiro.');
      if (days > MAX_RANGE_DAYS)
        throw wrong('when.to', `o período pode ter no máximo ${MAX_RANGE_DAYS} dias.`);
      return range;
    }
  }
}

function given<T>(field: string, value: T | null | undefined): T {
  if (value === null || value === undefined) throw wrong(`when.${field}`, 'preencha este campo.');
  return value;
}

function wrong(path: string, sentence: string): AppError {
  const label = labelOf(path.split('.').at(-1)!);
  return invalid(`Confira os campos: ${label}.`, { [path]: `${label}: ${sentence}` });
}

function inOrder(times: readonly MassTimeValues[]): MassTime[] {
  return times
    .map(({ time, requiredMinisters }) => ({ time, requiredMinisters }))
    .sort((a, b) => a.time.localeCompare(b.time));
}
