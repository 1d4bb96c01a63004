/** What bare names, days and times make of what was done: "a Neuza não", "das 8, das 10 não"; "dia 29", which may be another day or one more. */
import { includesRule, type MassFilter, type MassKey, peopleOf } from '../../../roster/index.js';
import type { AssistantTools } from '../../assistant/index.js';
import { changedBy } from './changed-requests.js';
import { isPairing } from './corrections.js';
import type { Memory } from './memory.js';
import type { MessageReader } from '../reading/read-message.js';
import type { Piece } from '../message/piece.js';
import { spoken } from '../message/said.js';
import { Segment } from '../message/segment.js';
import { matches } from '../settling/settle.js';
import { combined, isTimeOnly } from '../references/mass-references.js';
import type { Mention } from '../references/people-references.js';
import { bareRequest, removalOf, type Request } from '../requests/request.js';
import { BESIDE_A_CORRECTION, HOLDS } from '../vocabulary/fragments.js';
import { ALSO, ONLY_WORD } from '../vocabulary/talk.js';
import { withoutSlips } from './slips.js';

/** Somebody or some masses that are named, and whether that is denied. */
interface Item {
  piece: Piece & { type: 'person' | 'masses' };
  /** Whether what was done before is about them. */
  isOld: boolean;
  denied: boolean;
}

/** What a bare day or name may mean: in the place of what was done, or besides. */
export interface OneOrBoth {
  instead: Request[];
  also: Request[];
}

/** Reads messages that hold little but names, days and times. */
export class Fragments {
  constructor(
    private readonly reader: MessageReader,
    private readonly tools: AssistantTools,
    private readonly memory: Memory,
  ) {}

  /** What was done, without what is denied of it, and with what is said instead; null where the message says more or less. */
  corrected(message: string): Request[] | null {
    const { memory } = this;
    const items = this.items(message, BESIDE_A_CORRECTION);
    if (!items || !memory.changed || ALSO.test(spoken(message))) return null;
    const denied = items.filter((item) => item.denied);
    const meant = items.filter((item) => !item.denied);
    if (denied.length === 0) return this.elsewhere(message, items);
    const isOnly = ONLY_WORD.test(spoken(message));
    if (denied.every(({ isOld }) => isOld)) {
      const fresh = meant.filter(({ isOld }) => !isOld);
      if (fresh.length === 0) return isOnly || meant.length === 0 ? this.without(message, denied) : null;
      return fresh.length === meant.length ? this.exchanged(message, denied, fresh) : null;
    }
    const isBefore = denied.every((item) => this.rulesOf(item).length > 0);
    return isBefore && meant.every(({ isOld }) => isOld) ? this.withoutRules(message, denied) : null;
  }

  /** A bare day or name after one rule of one such: another, or one more. */
  oneOrBoth(message: string): OneOrBoth | null {
    const { last, changed } = this.memory;
    const [item, ...more] = this.items(message, null) ?? [];
    const [before, ...others] = last;
    if (!changed || !item || item.isOld || !before || more.length + others.length > 0) return null;
    if (ALSO.test(spoken(message)) || withoutSlips(message, this.reader, last) !== message) return null;
    if (!['exclude', 'pin', 'cap', 'exactly'].includes(before.kind)) return null;
    const { piece } = item;
    if (piece.type === 'person' && before.people.length !== 1) return null;
    if (piece.type === 'masses') {
      const [old, ...rest] = before.masses;
      const isDay = piece.filters.length === 1 && piece.filters[0]!.date !== undefined;
      if (!isDay || !old || rest.length > 0 || old.date === undefined) return null;
      if (old.date === piece.filters[0]!.date) return null;
    }
    const also = [this.changed(before, [piece])];
    return { instead: [bareRequest('undoLast', message), ...also], also };
  }

  /** The people and masses of a message; null where any other word of it says something. */
  private items(message: string, besides: RegExp | null): Item[] | null {
    if (this.memory.last.length === 0 || /\?\s*$/.test(message)) return null;
    const { pieces } = this.reader.clauses(message);
    const isHeld = (piece: Piece) =>
      piece.type === 'person' ||
      piece.type === 'masses' ||
      (piece.type === 'word' && (HOLDS.test(piece.text) || besides?.test(piece.text) === true));
    if (!pieces.every(isHeld)) return null;
    const found = pieces.flatMap((piece, at) =>
      piece.type === 'person' || piece.type === 'masses'
        ? [{ piece: this.onItsDay(this.meant(piece)), at }]
        : [],
    );
    const olds = found.map(({ piece }) => this.isOld(piece));
    return found.map(({ piece, at }, index) => ({
      piece,
      isOld: olds[index]!,
      denied: isDenied(
        pieces,
        at,
        found.map((each) => each.at),
        olds,
      ),
    }));
  }

