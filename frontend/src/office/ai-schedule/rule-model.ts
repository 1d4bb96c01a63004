import type { Answer, Input } from '../../api/client.ts';
import { RULE_KIND_FIELDS } from '../../api/labels.ts';

export type Rule = Answer<'GET /api/ai-schedule/schedules/{id}/rules'>[number];
export type RuleBody = Input<'POST /api/ai-schedule/schedules/{id}/rules'>['body'];
export type RuleKind = Rule['kind'];
type RuleMass = Pick<Answer<'GET /api/schedules/{id}/editor'>['masses'][number], 'date' | 'time'>;

/** What is chosen in the form of a rule, as text; empty where nothing is. */
export interface RuleValues {
  kind: RuleKind;
  ministerId: string;
  otherId: string;
  /** `date time` of one mass. */
  mass: string;
  weekday: string;
  time: string;
  from: string;
  until: string;
  count: string;
}

export type RuleField = Exclude<keyof RuleValues, 'kind'>;

/** What stands in the form for `masses`; nothing given is every mass. */
const OPTIONAL: readonly RuleField[] = ['weekday', 'time', 'from', 'until'];

const MISSING: Partial<Record<RuleField, string>> = {
  ministerId: 'Escolha a pessoa.',
  otherId: 'Escolha a outra pessoa.',
  mass: 'Escolha a missa.',
  count: 'Diga um número de 0 a 99.',
};

/** What a kind of rule asks for. */
export const fieldsOf = (kind: RuleKind): readonly RuleField[] =>
  RULE_KIND_FIELDS[kind]!.flatMap((field) => (field === 'masses' ? OPTIONAL : (field as RuleField)));

export const massKey = ({ date, time }: RuleMass): string => `${date} ${time}`;

const EMPTY: RuleValues = {
  kind: 'exclude',
  ministerId: '',
  otherId: '',
  mass: '',
  weekday: '',
  time: '',
  from: '',
  until: '',
  count: '',
};

/** The form of a rule that there is, or of a new one. */
export function valuesOf(rule: Rule | undefined): RuleValues {
  if (!rule) return EMPTY;
  const { kind, ministerId, otherId, mass, masses, count } = rule;
  const text = (value: string | number | undefined): string => String(value ?? '');
  return {
    kind,
    ministerId: text(ministerId),
    otherId: text(otherId),
    mass: mass ? massKey(mass) : '',
    weekday: text(masses?.weekday),
    time: text(masses?.time),
    // A single day is a period that ends where it begins.
    from: text(masses?.date ?? masses?.from),
    until: text(masses?.date ?? masses?.until),
    count: text(count),
  };
}

/** Field → what is missing, for what a kind of rule cannot do without. */
export function missingIn(values: RuleValues): Partial<Record<RuleField, string>> {
  const empty = fieldsOf(values.kind).filter(
    (field) => !OPTIONAL.includes(field) && values[field].trim() === '',
  );
  return Object.fromEntries(empty.map((field) => [field, MISSING[field]]));
}

/** The rule as the server takes it: only what its kind asks for. */
export function bodyOf(values: RuleValues): RuleBody {
  const fields = fieldsOf(values.kind);
  const asked = (field: RuleField): string => (fields.includes(field) ? values[field] : '');
  const [date = '', time = ''] = asked('mass').split(' ');
  const { from, until } = values;
  const period =
    from !== '' && from === until ? { date: from } : { ...(from && { from }), ...(until && { until }) };
  return {
    kind: values.kind,
    ...(asked('ministerId') && { ministerId: Number(values.ministerId) }),
    ...(asked('otherId') && { otherId: Number(values.otherId) }),
    ...(date && { mass: { date, time } }),
    ...(fields.includes('weekday') && {
      masses: {
        ...period,
        ...(values.weekday && { weekday: Number(values.weekday) }),
        ...(values.time && { time: values.time }),
      },
    }),
    ...(asked('count') && { count: Number(values.count) }),
  };
}
