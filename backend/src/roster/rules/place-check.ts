/** What speaks against somebody's place at a mass: hard rules and wishes, in a few Portuguese words each. */
import { formatTime } from '../../platform/dates/format.js';
import { assignmentChecker, type AssignmentCheck, type RosterViolation } from './check-roster.js';
import { answeredText, isOffer } from '../availability.js';
import { dayNumber, OFFERS, placeKey, type RosterAssignment } from '../../solver/index.js';
import { briefly, brieflyWhenGiven } from './hard-rules.js';
import {
  allPlaces,
  judgingProblem,
  type RosterFacts,
  type RosterMass,
  type RosterPerson,
} from '../roster.js';
import { pairWishes } from '../schedule-rules/schedule-rules.js';

export interface PlaceReason {
  /** Stable, for programs: the hard rule's name, or the answer that is not the surest, `rest`, `relative-absent`. */
  code: string;
  message: string;
  /** A rule that no computation breaks; else a wish. */
  hard: boolean;
}

/** Judges places of one roster, given or about to be given. */
export class PlaceCheck {
  private readonly check: AssignmentCheck;
  private readonly taken: Set<string>;
  private readonly teams = new Map<number, RosterAssignment[]>();
  private readonly duties = new Map<number, RosterAssignment[]>();
  private readonly partners = new Map<number, number[]>();

  /** @param given places about to be given: where nobody was asked about the mass, silence does not stand against them. */
  constructor(
    private readonly facts: RosterFacts,
    given: readonly RosterAssignment[] = [],
  ) {
    this.check = assignmentChecker(judgingProblem(facts, given));
    const places = allPlaces(facts);
    this.taken = new Set(places.map(placeKey));
    for (const place of places) {
      this.teams.set(place.slot, [...(this.teams.get(place.slot) ?? []), place]);
      this.duties.set(place.minister, [...(this.duties.get(place.minister) ?? []), place]);
    }
    for (const { a, b, wish } of pairWishes(facts.families, facts.rules)) {
      if (wish === 'apart') continue;
      this.partners.set(a, [...(this.partners.get(a) ?? []), b]);
      this.partners.set(b, [...(this.partners.get(b) ?? []), a]);
    }
  }

  /**
   * The hard rules that a place breaks among all others, whether it is given already or not.
   * @param leaving places that are given up in the same step.
   */
  violations(place: RosterAssignment, leaving: readonly RosterAssignment[] = []): RosterViolation[] {
    const { slot, minister } = place;
    const gone = new Set(leaving.map(placeKey));
    const remains = (other: RosterAssignment) => !gone.has(placeKey(other));
    // The checker looks at nothing but the person's own duties and the mass's team.
    const own = (this.duties.get(minister) ?? []).filter((duty) => duty.slot !== slot && remains(duty));
    const team = (this.teams.get(slot) ?? []).filter(
      (member) => member.minister !== minister && remains(member),
    );
    return this.check([...own, ...team], place);
  }

  /** What speaks against a place that is given. */
  conflicts(place: RosterAssignment): PlaceReason[] {
    const hard = this.violations(place).map((violation) => ({
      code: violation.rule,
      message: brieflyWhenGiven(violation, this.facts),
      hard: true,
    }));
    return [...hard, ...this.wishes(place)];
  }

  /** What speaks against giving a place; that the mass is full is the mass's matter. */
  obstacles(place: RosterAssignment): PlaceReason[] {
    const hard = this.violations(place)
      .filter(({ rule }) => rule !== 'slot-full')
      .map((violation) => ({ code: violation.rule, message: briefly(violation, this.facts), hard: true }));
    return [...hard, ...this.wishes(place)];
  }

  private wishes(place: RosterAssignment): PlaceReason[] {
    const mass = this.facts.masses.get(place.slot);
    const person = this.facts.people.get(place.minister);
    if (!mass || !person) return [];
    const answer = this.facts.availability.of(place);
    return [
      ...(isOffer(answer) && answer !== OFFERS[0]
        ? [{ code: answer, message: answeredText(answer), hard: false }]
        : []),
      ...this.shortRests(mass, person),
      ...this.absentRelatives(mass, person),
    ];
  }

  private shortRests(mass: RosterMass, { id, dutiesElsewhere }: RosterPerson): PlaceReason[] {
    const day = dayNumber(mass.date);
    const own = (this.duties.get(id) ?? []).map(({ slot }) => this.facts.masses.get(slot)!);
    return [...own, ...dutiesElsewhere]
      .map((duty) => ({ ...duty, distance: dayNumber(duty.date) - day }))
      .filter(({ distance }) => distance !== 0 && Math.abs(distance) < this.facts.minRestDays)
      .sort((a, b) => a.distance - b.distance)
      .map(({ distance, time }) => ({
        code: 'rest',
        message:
          distance < 0
            ? `serve também ${inDays(-distance)} antes (às ${formatTime(time)})`
            : `serve também ${inDays(distance)} depois (às ${formatTime(time)})`,
        hard: false,
      }));
  }

  /** Relatives who wish to serve together and offered for the mass, but do not serve at it. */
  private absentRelatives({ id: slot }: RosterMass, { id }: RosterPerson): PlaceReason[] {
    return (this.partners.get(id) ?? []).flatMap((minister) => {
      const relative = this.facts.people.get(minister);
      const offered = this.facts.availability.isOffered({ slot, minister });
      if (!relative?.serves || !offered || this.taken.has(placeKey({ slot, minister }))) return [];
      const message = `${relative.name}, com quem quer servir junto, não está nesta missa`;
      return [{ code: 'relative-absent', message, hard: false }];
    });
  }
}

const inDays = (count: number) => (count === 1 ? '1 dia' : `${count} dias`);
