/** Why somebody serves at a mass or not: the engine's reasons about the roster of a schedule as it stands. */
import { explainMinister, type MinisterExplanation, type SlotReason } from './explain-minister.js';
import type { RosterViolation } from '../rules/check-roster.js';
import { explain, explainToPerson, isHardRule } from '../rules/hard-rules.js';
import { standingRoster, type RosterFacts, type RosterPerson, type RosterState } from '../roster.js';

/**
 * The engine's explanation of the roster as it stands; places given against a rule are the person's, though the engine
 * never saw them.
 * @param person one who serves.
 */
export function explanationOf(
  { facts, balances }: Pick<RosterState, 'facts' | 'balances'>,
  { id }: RosterPerson,
): MinisterExplanation {
  const { problem, places } = standingRoster(facts, balances);
  const explanation = explainMinister(problem, { assignments: places }, id);
  const forced = facts.overridden.filter(({ minister }) => minister === id);
  const isForced = (slot: number) => forced.some((place) => place.slot === slot);
  return {
    ...explanation,
    duties: explanation.duties + forced.length,
    balance: balances.get(id) ?? 0,
    slots: explanation.slots.map((reason) =>
      isForced(reason.slot)
        ? { slot: reason.slot, chosen: true, code: 'pinned', message: 'A coordenação pôs aqui por exceção.' }
        : reason,
    ),
  };
}

/** The reason in Portuguese; about a broken rule in words of the schedule, which the engine does not know. */
export function reasonSentence(facts: RosterFacts, minister: number, reason: SlotReason): string {
  const violation = violationOf(minister, reason);
  return violation ? explain(violation, facts).message : reason.message;
}

/** The reason where it is a broken rule, as it is told to the person themselves. */
export function ownRuleSentence(
  facts: RosterFacts,
  minister: number,
  reason: SlotReason,
): string | undefined {
  const violation = violationOf(minister, reason);
  return violation && explainToPerson(violation, facts);
}

function violationOf(minister: number, { slot, code, other }: SlotReason): RosterViolation | undefined {
  if (!isHardRule(code)) return undefined;
  return { rule: code, slot, minister, ...(other !== undefined && { other }) };
}
