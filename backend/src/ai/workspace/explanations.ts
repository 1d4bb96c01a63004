/** Why somebody serves or does not, and why a mass is incomplete: the engine's reasons, as the editor tells them. */
import { capital } from '../../platform/text.js';
import { placeKey } from '../../solver/index.js';
import {
  countMinisters,
  explanationOf,
  type MassKey,
  onMass,
  reasonSentence,
  requiredAt,
  type RosterFacts,
  type RosterMass,
  type RosterPerson,
  rulePins,
  shortagesOf,
  standingRoster,
} from '../../roster/index.js';
import { hasAnswered, inactiveReason, massAt, missingAt, offerOf, personOf, teamAt } from './roster-views.js';

const LISTED_AT_MOST = 6;
const LIST = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

/** A roster with what its people carry from earlier months. */
export interface ExplainedRoster {
  facts: RosterFacts;
  balances: ReadonlyMap<number, number>;
}

/**
 * Why a mass is incomplete, and what would help.
 * @throws AppError 404 when the schedule has no mass then.
 */
export function explainShortage({ facts, balances }: ExplainedRoster, key: MassKey): string {
  const mass = massAt(facts, key);
  const { problem, places } = standingRoster(facts, balances);
  const shortage = shortagesOf(facts, problem, places).find(({ slotId }) => slotId === mass.id);
  if (missingAt(facts, mass) === 0 || !shortage) {
    const required = countMinisters(requiredAt(facts.rules, mass));
    return `A missa ${onMass(mass)} está completa: ${required}.`;
  }
  const { reason, suggestions } = shortage;
  return [
    capital(reason),
    ...(mass.asked ? [] : ['Nenhum questionário enviado perguntou por esta missa.']),
    ...(suggestions.length > 0 ? ['O que ajudaria:', ...suggestions.map(({ message }) => message)] : []),
  ].join(' ');
}

/**
 * Why somebody does not serve, at one mass or in the whole schedule.
 * @throws AppError 404 when person or mass are unknown.
 */
export function explainAbsence(roster: ExplainedRoster, ministerId: number, key?: MassKey): string {
  const { facts } = roster;
  const person = personOf(facts, ministerId);
  const own = dutiesOf(facts, person);
  if (key) {
    const mass = massAt(facts, key);
    if (own.includes(mass)) return `${person.name} está na escala ${onMass(mass)}.`;
    return inactiveReason(facts, person) ?? reasonsOf(roster, person).at.get(mass.id)!;
  }
  if (own.length > 0) return `${person.name} está na escala, ${LIST.format(own.map(onMass))}.`;
  const inactive = inactiveReason(facts, person);
  if (inactive) return inactive;
  if (!hasAnswered(facts, person)) return `${person.name} não respondeu ao questionário.`;
  const offered = [...facts.masses.values()].filter((mass) => offerOf(facts, person, mass) !== null);
  const { message, at } = reasonsOf(roster, person);
  const reasons = new Set(offered.map(({ id }) => at.get(id)!));
  return [message, ...[...reasons].slice(0, LISTED_AT_MOST)].join('\n');
}

/**
 * Why somebody serves at a mass.
 * @throws AppError 404 when person or mass are unknown.
 */
export function explainPresence(roster: ExplainedRoster, ministerId: number, key: MassKey): string {
  const { facts } = roster;
  const person = personOf(facts, ministerId);
  const mass = massAt(facts, key);
  if (!dutiesOf(facts, person).includes(mass)) return `${person.name} não está na escala ${onMass(mass)}.`;
  const inactive = inactiveReason(facts, person);
  if (inactive) return inactive;
  return [reasonsOf(roster, person).at.get(mass.id)!, ...causeOfPin(facts, person, mass)].join(' ');
}

/** The engine's reasons by mass, beginning with whom and what they are about where they do not say so themselves. */
function reasonsOf(
  roster: ExplainedRoster,
  person: RosterPerson,
): { message: string; at: Map<number, string> } {
  const { facts } = roster;
  const { message, slots } = explanationOf(roster, person);
  const sentences = slots.map((reason): [number, string] => {
    const sentence = reasonSentence(facts, person.id, reason);
    const mass = facts.masses.get(reason.slot)!;
    const whole = sentence === reason.message ? `${person.name}, ${onMass(mass)}: ${sentence}` : sentence;
    return [reason.slot, whole];
  });
  return { message, at: new Map(sentences) };
}

/** Who keeps a place that computations do not move. */
function causeOfPin(facts: RosterFacts, person: RosterPerson, mass: RosterMass): string[] {
  const place = placeKey({ slot: mass.id, minister: person.id });
  const isHere = (each: { slot: number; minister: number }) => placeKey(each) === place;
  if (rulePins(facts.rules, facts.masses.values()).some(isHere))
    return ['Uma regra desta escala pede assim.'];
  const kept = facts.places.find(isHere);
  const cause = { manual: 'Foi dado à mão.', substitution: 'Veio de uma substituição.' } as const;
  return kept?.origin === 'manual' || kept?.origin === 'substitution' ? [cause[kept.origin]] : [];
}

function dutiesOf(facts: RosterFacts, person: RosterPerson): RosterMass[] {
  return [...facts.masses.values()].filter((mass) => teamAt(facts, mass).includes(person));
}
