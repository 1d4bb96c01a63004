/** Whether what a follow-up asks for comes in the place of what was done last, or besides. */
import { includesRule, isSameRule, peopleOf, type ScheduleRule } from '../../../roster/index.js';
import { RULE_SETTING_IDS } from '../requests/kinds.js';
import { bareRequest, idsOf, removalOf, type Request } from '../requests/request.js';
import { BESIDES, INSTEAD } from '../settling/asking.js';
import { rulesOf } from '../settling/rules-of.js';
import { type Interpretation, matches } from '../settling/settle.js';
import type { SettledRequest } from '../settling/settled-request.js';
import { inWords } from '../settling/understood.js';
import { PENDING } from '../vocabulary/doubts.js';
import { REFUSED_AT_ONCE } from '../vocabulary/guards.js';
import {
  ACTS_MEANT,
  CHANGES,
  IT_IS_SO,
  KEEPS,
  NOR,
  NOT_ALL,
  OTHER_ACT,
  OWN_ERROR,
  WHO_IT_IS,
} from '../vocabulary/roles.js';
import { ended } from '../words/phrases.js';
import { isPairing } from './corrections.js';
import type { Effects } from './effects.js';
import { filterOf, type Held, type Question, type Spoken } from './held-message.js';
import { takenBackOf } from './memory.js';

/** A reading that is asked about, of those or the masses that what was done last is about: that does not stand meanwhile. */
export function suspended(
  meant: Question,
  { text, said, isMore, people, days }: Spoken,
  { memory, message, tools, settling }: Held,
): Interpretation {
  // "Libera, cada um serve quanto quiser": what is lacking is not who.
  if (meant.open.length > 0 && people.length + days.length + said.numbers.length === 0 && CHANGES.test(text))
    return settling.settled([bareRequest('undoLast', message, { words: ['denied'] })]);
  const permits = said.has('able') && !said.has('not', 'only');
  if (meant.undoes || isMore || permits || [PENDING, KEEPS, REFUSED_AT_ONCE].some((each) => each.test(text)))
    return meant;
  const [choice] = meant.choices;
  const asked = (choice?.requests.length ? choice.requests : meant.open).filter(({ kind }) =>
    RULE_SETTING_IDS.has(kind),
  );
  const standing = memory.last.filter(({ kind }) => RULE_SETTING_IDS.has(kind));
  const [old, ...more] = standing;
  const [rule, ...others] = asked;
  if (!old || !rule || more.length + others.length > 0) return meant;
  const isOfSame = JSON.stringify(idsOf(rule)) === JSON.stringify(idsOf(old));
  // "Deixa a Neuza, tira só o Paulo", of the two.
  const isOfSome =
    rule.kind === old.kind &&
    !isPairing(rule) &&
    idsOf(rule).length < idsOf(old).length &&
    idsOf(rule).every((id) => idsOf(old).includes(id)) &&
    said.has('only', 'leave');
  if (isOfSome) return { ...meant, undoes: true };
  const isPart = people.length === 0 || days.length === 0;
  const [of, was] = [rule, old].map(({ masses }) => tools.masses.filter((mass) => matches(masses, mass)));
  // "Dia 8", where it was settled on that day already.
  const isThere = memory.changes
    .at(-1)
    ?.added.every((each) => 'mass' in each && matches(rule.masses, each.mass));
  // "Esquece a semana, só o sábado", read as every Saturday, is no better than what stands.
  const isWeekly = rule.masses.some(({ weekday }) => weekday !== undefined);
  const isOther =
    !isThere && !isWeekly && (JSON.stringify(of) !== JSON.stringify(was) || rule.number !== old.number);
  return isOfSame && isPart && isOther && rule.kind === old.kind && !isPairing(rule)
    ? { ...meant, undoes: true }
    : meant;
}

/** "Ele vai no 22 em vez do 29": nothing is set of the day that is not meant. */
export function insteadOfDay(
  understood: readonly Request[],
  { said: { pieces } }: Spoken,
  { settling }: Held,
): Interpretation | null {
  const at = pieces.findIndex(
    ({ text }, index) => /^(?:vez|inves)$/.test(text) && /^(?:em|ao)$/.test(pieces[index - 1]?.text ?? ''),
  );
  const not = pieces.slice(at + 1, at + 4).find(({ type }) => type === 'masses');
  if (at < 0 || not?.type !== 'masses') return null;
  const isNotMeant = ({ masses }: Request) =>
    masses.length > 0 &&
    masses.every(({ date }) => date !== undefined && not.filters.some((filter) => filter.date === date));
  const left = understood.filter((request) => !isNotMeant(request));
  return left.length < understood.length &&
    left.some(({ kind }) => RULE_SETTING_IDS.has(kind)) &&
    left.length > 0
    ? settling.settled(left)
    : null;
}

