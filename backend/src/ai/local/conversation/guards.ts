/** What keeps a reading from setting, or leaving, a rule that its message speaks against; whatever words it was read from. */
import { capital } from '../../../platform/text.js';
import { includesRule, type ScheduleRule } from '../../../roster/index.js';
import type { AssistantTools } from '../../assistant/index.js';
import { combined, isTimeOnly } from '../references/mass-references.js';
import { spoken } from '../message/said.js';
import { Segment } from '../message/segment.js';
import { inDoubt, type MessageReader } from '../reading/read-message.js';
import { RULE_SETTING_IDS } from '../requests/kinds.js';
import { bareRequest, idsOf, type NotUnderstood, type Request } from '../requests/request.js';
import { type Interpretation, matches, type Settling } from '../settling/settle.js';
import { inWords } from '../settling/understood.js';
import { PENDING } from '../vocabulary/doubts.js';
import { ANY_HOUR, ASKS_FOR_ANYBODY, REFUSED_AT_ONCE } from '../vocabulary/guards.js';
import { ALSO, ONLY_WORD } from '../vocabulary/talk.js';
import { clausesOf, isPairing } from './corrections.js';
import type { Memory } from './memory.js';

/** What a reading is held against. */
interface Held {
  message: string;
  reader: MessageReader;
  tools: AssistantTools;
  memory: Memory;
}

type Read = Request | NotUnderstood;

const setsRule = (request: Read): request is Request =>
  request.kind !== null && RULE_SETTING_IDS.has(request.kind);
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What a message asks for, without what it speaks against, and with what was left of it. */
export function guarded(requests: Read[], held: Held): Read[] {
  return [
    refusedAtOnce,
    refusedAnyway,
    pairRefused,
    dayOfLimit,
    hoursOfDay,
    andAnybody,
    onlyOfRefused,
    orderBehindWhy,
    ofAnotherRule,
    restOfKept,
    correctsEarlier,
  ].reduce((found, guard) => guard(found, held), requests);
}

/** "Ela queria o dia 24, mas não dá": what the message refuses itself is not done. */
function refusedAtOnce(requests: Read[], { message }: Held): Read[] {
  const isPlaced = requests.some(({ kind }) => kind === 'pin' || kind === 'only' || kind === 'together');
  if (!isPlaced || !REFUSED_AT_ONCE.test(spoken(message))) return requests;
  // What was done before stands: it is not this that is refused.
  return requests.filter(({ kind }) => kind !== 'undoLast').map(inDoubt);
}

/** "Se ele disse que não pode, bote a Dores", after he could not be placed: that he cannot is why, and no rule. */
function refusedAnyway(requests: Read[], { memory: { last, changed } }: Held): Read[] {
  const [before, ...others] = last;
  if (changed || before?.kind !== 'pin' || others.length > 0) return requests;
  const isWhy = (request: Read) =>
    request.kind === 'exclude' && isSame(idsOf(request), idsOf(before)) && request.people.length > 0;
  const left = requests.filter((request) => !isWhy(request));
  return left.some(setsRule) ? left : requests;
}

/** "Vera e Antônio não podem nem se ver", after two who are to be together: these two are not. */
function pairRefused(requests: Read[], { message, reader, memory: { last } }: Held): Read[] {
  if (last.length === 0) return requests;
  const said = new Segment(reader.said(message).pieces);
  const refuses = said.has('not') && said.has('able') && !said.has('apart', 'without', 'only');
  const isOfBoth = (request: Read): request is Request =>
    request.kind === 'together' &&
    said.people.length === 2 &&
    said.people.every(({ candidates: [one] }) => idsOf(request).includes(one?.id));
  if (!refuses || !requests.some(isOfBoth)) return requests;
  const isOther = last.every(
    (before) => !requests.some((each) => isOfBoth(each) && isSame(idsOf(each), idsOf(before))),
  );
  return requests
    .filter(({ kind }) => kind !== 'undoLast' || !isOther)
    .map((each) => (isOfBoth(each) ? { ...each, kind: 'apart', doubt: 'sure' } : each));
}

/** "Volta pro 3", after a limit, which has no day: it is the number. */
function dayOfLimit(requests: Read[], { message, memory: { last, changed } }: Held): Read[] {
  const [[before, ...others], [now, ...more]] = [last, requests];
  const isLimit =
    changed && before && (before.kind === 'cap' || before.kind === 'capAll') && others.length === 0;
  if (!isLimit || now?.kind !== before.kind || more.length > 0) return requests;
  const [day, ...days] = now.masses;
  if (day?.date === undefined || days.length > 0 || now.number !== before.number) return requests;
  const number = Number(day.date.slice(8));
  return [bareRequest('undoLast', message), { ...now, masses: [], number, numbers: [number], doubt: 'sure' }];
}

