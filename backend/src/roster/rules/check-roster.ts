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

/** A broken rule and the assignment that breaks it; `hard-rules.ts` has the words. */
export interface RosterViolation extends RosterAssignment {
  rule: RosterRule;
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
      slot,
      minister,
    })),
  ];
}

function isSame(first: RosterAssignment, second: RosterAssignment): boolean {
  return first.slot === second.slot && first.minister === second.minister;
}

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
    const violation = (rule: RosterRule, other?: RosterId): RosterViolation => ({
      rule,
      slot: added.slot,
      minister: added.minister,
      ...(other !== undefined && { other }),
    });
    if (!minister) return [violation('unknown-minister')];
    if (!slot) return [violation('unknown-slot')];

    const own = assignments.filter((made) => made.minister === added.minister);
    const team = assignments.filter((made) => made.slot === added.slot);
    if (own.some((made) => isSame(made, added))) {
      return [violation('duplicate')];
    }

    const violations: RosterViolation[] = [];
    if (!answered.get(added.minister)?.has(added.slot)) {
      violations.push(violation('not-available'));
    }
    if (minister.blockedDates?.includes(slot.date)) {
      violations.push(violation('blocked-date'));
    }
    if (minister.mandateUntil !== undefined && slot.date > minister.mandateUntil) {
      violations.push(violation('mandate-expired'));
    }
    if (team.length >= slot.required) {
      violations.push(violation('slot-full'));
    }
    const sameDay = own.find((made) => slots.get(made.slot)?.date === slot.date);
    if (sameDay) {
      violations.push(violation('same-day', sameDay.slot));
    }
    const limit = maximumOf(minister, slot);
    if (own.filter((made) => slots.get(made.slot)?.month === slot.month).length >= limit) {
      violations.push(violation('monthly-limit'));
    }
    for (const { a, b } of apart) {
      const relative = a === added.minister ? b : b === added.minister ? a : undefined;
      if (relative !== undefined && team.some((made) => made.minister === relative)) {
        violations.push(violation('apart', relative));
      }
    }
    return violations;
  };
}
