/** What a message changes in, adds to or takes back of what was done before it. */
import { isSameRule, type MassKey, peopleOf, type ScheduleRule } from '../../../roster/index.js';
import type { AssistantTools, PersonRef } from '../../assistant/index.js';
import { asSaid } from './as-said.js';
import { asDays, Continuations, namesakeOf } from './continuations.js';
import { clausesOf, Corrections } from './corrections.js';
import { decisionIn } from './decisions.js';
import { Fragments } from './fragments.js';
import { countedOn, goneOn } from './same-question.js';
import { type KindId, RULE_SETTING_IDS } from '../requests/kinds.js';
import { type Change, type Memory, takenBack } from './memory.js';
import { inDoubt, type MessageReader } from '../reading/read-message.js';
import { bareRequest, idsOf, type NotUnderstood, removalOf, type Request } from '../requests/request.js';
import { combined, isTimeOnly } from '../references/mass-references.js';
import { spoken } from '../message/said.js';
import { Segment } from '../message/segment.js';
import { leftOfLast } from './part-of-last.js';
import { withPointedAt } from './pronouns.js';
import { recounted } from './recounted.js';
import { correctedRemoval } from './removed-rules.js';
import { revokedBy } from './revoking.js';
import { deniesLast, withoutSlips } from './slips.js';
import { swapped } from './swapped.js';
import { freedBefore, takenBackBy } from './undoing.js';
import { matches } from '../settling/settle.js';
import {
  AGAIN,
  ALONG,
  ALSO,
  GOES_ON_AFTER,
  IS_FREE,
  IS_LEFT,
  ONLY_BEHIND,
  NOT_NEEDED,
  OF_ONE,
  ANYBODY,
  CALLED_OFF,
  DROPS,
  EVERYTHING,
  FOR_EVERYBODY,
  FORGETTING,
  GUESSES,
  GUESSES_FIRST,
  ONE_OF_THEM,
  ONLY_WORD,
  SAYS_LEAST,
  LAST,
  NO_LONGER,
  ORDINALS,
  RESTATES,
  TAKES_BACK,
  UNDOES,
  withoutExclaims,
  INTERJECTIONS,
} from '../vocabulary/talk.js';
import { PENDING } from '../vocabulary/doubts.js';
import type { Piece } from '../message/piece.js';

const MOST_WORDS_OF_COUNT = 6;
/** Exclaims within a message, and not before what corrects. */
const EXCLAIMED = new RegExp(String.raw`(?<=\S)[\s,]+(?:${INTERJECTIONS})(?![\p{L}-])[\s,!]*(?=\S|$)`, 'giu');

/** Reads messages that go on from what was said. */
export class FollowUps {
  constructor(
    private readonly reader: MessageReader,
    private readonly tools: AssistantTools,
    private readonly memory: Memory,
  ) {}

  /** The requests of a message, in the light of what was done last. */
  read(written: string): (Request | NotUnderstood)[] {
    const message = this.withMiddle(this.memory.last.length > 0 ? written.replace(EXCLAIMED, ', ') : written);
    const found = this.withoutThePlaced(message, this.inItsLight(message));
    if (this.memory.last.length === 0 || !PENDING.test(spoken(message))) return found;
    // "Talvez também não, vou confirmar": nothing is certain yet, also not that what was done is wrong.
    const others = found.filter(({ kind }) => kind !== 'undoLast');
    return (others.length > 0 ? others : found).map(inDoubt);
  }

  /** "O do meio", of three that were asked for at once or one after another, is the second. */
  private withMiddle(message: string): string {
    const { last, changes } = this.memory;
    if (last.length === 3) return message.replace(THE_MIDDLE, 'o segundo');
    return changes.length === 3 ? message.replace(THE_MIDDLE, 'a segunda regra') : message;
  }

  /** "A Vera tá de cama, põe a Ana Lima", after Vera was placed: whether she is to stay is asked, and she is not placed again. */
  private withoutThePlaced(
    message: string,
    requests: (Request | NotUnderstood)[],
  ): (Request | NotUnderstood)[] {
    const { last, changed } = this.memory;
    const [[before, ...others], [pin, ...more]] = [last, requests];
    if (!changed || before?.kind !== 'pin' || pin?.kind !== 'pin' || others.length + more.length > 0)
      return requests;
    const known = idsOf(before);
    const people = pin.people.filter(({ candidates }) => !known.includes(candidates[0]?.id));
    const isAgain =
      people.length > 0 &&
      people.length < pin.people.length &&
      JSON.stringify(pin.masses) === JSON.stringify(before.masses) &&
      !/\b(?:e|com|mais|junto|tambem|alem)\b/.test(spoken(message));
    return isAgain
      ? [bareRequest('undoLast', message), { ...pin, people, doubt: pin.doubt ?? 'sure' }]
      : requests;
  }

  private inItsLight(message: string): (Request | NotUnderstood)[] {
    const read = this.withoutPermitted(message, this.requestsOf(message));
    const requests = this.alongWithLast(
      message,
      this.lessThanBefore(
        message,
        this.atOtherTime(
          message,
          this.insteadOfOnly(message, this.withoutOpposites(message, this.onItsDay(message, read))),
        ),
      ),
    );
    const { last } = this.memory;
    // What corrects takes back at once what was wrong.
    const isOpen =
      last.length > 0 &&
      requests.every(({ kind }) => kind !== 'undoLast') &&
      this.reader.leavesOpen(message, requests, last);
    const [undoing, ...anew] = requests;
    // What is said to be wrong is not set anew as it was.
    if (
      undoing?.kind === 'undoLast' &&
      anew.length > 0 &&
      (this.memory.changes.at(-1)?.added.length ?? 0) > 0 &&
      contentOf(anew) === contentOf(last) &&
      !/\bmesmo\b/.test(spoken(message))
    )
      return [{ ...undoing, words: ['denied'] }];
    const text = spoken(message);
    const denies = deniesLast(text) || SAYS_LEAST.test(text);
    const forgets = last.length > 0 && FORGETTING.test(text) && undoing?.kind === 'exclude';
    const isGuess = forgets || (undoing?.kind === 'undoLast' && GUESSES.test(text));
    return requests.map((each, at) => {
      if (each.kind === 'undoLast') return denies ? { ...each, words: ['denied'] } : each;
      const isUnsure = isOpen || isGuess || this.isBeyondLast(message, each);
      const request = this.withoutOldCount(isUnsure ? inDoubt(each) : each);
      return request.kind === 'pin'
        ? this.whereNew(this.whereLeft(request, [...this.memory.last, ...requests.slice(0, at)]))
        : request;
    });
  }