/** "Troquei as bolas: quem anda junto é o Pedro e o Marcos": what a mark of correction comes with takes the place of what was done. */
export function inItsStead(
  understood: readonly Request[],
  { added, dropped }: Effects,
  { text, isMore }: Spoken,
  { message, memory, tools, settling }: Held,
): Interpretation | null {
  if (isMore || dropped.length > 0 || added.length === 0) return null;
  if (![OWN_ERROR, WHO_IT_IS].some((mark) => mark.test(text)) && !IT_IS_SO.test(message)) return null;
  const views = tools.listRules();
  const before = (memory.changes.at(-1)?.added ?? []).flatMap(
    (rule) => views.find((view) => isSameRule(view.rule, rule)) ?? [],
  );
  const old = before.filter(({ rule }) => added.some((other) => shares(other, rule)));
  if (old.length === 0) return null;
  const numbers = old.map(({ number }) => number);
  const whole = before.length === old.length;
  return settling.settled([
    whole ? bareRequest('undoLast', message) : removalOf(numbers, message),
    ...understood,
  ]);
}

/** Whether two rules of one kind are of somebody, or of the masses, that both are about. */
const shares = (one: ScheduleRule, other: ScheduleRule): boolean =>
  one.kind === other.kind &&
  (peopleOf(one).some((id) => peopleOf(other).includes(id)) ||
    (filterOf(one) !== null && JSON.stringify(filterOf(one)) === JSON.stringify(filterOf(other))));

/** Whether of two rules of one kind just one part differs: who, or when. */
function differsInOne(one: ScheduleRule, other: ScheduleRule): 'who' | 'when' | null {
  if (one.kind !== other.kind) return null;
  const isSameWho = JSON.stringify(peopleOf(one)) === JSON.stringify(peopleOf(other));
  const isSameWhen = JSON.stringify(filterOf(one)) === JSON.stringify(filterOf(other));
  if (isSameWho === isSameWhen) return null;
  return isSameWho ? 'when' : 'who';
}

/** "Melhor tirar a Íris", "no dia 29", after one of the kind: whether in its place or besides is asked, where no word tells. */
export function oneOrMore(
  settled: readonly SettledRequest[],
  understood: readonly Request[],
  { added, known, dropped }: Effects,
  { text, isMore, corrects, people, days, said }: Spoken,
  { message, memory, tools, settling }: Held,
): Interpretation | null {
  const before = (memory.changes.at(-1)?.added ?? []).filter((rule) =>
    tools.listRules().some((view) => isSameRule(view.rule, rule)),
  );
  const [rule, ...others] = added;
  const [old, ...more] = before;
  if (!rule || !old || others.length + more.length > 0) return null;
  if (differsInOne(rule, old) === null || isMore || dropped.length > 0) return null;
  // "A outra no máximo 1" is one more, whoever it is.
  if (OTHER_OF_NAME.test(text) && !corrects && (said.isStrong || TOO.test(text))) return null;
  // "A Fátima pode ir junto", where somebody was placed.
  if (rule.kind === 'pin' && old.kind === 'pin' && !corrects && ALONG_TOO.test(text)) return null;
  // "Ele e a Luísa" says the first again.
  if (known.some((view) => isSameRule(view.rule, old))) return null;
  const isSaid =
    (peopleOf(rule).length === 0 || people.length > 0 || said.has('he', 'they')) &&
    (filterOf(rule) === null || days.length > 0);
  if (isSaid) return null;
  if (corrects) return settling.settled([bareRequest('undoLast', message), ...understood]);
  const rules = settled.filter(({ kind }) => RULE_SETTING_IDS.has(kind));
  const also = understood
    .filter(({ kind }) => RULE_SETTING_IDS.has(kind))
    .map(({ doubt: _, ...each }) => each);
  const instead = [bareRequest('undoLast', message), ...also];
  return {
    type: 'question',
    text: `${ended(`Entendi: ${rules.map(inWords).join('; ')}`)} É no lugar do que você pediu antes, ou também?`,
    choices: [
      { label: INSTEAD, requests: instead },
      { label: BESIDES, requests: also },
      { label: 'Não', requests: [] },
    ],
    open: [],
  };
}

/** Whoever else bears a name, of whom something is said, also or as well not. */
const OTHER_OF_NAME = /^(?:(?:e|ja|mas|ah),? )*[oa] outr[oa]\b/;
const ALONG_TOO = /\b(?:junt[oa]|tambem)\b/;
const TOO = /\b(?:tampouco|tambem|idem)\b/;

