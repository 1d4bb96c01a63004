/**
 * What people and masses are called: the numbers of the database. Whoever writes a problem into a file calls them by
 * texts of their own; the engine does nothing but compare them.
 */
export type RosterId = number;

/** A mass of the problem. */
export interface RosterSlot {
  id: RosterId;
  /** What sentences call it beside its date, such as `10h`; the id where dates alone do not tell masses apart. */
  name?: string;
  /** Local date of the mass, `YYYY-MM-DD`. */
  date: string;
  /** Places to fill. */
  required: number;
  /** Experienced people wanted among them; 0 when left out. */
  experienced?: number;
  /** The month whose maximums it counts for, where several are planned at once; masses without one share theirs. */
  month?: RosterId;
}

/** Someone who may serve. */
export interface RosterMinister {
  id: RosterId;
  /** What sentences call the person; the id when left out. */
  name?: string;
  experienced?: boolean;
  /** Maximum of duties in each month; no maximum when left out. */
  maxDuties?: number;
  /** The maximum of single months, where it is another. */
  maxima?: { month: RosterId; maxDuties: number }[];
  /** Duties above (+) or below (-) the fair share so far; 0 when left out. */
  balance?: number;
  /** Local dates, `YYYY-MM-DD`, on which the person may not serve. */
  blockedDates?: string[];
  /** Last local date, `YYYY-MM-DD`, on which the mandate is in force. */
  mandateUntil?: string;
}

/** Answers with which somebody offers to serve, the surest first. */
export const OFFERS = ['available', 'maybe'] as const;
export type Offer = (typeof OFFERS)[number];

/** What a minister answered about a mass; no entry means "no". */
export interface RosterAnswer extends RosterAssignment {
  answer: Offer;
}

/** A wish of two relatives: never at one mass ("apart"), or at the same ones ("together"). */
export interface RosterFamily {
  a: RosterId;
  b: RosterId;
  wish: 'apart' | 'together';
}

/** One person at one mass. */
export interface RosterAssignment {
  slot: RosterId;
  minister: RosterId;
}

/** A place, or an answer about one, as a key of maps and sets. */
export const placeKey = ({ slot, minister }: RosterAssignment): string => `${slot} ${minister}`;

/** The file interface of the optimiser: everything it knows about a month. */
export interface RosterProblem {
  slots: RosterSlot[];
  ministers: RosterMinister[];
  answers: RosterAnswer[];
  families?: RosterFamily[];
  /** Assignments that the roster must contain. */
  pins?: RosterAssignment[];
  /** Assignments already published, to be disturbed as little as possible. */
  published?: RosterAssignment[];
  /** Wished distance in days between two duties of one person; 0 when left out. */
  minRestDays?: number;
  /** Seconds after which the best roster found is returned; 10 when left out. */
  timeLimitSeconds?: number;
}

/** Most duties that somebody may have in the month of a mass. */
export const maximumOf = ({ maxDuties, maxima }: RosterMinister, { month }: RosterSlot): number =>
  maxima?.find((one) => one.month === month)?.maxDuties ?? maxDuties ?? Infinity;

/** A problem that cannot be solved as stated; the message is Portuguese and fit to show. */
export class RosterProblemError extends Error {
  override name = 'RosterProblemError';
}

/** The solve was given up because its caller cancelled it. */
export class RosterCancelledError extends Error {
  override name = 'RosterCancelledError';

  constructor() {
    super('O cálculo da escala foi cancelado.');
  }
}
