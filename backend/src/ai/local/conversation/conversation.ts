/** What a message means after what was said before it: an answer, a correction, something more, or a request of its own. */
import { capital } from '../../../platform/text.js';
import type { MassFilter } from '../../../roster/index.js';
import type { AssistantTools } from '../../assistant/index.js';
import { Answers } from './answers.js';
import { isAside, withoutAsides } from './asides.js';
import { FollowUps } from './follow-ups.js';
import { Fragments, type OneOrBoth } from './fragments.js';
import { guarded, inItsPlace, onlyOrNever } from './guards.js';
import { type KindId, RULE_SETTING_IDS } from '../requests/kinds.js';
import type { Memory } from './memory.js';
import { ended } from '../words/phrases.js';
import { unframed } from '../message/frame.js';
import { GAP, parted } from '../message/quoted.js';
import { inDoubt, type MessageReader } from '../reading/read-message.js';
import { otherDay } from './other-day.js';
import { plainDays } from './plain-days.js';
import { hasSameEffect, rulesAsked } from './effects.js';
import { accountedFor } from './accounted-for.js';
import { leftAsItIs } from './held-message.js';
import { hypothesisIn } from './hypotheses.js';
import { droppedBeside, letGoBeside, sparingOthers } from './let-go.js';
import { sentenceBySentence } from './sentence-by-sentence.js';
import { withoutSlips } from './slips.js';
import { ofToldRules, pointedAtGone } from './told-rules.js';
import { unified } from './unification.js';
import { cannotDo } from '../reading/beyond.js';
import { withoutSideActs } from '../message/side-acts.js';
import type { SettledRequest } from '../settling/settled-request.js';
import {
  bareRequest,
  type Doubt,
  idsOf,
  needsPerson,
  type NotUnderstood,
  type Request,
} from '../requests/request.js';
import { spoken } from '../message/said.js';
import { sentencesOf, withLists, withoutRetracted } from '../message/sentences.js';
import { Segment } from '../message/segment.js';
import { BESIDES, INSTEAD } from '../settling/asking.js';
import { type Interpretation, matches, Settling } from '../settling/settle.js';
import { inWords } from '../settling/understood.js';
import { PENDING } from '../vocabulary/doubts.js';
import { BUT_THEN, LEAVES_ALONE, NOT_THE_OTHERS, OWN_ERROR, STAYS_THERE } from '../vocabulary/roles.js';
import { IS_THERE } from '../vocabulary/slips.js';
import { TURNS_BACK } from '../vocabulary/talk.js';

/** Kinds that change something. */
const ACTS: ReadonlySet<KindId> = new Set<KindId>([
  ...RULE_SETTING_IDS,
  'solve',
  'accept',
  'discard',
  'undo',
  'removeRule',
  'removeAllRules',
  'undoLast',
  'undoEverything',
]);
/** What bare names, days and masses are read as. */
const NAMING: ReadonlySet<KindId> = new Set<KindId>(['place', 'serving', 'duties']);
const isAct = (request: Request | NotUnderstood): request is Request =>
  request.kind !== null && ACTS.has(request.kind);

/** What makes a question of its own necessary. */
const LACKS: ReadonlySet<Doubt | undefined> = new Set<Doubt | undefined>(['who', 'when', 'count', 'once']);

type Question = Extract<Interpretation, { type: 'question' }>;

const QUOTED = 'Está no texto que você colou ou citou.';
const LEFT = 'O que está no texto que você colou ou citou eu não fiz.';

/** What a message is read in. */
interface Around {
  tools: AssistantTools;
  today: string;
  memory: Memory;
}

/** "+ a Rosa M." */
const ADDED = /^\s*\+\s*(?=\p{L})/u;

/** Reads a message in its conversation; what of it nobody can do here is said, beside the rest. */
export function interpret(written: string, reader: MessageReader, around: Around): Interpretation {
  const read = interpreted(written, reader, around);
  const meant = sparingOthers(read, written, reader, around.memory, new Settling(around.tools, around.today));
  // What a message asks for twice is done once.
  return meant.type === 'requests'
    ? { ...meant, requests: meant.requests.filter(isFirst), understood: meant.understood.filter(isFirst) }
    : meant;
}

