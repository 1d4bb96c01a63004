/** Rules that are told by what they say, by their place in the list, or by the number that comes in their place. */
import { isSameRule, peopleOf, type ScheduleRule } from '../../../roster/index.js';
import type { AssistantTools, RuleView } from '../../assistant/index.js';
import { spoken } from '../message/said.js';
import { Segment } from '../message/segment.js';
import type { MessageReader } from '../reading/read-message.js';
import { RULE_SETTING_IDS } from '../requests/kinds.js';
import { removalOf, type Request } from '../requests/request.js';
import type { SettledRequest } from '../settling/settled-request.js';
import type { Interpretation, Settling } from '../settling/settle.js';
import { ordinalOf } from '../vocabulary/talk.js';
import {
  ALL_BUT,
  CALLED,
  COMES_BACK,
  NUMBER_ANEW,
  NUMBER_INSTEAD,
  POINTS_AT_SAID,
  WANTS_GONE,
} from '../vocabulary/told-rules.js';
import { clausesOf } from './corrections.js';
import { rulesAsked } from './effects.js';
import type { Memory } from './memory.js';
import { revokedBy } from './revoking.js';
import { requestOf } from './swapped.js';

/** What a message is read with. */
interface With {
  reader: MessageReader;
  tools: AssistantTools;
  memory: Memory;
}

/** @returns what a message asks for of rules that it tells by their place or by their number; null where it tells none so. */
export function ofToldRules(message: string, around: With): Request[] | null {
  if (/\?\s*$/.test(message)) return null;
  return (
    allBut(message, around) ??
    saidOf(message, around) ??
    numberAnew(message, around) ??
    numberInstead(message, around) ??
    partRestored(message, around)
  );
}

/** "O limite é melhor deixar como estava, tira só a outra", after several were taken away: those that are named come back. */
function partRestored(message: string, { reader, tools, memory }: With): Request[] | null {
  const { added = [], removed = [] } = memory.changes.at(-1) ?? {};
  if (added.length > 0 || removed.length < 2) return null;
  const parts = message.split(/[,;.]+\s+|\s+(?=(?:e|mas)\s)/iu);
  const isNamed = (rule: ScheduleRule, part: string) => {
    const ids = reader.peopleOf(part).map(({ id }) => id);
    const concerned = peopleOf(rule);
    return ids.length > 0 ? ids.every((id) => concerned.includes(id)) : CALLED[rule.kind].test(spoken(part));
  };
  const back = removed.filter((rule) =>
    parts.some((part) => COMES_BACK.test(spoken(part)) && isNamed(rule, part)),
  );
  const isWhole = parts.every(
    (part) => !COMES_BACK.test(spoken(part)) || removed.some((rule) => isNamed(rule, part)),
  );
  return isWhole && back.length > 0 && back.length < removed.length
    ? back.map((rule) => requestOf(rule, message, tools))
    : null;
}

/** "Apaga tudo menos a segunda", after the rules were told. */
function allBut(message: string, { tools, memory }: With): Request[] | null {
  const text = spoken(message);
  const but = ALL_BUT.exec(text);
  if (!memory.rules || !but || !WANTS_GONE.test(text.slice(0, but.index))) return null;
  const rules = tools.listRules().map(({ number }) => number);
  const kept = placesIn(text.slice(but.index + but[0].length), rules.length);
  const gone = rules.filter((number) => !kept.includes(number));
  return kept.length > 0 && gone.length > 0 && gone.length < rules.length ? [removalOf(gone, message)] : null;
}

/** "Pode apagar aquela dos três por pessoa", after the rules were told. */
function saidOf(message: string, { reader, tools, memory }: With): Request[] | null {
  const text = spoken(message);
  if (!memory.rules || !POINTS_AT_SAID.test(text) || !WANTS_GONE.test(text)) return null;
  const revoked = revokedBy(message, clausesOf(reader.clauses(message).pieces), tools, false, true);
  return revoked?.rest.length === 0 ? [revoked.request] : null;
}

/** "A primeira passa para 4", after the rules were told. */
function numberAnew(message: string, { tools, memory }: With): Request[] | null {
  const text = spoken(message);
  const anew = NUMBER_ANEW.exec(text);
  if (!memory.rules || !anew) return null;
  const [place, ...others] = placesIn(text.slice(0, anew.index), tools.listRules().length);
  const rule = tools.listRules().find(({ number }) => number === place)?.rule;
  const count = Number(anew.groups!.count);
  return rule && 'count' in rule && others.length === 0 && count > 0
    ? [requestOf({ ...rule, count }, message, tools)]
    : null;
}

/** "Põe 2 no lugar", after a limit was taken away. */
function numberInstead(message: string, { reader, tools, memory }: With): Request[] | null {
  const { added = [], removed = [] } = memory.changes.at(-1) ?? {};
  const [rule, ...more] = removed;
  if (!rule || !('count' in rule) || added.length + more.length > 0) return null;
  const said = new Segment(reader.said(message).plain);
  const [number, ...others] = said.numbers;
  const isPlain = number !== undefined && others.length + said.people.length + said.masses.length === 0;
  if (!isPlain || number.value === 0 || !NUMBER_INSTEAD.test(spoken(message))) return null;
  if (number.value === rule.count || said.has('more', 'fewer', 'rule')) return null;
  return [requestOf({ ...rule, count: number.value }, message, tools)];
}

/** The places in a list that words name: "a segunda", "a 3", "a regra 1 e a última". */
function placesIn(text: string, length: number): number[] {
  return text
    .split(/[\s,.;]+/)
    .flatMap((word) => (/^\d$/.test(word) ? [Number(word)] : (ordinalOf(word) ?? [])))
    .map((place) => (place < 0 ? length + 1 + place : place))
    .filter((place) => place >= 1 && place <= length);
}

/** "Tira também a regra que separa o João e a Joana": what stands already, and is pointed at to go, goes. */
export function pointedAtGone(
  meant: Interpretation,
  message: string,
  tools: AssistantTools,
  settling: Settling,
): Interpretation {
  const text = spoken(message);
  if (meant.type !== 'requests' || !POINTS_AT_SAID.test(text) || !WANTS_GONE.test(text)) return meant;
  const views = tools.listRules();
  const standing = (request: SettledRequest): RuleView[] | null => {
    if (!RULE_SETTING_IDS.has(request.kind) || request.problem !== null) return null;
    const asked = rulesAsked([request], tools) ?? [];
    const own = views.filter(({ rule }) => asked.some((other) => isSameRule(other, rule)));
    return asked.length > 0 && own.length === asked.length ? own : null;
  };
  if (meant.understood.length !== meant.requests.length) return meant;
  const pointed = meant.requests.map((request) => (request.kind === null ? null : standing(request)));
  const numbers = pointed.flatMap((own) => own ?? []).map(({ number }) => number);
  if (numbers.length === 0) return meant;
  const left = meant.understood.filter((_, at) => pointed[at] === null);
  const isRemoval = ({ kind, numbers: some }: Request) => kind === 'removeRule' && some.length > 0;
  const all = [...left.filter(isRemoval).flatMap((request) => request.numbers), ...numbers];
  return settling.settled([removalOf(all, message), ...left.filter((request) => !isRemoval(request))]);
}
