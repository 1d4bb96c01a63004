export {
  ACTIVITIES,
  type Activity,
  Assistant,
  ASSISTANT_KINDS,
  type AssistantContext,
  type AssistantKind,
  type ChatLine,
} from './assistant.js';
export type {
  AssistantTools,
  IncompleteMass,
  MassRef,
  MassView,
  Overview,
  NamedPerson,
  PersonRef,
  PersonView,
  ProposalDecision,
  ProposalView,
  RuleOutcome,
  RuleView,
  SolvedView,
} from './assistant-tools.js';
export type { KnownPerson } from './known-person.js';
