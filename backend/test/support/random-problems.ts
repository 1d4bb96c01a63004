import fc from 'fast-check';
import { assignmentChecker, checkRoster } from '../../src/roster/rules/check-roster.js';
import type { RosterAssignment, RosterProblem } from '../../src/solver/problem.js';
import type { WishName } from '../../src/roster/wishes/wishes.js';

/** Size of random problems; `answers` at most. */
export interface Size {
  slots: number;
  days: number;
  ministers: number;
  answers: number;
  /** All masses in one month, as what is explained always is. */
  oneMonth?: true;
}

/** Ids of people and masses, apart from one another and from positions: no mix-up of these goes unnoticed. */
const ministerAt = (position: number): number => 100 + position;
const slotAt = (position: number): number => 200 + position;

/** Random problems whose pins keep the hard rules. */
export function randomProblems({
  slots,
  days,
  ministers,
  answers,
  oneMonth,
}: Size): fc.Arbitrary<RosterProblem> {
  const date = fc.integer({ min: 1, max: days }).map((day) => `2026-12-${String(day).padStart(2, '0')}`);
  const slotId = fc.integer({ min: 0, max: slots - 1 });
  const ministerId = fc.integer({ min: 0, max: ministers - 1 });
  const place = fc.tuple(ministerId, slotId);
  const toAssignment = ([minister, slot]: [number, number]): RosterAssignment => ({
    minister: ministerAt(minister),
    slot: slotAt(slot),
  });
  return fc
    .record({
      slots: fc.array(
        fc.record({
          date,
          required: fc.integer({ min: 0, max: 3 }),
          experienced: fc.integer({ min: 0, max: 2 }),
          month: fc.integer({ min: 1, max: 2 }),
        }),
        { minLength: slots, maxLength: slots },
      ),
      ministers: fc.array(
        fc.record(
          {
            experienced: fc.boolean(),
            maxDuties: fc.integer({ min: 0, max: 4 }),
            balance: fc.integer({ min: -6, max: 6 }).map((quarters) => quarters / 4),
            blockedDates: fc.array(date, { maxLength: 1 }),
            mandateUntil: date,
            maxima: fc.array(
              fc.record({ month: fc.integer({ min: 1, max: 2 }), maxDuties: fc.integer({ min: 0, max: 2 }) }),
              { maxLength: 1 },
            ),
          },
          { requiredKeys: ['experienced'] },
        ),
        { minLength: ministers, maxLength: ministers },
      ),
      answers: fc.uniqueArray(fc.tuple(ministerId, slotId, fc.boolean()), {
        selector: ([minister, slot]) => `${minister},${slot}`,
        minLength: Math.floor(answers / 2),
        maxLength: answers,
      }),
      families: fc.uniqueArray(fc.tuple(ministerId, ministerId, fc.boolean()), {
        selector: ([a, b]) => `${Math.min(a, b)},${Math.max(a, b)}`,
        maxLength: ministers,
      }),
      pins: fc.uniqueArray(fc.nat(1000), { maxLength: 2 }),
      published: fc.uniqueArray(place, { selector: String, maxLength: 4 }),
      minRestDays: fc.integer({ min: 0, max: 4 }),
      severalMonths: oneMonth ? fc.constant(false) : fc.boolean(),
    })
    .map((drawn): RosterProblem => {
      const problem: RosterProblem = {
        slots: drawn.slots.map(({ month, ...slot }, s) => ({
          id: slotAt(s),
          ...slot,
          ...(drawn.severalMonths && { month }),
        })),
        ministers: drawn.ministers.map(({ maxima, ...minister }, m) => ({
          id: ministerAt(m),
          ...minister,
          ...(drawn.severalMonths && maxima && { maxima }),
        })),
        answers: drawn.answers.map(([minister, slot, maybe]) => ({
          ...toAssignment([minister, slot]),
          answer: maybe ? 'maybe' : 'available',
        })),
        families: drawn.families
          .filter(([a, b]) => a !== b)
          .map(([a, b, together]) => ({
            a: ministerAt(a),
            b: ministerAt(b),
            wish: together ? 'together' : 'apart',
          })),
        published: drawn.published.map(toAssignment),
        minRestDays: drawn.minRestDays,
      };
      const check = assignmentChecker(problem);
      const pins: RosterAssignment[] = [];
      for (const choice of drawn.pins) {
        const answer = problem.answers[choice % problem.answers.length];
        if (answer && check(pins, answer).length === 0) {
          pins.push({ minister: answer.minister, slot: answer.slot });
        }
      }
      return { ...problem, pins };
    });
}

