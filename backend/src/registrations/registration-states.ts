import type { Transitions } from '../platform/states/state-machine.js';
import type { RegistrationStatus } from './registration-request.entity.js';

export const REGISTRATION_STATUS_LABELS: Record<RegistrationStatus, string> = {
  pending: 'Pendente',
  approved: 'Aprovado',
  rejected: 'Rejeitado',
};

/** A request is decided once. */
export const REGISTRATION_TRANSITIONS: Transitions<RegistrationStatus> = {
  pending: ['approved', 'rejected'],
  approved: [],
  rejected: [],
};
