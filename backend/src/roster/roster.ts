import { formatTime } from '../platform/dates/format.js';
import { weekday } from '../platform/dates/month.js';
import { placeKey, type RosterAssignment, type RosterProblem } from '../solver/index.js';
import { type Availability, isOffer } from './availability.js';
import type { AssignmentOrigin } from './assignment.entity.js';
import { setAside } from './roster-aside.js';
import { type ScheduleRule } from './schedule-rules/schedule-rule.js';
import { capOf, isExcluded, pairWishes, requiredAt, rulePins } from './schedule-rules/schedule-rules.js';
import type { ScheduleStatus } from './schedule-states.js';

export const kinKey = (minister: number, relative: number) => `${minister} ${relative}`;

/** A mass of the schedule. */
export interface RosterMass {
  id: number;
  /** Local date and time. */
  date: string;
  time: string;
  description: string;
  /** Places without the schedule's rules. */
  required: number;
  experienced: number;
  /** Whether a questionnaire that was sent asks about it. */
  asked: boolean;
}

/** A duty of somebody in another schedule, local date and time. */
export interface DutyElsewhere {
  date: string;
  time: string;
  /** Whether it counts for the monthly maximum of this schedule's month. */
  sameMonth: boolean;
}

/** Somebody who serves, or who has a place in the schedule though they no longer do. */
export interface RosterPerson {
  id: number;
  /** Schedule name. */
  name: string;
  fullName: string;
  /** Active, with an enabled account in a serving role. */
  serves: boolean;
  experienced: boolean;
  /** Duties a month, over all schedules. */
  limit: number;
  blockedDates: string[];
  mandateUntil: string | null;
  dutiesElsewhere: DutyElsewhere[];
}

/** Somebody's place at a mass, and how it was given. */
export interface RosterPlace extends RosterAssignment {
  origin: AssignmentOrigin;
  pinned: boolean;
  /** Why it was given against a hard rule. */
  overrideReason: string | null;
  /** Only of places that go and may come back: that the person had said that they come, and to which time of the mass. */
  confirmation?: Confirmation | null;
}

/** Instants as the database writes them. */
interface Confirmation {
  at: string;
  startsAt: string;
}

/** A place as a computation gives it. */
export const computedPlace = ({ slot, minister }: RosterAssignment): RosterPlace => ({
  slot,
  minister,
  origin: 'automatic',
  pinned: false,
  overrideReason: null,
});

/** Everything that decides who may serve in a schedule, as the database holds it at one moment. */
export interface RosterFacts {
  schedule: {
    id: number;
    title: string;
    year: number;
    month: number;
    status: ScheduleStatus;
    version: number;
    startDate: string;
  };
  masses: ReadonlyMap<number, RosterMass>;
  people: ReadonlyMap<number, RosterPerson>;
  availability: Availability;
  /** Pairs of relatives who wish to serve together or apart, each once. */
  families: { a: number; b: number; wish: 'together' | 'apart' }[];
  /** What each of these relatives is called within a sentence about the other, by {@link kinKey}: 'irmã'. */
  kinships: ReadonlyMap<string, string>;
  places: RosterPlace[];
  /** Further places, which no computation touches: those given against a hard rule. */
  overridden: RosterPlace[];
  /** Places that people left once the schedule was published. */
  givenAway: readonly RosterAssignment[];
  /** What was set for this schedule, the latest last. */
  rules: readonly ScheduleRule[];
  minRestDays: number;
  timeLimitSeconds: number;
  defaultMaxDuties: number;
}

/** A schedule with all that its roster is computed and judged by. */
export interface RosterState {
  facts: RosterFacts;
  /** Duties above (+) or below (-) the fair share over six months, by minister id. */
  balances: ReadonlyMap<number, number>;
  /** Ids of the masses that have begun. */
  begun: ReadonlySet<number>;
}

/** Places that a computation keeps: the pinned ones, as places given by hand and by a substitution are from the first. */
export function keptPlaces({ places }: RosterFacts): RosterPlace[] {
  return places.filter(({ pinned }) => pinned);
}

/** Places whose people were asked in person: pinned or not, being there counts where no answer is known. */
function agreedPlaces({ places }: RosterFacts): RosterPlace[] {
  return places.filter(({ pinned, origin }) => pinned || origin === 'manual' || origin === 'substitution');
}

/** Places that every computation must give: the kept ones and those that rules demand. */
export function pinsOf(facts: RosterFacts): RosterAssignment[] {
  const kept = keptPlaces(facts).map(({ slot, minister }) => ({ slot, minister }));
  const known = new Set(kept.map(placeKey));
  return [
    ...kept,
    ...rulePins(facts.rules, facts.masses.values()).filter((pin) => !known.has(placeKey(pin))),
  ];
}

/** Which place somebody left who could come to a mass: one at it, or at another mass of its day; null: none. */
export function leftWords(
  { givenAway, masses }: RosterFacts,
  { slot, minister }: RosterAssignment,
): string | null {
  const own = givenAway.filter((place) => place.minister === minister);
  if (own.some((place) => place.slot === slot)) return 'já saiu desta missa';
  const { date } = masses.get(slot)!;
  return own.some((place) => masses.get(place.slot)?.date === date) ? 'já saiu de uma missa deste dia' : null;
}

