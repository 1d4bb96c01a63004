import { transition, type Transitions } from '../platform/states/state-machine.js';

export const AI_PROPOSAL_STATUSES = ['open', 'applied', 'discarded', 'undone'] as const;
export type AiProposalStatus = (typeof AI_PROPOSAL_STATUSES)[number];

export const AI_PROPOSAL_STATUS_LABELS: Record<AiProposalStatus, string> = {
  open: 'Aberta',
  applied: 'Aplicada',
  discarded: 'Descartada',
  undone: 'Desfeita',
};

export const AI_PROPOSAL_TRANSITIONS: Transitions<AiProposalStatus> = {
  open: ['applied', 'discarded'],
  applied: ['undone'],
  discarded: [],
  undone: [],
};

/** What may be done with a proposal, and the state that it leads to. */
export const PROPOSAL_DECISIONS = {
  apply: 'applied',
  discard: 'discarded',
  undo: 'undone',
} as const satisfies Record<string, AiProposalStatus>;
export type ProposalDecision = keyof typeof PROPOSAL_DECISIONS;

const WISHES: Record<ProposalDecision, string> = {
  apply: 'aplicar',
  discard: 'descartar',
  undo: 'desfazer',
};

/** What becomes of one that the roster's history turns round: the step that applied or undid it is taken back, or given again. */
export function turnedRound(status: AiProposalStatus): AiProposalStatus {
  if (status === 'applied') return 'undone';
  return status === 'undone' ? 'applied' : status;
}

/** @throws AppError 422 naming the state that the proposal is in. */
export function decideProposal(from: AiProposalStatus, decision: ProposalDecision): AiProposalStatus {
  const label = AI_PROPOSAL_STATUS_LABELS[from].toLowerCase();
  const message = `Não dá para ${WISHES[decision]}: esta proposta está ${label}.`;
  return transition(AI_PROPOSAL_TRANSITIONS, from, PROPOSAL_DECISIONS[decision], message);
}
