import {
  dayNumber,
  mayServeOn,
  type RosterAssignment,
  type RosterId,
  type RosterProblem,
} from '../../solver/index.js';

/** Somebody joins a mass, leaves it, or takes somebody else's place there. */
export interface TeamChange {
  slot: RosterId;
  joins?: RosterId;
  leaves?: RosterId;
}

type Answer = RosterProblem['answers'][number]['answer'];

/** A problem as stated, everything in it found by its ids. */
export class ProblemLookup {
  readonly slots: ReadonlyMap<RosterId, RosterProblem['slots'][number]>;
  readonly ministers: ReadonlyMap<RosterId, RosterProblem['ministers'][number]>;
  /** Places of the published roster. */
  readonly published: readonly RosterAssignment[];
  readonly minRestDays: number;
  /** Relatives who wish to serve together, with the masses that both offered for and may serve at. */
  readonly couples: readonly { a: RosterId; b: RosterId; slots: readonly RosterId[] }[];
  private readonly days: ReadonlyMap<RosterId, number>;
  private readonly answers: ReadonlyMap<RosterId, ReadonlyMap<RosterId, Answer>>;
  private readonly partners = new Map<RosterId, RosterId[]>();

  constructor(problem: RosterProblem) {
    this.slots = new Map(problem.slots.map((slot) => [slot.id, slot]));
    this.ministers = new Map(problem.ministers.map((minister) => [minister.id, minister]));
    this.published = problem.published ?? [];
    this.minRestDays = problem.minRestDays ?? 0;
    this.days = new Map(problem.slots.map(({ id, date }) => [id, dayNumber(date)]));
    const answers = new Map<RosterId, Map<RosterId, Answer>>();
    for (const { minister, slot, answer } of problem.answers) {
      const own = answers.get(minister);
      if (own) own.set(slot, answer);
      else answers.set(minister, new Map([[slot, answer]]));
    }
    this.answers = answers;
    // Of a pair that is stated twice only the first counts, as in the optimiser.
    const isPair = (a: RosterId, b: RosterId) => (other: { a: RosterId; b: RosterId }) =>
      (other.a === a && other.b === b) || (other.a === b && other.b === a);
    const together = (problem.families ?? []).filter(
      ({ a, b, wish }, i, all) => wish === 'together' && all.findIndex(isPair(a, b)) === i,
    );
    for (const { a, b } of together) {
      push(this.partners, a, b);
      push(this.partners, b, a);
    }
    this.couples = together.map(({ a, b }) => ({
      a,
      b,
      slots: [...(answers.get(a)?.keys() ?? [])].filter(
        (slot) => this.isCandidate(a, slot) && this.isCandidate(b, slot),
      ),
    }));
  }

  /** Number of the day of a mass, counted from 1970; NaN where there is no such mass. */
  dayOf(slot: RosterId): number {
    return this.days.get(slot) ?? NaN;
  }

  isExperienced(minister: RosterId): boolean {
    return this.ministers.get(minister)?.experienced ?? false;
  }

  /** What a person answered about a mass; undefined for "no". */
  answer(minister: RosterId, slot: RosterId): Answer | undefined {
    return this.answers.get(minister)?.get(slot);
  }

  /** Whether a person offered for any mass. */
  hasAnswered(minister: RosterId): boolean {
    return this.answers.has(minister);
  }

  /** Whether a person offered for a mass, and no rule about the person alone forbids it. */
  isCandidate(minister: RosterId, slot: RosterId): boolean {
    const person = this.ministers.get(minister);
    const mass = this.slots.get(slot);
    return (
      person !== undefined &&
      mass !== undefined &&
      this.answer(minister, slot) !== undefined &&
      mayServeOn(person, mass.date)
    );
  }

  isPublished(minister: RosterId, slot: RosterId): boolean {
    return this.published.some((place) => place.minister === minister && place.slot === slot);
  }

  /** Relatives with whom a person wishes to serve together. */
  partnersOf(minister: RosterId): readonly RosterId[] {
    return this.partners.get(minister) ?? [];
  }
}

/** A roster of a problem, sound or not: who serves where. */
export class RosterLookup {
  readonly problem: ProblemLookup;
  private readonly teams = new Map<RosterId, RosterId[]>();
  private readonly duties = new Map<RosterId, RosterId[]>();

  constructor(problem: ProblemLookup, assignments: readonly RosterAssignment[]) {
    this.problem = problem;
    for (const { slot, minister } of assignments) {
      push(this.teams, slot, minister);
      push(this.duties, minister, slot);
    }
  }

  /** Those who serve at a mass. */
  team(slot: RosterId): readonly RosterId[] {
    return this.teams.get(slot) ?? [];
  }

  /** The masses at which a person serves. */
  dutiesOf(minister: RosterId): readonly RosterId[] {
    return this.duties.get(minister) ?? [];
  }

  serves(minister: RosterId, slot: RosterId): boolean {
    return this.teams.get(slot)?.includes(minister) ?? false;
  }

  /** Places of a mass that nobody has; those beyond the required ones count for none. */
  missing(slot: RosterId): number {
    return Math.max(0, (this.problem.slots.get(slot)?.required ?? 0) - this.team(slot).length);
  }

  /** Duties of a person plus their balance: the lower, the earlier they should serve. */
  load(minister: RosterId): number {
    return this.dutiesOf(minister).length + (this.problem.ministers.get(minister)?.balance ?? 0);
  }
}

/** The missing places of the mass before a change and after it. */
export function missingPlaces(roster: RosterLookup, change: TeamChange): { before: number; after: number } {
  const served = roster.team(change.slot).length;
  const required = roster.problem.slots.get(change.slot)?.required ?? 0;
  const growth = total(steps(change), ({ step }) => step);
  return { before: Math.max(0, required - served), after: Math.max(0, required - served - growth) };
}

/** Those whom a change brings to a mass (`step` 1) and takes from it (-1). */
export function steps({ joins, leaves }: TeamChange): { minister: RosterId; step: 1 | -1 }[] {
  return [
    ...(joins === undefined ? [] : [{ minister: joins, step: 1 as const }]),
    ...(leaves === undefined ? [] : [{ minister: leaves, step: -1 as const }]),
  ];
}

/** The sum of what a function makes of each item. */
export function total<T>(items: Iterable<T>, of: (item: T) => number): number {
  let sum = 0;
  for (const item of items) sum += of(item);
  return sum;
}

function push<V>(map: Map<RosterId, V[]>, key: RosterId, value: V): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