/** "De nenhum horário", after somebody was kept from a day: from all masses of that day, and of no other. */
function hoursOfDay(requests: Read[], { message, memory: { last, changed } }: Held): Read[] {
  const [before, ...others] = last;
  const isOfDays =
    changed &&
    before?.kind === 'exclude' &&
    others.length === 0 &&
    before.masses.length > 0 &&
    before.masses.every(({ date }) => date !== undefined);
  if (!isOfDays || !ANY_HOUR.test(spoken(message))) return requests;
  const masses = [...new Set(before.masses.map(({ date }) => date!))].map((date) => ({ date }));
  const undoing = before.masses.some(({ time }) => time !== undefined)
    ? [bareRequest('undoLast', message)]
    : [];
  return [...undoing, { ...before, text: message, doubt: undefined, masses }];
}

/** "Tire o João e ponha alguém experiente": nobody is named, so that who is free is told. */
function andAnybody(requests: Read[], { message }: Held): Read[] {
  if (!ASKS_FOR_ANYBODY.test(spoken(message))) return requests;
  const isNobody = (request: Read) =>
    request.kind === 'pin' && request.people.every(({ candidates }) => candidates.length === 0);
  const kept = requests.filter((request) => !isNobody(request));
  const away = kept.filter((request): request is Request => request.kind === 'exclude');
  const masses = away.flatMap((request) => request.masses);
  if (masses.length === 0 || kept.length > away.length || away.some(({ doubt }) => doubt)) return requests;
  return [...kept, bareRequest('free', message, { masses })];
}

/** "Só na do Galo ela vai", after somebody was refused at night: but for that one they are, and may come to all others as before. */
function onlyOfRefused(requests: Read[], { message, tools, memory }: Held): Read[] {
  const [only, ...more] = requests.filter(({ kind }) => kind !== 'undoLast');
  const { asked, last, changed } = memory;
  const [before, ...others] = asked ? (asked.choices[0]?.requests ?? []) : last;
  const isOne = only?.kind === 'only' && before?.kind === 'exclude' && more.length + others.length === 0;
  if (!isOne || !isSame(idsOf(only), idsOf(before)) || before.masses.length === 0) return requests;
  const refused = tools.masses.filter((mass) => matches(before.masses, mass));
  const left = refused.filter((mass) => !matches(only.masses, mass));
  const isWithin = tools.masses.every((mass) => !matches(only.masses, mass) || matches(before.masses, mass));
  if (!isWithin || left.length === 0 || left.length === refused.length) return requests;
  const undoing = changed && !asked ? [bareRequest('undoLast', message)] : [];
  const masses = left.map(({ date, time }) => ({ date, time }));
  return [...undoing, { ...before, text: message, doubt: undefined, masses }];
}

/** "Ele não aguenta missa de manhã, tira ele das das 8": what is ordered behind why, where that is a part of it. */
function orderBehindWhy(requests: Read[], { message, reader, tools }: Held): Read[] {
  const [away, ...others] = requests;
  if (away?.kind !== 'exclude' || others.length > 0 || away.masses.length === 0) return requests;
  const [why, order, ...more] = clausesOf(reader.clauses(message).pieces);
  if (!why || !order || more.length > 0 || why.has('remove') || !order.has('remove')) return requests;
  const filters = order.masses.flatMap((piece) => piece.filters);
  const isPart =
    order.has('he', 'they') &&
    order.people.length === 0 &&
    why.masses.length > 0 &&
    !order.has('also', 'not', 'only') &&
    isTimeOnly(filters);
  if (!isPart) return requests;
  const refused = tools.masses.filter((mass) => matches(away.masses, mass));
  const meant = refused.filter((mass) => matches(filters, mass));
  return meant.length > 0 && meant.length < refused.length ? [{ ...away, masses: filters }] : requests;
}

/** "Melhor 7 no Galo", after the Nativity was spoken of, too: what is counted anew takes the place of its own rule, and of no other. */
function ofAnotherRule(requests: Read[], { tools, memory: { changes } }: Held): Read[] {
  const [undoing, ...anew] = requests;
  const last = changes.at(-1)?.added ?? [];
  const before = changes.slice(0, -1).flatMap(({ added }) => added);
  if (undoing?.kind !== 'undoLast' || anew.length === 0 || last.length === 0) return requests;
  const isOf = (rule: ScheduleRule, { kind, people, masses }: Request) => {
    if (rule.kind === 'required')
      return kind === 'exactly' && masses.length > 0 && matches(masses, rule.mass);
    if (rule.kind === 'cap')
      return kind === 'cap' && people.some(({ candidates: [one] }) => one?.id === rule.ministerId);
    return rule.kind === 'cap-all' && kind === 'capAll';
  };
  const standing = tools.listRules().map(({ rule }) => rule);
  const isAnother = anew.every(
    (request) =>
      setsRule(request) &&
      request.number !== null &&
      before.some((rule) => includesRule(standing, rule) && isOf(rule, request)) &&
      !last.some((rule) => isOf(rule, request)),
  );
  return isAnother ? anew : requests;
}

