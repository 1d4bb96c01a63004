/**
 * A year of the demonstration parish in which people cannot come and others are asked, on a clock of its own: absences
 * and answering habits are drawn by seed, the order and the waves are the product's own functions.
 */
import { demoAnswer } from '../demo/answers.js';
import { demoPeople } from '../demo/people.js';
import { SeededRandom } from '../demo/random.js';
import { DAY, HOUR, MINUTE } from '../src/platform/clock.js';
import { localToInstant } from '../src/platform/dates/instant.js';
import { datesOfMonth } from '../src/platform/dates/month.js';
import { afterNight } from '../src/platform/settings/quiet-hours.js';
import { DEFAULT_SETTINGS } from '../src/platform/settings/settings.js';
import { assignmentChecker, type AssignmentCheck } from '../src/roster/rules/check-roster.js';
import { greedyRoster } from '../src/solver/greedy-roster.js';
import { indexProblem } from '../src/solver/roster-index.js';
import type { Offer, RosterAssignment, RosterProblem } from '../src/solver/problem.js';
import { type Askable, nextWave } from '../src/substitutions/waves.js';
import { availabilityOptions } from '../src/timetable/availability-options.js';
import { massesOfPeriod } from '../src/timetable/generate-masses.js';
import { STANDARD_TIMETABLE } from '../src/timetable/standard-timetable.js';

const { substitutions: limits, timeZone, defaultMaxDuties } = DEFAULT_SETTINGS;
const WEEK = 7 * DAY;
const YEAR = 2026;

/** How the people who could take a place are asked. */
export type Strategy = 'waves' | 'everybody at once' | 'first in the list';
export const STRATEGIES: readonly Strategy[] = ['waves', 'everybody at once', 'first in the list'];

export interface SimulationResult {
  requests: number;
  filled: number;
  /** Hours from asking to the answer that fills the place, of those filled, in order. */
  hours: number[];
  /** Questions to each person who serves, in the order of people. */
  questions: number[];
  /** The same as a share of the duties that each offered over the year. */
  questionsPerOffer: number[];
}

/** How somebody deals with a question: whether they answer, whether they say yes, and how long it takes. */
interface Habit {
  answers: number;
  accepts: number;
  medianMinutes: number;
}

interface Month {
  problem: RosterProblem;
  check: AssignmentCheck;
  roster: RosterAssignment[];
  startsAt: Map<number, Date>;
  offers: Map<number, number>;
  answers: Map<string, Offer>;
}

interface Request {
  month: Month;
  place: RosterAssignment;
  askedAt: Date;
  startsAt: Date;
  asked: Set<number>;
  /** Who was asked last and has not said no; empty lets the next ones be asked. */
  waiting: Set<number>;
  wave: number;
  filled: boolean;
  seed: number;
}

type Happening = { at: Date } & (
  | { kind: 'absence'; month: Month; place: RosterAssignment }
  | { kind: 'wave'; request: Request; wave: number }
  | { kind: 'answer'; request: Request; minister: number; accepts: boolean }
);

