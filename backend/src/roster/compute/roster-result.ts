/** What a computation of the roster gives: the file interface of its result. */
import type { Certificate, RosterAssignment, RosterId, StageResult } from '../../solver/index.js';
import type { WishName } from '../wishes/wishes.js';

/** One step of a change: a person leaves a mass (`from`) for another, or takes one more duty. */
export interface RosterMove {
  minister: RosterId;
  from?: RosterId;
  to: RosterId;
}

/**
 * What a change that fills a place asks for: `assign` a person who is free already, `ask` one who did not offer for a
 * mass, `raiseLimit` of one who offered, `unblock` a date of one who offered, `release` a pin that keeps one elsewhere.
 */
export type RosterSuggestionKind = 'assign' | 'ask' | 'raiseLimit' | 'unblock' | 'release';

/** A smallest change that fills one place of a mass; carrying out one may use up another. */
export interface RosterSuggestion {
  kind: RosterSuggestionKind;
  /** Who is asked, and for which mass: not always the short one, since others may then move there. */
  minister: RosterId;
  slot: RosterId;
  /** The monthly maximum that it takes; only for `raiseLimit`. */
  maxDuties?: number;
  /** All steps, the first into the short mass; nobody else's duties change and every hard rule is kept. */
  moves: RosterMove[];
  /** Portuguese sentence. */
  message: string;
  /** The same where the person and the short mass are named already: neither is named again. */
  brief: string;
}

/** A mass that stays incomplete, and why. */
export interface RosterShortage {
  slot: RosterId;
  missing: number;
  /** The deficient set: masses, this one included, for which all who may serve are used up. */
  slots: RosterId[];
  /** Places of these masses together. */
  required: number;
  /** The most of these places that people can fill under the hard rules. */
  available: number;
  /** Portuguese sentence with the numbers. */
  reason: string;
  suggestions: RosterSuggestion[];
}

/** The problem as files state it, without names, and what proves a result of it. */
export interface RosterProof {
  problem: object;
  certificate: Certificate;
}

export interface RosterResult {
  /** `optimal` only when every stage is proven. */
  status: 'optimal' | 'feasible';
  assignments: RosterAssignment[];
  /** All stages, in the order in which they were minimised. */
  stages: StageResult<WishName>[];
  shortages: RosterShortage[];
  /** Wall-clock time of the solve, the making of a certificate included. */
  seconds: number;
  /** What proves the stages, where it was asked for. */
  proof?: RosterProof;
}

/** What is known while the solver works. */
export interface RosterProgress {
  stage: WishName;
  /** Stages already closed, out of `stages`. */
  done: number;
  stages: number;
  /** Empty places of the best roster so far. */
  emptyPlaces: number;
  seconds: number;
}