/** Most duties that the person may have, their own maximum and the schedule's rules taken together. */
export function limitOf({ rules }: RosterFacts, { id, limit, dutiesElsewhere }: RosterPerson): number {
  const left = Math.max(0, limit - dutiesElsewhere.filter(({ sameMonth }) => sameMonth).length);
  return Math.min(left, capOf(rules, id));
}

/** Every place of the schedule. */
export function allPlaces({ places, overridden }: RosterFacts): RosterPlace[] {
  return [...places, ...overridden];
}

const WEEKDAYS = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'] as const;

/** What sentences call a mass beside its day and month: `domingo, 8h`. */
const massName = ({ date, time }: RosterMass) => `${WEEKDAYS[weekday(date)]}, ${formatTime(time)}`;

/**
 * The facts as the engine's problem.
 *
 * - Only people who serve take part; kept places are its pins.
 * - The schedule's rules take answers away, lower maximums, add pins, and change places and wishes of pairs.
 * - A mass that no sent questionnaire asked about has no answers yet: there a place given by hand (`places`) counts as
 *   an answer "available", unless the person answered "unavailable". So does, at every mass, a place that somebody took
 *   over from another: they were asked in person.
 * - Duties in other schedules that are active or beyond lower the monthly maximum and block their days: one duty a day
 *   holds across schedules.
 * - Overridden places are taken out of it, with all that they use up.
 *
 * @param places assignments given by hand that are to be judged or kept; the pinned places and those given in person
 *   when left out.
 * @param balances duties above (+) or below (-) the fair share, by minister.
 * @param pins places that every roster must contain; the kept ones and those that rules demand when left out.
 */
export function problemOf(
  facts: RosterFacts,
  {
    places = agreedPlaces(facts),
    balances,
    pins = pinsOf(facts),
  }: {
    places?: RosterAssignment[];
    balances?: ReadonlyMap<number, number>;
    pins?: RosterAssignment[];
  } = {},
): RosterProblem {
  const serving = [...facts.people.values()].filter(({ serves }) => serves);
  const serves = (id: number) => facts.people.get(id)?.serves === true;
  const problem = {
    slots: [...facts.masses.values()].map((mass) => ({
      id: mass.id,
      name: massName(mass),
      date: mass.date,
      required: requiredAt(facts.rules, mass),
      experienced: mass.experienced,
    })),
    ministers: serving.map((person) => ({
      id: person.id,
      name: person.name,
      experienced: person.experienced,
      maxDuties: limitOf(facts, person),
      balance: balances?.get(person.id) ?? 0,
      blockedDates: [...new Set([...person.blockedDates, ...person.dutiesElsewhere.map(({ date }) => date)])],
      ...(person.mandateUntil !== null && { mandateUntil: person.mandateUntil }),
    })),
    answers: answersOf(facts, [...places, ...pins]).filter(({ minister }) => serves(minister)),
    families: pairWishes(facts.families, facts.rules).filter(({ a, b }) => serves(a) && serves(b)),
    pins,
    minRestDays: facts.minRestDays,
    timeLimitSeconds: facts.timeLimitSeconds,
  };
  return setAside(problem, facts.overridden);
}

/** The problem by which places are judged as they stand, overridden ones and those about to be given included. */
export function judgingProblem(facts: RosterFacts, given: readonly RosterAssignment[] = []): RosterProblem {
  return problemOf({ ...facts, overridden: [] }, { places: [...allPlaces(facts), ...given], pins: [] });
}

/**
 * The roster as it stands, in a problem that knows all its people: the places of those who serve no more are overridden.
 */
export function standingRoster(
  facts: RosterFacts,
  balances: ReadonlyMap<number, number>,
): { problem: RosterProblem; places: RosterAssignment[] } {
  const serves = ({ minister }: RosterPlace) => facts.people.get(minister)?.serves === true;
  const places = facts.places.filter(serves);
  const gone = facts.places.filter((place) => !serves(place));
  const standing = { ...facts, places, overridden: [...facts.overridden, ...gone] };
  return { problem: problemOf(standing, { balances }), places };
}

function answersOf(facts: RosterFacts, places: RosterAssignment[]): RosterProblem['answers'] {
  const { availability, masses, rules } = facts;
  const given = availability
    .all()
    .flatMap(({ answer, ...place }) => (isOffer(answer) ? [{ ...place, answer }] : []));
  const byHand = new Map(places.map((place) => [placeKey(place), place]));
  const takenOver = new Set(
    allPlaces(facts)
      .filter(({ origin }) => origin === 'substitution')
      .map(placeKey),
  );
  const unasked = [...byHand]
    .filter(
      ([key, place]) =>
        availability.of(place) === undefined &&
        (masses.get(place.slot)?.asked === false || takenOver.has(key)),
    )
    .map(([, { slot, minister }]) => ({ slot, minister, answer: 'available' as const }));
  const all = [...given, ...unasked];
  return all.filter(({ slot, minister }) => !isExcluded(rules, minister, masses.get(slot)!));
}
