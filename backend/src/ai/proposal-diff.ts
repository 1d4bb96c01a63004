/** What a computed roster changes in a draft, and whether a draft is still the one it was computed against. */
import {
  checkRoster,
  explain,
  onMass,
  placeKey,
  problemOf,
  requiredAt,
  rosterEvaluator,
  type RosterFacts,
} from '../roster/index.js';
import type { RosterAssignment, RosterProblem, RosterResult } from '../solver/index.js';
import type { KeptPlace, Place, ProposalContent } from './ai-proposal.entity.js';

const keyOf = ({ slotId, ministerId }: Place) => `${slotId} ${ministerId}`;

const toPlace = ({ slot, minister }: RosterAssignment): Place => ({
  slotId: slot,
  ministerId: minister,
});

const toAssignment = ({ slotId, ministerId }: Place): RosterAssignment => ({
  slot: slotId,
  minister: ministerId,
});

/** The draft's places as a proposal keeps them. */
function draftOf({ places }: RosterFacts): KeptPlace[] {
  return places.map(({ slot, minister, origin, pinned }) => ({
    ...toPlace({ slot, minister }),
    origin,
    pinned,
  }));
}

/** The difference between the draft and a roster computed for it. */
export function proposalOf(
  facts: RosterFacts,
  problem: RosterProblem,
  { assignments, stages }: RosterResult,
): ProposalContent {
  const baseline = draftOf(facts);
  const wanted = new Set(assignments.map(placeKey));
  const present = new Set(facts.places.map(placeKey));
  const before = rosterEvaluator(problem)(facts.places);
  return {
    baseline,
    entering: assignments.filter((place) => !present.has(placeKey(place))).map(toPlace),
    leaving: baseline.filter((place) => !wanted.has(placeKey(toAssignment(place)))),
    objective: stages.map(({ name, value, bound }) => ({ name, before: before[name], after: value, bound })),
    shortages: [...facts.masses.values()]
      .map((mass) => {
        const missing = (places: readonly RosterAssignment[]) => {
          const filled = [...places, ...facts.settled].filter(({ slot }) => slot === mass.id).length;
          return Math.max(0, requiredAt(facts.rules, mass) - filled);
        };
        return { slotId: mass.id, before: missing(facts.places), after: missing(assignments) };
      })
      .filter(({ before, after }) => before > 0 || after > 0),
  };
}

/** The roster that a proposal wants. */
export function targetOf({ baseline, entering, leaving }: ProposalContent): KeptPlace[] {
  const gone = new Set(leaving.map(keyOf));
  return [
    ...baseline.filter((place) => !gone.has(keyOf(place))),
    ...entering.map((place) => ({ ...place, origin: 'assistant' as const, pinned: false })),
  ];
}

/** The facts as they would be with the proposal applied. */
export function withProposal(facts: RosterFacts, content: ProposalContent): RosterFacts {
  const places = targetOf(content).map((place) => ({
    ...toAssignment(place),
    id: 0,
    origin: place.origin,
    pinned: place.pinned,
  }));
  return { ...facts, places };
}

/** Why the proposal can no longer be applied to the draft: one Portuguese sentence a reason, none when it can. */
export function obstaclesToApply(content: ProposalContent, facts: RosterFacts): string[] {
  const moved = changesSince(content.baseline, facts, content.leaving);
  if (moved.length > 0) return moved;
  return checkRoster(problemOf(facts), targetOf(content).map(toAssignment)).map((broken) =>
    broken.rule === 'pin-missing' ? pinMissing(broken, facts) : explain(broken, facts).message,
  );
}

/** Why the proposal cannot be undone: the draft is no longer what applying it made. */
export function obstaclesToUndo(content: ProposalContent, facts: RosterFacts): string[] {
  const entered = new Set(content.entering.map(keyOf));
  return changesSince(
    targetOf(content),
    facts,
    targetOf(content).filter((place) => entered.has(keyOf(place))),
  );
}

/** @param touched the places that are about to go: they must not have been pinned or given by hand meanwhile. */
function changesSince(expected: KeptPlace[], facts: RosterFacts, touched: readonly KeptPlace[]): string[] {
  const present = new Map(draftOf(facts).map((place) => [keyOf(place), place]));
  const known = new Set(expected.map(keyOf));
  const where = (place: Place) => placeText(toAssignment(place), facts);
  return [
    ...[...present.values()]
      .filter((place) => !known.has(keyOf(place)))
      .map((place) => `Entrou ${where(place)}.`),
    ...expected.filter((place) => !present.has(keyOf(place))).map((place) => `Saiu ${where(place)}.`),
    ...touched.flatMap((place) => {
      const now = present.get(keyOf(place));
      const same = now === undefined || (now.pinned === place.pinned && now.origin === place.origin);
      return same ? [] : [`Foi fixado à mão: ${where(place)}.`];
    }),
  ];
}

function pinMissing(place: RosterAssignment, facts: RosterFacts): string {
  return `Agora é preciso escalar ${placeText(place, facts)}.`;
}

function placeText({ slot, minister }: RosterAssignment, { people, masses }: RosterFacts): string {
  const mass = masses.get(slot);
  const name = people.get(minister)?.name ?? 'uma pessoa que já não serve';
  return `${name} ${mass ? onMass(mass) : 'em uma missa que não existe mais'}`;
}
