/**
 * Whether a message that goes on from what was done is accounted for: everything that it would change was said, and everybody,
 * every day and every mark of correction that it says has a part in what it would change. Where not, it is asked about.
 */
import { capital } from '../../../platform/text.js';
import { isSameRule, type MassFilter, massMatches, peopleOf, type ScheduleRule } from '../../../roster/index.js';
import type { AssistantTools, RuleView } from '../../assistant/index.js';
import { spoken } from '../message/said.js';
import { Segment } from '../message/segment.js';
import type { MessageReader } from '../reading/read-message.js';
import { RULE_SETTING_IDS } from '../requests/kinds.js';
import { bareRequest, type Request } from '../requests/request.js';
import { BESIDES, INSTEAD } from '../settling/asking.js';
import { rulesOf } from '../settling/rules-of.js';
import type { SettledRequest } from '../settling/settled-request.js';
import type { Interpretation, Settling } from '../settling/settle.js';
import { inWords } from '../settling/understood.js';
import { AFFIRMS, CHANGES, KEEPS, MARKS_CORRECTION } from '../vocabulary/roles.js';
import { ALSO } from '../vocabulary/talk.js';
import { ended } from '../words/phrases.js';
import { type Memory, takenBackOf, undoneRules } from './memory.js';

/** What a reading is held against. */
interface Held {
  message: string;
  reader: MessageReader;
  tools: AssistantTools;
  memory: Memory;
  settling: Settling;
}

/** What a reading does to the rules of the schedule. */
interface Effects {
  /** Those that it asks for. */
  wanted: readonly ScheduleRule[];
  /** Of those, the ones that are new. */
  added: readonly ScheduleRule[];
  /** Those that it asks for and that stand already. */
  known: readonly RuleView[];
  /** Those that are gone after it. */
  dropped: readonly ScheduleRule[];
  /** Those of this conversation that stand after it as before. */
  kept: readonly ScheduleRule[];
}

/** What a message says, by the part that each of it may play. */
interface Spoken {
  text: string;
  said: Segment;
  people: readonly number[];
  days: readonly MassFilter[];
  isMore: boolean;
  corrects: boolean;
}

const isIn = (rules: readonly ScheduleRule[], rule: ScheduleRule) =>
  rules.some((other) => isSameRule(other, rule));

/** @returns what is to be done, or asked first, once a reading is held against all that its message says. */
export function accountedFor(meant: Interpretation, held: Held): Interpretation {
  const { memory, message } = held;
  const goesOn = memory.changed && memory.last.length > 0 && !/\?\s*$/.test(message);
  if (!goesOn) return meant;
  const said = spokenOf(held);
  if (meant.type !== 'requests') return meant;
  const settled = meant.requests.filter((request): request is SettledRequest => request.kind !== null);
  if (settled.length < meant.requests.length || settled.some(({ problem }) => problem !== null))
    return settled.length === 0 ? unread(meant, said, held) : meant;
  const effects = effectsOf(settled, held);
  if (effects === null) return meant;
  return (
    saidAgain(effects, said, held) ??
    oneOrMore(settled, meant.understood, effects, said, held) ??
    meant
  );
}

function spokenOf({ message, reader }: Held): Spoken {
  const { pieces } = reader.clauses(message);
  const said = new Segment(pieces);
  const text = spoken(message);
  return {
    text,
    said,
    people: said.people.flatMap(({ candidates }) => candidates.map(({ id }) => id)),
    days: pieces.flatMap((piece) => (piece.type === 'masses' ? piece.filters : [])),
    isMore: ALSO.test(text),
    corrects: MARKS_CORRECTION.test(text),
  };
}

/** Null where a request would be refused. */
function effectsOf(settled: readonly SettledRequest[], { tools, memory }: Held): Effects | null {
  const views = tools.listRules();
  const standing = views.map(({ rule }) => rule);
  const undoing = settled.find(({ kind }) => kind === 'undoLast' || kind === 'undoEverything');
  const start = undoing ? undoneRules(standing, takenBackOf(memory.changes, undoing)) : standing;
  const isRemoved = ({ number }: RuleView) =>
    settled.some(({ kind, numbers }) => kind === 'removeRule' && numbers.includes(number));
  const left = start.filter((rule) => !views.some((view) => isSameRule(view.rule, rule) && isRemoved(view)));
  let wanted: ScheduleRule[];
  try {
    wanted = settled
      .filter(({ kind }) => RULE_SETTING_IDS.has(kind))
      .flatMap((request) => rulesOf(request, tools));
  } catch {
    return null;
  }
  const own = memory.changes.flatMap(({ added }) => added);
  return {
    wanted,
    added: wanted.filter((rule) => !isIn(standing, rule)),
    known: views.filter(({ rule }) => isIn(wanted, rule)),
    dropped: standing.filter((rule) => !isIn(left, rule) && !isIn(wanted, rule)),
    kept: standing.filter((rule) => isIn(own, rule) && isIn(left, rule) && !isIn(wanted, rule)),
  };
}