/** Plays the year. The same seed gives the same year to each strategy. */
export function simulateYear(strategy: Strategy, seed = 1, months = 12): SimulationResult {
  const random = new SeededRandom(`substitutions/${seed}`);
  const people = demoPeople('partilha', `${YEAR}-01-01`, availabilityOptions(STANDARD_TIMETABLE)).filter(
    ({ isActive }) => isActive,
  );
  const habits = people.map((_, i) => habitOf(random.fork(`habit ${i}`)));
  const lastAsked = new Map<number, Date[]>();
  const carried = new Map<number, number>();
  const requests: Request[] = [];
  const hours: number[] = [];
  const offered = new Map<number, number>();

  for (let number = 1; number <= months; number += 1) {
    const month = makeMonth(people, number, random.fork(`month ${number}`), carried);
    for (const [minister, count] of month.offers) offered.set(minister, (offered.get(minister) ?? 0) + count);
    const events: Happening[] = [];
    const plan = (event: Happening) => {
      const after = events.findIndex(({ at }) => at > event.at);
      events.splice(after < 0 ? events.length : after, 0, event);
    };
    for (const { at, place } of absencesOf(month, random.fork(`absences ${number}`)))
      plan({ at, kind: 'absence', month, place });

    const ask = (request: Request, now: Date) => {
      const { ministerIds, nextAt } = waveOf(strategy, request, { now, lastAsked, carried });
      if (ministerIds.length === 0) return;
      request.wave += 1;
      request.waiting = new Set(ministerIds);
      for (const minister of ministerIds) {
        request.asked.add(minister);
        lastAsked.set(minister, [...(lastAsked.get(minister) ?? []), now]);
        // The same person deals with the same question in the same way, whoever else is asked.
        const dice = random.fork(`${number} ${request.place.slot} ${request.place.minister} ${minister}`);
        const { answers, accepts, medianMinutes } = habits[minister - 1]!;
        if (!dice.chance(answers)) continue;
        const sure = request.month.answers.get(`${request.place.slot} ${minister}`);
        const willing = accepts * (sure === 'available' ? 1 : sure === 'maybe' ? 0.6 : 0.35);
        const minutes = medianMinutes * -Math.log2(1 - dice.next());
        const at = awake(new Date(now.getTime() + minutes * MINUTE));
        plan({ at, kind: 'answer', request, minister, accepts: dice.chance(willing) });
      }
      if (nextAt) plan({ at: nextAt, kind: 'wave', request, wave: request.wave });
    };
    const askWhenAwake = (request: Request, now: Date) => {
      const at = awake(now);
      if (at > now) plan({ at, kind: 'wave', request, wave: request.wave });
      else ask(request, now);
    };

    while (events.length > 0) {
      const event = events.shift()!;
      if (event.kind === 'absence') {
        const { place, at } = event;
        const startsAt = month.startsAt.get(place.slot)!;
        if (!month.roster.includes(place)) continue;
        const request: Request = {
          month,
          place,
          askedAt: at,
          startsAt,
          asked: new Set(),
          waiting: new Set(),
          wave: 0,
          filled: false,
          seed: requests.length,
        };
        requests.push(request);
        askWhenAwake(request, at);
        continue;
      }
      const { request, at } = event;
      if (request.filled || at >= request.startsAt) continue;
      if (event.kind === 'wave') {
        if (event.wave === request.wave) askWhenAwake(request, at);
        continue;
      }
      request.waiting.delete(event.minister);
      if (event.accepts && isPossible(request, event.minister)) {
        request.filled = true;
        month.roster[month.roster.indexOf(request.place)] = { ...request.place, minister: event.minister };
        hours.push((at.getTime() - request.askedAt.getTime()) / HOUR);
      } else if (request.waiting.size === 0) {
        askWhenAwake(request, at);
      }
    }
    carryOver(month, carried);
  }

  const questions = people.map((_, i) => lastAsked.get(i + 1)?.length ?? 0);
  return {
    requests: requests.length,
    filled: requests.filter(({ filled }) => filled).length,
    hours: hours.sort((one, other) => one - other),
    questions,
    questionsPerOffer: questions.map((count, i) => count / Math.max(1, offered.get(i + 1) ?? 0)),
  };
}

/** How unequal the numbers are: 0 where all are the same, towards 1 where one has everything (Gini 1912). */
export function gini(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  const sum = sorted.reduce((total, one) => total + one, 0);
  if (sum === 0) return 0;
  const weighted = sorted.reduce((total, one, i) => total + (2 * (i + 1) - sorted.length - 1) * one, 0);
  return weighted / (sorted.length * sum);
}

const awake = (at: Date) => afterNight(at, limits, timeZone);

/** Four kinds of people: those who answer at once, in the evening, rarely, and hardly ever. */
function habitOf(random: SeededRandom): Habit {
  const [answers, medianMinutes] = random.weighted([
    [[0.95, 15] as const, 3],
    [[0.85, 120] as const, 4],
    [[0.6, 300] as const, 2],
    [[0.2, 600] as const, 1],
  ]);
  return { answers, medianMinutes, accepts: 0.15 + 0.5 * random.next() };
}

