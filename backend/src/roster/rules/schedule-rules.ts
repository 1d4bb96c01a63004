/** Rules that a coordinator sets for one schedule; every computation of its roster keeps them. */
import { sql, type RawBuilder } from 'kysely';
import { weekday, type Weekday } from '../../platform/dates/month.js';
import type { RosterAssignment, RosterFamily } from '../../solver/index.js';

/** A mass by its local date and time, which no other mass of its schedule has. */
export interface MassKey {
  date: string;
  time: string;
}

/** The masses for which all that is given holds; with nothing given, every mass of the schedule. */
export interface MassFilter {
  date?: string;
  /** First and last local date. */
  from?: string;
  until?: string;
  weekday?: Weekday;
  time?: string;
}

/** What a rule says, by its kind. Ids are those of ministers. */
export interface RuleParameters {
  /** The person serves at this mass. */
  pin: { ministerId: number; mass: MassKey };
  /** The person serves at none of these masses. */
  exclude: { ministerId: number; masses: MassFilter };
  /** The person serves at no more masses than this; their own maximum, where lower, stays. */
  cap: { ministerId: number; count: number };
  /** Nobody serves at more masses than this. */
  'cap-all': { count: number };
  /** The two serve at the same masses, as far as possible. */
  together: { ministerId: number; otherId: number };
  /** The two never serve at one mass. */
  apart: { ministerId: number; otherId: number };
  /** The mass has so many places, whatever the timetable says. */
  required: { mass: MassKey; count: number };
}

export type RuleKind = keyof RuleParameters;
export const RULE_KINDS = [
  'pin',
  'exclude',
  'cap',
  'cap-all',
  'together',
  'apart',
  'required',
] as const satisfies readonly RuleKind[];

export type ScheduleRule = { [Kind in RuleKind]: { kind: Kind } & RuleParameters[Kind] }[RuleKind];
export type RuleOf<Kind extends RuleKind> = Extract<ScheduleRule, { kind: Kind }>;

export function isMass(mass: MassKey, { date, time }: MassKey): boolean {
  return mass.date === date && mass.time === time;
}

export function massMatches(filter: MassFilter, { date, time }: MassKey): boolean {
  return (
    (filter.date === undefined || filter.date === date) &&
    (filter.from === undefined || filter.from <= date) &&
    (filter.until === undefined || date <= filter.until) &&
    (filter.weekday === undefined || filter.weekday === weekday(date)) &&
    (filter.time === undefined || filter.time === time)
  );
}

/** The rules of one kind, in the order in which they were set. */
export function rulesOfKind<Kind extends RuleKind>(
  rules: readonly ScheduleRule[],
  ...kinds: Kind[]
): RuleOf<Kind>[] {
  return rules.filter((rule): rule is RuleOf<Kind> => (kinds as RuleKind[]).includes(rule.kind));
}

/** The most that rules let this person serve; Infinity where none speaks of it. */
export function capOf(rules: readonly ScheduleRule[], ministerId: number): number {
  const counts = rulesOfKind(rules, 'cap', 'cap-all')
    .filter((rule) => rule.kind === 'cap-all' || rule.ministerId === ministerId)
    .map(({ count }) => count);
  return Math.min(...counts);
}

/** Places at a mass, as the latest rule about it says, else as the mass itself does. */
export function requiredAt(rules: readonly ScheduleRule[], mass: MassKey & { required: number }): number {
  const about = rulesOfKind(rules, 'required').filter((rule) => isMass(rule.mass, mass));
  return about.at(-1)?.count ?? mass.required;
}

/** Whether a rule keeps the person away from the mass. */
export function isExcluded(rules: readonly ScheduleRule[], ministerId: number, mass: MassKey): boolean {
  return rulesOfKind(rules, 'exclude').some(
    (rule) => rule.ministerId === ministerId && massMatches(rule.masses, mass),
  );
}

/** The places that rules demand, at masses that exist. */
export function rulePins(
  rules: readonly ScheduleRule[],
  masses: Iterable<MassKey & { id: number }>,
): RosterAssignment[] {
  const known = [...masses];
  return rulesOfKind(rules, 'pin').flatMap(({ ministerId, mass }) => {
    const slot = known.find((each) => isMass(each, mass));
    return slot ? [{ slot: slot.id, minister: ministerId }] : [];
  });
}

/** The wishes of pairs: of two about one pair the latest rule holds, before what the two wish themselves. */
export function pairWishes(
  families: readonly RosterFamily[],
  rules: readonly ScheduleRule[],
): RosterFamily[] {
  const pairs = new Map<string, RosterFamily>();
  const wishes = rulesOfKind(rules, 'together', 'apart').map(
    ({ kind, ministerId, otherId }): RosterFamily => ({
      a: ministerId,
      b: otherId,
      wish: kind,
    }),
  );
  for (const pair of [...families, ...wishes]) pairs.set([pair.a, pair.b].sort().join(' '), pair);
  return [...pairs.values()];
}

/** Places at slot `t` as {@link requiredAt} reckons them. */
export const REQUIRED_PLACES: RawBuilder<number> = sql`coalesce((
  select (rule.parameters ->> 'count')::int from ai_rule rule
  where rule.schedule_id = t.schedule_id and rule.kind = 'required'
    and rule.parameters #>> '{mass,date}' = t.date::text and rule.parameters #>> '{mass,time}' = t.time
  order by rule.id desc limit 1
), t.required_ministers)`;
