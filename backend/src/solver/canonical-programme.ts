/*
 * The problem of a month as a linear programme, its rows called by name, and a roster in it: what the checker of
 * certificates works on. Written from the problem as stated, apart from the optimiser's own model.
 */
import { byId, dayNumber, key, placesOf, refuse, take, times, whole } from './certificate-files.js';
import type { Id, Place, ProblemFile } from './certificate-files.js';

const PLACES = ['emptyPlaces', 'unevenShortage'] as const;
const WISHES = ['withoutExperienced', 'familiesSplit', 'maybes', 'unfairness', 'shortRest'] as const;
type StageName = (typeof PLACES | typeof WISHES)[number] | 'disturbed';

/** Σ factors[i] · column[columns[i]], which is at most, at least or just the limit. */
export interface Row {
  columns: number[];
  factors: number[];
  sense: '<=' | '=' | '>=';
  limit: number;
}

interface Candidate {
  x: number;
  slot: Id;
  month: Id | undefined;
  date: string;
  day: number;
  isAble: boolean;
}

/** A day on which somebody may serve: their columns there, and z(m,d,e) with each of the next days, as far as too close. */
interface Day {
  date: string;
  day: number;
  on: number[];
  close: number[];
}

/** A sum that should be small; values are counted in 1 / unit. */
export interface Stage extends Row {
  name: StageName;
  constant: number;
  value: number;
  unit: number;
}

/** The problem in columns, rows and stages, with a roster that keeps the rules in it. */
export class CanonicalProgramme {
  readonly stages: Stage[];
  /** The masses with empty places and how many. */
  readonly short: string[] = [];
  /** Bounds of each column, and its value in the roster. */
  readonly lower: number[] = [];
  readonly upper: number[] = [];
  private readonly here: number[] = [];
  private readonly rows = new Map<string, Row>();
  private readonly stage: Record<StageName, Stage>;
  /** The column x(m,s) of each person and mass, and the days of each person. */
  private readonly x = new Map<Id, Map<Id, number>>();
  /** The days of each person in order. */
  private readonly days = new Map<Id, Day[]>();

  constructor(problem: ProblemFile, assignments: Place[], factor: number) {
    const { published = [] } = problem;
    const isRepair = published.length > 0;
    const disturbed = ['disturbed'] as const;
    const names = isRepair ? [...PLACES, ...disturbed, ...WISHES] : [...PLACES, ...WISHES, ...disturbed];
    this.stages = names.map((name) => {
      const unit = name === 'unfairness' ? whole(factor ** 2) : 1;
      return { name, unit, constant: 0, value: 0, columns: [], factors: [], sense: '<=', limit: 0 };
    });
    this.stage = Object.fromEntries(this.stages.map((stage) => [stage.name, stage])) as Record<
      StageName,
      Stage
    >;
    this.writeDown(problem, assignments, published, factor);
    this.here.forEach((value, column) => {
      if (value < this.lower[column]! || value > this.upper[column]!)
        refuse('a escala deixa um lugar fixado');
    });
    for (const [name, row] of this.rows) {
      const more = whole(this.valueOf(row) - row.limit);
      if ((more > 0 && row.sense !== '>=') || (more < 0 && row.sense !== '<='))
        refuse(`a escala quebra ${name}`);
    }
    for (const stage of this.stages) {
      stage.limit = this.valueOf(stage);
      stage.value = whole(stage.limit + stage.constant);
      this.rows.set(key('stage', stage.name), stage);
    }
  }

  /** The column x(m,s); none where this person cannot serve at this mass. */
  xOf({ minister, slot }: Place): number | undefined {
    return this.x.get(minister)?.get(slot);
  }

  /** The row of this name; none where nothing is called so. Those of a person's days are only written down here. */
  row(kind: unknown, of: unknown[]): Row | undefined {
    const [id, first, second, ...more] = of as [Id, string, string];
    const days = this.days.get(id) ?? [];
    const start = days.findIndex(({ date }) => date === first);
    const isAboutDays = kind === 'rest' || kind === 'day' || kind === 'restWindow';
    if (start < 0 || !isAboutDays || more.length > 0) return this.rows.get(key(kind, ...of));
    const window = days.slice(start, start + 1 + days[start]!.close.length);
    if (kind === 'rest') {
      const end = window.findIndex(({ date }) => date === second);
      const z = days[start]!.close[end - 1];
      return z === undefined ? undefined : sumOf([...window[0]!.on, ...window[end]!.on], '<=', 1, [z]);
    }
    if (second !== undefined) return undefined;
    if (kind === 'day') return sumOf(window[0]!.on, '<=', 1);
    // On n days of one window there are n (n - 1) / 2 pairs of days, at least n - 1.
    const between = window.flatMap(({ close }, i) => close.slice(0, window.length - 1 - i));
    return sumOf(
      window.flatMap(({ on }) => on),
      '<=',
      1,
      between,
    );
  }

