import type { RosterAssignment, RosterProblem } from '../roster/types.js';
import type { AvailabilityAnswerValue } from '../questionnaires/availability-answer.entity.js';
import type { AssignmentOrigin } from './assignment.entity.js';
import type { ScheduleStatus } from './schedule-states.js';

/** A mass of the schedule. Ids are those of the database, as text: so the engine wants them. */
export interface RosterMass {
  id: string;
  /** Local date and time. */
  date: string;
  time: string;
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
  id: string;
  /** Schedule name. */
  name: string;
  /** Active, with an enabled account in a serving role. */
  serves: boolean;
  experienced: boolean;
  /** Duties a month, over all schedules. */
  limit: number;
  blockedDates: string[];
  mandateUntil: string | null;
  dutiesElsewhere: DutyElsewhere[];
}

export interface RosterPlace extends RosterAssignment {
  id: number;
  origin: AssignmentOrigin;
  pinned: boolean;
}

/** Everything that decides who may serve in a schedule, as the database holds it at one moment. */
export interface RosterFacts {
  schedule: { id: number; status: ScheduleStatus; version: number; startDate: string };
  masses: ReadonlyMap<string, RosterMass>;
  people: ReadonlyMap<string, RosterPerson>;
  /** Answer by {@link placeKey}; "unavailable" included. */
  answers: ReadonlyMap<string, AvailabilityAnswerValue>;
  /** Pairs of relatives who wish to serve together or apart, each once. */
  families: { a: string; b: string; wish: 'together' | 'apart' }[];
  places: RosterPlace[];
  minRestDays: number;
  timeLimitSeconds: number;
  defaultMaxDuties: number;
}

export const placeKey = ({ slot, minister }: RosterAssignment) => `${slot} ${minister}`;

/** Places that a computation keeps: pinned ones, and those that somebody gave by hand. */
export function keptPlaces({ places }: RosterFacts): RosterPlace[] {
  return places.filter(({ pinned, origin }) => pinned || origin === 'manual');
}

/**
 * The facts as the engine's problem.
 *
 * - Only people who serve take part; kept places are its pins.
 * - A mass that no sent questionnaire asked about has no answers yet: there a place given by hand (`places`) counts as
 *   an answer "available", unless the person answered "unavailable".
 * - Duties in other schedules that are active or beyond lower the monthly maximum and block their days: one duty a day
 *   holds across schedules.
 *
 * @param places assignments given by hand that are to be judged or kept; the kept places when left out.
 * @param carried duties above (+) or below (-) the fair share, by minister.
 */
export function problemOf(
  facts: RosterFacts,
  {
    places = keptPlaces(facts),
    carried,
  }: { places?: RosterAssignment[]; carried?: ReadonlyMap<string, number> } = {},
): RosterProblem {
  const serving = [...facts.people.values()].filter(({ serves }) => serves);
  const serves = (id: string) => facts.people.get(id)?.serves === true;
  return {
    slots: [...facts.masses.values()].map(({ id, date, required, experienced }) => ({
      id,
      date,
      required,
      experienced,
    })),
    ministers: serving.map(({ id, experienced, limit, blockedDates, mandateUntil, dutiesElsewhere }) => ({
      id,
      experienced,
      maxDuties: Math.max(0, limit - dutiesElsewhere.filter(({ sameMonth }) => sameMonth).length),
      carried: carried?.get(id) ?? 0,
      blockedDates: [...new Set([...blockedDates, ...dutiesElsewhere.map(({ date }) => date)])],
      ...(mandateUntil !== null && { mandateUntil }),
    })),
    answers: answersOf(facts, places).filter(({ minister }) => serves(minister)),
    families: facts.families.filter(({ a, b }) => serves(a) && serves(b)),
    pins: keptPlaces(facts).map(({ slot, minister }) => ({ slot, minister })),
    minRestDays: facts.minRestDays,
    timeLimitSeconds: facts.timeLimitSeconds,
  };
}

function answersOf({ answers, masses }: RosterFacts, places: RosterAssignment[]): RosterProblem['answers'] {
  const given = [...answers].flatMap(([key, answer]) => {
    const [slot, minister] = key.split(' ') as [string, string];
    return answer === 'unavailable' ? [] : [{ slot, minister, answer }];
  });
  const byHand = places
    .filter((place) => masses.get(place.slot)?.asked === false && !answers.has(placeKey(place)))
    .map(({ slot, minister }) => ({ slot, minister, answer: 'available' as const }));
  return [...given, ...byHand];
}
