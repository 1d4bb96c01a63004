/** What is left of what was done last once a part of it is dropped, or alone kept: "esquece a Vera", "deixa só o João", "só o segundo". */
import { type MassFilter, type MassKey, massMatches } from '../../../roster/index.js';
import { weekday } from '../../../platform/dates/month.js';
import { isPairing } from './corrections.js';
import { spoken } from '../message/said.js';
import type { Piece } from '../message/piece.js';
import type { Request } from '../requests/request.js';
import {
  BESIDE_A_PART,
  DROPS_PART,
  KEEPS_PART,
  ONE_OF_THEM_ALONE,
  ONLY_WORD,
  ordinalOf,
  SAID_OF_PART,
  STAYS_AS_IT_IS,
  TAKES_OUT_OF,
} from '../vocabulary/talk.js';

/** Which of the last requests' people and days a message points at. */
interface Part {
  people: readonly number[];
  filters: readonly MassFilter[];
  requests: readonly Request[];
}

/**
 * @returns what is left; `unclear` where the part that is meant may be two; null where a message speaks of no part.
 */
export function leftOfLast(
  message: string,
  said: readonly Piece[],
  last: readonly Request[],
  schedule: readonly MassKey[],
): Request[] | 'unclear' | null {
  if (last.length === 0 || /\?\s*$/.test(message)) return null;
  const pieces = withoutKept(said);
  const text = pieces.length < said.length ? pieces.map((piece) => piece.text).join(' ') : spoken(message);
  if (ONE_OF_THEM_ALONE.test(text))
    return last.reduce((all, request) => all + itemsOf(request), 0) > 1 ? 'unclear' : null;
  const isNoted = (piece: Piece) => piece.type !== 'word' || ordinalOf(piece.text) !== null;
  if (!pieces.every((piece) => isNoted(piece) || BESIDE_A_PART.test(piece.text))) return null;
  const only = ONLY_WORD.test(text);
  const ordinals = pieces.flatMap(({ text: word }) => ordinalOf(word) ?? []);
  const drops = !only && (DROPS_PART.test(text) || SAID_OF_PART.test(text));
  const mayCome =
    last.every(({ kind }) => kind === 'exclude') &&
    ordinals.length > 0 &&
    /\b(?:pode|podem|vai|vao|vem)\b/.test(text) &&
    !/\bnao\b/.test(text);
  // "Tira o 29", of several days: they are kept from it already.
  const takesDay =
    last.every(({ kind }) => kind === 'exclude') &&
    last.flatMap(({ masses }) => masses).length > 1 &&
    pieces.every(({ type }) => type !== 'person') &&
    TAKES_OUT_OF.test(text);
  // "A Terezinha deixe lá", of several who were kept away.
  const staysPut =
    last.every(({ kind }) => kind === 'exclude') &&
    pieces.some(({ type }) => type === 'person') &&
    KEEPS_PART.test(text) &&
    !/\b(?:nao|de fora|fora)\b/.test(text);
  const isPlaced = last.every(isOfSomebody) && last.flatMap((request) => idsOf(request)).length > 1;
  const takesOut = isPlaced && last.every(({ kind }) => kind === 'pin') && TAKES_OUT_OF.test(text);
  const denies =
    takesOut ||
    takesDay ||
    mayCome ||
    (staysPut && !only) ||
    (!only && (ordinals.length > 0 || isPlaced) && /\b(?:nao|menos|exceto)\b/.test(text));
  const isNameAlone =
    isPlaced &&
    pieces.every(
      ({ type, text: word }) =>
        type === 'person' || /^(?:so|soh|somente|apenas|[oa]s?|e|dona|seu)$/.test(word),
    );
  const keeps =
    only && (ordinals.length > 0 || isNameAlone || (KEEPS_PART.test(text) && last.every(isOfSomebody)));
  if (!drops && !denies && !keeps) return null;
  const part = ordinals.length > 0 ? byOrdinals(ordinals, pieces, last, schedule) : named(pieces, last);
  if (part === null || part === 'unclear') return part;
  const left = last.flatMap((request) => parted(request, part, schedule, keeps));
  return JSON.stringify(left) === JSON.stringify(last) ? null : left;
}

/** "Esse fica; tira a do João", "o segundo não, o primeiro pode deixar": without the clauses that only say what stays. */
function withoutKept(pieces: readonly Piece[]): readonly Piece[] {
  const clauses: Piece[][] = [];
  for (const piece of pieces)
    if (clauses.length === 0 || piece.breaks) clauses.push([piece]);
    else clauses.at(-1)!.push(piece);
  const isKept = (clause: readonly Piece[]) => {
    const text = clause.map((piece) => piece.text).join(' ');
    return STAYS_AS_IT_IS.test(text) && !/\b(?:nao|so|somente|apenas)\b/.test(text);
  };
  const left = clauses.filter((clause) => !isKept(clause));
  const isSaid = left.some((clause) => clause.some(({ type, text }) => type !== 'word' || ordinalOf(text)));
  return isSaid && left.length < clauses.length ? left.flat() : pieces;
}

