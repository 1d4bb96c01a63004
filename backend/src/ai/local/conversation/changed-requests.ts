/** A request as it was, but for what is said anew of it. */
import { type MassFilter, type MassKey, massMatches } from '../../../roster/index.js';
import { isPairing } from './corrections.js';
import type { KindId } from '../requests/kinds.js';
import { isTimeOnly, combined } from '../references/mass-references.js';
import type { Mention } from '../references/people-references.js';
import type { Request } from '../requests/request.js';
import { type Segment, WHOLE } from '../message/segment.js';
import { spoken } from '../message/said.js';
import { ALWAYS, IN_ALL, NEVER } from '../vocabulary/talk.js';
import type { Piece } from '../message/piece.js';

/** What a message says anew of what was done last. */
export interface Anew {
  /** All of it. */
  pieces: readonly Piece[];
  /** Without what it denies. */
  said: Segment;
  people: readonly Mention[];
  masses: readonly MassFilter[];
  number: number | null;
  problem: string | null;
  /** Whether it names what was done as what it is said instead of: "em vez do dia 8". */
  replaces: boolean;
  /** Whether it stands in the place of what was done, not beside it. */
  corrects: boolean;
}

/** Kinds that say how many. */
export const COUNTING: readonly KindId[] = ['cap', 'capAll', 'exactly', 'more', 'fewer'];

/** Whether a day, a number or somebody is in requests. */
export const isSaidOf = (requests: readonly Request[], piece: Piece): boolean =>
  requests.some(({ people, masses, number }) => {
    if (piece.type === 'number')
      return number === piece.value || masses.some(({ date }) => Number(date?.slice(8)) === piece.value);
    if (piece.type === 'person')
      return people.some((one) => one.candidates[0]?.id === piece.mention.candidates[0]?.id);
    return (
      piece.type === 'masses' &&
      piece.filters.every((filter) =>
        masses.some(
          (other) =>
            JSON.stringify(other) === JSON.stringify(filter) ||
            (isTimeOnly([filter]) && other.time === filter.time) ||
            (filter.date !== undefined && filter.time === undefined && other.date === filter.date),
        ),
      )
    );
  });

/** The request with what is said anew; the days that the schedule has no mass on are left out. */
export function changedBy(request: Request, anew: Anew, schedule: readonly MassKey[]): Request {
  const { said, people, masses, number, problem, corrects } = anew;
  const { doubt: _, ...rest } = request;
  const when = whenOf(request, anew, schedule);
  const act = corrects ? actSaid(said) : -1;
  if (
    act >= 0 &&
    people.length + masses.length === 0 &&
    (request.kind === 'exclude' || request.kind === 'pin')
  )
    return { ...rest, kind: said.means(act, 'place') ? 'pin' : 'exclude' };
  if (request.kind === 'exclude' && masses.length === 0 && said.matches(WHOLE))
    return { ...rest, masses: [] };
  if (request.kind === 'exclude' && people.length === 1 && said.has('replace', 'instead') && corrects)
    return {
      ...rest,
      kind: 'replace',
      people: [request.people[0]!, people[0]!],
      masses: masses.length > 0 ? [...when] : request.masses,
    };
  // Who may do more than all may is no rule yet: that of all stands.
  if (request.kind === 'capAll' && people.length > 0 && number !== null)
    return {
      ...rest,
      kind: 'cap',
      people: [...people],
      number,
      problem,
      ...(number > (request.number ?? number) && { doubt: 'sure' as const }),
    };
  const sign = said.numbers.at(-1)?.sign;
  const isRelative = number !== null && (sign === '+' || sign === '-');
  if (isRelative && (request.kind === 'cap' || request.kind === 'capAll') && request.number !== null)
    return { ...rest, number: Math.max(0, request.number + (sign === '+' ? number : -number)), problem };
  if (isRelative && corrects && ['exactly', 'more', 'fewer'].includes(request.kind))
    return {
      ...rest,
      kind: sign === '+' ? 'more' : 'fewer',
      masses: held(when, schedule),
      number,
      problem,
    };
  const kind = pairedBy(request, anew);
  return {
    ...rest,
    kind: said.matches(IN_ALL) && number !== null && (kind === 'more' || kind === 'fewer') ? 'exactly' : kind,
    people: whoOf(request, anew),
    masses: held(when, schedule),
    number: number !== null && COUNTING.includes(request.kind) ? number : request.number,
    problem,
  };
}

