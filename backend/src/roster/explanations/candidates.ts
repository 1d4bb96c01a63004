/** Who could serve at a mass, by who should serve next. */
import { changeEffects } from '../wishes/evaluate-roster.js';
import { ProblemLookup, RosterLookup } from '../wishes/roster-lookup.js';
import { wishOrder } from '../wishes/wishes.js';
import type { RosterAssignment } from '../../solver/index.js';
import type { AvailabilityAnswerValue } from '../availability-answer.entity.js';
import { briefly, monthlyLimit } from '../rules/hard-rules.js';
import { PlaceCheck, type PlaceReason } from '../rules/place-check.js';
import { allPlaces, placeKey, problemOf, type RosterFacts, type RosterPerson } from '../roster.js';
import { countMasses } from '../rules/roster-messages.js';
import { isExcluded } from '../rules/schedule-rules.js';

/** Somebody who could take a place at a mass, or why not. */
export interface Candidate {
  ministerId: number;
  scheduleName: string;
  /** What they answered about this mass; null when nothing. */
  answer: AvailabilityAnswerValue | null;
  /** Duties in the schedule and, of its month, in other schedules. */
  duties: number;
  maxDuties: number;
  possible: boolean;
  /** Why they are suggested, or why they cannot: Portuguese, in a few words. */
  reason: string;
  /** What speaks against them: hard rules first, then wishes. */
  reasons: PlaceReason[];
}

/**
 * Everybody who serves: first those whom no hard rule forbids it, those who answered before those who did not, and then
 * by what the roster's wishes, in their order, think of each of them joining. Whether the mass has a place left is
 * not asked.
 *
 * @param facts without the place that is to be given to somebody else.
 * @param slot id of the mass.
 * @param carried duties above (+) or below (-) the fair share, by minister.
 * @param askInPerson whether silence is no obstacle: each person will be asked.
 * @param leaver who gives the place up; never a candidate.
 */
export function candidatesFor(
  facts: RosterFacts,
  slot: number,
  {
    carried,
    askInPerson = false,
    leaver,
  }: { carried: ReadonlyMap<number, number>; askInPerson?: boolean; leaver?: number },
): Candidate[] {
  const places = allPlaces(facts);
  const taken = new Set(places.map(placeKey));
  const people = [...facts.people.values()].filter(({ id, serves }) => serves && id !== leaver);
  const silent = people
    .map(({ id }) => ({ slot, minister: id }))
    .filter((place) => facts.availability.of(place) === undefined);
  const asked = silent.filter(({ minister }) => !isExcluded(facts.rules, minister, facts.masses.get(slot)!));
  const open = askInPerson || facts.masses.get(slot)?.asked === false;
  const check = new PlaceCheck(open ? answering(facts, asked) : facts);
  const merit = meritsOf(answering(facts, asked), slot, carried);
  return people
    .map((person) => {
      const place = { slot, minister: person.id };
      const reasons = taken.has(placeKey(place)) ? [present(place, facts)] : check.obstacles(place);
      const candidate = toCandidate(facts, slot, person, reasons);
      const first = [candidate.possible ? 0 : 1, candidate.answer === null ? 1 : 0];
      return { candidate, rank: [...first, ...merit(person.id)] };
    })
    .sort(
      (a, b) =>
        compare(a.rank, b.rank) || a.candidate.scheduleName.localeCompare(b.candidate.scheduleName, 'pt-BR'),
    )
    .map(({ candidate }) => candidate);
}

function present(place: RosterAssignment, facts: RosterFacts): PlaceReason {
  const violation = { ...place, rule: 'duplicate' as const, message: '' };
  return { code: violation.rule, message: briefly(violation, facts), hard: true };
}

/** The facts in which these people answered that they can. */
function answering(facts: RosterFacts, places: readonly RosterAssignment[]): RosterFacts {
  const answers = places.map((place) => ({ ...place, answer: 'available' as const }));
  return { ...facts, availability: facts.availability.with(answers) };
}

/** What each wish thinks of a person joining the mass; lower is better. */
function meritsOf(facts: RosterFacts, slot: number, carried: ReadonlyMap<number, number>) {
  const problem = problemOf({ ...facts, overridden: [] }, { carried, pins: [] });
  const effectOf = changeEffects(new RosterLookup(new ProblemLookup(problem), allPlaces(facts)));
  const order = wishOrder(problem);
  return (minister: number): number[] => {
    const effect = effectOf({ slot, joins: minister });
    return order.map((wish) => effect[wish]);
  };
}

function toCandidate(
  facts: RosterFacts,
  slot: number,
  person: RosterPerson,
  reasons: PlaceReason[],
): Candidate {
  const { id, name, dutiesElsewhere } = person;
  const maxDuties = monthlyLimit(facts, person);
  const answer = facts.availability.of({ slot, minister: id }) ?? null;
  const duties =
    allPlaces(facts).filter(({ minister }) => minister === id).length +
    dutiesElsewhere.filter(({ sameMonth }) => sameMonth).length;
  const obstacles = reasons.filter(({ hard }) => hard);
  const possible = obstacles.length === 0;
  const merit = `${said(answer, facts, slot)}; ${countMasses(duties)} no mês, limite ${maxDuties}`;
  return {
    ministerId: id,
    scheduleName: name,
    answer,
    duties,
    maxDuties,
    possible,
    reason: possible ? merit : obstacles.map(({ message }) => message).join('; '),
    reasons,
  };
}

function said(answer: Candidate['answer'], { masses }: RosterFacts, slot: number): string {
  if (answer === 'available') return 'respondeu disponível';
  if (answer === 'maybe') return 'respondeu talvez';
  return masses.get(slot)?.asked
    ? 'não respondeu sobre esta missa'
    : 'ninguém foi perguntado sobre esta missa';
}

function compare(first: readonly number[], second: readonly number[]): number {
  const at = first.findIndex((value, index) => value !== second[index]);
  return at < 0 ? 0 : first[at]! - second[at]!;
}
