import type { EntityManager } from '@mikro-orm/postgresql';
import { conflict } from '../common/errors/app-error.js';
import { lockOpenSchedule } from './schedule-access.js';
import type { Schedule } from './schedule.entity.js';

/**
 * Locks a schedule in order to change who serves.
 * @param version the version that the caller has seen; not compared when absent.
 * @throws AppError 404 when there is no such schedule, 422 when it is over, 409 when the caller's version is stale.
 */
export async function lockForChange(em: EntityManager, id: number, version?: number): Promise<Schedule> {
  const schedule = await lockOpenSchedule(em, id);
  if (version !== undefined && version !== schedule.version) {
    throw conflict(
      'concurrent-change',
      'Outra pessoa alterou esta escala enquanto você editava. Atualize a página e confira antes de continuar.',
    );
  }
  return schedule;
}