/** Whether a rule is asked for that none before it of its message asks for. */
function isFirst<Asked extends SettledRequest | NotUnderstood | Request>(
  request: Asked,
  at: number,
  all: readonly Asked[],
): boolean {
  const asks = (each: Asked) => JSON.stringify({ ...each, text: '', words: [], numbers: [] });
  return (
    request.kind === null ||
    !RULE_SETTING_IDS.has(request.kind) ||
    !all.slice(0, at).some((other) => asks(other) === asks(request))
  );
}

function interpreted(written: string, reader: MessageReader, around: Around): Interpretation {
  const message = (around.memory.changed ? withoutAsides(written) : written).replace(ADDED, 'mais ');
  if (!around.memory.asked && isAside(message, around.memory, reader))
    return leftAsItIs(message, new Settling(around.tools, around.today));
  const supposed = hypothesisIn(message, reader, new Settling(around.tools, around.today));
  if (supposed) return supposed;
  const parts = withoutSideActs(message, (part) => {
    const { pieces } = reader.said(part);
    return pieces.every(({ type }) => type !== 'masses' && type !== 'number');
  });
  const named = parts ? parts.left.flatMap((part) => reader.peopleOf(part)) : [];
  const memory = named.length > 0 ? { ...around.memory, people: named } : around.memory;
  const meant = parts && meaningOf(parts.rest, reader, { ...around, memory });
  if (!parts || !meant || !changes(meant)) {
    const settling = new Settling(around.tools, around.today);
    const told = around.memory.asked ? null : ofToldRules(message, { ...around, reader });
    if (told) return settling.settled(told);
    const alone = askedStill(meaningOf(message, reader, around), around.memory);
    const held = heldAgainstRules(alone, message, reader, around);
    return pointedAtGone(held, message, around.tools, settling);
  }
  const undone = parts.left.map(
    (part) => cannotDo(part, new Segment(reader.said(part).pieces)) ?? notMine(part),
  );
  if (meant.type === 'question') return { ...meant, text: [...undone, meant.text].join('\n') };
  return {
    ...meant,
    requests: [...meant.requests, ...undone.map((text) => settledAside(text, written))],
  };
}

/** What fits a rule that stands is that, where it was not read, or was read as what contradicts it. */
function heldAgainstRules(
  meant: Interpretation,
  message: string,
  reader: MessageReader,
  { tools, today, memory }: Around,
): Interpretation {
  if (memory.asked) return heldAgainstAsked(meant, message, reader, { tools, today, memory });
  const held = { message, reader, tools, memory };
  const requests = unified(held);
  if (!requests) return meant;
  const settling = new Settling(tools, today);
  if (requests.length === 0) return takesBackAlone(meant) ? leftAsItIs(message, settling) : meant;
  const fitting = settling.settled(requests);
  return hasSameEffect(meant, fitting, held) ? meant : fitting;
}

/** "Mas no último domingo pode", while it is asked whether somebody is kept away: what fits that reading agrees to the rest of it. */
function heldAgainstAsked(
  meant: Interpretation,
  message: string,
  reader: MessageReader,
  { tools, today, memory }: Around,
): Interpretation {
  const isRead = meant.type === 'requests' && meant.requests.some(({ kind }) => kind !== null);
  const [reading, ...others] = memory.asked?.choices ?? [];
  if (isRead || meant.type === 'dropped' || !reading || others.some(({ requests }) => requests.length > 0))
    return meant;
  // "Talvez ele não possa" is agreed to by nothing but a yes.
  if (reading.requests.some(({ text }) => PENDING.test(spoken(text)))) return meant;
  const settling = new Settling(tools, today);
  const rules = settling.settled(reading.requests.map(withoutDoubt));
  const settled = rules.type === 'requests' ? rules.requests.filter((request) => request.kind !== null) : [];
  const isOfRules = settled.every(({ kind, problem }) => RULE_SETTING_IDS.has(kind) && problem === null);
  const asked = isOfRules ? (rulesAsked(settled, tools) ?? []) : [];
  if (asked.length === 0) return meant;
  const views = tools.listRules();
  const standing = [
    ...views,
    ...asked.map((rule, at) => ({ rule, number: views.length + at + 1, text: '' })),
  ];
  const requests = unified({
    message,
    reader,
    tools: { masses: tools.masses, people: tools.people, listRules: () => standing },
    memory: { ...memory, asked: null, changed: true, changes: [{ added: asked, removed: [] }] },
  });
  const [removal, ...set] = requests ?? [];
  const isOfAll =
    removal?.kind === 'removeRule' && asked.every((_, at) => removal.numbers.includes(views.length + at + 1));
  return isOfAll && set.length > 0 ? settling.settled(set) : meant;
}

