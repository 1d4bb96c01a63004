/** Why somebody serves or does not, and why a mass is incomplete: in Portuguese, from the facts alone. */
import { assignmentChecker, type RosterViolation } from '../roster/check-roster.js';
import {
  countMasses,
  countMinisters,
  explain,
  onMass,
  placeKey,
  problemOf,
  requiredAt,
  rulePins,
  type MassKey,
  type RosterMass,
  type RosterPerson,
} from '../schedules/roster-problem.service.js';
import { hasAnswered, massAt, missingAt, offerOf, personOf, type Roster } from './roster-views.js';

const LISTED_AT_MOST = 6;
const LIST = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

/** What keeps people who offered to serve at a mass from filling it, by the rule that they would break. */
const OBSTACLES: Partial<Record<RosterViolation['rule'], [one: string, many: string]>> = {
  'same-day': ['já serve em outra missa do dia', 'já servem em outra missa do dia'],
  'monthly-limit': ['já está no máximo de missas', 'já estão no máximo de missas'],
  'blocked-date': ['bloqueou o dia ou serve em outra escala', 'bloquearam o dia ou servem em outra escala'],
  'mandate-expired': ['já terá o mandato vencido', 'já terão o mandato vencido'],
  apart: ['serve separada de alguém que está nela', 'servem separadas de alguém que está nela'],
  'not-available': ['está fora por uma regra', 'estão fora por uma regra'],
};

/**
 * Why a mass is incomplete: how many offered to serve at it and what keeps the others.
 * @throws AppError 404 when the schedule has no mass then.
 */
export function explainShortage(roster: Roster, key: MassKey): string {
  const { facts } = roster;
  const mass = massAt(facts, key);
  const missing = missingAt(roster, mass);
  const required = requiredAt(facts.rules, mass);
  if (missing === 0) return `A missa ${onMass(mass)} está completa: ${countMinisters(required)}.`;
  const offering = [...facts.people.values()].filter((person) => offerOf(facts, person, mass) !== null);
  const start = `Na missa ${onMass(mass)} ${missing === 1 ? 'falta 1 ministro' : `faltam ${missing} ministros`} de ${required}.`;
  if (!mass.asked && offering.length === 0)
    return `${start} Nenhum questionário enviado perguntou por esta missa, e por isso ninguém se ofereceu para ela.`;
  if (offering.length === 0) return `${start} Ninguém respondeu que pode servir nela.`;
  const kept = obstaclesOf(roster, mass, offering);
  const idle = kept.get(null) ?? [];
  const told = [...kept].flatMap(([rule, people]) => {
    const words = rule === null ? undefined : OBSTACLES[rule];
    return words ? [`${people.length} ${words[people.length === 1 ? 0 : 1]}`] : [];
  });
  return [
    start,
    `${people(offering.length)} ${offering.length === 1 ? 'respondeu' : 'responderam'} que pode${offering.length === 1 ? '' : 'm'} ou talvez.`,
    ...(told.length > 0 ? [`Mas ${LIST.format(told)}.`] : []),
    ...(idle.length > 0
      ? [`Ainda ${idle.length === 1 ? 'está livre' : 'estão livres'}: ${named(idle)}.`]
      : []),
  ].join(' ');
}

/** Those who offered and are not at the mass, by the first rule that adding them would break; null for none. */
function obstaclesOf(
  { facts, places }: Roster,
  mass: RosterMass,
  offering: RosterPerson[],
): Map<RosterViolation['rule'] | null, RosterPerson[]> {
  const check = assignmentChecker(problemOf(facts));
  const away = offering.filter(
    ({ id }) => !places.some(({ slot, minister }) => slot === mass.id && minister === id),
  );
  const kept = new Map<RosterViolation['rule'] | null, RosterPerson[]>();
  for (const person of away) {
    const rule = check([...places], { slot: mass.id, minister: person.id })[0]?.rule ?? null;
    kept.set(rule, [...(kept.get(rule) ?? []), person]);
  }
  return kept;
}

