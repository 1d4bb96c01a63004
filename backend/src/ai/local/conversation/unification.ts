/**
 * A follow-up held against the rules of this conversation that stand: which of them has a part that the message says
 * otherwise. No turn of phrase is known here: only people, masses, numbers, and whether a clause lets come or keeps away.
 */
import {
  includesRule,
  isMass,
  type MassFilter,
  massMatches,
  peopleOf,
  type MassKey,
  type ScheduleRule,
} from '../../../roster/index.js';
import type { AssistantTools, RuleView } from '../../assistant/index.js';
import type { Piece } from '../message/piece.js';
import { spoken } from '../message/said.js';
import { sentencesOf } from '../message/sentences.js';
import type { MessageReader } from '../reading/read-message.js';
import { removalOf, type Request } from '../requests/request.js';
import { matches } from '../settling/settle.js';
import { MARKS_CORRECTION } from '../vocabulary/roles.js';
import { ALSO, RESTATES } from '../vocabulary/talk.js';
import {
  AFFIRMED_AT_ONCE,
  AS_ALWAYS,
  BEFORE_NO_COUNT,
  BARELY_MAY,
  BY_SO_MANY,
  COMES,
  COMES_ONLY,
  COUNTS_ANEW,
  GROWS_BY,
  IS_OPEN,
  IS_WHY,
  MOVES,
  OF_ALL,
  PLACES,
  POLITE_ORDER,
  REST_MAY,
  STAYS_SO,
  TAKES_BACK_OR_ENDS,
  UNBINDS,
} from '../vocabulary/unifying.js';
import { clausesOf } from './corrections.js';
import type { Memory } from './memory.js';
import { type Clause, clausesSaid } from './said-clauses.js';
import { requestOf } from './swapped.js';

/** What is known of the schedule there. */
type Known = Pick<AssistantTools, 'masses' | 'people' | 'listRules'>;

/** What is held against each other. */
interface Held {
  message: string;
  reader: MessageReader;
  tools: Known;
  memory: Memory;
}

/** What a message does to the rules that stand. */
interface Unified {
  gone: readonly RuleView[];
  set: readonly ScheduleRule[];
}

type RuleOf<Kind extends ScheduleRule['kind']> = Extract<ScheduleRule, { kind: Kind }>;
type View<Kind extends ScheduleRule['kind']> = RuleView & { rule: RuleOf<Kind> };

/**
 * @returns what a follow-up asks for, as it fits one standing rule of this conversation; nothing where it only
 * says so once more; null where none or several fit.
 */
export function unified(held: Held): Request[] | null {
  const { message, memory, tools, reader } = held;
  const isPolite = POLITE_ORDER.test(spoken(message));
  const sentences = sentencesOf(message).filter((sentence) => isPolite || !sentence.endsWith('?'));
  const text = spoken(sentences.join(' '));
  const own = memory.changes.flatMap(({ added }) => added);
  const views = tools.listRules().filter(({ rule }) => includesRule(own, rule));
  if (views.length === 0 || (!isPolite && /\?\s*$/.test(message)) || IS_OPEN.test(text)) return null;
  const said = sentences.map((sentence) => reader.said(sentence).plain);
  const pieces = said.flat();
  const clauses = clausesSaid(said.flatMap(clausesOf));
  if (AFFIRMED_AT_ONCE.test(text) && clauses.every(({ lets }) => lets !== false)) return [];
  const found = [
    recountedRule(text, pieces, clauses, views),
    otherMasses(text, clauses, views, held),
    otherPlace(clauses, views, held),
    otherPerson(text, clauses, views, held),
    unbound(clauses, views),
    besideAll(text, pieces, clauses, views),
  ].filter((each) => each !== null);
  const [only, ...others] = found;
  return only && others.length === 0 ? requestsOf(only, message, tools) : null;
}

const requestsOf = ({ gone, set }: Unified, message: string, tools: Known): Request[] => {
  const numbers = gone.map(({ number }) => number);
  const removal = numbers.length > 0 ? [removalOf(numbers, message)] : [];
  return [...removal, ...together(set, message, tools)];
};

