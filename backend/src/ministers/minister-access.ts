import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { can } from '../platform/access/permissions.js';
import type { Session } from '../platform/access/session.js';
import { forbidden, notFound, type AppError } from '../platform/errors/app-error.js';
import { Minister } from './minister.entity.js';

/** The one refusal for a minister who is not there or is none of the caller's business. */
export const ministerNotFound = (): AppError => notFound('Ministro não encontrado.');

/**
 * Whether somebody has not been erased, and will not be before the caller's transaction ends. Taken before anything of
 * theirs is written, and after the lock of a schedule.
 */
export async function holdPerson(em: EntityManager, ministerId: number): Promise<boolean> {
  const { rows } = await sql`
    select from minister where id = ${ministerId} and erased_at is null for key share`.execute(
    em.getKysely(),
  );
  return rows.length > 0;
}

/** Whether the caller may read everything about this minister. */
export function maySee({ role, ministerId }: Session, id: number): boolean {
  return ministerId === id || can(role, 'people.read');
}

/** Whether the caller may change this minister's profile, photo, family and blocked dates. */
export function mayEdit({ role, ministerId }: Session, id: number): boolean {
  return can(role, 'people.write') || (ministerId === id && can(role, 'profile.own'));
}

/**
 * A minister whom the caller may read.
 * @throws AppError 404 when there is none or the caller may not.
 */
export async function visibleMinister(em: EntityManager, session: Session, id: number): Promise<Minister> {
  const minister = maySee(session, id) ? await em.findOne(Minister, { id, erasedAt: null }) : null;
  if (!minister) throw ministerNotFound();
  return minister;
}

/**
 * A minister whom the caller may change, with the row locked until the transaction ends.
 * @throws AppError 404 when there is none or it is not visible, 403 when it is visible but not the caller's to change.
 */
export async function lockEditableMinister(
  em: EntityManager,
  session: Session,
  id: number,
): Promise<Minister> {
  if (!maySee(session, id)) throw ministerNotFound();
  const minister = await em.findOne(
    Minister,
    { id, erasedAt: null },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (!minister) throw ministerNotFound();
  if (!mayEdit(session, id)) throw forbidden();
  return minister;
}
