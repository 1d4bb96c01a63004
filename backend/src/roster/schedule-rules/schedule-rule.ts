/**
 * A rule that a coordinator sets for one schedule; every computation of its roster keeps it. Each kind has one entry,
 * from which form, assistant and texts take what they need.
 */
import { weekday, type Weekday } from '../../platform/dates/month.js';
import { countMasses, countMinisters, onMass, onMasses } from './roster-messages.js';

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
export type ScheduleRule = { [Kind in RuleKind]: { kind: Kind } & RuleParameters[Kind] }[RuleKind];
export type RuleOf<Kind extends RuleKind> = Extract<ScheduleRule, { kind: Kind }>;

/** Everything that rules of some kind take. */
export interface RuleFields {
  ministerId: number;
  otherId: number;
  mass: MassKey;
  masses: MassFilter;
  count: number;
}
export type RuleField = keyof RuleFields;

interface KindOfRule<Kind extends RuleKind> {
  /** What the form calls it. */
  label: string;
  /** What the assistant is told that it means. */
  meaning: string;
  /** What it takes, in the order in which it is asked for. */
  fields: readonly (keyof RuleParameters[Kind] & RuleField)[];
  /** One sentence without its full stop. */
  text: (rule: RuleParameters[Kind], nameOf: (ministerId: number) => string) => string;
  /** Whether a new one takes the place of an older rule, of this kind or another. */
  replaces?: (rule: RuleParameters[Kind], old: ScheduleRule) => boolean;
}

const KINDS: { readonly [Kind in RuleKind]: KindOfRule<Kind> } = {
  exclude: {
    label: 'Não escalar uma pessoa',
    meaning: 'a pessoa não serve nestas missas; em nenhuma, se nada as restringe',
    fields: ['ministerId', 'masses'],
    text: ({ ministerId, masses }, nameOf) =>
      `Não escalar ${nameOf(ministerId)} ${onMasses(masses) || 'em nenhuma missa desta escala'}`,
    replaces: ({ ministerId, masses }, old) =>
      old.kind === 'pin' && old.ministerId === ministerId && massMatches(masses, old.mass),
  },
  pin: {
    label: 'Pôr uma pessoa em uma missa',
    meaning: 'a pessoa serve nesta missa',
    fields: ['ministerId', 'mass'],
    text: ({ ministerId, mass }, nameOf) => `Escalar ${nameOf(ministerId)} ${onMass(mass)}`,
  },
  cap: {
    label: 'Máximo de missas de uma pessoa',
    meaning: 'no máximo count missas para a pessoa',
    fields: ['ministerId', 'count'],
    text: ({ ministerId, count }, nameOf) => `${nameOf(ministerId)} em no máximo ${countMasses(count)}`,
    replaces: ({ ministerId }, old) => old.kind === 'cap' && old.ministerId === ministerId,
  },
  'cap-all': {
    label: 'Máximo de missas de cada pessoa',
    meaning: 'no máximo count missas para cada pessoa',
    fields: ['count'],
    text: ({ count }) => `Cada pessoa em no máximo ${countMasses(count)}`,
    replaces: (_, old) => old.kind === 'cap-all',
  },
  together: {
    label: 'Duas pessoas juntas',
    meaning: 'as duas juntas, sempre que der',
    fields: ['ministerId', 'otherId'],
    text: ({ ministerId, otherId }, nameOf) =>
      `${nameOf(ministerId)} e ${nameOf(otherId)} nas mesmas missas, sempre que der`,
    replaces: isAboutPair,
  },
  apart: {
    label: 'Duas pessoas em missas diferentes',
    meaning: 'as duas nunca juntas',
    fields: ['ministerId', 'otherId'],
    text: ({ ministerId, otherId }, nameOf) =>
      `${nameOf(ministerId)} e ${nameOf(otherId)} nunca na mesma missa`,
    replaces: isAboutPair,
  },
  required: {
    label: 'Número de ministros de uma missa',
    meaning: 'a missa precisa de count ministros',
    fields: ['mass', 'count'],
    text: ({ mass, count }) => `${countMinisters(count)} ${onMass(mass)}`,
    replaces: ({ mass }, old) => old.kind === 'required' && isMass(old.mass, mass),
  },
};

