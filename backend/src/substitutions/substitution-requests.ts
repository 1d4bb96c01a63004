import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import { REQUIRED_PLACES } from '../roster/index.js';
import { conflict, notFound } from '../platform/errors/app-error.js';
import { isoInstant } from '../platform/lists/iso-instant.js';
import { isPersonal, type PersonalRequest, SubstitutionRequest } from './substitution-request.entity.js';
import {
  changeSubstitutionStatus,
  type SubstitutionAct,
  type SubstitutionActor,
  type SubstitutionStatus,
} from './substitution-states.js';
import type { OfferResponse } from './substitutions.dto.js';

export const alreadySettled = () =>
  conflict(
    'already-settled',
    'Muito obrigado! Este lugar já está resolvido: outra pessoa respondeu um pouco antes, ou o pedido foi retirado. Você não precisa fazer nada.',
  );
export const notAsked = () => notFound('Este pedido de substituição não é para você.');

/** Places of slot `t` that nobody has. */
export const EMPTY_PLACES: RawBuilder<number> = sql`(${REQUIRED_PLACES} - (select count(*) from assignment where slot_id = t.id))`;

/** Condition on slot `t`: it has an empty place. */
export const HAS_ROOM: RawBuilder<boolean> = sql`${EMPTY_PLACES} > 0`;

/** How many places of a mass nobody has. */
export async function emptyPlaces(em: EntityManager, slotId: number): Promise<number> {
  const { rows } = await sql<{ empty: number }>`
    select ${EMPTY_PLACES}::int as empty from schedule_slot t where t.id = ${slotId}`.execute(em.getKysely());
  return rows[0]?.empty ?? 0;
}

/** The request as it stands now, locked, with its masses and people; null when there is none. */
export async function lockRequest(em: EntityManager, id: number): Promise<SubstitutionRequest | null> {
  const options = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
  const request = await em.findOne(SubstitutionRequest, id, options);
  if (request)
    await em.populate(request, ['assignment.slot', 'slot.schedule', 'returnSlot', 'minister.user', 'named']);
  return request;
}

/** As {@link lockRequest}, of somebody who has the place. */
export async function lockPersonal(em: EntityManager, id: number): Promise<PersonalRequest | null> {
  const request = await lockRequest(em, id);
  return request && isPersonal(request) ? request : null;
}

/** Who was asked, when, by which way, and what they said; of requests `r` with these, in the order of asking. */
export async function readOffers(em: EntityManager, which: RawBuilder<unknown>): Promise<OfferResponse[]> {
  const { rows } = await sql<OfferResponse>`
    select o.id, o.minister_id as "ministerId", m.schedule_name as "scheduleName", m.phone, o.wave,
      ${isoInstant(sql`o.asked_at`)} as "askedAt", o.channel, o.answer, ${isoInstant(sql`o.answered_at`)} as "answeredAt"
    from substitution_offer o join substitution_request r on r.id = o.request_id join minister m on m.id = o.minister_id
    where ${which} order by o.request_id, o.wave, o.id`.execute(em.getKysely());
  return rows;
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
  request.status = changeSubstitutionStatus(request, actor, act, status);
  request.assignment = null;
  request.nextWaveAt = null;
  request.decidedAt = at;
}
