import { explainShortages } from '../compute/explain-shortages.js';
import { placeKey, type RosterAssignment, type RosterProblem } from '../../solver/index.js';
import type { RosterSuggestion, RosterShortage } from '../compute/roster-result.js';
import { leftWords, type RosterFacts, standingRoster } from '../roster.js';
import type { RosterSuggestionResponse, RosterShortageResponse } from '../compute/shortages.dto.js';

/**
 * The masses that a roster leaves incomplete: why, and what would help. Nobody is asked about a day that is blocked only
 * because they serve in another schedule.
 */
export function shortagesOf(
  facts: RosterFacts,
  problem: RosterProblem,
  places: RosterAssignment[],
): RosterShortageResponse[] {
  return explainShortages(problem, places).map((shortage) => toResponse(facts, shortage));
}

/**
 * The smallest changes that fill a place once its holder leaves, without putting anybody where they have said that they
 * do not serve. They are proposals: each names people who have to agree.
 */
export function repairsOf(
  facts: RosterFacts,
  balances: ReadonlyMap<number, number>,
  { place, unwilling }: { place: RosterAssignment; unwilling: readonly RosterAssignment[] },
): RosterSuggestionResponse[] {
  const away = [place, ...unwilling];
  const isOther = (other: RosterAssignment) => placeKey(other) !== placeKey(place);
  const left: RosterFacts = {
    ...facts,
    places: facts.places.filter(isOther),
    overridden: facts.overridden.filter(isOther),
    availability: facts.availability.with(away.map((one) => ({ ...one, answer: 'unavailable' }))),
  };
  const { problem, places } = standingRoster(left, balances);
  const shortage = shortagesOf(left, problem, places).find(({ slotId }) => slotId === place.slot);
  const isWilling = ({ moves }: RosterSuggestionResponse) =>
    moves.every(
      ({ ministerId: minister, to: slot }) => left.availability.of({ slot, minister }) !== 'unavailable',
    );
  return (shortage?.suggestions ?? []).filter(isWilling);
}

function toResponse(facts: RosterFacts, shortage: RosterShortage): RosterShortageResponse {
  const { slot, slots, required, available, reason, suggestions } = shortage;
  return {
    slotId: slot,
    slots: slots.map(Number),
    required,
    available,
    reason,
    suggestions: suggestions
      .filter((suggestion) => !isServingElsewhere(facts, suggestion) && !isGivenBack(facts, suggestion))
      .map((suggestion) => toSuggestion(facts, suggestion)),
  };
}

/** Whether a suggestion needs somebody at a mass, or on a day, at which they gave their place away. */
const isGivenBack = (facts: RosterFacts, { moves }: RosterSuggestion): boolean =>
  moves.some(({ to, minister }) => leftWords(facts, { slot: to, minister }) !== null);

function isServingElsewhere(
  { people, masses }: RosterFacts,
  { kind, minister, slot }: RosterSuggestion,
): boolean {
  const { date } = masses.get(slot)!;
  return kind === 'unblock' && !people.get(minister)!.blockedDates.includes(date);
}

function toSuggestion(
  { people }: RosterFacts,
  { kind, minister, moves, message, brief }: RosterSuggestion,
): RosterSuggestionResponse {
  const nameOf = (id: number) => people.get(id)!.name;
  return {
    kind,
    ministerId: minister,
    scheduleName: nameOf(minister),
    moves: moves.map((move) => ({
      ministerId: move.minister,
      scheduleName: nameOf(move.minister),
      from: move.from ?? null,
      to: move.to,
    })),
    message,
    brief,
  };
}