const takesBackAlone = (meant: Interpretation) =>
  meant.type === 'requests' && meant.requests.every(({ kind }) => kind === 'undoLast');

/** "Qual Ana tem aí?", while it is asked which of two is meant: that is asked still. */
function askedStill(meant: Interpretation, { asked }: Memory): Interpretation {
  const labelsOf = (some: readonly { label: string }[]) => some.map(({ label }) => label).join('\n');
  const isSame =
    asked !== null &&
    asked.choices.length > 0 &&
    meant.type === 'question' &&
    meant.choices.every(({ requests }) => !requests.some(isAct)) &&
    labelsOf(meant.choices) === labelsOf(asked.choices);
  return isSame ? { type: 'question', ...asked } : meant;
}

const notMine = (part: string) => `“${part}” eu não fiz: só cuido desta escala.`;

/** Whether a reading changes something, or asks before it does. */
const changes = (meant: Interpretation): meant is Exclude<Interpretation, { type: 'dropped' }> =>
  meant.type === 'question' ||
  (meant.type === 'requests' &&
    meant.requests.length > 0 &&
    meant.requests.every(({ kind }) => kind !== null && ACTS.has(kind)));

const settledAside = (text: string, written: string): SettledRequest => ({
  kind: 'cannot',
  text: written,
  people: [],
  filters: [],
  masses: [],
  number: null,
  numbers: [],
  words: [text],
  problem: null,
});