/** "A Neuza não", "o João pode ficar", where just that is a rule already: nobody says again what was done; it is to go. */
function saidAgain({ wanted, added, known, dropped }: Effects, said: Spoken, held: Held): Interpretation | null {
  if (wanted.length === 0 || added.length + dropped.length > 0 || AFFIRMS.test(said.text)) return null;
  if (isWhole(wanted, said)) return null;
  const numbers = known.map(({ number }) => number);
  const removal = bareRequest('removeRule', held.message, { number: numbers[0]!, numbers });
  return held.settling.settled([removal]);
}

/** Whether a message says all of the rules that it asks for, so that it would be read so without what was said before. */
function isWhole(rules: readonly ScheduleRule[], { said, people, days }: Spoken): boolean {
  return (
    said.has('able', 'serve', 'place', 'remove', 'away', 'max', 'leaves', 'enters', 'together', 'apart') &&
    rules.every(
      (rule) =>
        peopleOf(rule).every((id) => people.includes(id)) &&
        (filterOf(rule) === null || days.length > 0) &&
        (!('count' in rule) || said.numbers.length > 0),
    )
  );
}

const filterOf = (rule: ScheduleRule): MassFilter | null =>
  rule.kind === 'exclude' ? rule.masses : 'mass' in rule ? rule.mass : null;

/** Whether of two rules of one kind just one part differs: who, or when. */
function differsInOne(one: ScheduleRule, other: ScheduleRule): 'who' | 'when' | null {
  if (one.kind !== other.kind) return null;
  const isSameWho = JSON.stringify(peopleOf(one)) === JSON.stringify(peopleOf(other));
  const isSameWhen = JSON.stringify(filterOf(one)) === JSON.stringify(filterOf(other));
  if (isSameWho === isSameWhen) return null;
  return isSameWho ? 'when' : 'who';
}

/** "Melhor tirar a Íris", "no dia 29", after one of the kind: whether in its place or besides is asked, where no word tells. */
function oneOrMore(
  settled: readonly SettledRequest[],
  understood: readonly Request[],
  { added, dropped }: Effects,
  { isMore, corrects, people, days }: Spoken,
  { message, memory, tools, settling }: Held,
): Interpretation | null {
  const before = (memory.changes.at(-1)?.added ?? []).filter((rule) =>
    tools.listRules().some((view) => isSameRule(view.rule, rule)),
  );
  const [rule, ...others] = added;
  const [old, ...more] = before;
  if (!rule || !old || others.length + more.length > 0) return null;
  const part = differsInOne(rule, old);
  if (part === null || filterOf(rule) === null) return null;
  const isInherited = part === 'who' ? days.length === 0 : people.length === 0;
  if (!isInherited) return null;
  const replaces = dropped.length > 0;
  if (isMore !== corrects && isMore !== replaces) return null;
  if (!isMore && replaces) return null;
  const rules = settled.filter(({ kind }) => RULE_SETTING_IDS.has(kind));
  const also = understood.filter(({ kind }) => RULE_SETTING_IDS.has(kind)).map(({ doubt: _, ...each }) => each);
  const instead = [bareRequest('undoLast', message), ...also];
  const both = [
    { label: INSTEAD, requests: instead },
    { label: BESIDES, requests: also },
  ];
  void settling;
  return {
    type: 'question',
    text: `${ended(`Entendi: ${rules.map(inWords).join('; ')}`)} É no lugar do que você pediu antes, ou também?`,
    choices: [...(isMore ? both.toReversed() : both), { label: 'Não', requests: [] }],
    open: [],
  };
}

/** What is not understood, and wants what was done changed: that is taken back, and asked what is right. */
function unread(meant: Interpretation, { text, said }: Spoken, { message, settling }: Held): Interpretation {
  const isChange =
    CHANGES.test(text) || said.has('swap', 'replace', 'double', 'remove', 'fewer', 'forget', 'instead');
  return isChange && !KEEPS.test(text)
    ? settling.settled([bareRequest('undoLast', message, { words: ['denied'] })])
    : meant;
}
void capital;
void massMatches;
