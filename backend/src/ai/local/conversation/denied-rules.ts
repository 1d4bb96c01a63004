/** Rules that a follow-up denies, whatever was read of it: they go, and no opposite of them is set. */
import { includesRule, isSameRule, massMatches, peopleOf, type ScheduleRule } from '../../../roster/index.js';
import { spoken } from '../message/said.js';
import { Segment } from '../message/segment.js';
import { RULE_SETTING_IDS } from '../requests/kinds.js';
import { bareRequest, removalOf, type Request } from '../requests/request.js';
import { type Interpretation, matches } from '../settling/settle.js';
import type { SettledRequest } from '../settling/settled-request.js';
import { PENDING } from '../vocabulary/doubts.js';
import {
  AFFIRMS,
  ASSURES,
  BOTH,
  CHANGES,
  EXCEPTS,
  IS_TO_COME,
  KEEPS,
  NO_TROUBLE,
  NTH_PAIR,
  RETURNS_AT_ALL,
  UNDOES_FIRST,
  UNDOES_THAT,
} from '../vocabulary/roles.js';
import { clausesOf } from './corrections.js';
import type { Effects } from './effects.js';
import { filterOf, type Held, type Spoken } from './held-message.js';

/** "A Neuza não", "o João pode ficar", where just that is a rule already: nobody says again what was done; it is to go. */
export function saidAgain(
  { wanted, added, known, dropped }: Effects,
  said: Spoken,
  held: Held,
): Interpretation | null {
  if (wanted.length === 0 || added.length + dropped.length > 0 || PENDING.test(said.text)) return null;
  const out = known.filter(({ rule }) => isDenied(rule, ofRule(rule, said, held)));
  if (out.length === 0) return null;
  const numbers = out.map(({ number }) => number);
  return held.settling.settled([removalOf(numbers, held.message)]);
}

/** "A data do 22 não procede", of two days: what would be left alone is what the message denies; the rest stays. */
export function deniedPart(
  { added, known, dropped }: Effects,
  said: Spoken,
  held: Held,
): Interpretation | null {
  if (added.length > 0 || dropped.length === 0 || known.length === 0) return null;
  const isNamed = (rule: ScheduleRule) => {
    const when = filterOf(rule);
    return said.days.length > 0
      ? when !== null && said.days.some((day) => JSON.stringify(day) === JSON.stringify(when))
      : peopleOf(rule).some((id) => said.people.includes(id));
  };
  if (dropped.some(isNamed)) return null;
  if (!known.every(({ rule }) => isNamed(rule) && isDenied(rule, ofRule(rule, said, held)))) return null;
  const numbers = known.map(({ number }) => number);
  return held.settling.settled([removalOf(numbers, held.message)]);
}

/** "Libera os dois", after one and another were spoken of: what was done for both. */
export function bothTakenBack(
  settled: readonly SettledRequest[],
  { dropped }: Effects,
  { said, text }: Spoken,
  { message, memory, settling }: Held,
): Interpretation | null {
  const [only, ...others] = settled;
  const isOfBoth = BOTH.test(text) && said.people.length + said.masses.length === 0;
  const isOfOne = new Set(dropped.flatMap(peopleOf)).size === 1;
  return only?.kind === 'undoLast' &&
    (only.number ?? 1) === 1 &&
    others.length === 0 &&
    isOfBoth &&
    isOfOne &&
    memory.changes.length > 1
    ? settling.settled([bareRequest('undoLast', message, { number: 2 })])
    : null;
}

/** "Apague essa e anote: …": what a message begins with is done as well. */
export function undoneFirst(
  settled: readonly SettledRequest[],
  understood: readonly Request[],
  { added }: Effects,
  { message, settling }: Held,
): Interpretation | null {
  const isDone = settled.some(({ kind }) =>
    ['undoLast', 'undoEverything', 'removeRule', 'removeAllRules', 'undo'].includes(kind),
  );
  if (isDone) return null;
  const text = spoken(message);
  const undoing = bareRequest('undoLast', message);
  if (UNDOES_FIRST.test(text)) return settling.settled([undoing, ...understood]);
  return UNDOES_THAT.test(text) && added.length === 0 ? settling.settled([undoing]) : null;
}

