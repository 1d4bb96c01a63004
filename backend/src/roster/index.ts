export { Assignment, ASSIGNMENT_ORIGINS, type AssignmentOrigin } from './assignment.entity.js';
export { AVAILABILITY_ANSWERS, type AvailabilityAnswerValue } from './availability-answer.entity.js';
export { RosterSolverService } from './compute/roster-solver.service.js';
export { type Candidate, candidatesFor } from './explanations/candidates.js';
export { explanationOf, reasonSentence } from './explanations/roster-reasons.js';
export { shortagesOf } from './explanations/roster-shortages.js';
export { placeKey } from './place-key.js';
export { RosterDraftService } from './proposals/roster-draft.service.js';
export { RosterRunsService } from './proposals/roster-runs.service.js';
export { RosterChange } from './roster-change.entity.js';
export { type DutyChanges, RosterChangesService } from './roster-changes.service.js';
export {
  allPlaces,
  judgingProblem,
  limitOf,
  problemOf,
  type RosterFacts,
  type RosterMass,
  type RosterPerson,
  type RosterPlace,
  standingRoster,
} from './roster-facts.js';
export { RosterFairnessService } from './roster-fairness.service.js';
export { RosterHistoryService } from './roster-history.service.js';
export { RosterProblemService } from './roster-problem.service.js';
export { RosterModule } from './roster.module.js';
export { assignmentChecker, checkRoster } from './rules/check-roster.js';
export {
  brokenPins,
  countMasses,
  countMinisters,
  countPlaces,
  explain,
  onMass,
  STAGE_LABELS,
} from './rules/roster-messages.js';
export {
  capOf,
  isMass,
  type MassFilter,
  type MassKey,
  massMatches,
  REQUIRED_PLACES,
  requiredAt,
  RULE_KINDS,
  type RuleKind,
  type RuleParameters,
  rulePins,
  rulesOfKind,
  type ScheduleRule,
} from './rules/schedule-rules.js';
export { lockOpenSchedule, SCHEDULE_NOT_FOUND, seesDrafts, visibleTo } from './schedule-access.js';
export { ScheduleSlot } from './schedule-slot.entity.js';
export {
  changeScheduleStatus,
  RELEASED_STATUSES,
  SCHEDULE_STATUSES,
  type ScheduleStatus,
} from './schedule-states.js';
export { Schedule, SCHEDULE_TYPES, type ScheduleType } from './schedule.entity.js';
export { rosterEvaluator } from './wishes/evaluate-roster.js';
