import type { Tone } from '../../ui/badge.tsx';

export const EMAIL_STATUS_TONES: Record<string, Tone> = {
  queued: 'info',
  sent: 'success',
  kept: 'success',
  dropped: 'neutral',
  failed: 'error',
};