function makeMonth(
  people: ReturnType<typeof demoPeople>,
  number: number,
  random: SeededRandom,
  carried: ReadonlyMap<number, number>,
): Month {
  const context = { isHoliday: () => false };
  const masses = massesOfPeriod(datesOfMonth(YEAR, number), STANDARD_TIMETABLE, context);
  const startsAt = new Map(masses.map(({ date, time }, i) => [i + 1, localToInstant(date, time, timeZone)]));
  const answers: RosterProblem['answers'] = people.flatMap((person, p) => {
    const own = random.fork(person.key);
    if (own.chance(0.2)) return [];
    return masses.flatMap((mass, s) => {
      const answer = demoAnswer(person, mass, own);
      return answer === 'unavailable' ? [] : [{ minister: p + 1, slot: s + 1, answer }];
    });
  });
  const ministers = people.map(({ maxDutiesPerMonth, blockedDates }, p) => ({
    id: p + 1,
    maxDuties: maxDutiesPerMonth ?? defaultMaxDuties,
    balance: carried.get(p + 1) ?? 0,
    blockedDates: blockedDates.map(({ date }) => date),
  }));
  const slots = masses.map(({ date, requiredMinisters }, s) => ({
    id: s + 1,
    date,
    required: requiredMinisters,
  }));
  const problem: RosterProblem = { slots, ministers, answers };
  const index = indexProblem(problem);
  const chosen = greedyRoster(index);
  const silent = ministers.filter(({ id }) => !answers.some(({ minister }) => minister === id));
  // Who answered nothing is asked in person: silence is no refusal.
  const asked = silent.flatMap(({ id }) =>
    slots.map((slot) => ({ minister: id, slot: slot.id, answer: 'maybe' as const })),
  );
  return {
    problem,
    check: assignmentChecker({ ...problem, answers: [...answers, ...asked] }),
    roster: index.candidates
      .filter((_, c) => chosen[c] === 1)
      .map(({ minister, slot }) => ({ slot: slots[slot]!.id, minister: ministers[minister]!.id })),
    startsAt,
    offers: countBy(answers.map(({ minister }) => minister)),
    answers: new Map(answers.map(({ minister, slot, answer }) => [`${slot} ${minister}`, answer])),
  };
}

/** One place in fifteen, from twelve days to three hours before the mass, most of them late, by day. */
function absencesOf(
  { roster, startsAt }: Month,
  random: SeededRandom,
): { at: Date; place: RosterAssignment }[] {
  return roster
    .filter(() => random.chance(1 / 15))
    .map((place) => {
      const ahead = 3 * HOUR + 12 * DAY * random.next() ** 2;
      return { place, at: new Date(startsAt.get(place.slot)!.getTime() - ahead) };
    });
}

function isPossible({ month, place }: Request, minister: number): boolean {
  const others = month.roster.filter((other) => other !== place);
  return month.check(others, { slot: place.slot, minister }).length === 0;
}

function waveOf(
  strategy: Strategy,
  request: Request,
  {
    now,
    lastAsked,
    carried,
  }: { now: Date; lastAsked: ReadonlyMap<number, Date[]>; carried: ReadonlyMap<number, number> },
): { ministerIds: number[]; nextAt: Date | null } {
  const { month, place, asked, startsAt, seed } = request;
  const duties = countBy(month.roster.map(({ minister }) => minister));
  const people = month.problem.ministers
    .filter(({ id }) => id !== place.minister && !asked.has(id) && isPossible(request, id))
    .map(({ id }): Askable => {
      const times = lastAsked.get(id) ?? [];
      return {
        ministerId: id,
        answer: month.answers.get(`${place.slot} ${id}`) ?? null,
        load: ((duties.get(id) ?? 0) + (carried.get(id) ?? 0)) / Math.max(1, month.offers.get(id) ?? 0),
        lastAskedAt: times.at(-1) ?? null,
        askedThisWeek: times.filter((at) => now.getTime() - at.getTime() < WEEK).length,
      };
    });
  if (strategy === 'waves') return nextWave(people, { now, awake: now, startsAt, named: null, seed, limits });
  const ids = people.map(({ ministerId }) => ministerId);
  if (strategy === 'everybody at once') return { ministerIds: ids, nextAt: null };
  return { ministerIds: ids.slice(0, 1), nextAt: new Date(now.getTime() + limits.waveHours * HOUR) };
}

/** Duties above or below the fair share of what each offered, as the product's balance reckons them. */
function carryOver({ roster, offers }: Month, carried: Map<number, number>): void {
  const duties = countBy(roster.map(({ minister }) => minister));
  const all = [...offers.values()].reduce((total, count) => total + count, 0);
  for (const [minister, count] of offers) {
    const fair = (roster.length * count) / all;
    carried.set(minister, Math.round((carried.get(minister) ?? 0) / 2 + (duties.get(minister) ?? 0) - fair));
  }
}

function countBy(ids: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}