  /** What no rule of the last kind holds: a day of a pair, "no dia 22 não"; more for one than for all, "menos a Vera, que pode 4". */
  private isBeyondLast(message: string, request: Request | NotUnderstood): boolean {
    const [before] = this.memory.last;
    if (!before || request.kind === null) return false;
    if (before.kind === 'capAll')
      return (
        request.kind === 'cap' &&
        (request.number ?? 0) > (before.number ?? 0) &&
        !MAY_SO_OFTEN.test(spoken(message))
      );
    const named = this.reader.peopleOf(message).map(({ id }) => id);
    return (
      (before.kind === 'together' || before.kind === 'apart') &&
      (request.kind === 'exclude' || request.kind === 'pin') &&
      request.people.every(({ candidates: [one] }) => one && !named.includes(one.id)) &&
      !new Segment(this.reader.said(message).pieces).has('he', 'they', 'place', 'remove', 'able')
    );
  }

  /** "Dia 8 é que ela não pode", after "só dia 8": who can come to nothing is not kept from the rest. */
  private insteadOfOnly(message: string, requests: (Request | NotUnderstood)[]): (Request | NotUnderstood)[] {
    const [only, ...others] = this.memory.last;
    if (!this.memory.changed || only?.kind !== 'only' || others.length > 0) return requests;
    const isLeftNothing = ({ kind, ...rest }: Request | NotUnderstood) =>
      kind === 'exclude' &&
      'masses' in rest &&
      sortedIdsOf(rest as Request) === sortedIdsOf(only) &&
      this.tools.masses.every((mass) => matches(rest.masses, mass) || !matches(only.masses, mass));
    return requests.some(isLeftNothing) && requests[0]?.kind !== 'undoLast'
      ? [bareRequest('undoLast', message), ...requests]
      : requests;
  }

  /** "Às 7", after "põe a Vera no dia 28 às 15": the other time of that day, in the place of the first. */
  private atOtherTime(message: string, requests: (Request | NotUnderstood)[]): (Request | NotUnderstood)[] {
    const { last, changed } = this.memory;
    const [[before, ...others], [pin, ...more]] = [last, requests];
    if (!changed || before?.kind !== 'pin' || pin?.kind !== 'pin' || others.length + more.length > 0)
      return requests;
    const [[old], [now, ...rest]] = [before.masses, pin.masses];
    const isOtherTime =
      sortedIdsOf(pin) === sortedIdsOf(before) &&
      rest.length === 0 &&
      old?.date !== undefined &&
      now?.date === old.date &&
      now.time !== undefined &&
      now.time !== old.time &&
      isTimeOnly(this.reader.massesOf(message)) &&
      !ALSO.test(spoken(message));
    return isOtherTime ? [bareRequest('undoLast', message), { ...pin, doubt: undefined }] : requests;
  }

  /** "E o João junto", after somebody was placed: at that mass, and not always. */
  private alongWithLast(message: string, requests: (Request | NotUnderstood)[]): (Request | NotUnderstood)[] {
    const {
      last,
      changed,
      question,
      masses: [mass, ...masses],
    } = this.memory;
    const [[before, ...others], [pair, ...more]] = [last, requests];
    // "Bota o Marcos junto", after who serves at a mass was told: there.
    if (
      question?.kind === 'serving' &&
      mass &&
      masses.length === 0 &&
      pair?.kind === 'together' &&
      pair.people.length === 1 &&
      more.length === 0 &&
      ALONG.test(spoken(message))
    )
      return [bareRequest('pin', message, { people: pair.people, masses: [mass] })];
    if (!changed || before?.kind !== 'pin' || pair?.kind !== 'together' || others.length + more.length > 0)
      return requests;
    const known = idsOf(before);
    const people = pair.people.filter(({ candidates }) => !known.includes(candidates[0]?.id));
    return people.length > 0 && pair.masses.length === 0 && ALONG.test(spoken(message))
      ? [{ ...before, text: message, people }]
      : requests;
  }

  /** "Mais 1 só", after two more were asked for: not yet another. */
  private lessThanBefore(
    message: string,
    requests: (Request | NotUnderstood)[],
  ): (Request | NotUnderstood)[] {
    const { last, changed } = this.memory;
    const [[before, ...others], [now, ...more]] = [last, requests];
    const isLess =
      changed &&
      (before?.kind === 'more' || before?.kind === 'fewer') &&
      now?.kind === before.kind &&
      others.length + more.length === 0 &&
      now.number !== null &&
      now.number < (before.number ?? 0) &&
      ONLY_WORD.test(spoken(message)) &&
      JSON.stringify(now.masses) === JSON.stringify(before.masses);
    return isLess ? [bareRequest('undoLast', message), ...requests] : requests;
  }

  /** "Dia 15 também, dia 22 ele pode": nobody is kept from a day that the same message permits. */
  private withoutPermitted(
    message: string,
    requests: readonly (Request | NotUnderstood)[],
  ): (Request | NotUnderstood)[] {
    if (this.memory.last[0]?.kind !== 'exclude') return [...requests];
    const permitted = new Set(
      clausesOf(this.reader.clauses(message).pieces)
        .filter((clause) => clause.has('able') && !clause.has('not', 'only', 'nobody', 'max'))
        .flatMap(({ masses }) =>
          masses.flatMap(({ filters }) => filters.map((each) => JSON.stringify(each))),
        ),
    );
    return requests.flatMap((request) => {
      if (request.kind !== 'exclude' || request.masses.length < 2) return [request];
      const masses = request.masses.filter((filter) => !permitted.has(JSON.stringify(filter)));
      return masses.length > 0 ? [{ ...request, masses }] : [request];
    });
  }

