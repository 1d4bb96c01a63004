/** One day of several that were asked for, exchanged for another: "o 6 é 5", "o João é dia 22, não 15"; the others stay. */
import { includesRule, isMass, peopleOf, type ScheduleRule } from '../../../roster/index.js';
import type { AssistantTools, RuleView } from '../../assistant/index.js';
import { spoken } from '../message/said.js';
import type { MessageReader } from '../reading/read-message.js';
import { removalOf, type Request } from '../requests/request.js';
import { DAY_FOR_DAY, DAY_NOT_DAY } from '../vocabulary/other-day.js';
import type { Memory } from './memory.js';
import { requestOf } from './swapped.js';

type OfDay = Extract<ScheduleRule, { kind: 'exclude' | 'pin' }>;

const dateOf = (rule: OfDay): string | undefined => (rule.kind === 'pin' ? rule.mass.date : rule.masses.date);
const dayOf = (date: string): number => Number(date.slice(8));

/** @returns null where the message says anything else, or it is not one rule of this conversation, of several, that has the day. */
export function otherDay(
  message: string,
  memory: Memory,
  tools: AssistantTools,
  reader: MessageReader,
): Request[] | null {
  const own = memory.changes.flatMap(({ added }) => added);
  const text = spoken(message);
  const { old: said, from, now } = (DAY_FOR_DAY.exec(message) ?? DAY_NOT_DAY.exec(text))?.groups ?? {};
  const old = said ?? from;
  if (own.length < 2 || old === undefined || now === undefined || old === now) return null;
  const views = tools.listRules().filter(({ rule }) => includesRule(own, rule));
  // "O 4 é 3" may be how many.
  if (views.some(({ rule }) => 'count' in rule && rule.count === Number(old))) return null;
  const named = reader.peopleOf(message).map(({ id }) => id);
  const of = (some: readonly RuleView[]) =>
    some.filter(
      ({ rule }) =>
        (rule.kind === 'exclude' || rule.kind === 'pin') &&
        (named.length === 0 || peopleOf(rule).some((id) => named.includes(id))) &&
        dayOf(dateOf(rule) ?? '') === Number(old),
    );
  const last = memory.changes.at(-1)?.added ?? [];
  const ofLast = of(views.filter(({ rule }) => includesRule(last, rule)));
  const [view, ...others] = ofLast.length > 0 ? ofLast : of(views);
  const date = tools.masses.find((mass) => dayOf(mass.date) === Number(now))?.date;
  if (!view || others.length > 0 || date === undefined) return null;
  const request = requestOf(view.rule, message, tools);
  const { time } = request.masses[0]!;
  const isSameTime = time !== undefined && tools.masses.some((mass) => isMass(mass, { date, time }));
  return [
    removalOf([view.number], message),
    { ...request, masses: [isSameTime ? { date, time } : { date }] },
  ];
}
