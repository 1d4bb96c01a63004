import type { Answer } from '../../api/client.ts';

export type AuditEvent = Answer<'GET /api/audit-events/{id}'>;

/** Every act that is recorded. */
export const ACTION_LABELS: Record<AuditEvent['action'], string> = {
  login: 'Entrou no sistema',
  'login-refused': 'Tentativa de entrar recusada',
  logout: 'Saiu do sistema',
  'password-set': 'Definiu a senha por um link',
  'password-changed': 'Trocou a senha',
  'role-changed': 'Mudou a função de uma conta',
  'user-disabled': 'Desativou uma conta',
  'user-enabled': 'Reativou uma conta',
  'user-deleted': 'Excluiu uma conta',
  'setup-link-issued': 'Gerou um link de primeira senha',
  'registration-approved': 'Aprovou um cadastro',
  'registration-rejected': 'Rejeitou um cadastro',
  'minister-changed': 'Mudou um ministro',
  'data-exported': 'Baixou os próprios dados',
  'data-erased': 'Apagou os próprios dados',
  'schedule-deleted': 'Excluiu uma escala',
  'schedule-status-changed': 'Mudou a situação de uma escala',
  'schedule-published': 'Publicou uma escala',
  'questionnaire-sent': 'Enviou um questionário',
  'questionnaire-deleted': 'Excluiu um questionário',
  'assignment-added': 'Pôs alguém em uma missa',
  'assignment-removed': 'Tirou alguém de uma missa',
  'roster-rule-overridden': 'Quebrou uma regra da escala, com motivo',
  'substitution-accepted': 'Escolheu um substituto',
  'substitution-declined': 'Encerrou um pedido de substituição',
  'settings-changed': 'Mudou as configurações',
  'timetable-changed': 'Mudou o cronograma padrão',
  'email-resent': 'Reenviou um e-mail',
  'assistant-rule-set': 'Criou uma regra com o assistente',
  'assistant-rule-removed': 'Removeu uma regra do assistente',
  'assistant-proposal-applied': 'Aplicou uma proposta do assistente',
  'assistant-proposal-undone': 'Desfez uma proposta do assistente',
};

export const SUBJECT_LABELS: Record<string, string> = {
  email: 'E-mail',
  'mass-rule': 'Missa do cronograma',
  minister: 'Ministro',
  questionnaire: 'Questionário',
  'registration-request': 'Solicitação de cadastro',
  schedule: 'Escala',
  user: 'Conta',
};

/** 'Escala 12', or nothing when the act concerns the whole parish. */
export const subjectOf = ({ subjectType, subjectId }: AuditEvent): string =>
  subjectType
    ? `${SUBJECT_LABELS[subjectType] ?? subjectType}${subjectId === null ? '' : ` ${subjectId}`}`
    : '';