/** "Não é tirar, é pôr, na das 10": the other act, of those and that day. */
export function otherAct(
  { text, said }: Spoken,
  { message, tools, memory, settling }: Held,
): Interpretation | null {
  const { not = '', so = '' } = OTHER_ACT.exec(text)?.groups ?? {};
  const [before, ...others] = memory.last;
  const kind = ACTS_MEANT.pin.test(so) ? 'pin' : ACTS_MEANT.exclude.test(so) ? 'exclude' : null;
  const isOther = before?.kind === (kind === 'pin' ? 'exclude' : 'pin') && ACTS_MEANT[before.kind].test(not);
  if (!before || kind === null || !isOther || others.length + said.people.length > 0) return null;
  const named = said.masses.map(({ filters }) => filters);
  const within = tools.masses.filter(
    (mass) => matches(before.masses, mass) && named.every((filters) => matches(filters, mass)),
  );
  const masses = named.length > 0 ? within.map(({ date, time }) => ({ date, time })) : before.masses;
  return settling.settled([
    bareRequest('undoLast', message),
    { ...before, kind, text: message, doubt: undefined, masses },
  ]);
}

/** "Não todos, só o João", after a limit for all: of those who are named. */
export function notAll({ text, said }: Spoken, { message, memory, settling }: Held): Interpretation | null {
  const [limit, ...others] = memory.last;
  const isForSome =
    limit?.kind === 'capAll' && others.length === 0 && NOT_ALL.test(text) && said.people.length > 0;
  if (!isForSome || said.masses.length > 0) return null;
  const [count, ...more] = said.numbers;
  if (more.length > 0) return null;
  const number = count?.value ?? limit.number;
  return settling.settled([
    bareRequest('undoLast', message),
    { ...limit, kind: 'cap', text: message, doubt: undefined, people: said.people, number },
  ]);
}

/** "Cinco no 17 não, cinco no 31": what is taken back is not set again beside what takes its place. */
export function setAgain(
  meant: Extract<Interpretation, { type: 'requests' }>,
  settled: readonly SettledRequest[],
  { added }: Effects,
  { said }: Spoken,
  { memory, tools, settling }: Held,
): Interpretation | null {
  const undoing = settled.find(({ kind }) => kind === 'undoLast');
  if (!undoing || !said.negated || said.has('only', 'also') || added.length === 0) return null;
  const undone = takenBackOf(memory.changes, undoing).flatMap((change) => change.added);
  const isAgain = (request: SettledRequest) =>
    RULE_SETTING_IDS.has(request.kind) &&
    added.every(({ kind }) => rulesOf(request, tools).some((rule) => rule.kind === kind)) &&
    rulesOf(request, tools).every((rule) => includesRule(undone, rule));
  const left = settled.filter((request) => !isAgain(request));
  if (left.length === settled.length || left.length < 2 || meant.understood.length !== settled.length)
    return null;
  return settling.settled(meant.understood.filter((_, at) => !isAgain(settled[at]!)));
}

/** "Em vez dele tira a Ana Souza", after he was kept away: she is, and does not come in his place. */
export function takenOutInstead(
  { added }: Effects,
  { said }: Spoken,
  { message, memory, settling }: Held,
): Interpretation | null {
  const [before, ...others] = memory.last;
  if (before?.kind !== 'exclude' || others.length > 0 || !said.has('remove')) return null;
  if (said.has('place', 'enters', 'swap', 'replace') || said.numbers.length > 0) return null;
  const known = idsOf(before);
  const people = said.people.filter(({ candidates }) => !known.includes(candidates[0]?.id));
  const isPlaced = added.some(
    (rule) => rule.kind === 'pin' && people.some(({ candidates }) => candidates[0]?.id === rule.ministerId),
  );
  return isPlaced && people.length === 1
    ? settling.settled([
        bareRequest('undoLast', message),
        {
          ...before,
          text: message,
          people,
          masses: said.masses
            .flatMap(({ filters }) => filters)
            .concat(said.masses.length > 0 ? [] : before.masses),
        },
      ])
    : null;
}

/** "Nem no 28", after somebody was kept away on the 22nd: there too. */
export function besidesLast(
  meant: Extract<Interpretation, { type: 'requests' }>,
  { added, dropped }: Effects,
  { text, corrects }: Spoken,
  { settling }: Held,
): Interpretation | null {
  const isOfOne =
    added.length > 0 && dropped.length > 0 && added.concat(dropped).every(({ kind }) => kind === 'exclude');
  const isSame = added.every((rule) => dropped.every((other) => differsInOne(rule, other) !== null));
  return isOfOne && isSame && !corrects && NOR.test(text)
    ? settling.settled(meant.understood.filter(({ kind }) => kind !== 'undoLast'))
    : null;
}