function meaningOf(written: string, reader: MessageReader, { tools, today, memory }: Around): Interpretation {
  const { text: message, isInDoubt } = plainDays(withoutRetracted(withLists(written)), {
    reader,
    masses: tools.masses,
    today,
    memory,
  });
  const settling = new Settling(tools, today);
  const isNaming = (words: string) =>
    !new Segment(reader.said(words).pieces).isAct &&
    reader.read(words).every(({ kind }) => kind === null || NAMING.has(kind));
  const { own, foreign, whole } = parted(
    unframed(message, (word) => reader.isName(word)),
    isNaming,
  );
  const hasOwn = /[\p{L}\p{N}]/u.test(own);
  const left =
    memory.asked &&
    (letGoBeside(own, memory.asked, reader) ??
      leavesAsked(own, memory.asked, reader) ??
      droppedBeside(own, reader));
  if (left === '') return { type: 'dropped' };
  const [first] = memory.asked?.choices ?? [];
  if (first?.label === INSTEAD && isBareError(own, reader)) return settling.settled(first.requests);
  if (left && memory.asked) return meaningOf(left, reader, { tools, today, memory: withoutAsked(memory) });
  if (memory.asked && staysAsked(own, memory.asked, reader)) return { type: 'dropped' };
  const except = memory.asked && exceptOfAsked(own, memory.asked, reader, settling, tools);
  if (except) return except;
  const answered =
    memory.asked && hasOwn && new Answers(reader, tools, memory, settling).answerTo(memory.asked, own);
  if (answered) return answered;
  const later =
    !memory.asked && memory.aside && hasOwn
      ? new Answers(reader, tools, memory, settling).answerLater(memory.aside, own)
      : null;
  if (later) return later;
  if (memory.asked && takesBackAsked(own, reader, tools, memory)) return { type: 'dropped' };
  if (foreign === '') {
    const fragments = new Fragments(reader, tools, memory);
    const bare = fragments.oneOrBoth(own);
    const asked = bare && askedWhich(bare, settling);
    if (asked) return asked;
    const behind = behindWhy(own, isNaming);
    const other = behind ? fragments.oneOrBoth(behind) : null;
    const instead = other ? askedWhich(other, settling) : null;
    if (other && instead?.type === 'question') return insteadOfLast(instead, other, memory);
    const corrected = otherDay(own, memory, tools, reader) ?? readCorrected(own, reader, tools, memory);
    if (corrected?.length === 0) return { type: 'dropped' };
    const held = { message: own, reader, tools, memory };
    const followed =
      corrected ??
      sentenceBySentence(own, reader, tools, memory) ??
      new FollowUps(reader, tools, memory).read(own);
    const found = guarded(followed, held);
    const either = onlyOrNever(found, held, settling);
    if (either) return either;
    const isDoubtful =
      isInDoubt ||
      reader.permitsRefused(own, found) ||
      (memory.last.length === 0 && reader.holdsStrange(own, found));
    const meant = accountedFor(settledAfterUndoing(isDoubtful ? found.map(inDoubt) : found, settling), {
      ...held,
      settling,
    });
    if (meant.type !== 'question') return meant;
    const place = inItsPlace(found, held);
    if (place === null) return meant;
    return place === 'surely'
      ? settling.settled([bareRequest('undoLast', own), ...found.map(withoutDoubt)])
      : { ...meant, undoes: true };
  }
  const read = (text: string, known: Memory) => new FollowUps(reader, tools, known).read(text);
  const found = hasOwn ? read(own, memory) : [];
  const acts = found.filter(isAct);
  if (acts.length > 0 && acts.every((request) => isComplete(request, own, reader))) {
    const isLeft = reader
      .read(foreign)
      .some((request) => isAct(request) && !acts.some(({ kind }) => kind === request.kind));
    const left = isLeft ? [bareRequest('cannot', foreign, { words: [LEFT] })] : [];
    return settling.settled([...found, ...left]);
  }
  if (acts.length === 0 && /\?\s*…?\s*$/.test(own) && hasOwn) {
    const asked = read(own, withNamed(memory, foreign, reader));
    if (asked.some(({ kind }) => kind !== null) && !asked.some(isAct)) return settling.settled(asked);
  }
  const pointing = acts.length > 0 ? read(own, withNamed(memory, foreign, reader)).filter(isAct) : [];
  const isPointing = pointing.length > 0 && pointing.every(({ doubt }) => !LACKS.has(doubt));
  return asking(settling.settled(unique(isPointing ? pointing : read(whole, memory)).map(withoutDoubt)));
}

/** "Deixa ele quieto e tira a Rosa", while it is asked whether he is to go: what else is asked for; null where it is no such answer. */
function leavesAsked(
  message: string,
  { choices }: NonNullable<Memory['asked']>,
  reader: MessageReader,
): string | null {
  const requests = choices[0]?.requests ?? [];
  const rest = LEAVES_ALONE.exec(message);
  if (!rest || requests.length === 0 || requests.some(({ kind }) => kind !== 'exclude')) return null;
  const ids = requests.flatMap(idsOf);
  const isOfThem = reader.peopleOf(rest[0]).every(({ id }) => ids.includes(id));
  return isOfThem ? message.slice(rest.index + rest[0].length).trim() : null;
}

