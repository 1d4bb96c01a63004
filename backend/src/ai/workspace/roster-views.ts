/** Reading a roster: the facts with the places of the draft, or with those that a proposal would make of it. */
import {
  allPlaces,
  assignmentChecker,
  isMass,
  judgingProblem,
  limitOf,
  type MassKey,
  isOffer,
  onMass,
  requiredAt,
  type RosterFacts,
  type RosterMass,
  type RosterPerson,
} from '../../roster/index.js';
import { type Offer, OFFERS } from '../../solver/index.js';
import { formatShortDate } from '../../platform/dates/format.js';
import { notFound } from '../../platform/errors/app-error.js';
import type {
  IncompleteMass,
  MassRef,
  MassView,
  Overview,
  PersonRef,
  PersonView,
} from '../assistant/index.js';

export const toPersonRef = ({ id, name }: RosterPerson): PersonRef => ({ id, name });
export const toMassRef = ({ date, time, description }: RosterMass): MassRef => ({ date, time, description });

/** @throws AppError 404 when the schedule has no mass then. */
export function massAt({ masses }: RosterFacts, key: MassKey): RosterMass {
  const mass = [...masses.values()].find((each) => isMass(each, key));
  if (!mass) throw notFound(`Esta escala não tem missa ${onMass(key)}.`);
  return mass;
}

/** @throws AppError 404 when nobody of this schedule has the id. */
export function personOf({ people }: RosterFacts, id: number): RosterPerson {
  const person = people.get(id);
  if (!person) throw notFound('Não conheço esta pessoa nesta escala.');
  return person;
}

/** Why somebody serves at none of the schedule's masses, whatever they answered; null where nothing is in the way. */
export function inactiveReason({ masses }: RosterFacts, person: RosterPerson): string | null {
  const { name, serves, mandateUntil } = person;
  if (!serves) return `${name} não serve no ministério no momento.`;
  return mandateUntil !== null && [...masses.values()].every(({ date }) => date > mandateUntil)
    ? `${name} está com o mandato vencido desde ${formatShortDate(mandateUntil)}: não serve nesta escala.`
    : null;
}

/** People at a mass, by name. */
export function teamAt(facts: RosterFacts, mass: RosterMass): RosterPerson[] {
  return byName(
    allPlaces(facts)
      .filter(({ slot }) => slot === mass.id)
      .flatMap(({ minister }) => facts.people.get(minister) ?? []),
  );
}

/** How many people a mass lacks, with the places that rules add or take. */
export function missingAt(facts: RosterFacts, mass: RosterMass): number {
  const filled = allPlaces(facts).filter(({ slot }) => slot === mass.id).length;
  return Math.max(0, requiredAt(facts.rules, mass) - filled);
}

/** The masses with empty places, in their order. */
export function incompleteMasses(facts: RosterFacts): IncompleteMass[] {
  return [...facts.masses.values()]
    .map((mass) => ({ ...toMassRef(mass), missing: missingAt(facts, mass) }))
    .filter(({ missing }) => missing > 0);
}

/** What one who serves answered about a mass; a refusal and silence are null. */
export function offerOf({ availability }: RosterFacts, person: RosterPerson, mass: RosterMass): Offer | null {
  const answer = availability.of({ slot: mass.id, minister: person.id });
  return person.serves && isOffer(answer) ? answer : null;
}

export function hasAnswered({ availability }: RosterFacts, { id }: RosterPerson): boolean {
  return availability.hasAnswered(id);
}

/** The month at a glance. */
export function overviewOf(facts: RosterFacts): Overview {
  const places = allPlaces(facts);
  const masses = [...facts.masses.values()];
  const serving = [...facts.people.values()].filter(({ serves }) => serves);
  const duties = new Map<number, number>();
  for (const { minister } of places) duties.set(minister, (duties.get(minister) ?? 0) + 1);
  return {
    title: facts.schedule.title,
    status: facts.schedule.status,
    masses: masses.length,
    required: masses.reduce((sum, mass) => sum + requiredAt(facts.rules, mass), 0),
    filled: places.length,
    incomplete: incompleteMasses(facts),
    inexperienced: masses
      .filter((mass) => {
        const team = teamAt(facts, mass);
        return team.length > 0 && team.filter(({ experienced }) => experienced).length < mass.experienced;
      })
      .map(toMassRef),
    asked: masses.some(({ asked }) => asked),
    load: byName(serving)
      .map((person) => ({
        person: toPersonRef(person),
        duties: duties.get(person.id) ?? 0,
        offered: masses.filter((mass) => offerOf(facts, person, mass) !== null).length,
      }))
      .sort((a, b) => b.duties - a.duties),
    silent: byName(serving.filter((person) => !hasAnswered(facts, person))).map(toPersonRef),
  };
}

/** @throws AppError 404 when the schedule has no mass then. */
export function massView(facts: RosterFacts, key: MassKey): MassView {
  const mass = massAt(facts, key);
  const people = byName([...facts.people.values()]);
  const check = assignmentChecker(judgingProblem(facts));
  const isFree = ({ id }: RosterPerson) =>
    check(allPlaces(facts), { slot: mass.id, minister: id }).every(({ rule }) => rule === 'slot-full');
  const free = people.filter((person) => offerOf(facts, person, mass) !== null && isFree(person));
  return {
    ...toMassRef(mass),
    required: requiredAt(facts.rules, mass),
    missing: missingAt(facts, mass),
    experienced: mass.experienced,
    team: teamAt(facts, mass).map(toPersonRef),
    offers: byOffer((answer) =>
      people.filter((person) => offerOf(facts, person, mass) === answer).map(toPersonRef),
    ),
    free: free.map(toPersonRef),
  };
}

/** @throws AppError 404 when nobody of this schedule has the id. */
export function personView(facts: RosterFacts, id: number): PersonView {
  const person = personOf(facts, id);
  const masses = [...facts.masses.values()];
  const own = new Set(
    allPlaces(facts)
      .filter(({ minister }) => minister === person.id)
      .map(({ slot }) => slot),
  );
  return {
    ...toPersonRef(person),
    serves: inactiveReason(facts, person) === null,
    experienced: person.experienced,
    limit: limitOf(facts, person),
    answered: hasAnswered(facts, person),
    duties: masses.filter((mass) => own.has(mass.id)).map(toMassRef),
    offers: byOffer((answer) =>
      masses.filter((mass) => offerOf(facts, person, mass) === answer).map(toMassRef),
    ),
  };
}

const byOffer = <T>(of: (answer: Offer) => T[]) =>
  Object.fromEntries(OFFERS.map((answer) => [answer, of(answer)])) as Record<Offer, T[]>;

function byName(people: RosterPerson[]): RosterPerson[] {
  return people.sort((a, b) => a.name.localeCompare(b.name, 'pt-BR'));
}
