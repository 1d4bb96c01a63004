import { transition, type Transitions } from '../platform/states/state-machine.js';
import type { SubstitutionStatus } from './substitution-request.entity.js';

export const SUBSTITUTION_STATUS_LABELS: Record<SubstitutionStatus, string> = {
  open: 'Aberto',
  offered: 'Oferecido',
  accepted: 'Aceito',
  declined: 'Recusado',
  cancelled: 'Cancelado',
  expired: 'Expirado',
};

/**
 * open → offered → accepted | declined | cancelled | expired. A coordinator's choice needs no offer; an offer is what
 * waves of candidates will wait on. What is closed stays closed: whoever still cannot serve asks anew.
 */
export const SUBSTITUTION_TRANSITIONS: Transitions<SubstitutionStatus> = {
  open: ['offered', 'accepted', 'declined', 'cancelled', 'expired'],
  offered: ['accepted', 'declined', 'cancelled', 'expired'],
  accepted: [],
  declined: [],
  cancelled: [],
  expired: [],
};

/** @throws AppError 422 naming both states. */
export function changeSubstitutionStatus(
  from: SubstitutionStatus,
  to: SubstitutionStatus,
): SubstitutionStatus {
  const label = (status: SubstitutionStatus) => SUBSTITUTION_STATUS_LABELS[status];
  const message = `Este pedido está em "${label(from)}" e não pode passar para "${label(to)}".`;
  return transition(SUBSTITUTION_TRANSITIONS, from, to, message);
}
