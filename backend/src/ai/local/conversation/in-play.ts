/**
 * Which of the rules of this conversation a message is about, before it is read: what it says is to stand ("o dia 22 está
 * correto", "o Paulo continua no 12") is set aside with the words that say so, and what was done for one after the other is one
 * where it speaks of both ("errei, é dia 27 pros dois").
 */
import { includesRule, isSameRule, massMatches, peopleOf, type ScheduleRule } from '../../../roster/index.js';
import type { AssistantTools } from '../../assistant/index.js';
import type { Piece } from '../message/piece.js';
import { spoken } from '../message/said.js';
import { RULE_SETTING_IDS } from '../requests/kinds.js';
import type { Request } from '../requests/request.js';
import type { MessageReader } from '../reading/read-message.js';
import {
  BESIDE_STANDING,
  IS_RIGHT,
  IS_SAME_OF,
  OF_BOTH,
  OF_THESE_DAYS,
  STAYS_PUT,
} from '../vocabulary/standing.js';
import { MARKS_CORRECTION } from '../vocabulary/roles.js';
import { RESTATES, withoutExclaims } from '../vocabulary/talk.js';
import type { Change, Memory } from './memory.js';
import { requestOf } from './swapped.js';

/** A message, and what is known when it is read. */
interface Reading {
  message: string;
  memory: Memory;
}

/** What it is read with. */
interface With {
  reader: MessageReader;
  tools: AssistantTools;
}

/** Nobody says in more words that something stands. */
const LONGEST = 300;

/** @returns the message without what it leaves as it is, and the conversation as far as the message is about it. */
export function inPlay(message: string, memory: Memory, around: With): Reading {
  if (memory.asked || !memory.changed || message.length > LONGEST || /\?\s*$/.test(message))
    return { message, memory };
  return (
    withoutStanding(message, memory, around) ??
    withTheseDays(message, memory, around) ?? { message, memory: withBoth(message, memory, around) }
  );
}

/** Without the parts that say of rules that they stand; null where there are none, or nothing is left to say. */
function withoutStanding(message: string, memory: Memory, around: With): Reading | null {
  const rules = memory.changes
    .flatMap(({ added }) => added)
    .filter((rule) => around.tools.listRules().some((view) => isSameRule(view.rule, rule)));
  if (rules.length < 2) return null;
  const parts = partsOf(message, around.reader);
  const standing = parts.map((part) => saidToStand(part, rules, around));
  const kept = standing.flatMap((some) => some ?? []);
  const left = parts.filter((_, at) => standing[at] === null);
  const isRest = left.some((part) => around.reader.said(part).plain.length > 0);
  if (kept.length === 0 || !isRest || rules.every((rule) => includesRule(kept, rule))) return null;
  const changes = [{ added: kept, removed: [] }, ...without(memory.changes, kept)];
  const last = changes.at(-1)!.added;
  const isAsBefore = JSON.stringify(last) === JSON.stringify(memory.changes.at(-1)?.added);
  const rest = left.join(', ').replace(/(?:[\s,;]|\s(?:e|mas))+$/iu, '');
  const text = withoutExclaims(spoken(rest));
  return {
    // What is said beside what stands is said instead of what does not.
    message: MARKS_CORRECTION.test(text) || RESTATES.test(text) ? rest : `na verdade, ${rest}`,
    memory: { ...memory, changes, last: isAsBefore ? memory.last : requestsOf(last, rest, around.tools) },
  };
}

/** The changes without these rules. */
const without = (changes: readonly Change[], kept: readonly ScheduleRule[]): Change[] =>
  changes
    .map(({ added, removed }) => ({ added: added.filter((rule) => !includesRule(kept, rule)), removed }))
    .filter(({ added, removed }) => added.length + removed.length > 0);

/** Where one part may end and the next begin. */
const BORDER = /[.;,!]+\s+|\s+(?=(?:e|mas)\s)/giu;

/** The parts of a message, parted by its signs, before "e" and "mas", and before somebody who is named with an article. */
function partsOf(message: string, reader: MessageReader): string[] {
  const parts = message.split(BORDER).flatMap((part) => {
    const at = [...part.matchAll(/(?<=\S\s+)[oa]s?\s+(?:d[aeo]s?\s+)?(\p{L}{3,})/giu)]
      .filter(([, word]) => reader.isName(word!))
      .map(({ index }) => index);
    return [0, ...at].map((start, index) => part.slice(start, at[index] ?? part.length).trim());
  });
  return parts.filter((part) => part !== '');
}