/** "Mas no último domingo pode", while it is asked whether somebody is to be kept away: from the rest, or only there to come. */
function exceptOfAsked(
  message: string,
  { choices }: NonNullable<Memory['asked']>,
  reader: MessageReader,
  settling: Settling,
  tools: AssistantTools,
): Interpretation | null {
  const [away, ...more] = choices[0]?.requests ?? [];
  const said = new Segment(reader.said(message).pieces);
  const when = said.masses.flatMap(({ filters }) => filters);
  const rest = spoken(message).replace(NOT_THE_OTHERS, '');
  const isRest = rest !== spoken(message);
  const ids = away ? idsOf(away) : [];
  const isException =
    away?.kind === 'exclude' &&
    more.length === 0 &&
    when.length > 0 &&
    idsOf(said).every((id) => ids.includes(id)) &&
    (isRest || BUT_THEN.test(rest)) &&
    (said.has('able', 'serve') || IS_THERE.test(rest)) &&
    !(/\b(?:nao|num|nem|n)\b/.test(rest) || said.has('only', 'place'));
  if (!isException) return null;
  const refused = tools.masses.filter((mass) => away.masses.length === 0 || matches(away.masses, mass));
  const left = refused.filter((mass) => !matches(when, mass));
  if (left.length === 0 || left.length === refused.length) return null;
  const days = [...new Set(left.map(({ date }) => date))];
  const masses = days.flatMap((date): MassFilter[] =>
    refused.every((mass) => mass.date !== date || left.includes(mass))
      ? [{ date }]
      : left.filter((mass) => mass.date === date).map(({ time }) => ({ date, time })),
  );
  const others: Request = { ...away, text: message, doubt: undefined, masses };
  const there = bareRequest('pin', message, { people: away.people, masses: when });
  const labelled = [others, there].flatMap((request) => {
    const meant = settling.settled([request]);
    const [settled] = meant.type === 'requests' ? meant.requests : [];
    return settled && settled.kind !== null && settled.problem === null
      ? [{ label: capital(inWords(settled)), requests: [request] }]
      : [];
  });
  return labelled.length === 0
    ? null
    : {
        type: 'question',
        text: `${ended(`Entendi: ${labelled[0]!.label.charAt(0).toLowerCase()}${labelled[0]!.label.slice(1)}`)} É isso?`,
        choices: [...labelled, { label: 'Não', requests: [] }],
        open: [],
      };
}

/** "Resolvido, a Bruna M. permanece", while it is asked whether she is to be kept away: she is not. */
function staysAsked(
  message: string,
  { choices }: NonNullable<Memory['asked']>,
  reader: MessageReader,
): boolean {
  const requests = choices[0]?.requests ?? [];
  const said = new Segment(reader.said(message).pieces);
  const ids = requests.flatMap(idsOf);
  return (
    requests.length > 0 &&
    requests.every(({ kind }) => kind === 'exclude') &&
    choices.every((choice) => choice.requests.length === 0 || choice === choices[0]) &&
    said.people.length > 0 &&
    said.masses.length === 0 &&
    idsOf(said).every((id) => ids.includes(id)) &&
    STAYS_THERE.test(spoken(message)) &&
    !said.has('remove', 'away', 'only', 'without')
  );
}

/** "Confundi os nomes", where it is asked whether something comes in the place of what was done. */
const isBareError = (message: string, reader: MessageReader) =>
  OWN_ERROR.test(spoken(message)) && new Segment(reader.said(message).pieces).isEmpty;

/** The masses that were asked about are those that are spoken of. */
function withoutAsked(memory: Memory): Memory {
  const masses = memory.asked?.choices[0]?.requests.flatMap((request) => request.masses) ?? [];
  return { ...memory, asked: null, masses: masses.length > 0 ? masses : memory.masses };
}

/** "Francisco foi pra praia. Benedito.": what stands alone, behind why; null where it is nothing of that. */
function behindWhy(message: string, asksNothing: (words: string) => boolean): string | null {
  const sentences = sentencesOf(message);
  const why = sentences.slice(0, -1).join(' ');
  return sentences.length > 1 && !message.includes('?') && asksNothing(why) ? sentences.at(-1)! : null;
}

/** What was done does not stand, where it was said why not: in its place, or as it was and besides. */
function insteadOfLast(asked: Question, { also }: OneOrBoth, { last }: Memory): Question {
  const requests = { [INSTEAD]: also, [BESIDES]: [...last, ...also] } as Record<string, Request[]>;
  const choices = asked.choices.map((choice) => ({ ...choice, requests: requests[choice.label] ?? [] }));
  return { ...asked, choices, undoes: true };
}

