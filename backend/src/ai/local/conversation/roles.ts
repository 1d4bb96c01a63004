/**
 * Whether a message that goes on from what was done is accounted for: everything that it would change was said, and everybody,
 * every day and every mark of correction that it says has a part in what it would change. Where not, it is asked about.
 */
import {
  isSameRule,
  type MassFilter,
  massMatches,
  peopleOf,
  type ScheduleRule,
} from '../../../roster/index.js';
import type { AssistantTools } from '../../assistant/index.js';
import { spoken } from '../message/said.js';
import { Segment } from '../message/segment.js';
import { inDoubt, type MessageReader } from '../reading/read-message.js';
import { RULE_SETTING_IDS } from '../requests/kinds.js';
import { bareRequest, idsOf, removalOf, type Request } from '../requests/request.js';
import { BESIDES, INSTEAD } from '../settling/asking.js';
import { rulesOf } from '../settling/rules-of.js';
import type { SettledRequest } from '../settling/settled-request.js';
import { type Interpretation, matches, type Settling } from '../settling/settle.js';
import { inWords } from '../settling/understood.js';
import { PENDING } from '../vocabulary/doubts.js';
import {
  ACTS_MEANT,
  ADDS,
  AFFIRMS,
  ASSURES,
  BOTH,
  CHANGES,
  EXCEPTS,
  KEEPS,
  MARKS_CORRECTION,
  NO_TROUBLE,
  NOR,
  NOT_ALL,
  NTH_PAIR,
  OTHER_ACT,
  ONE_FOR_ANOTHER,
  IS_SO,
  IS_TO_COME,
  IT_IS_SO,
  LEAVES_IT,
  OWN_ERROR,
  RETURNS_AT_ALL,
  STAYS_THERE,
  TELLS_WHY,
  UNDOES_FIRST,
  UNDOES_THAT,
  WHO_IT_IS,
  WISHES,
} from '../vocabulary/roles.js';
import { REFUSED_AT_ONCE } from '../vocabulary/guards.js';
import { IS_THERE } from '../vocabulary/slips.js';
import { ALSO, RESTATES } from '../vocabulary/talk.js';
import { ended } from '../words/phrases.js';
import { clausesOf, isPairing } from './corrections.js';
import { type Effects, effectsOf, isIn } from './effects.js';
import { deniedOf } from './fragments.js';
import { type Memory, takenBackOf } from './memory.js';