/** Rules as requests, those that keep one person away in one. */
function together(set: readonly ScheduleRule[], message: string, tools: Known): Request[] {
  return set
    .map((rule) => requestOf(rule, message, tools))
    .reduce<Request[]>((all, request) => {
      const same = all.findIndex(
        ({ kind, people }) =>
          kind === 'exclude' && request.kind === kind && people[0]?.words === request.people[0]?.words,
      );
      return same < 0
        ? [...all, request]
        : all.with(same, { ...all[same]!, masses: [...all[same]!.masses, ...request.masses] });
    }, []);
}

/** "Quatro bastam", "duas é pouco, põe três": the count of the rule that has one. */
function recountedRule(
  text: string,
  pieces: readonly Piece[],
  clauses: readonly Clause[],
  views: readonly RuleView[],
): Unified | null {
  const counted = views.filter((view): view is View<'cap' | 'cap-all' | 'required'> => 'count' in view.rule);
  const filters = clauses.flatMap((clause) => (clause.only ? [] : clause.filters));
  const people = clauses.flatMap((clause) => clause.people);
  const isKept = (id: number) =>
    clauses.some((clause) => clause.people.includes(id) && STAYS_SO.test(clause.text));
  const named = people.filter((id) => !isKept(id));
  const numbers = countsIn(pieces);
  const isRelative = pieces.some(
    ({ type }, at) => type === 'number' && GROWS_BY.test(pieces[at - 1]?.text ?? ''),
  );
  if (
    numbers.length === 0 ||
    isRelative ||
    BY_SO_MANY.test(text.replace(/\b(?:e|eh|seja|bem) mais \w+/g, ''))
  )
    return null;
  const fits = counted.filter(({ rule }) => {
    if (rule.kind === 'required')
      return named.length === 0 && filters.every((filter) => massMatches(filter, rule.mass));
    if (filters.length > 0 && !OF_ALL.test(text)) return false;
    if (rule.kind === 'cap')
      return !OF_ALL.test(text) && (named.length === 0 || named.includes(rule.ministerId));
    return named.length === 0;
  });
  const dayOf = ({ rule }: RuleView) => ('mass' in rule ? Number(rule.mass.date.slice(8)) : null);
  const ofDaySaid =
    numbers.length > 1 ? fits.findLast((each) => numbers.includes(dayOf(each) ?? 0)) : undefined;
  const view = OF_ALL.test(text)
    ? fits.find(({ rule }) => rule.kind === 'cap-all')
    : (ofDaySaid ?? fits.at(-1));
  if (!view || !COUNTS_ANEW.test(text)) return null;
  const [count, ...more] = [
    ...new Set(
      numbers.filter((number) => number !== view.rule.count && (!ofDaySaid || number !== dayOf(view))),
    ),
  ];
  return count === undefined || more.length > 0 || count === 0
    ? null
    : AS_ALWAYS.test(text)
      ? { gone: [view], set: [] }
      : { gone: [], set: [{ ...view.rule, count }] };
}

/** "Exceção ao João, que pode até três", after the limit of all; "três pra todo mundo", after that of one: one beside the other. */
function besideAll(
  text: string,
  pieces: readonly Piece[],
  clauses: readonly Clause[],
  views: readonly RuleView[],
): Unified | null {
  const [number, ...more] = countsIn(pieces);
  const isPlain =
    number !== undefined &&
    number > 0 &&
    more.length === 0 &&
    clauses.every(({ filters }) => filters.length === 0);
  if (!isPlain || BY_SO_MANY.test(text)) return null;
  const people = [...new Set(clauses.flatMap((clause) => clause.people))];
  const limits = views.filter(({ rule }) => rule.kind === 'cap' || rule.kind === 'cap-all');
  const isForAll = limits.some(({ rule }) => rule.kind === 'cap-all');
  if (OF_ALL.test(text))
    return people.length === 0 && limits.length > 0 && !isForAll
      ? { gone: [], set: [{ kind: 'cap-all', count: number }] }
      : null;
  // "A Vera pode 3", where all may 2, is asked about.
  if (limits.some(({ rule }) => rule.kind === 'cap-all' && rule.count < number) && BARELY_MAY.test(text))
    return null;
  const isNew = people.every((id) => !views.some(({ rule }) => peopleOf(rule).includes(id)));
  const isOfLimit = views.at(-1)?.rule.kind === 'cap-all' || limits.at(-1) === views.at(-1);
  return people.length > 0 && isForAll && isNew && isOfLimit
    ? { gone: [], set: people.map((ministerId) => ({ kind: 'cap', ministerId, count: number })) }
    : null;
}

