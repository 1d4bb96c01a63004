/** Several months as one problem, each with its own maximums, and such a problem as its months. */
import {
  maximumOf,
  type RosterAssignment,
  type RosterFamily,
  type RosterId,
  type RosterProblem,
  RosterProblemError,
} from '../../solver/index.js';

const ONE_BY_ONE = 'Calcule-as uma a uma.';

/**
 * The problems of several months as one: each mass counts for the maximums of its month, and what people carry over is
 * what they carry into the first.
 *
 * @param carried what each problem's balances are reckoned from, the same in all of them.
 * @throws RosterProblemError when two people are to serve together in one month and apart, or by no wish, in another.
 */
export function joinMonths(
  months: readonly { month: RosterId; problem: RosterProblem }[],
  carried: ReadonlyMap<RosterId, number>,
): RosterProblem {
  const problems = months.map(({ problem }) => problem);
  const people = new Map<RosterId, RosterProblem['ministers'][number]>();
  for (const { month, problem } of months) {
    for (const { maxDuties, balance = 0, blockedDates = [], ...person } of problem.ministers) {
      const known = people.get(person.id);
      const before = carried.get(person.id) ?? 0;
      people.set(person.id, {
        ...known,
        ...person,
        balance: (known?.balance ?? before) + balance - before,
        blockedDates: [...new Set([...(known?.blockedDates ?? []), ...blockedDates])],
        maxima: [...(known?.maxima ?? []), ...(maxDuties === undefined ? [] : [{ month, maxDuties }])],
      });
    }
  }
  return {
    slots: months.flatMap(({ month, problem }) => problem.slots.map((slot) => ({ ...slot, month }))),
    ministers: [...people.values()],
    answers: problems.flatMap(({ answers }) => answers),
    families: sameWishes(problems),
    pins: problems.flatMap(({ pins = [] }) => pins),
    published: problems.flatMap(({ published = [] }) => published),
    minRestDays: Math.max(...problems.map(({ minRestDays = 0 }) => minRestDays)),
    timeLimitSeconds: problems.reduce((sum, { timeLimitSeconds = 0 }) => sum + timeLimitSeconds, 0),
  };
}

function sameWishes(problems: readonly RosterProblem[]): RosterFamily[] {
  const wishes = problems.map(({ families = [] }) => families);
  const said = wishes.map((own) =>
    own
      .map(({ a, b, wish }) => `${a} ${b} ${wish}`)
      .sort()
      .join(),
  );
  if (said.some((own) => own !== said[0]))
    throw new RosterProblemError(
      `As regras sobre quem serve junto ou separado não são as mesmas nestas escalas. ${ONE_BY_ONE}`,
    );
  return wishes[0]!;
}

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
