/** With whom somebody could change places. */
import { dayNumber, placeKey, type RosterAssignment } from '../../solver/index.js';
import { ANSWER_LABELS, answeredText, isOffer } from '../availability.js';
import { allPlaces, leftWords, problemOf, type RosterFacts, type RosterState } from '../roster.js';
import { exchangeablePlaces, exchanged } from '../explanations/candidates.js';
import { effectOn } from '../wishes/compare-rosters.js';
import { changeEffects } from '../wishes/evaluate-roster.js';
import { ProblemLookup, RosterLookup } from '../wishes/roster-lookup.js';
import { wishOrderOf, type WishName } from '../wishes/wishes.js';

/** Somebody's place that another could have for theirs. */
export interface Exchange {
  slotId: number;
  ministerId: number;
  /** What both answered, and what it does to the roster: Portuguese, in a few words. */
  reason: string;
}

type Stages = { name: WishName; before: number; after: number }[];

/**
 * Every exchange of two places after which both people serve within the rules, at masses that have not begun: the best
 * for the roster's wishes first, in their order; of two alike, the nearer day. Whoever would come back to where they have
 * left comes last.
 *
 * @param place who would leave which mass; nobody can be exchanged for them where they do not serve.
 */
export function exchangesFor({ facts, balances, begun }: RosterState, place: RosterAssignment): Exchange[] {
  const places = allPlaces(facts);
  const own = facts.masses.get(place.slot);
  if (!own || !places.some((each) => placeKey(each) === placeKey(place))) return [];
  const distance = ({ slot }: RosterAssignment) =>
    Math.abs(dayNumber(facts.masses.get(slot)!.date) - dayNumber(own.date));
  const effectOf = exchangeEffects(facts, balances, places, place);
  return exchangeablePlaces(facts, place)
    .filter(({ slot }) => !begun.has(slot))
    .map((other) => ({ other, stages: effectOf(other), left: leftText(facts, exchanged(place, other)) }))
    .sort(
      (a, b) =>
        Number(a.left !== '') - Number(b.left !== '') ||
        compare(a.stages, b.stages) ||
        distance(a.other) - distance(b.other),
    )
    .map(({ other, stages, left }) => ({
      slotId: other.slot,
      ministerId: other.minister,
      reason: [left, answersText(facts, exchanged(place, other)), verdictOn(stages)]
        .filter(Boolean)
        .join('; '),
    }));
}

/** What an exchange with the place adds to each wish's number, in their order. */
function exchangeEffects(
  facts: RosterFacts,
  balances: ReadonlyMap<number, number>,
  places: readonly RosterAssignment[],
  place: RosterAssignment,
): (other: RosterAssignment) => Stages {
  const problem = problemOf({ ...facts, overridden: [] }, { balances, pins: [] });
  const lookup = new ProblemLookup(problem);
  const order = wishOrderOf(problem);
  const effectBefore = changeEffects(new RosterLookup(lookup, places));
  const rest = places.filter((each) => placeKey(each) !== placeKey(place));
  return (other) => {
    const [there, here] = exchanged(place, other);
    const first = effectBefore({
      slot: place.slot,
      joins: here.minister,
      leaves: place.minister,
    });
    const second = changeEffects(new RosterLookup(lookup, [...rest, here]))({
      slot: other.slot,
      joins: there.minister,
      leaves: other.minister,
    });
    return order.map((name) => ({ name, before: 0, after: first[name] + second[name] }));
  };
}

function compare(a: Stages, b: Stages): number {
  const at = a.findIndex(({ after }, stage) => after !== b[stage]!.after);
  return at < 0 ? 0 : a[at]!.after - b[at]!.after;
}

/** What the first wish that it changes says; that people may now serve who answered "talvez", their answers say. */
function verdictOn(stages: Stages): string {
  const untold = stages.filter(({ name, after }) => name !== 'maybes' || after < 0);
  return untold.map(effectOn).find((words) => words !== null) ?? '';
}

function leftText(facts: RosterFacts, taken: readonly RosterAssignment[]): string {
  return taken
    .flatMap((place) => {
      const words = leftWords(facts, place);
      return words ? [`${facts.people.get(place.minister)?.name ?? ''} ${words}`] : [];
    })
    .join('; ');
}

function answersText({ availability, people }: RosterFacts, taken: readonly RosterAssignment[]): string {
  const answers = taken.map((each) => ({ ...each, answer: availability.of(each) }));
  if (answers.every(({ answer }) => answer === answers[0]!.answer)) {
    const [{ answer } = { answer: undefined }] = answers;
    return isOffer(answer) ? `os dois responderam ${ANSWER_LABELS[answer].toLowerCase()}` : '';
  }
  return answers
    .flatMap(({ minister, answer }) =>
      isOffer(answer) ? [`${people.get(minister)?.name ?? ''}: ${answeredText(answer)}`] : [],
    )
    .join(', ');
}