/** The rules of which a part only says that they stand; null where it says anything else. */
function saidToStand(
  part: string,
  rules: readonly ScheduleRule[],
  { reader, tools }: With,
): ScheduleRule[] | null {
  const { plain } = reader.said(part);
  const words = plain.flatMap(({ type, text }) => (type === 'word' ? [text] : [])).join(' ');
  const text = spoken(part);
  const isPlain = plain.every(({ type, text: word }) => type !== 'word' || BESIDE_STANDING.test(word));
  if (!isPlain || !(IS_RIGHT.test(words) || STAYS_PUT.test(words))) return null;
  const ids = plain.flatMap((piece) =>
    piece.type === 'person' ? [piece.mention.candidates.map(({ id }) => id)] : [],
  );
  const isOfRule = /^(?:(?:e|mas|ja|quanto a) )*(?:[oa] |o limite |a regra |o teto )d[aeo]s? /.test(text);
  const isMeant = (rule: ScheduleRule) =>
    (ids.length === 0 || ids.some((some) => peopleOf(rule).some((id) => some.includes(id)))) &&
    plain.every((piece) => isOf(piece, rule, tools)) &&
    // "A Vera fica", who was kept away, is that she comes.
    (rule.kind !== 'exclude' || IS_RIGHT.test(words) || isOfRule);
  const found = rules.filter(isMeant);
  const isNamed = plain.some(({ type }) => type !== 'word');
  return isNamed && found.length > 0 ? found : null;
}

/** Whether a day, a mass or a number of a part is that of a rule. */
function isOf(piece: Piece, rule: ScheduleRule, { masses }: AssistantTools): boolean {
  const own = masses.filter((mass) =>
    rule.kind === 'exclude' ? massMatches(rule.masses, mass) : 'mass' in rule && massMatches(rule.mass, mass),
  );
  if (piece.type === 'masses')
    return own.length > 0 && own.every((mass) => piece.filters.some((filter) => massMatches(filter, mass)));
  if (piece.type !== 'number') return true;
  return 'count' in rule && rule.count === piece.value
    ? true
    : own.some(({ date }) => Number(date.slice(8)) === piece.value);
}

/** "O Antônio também, nos dois dias", after one day and then another of somebody: of both. */
function withTheseDays(message: string, memory: Memory, { reader, tools }: With): Reading | null {
  const [days] = OF_THESE_DAYS.exec(message) ?? [];
  const last = memory.changes.at(-1)?.added ?? [];
  const [id, ...ids] = new Set(last.flatMap(peopleOf));
  const [rule] = last;
  if (days === undefined || !rule || id === undefined || ids.length > 0) return null;
  const from = memory.changes.findLastIndex(
    ({ added }) => !(added.length > 0 && added.every((each) => each.kind === rule.kind && isOfOne(each, id))),
  );
  const added = memory.changes.slice(from + 1).flatMap((change) => change.added);
  const rest = message.slice(0, message.length - days.length);
  const isNew = reader.peopleOf(rest).every((person) => person.id !== id);
  const isMore = IS_SAME_OF.test(spoken(rest));
  if (added.length < 2 || !isMore || !isNew || reader.peopleOf(rest).length === 0) return null;
  return { message: rest, memory: { ...memory, last: requestsOf(added, rest, tools) } };
}

const isOfOne = (rule: ScheduleRule, id: number) =>
  (rule.kind === 'exclude' || rule.kind === 'pin') && rule.ministerId === id;

/** What was done for one after the other, as one, where a message speaks of both. */
function withBoth(message: string, memory: Memory, { reader, tools }: With): Memory {
  const [before, last] = memory.changes.slice(-2);
  if (!before || !last || !OF_BOTH.test(spoken(message))) return memory;
  const { plain } = reader.said(message);
  const peopleIn = ({ added }: Change) => [...new Set(added.flatMap(peopleOf))];
  const [one, other] = [peopleIn(before), peopleIn(last)];
  const kinds = new Set([...before.added, ...last.added].map(({ kind }) => kind));
  const isOfTwo =
    one.length === 1 &&
    other.length === 1 &&
    one[0] !== other[0] &&
    kinds.size === 1 &&
    before.removed.length + last.removed.length === 0 &&
    !plain.some(({ type }) => type === 'person');
  if (!isOfTwo) return memory;
  const added = [...before.added, ...last.added];
  const people = tools.people.filter(({ id }) => id === one[0] || id === other[0]);
  return {
    ...memory,
    changes: [...memory.changes.slice(0, -2), { added, removed: [] }],
    last: requestsOf(added, message, tools),
    people: people.map(({ id, name }) => ({ id, name })),
  };
}

/** Rules as requests: those of one person, or of the same masses, in one. */
function requestsOf(rules: readonly ScheduleRule[], message: string, tools: AssistantTools): Request[] {
  const single = rules
    .map((rule) => requestOf(rule, message, tools))
    .filter(({ kind }) => RULE_SETTING_IDS.has(kind));
  const joined = (some: readonly Request[], by: 'people' | 'masses', into: 'people' | 'masses') =>
    some.reduce<Request[]>((all, request) => {
      const at = all.findIndex(
        (other) =>
          (other.kind === 'exclude' || other.kind === 'pin') &&
          other.kind === request.kind &&
          JSON.stringify(other[by]) === JSON.stringify(request[by]),
      );
      return at < 0
        ? [...all, request]
        : all.with(at, { ...all[at]!, [into]: [...all[at]![into], ...request[into]] });
    }, []);
  return joined(joined(single, 'people', 'masses'), 'masses', 'people');
}