  /** "O limite de 3 agora é 2": the number of the rule that stands is no doubt about the new one. */
  private withoutOldCount(request: Request | NotUnderstood): Request | NotUnderstood {
    if (request.kind !== 'capAll' || request.doubt !== 'sure') return request;
    const standing = this.tools.listRules().find(({ rule }) => rule.kind === 'cap-all')?.rule;
    const numbers = this.reader
      .said(request.text)
      .pieces.flatMap((piece) => (piece.type === 'number' ? [piece.value] : []));
    const isOld =
      standing?.kind === 'cap-all' &&
      (numbers.length === 2
        ? numbers.every((number) => number === standing.count || number === request.number)
        : numbers.length === 1 && /\b(?:limite|maximo|teto)\b/.test(spoken(request.text)));
    return isOld ? { ...request, doubt: undefined } : request;
  }

  /** "Na verdade, só não pode de noite": of somebody who was kept from a day, a time alone is of that day. */
  private onItsDay(
    message: string,
    requests: readonly (Request | NotUnderstood)[],
  ): (Request | NotUnderstood)[] {
    const { last, changed } = this.memory;
    const days = last.flatMap(({ masses }) => masses.flatMap(({ date }) => (date ? [{ date }] : [])));
    const idsOf = (some: readonly Request[]) =>
      JSON.stringify(some.flatMap(({ people }) => people.map(({ candidates }) => candidates[0]?.id)));
    const isOfOne =
      last.length > 0 &&
      last.every(
        ({ kind, people }) =>
          kind === 'exclude' && idsOf([{ people } as Request]) === idsOf(last.slice(0, 1)),
      );
    if (!isOfOne || EVERY_DAY.test(spoken(message))) return [...requests];
    const [span, ...others] = last.flatMap(({ masses }) => masses);
    const first = others.length === 0 ? (span?.date ?? span?.from) : undefined;
    // "Ela só volta dia 18, deixa fora até o dia 17", after "do dia 10 ao dia 15".
    const longer = (request: Request | NotUnderstood): Request | null => {
      const [filter, ...more] = request.kind === 'exclude' ? request.masses : [];
      const isLonger =
        request.kind === 'exclude' &&
        first !== undefined &&
        filter?.until !== undefined &&
        filter.from === undefined &&
        more.length === 0 &&
        first <= filter.until &&
        idsOf([request]) === idsOf(last.slice(0, 1));
      return isLonger ? { ...request, doubt: undefined, masses: [{ ...filter, from: first }] } : null;
    };
    const timed = (request: Request | NotUnderstood): Request | null => {
      const isTimed =
        request.kind === 'exclude' &&
        request.masses.length > 0 &&
        isTimeOnly(request.masses) &&
        days.length > 0 &&
        idsOf([request]) === idsOf(last.slice(0, 1));
      if (!isTimed) return null;
      const masses = combined([days, request.masses]).filter((filter) =>
        this.tools.masses.some((mass) => matches([filter], mass)),
      );
      return masses.length > 0 ? { ...request, masses } : null;
    };
    const narrows =
      last.some(({ masses }) => masses.some(({ date, time }) => date && !time)) && requests.some(timed);
    const undoes = changed && requests[0]?.kind !== 'undoLast' && (narrows || requests.some(longer));
    const found = requests.map((request) => timed(request) ?? longer(request) ?? request);
    return undoes ? [bareRequest('undoLast', message), ...found] : found;
  }

  /** Nobody is placed where they serve already, where another of the masses is meant. */
  private whereNew(pin: Request): Request {
    const [person, ...others] = pin.people.flatMap(({ candidates }) => candidates);
    if (!person || others.length > 0 || pin.masses.length < 2) return pin;
    const { duties } = this.tools.person(person.id);
    const left = pin.masses.filter((filter) => !duties.some((mass) => matches([filter], mass)));
    return left.length > 0 ? { ...pin, masses: left } : pin;
  }

  /** Who comes after somebody went on a day of several masses comes to the one where that person was. */
  private whereLeft(pin: Request, before: readonly (Request | NotUnderstood)[]): Request {
    const left = before.findLast(
      (request): request is Request =>
        request.kind === 'exclude' && JSON.stringify(request.masses) === JSON.stringify(pin.masses),
    );
    const [person, ...others] = left?.people ?? [];
    const id = person?.candidates[0]?.id;
    if (id === undefined || others.length > 0 || pin.masses.length !== 1) return pin;
    const [own, ...more] = this.tools.person(id).duties.filter((mass) => matches(pin.masses, mass));
    return own && more.length === 0 ? { ...pin, masses: [{ date: own.date, time: own.time }] } : pin;
  }

  /** What only takes back what was done last does not set its opposite: "tira ele", after he was placed; "não precisa juntar". */
  private withoutOpposites(
    message: string,
    requests: (Request | NotUnderstood)[],
  ): (Request | NotUnderstood)[] {
    const { last, changed } = this.memory;
    const rules = requests.filter(({ kind }) => kind !== 'undoLast');
    const [rule, ...others] = rules;
    const [before, ...more] = last;
    if (!changed || !before || !rule || rule.kind === null || others.length + more.length > 0)
      return requests;
    const text = spoken(message);
    const said = new Segment(this.reader.said(message).pieces);
    const isOpposite =
      isAbout(rule, before) &&
      ((before.kind === 'pin' && rule.kind === 'exclude' && !said.has('able', 'away')) ||
        (before.kind === 'together' &&
          rule.kind === 'apart' &&
          (!SETS_APART.test(text) || IS_NEEDLESS.test(text))) ||
        (before.kind === 'apart' && rule.kind === 'together' && !SETS_TOGETHER.test(text)));
    return isOpposite ? [bareRequest('undoLast', message)] : requests;
  }