/** What a message says of those whom a rule is about: the clause that names them, else all of it. */
function ofRule(rule: ScheduleRule, said: Spoken, { message, reader }: Held): Spoken {
  const ids = peopleOf(rule);
  const when = JSON.stringify(filterOf(rule));
  const clauses = clausesOf(reader.clauses(message).pieces);
  const clause =
    clauses.find(({ people }) =>
      people.some(({ candidates }) => candidates.some(({ id }) => ids.includes(id))),
    ) ??
    clauses.find(({ masses }) =>
      masses.some(({ filters }) => filters.some((filter) => JSON.stringify(filter) === when)),
    );
  // "O Paulo também, deixa os dois": what is said of him stands beside his name.
  return clause?.isAct ? { ...said, said: clause, text: clause.text } : said;
}

/** Whether what is said of a rule that stands cannot be that it is to stand. */
function isDenied({ kind }: ScheduleRule, { said, text }: Spoken): boolean {
  if (said.has('only')) return false;
  const isOfNobody = said.people.length === 0 && !said.has('he', 'they');
  const serves = said.has('able', 'serve', 'place', 'leave', 'enters') || RETURNS_AT_ALL.test(text);
  if (kind === 'exclude')
    return said.negated
      ? !serves && !said.has('away') && !AFFIRMS.test(text)
      : (serves && !said.has('away')) || (said.has('remove') && isOfNobody && said.masses.length > 0);
  if (kind === 'pin') return said.negated ? !said.has('remove') : said.has('remove', 'leaves');
  return said.negated && !said.has('max', 'together', 'apart', 'serve', 'able') && !AFFIRMS.test(text);
}

/** "Ela vem dia 8, confirmou", after she was kept from it: that is over, and she is not placed. */
export function mayCome(
  understood: readonly Request[],
  { added, dropped }: Effects,
  { said, text }: Spoken,
  { settling }: Held,
): Interpretation | null {
  const [pin, ...others] = added;
  const wasAway =
    pin?.kind === 'pin' &&
    others.length === 0 &&
    dropped.some(
      (rule) =>
        rule.kind === 'exclude' && rule.ministerId === pin.ministerId && massMatches(rule.masses, pin.mass),
    );
  const isPlaced = said.pieces.some(
    ({ type, text }, at) => type === 'word' && said.means(at, 'place') && !ASSURES.test(text),
  );
  return wasAway && !isPlaced && !IS_TO_COME.test(text)
    ? settling.settled(understood.filter(({ kind }) => kind !== 'pin'))
    : null;
}

/** "O da Vera pode tirar", after somebody else was spoken of: what was done for her goes, and no opposite of it is set elsewhere. */
export function opposite(
  { added, dropped, kept }: Effects,
  { people, days, isMore }: Spoken,
  { message, tools, settling }: Held,
): Interpretation | null {
  const [rule, ...others] = added;
  if (!rule || others.length + dropped.length + days.length > 0 || isMore) return null;
  const counter = rule.kind === 'exclude' ? 'pin' : rule.kind === 'pin' ? 'exclude' : null;
  const [id, ...more] = peopleOf(rule);
  if (counter === null || more.length > 0 || id === undefined || !people.includes(id)) return null;
  const [own, ...rest] = kept.filter((other) => other.kind === counter && peopleOf(other).includes(id));
  const number = own && tools.listRules().find((view) => isSameRule(view.rule, own))?.number;
  return number !== undefined && rest.length === 0 ? settling.settled([removalOf([number], message)]) : null;
}

/** What is not understood, and wants what was done changed: that is taken back, and asked what is right. */
export function unread(meant: Interpretation, { text, said }: Spoken, held: Held): Interpretation {
  const { message, settling } = held;
  const excepted = exceptedFromLast(said, held);
  if (excepted && EXCEPTS.test(text)) return excepted;
  const isChange =
    EXCEPTS.test(text) ||
    CHANGES.test(text) ||
    said.has('swap', 'replace', 'double', 'remove', 'fewer', 'forget', 'instead');
  return isChange && !KEEPS.test(text)
    ? settling.settled([bareRequest('undoLast', message, { words: ['denied'] })])
    : meant;
}

/**
 * "João vem. Só sem Vera", "com a Dores não tem problema": clause by clause, the rules of this conversation that are denied, where what
 * was read takes back another, or nothing.
 */
