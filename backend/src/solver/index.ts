export { certify } from './certificate.js';
export { type Certificate } from './certificate-files.js';
export { checkCertificate, type Verdict } from './check-certificate.js';
export { greedyRoster } from './greedy-roster.js';
export { highsRuntime } from './highs-runtime.js';
export { minimiseInOrder, type StageResult } from './lexicographic.js';
export { addTerm, type Objective, type Terms } from './objective.js';
export {
  maximumOf,
  type Offer,
  OFFERS,
  placeKey,
  type RosterAssignment,
  RosterCancelledError,
  type RosterFamily,
  type RosterId,
  type RosterProblem,
  RosterProblemError,
  type RosterSlot,
} from './problem.js';
export { dayNumber, indexProblem, mayServeOn, type RosterIndex } from './roster-index.js';
export { buildModel } from './roster-model.js';
export { SolveClock } from './solve-clock.js';