  /** What a message says of what was done last, in words that say it of nothing else. */
  private afterLast(written: string): string {
    const { memory, reader } = this;
    const [first] = memory.last;
    if (!first) return written;
    const told = memory.changed ? asSaid(written, first) : written;
    const named = this.withNamesake(memory.changed ? told.replace(GUESSES_FIRST, 'era ') : told);
    const meant = this.withoutFreed(memory.changed ? withoutSlips(named, reader, memory.last) : named)
      .replace(GOES_ON_AFTER, '')
      .replace(OF_ONE, 'errei, $1 $2 é ');
    const freed =
      first.kind === 'exclude' ? meant.replace(IS_FREE, 'pode').replace(IS_LEFT, '$1 pode') : meant;
    return freed.replace(ONLY_BEHIND, 'só $1');
  }

  /** "E a outra não pode no dia 20", of two who bear one name. */
  private withNamesake(written: string): string {
    const other = namesakeOf(this.memory.last, this.tools.people);
    if (!other) return written;
    const initial = / (\p{Lu})\.?$/u.exec(other.name)?.[1];
    return written
      .replace(THE_OTHER, `$1 ${other.name}`)
      .replace(BY_INITIAL, (said, article: string, letter: string) =>
        letter.toUpperCase() === initial ? `${article} ${other.name}` : said,
      );
  }

  private requestsOf(message: string): (Request | NotUnderstood)[] {
    const { memory, tools, reader } = this;
    const pointed = memory.changed ? withPointedAt(message, memory.last, reader) : message;
    // "Ele pode", of two men: who is to be told.
    if (pointed === null && memory.last.every(({ kind }) => kind === 'exclude' || kind === 'pin'))
      return [bareRequest('undoLast', message, { doubt: 'sure' })];
    const told = pointed ?? message;
    const written = memory.changed ? told.replace(ONE_OF_THEM, 'só ') : told;
    // "Um desses dias está errado": which is not said, and the others are not to be lost.
    if (
      memory.changed &&
      (memory.changes.at(-1)?.added.length ?? 0) > 1 &&
      ONE_IS_WRONG.test(spoken(written))
    )
      return [bareRequest('undoLast', written, { doubt: 'sure' })];
    const { pieces } = reader.clauses(written);
    const found =
      takenBackBy(written, pieces, memory, tools) ??
      swapped(written, memory, tools) ??
      freedBefore(written, pieces, memory, tools) ??
      new Fragments(reader, tools, memory).corrected(written) ??
      recounted(written, pieces, memory, tools) ??
      correctedRemoval(written, pieces, memory, tools);
    if (found) return found;
    const part = leftOfLast(written, pieces, memory.last, tools.masses);
    if (part && memory.changed)
      return [
        bareRequest('undoLast', written, part === 'unclear' ? { words: ['denied'] } : {}),
        ...(part === 'unclear' ? [] : part),
      ];
    return this.ofLast(written, this.afterLast(written));
  }

  /** @param message what was written, in words that say it of what was done last. */
  private ofLast(written: string, message: string): (Request | NotUnderstood)[] {
    const { memory, tools, reader } = this;
    const text = withoutExclaims(spoken(message));
    const everybody = this.forEverybody(message, text);
    if (everybody) return everybody;
    const found = reader.read(message, memory);
    const said = reader.clauses(message);
    const pieces = asDays(said.pieces, memory.last);
    const plain = asDays(said.plain, memory.last);
    const sought =
      this.decided(message, found) ??
      this.sought(message, pieces) ??
      goneOn(message, pieces, memory) ??
      countedOn(message, pieces, memory) ??
      this.counted(message, pieces, found) ??
      this.acted(message, found);
    if (sought) return [sought];
    if (AGAIN.test(text) && memory.last.length > 0)
      return memory.changed && memory.last[0]!.kind === 'exclude' && /\bel[ea]s?\b/.test(text)
        ? [bareRequest('undoLast', message)]
        : memory.last;
    // "Tira", after somebody was placed.
    if (memory.changed && memory.last[0]?.kind === 'pin' && TAKES_OUT.test(text))
      return [bareRequest('undoLast', message)];
    const calledOff = memory.changed ? CALLED_OFF.exec(text) : null;
    const instead = calledOff ? text.slice(calledOff.index + calledOff[0].length) : '';
    if (calledOff)
      return [bareRequest('undoLast', message), ...(instead === '' ? [] : reader.read(instead, memory))];
    if (memory.changed && NOT_NEEDED.test(text)) return [bareRequest('undoLast', message)];
    const isPlaceLeft = memory.changed && memory.last[0]?.kind === 'exclude' && memory.masses.length > 0;
    if (isPlaceLeft && WHO_ENTERS.test(text))
      return [bareRequest('free', message, { masses: [...memory.masses] })];
    // "Tira o que eu falei."
    if (memory.changes.length > 0 && TAKES_BACK_SAID.test(text))
      return [bareRequest(EVERYTHING.test(text) ? 'undoEverything' : 'undoLast', message)];
    if (WHO_THEN.test(text) && memory.masses.length > 0)
      return [bareRequest('free', message, { masses: [...memory.masses] })];
    if (WHO_SERVES.test(text) && memory.masses.length > 0)
      return [bareRequest('serving', message, { masses: [...memory.masses] })];
    const corrections = new Corrections(memory.last, tools.masses);
    const continuations = new Continuations(reader, tools, memory);
    const freed = continuations.partlyFreed(message);
    if (freed) return freed;
    const corrected =
      corrections.exchanged(text, plain) ??
      corrections.exchanged(text, pieces) ??
      corrections.narrowed(text, pieces) ??
      corrections.turned(text, pieces);
    if (corrected) return [...takenBack(memory, message), ...corrected];
    const undone = this.undone(message, found) ?? continuations.read(message, found);
    if (undone)
      return /\bnao\b|\berrad|\bnada disso\b/.test(text) ? this.withoutRepeats(undone, pieces) : undone;
    const isDenied = memory.changed && memory.last.length > 0 && !/\?\s*$/.test(written) && deniesLast(text);
    if (isDenied && pieces.every(({ type }) => type === 'word')) return [bareRequest('undoLast', message)];
    if (ANYBODY.test(text) && memory.masses.length > 0 && found.every(({ kind }) => kind === null))
      return [bareRequest('free', message, { masses: [...memory.masses] })];
    // What was done is said to be wrong, and not what is right: it is taken back, and the rest quoted.
    const [only, ...others] = found;
    if (memory.changed && only?.kind === 'no' && others.length === 0)
      return [bareRequest('undoLast', message, /^nao\b/.test(text) ? { doubt: 'sure' } : {})];
    const isUnclear =
      memory.last.length > 0 && (isDenied || RESTATES.test(text)) && found.every(({ kind }) => kind === null);
    return isUnclear ? [bareRequest('undoLast', message, { words: ['denied'] })] : found;
  }

