import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Minister } from '../ministers/index.js';
import { Clock } from '../platform/clock.js';
import { notFound } from '../platform/errors/app-error.js';
import { isoInstant } from '../platform/lists/iso-instant.js';
import type { ScheduledMassResponse } from '../roster/index.js';

/** Where somebody serves, as the coordination sees it. */
@Injectable()
export class MinisterDutiesService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** Masses of published schedules that have not begun, by date and time. @throws AppError 404 without the minister. */
  async list(ministerId: number): Promise<ScheduledMassResponse[]> {
    if ((await this.em.count(Minister, { id: ministerId })) === 0) throw notFound('Ministro não encontrado.');
    const { rows } = await sql<ScheduledMassResponse>`
      select t.id as "slotId", t.schedule_id as "scheduleId", ${isoInstant(sql`t.starts_at`)} as "dateTime", t.date,
        t.time, t.description
      from assignment a join schedule_slot t on t.id = a.slot_id
        join schedule s on s.id = t.schedule_id and s.status = 'published'
      where a.minister_id = ${ministerId} and t.starts_at > ${this.clock.now()}
      order by t.starts_at, t.id`.execute(this.em.getKysely());
    return rows;
  }
}
