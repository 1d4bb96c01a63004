/** Who is asked, in which order, how many at a time and when: pure, driven by the instants that are handed in. */
import { HOUR } from '../platform/clock.js';
import { afterNight } from '../platform/settings/quiet-hours.js';
import type { ParishSettings, SubstitutionLimits } from '../platform/settings/settings.js';
import type { AvailabilityAnswerValue } from '../roster/index.js';
import { OFFERS } from '../solver/index.js';

/** Somebody whom no hard rule forbids a place, with all that decides when they are asked for it. */
export interface Askable {
  ministerId: number;
  /** What they answered about the mass; null when nothing. */
  answer: AvailabilityAnswerValue | null;
  /** (Duties of the month + those carried over) per mass that they offered. */
  load: number;
  /** When they were last asked for a substitution; null when never. */
  lastAskedAt: Date | null;
  /** For how many they were asked in the last seven days. */
  askedThisWeek: number;
}

export interface Wave {
  ministerIds: number[];
  /** When the next one is due. */
  nextAt: Date;
}

const SURENESS: readonly (AvailabilityAnswerValue | null)[] = [...OFFERS, null];

/**
 * The number drawn for a person among equals: 31 bits that look random, always the same for one seed (the finaliser of
 * MurmurHash3).
 */
export function drawOf(seed: number, ministerId: number): number {
  let hash = (seed ^ Math.imul(ministerId, 0x9e3779b1)) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 1;
}

/**
 * The order in which people are asked: those who were asked too often this week after all others; then who is available
 * before who might be, and who said nothing last; the lowest load first; who was asked least lately; the draw.
 */
export function askingOrder(
  people: readonly Askable[],
  { weeklyQuestions }: SubstitutionLimits,
  seed: number,
): Askable[] {
  const key = (person: Askable) => [
    person.askedThisWeek < weeklyQuestions ? 0 : 1,
    SURENESS.indexOf(person.answer),
    person.load,
    person.lastAskedAt?.getTime() ?? 0,
    drawOf(seed, person.ministerId),
    person.ministerId,
  ];
  return people
    .map((person) => ({ person, key: key(person) }))
    .sort((one, other) => compare(one.key, other.key))
    .map(({ person }) => person);
}

/**
 * The next people to ask; none when nobody is left.
 * @param people those who were not asked yet.
 * @param awake from when they can answer.
 * @param named asked before all others, where the mass leaves the time.
 */
export function nextWave(
  people: readonly Askable[],
  {
    now,
    awake,
    startsAt,
    named,
    seed,
    limits,
  }: {
    now: Date;
    awake: Date;
    startsAt: Date;
    named: number | null;
    seed: number;
    limits: SubstitutionLimits;
  },
): Wave {
  const order = askingOrder(people, limits, seed);
  const fresh = order.filter(({ askedThisWeek }) => askedThisWeek < limits.weeklyQuestions);
  const pool = fresh.length > 0 ? fresh : order;
  const isUrgent = startsAt.getTime() - now.getTime() < limits.allAtOnceHours * HOUR;
  const first = order.find(({ ministerId }) => ministerId === named);
  const wave = isUrgent
    ? [...new Set([...(first ? [first] : []), ...pool])]
    : first
      ? [first]
      : pool.slice(0, limits.waveSize);
  const hours = first && !isUrgent ? limits.namedHours : limits.waveHours;
  return {
    ministerIds: wave.map(({ ministerId }) => ministerId),
    nextAt: new Date(awake.getTime() + hours * HOUR),
  };
}

/**
 * The first instant from this one on at which people may be asked about a mass: in the morning where it is night; null
 * where the mass begins before.
 */
export function soonest(
  from: Date,
  { startsAt }: { startsAt: Date },
  { substitutions, timeZone }: Pick<ParishSettings, 'substitutions' | 'timeZone'>,
): Date | null {
  const at = afterNight(from, substitutions, timeZone);
  return at < startsAt ? at : null;
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at < 0 ? 0 : one[at]! - other[at]!;
}
