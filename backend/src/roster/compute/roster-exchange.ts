import {
  indexProblem,
  mayServeOn,
  type RosterAssignment,
  type RosterId,
  type RosterIndex,
  type RosterProblem,
} from '../../solver/index.js';
import type { RosterMove } from './roster-result.js';

/** A place that somebody gives up or that is empty, and the one that it serves to fill. */
export interface Vacancy {
  slot: number;
  /** Who leaves it for the mass of `fills`; nobody at an empty place. */
  leaver?: number;
  fills?: Vacancy;
}

/** Who could take a place: somebody free, or people who would leave other masses for it. */
interface Source {
  free?: number;
  /** By the mass that they would leave. */
  leavers: Map<number, number[]>;
}

/** What a search from an empty place found: every place it reached, and one who can take the last of them. */
export interface VacancySearch {
  vacancies: Vacancy[];
  /** Steps that fill the place; missing when nobody is free, which makes the masses reached a deficient set. */
  moves?: RosterMove[];
}

/**
 * How people could change places in a roster: the residual network of the flow people → days → masses, searched from
 * the masses. A search that finds nobody free has closed a minimum cut: all who may serve at the masses it reached are
 * used up within them (max-flow min-cut, Ford and Fulkerson 1956; the deficient set of Hall's theorem). Relatives who
 * serve apart share one unit of capacity at a mass, exact where a family is a clique. Pinned places and those that
 * break a rule stay where they are.
 */
export class RosterExchange {
  readonly problem: RosterProblem;
  readonly index: RosterIndex;
  /** For each mass, the people who serve there. */
  readonly teams: Set<number>[];
  /** For each mass, everybody who offered for it, even where a rule about the person alone forbids it. */
  readonly offered: Set<number>[];
  /** For each person, the masses at which they serve. */
  readonly duties: number[][];
  private readonly slotNumber: Map<RosterId, number>;
  private readonly ministerNumber: Map<RosterId, number>;
  private readonly movable: Set<number>;
  private readonly apart: number[][];
  private readonly sources: Source[] = [];
  private readonly refills = new Map<number, RosterMove[] | null>();

  constructor(problem: RosterProblem, assignments: RosterAssignment[]) {
    this.problem = problem;
    this.index = indexProblem(problem);
    this.slotNumber = new Map(problem.slots.map(({ id }, s) => [id, s]));
    this.ministerNumber = new Map(problem.ministers.map(({ id }, m) => [id, m]));
    this.movable = new Set(
      this.index.candidates
        .filter(({ pinned }) => !pinned)
        .map(({ minister, slot }) => this.key(minister, slot)),
    );
    this.offered = problem.slots.map(() => new Set());
    for (const { minister, slot } of problem.answers) {
      this.offered[this.slotNumber.get(slot)!]!.add(this.ministerNumber.get(minister)!);
    }
    this.teams = problem.slots.map(() => new Set());
    this.duties = problem.ministers.map(() => []);
    for (const { slot, minister } of assignments) this.place(minister, slot);
    this.apart = problem.ministers.map(() => []);
    for (const { a, b, wish } of problem.families ?? []) {
      if (wish === 'together') continue;
      const [first, second] = [this.ministerNumber.get(a)!, this.ministerNumber.get(b)!];
      this.apart[first]!.push(second);
      this.apart[second]!.push(first);
    }
  }

  /** Places of a mass that nobody has. */
  missing(slot: number): number {
    return Math.max(0, this.index.required[slot]! - this.teams[slot]!.size);
  }

  maxDuties(minister: number): number {
    return this.problem.ministers[minister]!.maxDuties ?? Infinity;
  }

  /** Duties of a person plus their balance: the lower, the earlier they should serve. */
  load(minister: number): number {
    return this.duties[minister]!.length + this.index.balances[minister]!;
  }

  /** The mass at which a person serves on the day of another. */
  dutyOnDayOf(minister: number, slot: number): number | undefined {
    const { day } = this.index;
    for (const duty of this.duties[minister]!) if (day[duty] === day[slot]) return duty;
    return undefined;
  }

  isMovable(minister: number, slot: number): boolean {
    return this.movable.has(this.key(minister, slot));
  }

  /** A relative at the mass with whom the person serves apart, other than the one who leaves it. */
  relativeAt(minister: number, slot: number, leaver?: number): number | undefined {
    return this.apart[minister]!.find((relative) => relative !== leaver && this.teams[slot]!.has(relative));
  }

  mayServe(minister: number, slot: number): boolean {
    return mayServeOn(this.problem.ministers[minister]!, this.problem.slots[slot]!.date);
  }