  /** "Errei, dia 20. Dia 27 ela pode": who may come where they were kept from says only once more that it was wrong. */
  private withoutFreed(written: string): string {
    const { last, changed } = this.memory;
    const parts = written.split(/(?<=[.,;!])\s+/);
    if (!changed || parts.length < 2 || !last.every(({ kind }) => kind === 'exclude')) return written;
    const isOfLast = (mass: MassKey) => last.some(({ masses }) => matches(masses, mass));
    const of = (part: string) => {
      const filters = this.reader.massesOf(part);
      return filters.length > 0 ? this.tools.masses.filter((mass) => matches(filters, mass)) : [];
    };
    const isFreed = (part: string) => {
      const said = new Segment(this.reader.said(part.replace(IS_FREE, 'pode')).pieces);
      const own = of(part);
      const isRest = own.length === 0 && /^(?:(?:e|mas) )?(?:antes|depois)\b/.test(spoken(part));
      return (
        said.has('able') && !said.has('not', 'only') && (isRest || (own.length > 0 && own.every(isOfLast)))
      );
    };
    const others = parts.filter((part) => !isFreed(part));
    const isNew = others.some((part) => of(part).some((mass) => !isOfLast(mass)));
    const isCorrection = RESTATES.test(withoutExclaims(spoken(written)));
    // "De noite; de manhã ele pode": what is so instead, and no act of its own.
    const isBare = others.every(
      (part) =>
        of(part).length > 0 && !new Segment(this.reader.said(part).pieces).isAct && !ALSO.test(spoken(part)),
    );
    return others.length > 0 && others.length < parts.length && ((isNew && isCorrection) || isBare)
      ? `na verdade, ${others.join(' ')}`
      : written;
  }

  /** "Era pra todo mundo", after a maximum for one: for all; nothing else is set for all, and asked about. */
  private forEverybody(message: string, text: string): Request[] | null {
    const { last, changed } = this.memory;
    const [limit, ...others] = last;
    if (!changed || !limit || !FOR_EVERYBODY.test(text)) return null;
    const isLimit = limit.kind === 'cap' && others.length === 0;
    return isLimit
      ? [bareRequest('undoLast', message), { ...limit, kind: 'capAll', doubt: undefined, people: [] }]
      : [bareRequest('undoLast', message, { words: ['denied'] })];
  }

  /** "Não foi isso que eu pedi": what is taken back is not set anew as it was. */
  private withoutRepeats(requests: Request[], pieces: readonly Piece[]): Request[] {
    const [undoing, ...anew] = requests;
    const isSame =
      undoing?.kind === 'undoLast' && anew.length > 0 && contentOf(anew) === contentOf(this.memory.last);
    return isSame && pieces.every(({ type }) => type === 'word') ? [undoing] : requests;
  }

  /** What is said of the proposal that waits, where nothing was done since. */
  private decided(message: string, found: readonly (Request | NotUnderstood)[]): Request | null {
    const { tools, memory, reader } = this;
    const isLatest = memory.computed || memory.changes.length === 0;
    return tools.viewing === 'proposal' && isLatest ? decisionIn(message, found, reader) : null;
  }

