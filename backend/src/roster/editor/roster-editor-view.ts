/** The masses and people of a roster as the editor shows them. */
import { ANSWER_LETTERS, isOffer } from '../availability.js';
import { monthlyLimit } from '../rules/hard-rules.js';
import type { EditorMassResponse, EditorMinisterResponse, EditorPhotoResponse } from './roster-editor.dto.js';
import { allPlaces, standingRoster, type RosterFacts, type RosterState } from '../roster.js';
import { shortagesOf } from '../explanations/roster-shortages.js';
import { pairWishes, requiredAt } from '../schedule-rules/schedule-rules.js';

/** What the engine does not ask about a mass. */
export interface MassDetails {
  location: string | null;
  warning: string | null;
}

const SILENCE = '-';

/** The masses, with who is missing at each and why. */
export function describeMasses(
  { facts, balances, begun }: RosterState,
  details: ReadonlyMap<number, MassDetails>,
): EditorMassResponse[] {
  const { problem, places } = standingRoster(facts, balances);
  const shortages = new Map(
    shortagesOf(facts, problem, places).map((shortage) => [shortage.slotId, shortage]),
  );
  const filled = tally(allPlaces(facts).map(({ slot }) => slot));
  return [...facts.masses.values()].map((mass) => {
    const required = requiredAt(facts.rules, mass);
    const present = filled.get(mass.id) ?? 0;
    return {
      id: mass.id,
      date: mass.date,
      time: mass.time,
      description: mass.description,
      location: details.get(mass.id)?.location ?? null,
      warning: details.get(mass.id)?.warning ?? null,
      begun: begun.has(mass.id),
      asked: mass.asked,
      required,
      experienced: mass.experienced,
      filled: present,
      missing: Math.max(0, required - present),
      shortage: shortages.get(mass.id) ?? null,
    };
  });
}

/** Everybody who serves, offered to or has a place, by name. */
export function describeMinisters(
  { facts, balances }: RosterState,
  photos: ReadonlyMap<number, EditorPhotoResponse>,
): EditorMinisterResponse[] {
  const duties = tally(allPlaces(facts).map(({ minister }) => minister));
  const shares = fairShares(facts);
  const relatives = relativesOf(facts);
  const slots = [...facts.masses.keys()];
  return [...facts.people.values()]
    .map((person) => {
      const answers = slots.map((slot) => facts.availability.of({ slot, minister: person.id }));
      return {
        id: person.id,
        name: person.name,
        photo: photos.get(person.id) ?? null,
        serves: person.serves,
        experienced: person.experienced,
        answers: answers.map((answer) => (answer ? ANSWER_LETTERS[answer] : SILENCE)).join(''),
        duties: duties.get(person.id) ?? 0,
        dutiesElsewhere: person.dutiesElsewhere.filter(({ sameMonth }) => sameMonth).length,
        limit: monthlyLimit(facts, person),
        offered: answers.filter(isOffer).length,
        share: shares.get(person.id) ?? 0,
        balance: balances.get(person.id) ?? 0,
        relatives: relatives.get(person.id) ?? [],
      };
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'pt-BR') || a.id - b.id);
}

/**
 * What each person would serve if the filled places were shared out in proportion to the offers, with one decimal: as
 * `RosterBalanceService.balances` reckons past schedules.
 */
function fairShares(facts: RosterFacts): Map<number, number> {
  const offers = new Map<number, number>();
  for (const { minister, answer } of facts.availability.all()) {
    if (isOffer(answer)) offers.set(minister, (offers.get(minister) ?? 0) + 1);
  }
  for (const [minister, offered] of offers)
    offers.set(minister, Math.min(offered, facts.people.get(minister)?.limit ?? 0));
  const total = [...offers.values()].reduce((sum, offered) => sum + offered, 0);
  const filled = allPlaces(facts).length;
  return new Map(
    [...offers].map(([minister, offered]) => [
      minister,
      total === 0 ? 0 : Math.round((10 * filled * offered) / total) / 10,
    ]),
  );
}

function relativesOf({ families, rules }: RosterFacts): Map<number, EditorMinisterResponse['relatives']> {
  const relatives = new Map<number, EditorMinisterResponse['relatives']>();
  for (const { a, b, wish } of pairWishes(families, rules)) {
    relatives.set(a, [...(relatives.get(a) ?? []), { ministerId: b, wish }]);
    relatives.set(b, [...(relatives.get(b) ?? []), { ministerId: a, wish }]);
  }
  return relatives;
}

function tally(keys: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}
