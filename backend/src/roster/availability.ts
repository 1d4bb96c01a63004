import { type Offer, OFFERS, type RosterAssignment } from '../solver/index.js';

/** What somebody may answer about a mass: the offers, the surest first, and the refusal. */
export const AVAILABILITY_ANSWERS = [...OFFERS, 'unavailable'] as const;
export type AvailabilityAnswerValue = (typeof AVAILABILITY_ANSWERS)[number];

export const ANSWER_LABELS: Readonly<Record<AvailabilityAnswerValue, string>> = {
  available: 'Disponível',
  maybe: 'Talvez',
  unavailable: 'Indisponível',
};

/** What stands for an answer where there are thousands of them. */
export const ANSWER_LETTERS: Readonly<Record<AvailabilityAnswerValue, string>> = {
  available: 'a',
  maybe: 'm',
  unavailable: 'n',
};

/** How much of an offer each is, where it is reckoned how often people can be expected to serve. */
export const ANSWER_SHARES: Readonly<Record<AvailabilityAnswerValue, number>> = {
  available: 1,
  maybe: 0.5,
  unavailable: 0,
};

/** Whether somebody who answered so can, or perhaps can, serve. */
export function isOffer(answer: AvailabilityAnswerValue | null | undefined): answer is Offer {
  return OFFERS.some((offer) => offer === answer);
}

/** 'respondeu talvez'. */
export function answeredText(answer: AvailabilityAnswerValue): string {
  return `respondeu ${ANSWER_LABELS[answer].toLowerCase()}`;
}

/** What somebody said about one mass. */
export interface MassAnswer extends RosterAssignment {
  answer: AvailabilityAnswerValue;
}

/** What people answered about the masses of a schedule; silence is no answer. */
export class Availability {
  private readonly byMinister = new Map<number, Map<number, AvailabilityAnswerValue>>();

  constructor(answers: Iterable<MassAnswer> = []) {
    for (const { minister, slot, answer } of answers) {
      const own = this.byMinister.get(minister) ?? new Map<number, AvailabilityAnswerValue>();
      this.byMinister.set(minister, own.set(slot, answer));
    }
  }

  /** The person's answer about the mass; undefined when they gave none. */
  of({ minister, slot }: RosterAssignment): AvailabilityAnswerValue | undefined {
    return this.byMinister.get(minister)?.get(slot);
  }

  /** Whether the person said that they can, or perhaps can, serve at the mass. */
  isOffered(place: RosterAssignment): boolean {
    return isOffer(this.of(place));
  }

  /** Whether the person answered about any mass. */
  hasAnswered(minister: number): boolean {
    return this.byMinister.has(minister);
  }

  /** Every answer, person by person. */
  all(): MassAnswer[] {
    return [...this.byMinister].flatMap(([minister, own]) =>
      [...own].map(([slot, answer]) => ({ minister, slot, answer })),
    );
  }

  /** The same answers with further ones, which take the place of those about the same mass. */
  with(answers: readonly MassAnswer[]): Availability {
    return new Availability([...this.all(), ...answers]);
  }
}
