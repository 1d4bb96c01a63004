/** A mass of the problem. */
export interface RosterSlot {
  id: string;
  /** Local date of the mass, `YYYY-MM-DD`. */
  date: string;
  /** Places to fill. */
  required: number;
  /** Experienced people wanted among them; 0 when left out. */
  experienced?: number;
}

/** Someone who may serve. */
export interface RosterMinister {
  id: string;
  experienced?: boolean;
  /** Monthly maximum of duties; no maximum when left out. */
  maxDuties?: number;
  /** Duties above (+) or below (-) the fair share so far; 0 when left out. */
  carried?: number;
  /** Local dates, `YYYY-MM-DD`, on which the person may not serve. */
  blockedDates?: string[];
  /** Last local date, `YYYY-MM-DD`, on which the mandate is in force. */
  mandateUntil?: string;
}

/** What a minister answered about a mass; no entry means "no". */
export interface RosterAnswer {
  minister: string;
  slot: string;
  answer: 'available' | 'maybe';
}

/** A wish of two relatives: never at one mass ("apart"), or at the same ones ("together"). */
export interface RosterFamily {
  a: string;
  b: string;
  wish: 'apart' | 'together';
}

/** One person at one mass. */
export interface RosterAssignment {
  slot: string;
  minister: string;
}

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

/** The objectives, named as in the result. */
export type StageName =
  | 'emptyPlaces'
  | 'unevenShortage'
  | 'disturbed'
  | 'withoutExperienced'
  | 'familiesSplit'
  | 'maybes'
  | 'unfairness'
  | 'shortRest';

/** The value reached for one objective and the proven lower bound on it, the earlier ones being kept. */
export interface StageResult {
  name: StageName;
  value: number;
  bound: number;
}

/** A mass that stays incomplete. */
export interface RosterShortage {
  slot: string;
  missing: number;
}

export interface RosterResult {
  /** `optimal` only when every stage is proven. */
  status: 'optimal' | 'feasible';
  assignments: RosterAssignment[];
  /** All stages, in the order in which they were minimised. */
  stages: StageResult[];
  shortages: RosterShortage[];
  /** Wall-clock time of the solve. */
  seconds: number;
}

/** What is known while the solver works. */
export interface RosterProgress {
  stage: StageName;
  /** Stages already closed, out of `stages`. */
  done: number;
  stages: number;
  /** Empty places of the best roster so far. */
  emptyPlaces: number;
  seconds: number;
}

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