  /** What a message takes back: rules by what it says of them or by their numbers, what was done last, all of it. */
  private undone(message: string, found: readonly (Request | NotUnderstood)[]): Request[] | null {
    const { memory, tools, reader } = this;
    const text = spoken(message);
    const bare = (kind: KindId, rest?: Partial<Request>): Request => bareRequest(kind, message, rest);
    const { pieces } = reader.clauses(message);
    const said = new Segment(pieces);
    if (memory.changes.length > 0 && TAKES_BACK.test(text)) return [bare('undoLast')];
    // "Desfaz isso, ela avisou que não vai": why, and nothing new.
    const why = UNDOES_AND_WHY.exec(text)?.[1];
    if (why !== undefined && memory.changed && !ORDERS.test(why) && said.masses.length === 0)
      return [bare('undoLast')];
    const isOneMore = ALSO.test(text) && (memory.changes.at(-1)?.removed.length ?? 0) > 0;
    const isRead = found.every((request) => request.kind === 'removeRule' && request.numbers.length > 0);
    const revoked = isRead ? null : revokedBy(message, clausesOf(pieces), tools, isOneMore);
    if (revoked) return [revoked.request, ...reader.readPieces(revoked.rest, message, memory)];
    const [whose] = said.people;
    const isOfRules =
      (memory.rules || memory.changes.length > 0) &&
      said.masses.length + said.numbers.length === 0 &&
      /^(?:\S+ ){0,2}(?:(?:tir|apag|remov|retir|exclu|cancel|desfa[zc]|esque[cq]|ignor|desconsider|anul|larg)\w*|deixa para la) (?:so |isso )?(?:as? |os? |ess[ae] |aquel[ea] |a regra )?d[aeo]s? /.test(
        text,
      );
    if ((isOfRules || (memory.rules && OF_SOMEBODY.test(text))) && whose)
      return [bare('removeRule', { people: said.people })];
    // "Volta o Marcos", after somebody else was spoken of too.
    const back = said.people.length === 1 && said.masses.length === 0 && BRINGS_BACK.test(text);
    const keptAway = back ? this.keptAway(whose!.candidates[0]?.id) : [];
    if (keptAway.length > 0) return [bare('removeRule', { number: keptAway[0]!, numbers: keptAway })];
    const pointedAt = memory.rules && POINTS_AT_RULE.test(text) ? this.ruleOf(memory.people) : null;
    if (pointedAt !== null) return [bare('removeRule', { number: pointedAt, numbers: [pointedAt] })];
    const first = UNDOES.test(text) ? ordinalsIn(text)[0] : undefined;
    const [only, ...more] = memory.changes;
    // Of several rules that one message set, "a primeira" is one of them.
    const ofOne = more.length === 0 && only && only.added.length > 1 ? only.added : null;
    const counted = first ?? (ofOne && TAKES_ONE.test(text) ? ordinalsIn(text)[0] : undefined);
    const one = ofOne && counted !== undefined ? ofOne[counted - 1] : undefined;
    if (one) return this.takingBack({ added: [one], removed: [] }, message);
    const nth = first === undefined ? undefined : memory.changes[first - 1];
    if (nth) return this.takingBack(nth, message);
    const part = UNDOES.test(text) ? this.partOfLast(said) : null;
    if (part) return this.takingBack({ added: part, removed: [] }, message);
    const isNothing = found.every(({ kind }) => kind === null);
    if (UNDOES.test(text) && memory.changes.length === 0 && isNothing) return [bare('undo')];
    const isCorrection =
      memory.last.length > 0 && !UNDOES.test(text) && pieces.some(({ type }) => type !== 'word');
    // "Desfaz isso, ela não vai": why, beside what is taken back.
    const isOnlyWhy =
      (UNDOES.test(text) || DROPS.test(text)) &&
      said.isEmpty &&
      !said.has('place', 'remove', 'replace', 'swap', 'max', 'only');
    if (
      memory.changes.length > 0 &&
      !isCorrection &&
      (UNDOES.test(text) || DROPS.test(text)) &&
      (isOnlyWhy || !found.some(({ kind }) => kind !== null && RULE_SETTING_IDS.has(kind)))
    ) {
      const isOfProposal =
        tools.viewing === 'proposal' ||
        (memory.computed && tools.compare()?.status === 'accepted') ||
        /\b(?:proposta|escala)\b/.test(text);
      if (!isOfProposal || !UNDOES.test(text))
        return [bare(EVERYTHING.test(text) || this.isAllOf(text) ? 'undoEverything' : 'undoLast')];
    }
    const numbers = this.numbersOfRules(text, found);
    if (numbers.length > 0) return [bare('removeRule', { number: numbers[0]!, numbers })];
    const [single] = found;
    const takesBack =
      found.length === 1 &&
      memory.changes.length > 0 &&
      ((single?.kind === 'undo' && !memory.computed) ||
        (single?.kind === 'removeRule' &&
          single.words.includes('limit') &&
          memory.last[0]?.kind === 'cap' &&
          single.people.length === 0));
    if (takesBack) return [bare('undoLast')];
    return DROPS.test(text) && !isCorrection && isNothing ? [bare('no')] : null;
  }

  /** "Desfaz só o do dia 22": those of the rules that were set last which are of that day or of that person; null for none, or all. */
  private partOfLast(said: Segment): ScheduleRule[] | null {
    const added = this.memory.changes.at(-1)?.added ?? [];
    const dates = said.masses.flatMap(({ filters }) => filters.map(({ date }) => date));
    const ids = said.people.flatMap(({ candidates }) => candidates.slice(0, 1).map(({ id }) => id));
    const dateOf = (rule: ScheduleRule) =>
      rule.kind === 'exclude' ? rule.masses.date : 'mass' in rule ? rule.mass.date : undefined;
    const meant = added.filter(
      (rule) =>
        (dates.length === 0 || dates.includes(dateOf(rule))) &&
        (ids.length === 0 || peopleOf(rule).some((id) => ids.includes(id))),
    );
    return dates.length + ids.length > 0 && meant.length > 0 && meant.length < added.length ? meant : null;
  }

  /** The rules by which this conversation kept somebody away. */
  private keptAway(person: number | undefined): number[] {
    const own = this.memory.changes.flatMap(({ added }) => added);
    return this.tools
      .listRules()
      .filter(
        ({ rule }) =>
          rule.kind === 'exclude' &&
          rule.ministerId === person &&
          own.some((other) => isSameRule(other, rule)),
      )
      .map(({ number }) => number);
  }

  /** The only rule about these people, or of all; null where there are several. */
  private ruleOf(people: readonly PersonRef[]): number | null {
    const about = this.tools
      .listRules()
      .filter(({ rule }) => people.every(({ id }) => peopleOf(rule).includes(id)));
    return about.length === 1 ? about[0]!.number : null;
  }

  /** Takes back one of several changes, by the rules that it set. */
  private takingBack({ added }: Change, message: string): Request[] | null {
    const numbers = this.tools
      .listRules()
      .filter(({ rule }) => added.some((other) => isSameRule(other, rule)))
      .map(({ number }) => number);
    return numbers.length > 0 ? [removalOf(numbers, message)] : null;
  }