export function deniedByClause(
  meant: Interpretation,
  { text }: Spoken,
  { message, reader, tools, memory, settling }: Held,
): Interpretation | null {
  if (PENDING.test(text) || meant.type === 'dropped') return null;
  const read = meant.type === 'requests' ? meant.understood : (meant.choices[0]?.requests ?? []);
  const own = memory.changes.flatMap(({ added }) => added);
  const views = own.flatMap((rule) => tools.listRules().filter((view) => isSameRule(view.rule, rule)));
  if (views.length < 2 || read.some(({ kind }) => kind !== 'undoLast' && !RULE_SETTING_IDS.has(kind)))
    return null;
  const clauses = clausesOf(reader.clauses(message).pieces);
  const nthOf = (clause: Segment) => {
    const nth = NTH_PAIR.exec(clause.text)?.groups?.nth;
    const at = ['primeir', 'segund', 'terceir'].indexOf(nth ?? '');
    return nth === undefined ? null : (views.at(at)?.number ?? null);
  };
  const whole = { text, said: new Segment([]), people: [], days: [], isMore: false, corrects: false };
  const denied = new Set<number>();
  const affirmed = new Set<number>();
  for (const clause of clauses) {
    const ids = clause.people.flatMap(({ candidates }) => candidates.slice(0, 1).map(({ id }) => id));
    const days = clause.masses.flatMap(({ filters }) => filters);
    const nth = nthOf(clause);
    const of = views.filter(({ rule, number }) =>
      nth !== null
        ? number === nth
        : ids.length === 1 &&
          peopleOf(rule).includes(ids[0]!) &&
          days.every((day) => JSON.stringify(day) === JSON.stringify(filterOf(rule))),
    );
    const [one, ...others] = of;
    if (!one || others.length > 0) continue;
    const spokenOfIt = { ...whole, said: clause, text: clause.text };
    const permits =
      one.rule.kind === 'apart' && (NO_TROUBLE.test(clause.text) || (clause.has('able') && !clause.negated));
    const isOff = permits || (one.rule.kind !== 'apart' && clause.isAct && isDenied(one.rule, spokenOfIt));
    (isOff ? denied : affirmed).add(one.number);
  }
  if (denied.size === 0 || [...denied].some((number) => affirmed.has(number))) return null;
  const isHeld = read.every(
    (request) =>
      request.kind === 'undoLast' ||
      request.people.every(({ candidates: [one] }) =>
        views.some(({ rule }) => one !== undefined && peopleOf(rule).includes(one.id)),
      ),
  );
  const last = memory.changes.at(-1)?.added ?? [];
  const isOfLast = views.every(({ rule, number }) => !denied.has(number) || includesRule(last, rule));
  if (!isHeld || isOfLast) return null;
  const numbers = [...denied];
  return settling.settled([removalOf(numbers, message)]);
}

/** "O 29 da Dores volta atrás, ela quer servir": who is placed against a rule of this conversation may come again. */
export function freedFirst(
  settled: readonly SettledRequest[],
  { dropped }: Effects,
  { said }: Spoken,
  { message, tools, memory, settling }: Held,
): Interpretation | null {
  const own = memory.changes.flatMap(({ added }) => added);
  if (dropped.length > 0 || said.has('place') || !settled.every(({ kind }) => kind === 'pin')) return null;
  const views = tools
    .listRules()
    .filter(
      ({ rule }) =>
        rule.kind === 'exclude' &&
        includesRule(own, rule) &&
        settled.some(
          ({ people, masses }) =>
            people.some(({ id }) => id === rule.ministerId) &&
            masses.some((mass) => massMatches(rule.masses, mass)),
        ),
    );
  const isOnlyThat = views.every(({ rule }) =>
    tools.masses.every(
      (mass) =>
        rule.kind !== 'exclude' ||
        !massMatches(rule.masses, mass) ||
        settled.some(({ masses }) => masses.some(({ date }) => date === mass.date)),
    ),
  );
  const numbers = views.map(({ number }) => number);
  return numbers.length > 0 && isOnlyThat ? settling.settled([removalOf(numbers, message)]) : null;
}

/** "Tirante a do Natal, que ela não perde", after somebody was kept away: from the rest. */
function exceptedFromLast(said: Segment, { message, memory, tools, settling }: Held): Interpretation | null {
  const [away, ...others] = memory.last;
  const when = said.pieces.flatMap((piece) => (piece.type === 'masses' ? piece.filters : []));
  if (away?.kind !== 'exclude' || others.length + said.people.length > 0 || when.length === 0) return null;
  const refused = tools.masses.filter((mass) => away.masses.length === 0 || matches(away.masses, mass));
  const left = refused.filter((mass) => !matches(when, mass));
  if (left.length === 0 || left.length === refused.length) return null;
  const masses = left.map(({ date, time }) => ({ date, time }));
  return settling.settled([
    bareRequest('undoLast', message),
    { ...away, text: message, doubt: undefined, masses },
  ]);
}
