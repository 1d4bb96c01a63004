import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { can } from '../platform/access/permissions.js';
import type { Session } from '../platform/access/session.js';
import { notFound, notPossible } from '../platform/errors/app-error.js';
import { CLOSED_STATUSES, RELEASED_STATUSES, type ScheduleStatus } from './schedule-states.js';
import { Schedule } from './schedule.entity.js';

export const SCHEDULE_NOT_FOUND = 'Escala não encontrada';

/** Whether a role sees schedules that are still being made, and what only their makers need. */
export function seesDrafts({ role }: Session): boolean {
  return can(role, 'schedules.read');
}

/** Condition on `schedule s`: what this person may see of them. */
export function visibleTo(session: Session): RawBuilder<boolean> {
  return seesDrafts(session) ? sql`true` : sql`s.status in (${sql.join(RELEASED_STATUSES)})`;
}

/** @throws AppError 404 when there is no such schedule. */
export async function assertScheduleExists(db: Kysely<unknown>, id: number): Promise<void> {
  const { rows } = await sql`select from schedule where id = ${id}`.execute(db);
  if (rows.length === 0) throw notFound(SCHEDULE_NOT_FOUND);
}

/**
 * The schedule with its row locked, so that changes to its masses and people follow one another.
 * @throws AppError 404 when there is none, 422 when it is completed or archived.
 */
export async function lockOpenSchedule(em: EntityManager, id: number): Promise<Schedule> {
  const schedule = await em.findOne(Schedule, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!schedule) throw notFound(SCHEDULE_NOT_FOUND);
  if ((CLOSED_STATUSES as readonly ScheduleStatus[]).includes(schedule.status)) {
    const state = schedule.status === 'completed' ? 'concluída' : 'arquivada';
    throw notPossible('schedule-closed', `Esta escala está ${state}: suas missas não mudam mais.`);
  }
  return schedule;
}

/**
 * The ids of a schedule's masses, for `slot_id = any(…)`: PostgreSQL then looks each of them up, where after a join it
 * would read every answer ever given.
 */
export function slotIdsOf(scheduleId: number): RawBuilder<number[]> {
  return sql<number[]>`array(select id from schedule_slot where schedule_id = ${scheduleId})`;
}
