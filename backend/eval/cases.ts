import type { Cases } from './case.js';
import { OTHER_CASES } from './other-cases.js';
import { RULE_CASES } from './rule-cases.js';

/** All requests of the evaluation. */
export const CASES: Cases = { ...RULE_CASES, ...OTHER_CASES };
