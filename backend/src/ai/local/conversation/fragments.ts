/** What bare names, days and times make of what was done: "a Neuza não", "das 8, das 10 não"; "dia 29", which may be another day or one more. */
import { isSameRule, type MassFilter, type MassKey, peopleOf } from '../../../roster/index.js';
import type { AssistantTools } from '../../assistant/index.js';
import { changedBy } from './changed-requests.js';
import { isPairing } from './corrections.js';
import type { Memory } from './memory.js';
import type { MessageReader } from '../reading/read-message.js';
import type { Piece } from '../message/piece.js';
import { spoken } from '../message/said.js';
import { Segment } from '../message/segment.js';
import { combined, isTimeOnly } from '../references/mass-references.js';
import type { Mention } from '../references/people-references.js';
import { bareRequest, type Request } from '../requests/request.js';
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
    if (denied.length === 0) return null;
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
      piece.type === 'person' || piece.type === 'masses' ? [{ piece: this.meant(piece), at }] : [],
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

  private isOld(piece: Item['piece']): boolean {
    return this.memory.last.some((request) => holds(request, piece));
  }

  /** "A Neuza não": what was done last, without them. */
  private without(message: string, denied: readonly Item[]): Request[] | null {
    const left = this.memory.last.flatMap((request) =>
      denied.some(({ piece }) => holds(request, piece)) ? leftOf(request, denied) : [request],
    );
    return [bareRequest('undoLast', message), ...left];
  }

  /** "O Chico não, o Bené": one in the place of one. */
  private exchanged(message: string, denied: readonly Item[], fresh: readonly Item[]): Request[] | null {
    const [out, into] = [denied[0]!.piece, fresh[0]!.piece];
    if (denied.length + fresh.length > 2 || out.type !== into.type) return null;
    const { last } = this.memory;
    const now = last.map((request) => (holds(request, out) ? this.exchangedIn(request, out, into) : request));
    return now.every((request) => request !== null)
      ? [bareRequest('undoLast', message), ...now.map((request) => ({ ...request!, doubt: undefined }))]
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

  /** "A Vera não", of somebody whom an earlier message was about. */
  private withoutRules(message: string, denied: readonly Item[]): Request[] {
    const numbers = [...new Set(denied.flatMap((item) => this.rulesOf(item)))];
    return [bareRequest('removeRule', message, { number: numbers[0]!, numbers })];
  }

  /** The rules that this conversation set about somebody, by their numbers. */
  private rulesOf({ piece }: Item): number[] {
    if (piece.type !== 'person') return [];
    const own = this.memory.changes.flatMap(({ added }) => added);
    const ids = piece.mention.candidates.map(({ id }) => id);
    return this.tools
      .listRules()
      .filter(
        ({ rule }) =>
          peopleOf(rule).some((id) => ids.includes(id)) && own.some((other) => isSameRule(other, rule)),
      )
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
      this.tools.masses as readonly MassKey[],
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

/** Whether a request is about somebody or some masses. */
function holds(request: Request, piece: Item['piece']): boolean {
  return piece.type === 'person'
    ? piece.mention.candidates.length === 1 && request.people.some((one) => idOf(one) === idOf(piece.mention))
    : piece.filters.every((said) => request.masses.some((filter) => isOf(filter, said)));
}

/** What is left of a request without those who are denied; nothing where that is all of it. */
function leftOf(request: Request, denied: readonly Item[]): Request[] {
  const isOut = (one: Mention) =>
    denied.some(({ piece }) => piece.type === 'person' && idOf(piece.mention) === idOf(one));
  const isGone = (filter: MassFilter) =>
    denied.some(({ piece }) => piece.type === 'masses' && piece.filters.some((said) => isOf(filter, said)));
  const people = request.people.filter((one) => !isOut(one));
  const masses = request.masses.filter((filter) => !isGone(filter));
  const isEmpty =
    (request.people.length > 0 && people.length < (isPairing(request) ? 2 : 1)) ||
    (request.masses.length > 0 && masses.length === 0);
  return isEmpty ? [] : [{ ...request, people, masses }];
}

const NOT = /^(?:nao|n)$/;

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
