/** A problem of several months, each with maximums of its own, and its months as problems. */
import { maximumOf, type RosterAssignment, type RosterProblem } from '../../solver/index.js';

/** The months of a problem, in the order of their first masses; the problem itself where it has only one. */
export function monthsOf(problem: RosterProblem): RosterProblem[] {
  const months = [...new Set(problem.slots.map(({ month }) => month))];
  if (months.length < 2) return [problem];
  return months.map((month) => {
    const slots = problem.slots.filter((slot) => slot.month === month);
    const own = new Set(slots.map(({ id }) => id));
    const within = <T extends Pick<RosterAssignment, 'slot'>>(places: T[] = []): T[] =>
      places.filter(({ slot }) => own.has(slot));
    return {
      ...problem,
      slots: slots.map(({ month: _, ...slot }) => slot),
      ministers: problem.ministers.map(({ maxima, ...minister }) => {
        const most = maximumOf({ ...minister, ...(maxima && { maxima }) }, slots[0]!);
        return { ...minister, ...(most < Infinity && { maxDuties: most }) };
      }),
      answers: within(problem.answers),
      pins: within(problem.pins),
      published: within(problem.published),
    };
  });
}
