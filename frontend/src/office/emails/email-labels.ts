import type { Tone } from '../../ui/badge.tsx';

/** The mails of the catalogue and how they are called. */
export const MAIL_LABELS: Record<string, string> = {
  setup: 'Criar senha',
  reset: 'Trocar senha',
  verification: 'Confirmar e-mail',
  'request-received': 'Solicitação recebida',
  'request-rejected': 'Solicitação não aprovada',
  'questionnaire-sent': 'Questionário',
  'questionnaire-resent': 'Questionário, de novo',
  'questionnaire-reminder': 'Lembrete do questionário',
  'roster-published': 'Escala publicada',
  'roster-changed': 'Mudança na escala',
  'substitution-asked': 'Pedido de substituição',
  'substitution-found': 'Substituto encontrado',
  'substitution-declined': 'Substituição não encontrada',
  'deletion-done': 'Dados apagados',
};

export const EMAIL_STATUS_LABELS: Record<string, string> = {
  queued: 'Na fila',
  sent: 'Enviado',
  kept: 'Guardado aqui',
  dropped: 'Dispensado',
  failed: 'Não saiu',
};

export const EMAIL_STATUS_TONES: Record<string, Tone> = {
  queued: 'info',
  sent: 'success',
  kept: 'success',
  dropped: 'neutral',
  failed: 'error',
};