/** The kinds, in the order in which they are offered. */
export const RULE_KINDS = Object.keys(KINDS) as readonly RuleKind[];

/** What the form calls each kind. */
export const RULE_KIND_LABELS = Object.fromEntries(
  RULE_KINDS.map((kind) => [kind, KINDS[kind].label]),
) as Record<RuleKind, string>;

/** What the assistant is told of a kind. */
export const meaningOf = (kind: RuleKind): string => KINDS[kind].meaning;

/** What each kind takes. */
export const RULE_KIND_FIELDS = Object.fromEntries(
  RULE_KINDS.map((kind) => [kind, KINDS[kind].fields]),
) as Record<RuleKind, readonly RuleField[]>;

/** What a kind takes. */
export const fieldsOf = (kind: RuleKind): readonly RuleField[] => RULE_KIND_FIELDS[kind];

/** Gives the value of each field; only those that a kind takes are asked for. */
type RuleReader = { readonly [Field in RuleField]: () => RuleFields[Field] };

/** A rule of a kind. */
export function makeRule(kind: RuleKind, read: RuleReader): ScheduleRule {
  const values = fieldsOf(kind).map((field): [string, unknown] => [field, read[field]()]);
  return { kind, ...Object.fromEntries(values) } as ScheduleRule;
}

/** The rule as one sentence without its full stop. */
export function describeRule(rule: ScheduleRule, nameOf: (ministerId: number) => string): string {
  const { text } = KINDS[rule.kind] as KindOfRule<never>;
  return text(rule as never, nameOf);
}

/** Whether a new rule takes the place of an older one, which is about the same people and masses. */
export function replacesRule(rule: ScheduleRule, old: ScheduleRule): boolean {
  const { replaces } = KINDS[rule.kind] as KindOfRule<never>;
  return replaces?.(rule as never, old) ?? false;
}

/** The people that a rule speaks of. */
export function peopleOf(rule: ScheduleRule): number[] {
  return [...('ministerId' in rule ? [rule.ministerId] : []), ...('otherId' in rule ? [rule.otherId] : [])];
}

/** Whether two rules say the same, whatever the order of their fields and of a pair's people. */
export function isSameRule(first: ScheduleRule, second: ScheduleRule): boolean {
  return canonical(first) === canonical(second);
}

/** Whether one of these rules says the same. */
export const includesRule = (rules: readonly ScheduleRule[], rule: ScheduleRule): boolean =>
  rules.some((other) => isSameRule(other, rule));

function canonical(rule: ScheduleRule): string {
  const masses = 'mass' in rule ? rule.mass : 'masses' in rule ? rule.masses : {};
  const count = 'count' in rule ? rule.count : null;
  return JSON.stringify([rule.kind, pairOf(rule), Object.entries(masses).sort(), count]);
}

const pairOf = (rule: ScheduleRule): number[] => peopleOf(rule).sort((a, b) => a - b);

function isAboutPair({ ministerId, otherId }: RuleParameters['together'], old: ScheduleRule): boolean {
  if (old.kind !== 'together' && old.kind !== 'apart') return false;
  return String(pairOf(old)) === String(pairOf({ kind: 'apart', ministerId, otherId }));
}

export function isMass(mass: MassKey, { date, time }: MassKey): boolean {
  return mass.date === date && mass.time === time;
}

/** Whether a mass is one of those that a rule means; what the filter leaves out, it leaves open. */
export function massMatches(filter: MassFilter, { date, time }: MassKey): boolean {
  return (
    (filter.date === undefined || filter.date === date) &&
    (filter.from === undefined || filter.from <= date) &&
    (filter.until === undefined || date <= filter.until) &&
    (filter.weekday === undefined || filter.weekday === weekday(date)) &&
    (filter.time === undefined || filter.time === time)
  );
}
