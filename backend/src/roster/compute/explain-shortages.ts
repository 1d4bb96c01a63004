import { RosterExchange, type Vacancy } from './roster-exchange.js';
import { assignSuggestion, SuggestionFinder } from './shortage-suggestions.js';
import type { RosterAssignment, RosterId, RosterProblem } from '../../solver/index.js';
import { assignmentChecker, type AssignmentCheck } from '../rules/check-roster.js';
import { COUNTED, countedBy } from '../rules/hard-rules.js';
import type { RosterShortage } from './roster-result.js';
import { count, listed, RosterWording } from './wording.js';

/**
 * Explains every mass that a roster leaves incomplete, in the order of the problem.
 *
 * In a roster with the fewest empty places nobody is free for a short mass, and its deficient set proves it. In any
 * other, such as one changed by hand, the set is the mass alone and the suggestion says who can simply be assigned.
 *
 * @param assignments a roster of the problem; places that break a rule count as filled and stay as they are.
 */
export function explainShortages(problem: RosterProblem, assignments: RosterAssignment[]): RosterShortage[] {
  if (isComplete(problem, assignments)) return [];
  const exchange = new RosterExchange(problem, assignments);
  const wording = new RosterWording(problem);
  const check = assignmentChecker(problem);
  const finder = new SuggestionFinder(exchange, wording);
  return problem.slots.flatMap((_, slot) =>
    exchange.missing(slot) > 0 ? [explainShortage(exchange, check, wording, finder, slot)] : [],
  );
}

/** Whether every mass has as many people as it needs. */
function isComplete({ slots, ministers }: RosterProblem, assignments: RosterAssignment[]): boolean {
  const known = new Set(ministers.map(({ id }) => id));
  const teams = new Map(slots.map(({ id }) => [id, new Set<RosterId>()]));
  for (const { slot, minister } of assignments) if (known.has(minister)) teams.get(slot)?.add(minister);
  return slots.every(({ id, required }) => teams.get(id)!.size >= required);
}

function explainShortage(
  exchange: RosterExchange,
  check: AssignmentCheck,
  wording: RosterWording,
  finder: SuggestionFinder,
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
  const mass = problem.slots[slot]!.id;
  return {
    slot: mass,
    missing: exchange.missing(slot),
    slots,
    required,
    available: required - missing,
    reason: `${deficit}. ${offers(exchange, check, wording, slot)}.`,
    suggestions: moves ? [assignSuggestion(moves, wording, mass)] : finder.find(vacancies, mass),
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
function offers(
  exchange: RosterExchange,
  check: AssignmentCheck,
  wording: RosterWording,
  slot: number,
): string {
  const { slots, ministers } = exchange.problem;
  const offered = exchange.offered[slot]!;
  const mass = slots[slot]!.id;
  if (offered.size === 0) return `Ninguém se ofereceu para ${wording.mass(mass)}`;
  const team = [...exchange.teams[slot]!].map((m) => ({ slot: mass, minister: ministers[m]!.id }));
  const tally = new Map(OUTCOMES.map((outcome) => [outcome, 0]));
  for (const m of offered) {
    const minister = ministers[m]!.id;
    const duties = exchange.duties[m]!.filter((duty) => duty !== slot);
    const own = duties.map((duty) => ({ slot: slots[duty]!.id, minister }));
    const rules = check([...own, ...team], { slot: mass, minister }).map(({ rule }) => rule);
    const inTheWay = rules.map(countedBy).find((counted) => counted !== undefined);
    const outcome = rules.includes('duplicate') ? THERE : (inTheWay ?? FREE);
    tally.set(outcome, tally.get(outcome)! + 1);
  }
  const told = [...tally].filter(([, people]) => people > 0);
  const outcomes = told.map(([{ one, many }, people]) => count(people, one, many));
  return `${count(offered.size, 'pessoa se ofereceu', 'pessoas se ofereceram')} para ${wording.mass(mass)}: ${listed(outcomes)}`;
}

const THERE = { one: 'serve nela', many: 'servem nela' };
const FREE = { one: 'está livre', many: 'estão livres' };
/** What became of somebody who offered, in the order in which it is told. */
const OUTCOMES = [THERE, ...COUNTED, FREE];

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
