/** Who could serve at a mass, by who should serve next. */
import { changeEffects } from '../wishes/evaluate-roster.js';
import { ProblemLookup, RosterLookup } from '../wishes/roster-lookup.js';
import { wishOrderOf } from '../wishes/wishes.js';
import { placeKey, type RosterAssignment } from '../../solver/index.js';
import { answeredText, type AvailabilityAnswerValue, isOffer } from '../availability.js';
import { briefly, monthlyLimit, SILENT } from '../rules/hard-rules.js';
import { PlaceCheck, type PlaceReason } from '../rules/place-check.js';
import {
  allPlaces,
  leftWords,
  problemOf,
  type RosterFacts,
  type RosterPerson,
  type RosterPlace,
} from '../roster.js';
import { countMasses } from '../schedule-rules/roster-messages.js';
import { isExcluded } from '../schedule-rules/schedule-rules.js';

/** Somebody who could take a place at a mass, or why not. */
export interface Candidate {
  ministerId: number;
  scheduleName: string;
  /** What they answered about this mass; null when nothing. */
  answer: AvailabilityAnswerValue | null;
  /** Duties in the schedule and, of its month, in other schedules. */
  duties: number;
  possible: boolean;
  /** They left a place at this mass, or at another of its day: after all others who could. */
  gaveAway: boolean;
  /** Why they are suggested, or why they cannot: Portuguese, in a few words. */
  reason: string;
  /** What speaks against them: hard rules first, then wishes. */
  reasons: PlaceReason[];
}

/**
 * Everybody who serves: first those whom no hard rule forbids it, of them last who left a place there or on that day;
 * those who answered before those who did not, and then by what each of them joining does to the roster's wishes, in
 * their order; of two alike, who serves less this month.
 * Whether the mass has a place left is not asked.
 *
 * @param facts without the place that is to be given to somebody else.
 * @param slot id of the mass.
 * @param balances duties above (+) or below (-) the fair share, by minister.
 * @param askInPerson whether silence is no obstacle: each person will be asked.
 * @param leaver who gives the place up; never a candidate.
 */
export function candidatesFor(
  facts: RosterFacts,
  slot: number,
  {
    balances,
    askInPerson = false,
    leaver,
  }: { balances: ReadonlyMap<number, number>; askInPerson?: boolean; leaver?: number },
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
  const merit = meritsOf(answering(facts, asked), slot, balances);
  return people
    .map((person) => {
      const place = { slot, minister: person.id };
      const reasons = taken.has(placeKey(place)) ? [present(place, facts)] : check.obstacles(place);
      const candidate = toCandidate(facts, slot, person, { reasons, balance: balances.get(person.id) ?? 0 });
      const first = [!candidate.possible, candidate.gaveAway, candidate.answer === null].map(Number);
      return { candidate, rank: [...first, ...merit(person.id), candidate.duties] };
    })
    .sort(
      (a, b) =>
        compare(a.rank, b.rank) || a.candidate.scheduleName.localeCompare(b.candidate.scheduleName, 'pt-BR'),
    )
    .map(({ candidate }) => candidate);
}

/**
 * The places whose people could change places with this one's, no hard rule forbidding either of the two.
 * @param askInPerson whether silence is no obstacle: both will be asked; else only where nobody was asked about the mass.
 */
export function exchangeablePlaces(
  facts: RosterFacts,
  place: RosterAssignment,
  { askInPerson = false }: { askInPerson?: boolean } = {},
): RosterPlace[] {
  const places = allPlaces(facts);
  const taken = new Set(places.map(placeKey));
  const others = places.filter(
    (other) => !exchanged(place, other).some((entered) => taken.has(placeKey(entered))),
  );
  const entered = others.flatMap((other) => exchanged(place, other));
  const silent = entered.filter(
    (each) =>
      facts.availability.of(each) === undefined &&
      !isExcluded(facts.rules, each.minister, facts.masses.get(each.slot)!),
  );
  const check = askInPerson ? new PlaceCheck(answering(facts, silent)) : new PlaceCheck(facts, entered);
  return others.filter((other) =>
    exchanged(place, other).every((each) => check.violations(each, [place, other]).length === 0),
  );
}

/** The two places after an exchange. */
export const exchanged = (a: RosterAssignment, b: RosterAssignment): [RosterAssignment, RosterAssignment] => [
  { slot: b.slot, minister: a.minister },
  { slot: a.slot, minister: b.minister },
];

function present(place: RosterAssignment, facts: RosterFacts): PlaceReason {
  const violation = { ...place, rule: 'duplicate' as const };
  return { code: violation.rule, message: briefly(violation, facts), hard: true };
}

/** The facts in which these people answered that they can. */
function answering(facts: RosterFacts, places: readonly RosterAssignment[]): RosterFacts {
  const answers = places.map((place) => ({ ...place, answer: 'available' as const }));
  return { ...facts, availability: facts.availability.with(answers) };
}

/** What a person joining the mass adds to each wish's number; lower is better. */
function meritsOf(facts: RosterFacts, slot: number, balances: ReadonlyMap<number, number>) {
  const problem = problemOf({ ...facts, overridden: [] }, { balances, pins: [] });
  const effectOf = changeEffects(new RosterLookup(new ProblemLookup(problem), allPlaces(facts)));
  const order = wishOrderOf(problem);
  return (minister: number): number[] => {
    const effect = effectOf({ slot, joins: minister });
    return order.map((wish) => effect[wish]);
  };
}

function toCandidate(
  facts: RosterFacts,
  slot: number,
  person: RosterPerson,
  { reasons, balance }: { reasons: PlaceReason[]; balance: number },
): Candidate {
  const { id, name, dutiesElsewhere } = person;
  const maxDuties = monthlyLimit(facts, person);
  const answer = facts.availability.of({ slot, minister: id }) ?? null;
  const duties =
    allPlaces(facts).filter(({ minister }) => minister === id).length +
    dutiesElsewhere.filter(({ sameMonth }) => sameMonth).length;
  const obstacles = reasons.filter(({ hard }) => hard);
  const possible = obstacles.length === 0;
  const left = leftWords(facts, { slot, minister: id });
  const merit = `${left === null ? '' : `${left}; `}${said(answer, facts, slot)}; ${duties} de ${maxDuties} no mês${balanceText(balance)}`;
  return {
    ministerId: id,
    scheduleName: name,
    answer,
    duties,
    possible,
    gaveAway: left !== null,
    reason: possible ? merit : obstacles.map(({ message }) => message).join('; '),
    reasons,
  };
}

/** '; 2 missas acima da parte justa dos meses anteriores'. */
function balanceText(balance: number): string {
  if (balance === 0) return '';
  const side = balance > 0 ? 'acima' : 'abaixo';
  return `; ${countMasses(Math.abs(balance))} ${side} da parte justa dos meses anteriores`;
}

function said(answer: Candidate['answer'], { masses }: RosterFacts, slot: number): string {
  if (isOffer(answer)) return answeredText(answer);
  return masses.get(slot)?.asked ? SILENT : 'ninguém foi perguntado sobre esta missa';
}

function compare(first: readonly number[], second: readonly number[]): number {
  const at = first.findIndex((value, index) => value !== second[index]);
  return at < 0 ? 0 : first[at]! - second[at]!;
}
