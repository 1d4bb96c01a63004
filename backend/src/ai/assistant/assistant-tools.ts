/** What an assistant can know and do about one schedule, whoever or whatever it is. docs/assistant.md describes it. */
import type { Offer } from '../../solver/index.js';
import type { WishName } from '../../roster/index.js';
import type { MassKey, ProposalStatus, ScheduleRule, ScheduleStatus } from '../../roster/index.js';

/** What may be done with a proposal; what was accepted may be undone. */
export type ProposalDecision = 'accept' | 'discard' | 'undo';

export interface PersonRef {
  id: number;
  /** Schedule name. */
  name: string;
}

/** Somebody of the schedule, by all that they are called. */
export interface NamedPerson extends PersonRef {
  /** As registered. */
  fullName?: string | undefined;
}

export interface MassRef extends MassKey {
  description: string;
}

export interface IncompleteMass extends MassRef {
  missing: number;
}

/** The month at a glance. */
export interface Overview {
  title: string;
  status: ScheduleStatus;
  masses: number;
  required: number;
  filled: number;
  incomplete: IncompleteMass[];
  /** Masses with fewer experienced people than they want. */
  inexperienced: MassRef[];
  /** Whether a questionnaire about this schedule was sent. */
  asked: boolean;
  /** Those who may serve, with their masses, the most burdened first. */
  load: { person: PersonRef; duties: number; offered: number }[];
  /** Those who may serve and have answered about no mass. */
  silent: PersonRef[];
}

/** A mass and its people. */
export interface MassView extends MassRef {
  required: number;
  missing: number;
  experienced: number;
  team: PersonRef[];
  /** Those who offered to serve at it, by their answer. */
  offers: Record<Offer, PersonRef[]>;
  /** Of all of them, those who could be added without breaking a rule, were there room. */
  free: PersonRef[];
}

/** Somebody in this schedule. */
export interface PersonView extends PersonRef {
  serves: boolean;
  experienced: boolean;
  /** Most masses in this schedule, rules included. */
  limit: number;
  answered: boolean;
  duties: MassRef[];
  offers: Record<Offer, MassRef[]>;
}

export interface RuleView {
  /** Its place in the list of rules, from 1. */
  number: number;
  rule: ScheduleRule;
  /** In Portuguese, without a full stop. */
  text: string;
}

export interface RuleOutcome extends RuleView {
  /** Rules about the same thing that it takes the place of. */
  replaced: string[];
  /** Whether the very same rule was there already. */
  known: boolean;
  /** What the coordinator should know about it, whole sentences. */
  notes: string[];
}

export interface ProposalView {
  status: ProposalStatus;
  /** Whether its acceptance was taken back. */
  undone: boolean;
  /** Whether it is proven that no roster is better. */
  proven: boolean;
  entering: { person: PersonRef; mass: MassRef }[];
  leaving: { person: PersonRef; mass: MassRef }[];
  objective: { name: WishName; label: string; before: number; after: number }[];
  emptyBefore: number;
  emptyAfter: number;
  incomplete: IncompleteMass[];
}

export interface SolvedView extends ProposalView {
  /** Whether it was computed as if nobody had a place but the pinned ones, instead of changing as little as possible. */
  anew: boolean;
}

/**
 * Reading tools tell of the waiting proposal's roster where there is one, else of the roster as it stands (`viewing`).
 * Changing tools change nothing at once: what they did is stored with the reply, as a whole, and is forgotten when the
 * reply fails.
 * All throw AppError with a Portuguese message that says why something is not possible.
 */
export interface AssistantTools {
  readonly viewing: 'roster' | 'proposal';
  /** Whether people are told by e-mail of what changes. */
  readonly published: boolean;
  /** Everybody who serves or has a place. */
  readonly people: readonly NamedPerson[];
  /** Who serves no more and has no place: found by name alone, where nobody else is meant, to be told so. */
  readonly former: readonly PersonRef[];
  /** All masses of the schedule, in their order. */
  readonly masses: readonly MassRef[];
  overview(): Overview;
  mass(key: MassKey): MassView;
  person(id: number): PersonView;
  listRules(): RuleView[];
  setRule(rule: ScheduleRule): RuleOutcome;
  /** @param number as in {@link listRules}. */
  removeRule(number: number): RuleView;
  /**
   * Computes a roster under the rules as they are now, and makes it the waiting proposal unless it changes nothing. It
   * changes as few places of the roster as it stands as it can, unless it is to start anew.
   */
  solve(options?: { anew?: boolean }): Promise<SolvedView>;
  /** The latest proposal that waits, compared with the roster as it stands, or what the latest accepted one changed. */
  compare(): ProposalView | null;
  decide(decision: ProposalDecision): ProposalView;
  /** Why a mass is incomplete. */
  explainShortage(key: MassKey): string;
  /** Why somebody does not serve, at one mass or at all. */
  explainAbsence(ministerId: number, key?: MassKey): string;
  /** Why somebody serves at a mass. */
  explainPresence(ministerId: number, key: MassKey): string;
}
