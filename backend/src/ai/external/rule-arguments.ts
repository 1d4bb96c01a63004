/** Rules as the model states them: one flat set of parameters for all kinds. */
import type { Weekday } from '../../platform/dates/month.js';
import { notPossible } from '../../platform/errors/app-error.js';
import {
  fieldsOf,
  makeRule,
  meaningOf,
  RULE_KINDS,
  type RuleField,
  type RuleKind,
  type ScheduleRule,
} from '../../roster/index.js';
import { DATE, parameters, PERSON, TIME } from './arguments.js';

/** The same names as in {@link RULE_PARAMETERS}, which have been checked. */
export interface RuleArguments {
  kind: RuleKind;
  person: string;
  other: string;
  date: string;
  time: string;
  from: string;
  until: string;
  weekday: number;
  count: number;
}
type Field = Exclude<keyof RuleArguments, 'kind'>;

/** The arguments in which the model states what a kind of rule takes. */
const ARGUMENTS: Record<RuleField, { needed: Field[]; possible: Field[] }> = {
  ministerId: { needed: ['person'], possible: [] },
  otherId: { needed: ['other'], possible: [] },
  mass: { needed: ['date', 'time'], possible: [] },
  masses: { needed: [], possible: ['date', 'from', 'until', 'weekday', 'time'] },
  count: { needed: ['count'], possible: [] },
};

const namesOf = (kind: RuleKind, which: 'needed' | 'possible'): Field[] =>
  fieldsOf(kind).flatMap((field) => ARGUMENTS[field][which]);

/** 'pin: a pessoa serve nesta missa (person, date, time).' */
function describeKind(kind: RuleKind): string {
  const possible = namesOf(kind, 'possible');
  const given = [
    ...namesOf(kind, 'needed'),
    ...(possible.length > 0 ? [`talvez ${possible.join(', ')}`] : []),
  ];
  return `${kind}: ${meaningOf(kind)} (${given.join(', ')}).`;
}

export const RULE_PARAMETERS = parameters(
  {
    kind: {
      type: 'string',
      enum: RULE_KINDS,
      description: RULE_KINDS.map(describeKind).join(' '),
    },
    person: PERSON,
    other: { ...PERSON, description: 'A outra pessoa.' },
    date: DATE,
    time: TIME,
    from: { ...DATE, description: 'Primeiro dia.' },
    until: { ...DATE, description: 'Último dia.' },
    weekday: {
      type: 'integer',
      minimum: 0,
      maximum: 6,
      description: 'Dia da semana: 0 é domingo, 6 é sábado.',
    },
    count: { type: 'integer', minimum: 0, maximum: 99 },
  },
  ['person', 'other', 'date', 'time', 'from', 'until', 'weekday', 'count'],
);

/** @throws AppError 422 when fields are missing or do not belong to the kind. */
export function ruleOf(
  given: Partial<RuleArguments> & { kind: RuleKind },
  idOf: (code: string) => number,
): ScheduleRule {
  const needed = namesOf(given.kind, 'needed');
  const known = [...needed, ...namesOf(given.kind, 'possible')];
  const names = Object.keys(given).filter((name): name is Field => name !== 'kind');
  const missing = needed.filter((name) => !names.includes(name));
  const odd = names.filter((name) => !known.includes(name));
  if (missing.length > 0)
    throw notPossible('rule-incomplete', `Para ${given.kind} falta: ${missing.join(', ')}.`);
  if (odd.length > 0) throw notPossible('rule-odd', `Para ${given.kind} não se usa: ${odd.join(', ')}.`);
  const { kind, person, other, count, date, time, from, until, weekday } = given as RuleArguments;
  return makeRule(kind, {
    ministerId: () => idOf(person),
    otherId: () => idOf(other),
    mass: () => ({ date, time }),
    masses: () => {
      const filter = Object.entries({ date, from, until, weekday: weekday as Weekday, time });
      return Object.fromEntries(filter.filter(([, value]) => value !== undefined));
    },
    count: () => count,
  });
}

/** A rule as the arguments that set it. */
export function argumentsOf(rule: ScheduleRule, codeOf: (id: number) => string): Partial<RuleArguments> {
  return {
    kind: rule.kind,
    ...('ministerId' in rule && { person: codeOf(rule.ministerId) }),
    ...('otherId' in rule && { other: codeOf(rule.otherId) }),
    ...('mass' in rule && { date: rule.mass.date, time: rule.mass.time }),
    ...('masses' in rule && rule.masses),
    ...('count' in rule && { count: rule.count }),
  };
}
