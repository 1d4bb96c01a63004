import { maximumOf, type RosterAssignment, type RosterId, type RosterProblem } from '../../solver/index.js';

/** The hard rules of a roster, in the order in which they are checked. */
export type RosterRule =
  | 'unknown-minister'
  | 'unknown-slot'
  | 'duplicate'
  | 'not-available'
  | 'blocked-date'
  | 'mandate-expired'
  | 'slot-full'
  | 'same-day'
  | 'monthly-limit'
  | 'apart'
  | 'pin-missing';

/** A broken rule: Portuguese message without names, and the assignment that breaks it. */
export interface RosterViolation extends RosterAssignment {
  rule: RosterRule;
  message: string;
  /** The other mass of that day, or the relative at the same mass. */
  other?: RosterId;
}

/**
 * Names every hard rule that a roster breaks. Written apart from the optimiser, on the problem as
 * stated, so that it can judge it.
 *
 * @returns one violation a broken rule, at the first assignment that breaks it; empty when all is well.
 */
export function checkRoster(problem: RosterProblem, assignments: RosterAssignment[]): RosterViolation[] {
  const check = assignmentChecker(problem);
  const violations = assignments.flatMap((assignment, position) =>
    check(assignments.slice(0, position), assignment),
  );
  const missingPins = (problem.pins ?? []).filter((pin) => !assignments.some((made) => isSame(made, pin)));
  return [
    ...violations,
    ...missingPins.map(({ slot, minister }) => ({
      rule: 'pin-missing' as const,
      message: 'A pessoa está fixada nesta missa, mas não foi escalada nela.',
      slot,
      minister,
    })),
  ];
}

function isSame(first: RosterAssignment, second: RosterAssignment): boolean {
  return first.slot === second.slot && first.minister === second.minister;
}

const KEPT_AWAY = {
  one: 'tem a data bloqueada ou o mandato vencido',
  many: 'têm a data bloqueada ou o mandato vencido',
};

/** What is said of how many, among those who offered for a mass, a rule keeps from serving there. */
export const COUNTED: Readonly<Partial<Record<RosterRule, { one: string; many: string }>>> = {
  'blocked-date': KEPT_AWAY,
  'mandate-expired': KEPT_AWAY,
  'same-day': { one: 'serve em outra missa do dia', many: 'servem em outra missa do dia' },
  'monthly-limit': { one: 'já tem o seu máximo de missas', many: 'já têm o seu máximo de missas' },
  apart: {
    one: 'não serve junto com um familiar que está nela',
    many: 'não servem junto com um familiar que está nela',
  },
};

/** Names the hard rules that one more assignment would break in a roster that is without it. */
export type AssignmentCheck = (assignments: RosterAssignment[], added: RosterAssignment) => RosterViolation[];

/** Prepares the check for many questions about one problem. */
export function assignmentChecker(problem: RosterProblem): AssignmentCheck {
  const slots = new Map(problem.slots.map((slot) => [slot.id, slot]));
  const ministers = new Map(problem.ministers.map((minister) => [minister.id, minister]));
  const answered = new Map<RosterId, Set<RosterId>>();
  for (const { minister, slot } of problem.answers) {
    answered.set(minister, (answered.get(minister) ?? new Set()).add(slot));
  }
  const apart = (problem.families ?? []).filter(({ wish }) => wish === 'apart');

  return (assignments, added) => {
    const slot = slots.get(added.slot);
    const minister = ministers.get(added.minister);
    const violation = (rule: RosterRule, message: string, other?: RosterId): RosterViolation => ({
      rule,
      message,
      slot: added.slot,
      minister: added.minister,
      ...(other !== undefined && { other }),
    });
    if (!minister) return [violation('unknown-minister', 'Esta pessoa não faz parte do problema.')];
    if (!slot) return [violation('unknown-slot', 'Esta missa não faz parte do problema.')];

    const own = assignments.filter((made) => made.minister === added.minister);
    const team = assignments.filter((made) => made.slot === added.slot);
    if (own.some((made) => isSame(made, added))) {
      return [violation('duplicate', 'Já está nesta missa.')];
    }

    const violations: RosterViolation[] = [];
    if (!answered.get(added.minister)?.has(added.slot)) {
      violations.push(violation('not-available', 'Não se declarou disponível para esta missa.'));
    }
    if (minister.blockedDates?.includes(slot.date)) {
      violations.push(violation('blocked-date', 'Bloqueou esta data.'));
    }
    if (minister.mandateUntil !== undefined && slot.date > minister.mandateUntil) {
      violations.push(violation('mandate-expired', 'O mandato já terá vencido nesta data.'));
    }
    if (team.length >= slot.required) {
      violations.push(violation('slot-full', `A missa já está completa (${places(slot.required)}).`));
    }
    const sameDay = own.find((made) => slots.get(made.slot)?.date === slot.date);
    if (sameDay) {
      violations.push(violation('same-day', 'Já serve em outra missa neste dia.', sameDay.slot));
    }
    const limit = maximumOf(minister, slot);
    if (own.filter((made) => slots.get(made.slot)?.month === slot.month).length >= limit) {
      const message =
        limit === 0 ? 'Seu limite é de nenhuma missa no mês.' : `Limite de ${limit} no mês já atingido.`;
      violations.push(violation('monthly-limit', message));
    }
    for (const { a, b } of apart) {
      const relative = a === added.minister ? b : b === added.minister ? a : undefined;
      if (relative !== undefined && team.some((made) => made.minister === relative)) {
        const message = 'Um familiar que serve separado já está nesta missa.';
        violations.push(violation('apart', message, relative));
      }
    }
    return violations;
  };
}

function places(count: number): string {
  return count === 1 ? '1 lugar' : `${count} lugares`;
}