/** What a reading is held against. */
interface Held {
  message: string;
  reader: MessageReader;
  tools: AssistantTools;
  memory: Memory;
  settling: Settling;
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

type Question = Extract<Interpretation, { type: 'question' }>;

const LEFT_AS_IT_IS = 'Certo. Não mudei nada: tudo fica como está.';

/** @returns what is answered where a message leaves all as it is. */
export const leftAsItIs = (message: string, settling: Settling): Interpretation =>
  settling.settled([bareRequest('cannot', message, { words: [LEFT_AS_IT_IS] })]);

/** @returns what is to be done, or asked first, once a reading is held against all that its message says. */
export function accountedFor(meant: Interpretation, held: Held): Interpretation {
  const { memory, message } = held;
  if (memory.changes.length === 0 || /\?\s*$/.test(message)) return meant;
  const said = spokenOf(held);
  const left = leftAlone(meant, said, held);
  if (left) return left;
  if (!memory.changed || memory.last.length === 0) return meant;
  const clauseByClause =
    permittedAlready(meant, said, held) ??
    deniedByClause(meant, said, held) ??
    otherAct(said, held) ??
    notAll(said, held);
  if (clauseByClause) return clauseByClause;
  if (isAside(said, meant)) return leftAsItIs(message, held.settling);
  if (meant.type === 'question') return suspended(meant, said, held);
  if (meant.type !== 'requests') return meant;
  const settled = meant.requests.filter((request): request is SettledRequest => request.kind !== null);
  if (settled.length < meant.requests.length || settled.some(({ problem }) => problem !== null))
    return settled.length === 0 ? unread(meant, said, held) : meant;
  const effects = effectsOf(settled, held);
  // "Não sei se ela volta": nothing is certain yet.
  if (PENDING.test(said.text)) return meant;
  if (effects === null) return meant;
  return (
    freedFirst(settled, effects, said, held) ??
    besidesLast(meant, effects, said, held) ??
    bothTakenBack(settled, effects, said, held) ??
    mayCome(meant.understood, effects, said, held) ??
    explainedOnly(settled, said, held) ??
    setAgain(meant, settled, effects, said, held) ??
    takenOutInstead(effects, said, held) ??
    staysAnyway(effects, said, held) ??
    insteadOfDay(meant.understood, said, held) ??
    undoneFirst(settled, meant.understood, effects, held) ??
    deniedPart(effects, said, held) ??
    saidAgain(effects, said, held) ??
    opposite(effects, said, held) ??
    inItsStead(meant.understood, effects, said, held) ??
    pairAsNamed(meant.understood, effects, said, held) ??
    pairedUnsaid(meant.understood, effects, said, held) ??
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
    isMore: (ALSO.test(text) || ADDS.test(text)) && !IS_SO.test(message),
    corrects: IS_SO.test(message) || MARKS_CORRECTION.test(text) || RESTATES.test(text),
  };
}

/** "É que ele vai passar a virada com os netos": only why, of what was done. */
function isAside({ text }: Spoken, meant: Interpretation): boolean {
  const isNoOrder =
    meant.type !== 'requests' || meant.requests.every(({ kind }) => kind === null || kind === 'undoLast');
  if (!isNoOrder) return false;
  return TELLS_WHY.test(text) || WISHES.test(text);
}

/** "Deixa. Tá certo", after a question was answered: it is that which is over. */
function leftAlone(
  meant: Interpretation,
  { text, said }: Spoken,
  { memory, message, settling }: Held,
): Interpretation | null {
  const isBare =
    meant.type === 'requests' &&
    meant.requests.every(({ kind }) => kind === null || kind === 'undoLast') &&
    said.people.length + said.masses.length === 0;
  return memory.question && isBare && LEAVES_IT.test(text) ? leftAsItIs(message, settling) : null;
}

/** "Confundi os nomes", after the one was put in the place of the other: it says why, and takes nothing back. */
function explainedOnly(
  settled: readonly SettledRequest[],
  { text, said }: Spoken,
  { memory, message, settling }: Held,
): Interpretation | null {
  const [only, ...others] = settled;
  const change = memory.changes.at(-1);
  const isCorrected = (change?.removed.length ?? 0) > 0;
  const isBareError =
    only?.kind === 'undoLast' && others.length === 0 && said.isEmpty && OWN_ERROR.test(text);
  return isCorrected && isBareError ? leftAsItIs(message, settling) : null;
}

/** A reading that is asked about, of those or the masses that what was done last is about: that does not stand meanwhile. */
function suspended(
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

/** "A Neuza não", "o João pode ficar", where just that is a rule already: nobody says again what was done; it is to go. */
function saidAgain(
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
function deniedPart({ added, known, dropped }: Effects, said: Spoken, held: Held): Interpretation | null {
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
function bothTakenBack(
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
function undoneFirst(
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

/** "Ele vai no 22 em vez do 29": nothing is set of the day that is not meant. */
function insteadOfDay(
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
function mayCome(
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
function opposite(
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

/** "Troquei as bolas: quem anda junto é o Pedro e o Marcos": what a mark of correction comes with takes the place of what was done. */
function inItsStead(
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

const isPair = ({ kind }: { kind: string }) => kind === 'together' || kind === 'apart';

/** "É o Antônio que não combina com a Vera": a pair is of the two who are named, where none of them is denied. */
function pairAsNamed(
  understood: readonly Request[],
  { added }: Effects,
  { text, said: { people } }: Spoken,
  { message, reader, settling }: Held,
): Interpretation | null {
  const [rule, ...others] = added;
  const ids = people.map(({ candidates }) => candidates[0]?.id);
  const isOfTwo =
    people.length === 2 && ids[0] !== ids[1] && people.every(({ candidates }) => candidates.length === 1);
  // "Troca o Bento pelo João" names who goes, and who comes.
  if (!rule || others.length > 0 || !isPair(rule) || !isOfTwo || ONE_FOR_ANOTHER.test(text)) return null;
  if (
    peopleOf(rule).every((id) => ids.includes(id)) ||
    deniedOf(reader.clauses(message).pieces).denied.length > 0
  )
    return null;
  return settling.settled(understood.map((request) => (isPair(request) ? { ...request, people } : request)));
}

/** "E a Neuza vai de companhia": a pair of which one is only taken over from what was done, and of another kind than that. */
function pairedUnsaid(
  understood: readonly Request[],
  { added }: Effects,
  { people }: Spoken,
  { memory, reader, settling }: Held,
): Interpretation | null {
  const isUnsaid = added.some((rule) => isPair(rule) && peopleOf(rule).some((id) => !people.includes(id)));
  const pointsBack = understood.some(
    (request) => isPair(request) && new Segment(reader.clauses(request.text).pieces).has('he', 'they'),
  );
  if (!isUnsaid || pointsBack || memory.last.some(isPair)) return null;
  return settling.settled(understood.map(inDoubt));
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
  { added, known, dropped }: Effects,
  { isMore, corrects, people, days, said }: Spoken,
  { message, memory, tools, settling }: Held,
): Interpretation | null {
  const before = (memory.changes.at(-1)?.added ?? []).filter((rule) =>
    tools.listRules().some((view) => isSameRule(view.rule, rule)),
  );
  const [rule, ...others] = added;
  const [old, ...more] = before;
  if (!rule || !old || others.length + more.length > 0) return null;
  if (differsInOne(rule, old) === null || isMore || dropped.length > 0) return null;
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

/** What is not understood, and wants what was done changed: that is taken back, and asked what is right. */
function unread(meant: Interpretation, { text, said }: Spoken, held: Held): Interpretation {
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
function deniedByClause(
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
  const isOfLast = views.every(({ rule, number }) => !denied.has(number) || isIn(last, rule));
  if (!isHeld || isOfLast) return null;
  const numbers = [...denied];
  return settling.settled([removalOf(numbers, message)]);
}

/** "Não é tirar, é pôr, na das 10": the other act, of those and that day. */
function otherAct({ text, said }: Spoken, { message, tools, memory, settling }: Held): Interpretation | null {
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
function notAll({ text, said }: Spoken, { message, memory, settling }: Held): Interpretation | null {
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

/** "O 29 da Dores volta atrás, ela quer servir": who is placed against a rule of this conversation may come again. */
function freedFirst(
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
        isIn(own, rule) &&
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

/** "Cinco no 17 não, cinco no 31": what is taken back is not set again beside what takes its place. */
function setAgain(
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
    rulesOf(request, tools).every((rule) => isIn(undone, rule));
  const left = settled.filter((request) => !isAgain(request));
  if (left.length === settled.length || left.length < 2 || meant.understood.length !== settled.length)
    return null;
  return settling.settled(meant.understood.filter((_, at) => !isAgain(settled[at]!)));
}

/** "Em vez dele tira a Ana Souza", after he was kept away: she is, and does not come in his place. */
function takenOutInstead(
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

/** "A Socorro, não: ela fica e pode servir", of whom no rule is: nothing is to change. */
function staysAnyway(
  { added, kept, dropped }: Effects,
  { text, said, isMore }: Spoken,
  { message, settling }: Held,
): Interpretation | null {
  const ids = idsOf(said);
  const isKeptAway =
    !isMore &&
    added.length > 0 &&
    added.every((rule) => rule.kind === 'exclude' && ids.includes(rule.ministerId));
  const isNew = [...kept, ...dropped].every((rule) => !peopleOf(rule).some((id) => ids.includes(id)));
  return isKeptAway && isNew && STAYS_THERE.test(text) && !said.has('remove', 'away', 'only', 'without')
    ? leftAsItIs(message, settling)
    : null;
}

/** "Nem no 28", after somebody was kept away on the 22nd: there too. */
function besidesLast(
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

/** "No 22 ele tá de boa", where no rule keeps him from it: nothing is to change. */
function permittedAlready(
  meant: Interpretation,
  { text, said, people, days }: Spoken,
  { message, memory, tools, settling }: Held,
): Interpretation | null {
  const read =
    meant.type === 'requests'
      ? meant.understood
      : meant.type === 'question'
        ? (meant.choices[0]?.requests ?? [])
        : [];
  const isTakenBack =
    read.length > 0 && read.every(({ kind }) => kind === 'undoLast' || kind === 'exclude') && !said.negated;
  const [before] = memory.last;
  if (!isTakenBack || before?.kind !== 'exclude' || memory.last.length > 1) return null;
  if (
    !(said.has('able') || IS_THERE.test(text)) ||
    said.has('only', 'remove', 'away', 'place', 'without', 'swap')
  )
    return null;
  const pointed = /\b(?:n?ess[ea]|n?est[ea])\b/.test(text) ? memory.masses : [];
  const when = days.length > 0 ? days : pointed;
  const ids = idsOf(before);
  if (when.length === 0 || !people.every((id) => ids.includes(id))) return null;
  const isKept = (mass: (typeof tools.masses)[number]) =>
    tools
      .listRules()
      .some(
        ({ rule }) =>
          rule.kind === 'exclude' && ids.includes(rule.ministerId) && massMatches(rule.masses, mass),
      );
  const own = tools.masses.filter((mass) => matches(when, mass));
  return own.length > 0 && !own.some(isKept) ? leftAsItIs(message, settling) : null;
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