/** "Pode bloquear o resto do mês", after somebody was kept to some masses: from the others, which is so already. */
function restOfKept(requests: Read[], { message, reader, memory: { last, changed } }: Held): Read[] {
  const [[before, ...others], [away, ...more]] = [last, requests.filter(({ kind }) => kind !== 'undoLast')];
  const isRest =
    changed &&
    before?.kind === 'only' &&
    away?.kind === 'exclude' &&
    others.length + more.length === 0 &&
    isSame(idsOf(away), idsOf(before)) &&
    isSame(away.masses, before.masses) &&
    reader.massesOf(message).length === 0;
  return isRest ? [{ ...before, text: message }] : requests;
}

/** "Pensando bem, cinco no dia 22", after three on the 29th: how many were said of the 22nd before, and the last stays. */
function correctsEarlier(requests: Read[], { memory: { last, changes } }: Held): Read[] {
  const now = requests.filter(({ kind }) => kind !== 'undoLast');
  const standing = changes.slice(0, -1).flatMap(({ added }) => added);
  const isOfEarlier = (request: Read) =>
    request.kind === 'exactly' &&
    last.every((before) => before.kind === 'exactly' && !isSame(before.masses, request.masses)) &&
    standing.some((rule) => rule.kind === 'required' && matches(request.masses, rule.mass));
  const takesBack = now.length < requests.length && now.length > 0 && now.every(isOfEarlier);
  return takesBack ? now : requests;
}

/** "E a Helena só no dia 27", after people were kept away: then too, or only then is she to come. */
export function onlyOrNever(
  requests: readonly Read[],
  { message, reader, memory: { last, changed, changes } }: Held,
  settling: Settling,
): Interpretation | null {
  const [only, ...others] = requests;
  const said = new Segment(reader.said(message).pieces);
  const goesOn =
    (changed || changes.length > 0) &&
    last.length > 0 &&
    last.every(({ kind }) => kind === 'exclude') &&
    only?.kind === 'only' &&
    others.length === 0 &&
    ALSO.test(spoken(message)) &&
    !said.has('able', 'serve', 'place', 'want', 'not', 'enters');
  if (!goesOn) return null;
  const away: Request = { ...only, kind: 'exclude', doubt: undefined };
  // "E a Maria só às 10", of a day that was named: which mass of it.
  const [scope, ...days] = last.flatMap(({ masses }) => masses);
  const isOfDay = scope?.date !== undefined && days.length === 0 && isTimeOnly(only.masses);
  const then: Request[] = isOfDay
    ? [
        {
          ...only,
          doubt: undefined,
          masses: combined([[{ date: scope.date! }], only.masses]),
          words: ['within', JSON.stringify([{ date: scope.date }])],
        },
      ]
    : [];
  const choices = [...then, away, { ...only, doubt: undefined }].flatMap((request) => {
    const meant = settling.settled([request]);
    const [settled] = meant.type === 'requests' ? meant.requests : [];
    return settled && settled.kind !== null && settled.problem === null
      ? [{ label: capital(inWords(settled)), requests: [request] }]
      : [];
  });
  return choices.length < 2
    ? null
    : {
        type: 'question',
        text: 'O que você quer dizer?',
        choices: [...choices, { label: 'Não', requests: [] }],
        open: [],
      };
}

/** What is asked about in the place of what was done last, and whether that is all but certain: the same, narrower. */
export function inItsPlace(requests: readonly Read[], held: Held): 'surely' | 'perhaps' | null {
  const { message, reader, tools, memory } = held;
  const [[before, ...others], [now, ...more]] = [memory.last, requests];
  if (!memory.changed || !before || !now || others.length + more.length > 0 || !setsRule(now)) return null;
  const isOfSame =
    now.kind === before.kind &&
    !isPairing(now) &&
    isSame(idsOf(now), idsOf(before)) &&
    now.number === before.number &&
    !ALSO.test(spoken(message)) &&
    !REFUSED_AT_ONCE.test(spoken(message)) &&
    !PENDING.test(spoken(message));
  if (!isOfSame) return null;
  const [of, was] = [now, before].map(({ masses }) => tools.masses.filter((mass) => matches(masses, mass)));
  // "Dia 8", where it was settled on that day already.
  const isThere = memory.changes
    .at(-1)
    ?.added.every((rule) => 'mass' in rule && matches(now.masses, rule.mass));
  if (of!.length === 0 || isSame(of, was) || isThere) return null;
  const narrows = of!.every((mass) => matches(before.masses, mass));
  if (narrows && ONLY_WORD.test(spoken(message))) return 'surely';
  return narrows || !new Segment(reader.said(message).pieces).isAct ? 'perhaps' : null;
}
