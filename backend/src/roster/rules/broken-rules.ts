/** Broken rules in answers and refusals of the API. */
import { AppError } from '../../platform/errors/app-error.js';
import type { RosterFacts } from '../roster.js';
import type { BrokenRuleResponse } from './broken-rules.dto.js';
import type { RosterViolation } from './check-roster.js';
import { explain } from './hard-rules.js';

const SAID_AT_MOST = 5;

/** A broken rule as the API tells it. */
export function toBrokenRule(violation: RosterViolation, facts: RosterFacts): BrokenRuleResponse {
  return {
    ...explain(violation, facts),
    slotId: violation.slot,
    ministerId: violation.minister,
  };
}

/** The refusal of a change that hard rules forbid: 422 with each of them. */
export function hardRulesBroken(rules: BrokenRuleResponse[]): AppError {
  const rest = rules.length - SAID_AT_MOST;
  const sentences = [
    ...rules.slice(0, SAID_AT_MOST).map(({ message }) => message),
    ...(rest > 0 ? [`Há mais ${rest}.`] : []),
  ];
  return new AppError(422, 'hard-rules', sentences.join(' '), undefined, undefined, { rules });
}