/** "Dia 29", after one rule of another day: whether it is meant in its place, or besides. */
function askedWhich({ instead, also }: OneOrBoth, settling: Settling): Interpretation | null {
  const meant = settling.settled(also);
  if (meant.type !== 'requests') return null;
  const rules = meant.requests.flatMap((request) =>
    request.kind !== null && request.problem === null ? [inWords(request)] : [],
  );
  if (rules.length === 0) return null;
  return {
    type: 'question',
    text: `${ended(`Entendi: ${rules.join('; ')}`)} É no lugar do que você pediu antes, ou também?`,
    choices: [
      { label: INSTEAD, requests: instead },
      { label: BESIDES, requests: also },
      { label: 'Não', requests: [] },
    ],
    open: [],
  };
}

/** "O do 6 desmarca", while it is asked whether somebody is meant for that day. */
function takesBackAsked(
  message: string,
  reader: MessageReader,
  tools: AssistantTools,
  memory: Memory,
): boolean {
  const [choice] = memory.asked?.choices ?? [];
  const last = (choice?.requests ?? []).filter(isAct);
  if (last.length === 0 || last.some(({ kind }) => kind !== 'pin')) return false;
  const changes = [...memory.changes, { added: [], removed: [] }];
  const found = new FollowUps(reader, tools, { ...memory, last, changed: true, changes }).read(message);
  return found.length === 1 && found[0]!.kind === 'undoLast';
}

/** What was said to be wrong is taken back at once, also where it must be asked what is right. */
function settledAfterUndoing(requests: (Request | NotUnderstood)[], settling: Settling): Interpretation {
  const meant = settling.settled(requests);
  const [undoing, ...rest] = requests;
  if (meant.type !== 'question' || undoing?.kind !== 'undoLast' || undoing.doubt || rest.length === 0)
    return meant;
  const left = settling.settled(rest);
  return left.type === 'question' ? { ...left, undoes: true } : meant;
}

/** Ends what is right itself: "no outro domingo, quero dizer". */
const SAYS_ONLY_THAT = /^(?:quer|quero|quis|queria) dizer$|^(?:digo|na verdade|ou melhor|alias)$/;
/** Nobody corrects themselves more often in one message. */
const MOST_TURNS = 5;
/** What turns back begins within so many letters. */
const LONGEST_TURN = 120;
/** Where a message may turn: after a stop, or before words that correct what was just said. */
const TURNS =
  /(?:[,;:!…\n—]|(?<!(?<!\p{L})\p{L})\.)+\s*|\s+-+\s+|\s+(?=(?:quer dizer|quero dizer|ali[aá]s|ou melhor|na verdade|minto|errei|me enganei|n[aã]o,? (?:pera|espera|minto|calma))(?![\p{L}]))/giu;

/**
 * What a message asks for that corrects itself: what comes after the turn is read as if it had been said next, and takes the
 * place of what it corrects.
 * @returns nothing to do where all was taken back; null where it corrects nothing.
 */
function readCorrected(
  message: string,
  reader: MessageReader,
  tools: AssistantTools,
  memory: Memory,
  known = new Map<string, (Request | NotUnderstood)[]>(),
): Request[] | null {
  // "Dia 22, errei" corrects what was done before it.
  if (memory.changed && memory.last.length > 0 && withoutSlips(message, reader, memory.last) !== message)
    return null;
  const turns = [...message.matchAll(TURNS)].filter((turn) => {
    const behind = turn.index + turn[0].length;
    return TURNS_BACK.test(spoken(message.slice(behind, behind + LONGEST_TURN)));
  });
  // Each is read with all before it.
  if (turns.length > MOST_TURNS) return null;
  for (const turn of turns.reverse()) {
    const [first, second] = [message.slice(0, turn.index), message.slice(turn.index + turn[0].length)];
    if (SAYS_ONLY_THAT.test(spoken(second))) continue;
    // What stands before a turn is read once, however many turns come after it.
    const before =
      known.get(first) ??
      readCorrected(first, reader, tools, memory, known) ??
      new FollowUps(reader, tools, memory).read(first);
    known.set(first, before);
    if (
      before.length === 0 ||
      !before.every((request) => isAct(request) && RULE_SETTING_IDS.has(request.kind))
    )
      continue;
    const acts = before as Request[];
    if (acts.some(({ doubt, problem }) => problem !== null || (doubt && doubt !== 'sure'))) continue;
    const whole: [Request[], Request[]] = [[], acts];
    for (const [kept, meant] of acts.length > 1
      ? [whole, [acts.slice(0, -1), acts.slice(-1)] as const]
      : [whole]) {
      const after = new FollowUps(reader, tools, {
        ...memory,
        last: [...meant],
        changed: true,
        changes: [...memory.changes, { added: [], removed: [] }],
        ...spokenOf(first, reader, memory),
      }).read(second);
      const [undone, ...anew] = after;
      // What names a day, or somebody, does not only take back.
      const isMeant = anew.length > 0 || reader.said(second).pieces.every(({ type }) => type === 'word');
      if (undone?.kind === 'undoLast' && isMeant && anew.every((request) => request.kind !== null))
        return [...kept, ...anew.map((request) => stillInDoubt(request, meant))] as Request[];
    }
  }
  return null;
}

