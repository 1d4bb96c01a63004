import type { RosterValues } from './evaluate-roster.js';
import {
  dayNumber,
  mayServeOn,
  pairKey,
  type RosterAssignment,
  type RosterId,
  type RosterProblem,
} from '../../solver/index.js';

/** Somebody joins a mass, leaves it, or takes somebody else's place there. */
export interface RosterChange {
  slot: RosterId;
  joins?: RosterId;
  leaves?: RosterId;
}

/**
 * What single changes of a roster do to the objectives, without evaluating the whole roster again: the editor and the
 * explanations try hundreds of them.
 */
export class ChangeEffects {
  private readonly problem: RosterProblem;
  private readonly slots: Map<RosterId, RosterProblem['slots'][number]>;
  private readonly ministers: Map<RosterId, RosterProblem['ministers'][number]>;
  private readonly answers: Map<string, 'available' | 'maybe'>;
  private readonly answered: Set<RosterId>;
  private readonly published: Set<string>;
  private readonly partners = new Map<RosterId, RosterId[]>();
  private readonly made: Set<string>;
  private readonly teams = new Map<RosterId, RosterId[]>();
  private readonly days = new Map<RosterId, number[]>();

  constructor(problem: RosterProblem, assignments: RosterAssignment[]) {
    this.problem = problem;
    this.slots = new Map(problem.slots.map((slot) => [slot.id, slot]));
    this.ministers = new Map(problem.ministers.map((minister) => [minister.id, minister]));
    this.answers = new Map(problem.answers.map(({ answer, ...place }) => [keyOf(place), answer]));
    this.answered = new Set(problem.answers.map(({ minister }) => minister));
    this.published = new Set((problem.published ?? []).map(keyOf));
    for (const { a, b, wish } of problem.families ?? []) {
      if (wish === 'apart') continue;
      push(this.partners, a, b);
      push(this.partners, b, a);
    }
    this.made = new Set(assignments.map(keyOf));
    for (const { slot, minister } of assignments) {
      push(this.teams, slot, minister);
      push(this.days, minister, dayNumber(this.slots.get(slot)!.date));
    }
  }

  /** Duties of a person in the roster plus what was carried over: the lower, the earlier they should serve. */
  load(minister: RosterId): number {
    return (this.days.get(minister)?.length ?? 0) + (this.ministers.get(minister)?.carried ?? 0);
  }

  /** How much each objective rises (+) or falls (-); the change must be possible, but need keep no rule. */
  of({ slot, joins, leaves }: RosterChange): RosterValues {
    const people = [
      ...(joins === undefined ? [] : [{ id: joins, step: 1 }]),
      ...(leaves === undefined ? [] : [{ id: leaves, step: -1 }]),
    ];
    const sum = (effect: (id: RosterId, step: number) => number): number =>
      people.reduce((total, { id, step }) => total + effect(id, step), 0);
    const { required, experienced: wanted = 0, date } = this.slots.get(slot)!;
    const team = this.teams.get(slot) ?? [];
    const change = (of: (served: number) => number, before: number, step: number): number =>
      of(before + step) - of(before);
    const missing = (served: number): number => Math.max(0, required - served);
    const growth = sum((_, step) => step);
    const isExperienced = (id: RosterId): boolean => this.ministers.get(id)?.experienced ?? false;
    const key = (minister: RosterId): string => keyOf({ slot, minister });
    return {
      emptyPlaces: change(missing, team.length, growth),
      unevenShortage: change((served) => missing(served) ** 2, team.length, growth),
      disturbed: sum((id, step) => (this.published.has(key(id)) ? -step : 0)),
      withoutExperienced: change(
        (present) => Math.max(0, wanted - present),
        team.filter(isExperienced).length,
        sum((id, step) => (isExperienced(id) ? step : 0)),
      ),
      familiesSplit: this.splits(slot, date, joins, leaves),
      maybes: sum((id, step) => (this.answers.get(key(id)) === 'maybe' ? step : 0)),
      unfairness: sum((id, step) => (this.answered.has(id) ? 2 * step * this.load(id) + 1 : 0)),
      shortRest: sum((id, step) => step * this.closeDuties(id, dayNumber(date), step)),
    };
  }

  /** Change of the couples at the mass of whom exactly one serves. */
  private splits(
    slot: RosterId,
    date: string,
    joins: RosterId | undefined,
    leaves: RosterId | undefined,
  ): number {
    const before = (id: RosterId): boolean => this.made.has(keyOf({ slot, minister: id }));
    const after = (id: RosterId): boolean => id === joins || (id !== leaves && before(id));
    const couples = new Map(
      [joins, leaves].flatMap((id) =>
        (id === undefined ? [] : (this.partners.get(id) ?? []))
          .filter((partner) => this.offered(id!, slot, date) && this.offered(partner, slot, date))
          .map((partner): [string, [RosterId, RosterId]] => [
            [id!, partner].sort().join('\n'),
            [id!, partner],
          ]),
      ),
    );
    return [...couples.values()].reduce(
      (total, [a, b]) => total + Number(after(a) !== after(b)) - Number(before(a) !== before(b)),
      0,
    );
  }

  private offered(minister: RosterId, slot: RosterId, date: string): boolean {
    return this.answers.has(keyOf({ slot, minister })) && mayServeOn(this.ministers.get(minister)!, date);
  }

  /** Other duties of a person too close to a day; on leaving, the duty of that day itself does not count. */
  private closeDuties(minister: RosterId, day: number, step: number): number {
    const least = this.problem.minRestDays ?? 0;
    const close = (this.days.get(minister) ?? []).filter((other) => Math.abs(other - day) < least).length;
    return step < 0 && least > 0 ? close - 1 : close;
  }
}

function keyOf({ minister, slot }: { minister: RosterId; slot: RosterId }): string {
  return pairKey(minister, slot);
}

function push<V>(map: Map<RosterId, V[]>, key: RosterId, value: V): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