  private writeDown(problem: ProblemFile, assignments: Place[], published: Place[], factor: number): void {
    const { slots, ministers, answers, families = [], pins = [], minRestDays = 0 } = problem;
    const [mass, person] = [byId(slots), byId(ministers)];
    const [served, pinned, told] = [placesOf(assignments), placesOf(pins), placesOf(published)];
    const people = ministers.map((minister) => {
      const { blockedDates = [], mandateUntil } = minister;
      for (const date of [...blockedDates, ...(mandateUntil === undefined ? [] : [mandateUntil])])
        dayNumber(date);
      const [answers, x] = [new Map<Id, string>(), new Map<Id, number>()];
      this.x.set(minister.id, x);
      return { ...minister, answers, x, xs: [] as Candidate[] };
    });
    const byPerson = new Map(people.map((minister) => [minister.id, minister]));
    const teams = new Map(slots.map(({ id }): [Id, Candidate[]] => [id, []]));
    for (const places of [assignments, pins, published, answers]) {
      for (const { minister, slot } of places)
        if (!mass.has(slot) || !person.has(minister)) refuse('uma pessoa ou missa não existe');
    }

    // x(m,s): m serves at mass s, where m offered and no rule about m alone forbids it.
    this.stage.disturbed.constant = published.length;
    const dayOf = new Map(slots.map(({ id, date }) => [id, dayNumber(date)]));
    for (const { minister, slot, answer } of answers) {
      if (answer !== 'available' && answer !== 'maybe') refuse('uma resposta não é "available" nem "maybe"');
      const [{ date, month }, own] = [mass.get(slot)!, byPerson.get(minister)!];
      const known = own.answers.get(slot);
      if (known !== undefined && known !== answer) refuse('há duas respostas para a mesma missa');
      own.answers.set(slot, answer);
      if (known || own.blockedDates?.includes(date) || date > (own.mandateUntil ?? date)) continue;
      const place = { minister, slot };
      const x = this.column(take(pinned, place) ? 1 : 0, 1, take(served, place));
      own.x.set(slot, x);
      own.xs.push({ x, slot, month, date, day: dayOf.get(slot)!, isAble: own.experienced === true });
      teams.get(slot)!.push(own.xs.at(-1)!);
      if (answer === 'maybe') this.cost(this.stage.maybes, x, 1);
      if (take(told, place)) this.cost(this.stage.disturbed, x, -1);
    }
    if ([...served.values(), ...pinned.values()].some(({ size }) => size > 0))
      refuse('alguém é escalado ou fixado numa missa em que não pode servir');

    // u(s,k): at least k places of mass s are empty; w(s): experienced people who are missing there.
    for (const { id, required, experienced = 0 } of slots) {
      const team = teams.get(id)!.map(({ x }) => x);
      const able = teams
        .get(id)!
        .filter(({ isAble }) => isAble)
        .map(({ x }) => x);
      const empty = whole(required, 0) - this.count(team);
      if (empty > 0) this.short.push(key(id, empty));
      const u = Array.from({ length: required }, (_, k) => this.column(0, 1, k < empty));
      this.write(['places', id], [...team, ...u], '=', required);
      for (const column of u) this.cost(this.stage.emptyPlaces, column, 1);
      u.forEach((column, k) => this.cost(this.stage.unevenShortage, column, 2 * k + 1));
      const w = this.column(0, whole(experienced, 0), Math.max(0, experienced - this.count(able)));
      this.write(['experience', id], [...able, w], '>=', experienced);
      this.cost(this.stage.withoutExperienced, w, 1);
    }

    const rest = whole(minRestDays, 0);
    // l(m,k): m has at least k duties; z(m,d,e): m serves on both of two days that are too close.
    for (const { id, maxDuties, maxima = [], carried = 0, answers: own, xs } of people) {
      const all = xs.map(({ x }) => x);
      const days: Day[] = [];
      for (const { date, day, x } of xs.sort((a, b) => a.day - b.day)) {
        const last = days.at(-1);
        if (last?.day === day) last.on.push(x);
        else days.push({ date, day, on: [x], close: [] });
      }
      this.days.set(id, days);
      let most = 0;
      for (const month of new Set(xs.map((one) => one.month))) {
        const inMonth = xs.filter((one) => one.month === month);
        const offered = new Set(inMonth.map(({ date }) => date)).size;
        const stated = maxima.find((one) => one.month === month)?.maxDuties ?? maxDuties;
        const maximum = whole(stated ?? offered, 0);
        const name = month === undefined ? ['limit', id] : ['limit', id, month];
        const sum = inMonth.map(({ x }) => x);
        if (maximum < offered) this.write(name, sum, '<=', maximum);
        most += Math.min(maximum, offered);
      }
      most = Math.min(most, days.length);
      const duties = this.count(all);
      const l = Array.from({ length: most }, (_, k) => this.column(0, 1, k < duties));
      this.write(['duties', id], all, '=', 0, l);
      const balance = times(carried, factor);
      const { unfairness } = this.stage;
      if (own.size > 0) unfairness.constant = whole(unfairness.constant + whole(balance ** 2));
      // (k + balance)² is more than (k - 1 + balance)² by 2 (k + balance) - 1.
      l.forEach((column, k) => this.cost(unfairness, column, factor * (factor * (2 * k + 1) + 2 * balance)));
      // z is 1 where both days are served, so that the roster keeps each row of pairs and windows.
      const served = days.map(({ on }) => this.count(on));
      days.forEach((one, i) => {
        if (served[i]! > 1) refuse(`a escala quebra ${key('day', id, one.date)}`);
        for (let j = i + 1; j < days.length && days[j]!.day - one.day < rest; j++) {
          const z = this.column(0, 1, served[i]! > 0 && served[j]! > 0);
          one.close.push(z);
          this.cost(this.stage.shortRest, z, 1);
        }
      });
    }

    // t(a,b,s,±): of two relatives who wish to serve together only one serves at s.
    const wishes = new Map<string, string>();
    for (const { a, b, wish } of families) {
      const known = wishes.get(key(a, b)) ?? wishes.get(key(b, a));
      const isWish = wish === 'apart' || wish === 'together';
      if (!person.has(a) || !person.has(b) || a === b || !isWish || wish !== (known ?? wish))
        refuse('uma família não serve');
      if (known !== undefined) continue;
      wishes.set(key(a, b), wish);
      for (const { slot, x: first } of byPerson.get(a)!.xs) {
        const second = this.xOf({ minister: b, slot });
        if (second === undefined) continue;
        if (wish === 'apart') {
          this.write(['apart', a, b, slot], [first, second], '<=', 1);
          continue;
        }
        const onlyA = this.column(0, 1, this.here[first]! > this.here[second]!);
        const onlyB = this.column(0, 1, this.here[first]! < this.here[second]!);
        this.write(['together', a, b, slot], [first, onlyB], '=', 0, [second, onlyA]);
        for (const only of [onlyA, onlyB]) this.cost(this.stage.familiesSplit, only, 1);
      }
    }
  }

  private column(lower: number, upper: number, here: number | boolean): number {
    this.lower.push(lower);
    this.upper.push(upper);
    return this.here.push(Number(here)) - 1;
  }

  private write(name: Id[], ...sum: Parameters<typeof sumOf>): void {
    this.rows.set(key(...name), sumOf(...sum));
  }

  private cost({ columns, factors }: Stage, column: number, factor: number): void {
    columns.push(column);
    factors.push(whole(factor));
  }

  /** How many of these columns are 1 in the roster. */
  private count(columns: number[]): number {
    return columns.reduce((sum, column) => sum + this.here[column]!, 0);
  }

  private valueOf({ columns, factors }: Row): number {
    return columns.reduce((sum, column, i) => whole(sum + whole(factors[i]! * this.here[column]!)), 0);
  }
}

/** Σ plus - Σ minus, compared with a limit. */
function sumOf(plus: number[], sense: Row['sense'], limit: number, minus: number[] = []): Row {
  const columns = [...plus, ...minus];
  const factors = new Array<number>(columns.length).fill(1).fill(-1, plus.length);
  return { columns, factors, sense, limit };
}
