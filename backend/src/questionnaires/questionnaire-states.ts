import { transition, type Transitions } from '../platform/states/state-machine.js';

export const QUESTIONNAIRE_STATUSES = ['draft', 'sent', 'completed'] as const;
export type QuestionnaireStatus = (typeof QUESTIONNAIRE_STATUSES)[number];

export const QUESTIONNAIRE_STATUS_LABELS: Record<QuestionnaireStatus, string> = {
  draft: 'Rascunho',
  sent: 'Enviado',
  completed: 'Concluído',
};

/** draft → sent → completed (deadline passed or everyone answered); a new deadline reopens; sent can be sent again. */
const QUESTIONNAIRE_TRANSITIONS: Transitions<QuestionnaireStatus> = {
  draft: ['sent'],
  sent: ['sent', 'completed'],
  completed: ['sent'],
};

/** @throws AppError 422 naming both states. */
export function changeQuestionnaireStatus(
  from: QuestionnaireStatus,
  to: QuestionnaireStatus,
): QuestionnaireStatus {
  const message = `Um questionário em "${QUESTIONNAIRE_STATUS_LABELS[from]}" não pode passar para "${QUESTIONNAIRE_STATUS_LABELS[to]}".`;
  return transition(QUESTIONNAIRE_TRANSITIONS, from, to, message);
}
