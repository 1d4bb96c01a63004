/** A request of a message, as far as it can be read without knowing the schedule's state. */
import { type MassFilter, type MassKey, massMatches } from '../../../roster/index.js';
import type { PersonRef } from '../../assistant/index.js';
import type { KindId } from './kinds.js';
import type { MassWorld } from '../references/mass-references.js';
import type { Mention } from '../references/people-references.js';

/** What a request lacks or leaves in doubt; it is asked for before anything is done. */
export type Doubt = 'who' | 'when' | 'count' | 'meaning' | 'once' | 'sure';

/** What requests may speak of. */
export interface World extends MassWorld {
  people: readonly PersonRef[];
  /** Who serve no more; left out where nobody does. */
  former?: readonly PersonRef[];
  /** The masses where somebody stands in the roster that is spoken of; left out where there is none. */
  dutiesOf?: (person: number) => readonly MassKey[];
}

/** One request, as far as it can be read without knowing the schedule's state. */
export interface Request {
  kind: KindId;
  /** As it was written. */
  text: string;
  people: Mention[];
  masses: MassFilter[];
  number: number | null;
  /** All of its numbers, in their order. */
  numbers: number[];
  /** Why what it says of days or times makes no sense, in Portuguese. */
  problem: string | null;
  /** Its canonical words. */
  words: string[];
  /** What must be asked before it is done. */
  doubt?: Doubt;
}

/** A request that says nothing but what it is, and `rest`. */
export const bareRequest = (kind: KindId, text: string, rest: Partial<Request> = {}): Request => ({
  kind,
  text,
  people: [],
  masses: [],
  number: null,
  numbers: [],
  problem: null,
  words: [],
  ...rest,
});

/** What takes rules back, by their numbers, of which there is one at least. */
export const removalOf = (numbers: readonly number[], text: string): Request =>
  bareRequest('removeRule', text, { number: numbers[0]!, numbers: [...numbers] });

/** The likeliest of each who is spoken of, in their order. */
export const idsOf = ({ people }: Pick<Request, 'people'>): (number | undefined)[] =>
  people.map(({ candidates }) => candidates[0]?.id);

export interface NotUnderstood {
  kind: null;
  text: string;
  words: string[];
}

/** Who and which masses were spoken of before. */
export interface Context {
  people: readonly PersonRef[];
  masses: readonly MassFilter[];
  /** Whether they were spoken of in the same message. */
  own?: boolean;
  /** Everybody who was named in the same message, and the masses it asked something about, each in their order. */
  all?: { people: readonly PersonRef[]; masses: readonly MassFilter[] };
}

export const isPair = (kind: KindId) => kind === 'together' || kind === 'apart' || kind === 'exchange';
export const needsPerson = (kind: KindId) =>
  isPair(kind) || ['exclude', 'pin', 'cap', 'only', 'replace', 'move'].includes(kind);
export const needsMass = (kind: KindId) =>
  ['exclude', 'pin', 'replace', 'more', 'fewer', 'exactly', 'double'].includes(kind);

/** "A das 8 do dia 24", where the mass is at eight in the evening. */
function inTheEvening(filter: MassFilter, { masses }: MassWorld): MassFilter {
  const hour = Number(filter.time?.slice(0, 2) ?? Number.NaN);
  const fits = (meant: MassFilter) => masses.some((mass) => massMatches(meant, mass));
  if (Number.isNaN(hour) || hour === 0 || hour >= 12 || fits(filter)) return filter;
  const later = { ...filter, time: `${hour + 12}${filter.time!.slice(2)}` };
  return fits(later) ? later : filter;
}

/** A request whose days the schedule has, where it has any of them. */
export function requestOf(world: MassWorld, kind: KindId, text: string, rest: Partial<Request>): Request {
  const request = bareRequest(kind, text, rest);
  const spoken = /manh|cedo/i.test(text)
    ? request.masses
    : request.masses.map((filter) => inTheEvening(filter, world));
  const held = spoken.filter((filter) => world.masses.some((mass) => massMatches(filter, mass)));
  const masses = held.length > 0 ? held : spoken;
  const isTwice = (filter: MassFilter, at: number) =>
    masses.some((other, index) => index < at && JSON.stringify(other) === JSON.stringify(filter));
  return {
    ...request,
    masses:
      kind === 'move' || kind === 'exchange' ? masses : masses.filter((filter, at) => !isTwice(filter, at)),
  };
}