/** The numbers of a message that are no day, hour or rule. */
const countsIn = (pieces: readonly Piece[]): number[] =>
  pieces.flatMap((piece, at) =>
    piece.type === 'number' && !BEFORE_NO_COUNT.test(pieces[at - 1]?.text ?? '') ? [piece.value] : [],
  );

/** "O 15 não entra, nesse ele pode", "é só da missa das oito": of the masses that somebody is kept from, some. */
function otherMasses(
  text: string,
  clauses: readonly Clause[],
  views: readonly RuleView[],
  { tools, memory }: Held,
): Unified | null {
  const away = views.filter((view): view is View<'exclude'> => view.rule.kind === 'exclude');
  const person = personOf(away, clauses, memory);
  if (person === null) return null;
  const own = away.filter(({ rule }) => rule.ministerId === person);
  const kept = tools.masses.filter((mass) => own.some(({ rule }) => massMatches(rule.masses, mass)));
  const said = (some: readonly Clause[]) => {
    const filters = some.flatMap((clause) => clause.filters);
    return tools.masses.filter((mass) => filters.some((filter) => massMatches(ofDay(filter, kept), mass)));
  };
  if (
    clauses.some(({ filters }) => filters.length > 0 && tools.masses.every((mass) => !matches(filters, mass)))
  )
    return null;
  // "Aos domingos só, nos outros dias pode": of what they are kept from, these.
  const rest = REST_MAY.exec(text);
  if (rest && !COMES.test(text.slice(0, rest.index)) && !COMES_ONLY.test(text)) {
    const named = said(clauses).filter((mass) => kept.some((other) => isMass(other, mass)));
    return named.length > 0 && named.length < kept.length
      ? { gone: own, set: exclusions(person, named, tools) }
      : null;
  }
  const isAmong = (some: readonly MassKey[], mass: MassKey) => some.some((other) => isMass(other, mass));
  const free = said(clauses.filter(({ lets }) => lets === true));
  const onlyThese = said(clauses.filter(({ lets, only }) => only && lets === null));
  const more = said(clauses.filter(({ lets, only }) => lets === false && !only));
  const neither = clauses.filter(({ filters, lets, only }) => filters.length > 0 && lets === null && !only);
  const isOneOfThem = (some: readonly MassKey[]) =>
    some.length > 0 && some.every((mass) => isAmong(kept, mass));
  const isMore = said(neither).some(
    (mass) => ![...free, ...more, ...onlyThese].some((other) => isMass(other, mass)),
  );
  if (isMore || COMES_ONLY.test(text)) return null;
  if (TAKES_BACK_OR_ENDS.test(text) && !clauses.some(({ lets, only }) => lets && only)) return null;
  if (isOneOfThem(onlyThese) && more.length === 0 && onlyThese.length < kept.length)
    return { gone: own, set: exclusions(person, onlyThese, tools) };
  if (!isOneOfThem(free) || more.some((mass) => isAmong(free, mass))) return null;
  // Who may come where they were kept away is not placed there; what else they cannot is besides.
  const left = [
    ...kept.filter((mass) => !isAmong(free, mass)),
    ...more.filter((mass) => !isAmong(kept, mass)),
  ];
  return { gone: own, set: exclusions(person, left, tools) };
}

