export { greedyRoster } from './greedy-roster.js';
export { highsRuntime } from './highs-runtime.js';
export { minimiseInOrder } from './lexicographic.js';
export {
  type RosterAssignment,
  RosterCancelledError,
  type RosterFamily,
  type RosterId,
  type RosterMove,
  type RosterProblem,
  RosterProblemError,
  type RosterProgress,
  type RosterRemedy,
  type RosterRemedyKind,
  type RosterResult,
  type RosterShortage,
  type RosterSlot,
  type StageName,
  type StageResult,
} from './problem.js';
export { dayNumber, indexProblem, mayServeOn, pairKey, type RosterIndex } from './roster-index.js';
export { buildModel } from './roster-model.js';
export { SolveClock } from './solve-clock.js';
export { stageOrder, stageValues } from './stages.js';
