export { RuleBook, type RuleChanges, type StoredRule } from './rule-book.js';
export {
  type AcceptedProposal,
  type WaitingProposal,
  Workspace,
  type WorkspaceChanges,
  type WorkspaceState,
} from './workspace.js';