/** "Muda ela pra das oito", "a do 27 pode tirar": the mass of the one who was placed. */
function otherPlace(
  clauses: readonly Clause[],
  views: readonly RuleView[],
  { tools, memory }: Held,
): Unified | null {
  const pins = views.filter((view): view is View<'pin'> => view.rule.kind === 'pin');
  const named = clauses.flatMap(({ people }) => people);
  const person = personOf(pins, clauses, memory);
  if (person === null || named.some((id) => id !== person)) return null;
  const own = pins.filter(({ rule }) => rule.ministerId === person);
  const at = tools.masses.filter((mass) => own.some(({ rule }) => isMass(rule.mass, mass)));
  const meantBy = ({ filters }: Clause) =>
    tools.masses.filter((mass) => filters.some((filter) => massMatches(ofDay(filter, at), mass)));
  const isThere = (clause: Clause) =>
    own.filter(({ rule }) => meantBy(clause).some((mass) => isMass(mass, rule.mass)));
  const days = clauses.filter(({ filters }) => filters.length > 0);
  const [out, ...outs] = days.filter(({ lets, only }) => lets === false && !only);
  if (out)
    return outs.length === 0 && isThere(out).length > 0 && isThere(out).length < pins.length
      ? { gone: isThere(out), set: [] }
      : null;
  const moving = days.filter(
    ({ text }) => MOVES.test(text) || MARKS_CORRECTION.test(text) || RESTATES.test(text),
  );
  const isMoved = clauses.some(({ text }) => MOVES.test(text));
  const [clause, ...others] = moving.length > 0 || !isMoved ? moving : days;
  const [view, ...rest] = own;
  if (!clause || !view || others.length + rest.length > 0) return null;
  // "É na das oito" begins like "e na das oito".
  if (ALSO.test(clause.text) && !MOVES.test(clause.text)) return null;
  const [mass, ...more] = meantBy(clause);
  return mass && more.length === 0 && isThere(clause).length === 0
    ? {
        gone: [view],
        set: [{ kind: 'pin', ministerId: person, mass: { date: mass.date, time: mass.time } }],
      }
    : null;
}

/** "João não, às 15 vai a Ana Lima", "a Helena está liberada, quem não pode é a Aparecida": one in the place of the other. */
function otherPerson(
  text: string,
  clauses: readonly Clause[],
  views: readonly RuleView[],
  { tools, memory }: Held,
): Unified | null {
  const last = memory.changes.findLast(({ added }) => added.length > 0)?.added ?? [];
  const ofLast = [...new Set(last.flatMap((rule) => ('ministerId' in rule ? [rule.ministerId] : [])))];
  // "Ele", or nobody, is the one named before in the message, else the one of the last change.
  const whom = ({ people, text: own, lets, filters }: Clause, at: number) => {
    const isOfBefore = /\bel[ea]\b/.test(own) || (lets === false && filters.length === 0);
    if (people.length > 0 || !isOfBefore) return people;
    const before = clauses.slice(0, at).findLast((clause) => clause.people.length > 0)?.people ?? ofLast;
    return before.length === 1 ? before : [];
  };
  const said = clauses.flatMap((clause, at) =>
    IS_WHY.test(clause.text) ? [] : whom(clause, at).map((id) => ({ id, clause })),
  );
  const rulesOf = <Kind extends 'pin' | 'exclude'>(kind: Kind, id: number) =>
    views.filter((view): view is View<Kind> => view.rule.kind === kind && view.rule.ministerId === id);
  const isOut = ({ lets }: Clause) => lets === false;
  const out = said.filter(({ id, clause }) => isOut(clause) && rulesOf('pin', id).length > 0);
  const free = said.filter(({ id, clause }) => clause.lets && rulesOf('exclude', id).length > 0);
  const ids = [...new Set([...out, ...free].map(({ id }) => id))];
  const [leaving, ...others] = ids;
  if (leaving === undefined || others.length > 0 || (out.length > 0 && free.length > 0)) return null;
  const old = out.length > 0 ? rulesOf('pin', leaving) : rulesOf('exclude', leaving);
  const isNew = ({ id }: { id: number }) =>
    !views.some(({ rule }) => 'ministerId' in rule && rule.ministerId === id);
  const coming = said.filter(
    (each) =>
      isNew(each) &&
      (out.length > 0 ? !isOut(each.clause) && PLACES.test(each.clause.text) : isOut(each.clause)),
  );
  if (said.some((each) => isNew(each) && !coming.includes(each))) return null;
  const isOfOthers = (filter: MassFilter) =>
    old.every(({ rule }) => !tools.masses.some((mass) => massMatches(filter, mass) && isAt(rule, mass)));
  if ([...out, ...free, ...coming].some(({ clause }) => clause.filters.some(isOfOthers))) return null;
  if (free.some(({ clause }) => clause.filters.length > 0 || clause.only || COMES_ONLY.test(text)))
    return null;
  const entering = [...new Set(coming.map(({ id }) => id))];
  const isLeft = views.length > old.length;
  if (entering.length > 1 || (old.length > 1 && out.length > 0) || (entering.length === 0 && !isLeft))
    return null;
  return {
    gone: old,
    set: entering.flatMap((ministerId) => old.map(({ rule }) => ({ ...rule, ministerId }))),
  };
}