/** What a correction left as it was stays in the doubt that it was in. */
function stillInDoubt(request: Request | NotUnderstood, meant: readonly Request[]): Request | NotUnderstood {
  const asks = ({ kind, number, masses, people }: Request) =>
    JSON.stringify([kind, number, masses, needsPerson(kind) ? people : []]);
  const isSame =
    request.kind !== null && meant.some((before) => before.doubt && asks(before) === asks(request));
  return isSame ? inDoubt(request) : request;
}

/** Whether the coordinator's own words say all of it. */
function isComplete(
  { kind, text, people, masses, doubt }: Request,
  own: string,
  reader: MessageReader,
): boolean {
  if (!own.includes(text) || text.includes(GAP) || doubt !== undefined) return false;
  if (!RULE_SETTING_IDS.has(kind)) return true;
  const when = new Set(reader.massesOf(own).map((filter) => JSON.stringify(filter)));
  const isNamed = masses.every((filter) => when.has(JSON.stringify(filter)));
  return isNamed && (people.length === 0 || reader.peopleOf(own).length > 0);
}

const unique = (requests: readonly (Request | NotUnderstood)[]) =>
  requests.filter(
    (request, at) =>
      requests.findIndex(
        (other) => JSON.stringify({ ...other, text: '' }) === JSON.stringify({ ...request, text: '' }),
      ) === at,
  );

/** What is asked about anyway needs no question of its own whether it is meant. */
const withoutDoubt = (request: Request | NotUnderstood): Request | NotUnderstood =>
  request.kind !== null && (request.doubt === 'sure' || request.doubt === 'meaning')
    ? { ...request, doubt: undefined }
    : request;

/** Asks before it does what somebody else wrote. */
function asking(meant: Interpretation): Interpretation {
  if (meant.type === 'question') return { ...meant, text: `${QUOTED} ${meant.text}` };
  if (meant.type === 'dropped') return meant;
  const acts = meant.requests.flatMap((request) =>
    request.kind !== null && ACTS.has(request.kind) && request.problem === null ? [request] : [],
  );
  if (acts.length === 0) return meant;
  return {
    type: 'question',
    text: `${QUOTED} ${ended(`Entendi: ${acts.map(inWords).join('; ')}`)} Quer que eu faça isso?`,
    choices: [
      { label: 'Sim', requests: meant.understood },
      { label: 'Não', requests: [] },
    ],
    open: [],
  };
}

/** Whom, and which masses, a message names; those of before where it names none. */
export function spokenOf(
  message: string,
  reader: MessageReader,
  { people, masses }: Memory,
): Pick<Memory, 'people' | 'masses'> {
  const named = reader.peopleOf(message);
  const when = reader.massesOf(message);
  return { people: named.length > 0 ? named : people, masses: when.length > 0 ? when : masses };
}

/** With those, and the days and masses, that somebody else's words name. */
function withNamed(memory: Memory, foreign: string, reader: MessageReader): Memory {
  const people = reader.peopleOf(foreign);
  const masses = reader.massesOf(foreign);
  return {
    ...memory,
    people: people.length > 0 ? people : memory.people,
    masses: masses.length > 0 ? masses : memory.masses,
  };
}