/** How many people, or else days, a request is about. */
const itemsOf = ({ people, masses }: Request) =>
  Math.max(1, people.length > 1 ? people.length : masses.length);

/** Kinds of which "deixa só o João" means the one rule, and not that he alone may come. */
const isOfSomebody = ({ kind }: Request) => kind === 'pin' || kind === 'cap';

/** Those and the days that are named; null where any of them was not spoken of. */
function named(pieces: readonly Piece[], last: readonly Request[]): Part | null {
  const people = pieces.flatMap((piece) =>
    piece.type === 'person' ? [piece.mention.candidates.map(({ id }) => id)] : [],
  );
  const days = pieces.filter((piece) => piece.type === 'masses').map(({ filters }) => filters);
  if (people.length > 0 === days.length > 0 || pieces.some(({ type }) => type === 'number')) return null;
  const known = new Set(last.flatMap((request) => idsOf(request)));
  const meant = people.map((ids) => ids.filter((id) => known.has(id)));
  if (meant.some((ids) => ids.length !== 1)) return null;
  const filters = days.flat();
  const isKnown = (filter: MassFilter) =>
    last.some(({ masses }) => masses.some((other) => isOf(other, filter)));
  return filters.every(isKnown) ? { people: meant.flat(), filters, requests: [] } : null;
}

/** "O segundo": of several requests, else of those whom, or of the days that, the only one is about. */
function byOrdinals(
  ordinals: readonly number[],
  pieces: readonly Piece[],
  last: readonly Request[],
  schedule: readonly MassKey[],
): Part | 'unclear' | null {
  if (pieces.some(({ type, text }) => type !== 'word' && ordinalOf(text) === null)) return null;
  const pick = <Each>(some: readonly Each[]) =>
    ordinals.flatMap((ordinal) => some.at(ordinal < 0 ? ordinal : ordinal - 1) ?? []);
  // "Só a segunda" may be a Monday.
  const isDay = pieces.some(({ text }) => {
    const ordinal = ordinalOf(text);
    return (
      text.endsWith('a') &&
      schedule.some(
        (mass) =>
          weekday(mass.date) === (ordinal ?? 0) - 1 &&
          last.some(
            ({ masses }) => masses.length === 0 || masses.some((filter) => massMatches(filter, mass)),
          ),
      )
    );
  });
  if (isDay) return null;
  const people = [...new Set(last.flatMap((request) => idsOf(request)))];
  const days = last.flatMap(({ masses }) => masses);
  const several = last.length > 1 && last.every((request) => idsOf(request).length < 2);
  if (several && people.length !== 1 && days.length <= last.length) {
    const requests = pick(last);
    return requests.length === ordinals.length ? { people: [], filters: [], requests } : null;
  }
  if (people.length > 1 && days.length > 1) return 'unclear';
  if (people.length > 1 && last.some(isPairing)) return 'unclear';
  const [who, when] = [people.length > 1 ? pick(people) : [], people.length > 1 ? [] : pick(days)];
  return who.length + when.length === ordinals.length && people.length + days.length > 2
    ? { people: who, filters: when, requests: [] }
    : null;
}

/** A request without the part, or the part of it alone. */
function parted(
  request: Request,
  { people, filters, requests }: Part,
  schedule: readonly MassKey[],
  keeps: boolean,
): Request[] {
  if (requests.length > 0) return requests.includes(request) === keeps ? [request] : [];
  if (people.length > 0) {
    const left = request.people.filter(({ candidates: [one] }) =>
      one ? people.includes(one.id) === keeps : true,
    );
    if (left.length === request.people.length) return [request];
    return left.length === 0 || isPairing(request) || request.kind === 'replace'
      ? []
      : [{ ...request, people: left }];
  }
  const isMeant = (filter: MassFilter) => filters.some((other) => isOf(filter, other));
  const whole = request.masses.flatMap((filter) =>
    filter.from === undefined && filter.until === undefined
      ? [filter]
      : schedule
          .filter((mass) => massMatches(filter, mass))
          .map(({ date, time }): MassFilter => ({ date, time })),
  );
  const left = whole.filter((filter) => isMeant(filter) === keeps);
  if (left.length === whole.length) return [request];
  return left.length === 0 ? [] : [{ ...request, masses: left }];
}

const idsOf = ({ people }: Request) =>
  people.flatMap(({ candidates }) => candidates.slice(0, 1).map(({ id }) => id));

/** Whether a day, or a mass, is what is said. */
const isOf = (filter: MassFilter, said: MassFilter): boolean =>
  JSON.stringify(filter) === JSON.stringify(said) ||
  (said.date !== undefined &&
    filter.date === said.date &&
    (said.time === undefined || said.time === filter.time)) ||
  (said.date !== undefined &&
    filter.date === undefined &&
    (filter.from !== undefined || filter.until !== undefined) &&
    (filter.from ?? said.date) <= said.date &&
    said.date <= (filter.until ?? said.date));
