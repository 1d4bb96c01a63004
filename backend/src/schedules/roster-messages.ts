import { formatLongDate, formatShortDate, formatTime } from '../calendar/format.js';
import { weekday } from '../calendar/month.js';
import type { RosterViolation } from '../roster/check-roster.js';
import type { StageName } from '../roster/types.js';
import { placeKey, type RosterFacts } from './roster-facts.js';

/** How each objective is called on screen. */
export const STAGE_LABELS: Record<StageName, string> = {
  emptyPlaces: 'Lugares vazios',
  unevenShortage: 'Faltas bem distribuídas',
  disturbed: 'Pessoas já avisadas que mudam',
  withoutExperienced: 'Ministros experientes que faltam',
  familiesSplit: 'Familiares que serviriam juntos, separados',
  maybes: 'Respostas “talvez” usadas',
  unfairness: 'Desequilíbrio entre as pessoas',
  shortRest: 'Missas próximas demais da mesma pessoa',
};

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
      const all = mass.required === 1 ? 'seu único ministro' : `os ${countMinisters(mass.required)}`;
      return { code: rule, message: `A missa ${here} já tem ${all}.` };
    }
    case 'same-day': {
      const other = facts.masses.get(violation.other ?? '') ?? mass;
      return { code: rule, message: `${name} já serve ${onMass(other)}.` };
    }
    case 'monthly-limit':
      return { code: rule, message: `${name} já atingiu o limite de ${countMasses(person.limit)} no mês.` };
    case 'apart': {
      const relative = facts.people.get(violation.other ?? '')?.name ?? 'Um familiar';
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
  { answers }: RosterFacts,
): string {
  if (answers.has(placeKey({ slot, minister }))) return `${name} respondeu que não pode servir ${here}.`;
  const answered = [...answers.keys()].some((key) => key.endsWith(` ${minister}`));
  return answered
    ? `${name} respondeu ao questionário, mas não disse se pode servir ${here}.`
    : `${name} não respondeu ao questionário.`;
}
