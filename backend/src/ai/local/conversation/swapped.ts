/** "Troquei os dois", "inverte": two that were asked for alike, each with what was asked for the other. */
import { peopleOf, type ScheduleRule } from '../../../roster/index.js';
import type { AssistantTools } from '../../assistant/index.js';
import type { Memory } from './memory.js';
import { spoken } from '../message/said.js';
import type { KindId } from '../requests/kinds.js';
import { bareRequest, type Request } from '../requests/request.js';
import { SWAPS } from '../vocabulary/undoing.js';

/** @returns null where it was not two alike that were asked for last. */
export function swapped(message: string, memory: Memory, tools: AssistantTools): Request[] | null {
  if (!memory.changed || !SWAPS.test(spoken(message))) return null;
  const own = memory.changes.at(-1)?.added ?? [];
  const before = memory.changes.at(-2)?.added ?? [];
  const isOfTwo = own.length === 1 && before.length === 1;
  const [one, other, ...more] = isOfTwo ? [before[0]!, own[0]!] : own;
  if (!one || !other || more.length > 0) return null;
  const pair = exchanged(one, other);
  if (!pair) return null;
  return [
    bareRequest('undoLast', message, { number: isOfTwo ? 2 : 1 }),
    ...pair.map((rule) => requestOf(rule, message, tools)),
  ];
}

function exchanged(one: ScheduleRule, other: ScheduleRule): [ScheduleRule, ScheduleRule] | null {
  if (one.kind === 'required' && other.kind === 'required')
    return one.count === other.count
      ? null
      : [
          { ...one, count: other.count },
          { ...other, count: one.count },
        ];
  if (one.kind === 'cap' && other.kind === 'cap')
    return one.count === other.count || one.ministerId === other.ministerId
      ? null
      : [
          { ...one, count: other.count },
          { ...other, count: one.count },
        ];
  if (!(one.kind === 'pin' && other.kind === 'pin') && !(one.kind === 'exclude' && other.kind === 'exclude'))
    return null;
  return one.ministerId === other.ministerId
    ? null
    : [
        { ...one, ministerId: other.ministerId },
        { ...other, ministerId: one.ministerId },
      ];
}

/** The request that a rule comes of. */
export function requestOf(
  rule: ScheduleRule,
  message: string,
  tools: Pick<AssistantTools, 'people'>,
): Request {
  const ids = peopleOf(rule);
  const people = ids.flatMap((id) =>
    tools.people
      .filter((person) => person.id === id)
      .map((person) => ({ words: person.name, candidates: [person], known: true })),
  );
  const masses = 'mass' in rule ? [rule.mass] : 'masses' in rule ? [rule.masses] : [];
  const number = 'count' in rule ? rule.count : null;
  return bareRequest(KIND_OF[rule.kind], message, { people, masses, number });
}

const KIND_OF: Record<ScheduleRule['kind'], KindId> = {
  pin: 'pin',
  exclude: 'exclude',
  cap: 'cap',
  'cap-all': 'capAll',
  together: 'together',
  apart: 'apart',
  required: 'exactly',
};
