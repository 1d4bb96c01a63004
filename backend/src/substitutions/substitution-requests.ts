import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { SubstitutionRequest } from './substitution-request.entity.js';
import {
  changeSubstitutionStatus,
  type SubstitutionAct,
  type SubstitutionActor,
  type SubstitutionStatus,
} from './substitution-states.js';

/** The request as it stands now, locked, with its masses and people; null when there is none. */
export async function lockRequest(em: EntityManager, id: number): Promise<SubstitutionRequest | null> {
  const options = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
  const request = await em.findOne(SubstitutionRequest, id, options);
  if (request)
    await em.populate(request, ['assignment.slot', 'slot.schedule', 'returnSlot', 'minister.user', 'named']);
  return request;
}

/** Closes a locked request. @throws AppError 422 when the table of states forbids it. */
export function closeRequest(
  request: SubstitutionRequest,
  {
    actor,
    act,
    status,
    at,
  }: { actor: SubstitutionActor; act: SubstitutionAct; status: SubstitutionStatus; at: Date },
): void {
  request.status = changeSubstitutionStatus(request.status, actor, act, status);
  request.assignment = null;
  request.nextWaveAt = null;
  request.decidedAt = at;
}
