import { formatShortDate, formatTime } from '../../platform/dates/format.js';
import type { RosterViolation } from './check-roster.js';
import type { Kinship } from '../../ministers/index.js';
import { kinKey, type RosterFacts, type RosterPerson } from '../roster-facts.js';
import { countMasses } from './roster-messages.js';
import { capOf, isExcluded } from './schedule-rules.js';

const KINSHIP_WORDS: Readonly<Record<Kinship, string>> = {
  pai: 'pai',
  mae: 'mãe',
  filho: 'filho',
  filha: 'filha',
  irmao: 'irmão',
  irma: 'irmã',
  conjuge: 'cônjuge',
  avo: 'avô ou avó',
  neto: 'neto',
  neta: 'neta',
  tio: 'tio',
  tia: 'tia',
  sobrinho: 'sobrinho',
  sobrinha: 'sobrinha',
  primo: 'primo',
  prima: 'prima',
  outro: 'familiar',
};

/** Most duties in a month, the person's own maximum and the schedule's rules taken together. */
export function monthlyLimit({ rules }: RosterFacts, { id, limit }: RosterPerson): number {
  return Math.min(limit, capOf(rules, id));
}

/** A broken rule in a few words, to stand beside the name of whoever breaks it: `já serve às 10h neste dia`. */
export function briefly(violation: RosterViolation, facts: RosterFacts): string {
  const person = facts.people.get(violation.minister);
  const mass = facts.masses.get(violation.slot);
  if (!person || !mass) return 'não serve no momento';
  switch (violation.rule) {
    case 'duplicate':
      return 'já serve nesta missa';
    case 'not-available':
      return unavailability(facts, violation);
    case 'blocked-date': {
      const duty = person.dutiesElsewhere.find(({ date }) => date === mass.date);
      return duty && !person.blockedDates.includes(mass.date)
        ? `já serve às ${formatTime(duty.time)} neste dia, em outra escala`
        : 'data bloqueada';
    }
    case 'mandate-expired':
      return `mandato vencido (até ${formatShortDate(person.mandateUntil!)})`;
    case 'slot-full':
      return 'a missa já está completa';
    case 'same-day': {
      const other = facts.masses.get(violation.other ?? NaN) ?? mass;
      return `já serve às ${formatTime(other.time)} neste dia`;
    }
    case 'monthly-limit':
      return `limite de ${countMasses(monthlyLimit(facts, person))} atingido`;
    case 'apart':
      return `${relativeOf(facts, violation)} na mesma missa: separados`;
    case 'unknown-minister':
    case 'unknown-slot':
    case 'pin-missing':
      return violation.message;
  }
}

/** 'irmã (Sara)', or the name alone where only a rule of the schedule keeps the two apart. */
function relativeOf({ people, kinships }: RosterFacts, { minister, other }: RosterViolation): string {
  const name = (other !== undefined && people.get(other)?.name) || 'alguém';
  const kinship = other === undefined ? undefined : kinships.get(kinKey(minister, other));
  return kinship ? `${KINSHIP_WORDS[kinship]} (${name})` : name;
}

function unavailability(
  { availability, masses, rules }: RosterFacts,
  { slot, minister }: RosterViolation,
): string {
  const answer = availability.of({ slot, minister });
  if (answer === 'unavailable') return 'respondeu indisponível';
  if (isExcluded(rules, minister, masses.get(slot)!)) return 'uma regra da escala impede';
  return 'não respondeu sobre esta missa';
}
