import { formatLongDate, formatShortDate, formatTime } from '../../platform/dates/format.js';
import { weekday } from '../../platform/dates/month.js';
import { checkRoster, type RosterViolation } from './check-roster.js';
import { pinsOf, problemOf, type RosterFacts } from '../roster-facts.js';
import { capOf, isExcluded, requiredAt, rulesOfKind } from './schedule-rules.js';

/** `no domingo, 6 de dezembro, às 10h` */
export function onMass({ date, time }: { date: string; time: string }): string {
  const day = weekday(date);
  const article = day === 0 || day === 6 ? 'no' : 'na';
  const hour = time.startsWith('01') ? 'à' : 'às';
  return `${article} ${formatLongDate(date)}, ${hour} ${formatTime(time)}`;
}

export const countMasses = (count: number) => (count === 1 ? '1 missa' : `${count} missas`);
export const countMinisters = (count: number) => (count === 1 ? '1 ministro' : `${count} ministros`);
export const countPlaces = (count: number) => (count === 1 ? '1 lugar' : `${count} lugares`);

/** A broken rule as a code and a Portuguese sentence with the names and numbers of the schedule. */
export function explain(violation: RosterViolation, facts: RosterFacts): { code: string; message: string } {
  const { rule } = violation;
  const person = facts.people.get(violation.minister);
  const mass = facts.masses.get(violation.slot);
  if (!person || !mass) return { code: rule, message: violation.message };
  const { name } = person;
  const here = onMass(mass);
  switch (rule) {
    case 'unknown-minister':
      return {
        code: 'not-serving',
        message: `${name} não serve mais no ministério e não pode ter lugar ${here}.`,
      };
    case 'duplicate':
      return { code: rule, message: `${name} já está na escala ${here}.` };
    case 'not-available':
      return { code: rule, message: unavailability(violation, name, here, facts) };
    case 'blocked-date': {
      const duty = person.dutiesElsewhere.find(({ date }) => date === mass.date);
      return duty && !person.blockedDates.includes(mass.date)
        ? { code: 'same-day', message: `${name} já serve ${onMass(duty)}, em outra escala.` }
        : { code: rule, message: `${name} bloqueou o dia ${formatShortDate(mass.date)}.` };
    }
    case 'mandate-expired': {
      const end = formatShortDate(person.mandateUntil!);
      return { code: rule, message: `O mandato de ${name} vai até ${end}, antes da missa ${here}.` };
    }
    case 'slot-full': {
      const required = requiredAt(facts.rules, mass);
      if (required === 0) return { code: rule, message: `A missa ${here} não tem lugar para ninguém.` };
      const all = required === 1 ? 'seu único ministro' : `os ${countMinisters(required)}`;
      return { code: rule, message: `A missa ${here} já tem ${all}.` };
    }
    case 'same-day': {
      const other = facts.masses.get(violation.other ?? NaN) ?? mass;
      return { code: rule, message: `${name} já serve ${onMass(other)}.` };
    }
    case 'monthly-limit': {
      const cap = capOf(facts.rules, person.id);
      const message =
        cap < person.limit
          ? `Uma regra desta escala dá a ${name} no máximo ${countMasses(cap)}.`
          : `${name} já atingiu o limite de ${countMasses(person.limit)} no mês.`;
      return { code: rule, message };
    }
    case 'apart': {
      const relative = facts.people.get(violation.other ?? NaN)?.name ?? 'Um familiar';
      const pair = [violation.minister, violation.other].sort().join(' ');
      const ruled = rulesOfKind(facts.rules, 'apart').some(
        ({ ministerId, otherId }) => [ministerId, otherId].sort().join(' ') === pair,
      );
      if (ruled) {
        const message = `${relative} já está na missa ${here}, e uma regra desta escala separa os dois.`;
        return { code: rule, message };
      }
      return {
        code: rule,
        message: `${relative}, da família de ${name}, já está na missa ${here}: preferem servir separados.`,
      };
    }
    case 'unknown-slot':
    case 'pin-missing':
      return { code: rule, message: violation.message };
  }
}

function unavailability(
  { slot, minister }: RosterViolation,
  name: string,
  here: string,
  { availability, masses, rules }: RosterFacts,
): string {
  const answer = availability.of({ slot, minister });
  if (answer !== 'unavailable' && isExcluded(rules, minister, masses.get(slot)!)) {
    return `Uma regra desta escala não deixa ${name} servir ${here}.`;
  }
  if (answer !== undefined) return `${name} respondeu que não pode servir ${here}.`;
  return availability.hasAnswered(minister)
    ? `${name} respondeu ao questionário, mas não disse se pode servir ${here}.`
    : `${name} não respondeu ao questionário.`;
}

/** Why places that every computation must give cannot all be given: with names, one sentence a broken rule. */
export function brokenPins(facts: RosterFacts): string[] {
  return checkRoster({ ...problemOf(facts), pins: [] }, pinsOf(facts)).map(
    (violation) => explain(violation, facts).message,
  );
}