  /** Of several of one name, the one whom the rules of this conversation are about. */
  private meant(piece: Item['piece']): Item['piece'] {
    if (piece.type !== 'person' || piece.mention.candidates.length < 2) return piece;
    const known = new Set(this.memory.last.flatMap(({ people }) => people.flatMap((one) => idOf(one) ?? [])));
    const [one, ...others] = piece.mention.candidates.filter(({ id }) => known.has(id));
    return one && others.length === 0
      ? { ...piece, mention: { ...piece.mention, candidates: [one], known: true } }
      : piece;
  }

  /** "Na da catequese", after a mass of one day: that of this day. */
  private onItsDay(piece: Item['piece']): Item['piece'] {
    const isOfNoDay = piece.type === 'masses' && (piece.filters.length > 1 || !piece.filters[0]?.date);
    if (piece.type !== 'masses' || !isOfNoDay) return piece;
    const days = new Set(this.memory.last.flatMap(({ masses }) => masses.map(({ date }) => date)));
    const [day, ...others] = days;
    const own = this.tools.masses.filter((mass) => mass.date === day && matches(piece.filters, mass));
    const [mass] = own;
    return others.length === 0 && mass && own.length === 1
      ? { ...piece, filters: [{ date: mass.date, time: mass.time }] }
      : piece;
  }

  private isOld(piece: Item['piece']): boolean {
    return this.memory.last.some((request) => holds(request, piece, this.tools.masses));
  }

  /** "A Neuza não": what was done last, without them. */
  private without(message: string, denied: readonly Item[]): Request[] | null {
    if (new Set(denied.map(({ piece }) => piece.type)).size > 1) return null;
    const left = this.memory.last.flatMap((request) =>
      denied.some(({ piece }) => holds(request, piece, this.tools.masses))
        ? leftOf(request, denied, this.tools.masses)
        : [request],
    );
    return [bareRequest('undoLast', message), ...left];
  }

  /** "O Chico não, o Bené": one in the place of one. */
  private exchanged(message: string, denied: readonly Item[], fresh: readonly Item[]): Request[] | null {
    const [out, into] = [denied[0]!.piece, fresh[0]!.piece];
    if (denied.length + fresh.length > 2 || out.type !== into.type) return null;
    const { last } = this.memory;
    const now = last.map((request) =>
      holds(request, out, this.tools.masses) ? this.exchangedIn(request, out, into) : request,
    );
    return now.every((request) => request !== null)
      ? [bareRequest('undoLast', message), ...now.map((request) => ({ ...request, doubt: undefined }))]
      : null;
  }

  private exchangedIn(request: Request, out: Item['piece'], into: Item['piece']): Request | null {
    if (into.type === 'person' && out.type === 'person')
      return {
        ...request,
        people: request.people.map((one) => (idOf(one) === idOf(out.mention) ? into.mention : one)),
      };
    if (request.masses.length === 1) return this.changed(request, [into]);
    if (into.type !== 'masses' || out.type !== 'masses') return null;
    const masses = request.masses.flatMap((filter) =>
      out.filters.some((one) => isOf(filter, one))
        ? isTimeOnly(into.filters) && filter.date !== undefined
          ? combined([[{ date: filter.date }], into.filters])
          : into.filters
        : [filter],
    );
    return { ...request, masses };
  }

  /** "O Geraldo às 10", of several who were placed; "na da catequese", of the day that was said. */
  private elsewhere(message: string, items: readonly Item[]): Request[] | null {
    const { last } = this.memory;
    const who = items.flatMap(({ piece, isOld }) => (piece.type === 'person' ? [{ piece, isOld }] : []));
    const [when, ...more] = items.flatMap(({ piece, isOld }) =>
      piece.type === 'masses' && !isOld ? [piece] : [],
    );
    const [filter, ...others] = when?.filters ?? [];
    const isOne = when && filter && items.length === who.length + 1 && more.length + others.length === 0;
    if (!isOne || !last.every(({ kind }) => kind === 'pin')) return null;
    const people = new Set(last.flatMap((request) => request.people.map(idOf)));
    const [person] = who;
    const isOfOne = who.length === 1 && person!.isOld && people.size > 1;
    const isOfDay =
      who.length === 0 && last.length === 1 && last[0]!.masses.every(({ date }) => date === filter.date);
    if (!isOfOne && !isOfDay) return null;
    const now = last.flatMap((request) => {
      const own = request.people.filter((one) => !isOfOne || idOf(one) === idOf(person!.piece.mention));
      const left = request.people.filter((one) => !own.includes(one));
      return [
        ...(left.length > 0 ? [{ ...request, people: left }] : []),
        ...(own.length > 0 ? [this.changed({ ...request, people: own }, [when])] : []),
      ];
    });
    return [bareRequest('undoLast', message), ...now];
  }

  /** "A Vera não", of somebody whom an earlier message was about. */
  private withoutRules(message: string, denied: readonly Item[]): Request[] {
    const numbers = [...new Set(denied.flatMap((item) => this.rulesOf(item)))];
    return [removalOf(numbers, message)];
  }