/** "Da Neuza esquece, do Paulo mantém": the one pair that somebody named is in. */
function unbound(clauses: readonly Clause[], views: readonly RuleView[]): Unified | null {
  const pairs = views.filter(({ rule }) => 'otherId' in rule);
  const named = clauses.filter(
    ({ text, people, filters }) => people.length > 0 && filters.length === 0 && UNBINDS.test(text),
  );
  const [clause, ...others] = named;
  if (!clause || others.length > 0) return null;
  const of = pairs.filter(({ rule }) => clause.people.every((id) => peopleOf(rule).includes(id)));
  return of.length === 1 ? { gone: of, set: [] } : null;
}

const isAt = (rule: RuleOf<'pin' | 'exclude'>, mass: MassKey) =>
  rule.kind === 'pin' ? isMass(rule.mass, mass) : massMatches(rule.masses, mass);

/** Whom a message speaks of, of those whom rules are about: the one named, else the one of the last change; null where it is not one. */
function personOf(
  views: readonly View<'exclude' | 'pin'>[],
  clauses: readonly Clause[],
  { changes }: Memory,
): number | null {
  const named = [...new Set(clauses.flatMap(({ people }) => people))];
  const of = (some: readonly { ministerId: number }[]) => [
    ...new Set(some.map(({ ministerId }) => ministerId)),
  ];
  const all = of(views.map(({ rule }) => rule));
  if (named.length > 0) return named.length === 1 && all.includes(named[0]!) ? named[0]! : null;
  if (all.length === 1) return all[0]!;
  const last = changes.findLast(({ added }) => added.length > 0)?.added ?? [];
  const ofLast = of(last.flatMap((rule) => (rule.kind === 'exclude' || rule.kind === 'pin' ? [rule] : [])));
  return ofLast.length === 1 && all.includes(ofLast[0]!) ? ofLast[0]! : null;
}

/** "Das oito" is the one of the only day that was spoken of. */
function ofDay(filter: MassFilter, masses: readonly MassKey[]): MassFilter {
  const days = [...new Set(masses.map(({ date }) => date))];
  const isTimeOnly = Object.keys(filter).every((key) => key === 'time');
  return isTimeOnly && days.length === 1 ? { ...filter, date: days[0]! } : filter;
}

/** What keeps somebody from just these masses: a day as a whole where all of it is meant. */
function exclusions(
  ministerId: number,
  masses: readonly MassKey[],
  { masses: all }: Known,
): RuleOf<'exclude'>[] {
  const days = [...new Set(masses.map(({ date }) => date))];
  return days.flatMap((date): RuleOf<'exclude'>[] => {
    const of = masses.filter((mass) => mass.date === date);
    const isAll = all.filter((mass) => mass.date === date).length === of.length;
    const filters: MassFilter[] = isAll ? [{ date }] : of.map(({ time }) => ({ date, time }));
    return filters.map((filter) => ({ kind: 'exclude', ministerId, masses: filter }));
  });
}