/**
 * Why somebody does not serve, at one mass or in the whole schedule.
 * @throws AppError 404 when person or mass are unknown.
 */
export function explainAbsence(roster: Roster, ministerId: number, key?: MassKey): string {
  const { facts, places } = roster;
  const person = personOf(facts, ministerId);
  const own = places.filter(({ minister }) => minister === person.id);
  if (key) return absenceAt(roster, person, massAt(facts, key));
  if (own.length > 0) {
    const masses = own.flatMap(({ slot }) => facts.masses.get(slot) ?? []);
    return `${person.name} está na escala, ${LIST.format(masses.map(onMass))}.`;
  }
  if (!person.serves) return `${person.name} não serve no ministério no momento.`;
  if (!hasAnswered(facts, person)) return `${person.name} não respondeu ao questionário.`;
  const offered = [...facts.masses.values()].filter((mass) => offerOf(facts, person, mass) !== null);
  if (offered.length === 0)
    return `${person.name} respondeu que não pode servir em nenhuma missa desta escala.`;
  const reasons = new Set(offered.map((mass) => absenceAt(roster, person, mass)));
  const shown = [...reasons].slice(0, LISTED_AT_MOST);
  return [`${person.name} se ofereceu para ${countMasses(offered.length)}.`, ...shown].join(' ');
}

function absenceAt({ facts, places }: Roster, person: RosterPerson, mass: RosterMass): string {
  const place = { slot: mass.id, minister: person.id };
  if (places.some((each) => placeKey(each) === placeKey(place)))
    return `${person.name} está na escala ${onMass(mass)}.`;
  const broken = assignmentChecker(problemOf(facts))([...places], place);
  if (broken.length > 0) return broken.map((each) => explain(each, facts).message).join(' ');
  return `${person.name} poderia servir ${onMass(mass)}: há lugar, e nenhuma regra impede. Peça “gere a escala” para calcular de novo.`;
}

/**
 * Why somebody serves at a mass.
 * @throws AppError 404 when person or mass are unknown.
 */
export function explainPresence({ facts, places }: Roster, ministerId: number, key: MassKey): string {
  const person = personOf(facts, ministerId);
  const mass = massAt(facts, key);
  const place = { slot: mass.id, minister: person.id };
  const isHere = (each: { slot: string; minister: string }) => placeKey(each) === placeKey(place);
  if (!places.some(isHere)) return `${person.name} não está na escala ${onMass(mass)}.`;
  if (rulePins(facts.rules, facts.masses.values()).some(isHere))
    return `${person.name} está ${onMass(mass)} porque uma regra desta escala pede.`;
  const kept = facts.places.find(isHere);
  if (kept?.pinned) return `${person.name} está ${onMass(mass)} porque este lugar foi fixado.`;
  if (kept?.origin === 'manual') return `${person.name} está ${onMass(mass)} porque foi colocada à mão.`;
  const answer = offerOf(facts, person, mass);
  const offered = [...facts.masses.values()].filter((each) => offerOf(facts, person, each) !== null).length;
  const duties = places.filter(({ minister }) => minister === person.id).length;
  const said =
    answer === 'maybe'
      ? 'respondeu que talvez possa, e faltava gente'
      : answer === 'available'
        ? 'respondeu que pode'
        : 'não respondeu sobre esta missa';
  return `${person.name} está ${onMass(mass)}: ${said}. Ofereceu-se para ${countMasses(offered)} e serve em ${duties}.`;
}

const people = (count: number) => (count === 1 ? '1 pessoa' : `${count} pessoas`);

function named(list: RosterPerson[]): string {
  const names = list.slice(0, LISTED_AT_MOST).map(({ name }) => name);
  const rest = list.length - names.length;
  return LIST.format(rest > 0 ? [...names, people(rest)] : names);
}