  /** The rules that this conversation set about somebody, by their numbers. */
  private rulesOf({ piece }: Item): number[] {
    if (piece.type !== 'person') return [];
    const own = this.memory.changes.flatMap(({ added }) => added);
    const ids = piece.mention.candidates.map(({ id }) => id);
    return this.tools
      .listRules()
      .filter(({ rule }) => peopleOf(rule).some((id) => ids.includes(id)) && includesRule(own, rule))
      .map(({ number }) => number);
  }

  private changed(request: Request, pieces: readonly Piece[]): Request {
    const said = new Segment(pieces);
    return changedBy(
      request,
      {
        pieces,
        said,
        people: said.people,
        masses: combined(said.masses.map(({ filters }) => filters)),
        number: null,
        problem: null,
        replaces: false,
        corrects: true,
      },
      this.tools.masses,
    );
  }
}

const idOf = ({ candidates }: Mention) => candidates[0]?.id;

/** Whether a day or a mass is one that was said. */
const isOf = (filter: MassFilter, said: MassFilter) =>
  (said.date === undefined || said.date === filter.date) &&
  (said.time === undefined || said.time === filter.time) &&
  (said.date !== undefined || said.time !== undefined) &&
  said.weekday === undefined;

/** Whether a request is about somebody, or about masses and all of them. */
function holds(request: Request, piece: Item['piece'], schedule: readonly MassKey[]): boolean {
  if (piece.type === 'person')
    return (
      piece.mention.candidates.length === 1 && request.people.some((one) => idOf(one) === idOf(piece.mention))
    );
  if (piece.filters.every((said) => request.masses.some((filter) => isOf(filter, said)))) return true;
  const said = schedule.filter((mass) => matches(piece.filters, mass));
  return said.length > 0 && request.masses.length > 0 && said.every((mass) => matches(request.masses, mass));
}

/** What is left of a request without those who are denied; nothing where that is all of it. */
function leftOf(request: Request, denied: readonly Item[], schedule: readonly MassKey[]): Request[] {
  const isOut = (one: Mention) =>
    denied.some(({ piece }) => piece.type === 'person' && idOf(piece.mention) === idOf(one));
  const gone = denied.flatMap(({ piece }) => (piece.type === 'masses' ? piece.filters : []));
  const isGone = (filter: MassFilter) => gone.some((said) => isOf(filter, said));
  const people = request.people.filter((one) => !isOut(one));
  // "A do dia 25 não", of all the masses at ten.
  const isWithin = gone.length > 0 && !request.masses.some(isGone);
  const masses = isWithin
    ? schedule
        .filter((mass) => matches(request.masses, mass) && !matches(gone, mass))
        .map(({ date, time }) => ({ date, time }))
    : request.masses.filter((filter) => !isGone(filter));
  const isEmpty =
    (request.people.length > 0 && people.length < (isPairing(request) ? 2 : 1)) ||
    (request.masses.length > 0 && masses.length === 0);
  return isEmpty ? [] : [{ ...request, people, masses }];
}

const NOT = /^(?:nao|n)$/;

/** The people and masses of a message that it denies, and those that it does not. */
export function deniedOf(pieces: readonly Piece[]): { denied: Piece[]; meant: Piece[] } {
  const places = pieces.flatMap(({ type }, at) => (type === 'person' || type === 'masses' ? [at] : []));
  const isOut = (at: number) =>
    isDenied(
      pieces,
      at,
      places,
      places.map(() => false),
    );
  return {
    denied: places.filter(isOut).map((at) => pieces[at]!),
    meant: places.filter((at) => !isOut(at)).map((at) => pieces[at]!),
  };
}

/** Whether what stands at a place is denied: "a Neuza não", "não a Neuza"; between two it denies the one that was meant before. */
function isDenied(
  pieces: readonly Piece[],
  at: number,
  places: readonly number[],
  olds: readonly boolean[],
): boolean {
  const index = places.indexOf(at);
  const end = pieces.findIndex(({ breaks }, place) => breaks && place > at);
  const start = pieces.slice(0, at + 1).findLastIndex(({ breaks }) => breaks);
  const [next, previous] = [places[index + 1] ?? pieces.length, places[index - 1] ?? -1];
  const behind = pieces
    .slice(at + 1, Math.min(next, end < 0 ? pieces.length : end))
    .some(({ text }) => NOT.test(text));
  const before = pieces
    .slice(Math.max(previous + 1, Math.max(start, 0)), at)
    .some(({ text }) => NOT.test(text));
  const isLast = next >= (end < 0 ? pieces.length : end);
  if (behind) return isLast || olds[index]!;
  const isAfterOther = previous >= Math.max(start, 0);
  return before && (!isAfterOther || (olds[index]! && !olds[index - 1]!));
}
