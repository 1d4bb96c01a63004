import type { Tone } from '../../ui/badge.tsx';

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
