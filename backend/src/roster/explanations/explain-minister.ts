import { assignmentChecker, type AssignmentCheck, type RosterRule } from '../rules/check-roster.js';
import { plainly } from '../rules/hard-rules.js';
import { changeEffects, rosterEvaluator } from '../wishes/evaluate-roster.js';
import { ProblemLookup, RosterLookup } from '../wishes/roster-lookup.js';
import type { RosterAssignment, RosterId, RosterProblem } from '../../solver/index.js';
import { wishNamed, type WishName, wishOrderOf, type WishValues } from '../wishes/wishes.js';
import { TOLERANCE } from '../wishes/compare-rosters.js';
import { count, decimal, listed, RosterWording } from '../compute/wording.js';

/**
 * Why a person does or does not serve at a mass: a hard rule; `pinned`, the place is fixed; `needed`, nobody else is
 * free for it; `full`, every place of the mass is fixed; `open`, a place is free for the person; `order`, exchanging
 * the person with anybody else would worsen an objective; `tie`, it would change none; `improvable`, it would better
 * the roster.
 */
export type ReasonCode =
  | Exclude<RosterRule, 'slot-full'>
  | 'pinned'
  | 'needed'
  | 'full'
  | 'open'
  | 'order'
  | 'tie'
  | 'improvable';

/** One mass as it concerns one person. */
export interface SlotReason {
  slot: RosterId;
  chosen: boolean;
  code: ReasonCode;
  /** The other mass of that day, or the relative at the same mass; for `same-day` and `apart`. */
  other?: RosterId;
  /** The best exchange with one other person, for `order`, `tie` and `improvable`. */
  exchange?: RosterExchangeEffect;
  /** Portuguese sentences, in people and masses. */
  message: string;
  /** The numbers of the objectives behind them, in Portuguese; for `order` and `improvable`. */
  details?: string;
}

/** Whom the person would take the place of, or leave it to, and the first objective that this changes. */
export interface RosterExchangeEffect {
  minister: RosterId;
  change?: { stage: WishName; before: number; after: number };
}

export interface MinisterExplanation {
  minister: RosterId;
  duties: number;
  /** Masses that the person offered for. */
  offered: number;
  maxDuties?: number;
  balance: number;
  /** Portuguese summary. */
  message: string;
  /** Every mass, in the order of the problem. */
  slots: SlotReason[];
}

type Reason = Omit<SlotReason, 'slot' | 'chosen'>;

/** What the reasons are drawn from. */
interface Facts {
  problem: RosterProblem;
  assignments: RosterAssignment[];
  order: WishName[];
  values: WishValues;
  roster: RosterLookup;
  effectOf: ReturnType<typeof changeEffects>;
  check: AssignmentCheck;
  wording: RosterWording;
}

/**
 * "Por que fui (ou não fui) escalado": for every mass why a person serves there or not. Where no hard rule decides, the
 * exchanges of the person with each other one are tried, and the best of them tells which objective stands against it.
 * That longer chains of exchanges do no better is left to the solver's proof.
 *
 * @param result the roster to explain, also one changed by hand.
 * @throws RangeError when the problem has no such person.
 */
export function explainMinister(
  problem: RosterProblem,
  { assignments }: { assignments: RosterAssignment[] },
  ministerId: RosterId,
): MinisterExplanation {
  const minister = problem.ministers.find(({ id }) => id === ministerId);
  if (!minister) throw new RangeError(`No minister ${ministerId} in the problem`);
  const roster = new RosterLookup(new ProblemLookup(problem), assignments);
  const facts: Facts = {
    problem,
    assignments,
    order: wishOrderOf(problem),
    values: rosterEvaluator(problem)(assignments),
    roster,
    effectOf: changeEffects(roster),
    check: assignmentChecker(problem),
    wording: new RosterWording(problem),
  };
  const served = new Set(assignments.filter((made) => made.minister === ministerId).map((made) => made.slot));
  const offered = new Set(
    problem.answers.filter((answer) => answer.minister === ministerId).map((answer) => answer.slot),
  );
  const { maxDuties, balance = 0 } = minister;
  const numbers = {
    duties: served.size,
    offered: offered.size,
    balance,
    ...(maxDuties !== undefined && { maxDuties }),
  };
  return {
    minister: ministerId,
    ...numbers,
    message: summary(facts.wording.person(ministerId), numbers),
    slots: problem.slots.map(({ id }): SlotReason => {
      const place = { slot: id, minister: ministerId };
      const chosen = served.has(id);
      return { slot: id, chosen, ...(chosen ? whyChosen(facts, place) : whyNotChosen(facts, place)) };
    }),
  };
}