/** The objectives as the file interface words them, counted from the roster itself. */
export function valuesOf(problem: RosterProblem, roster: RosterAssignment[]): Record<WishName, number> {
  const { slots, ministers, families = [], published = [], minRestDays = 0 } = problem;
  const at = (slot: number): number[] =>
    roster.filter((made) => made.slot === slot).map((made) => made.minister);
  const answerOf = (minister: number, slot: number): string | undefined =>
    problem.answers.find((answer) => answer.minister === minister && answer.slot === slot)?.answer;
  const missing = slots.map((slot) => slot.required - at(slot.id).length);
  const total = (values: number[]): number => values.reduce((sum, value) => sum + value, 0);
  const maySit = (id: number, date: string): boolean => {
    const minister = ministers.find((person) => person.id === id)!;
    return !minister.blockedDates?.includes(date) && (minister.mandateUntil ?? date) >= date;
  };
  const togetherPairs = families
    .filter(({ wish }) => wish === 'together')
    .filter(
      ({ a, b }, i, all) =>
        all.findIndex((pair) => pair.a + pair.b === a + b && [a, b].includes(pair.a)) === i,
    )
    .flatMap(({ a, b }) => slots.map((slot) => ({ a, b, slot })));
  return {
    emptyPlaces: total(missing),
    unevenShortage: total(missing.map((count) => count * count)),
    withoutExperienced: total(
      slots.map((slot) => {
        const present = at(slot.id).filter((id) => ministers.find((person) => person.id === id)?.experienced);
        return Math.max(0, (slot.experienced ?? 0) - present.length);
      }),
    ),
    familiesSplit: togetherPairs.filter(
      ({ a, b, slot }) =>
        [a, b].every((id) => answerOf(id, slot.id) && maySit(id, slot.date)) &&
        at(slot.id).includes(a) !== at(slot.id).includes(b),
    ).length,
    maybes: roster.filter(({ minister, slot }) => answerOf(minister, slot) === 'maybe').length,
    unfairness: total(
      ministers
        .filter(({ id }) => problem.answers.some((answer) => answer.minister === id))
        .map(({ id, balance = 0 }) => (roster.filter((made) => made.minister === id).length + balance) ** 2),
    ),
    shortRest: total(
      ministers.map(({ id }) => {
        const days = roster
          .filter((made) => made.minister === id)
          .map((made) => Date.parse(slots.find((slot) => slot.id === made.slot)!.date) / 86_400_000);
        const pairs = days.flatMap((day, i) => days.slice(i + 1).map((other) => Math.abs(other - day)));
        return pairs.filter((distance) => distance < minRestDays).length;
      }),
    ),
    disturbed: published.filter(
      (kept) => !roster.some((made) => made.slot === kept.slot && made.minister === kept.minister),
    ).length,
  };
}

/** The lexicographically least objectives over every roster that keeps the hard rules. */
export function leastValues(problem: RosterProblem, order: WishName[]): number[] {
  const check = assignmentChecker(problem);
  let best: number[] | undefined;
  const visit = (position: number, roster: RosterAssignment[]): void => {
    const answer = problem.answers[position];
    if (!answer) {
      if (checkRoster(problem, roster).length > 0) return;
      const values = valuesOf(problem, roster);
      const vector = order.map((name) => values[name]);
      const difference = best && vector.find((value, i) => value !== best![i]);
      const firstDifference = best && vector.findIndex((value, i) => value !== best![i]);
      if (!best || (difference !== undefined && difference < best[firstDifference!]!)) best = vector;
      return;
    }
    visit(position + 1, roster);
    const { minister, slot } = answer;
    if (check(roster, { minister, slot }).length === 0) visit(position + 1, [...roster, { minister, slot }]);
  };
  visit(0, []);
  return best!;
}
