import { RosterExchange, type Vacancy } from './roster-exchange.js';
import { assignRemedy, RemedyFinder } from './shortage-remedies.js';
import type { RosterAssignment, RosterProblem } from '../../solver/index.js';
import type { RosterShortage } from '../compute/roster-result.js';
import { count, listed, RosterWording } from './wording.js';

/**
 * Explains every mass that a roster leaves incomplete, in the order of the problem.
 *
 * In a roster with the fewest empty places nobody is free for a short mass, and its deficient set proves it. In any
 * other, such as one changed by hand, the set is the mass alone and the remedy says who can simply be assigned.
 *
 * @param assignments a roster of the problem; places that break a rule count as filled and stay as they are.
 */
export function explainShortages(problem: RosterProblem, assignments: RosterAssignment[]): RosterShortage[] {
  const exchange = new RosterExchange(problem, assignments);
  const wording = new RosterWording(problem);
  const finder = new RemedyFinder(exchange, wording);
  return problem.slots.flatMap((_, slot) =>
    exchange.missing(slot) > 0 ? [explainShortage(exchange, wording, finder, slot)] : [],
  );
}

function explainShortage(
  exchange: RosterExchange,
  wording: RosterWording,
  finder: RemedyFinder,
  slot: number,
): RosterShortage {
  const { problem, index } = exchange;
  const { vacancies, moves } = exchange.search(slot);
  const set = moves ? [slot] : slotsOf(vacancies);
  const required = sum(set.map((s) => index.required[s]!));
  const missing = sum(set.map((s) => exchange.missing(s)));
  const slots = set.map((s) => problem.slots[s]!.id);
  const where = wording.massList(slots);
  const oneDay = new Set(set.map((s) => index.day[s])).size === 1;
  const deficit = moves
    ? `${lack(missing)} de ${count(required, 'lugar', 'lugares')} em ${where}, e ainda há quem possa servir`
    : `${supply(required - missing, oneDay)} para ${count(required, 'lugar', 'lugares')} em ${where}; ${lack(missing)}`;
  return {
    slot: problem.slots[slot]!.id,
    missing: exchange.missing(slot),
    slots,
    required,
    available: required - missing,
    reason: `${deficit}. ${offers(exchange, wording, slot)}.`,
    remedies: moves ? [assignRemedy(moves, wording)] : finder.find(vacancies),
  };
}

/** The masses of the vacancies, in the order of the problem. */
function slotsOf(vacancies: Vacancy[]): number[] {
  return [...new Set(vacancies.map(({ slot }) => slot))].sort((first, second) => first - second);
}

/** On one day people are counted, since each serves once; over several days their duties. */
function supply(available: number, oneDay: boolean): string {
  if (available === 0) return 'ninguém disponível';
  if (oneDay) return count(available, 'disponível', 'disponíveis');
  return `no máximo ${count(available, 'presença possível', 'presenças possíveis')}`;
}

function lack(missing: number): string {
  return missing === 1 ? 'falta 1' : `faltam ${missing}`;
}

/** How many offered to serve at a mass, and what became of each of them. */
function offers(exchange: RosterExchange, wording: RosterWording, slot: number): string {
  const { id } = exchange.problem.slots[slot]!;
  const offered = exchange.offered[slot]!;
  if (offered.size === 0) return `Ninguém se ofereceu para ${wording.mass(id)}`;
  const tally = new Map(FATES.map((fate) => [fate, 0]));
  for (const minister of offered) {
    const fate = FATES.find(({ applies }) => applies(exchange, minister, slot))!;
    tally.set(fate, tally.get(fate)! + 1);
  }
  const fates = [...tally].filter(([, people]) => people > 0);
  return `${count(offered.size, 'pessoa se ofereceu', 'pessoas se ofereceram')} para ${wording.mass(id)}: ${listed(fates.map(([{ one, many }, people]) => count(people, one, many)))}`;
}

interface Fate {
  one: string;
  many: string;
  applies: (exchange: RosterExchange, minister: number, slot: number) => boolean;
}

/** What became of somebody who offered; the first that applies counts. */
const FATES: Fate[] = [
  { one: 'serve nela', many: 'servem nela', applies: ({ teams }, m, s) => teams[s]!.has(m) },
  {
    one: 'tem a data bloqueada ou o mandato vencido',
    many: 'têm a data bloqueada ou o mandato vencido',
    applies: (exchange, m, s) => !exchange.mayServe(m, s),
  },
  {
    one: 'serve em outra missa do dia',
    many: 'servem em outra missa do dia',
    applies: (exchange, m, s) => exchange.dutyOnDayOf(m, s) !== undefined,
  },
  {
    one: 'já tem o seu máximo de missas',
    many: 'já têm o seu máximo de missas',
    applies: (exchange, m) => exchange.duties[m]!.length >= exchange.maxDuties(m),
  },
  {
    one: 'não serve junto com um familiar que está nela',
    many: 'não servem junto com um familiar que está nela',
    applies: (exchange, m, s) => exchange.relativeAt(m, s) !== undefined,
  },
  { one: 'está livre', many: 'estão livres', applies: () => true },
];

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