function summary(
  person: string,
  { duties, offered, balance, maxDuties }: Omit<MinisterExplanation, 'minister' | 'message' | 'slots'>,
): string {
  if (offered === 0) return `${person} não se ofereceu para nenhuma missa.`;
  const limit = maxDuties === undefined ? '' : `, com limite de ${maxDuties}`;
  const past = `${decimal(Math.abs(balance))} ${balance > 0 ? 'acima' : 'abaixo'} da sua parte`;
  const history = balance === 0 ? '' : ` Dos meses anteriores, traz ${past}.`;
  return `${person} serve em ${duties} de ${count(offered, 'missa', 'missas')} para que se ofereceu${limit}.${history}`;
}

function whyNotChosen(facts: Facts, place: RosterAssignment): Reason {
  const { assignments, wording } = facts;
  const violations = facts.check(assignments, place);
  const broken = violations.find(({ rule }) => rule !== 'slot-full');
  if (broken) {
    const { other } = broken;
    const label =
      other === undefined ? '' : broken.rule === 'apart' ? wording.person(other) : wording.mass(other);
    return {
      code: broken.rule as Reason['code'],
      ...(other !== undefined && { other }),
      message: label ? plainly(broken).replace(/\.$/, ` (${label}).`) : plainly(broken),
    };
  }
  const person = wording.person(place.minister);
  if (violations.length === 0) return { code: 'open', message: `${person} ainda cabe nesta missa.` };

  const team = assignments.filter(({ slot }) => slot === place.slot);
  const movable = team.filter((made) => !isPinned(facts, made)).map(({ minister }) => minister);
  const best = bestExchange(
    facts,
    place.slot,
    movable.map((other) => ({ other, joins: place.minister, leaves: other })),
  );
  if (!best) return { code: 'full', message: 'A missa está completa, com os lugares fixados.' };
  const { code, exchange, effect, details } = best;
  const unfair = code === 'order' && exchange.change?.stage === 'unfairness';
  const comparison = unfair ? loads(facts, place.minister, movable) : '';
  return {
    code,
    exchange,
    message: `A missa está completa. ${effect}`,
    ...(details && { details: `${details}${comparison}` }),
  };
}

function whyChosen(facts: Facts, place: RosterAssignment): Reason {
  if (isPinned(facts, place)) return { code: 'pinned', message: 'O lugar está fixado.' };
  const others = facts.problem.answers
    .filter(({ slot, minister }) => slot === place.slot && minister !== place.minister)
    .map(({ minister }) => minister);
  const best = bestExchange(
    facts,
    place.slot,
    others.map((other) => ({ other, joins: other, leaves: place.minister })),
  );
  const offered = count(others.length + 1, 'pessoa se ofereceu', 'pessoas se ofereceram');
  if (!best)
    return { code: 'needed', message: `${offered} para esta missa, e ninguém mais está livre para ela.` };
  const free = count(best.tried, 'outra está livre', 'outras estão livres');
  const { code, exchange, effect, details } = best;
  return {
    code,
    exchange,
    message: `${offered} para esta missa; ${free} para ela. ${effect}`,
    ...(details && { details }),
  };
}

function isPinned({ problem }: Facts, { slot, minister }: RosterAssignment): boolean {
  return (problem.pins ?? []).some((pin) => pin.slot === slot && pin.minister === minister);
}

interface Exchange {
  /** The person with whom the one explained changes places. */
  other: RosterId;
  joins: RosterId;
  leaves: RosterId;
}

interface BestExchange {
  code: 'order' | 'tie' | 'improvable';
  exchange: RosterExchangeEffect;
  /** Exchanges that keep the hard rules. */
  tried: number;
  effect: string;
  details?: string;
}