  /** "Tira a segunda", after the rules were told. */
  private numbersOfRules(text: string, found: readonly (Request | NotUnderstood)[]): number[] {
    const isRemoval =
      this.memory.rules &&
      (/^(?:(?:pode|pois|entao|agora|quero|queria|favor|por|voce|ja) )*(?:apag|tir|remov|exclu|retir|cancel|delet|anul|revog|elimin|suprim|risc|cort)/.test(
        text,
      ) ||
        (NO_LONGER.test(text) && ordinalsIn(text).length > 0)) &&
      (found.every(
        ({ kind, ...rest }) => kind === null || kind === 'removeRule' || ('doubt' in rest && rest.doubt),
      ) ||
        TAKES_ONE.test(text));
    if (!isRemoval) return [];
    const rules = this.tools.listRules().length;
    const [, several, end] = /\b(\d) (primeir|ultim)[oa]s\b/.exec(text) ?? [];
    if (several !== undefined) {
      const all = Array.from({ length: rules }, (_, at) => at + 1);
      return end === 'ultim' ? all.slice(-Number(several)) : all.slice(0, Number(several));
    }
    const ordinals = [...ordinalsIn(text), ...(LAST.test(text) ? [rules] : [])];
    return ordinals.length > 0 ? ordinals : (text.match(/\b\d\b/g) ?? []).map(Number);
  }

  /** "Desfaz as duas", where there were two. */
  private isAllOf(text: string): boolean {
    const count = /\b[ao]s (\d)\b|\bamb[ao]s\b/.exec(text);
    return count !== null && Number(count[1] ?? 2) === this.memory.changes.length;
  }

  /** "Então ponha oito", after one mass was spoken of: so many people. */
  private counted(
    message: string,
    pieces: readonly Piece[],
    found: readonly (Request | NotUnderstood)[],
  ): Request | null {
    const { masses, people } = this.memory;
    const said = new Segment(pieces);
    const [count, ...others] = said.numbers;
    const isCount =
      count !== undefined &&
      others.length + said.people.length + said.masses.length === 0 &&
      count.of !== 'masses' &&
      masses.length === 1 &&
      pieces.length <= MOST_WORDS_OF_COUNT &&
      (said.has('place', 'leave', 'need', 'people', 'more', 'fewer') ||
        said.matches(/\b(?:mud|pass|alter|ajust|fix)\w* (?:\S+ )?para \d/)) &&
      !said.has('not', 'max', 'he', 'they', 'remove') &&
      found.every(({ kind }) => kind === null);
    if (!isCount) return null;
    const kind = count.sign === '+' ? 'more' : count.sign === '-' ? 'fewer' : 'exactly';
    const isOfSomebody = people.length > 0 && kind === 'exactly' && count.of === null;
    return bareRequest(kind, message, {
      masses: [...masses],
      number: count.value,
      doubt: isOfSomebody ? 'sure' : undefined,
    });
  }

  /** "Põe", "então tira", after one person and one mass were spoken of. */
  private acted(message: string, found: readonly (Request | NotUnderstood)[]): Request | null {
    const { masses, people } = this.memory;
    const [, placing, taking] = BARE_ACT.exec(spoken(message)) ?? [];
    // "Tira", after somebody was placed, takes that back.
    if (taking && this.memory.changed) return null;
    if (!(placing ?? taking) || people.length !== 1 || masses.length !== 1) return null;
    if (found.some(({ kind }) => kind !== null)) return null;
    const [person] = people;
    return bareRequest(placing ? 'pin' : 'exclude', message, {
      people: [{ words: person!.name, candidates: [person!], known: true }],
      masses: [...masses],
    });
  }

  /** A bare name after it was told who is free at a mass: somebody to place there. */
  private sought(message: string, pieces: readonly Piece[]): Request | null {
    const { seeking } = this.memory;
    const people = pieces.filter((piece) => piece.type === 'person');
    const isName =
      pieces.length <= 4 && pieces.every((piece) => piece.type === 'person' || isSmallWord(piece));
    if (!seeking || people.length !== 1 || !isName || /\?\s*$/.test(message)) return null;
    return bareRequest('pin', message, { people: [people[0]!.mention], masses: [seeking] });
  }
}

/** What requests ask for, whatever their words. */
export const contentOf = (some: readonly (Request | NotUnderstood)[]) =>
  JSON.stringify(
    some.map((each) =>
      each.kind === null
        ? each.text
        : [each.kind, each.people.map(({ candidates }) => candidates[0]?.id), each.masses, each.number],
    ),
  );
const sortedIdsOf = (request: Request) => JSON.stringify(idsOf(request).sort());
/** Whether a request is of those, and of the masses, that another was of. */
const isAbout = (request: Request, before: Request) =>
  sortedIdsOf(request) === sortedIdsOf(before) &&
  (request.kind !== 'exclude' ||
    request.masses.every((filter) =>
      before.masses.some(({ date, time }) => filter.date === date && (!filter.time || filter.time === time)),
    ));
/** Orders two to be kept apart, or together, and does not only deny the other. */
const SETS_APART = /\b(?:separ|longe|junt|mesm[ao]|afast|contrari|invers|perto|encontr)/;
const IS_NEEDLESS = /\b(?:nao|nem) (?:\S+ )?(?:precis|necess|obrig|faz questao)|\btanto faz\b/;
const SETS_TOGETHER = /\b(?<!nao (?:precisa )?)(?<!pode[m]? )(?:junt[oa]s?|para juntar|junt[ae]|sempre)\b/;

/** Says that one of several is wrong, and not which. */
const ONE_IS_WRONG =
  /^(?:(?:mas|ops|opa|olha|acho que),? )*(?:um|uma|1) d(?:el[ea]s|ess[ea]s|[oa]s)(?: [a-z]+)? (?:\S+ )?(?:errad[oa]|trocad[oa])(?: ai)?$/;
/** "Só o João que pode até 4": he may serve more often than the others. */
const MAY_SO_OFTEN =
  /^(?!.*\b(?:menos|exceto|excecao|salvo|fora)\b)(?:.*\b(?:pode|podem) (?:ir |servir )?ate \d|.*, ate \d+$)/;
/** Is of no day that was spoken of. */
const EVERY_DAY = /\b(?:tod[oa]s?|sempre|nunca|qualquer|aos|mes inteiro|nenhum\w*)\b/;
/** "E a T não vem", of two Rosas. */
const BY_INITIAL =
  /(?<!\p{L})([oa]) (\p{L})\.?(?= (?:n[ãa]o|num|n|tb|tamb[ée]m|pode|vai|vem|serve|fica|sai|entra)(?!\p{L}))/giu;