/** Whom the request is about now: the one who is corrected is exchanged, the other of a pair stays. */
function whoOf(request: Request, { pieces, said, people, corrects }: Anew): Mention[] {
  if (people.length === 0) return request.people;
  const isPair = isPairing(request) || request.kind === 'replace';
  const denied = pieces.find((piece) => piece.type === 'person' && !said.pieces.includes(piece));
  const isOld = (person: Mention) =>
    request.people.some(({ candidates }) => candidates[0]?.id === person.candidates[0]?.id);
  const old = corrects && denied?.type === 'person' && isOld(denied.mention) ? denied.mention : null;
  const fresh = people.filter((person) => person !== old);
  if (old && !(isPair && fresh.length > 1))
    return unique(
      request.people.map((person) =>
        person.candidates[0]?.id === old.candidates[0]?.id ? fresh[0]! : person,
      ),
    );
  if (isPair && fresh.length === 1)
    return said.has('they') ? [...request.people, fresh[0]!] : [request.people[0]!, fresh[0]!];
  return fresh;
}

const unique = (people: readonly Mention[]): Mention[] =>
  people.filter(
    ({ candidates: [one] }, at) =>
      people.findIndex(({ candidates: [other] }) => other?.id === one?.id) === at,
  );

/** When it is meant now: a time alone is of the days that were said, a number alone another day. */
function whenOf(
  request: Request,
  { said, masses, number }: Anew,
  schedule: readonly MassKey[],
): readonly MassFilter[] {
  if (masses.length > 0) {
    const isTime = isTimeOnly(masses);
    const days = request.masses
      .map(({ time: _, ...day }) => day)
      .filter((day) => Object.keys(day).length > 0);
    if (isTime && days.length > 0 && request.kind !== 'only') return combined([days, masses]);
    // Another day of the mass that was named keeps its time.
    const [old] = request.masses;
    const [day] = masses;
    const bound =
      request.masses.length + masses.length === 2 && day?.date !== undefined && day.time === undefined;
    if (bound && old?.until !== undefined && old.from === undefined && /\bate\b/.test(spoken(request.text)))
      return [{ ...old, until: day.date }];
    if (
      bound &&
      old?.from !== undefined &&
      old.until === undefined &&
      /\b(?:a partir|desde)\b/.test(spoken(request.text))
    )
      return [{ ...old, from: day.date }];
    // "Só a partir do 8", after "de 5 a 15": the other end stays.
    if (request.masses.length + masses.length === 2 && old?.from !== undefined && old.until !== undefined) {
      if (day?.from !== undefined && day.until === undefined && day.from <= old.until)
        return [{ ...old, from: day.from }];
      if (day?.until !== undefined && day.from === undefined && old.from <= day.until)
        return [{ ...old, until: day.until }];
    }
    const isOtherDay =
      request.kind === 'pin' &&
      request.masses.length === 1 &&
      masses.length === 1 &&
      day?.date !== undefined &&
      day.time === undefined;
    return isOtherDay &&
      old?.time !== undefined &&
      schedule.some(({ date, time }) => date === day.date && time === old.time)
      ? [{ date: day.date, time: old.time }]
      : masses;
  }
  const isDay =
    number !== null &&
    said.numbers.at(-1)?.of === null &&
    !COUNTING.includes(request.kind) &&
    request.masses.some(({ date }) => date !== undefined);
  if (!isDay) return request.masses;
  const date = request.masses[0]!.date!;
  return [{ date: `${date.slice(0, 8)}${String(number).padStart(2, '0')}` }];
}

/** Where it is said to place somebody or to take them away, and not denied; -1 for nowhere. */
const actSaid = (said: Segment) =>
  said.pieces.findLastIndex(
    (_, at) =>
      (said.means(at, 'place') || said.means(at, 'remove')) &&
      !said.pieces
        .slice(Math.max(0, at - 2), at)
        .some((__, before) => said.means(Math.max(0, at - 2) + before, 'not')),
  );

/** Together or apart, as it is said now. */
function pairedBy(request: Request, { said, people, corrects }: Anew): KindId {
  if (!isPairing(request)) return request.kind;
  if (corrects && people.length === 0 && said.negated && !said.has('apart'))
    return request.kind === 'together' ? 'apart' : 'together';
  if (said.has('apart')) return 'apart';
  // "E o Geraldo nunca com o Francisco", after two who are to be together, and the other way about.
  if (people.length === 2 && request.kind === 'together' && (said.negated || said.matches(NEVER)))
    return 'apart';
  if (people.length === 2 && !said.negated && said.matches(ALWAYS)) return 'together';
  return said.has('together') && !said.negated ? 'together' : request.kind;
}

/** Those of the filters that the schedule has masses for; all where it has none. */
function held(filters: readonly MassFilter[], masses: readonly MassKey[]): MassFilter[] {
  const some = filters.filter((filter) => masses.some((mass) => massMatches(filter, mass)));
  return some.length > 0 ? some : [...filters];
}