/** Of the exchanges at one mass that keep the hard rules, the one that the objectives in their order like best. */
function bestExchange(facts: Facts, slot: RosterId, exchanges: Exchange[]): BestExchange | undefined {
  const { assignments, check, effectOf, order, values, wording } = facts;
  const possible = exchanges
    .filter(({ joins, leaves }) => {
      const without = assignments.filter((made) => made.slot !== slot || made.minister !== leaves);
      return check(without, { slot, minister: joins }).length === 0;
    })
    .map(({ other, joins, leaves }) => ({ other, effect: effectOf({ slot, joins, leaves }) }));
  const [first, ...rest] = possible;
  if (!first) return undefined;
  const best = rest.reduce((held, next) => (precedes(order, next.effect, held.effect) ? next : held), first);
  const stage = firstChange(order, best.effect);
  const exchange = { minister: best.other };
  const person = wording.person(best.other);
  if (stage === undefined) {
    const effect = `A troca com ${person} daria uma escala igualmente boa.`;
    return { code: 'tie', exchange, tried: possible.length, effect };
  }
  const before = values[stage];
  const after = before + best.effect[stage];
  const { label, better, worse } = wishNamed(stage);
  const isWorse = after > before;
  const { joins, leaves } = exchanges.find(({ other }) => other === best.other)!;
  const begins = isWorse ? `A melhor troca, com ${person},` : `A troca com ${person}`;
  const does = isWorse ? `${worse}.` : `${better}, e a escala fica melhor.`;
  return {
    code: isWorse ? 'order' : 'improvable',
    exchange: { ...exchange, change: { stage, before, after } },
    tried: possible.length,
    effect: `${begins} ${stage === 'unfairness' ? balanceEffect(facts, joins, leaves) : does}`,
    details: `${label}: de ${decimal(before)} para ${decimal(after)}.`,
  };
}

/** `deixa Bia com 4 missas e Caio com 2: fica menos justo.` What a place changing hands does to the two. */
function balanceEffect({ roster, wording }: Facts, joins: RosterId, leaves: RosterId): string {
  const served = (id: RosterId) => roster.dutiesOf(id).length;
  const [more, fewer] = [served(joins) + 1, served(leaves) - 1];
  const [joining, leaving] = [wording.person(joins), wording.person(leaves)];
  const verdict = balanceVerdict(roster.load(joins) + 1 - roster.load(leaves));
  // Where the masses of this roster alone would tell another thing, those of the months before decide.
  const decidedBefore = verdict !== balanceVerdict(more - served(leaves));
  const past = [joins, leaves].flatMap((id) => {
    const text = pastText(roster.load(id) - served(id));
    return decidedBefore && text !== null ? [`${wording.person(id)} traz ${text}`] : [];
  });
  const history = past.length === 0 ? '' : `. Dos meses anteriores, ${listed(past)}`;
  return `deixa ${joining} com ${count(more, 'missa', 'missas')} e ${leaving} com ${fewer || 'nenhuma'}${history}: ${verdict}.`;
}

/** @param excess how much more who joins would then carry than who leaves carries now. */
function balanceVerdict(excess: number): string {
  if (Math.abs(excess) <= TOLERANCE) return 'nada muda no equilíbrio';
  if (excess < 0) return 'fica mais justo';
  return excess > 1 ? 'fica menos justo' : 'o equilíbrio muda pouco, mas para pior';
}

/** `2 acima da sua parte`: duties above or below the fair share; null of just the share. */
function pastText(balance: number): string | null {
  const tenths = Math.round(Math.abs(balance) * 10) / 10;
  return tenths === 0 ? null : `${decimal(tenths)} ${balance > 0 ? 'acima' : 'abaixo'} da sua parte`;
}

/** The first objective that an effect changes. */
function firstChange(order: WishName[], effect: WishValues): WishName | undefined {
  return order.find((stage) => Math.abs(effect[stage]) > TOLERANCE);
}

function precedes(order: WishName[], first: WishValues, second: WishValues): boolean {
  const decisive = order.find((stage) => Math.abs(first[stage] - second[stage]) > TOLERANCE);
  return decisive !== undefined && first[decisive] < second[decisive];
}

/** How much the person and those chosen before them serve and have served. */
function loads({ roster, wording }: Facts, minister: RosterId, chosen: RosterId[]): string {
  const others = chosen.map((other) => roster.load(other) - 1);
  const [least, most] = [Math.min(...others), Math.max(...others)];
  const range = least === most ? `é ${decimal(least)}` : `vai de ${decimal(least)} a ${decimal(most)}`;
  const people = chosen.length === 1 ? 'a de quem foi escalado' : `a dos ${chosen.length} escalados`;
  return ` Sem contar esta missa, a carga de ${wording.person(minister)} (missas do mês mais o que traz) é ${decimal(roster.load(minister))} e ${people} ${range}: quem tem menos serve primeiro.`;
}
