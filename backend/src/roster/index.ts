export { markConfirmed, markOwnSeen, markReminded, markSeen, noteConfirmed } from './assignment-signs.js';
export { Assignment, ASSIGNMENT_ORIGINS, type AssignmentOrigin } from './assignment.entity.js';
export {
  ANSWER_LABELS,
  ANSWER_SHARES,
  answeredText,
  AVAILABILITY_ANSWERS,
  type AvailabilityAnswerValue,
  isOffer,
} from './availability.js';
export { keepAnswers, withdrawAnswers } from './availability-answers.js';
export { computableProblem } from './compute/computable-problem.js';
export type { RosterResult } from './compute/roster-result.js';
export { RosterSolverService } from './compute/roster-solver.service.js';
export { RosterMovesService } from './editor/roster-moves.service.js';
export { CandidateResponse } from './explanations/candidates.dto.js';
export { withPhones } from './explanations/slot-candidates.service.js';
export { type Candidate, candidatesFor, exchangeablePlaces } from './explanations/candidates.js';
export { explanationOf, reasonSentence } from './explanations/roster-reasons.js';
export { repairsOf, shortagesOf } from './explanations/roster-shortages.js';
export { differences, newlyBroken, objectivesOf, proposedRoster } from './proposals/proposed-roster.js';
export { RosterComparisonService } from './proposals/roster-comparison.service.js';
export {
  PROPOSAL_STATUSES,
  type ProposalStatus,
  RosterRun,
  type StoredResult,
} from './compute/roster-run.entity.js';
export { RosterProofService } from './compute/roster-proof.service.js';
export { RosterRunsService } from './proposals/roster-runs.service.js';
export { RosterSuggestionResponse } from './compute/shortages.dto.js';
export { RosterChange } from './roster-change.entity.js';
export { fromDiff, type RosterDiff } from './roster-diff.js';
export { BriefMassResponse, PlacedMassResponse, ScheduledMassResponse } from './masses.dto.js';
export { type DutyChanges, type PlaceListener, RosterWriter } from './roster.writer.js';
export {
  allPlaces,
  computedPlace,
  kinKey,
  leftWords,
  judgingProblem,
  limitOf,
  problemOf,
  type RosterFacts,
  type RosterMass,
  type RosterPerson,
  type RosterPlace,
  type RosterState,
  standingRoster,
} from './roster.js';
export { importedOffers, RosterBalanceService } from './roster-balance.service.js';
export { RosterHistoryService } from './roster-history.service.js';
export { RosterReader } from './roster.reader.js';
export { RosterStateService } from './roster-state.service.js';
export { RosterModule } from './roster.module.js';
export { assignmentChecker, checkRoster } from './rules/check-roster.js';
export { brieflyWhenGiven, brokenPins, explain } from './rules/hard-rules.js';
export { PlaceCheck } from './rules/place-check.js';
export {
  countMasses,
  countMinisters,
  countPlaces,
  onMass,
  onMasses,
} from './schedule-rules/roster-messages.js';
export {
  describeRule,
  fieldsOf,
  includesRule,
  isMass,
  isSameRule,
  makeRule,
  type MassFilter,
  type MassKey,
  massMatches,
  meaningOf,
  peopleOf,
  replacesRule,
  RULE_KIND_LABELS,
  RULE_KINDS,
  type RuleField,
  type RuleKind,
  type RuleParameters,
  type ScheduleRule,
} from './schedule-rules/schedule-rule.js';
export { rulesInWords } from './schedule-rules/rules-in-words.js';
export {
  capOf,
  REQUIRED_PLACES,
  requiredAt,
  rulePins,
  rulesOfKind,
} from './schedule-rules/schedule-rules.js';
export {
  assertScheduleExists,
  lockOpenSchedule,
  SCHEDULE_NOT_FOUND,
  seesDrafts,
  visibleTo,
} from './schedule-access.js';
export { ScheduleSlot } from './schedule-slot.entity.js';
export {
  changeScheduleStatus,
  RELEASED_STATUSES,
  SCHEDULE_STATUSES,
  type ScheduleStatus,
} from './schedule-states.js';
export { Schedule, SCHEDULE_TYPES, type ScheduleType } from './schedule.entity.js';
export { rosterEvaluator } from './wishes/evaluate-roster.js';
export { wishNamed, type WishName } from './wishes/wishes.js';
