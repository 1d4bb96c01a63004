import type { Transitions } from '../platform/states/state-machine.js';
import type { RegistrationStatus } from './registration-request.entity.js';

/** A request is decided once. */
export const REGISTRATION_TRANSITIONS: Transitions<RegistrationStatus> = {
  pending: ['approved', 'rejected'],
  approved: [],
  rejected: [],
};