/** Whoever else bears that name, of whom something is said. */
const THE_OTHER =
  /(?<!\p{L})([oa]) outr[oa](?= (?:n[ãa]o|s[oó]|pode|vai|vem|serve|fica|sai|entra)(?!\p{L}))/iu;
/** "O do meio", of three. */
const THE_MIDDLE = /(?<!\p{L})[oa] (?:regra |pedido )?d[oe] meio(?!\p{L})/giu;
/** Takes back who was placed, and names nobody. */
const TAKES_OUT =
  /^(?:nao,? )?(?:pode )?(?:tira|retira|remove|tire|retire|remova)(?: (?:entao|ai|isso|de novo))?$/;
/** Takes back what was asked for, and says of nobody what. */
const TAKES_BACK_SAID =
  /^(?:(?:nao|pode|ah|opa|entao|agora),? )*(?:cancel|apag|tir|retir|remov|desfa[zc]|desconsider|ignor|anul)\w* (?:tudo |so )?(?:aquilo|isso|o) que (?:eu )?(?:acabei de )?(?:pedi|pedir|falei|falar|disse|dizer|mandei|mandar)(?: antes| agora| por ultimo)?$/;
/** Takes back what was done last, and says why. */
const UNDOES_AND_WHY =
  /^(?:(?:nao|opa|ah|ih|pode|por favor|favor),? )*(?:desfa[zc]\w*|cancel[ae]r?|anul[ae]r?|desconsider[ae]r?|ignor[ae]r?|revert[ae]r?|apag[ae]r?|volt[ae]r? atras)(?: (?:isso|iss[oae] ai|ess[ae](?: (?:troca|regra|mudanca|alteracao|coisa|pedido|ordem|permuta|substituicao))?|esse ultimo|ultimo|o ultimo|o que (?:eu )?pedi|por favor|favor|entao|ai))*(?:,| que| porque| pois| ja que) (.+)$/;
/** Orders something besides. */
export const ORDERS =
  /\b(?:poe|ponha|bot[ae]|coloc[ae]|coloque|tir[ae]|retir[ae]|remov[ae]|troc[ae]|troque|escal[ae]|inclu[ai]|deix[ae]|mud[ae]|aument[ae]|diminu[ia]|quero|era|gere|monta)\b/;
/** Asks for somebody to place. */
const WHO_THEN =
  /^(?:e |entao |mas )*(?:(?:ponho|poe|coloco|coloca|boto|bota|escalo|chamo|chama) quem|quem (?:eu )?(?:ponho|poe|coloco|coloca|boto|bota|escalo|chamo|posso por|posso colocar|posso chamar))(?: (?:no lugar|entao|ai|la|agora|em vez))?(?: d(?:el[ea]|[ao] \S+))?$/;
/** Asks who is at the mass that was spoken of. */
const WHO_SERVES =
  /^(?:e |entao |mas )?quem (?:serve|esta|ta|vai|ficou|vai servir)(?: (?:la|nela|nele|nesse dia|nessa))?$/;
/** Somebody who was kept away serves after all. */
const BRINGS_BACK =
  /^(?:(?:nao|opa|agora|entao|pode|ah|e),? )*(?:(?:volt|devolv|recoloc)\w* (?:com )?|(?:poe|ponha|por|coloc\w+|bot\w+) (?=.* (?:de volta|de novo|novamente|outra vez)))(?:[oa] )?\S+(?: \S+)?(?: (?:de volta|de novo|novamente|outra vez|entao|sim|la|para a escala|na escala))*$/;
/** "Tira a segunda", of what one message set. */
const TAKES_ONE =
  /^(?:(?:nao|pode|entao|agora),? )*(?:tir|apag|remov|cancel|exclu|retir)\w* (?:so )?[ao] (?:primeir|segund|terceir|quart|ultim)[ao](?: (?:regra|delas|deles|coisa|so))*$/;
/** Asks who comes where somebody has gone. */
const WHO_ENTERS =
  /^(?:e |entao |mas |ai )*quem (?:entra|vai|fica|vem|cobre|assume|substitui)(?: (?:entao|no lugar|agora|ai|la))*(?: del[ea])?$/;
/** An order that leaves out whom, and where. */
const BARE_ACT =
  /^(?:(?:entao|ok|okay|beleza|blz|ta|ta bom|isso|certo|otimo|e|ai|ah|pode|agora|bom),? )*(?:(poe|ponha|bota|bote|coloca|coloque|colocar|escala|escale|encaixa|inclui|marca)|(tira|tire|tirar|retira|remove|desmarca|desescala))(?: (?:el[ea]|la|ai|nel[ea]|ness[ea]|entao|sim|logo|ja|por favor|favor))*,?$/;

/** "Tira da Ana", after the rules were told. */
const OF_SOMEBODY = /^(?:\S+ ){0,2}(?:tir|apag|remov|retir|exclu|cancel)\w* d[aeo]s? /;
/** "Pode tirar essa", after one rule was told. */
const POINTS_AT_RULE =
  /^(?:(?:pode|pois|entao|agora|por favor|ah|ja) )*(?:tir|apag|remov|retir|exclu|cancel|delet|revog|derrub)\w*(?: (?:ess[ae]|est[ae]|ela|isso|a regra|essa regra))?(?: (?:ai|entao|por favor|ja))?$/;

/** "A primeira e a terceira". */
const ordinalsIn = (text: string): number[] =>
  ORDINALS.flatMap((start, at) => (new RegExp(`\\b${start}[oa]\\b(?! feira)`).test(text) ? [at + 1] : []));

const isSmallWord = ({ type, text }: Piece) =>
  type === 'word' &&
  /^(?:[oa]|entao|pode|ser|eh|e|poe|bota|coloca|ponha|dona|seu|mesmo|favor|por|vai|fica|entra|escolho|com|quero)$/.test(
    text,
  );