  /** Looks for somebody free who could, through exchanges, fill a place of the mass. */
  search(slot: number): VacancySearch {
    const root: Vacancy = { slot };
    const vacancies = [root];
    const reached = new Set([slot]);
    const left = new Set<number>();

    /** Takes a source for a vacancy: its steps when somebody is free, else the places that others would leave for it. */
    const draw = ({ free, leavers }: Source, fills: Vacancy): RosterMove[] | undefined => {
      if (free !== undefined) return [...this.movesInto(fills), this.move(free, fills.slot)];
      for (const [from, ministers] of leavers) {
        if (!reached.has(from)) {
          reached.add(from);
          vacancies.push({ slot: from, leaver: ministers[0]!, fills });
        }
        // Relatives whom only the leaver kept away may follow, which the search of the mass alone does not see.
        for (const leaver of ministers) {
          if (this.apart[leaver]!.length === 0 || left.has(this.key(leaver, from))) continue;
          left.add(this.key(leaver, from));
          const relatives = this.apart[leaver]!.filter((relative) => this.isMovable(relative, from));
          const moves = draw(this.sourceOf(relatives, from, leaver), { slot: from, leaver, fills });
          if (moves) return moves;
        }
      }
      return undefined;
    };

    for (const vacancy of vacancies) {
      const moves = draw(this.source(vacancy.slot), vacancy);
      if (moves) return { vacancies, moves };
    }
    return { vacancies };
  }

  /** Who could take a place at the mass as its team stands. */
  private source(slot: number): Source {
    const { bySlot, candidates } = this.index;
    return (this.sources[slot] ??= this.sourceOf(
      bySlot[slot]!.map((c) => candidates[c]!.minister),
      slot,
    ));
  }

  /** Who of these people could take a place at the mass, without the one who leaves it. */
  private sourceOf(people: number[], slot: number, leaver?: number): Source {
    const leavers = new Map<number, number[]>();
    for (const minister of people) {
      const sameDay = this.dutyOnDayOf(minister, slot);
      if (sameDay === slot || this.relativeAt(minister, slot, leaver) !== undefined) continue;
      const hasRoom = this.duties[minister]!.length < this.maxDuties(minister);
      if (sameDay === undefined && hasRoom) return { free: minister, leavers };
      for (const duty of sameDay === undefined ? this.duties[minister]! : [sameDay]) {
        if (!this.isMovable(minister, duty)) continue;
        const ministers = leavers.get(duty);
        if (ministers) ministers.push(minister);
        else leavers.set(duty, [minister]);
      }
    }
    return { leavers };
  }

  /** Steps that would replace somebody who leaves a full mass, if any. */
  refill(slot: number): RosterMove[] | undefined {
    let moves = this.refills.get(slot);
    if (moves === undefined) {
      const found = this.search(slot);
      moves = found.moves ?? null;
      this.refills.set(slot, moves);
      if (!moves) for (const vacancy of found.vacancies) this.refills.set(vacancy.slot, null);
    }
    return moves ?? undefined;
  }

  /** The steps of those who leave their places for one another's, from the empty place on. */
  movesInto(vacancy: Vacancy): RosterMove[] {
    if (!vacancy.fills) return [];
    return [...this.movesInto(vacancy.fills), this.move(vacancy.leaver!, vacancy.fills.slot, vacancy.slot)];
  }

  move(minister: number, to: number, from?: number): RosterMove {
    const id = (slot: number): RosterId => this.problem.slots[slot]!.id;
    return {
      minister: this.problem.ministers[minister]!.id,
      ...(from !== undefined && { from: id(from) }),
      to: id(to),
    };
  }

  /** Whether the steps together leave nobody over the maximum, twice on a day or with a relative, and no mass overfull. */
  keepsRules(moves: RosterMove[], raised?: number): boolean {
    for (const { minister, from } of moves) if (from !== undefined) this.remove(minister, from);
    for (const { minister, to } of moves) this.place(minister, to);
    const sound = moves.every((step) => {
      const minister = this.ministerNumber.get(step.minister)!;
      const slot = this.slotNumber.get(step.to)!;
      const own = this.duties[minister]!;
      const days = new Set(own.map((duty) => this.index.day[duty]));
      return (
        days.size === own.length &&
        own.length <= this.maxDuties(minister) + (minister === raised ? 1 : 0) &&
        this.relativeAt(minister, slot) === undefined &&
        this.teams[slot]!.size <= this.index.required[slot]!
      );
    });
    for (const { minister, to } of moves) this.remove(minister, to);
    for (const { minister, from } of moves) if (from !== undefined) this.place(minister, from);
    return sound;
  }

  private place(minister: RosterId, slot: RosterId): void {
    const [m, s] = [this.ministerNumber.get(minister), this.slotNumber.get(slot)];
    if (m === undefined || s === undefined) return;
    this.teams[s]!.add(m);
    this.duties[m]!.push(s);
  }

  private remove(minister: RosterId, slot: RosterId): void {
    const [m, s] = [this.ministerNumber.get(minister)!, this.slotNumber.get(slot)!];
    this.teams[s]!.delete(m);
    this.duties[m] = this.duties[m]!.filter((duty) => duty !== s);
  }

  private key(minister: number, slot: number): number {
    return minister * this.index.slotCount + slot;
  }
}
