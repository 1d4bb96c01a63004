/** Rules as the model states them: one flat set of parameters for all kinds. */
import type { Weekday } from '../../platform/dates/month.js';
import { notPossible } from '../../platform/errors/app-error.js';
import { RULE_KINDS, type RuleKind, type ScheduleRule } from '../../roster/index.js';
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

const FIELDS: Record<RuleKind, { needed: Field[]; possible: Field[] }> = {
  pin: { needed: ['person', 'date', 'time'], possible: [] },
  exclude: { needed: ['person'], possible: ['date', 'from', 'until', 'weekday', 'time'] },
  cap: { needed: ['person', 'count'], possible: [] },
  'cap-all': { needed: ['count'], possible: [] },
  together: { needed: ['person', 'other'], possible: [] },
  apart: { needed: ['person', 'other'], possible: [] },
  required: { needed: ['date', 'time', 'count'], possible: [] },
};

export const RULE_PARAMETERS = parameters(
  {
    kind: {
      type: 'string',
      enum: RULE_KINDS,
      description:
        'pin: a pessoa serve nesta missa (person, date, time). exclude: a pessoa não serve nestas missas (person e, se não for em todas, date, from, until, weekday, time). cap: no máximo count missas para a pessoa (person, count). cap-all: no máximo count missas para cada pessoa (count). together, apart: as duas juntas, ou nunca juntas (person, other). required: a missa precisa de count ministros (date, time, count).',
    },
    person: PERSON,
    other: { ...PERSON, description: 'A outra pessoa de together e apart.' },
    date: DATE,
    time: TIME,
    from: { ...DATE, description: 'Primeiro dia, de exclude.' },
    until: { ...DATE, description: 'Último dia, de exclude.' },
    weekday: {
      type: 'integer',
      minimum: 0,
      maximum: 6,
      description: 'Dia da semana de exclude: 0 é domingo, 6 é sábado.',
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
  const { needed, possible } = FIELDS[given.kind];
  const fields = Object.keys(given).filter((name): name is Field => name !== 'kind');
  const missing = needed.filter((name) => !fields.includes(name));
  const odd = fields.filter((name) => ![...needed, ...possible].includes(name));
  if (missing.length > 0)
    throw notPossible('rule-incomplete', `Para ${given.kind} falta: ${missing.join(', ')}.`);
  if (odd.length > 0) throw notPossible('rule-odd', `Para ${given.kind} não se usa: ${odd.join(', ')}.`);
  const { kind, person, other, count, date, time, from, until, weekday } = given as RuleArguments;
  const mass = { date, time };
  switch (kind) {
    case 'pin':
      return { kind, ministerId: idOf(person), mass };
    case 'exclude': {
      const filter = Object.entries({ date, from, until, weekday: weekday as Weekday, time });
      const masses = Object.fromEntries(filter.filter(([, value]) => value !== undefined));
      return { kind, ministerId: idOf(person), masses };
    }
    case 'cap':
      return { kind, ministerId: idOf(person), count };
    case 'cap-all':
      return { kind, count };
    case 'together':
    case 'apart':
      return { kind, ministerId: idOf(person), otherId: idOf(other) };
    case 'required':
      return { kind, mass, count };
  }
}
