/*
 * The problem of a month as a linear programme, its rows called by name, and a roster in it: what the checker of
 * certificates works on. Written from the problem as stated, apart from the optimiser's own model.
 */
import { byId, dayNumber, key, placesOf, refuse, times, whole } from './certificate-files.js';
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
  date: string;
  day: number;
  isAble: boolean;
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
  readonly rows = new Map<string, Row>();
  private readonly stage: Record<StageName, Stage>;
  /** The column x(m,s) of each person and mass. */
  readonly x = new Map<string, number>();

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

  private writeDown(problem: ProblemFile, assignments: Place[], published: Place[], factor: number): void {
    const { slots, ministers, answers, families = [], pins = [], minRestDays = 0 } = problem;
    const [mass, person] = [byId(slots), byId(ministers)];
    const [served, pinned, told] = [placesOf(assignments), placesOf(pins), placesOf(published)];
    const people = ministers.map((minister) => ({ ...minister, answered: false, xs: [] as Candidate[] }));
    const byPerson = new Map(people.map((minister) => [minister.id, minister]));
    const teams = new Map(slots.map(({ id }): [Id, Candidate[]] => [id, []]));
    for (const place of [...assignments, ...pins, ...published, ...answers]) {
      if (!mass.has(place.slot) || !person.has(place.minister)) refuse('uma pessoa ou missa não existe');
    }

    // x(m,s): m serves at mass s, where m offered and no rule about m alone forbids it.
    const replies = new Map(answers.map((reply) => [key(reply.minister, reply.slot), reply]));
    for (const { minister, slot, answer } of answers) {
      if (answer !== 'available' && answer !== 'maybe') refuse('uma resposta não é "available" nem "maybe"');
      if (replies.get(key(minister, slot))!.answer !== answer) refuse('há duas respostas para a mesma missa');
    }
    this.stage.disturbed.constant = told.size;
    const dayOf = new Map(slots.map(({ id, date }) => [id, dayNumber(date)]));
    for (const [name, { minister, slot, answer }] of replies) {
      const [{ date }, own] = [mass.get(slot)!, byPerson.get(minister)!];
      own.answered = true;
      if (own.blockedDates?.includes(date) || date > (own.mandateUntil ?? date)) continue;
      const x = this.column(pinned.delete(name) ? 1 : 0, 1, served.delete(name));
      this.x.set(name, x);
      own.xs.push({ x, slot, date, day: dayOf.get(slot)!, isAble: own.experienced === true });
      teams.get(slot)!.push(own.xs.at(-1)!);
      if (answer === 'maybe') this.cost(this.stage.maybes, x, 1);
      if (told.has(name)) this.cost(this.stage.disturbed, x, -1);
    }
    if (served.size + pinned.size > 0)
      refuse('alguém é escalado ou fixado numa missa em que não pode servir');

    // u(s,k): at least k places of mass s are empty; w(s): experienced people who are missing there.
    for (const { id, required, experienced = 0 } of slots) {
      const team = teams.get(id)!.map(({ x }) => x);
      const able = teams.get(id)!.flatMap(({ x, isAble }) => (isAble ? [x] : []));
      const empty = whole(required, 0) - this.count(team);
      if (empty > 0) this.short.push(key(id, empty));
      const u = Array.from({ length: required }, (_, k) => this.column(0, 1, k < empty));
      this.row(['places', id], [...team, ...u], '=', required);
      for (const column of u) this.cost(this.stage.emptyPlaces, column, 1);
      u.forEach((column, k) => this.cost(this.stage.unevenShortage, column, 2 * k + 1));
      const w = this.column(0, whole(experienced, 0), Math.max(0, experienced - this.count(able)));
      this.row(['experience', id], [...able, w], '>=', experienced);
      this.cost(this.stage.withoutExperienced, w, 1);
    }

    const rest = whole(minRestDays, 0);
    // l(m,k): m has at least k duties; z(m,d,e): m serves on both of two days that are too close.
    for (const { id, maxDuties, carried = 0, answered, xs } of people) {
      const all = xs.map(({ x }) => x);
      const days = [...new Map(xs.map(({ day, date }) => [day, { day, date }])).values()]
        .sort((a, b) => a.day - b.day)
        .map(({ day, date }) => ({ day, date, on: xs.flatMap((own) => (own.day === day ? [own.x] : [])) }));
      const most = Math.min(maxDuties ?? days.length, days.length);
      const l = Array.from({ length: most }, (_, k) => this.column(0, 1, k < this.count(all)));
      this.row(['duties', id], all, '=', 0, l);
      if (maxDuties !== undefined) this.row(['limit', id], all, '<=', whole(maxDuties, 0));
      const balance = times(carried, factor);
      const { unfairness } = this.stage;
      if (answered) unfairness.constant = whole(unfairness.constant + whole(balance ** 2));
      // (k + balance)² is more than (k - 1 + balance)² by 2 (k + balance) - 1.
      l.forEach((column, k) => this.cost(unfairness, column, factor * (factor * (2 * k + 1) + 2 * balance)));
      const window = days.map(({ day }, i) => days.slice(i).filter((later) => later.day - day < rest));
      const pairs = new Map<number, Map<number, number>>();
      days.forEach(({ day, date, on }, i) => {
        this.row(['day', id, date], on, '<=', 1);
        const served = this.count(on) > 0;
        const pairsOfDay = window[i]!.slice(1).map((later): [number, number] => {
          const z = this.column(0, 1, served && this.count(later.on) > 0);
          this.row(['rest', id, date, later.date], [...on, ...later.on], '<=', 1, [z]);
          this.cost(this.stage.shortRest, z, 1);
          return [later.day, z];
        });
        pairs.set(day, new Map(pairsOfDay));
      });
      // On n days of one window there are n (n - 1) / 2 pairs of days, at least n - 1.
      days.forEach(({ date }, i) => {
        const close = window[i]!;
        const between = close.flatMap((d) => close.flatMap((e) => pairs.get(d.day)!.get(e.day) ?? []));
        this.row(
          ['restWindow', id, date],
          close.flatMap(({ on }) => on),
          '<=',
          1,
          between,
        );
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
        const second = this.x.get(key(b, slot));
        if (second === undefined) continue;
        if (wish === 'apart') {
          this.row(['apart', a, b, slot], [first, second], '<=', 1);
          continue;
        }
        const onlyA = this.column(0, 1, this.here[first]! > this.here[second]!);
        const onlyB = this.column(0, 1, this.here[first]! < this.here[second]!);
        this.row(['together', a, b, slot], [first, onlyB], '=', 0, [second, onlyA]);
        for (const only of [onlyA, onlyB]) this.cost(this.stage.familiesSplit, only, 1);
      }
    }
  }

  private column(lower: number, upper: number, here: number | boolean): number {
    this.lower.push(lower);
    this.upper.push(upper);
    return this.here.push(Number(here)) - 1;
  }

  /** Σ plus - Σ minus, compared with a limit. */
  private row(name: Id[], plus: number[], sense: Row['sense'], limit: number, minus: number[] = []): void {
    const columns = minus.length > 0 ? [...plus, ...minus] : plus;
    const factors = new Array<number>(columns.length).fill(1).fill(-1, plus.length);
    this.rows.set(key(...name), { columns, factors, sense, limit });
  }

  private cost({ columns, factors }: Stage, column: number, factor: number): void {
    columns.push(column);
    factors.push(whole(factor));
  }

  /** How many of these columns are 1 in the roster. */
  private count(columns: number[]): number {
    return columns.filter((column) => this.here[column] === 1).length;
  }

  private valueOf({ columns, factors }: Row): number {
    return columns.reduce((sum, column, i) => whole(sum + whole(factors[i]! * this.here[column]!)), 0);
  }
}
