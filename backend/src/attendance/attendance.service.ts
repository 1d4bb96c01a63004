import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { AuditService } from '../platform/audit/audit.service.js';
import { Clock } from '../platform/clock.js';
import { instantToLocal } from '../platform/dates/instant.js';
import { notFound, notPossible } from '../platform/errors/app-error.js';
import { isoInstant } from '../platform/lists/iso-instant.js';
import { SettingsService } from '../platform/settings/settings.service.js';
import { RELEASED_STATUSES } from '../roster/index.js';
import type { CorrectAttendanceRequest, MassAttendanceResponse } from './attendance.dto.js';
import { attendanceOf } from './attendance-rows.js';
import { MarksService } from './marks.service.js';

/** Attendance as the coordination sees and corrects it. */
@Injectable()
export class AttendanceService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly settings: SettingsService,
    private readonly marks: MarksService,
    private readonly audit: AuditService,
  ) {}

  /** The published masses of a day by time, each with everybody who was to come, asked for a substitute or helped. */
  async list(date: string): Promise<MassAttendanceResponse[]> {
    const day = sql`array(select id from schedule_slot where date = ${date})`;
    const { rows } = await sql<MassAttendanceResponse>`
      with attendance as materialized (${attendanceOf(day, await this.today())})
      select t.id as "slotId", t.date, t.time, t.description,
        coalesce((
          select json_agg(json_build_object('ministerId', m.id, 'scheduleName', m.schedule_name,
              'state', attendance.state, 'arrivedAt', ${isoInstant(sql`attendance.arrived_at`)},
              'corrected', exists (select from attendance_mark k where k.slot_id = t.id and k.minister_id = m.id
                and k.marked_by = 'coordination'))
            order by m.schedule_name collate "pt-BR-x-icu", m.id)
          from attendance join minister m on m.id = attendance.minister_id
          where attendance.slot_id = t.id), '[]') as people
      from schedule_slot t join schedule s on s.id = t.schedule_id and s.status in (${sql.join(RELEASED_STATUSES)})
      where t.date = ${date} order by t.starts_at, t.id`.execute(this.em.getKysely());
    return rows;
  }

  /**
   * Says afterwards that somebody came to a mass, or did not, or takes back what the coordination has said.
   * @throws AppError 404 when there is no such mass or person, 422 for a day that is still to come.
   */
  async correct({ slotId, ministerId, arrived }: CorrectAttendanceRequest): Promise<void> {
    const today = await this.today();
    await this.em.fork().transactional(async (em) => {
      const date = await begunOn(em, slotId, today);
      const kept =
        date === undefined
          ? 0
          : arrived === null
            ? await this.marks.takeBack(em, { slotId, ministerId })
            : await this.marks.store(em, date, 'coordination', [{ slotId, ministerId, arrived }]);
      if (kept === 0) throw notFound('Esta pessoa não está mais nesta missa. Atualize a página.');
      this.record(em, { slotId, ministerId, arrived });
    });
  }

  /**
   * Says that everybody came to a mass of whom nothing is said yet.
   * @returns how many.
   * @throws AppError 404 when there is no such mass, 422 for a day that is still to come.
   */
  async noteOthers(slotId: number): Promise<number> {
    const today = await this.today();
    return this.em.fork().transactional(async (em) => {
      const date = await begunOn(em, slotId, today);
      if (date === undefined) throw notFound('Esta missa não existe mais. Atualize a página.');
      const { rows } = await sql<{ ministerId: number }>`
        select attendance.minister_id as "ministerId"
        from (${attendanceOf(sql`array[${slotId}::int]`, today)}) attendance
        where attendance.state = 'expected'`.execute(em.getKysely());
      const others = rows.map(({ ministerId }) => ({ slotId, ministerId, arrived: true }));
      const kept = await this.marks.store(em, date, 'coordination', others);
      for (const other of others) this.record(em, other);
      return kept;
    });
  }

  private record(em: EntityManager, { slotId, ministerId, arrived }: CorrectAttendanceRequest): void {
    this.audit.record(em, {
      action: 'attendance-corrected',
      subject: { type: 'minister', id: ministerId },
      details: { slotId, arrived },
    });
  }

  private async today(): Promise<string> {
    return instantToLocal(this.clock.now(), (await this.settings.read()).timeZone).date;
  }
}

/** The day of a mass, if there is one. @throws AppError 422 for a day that is still to come. */
async function begunOn(em: EntityManager, slotId: number, today: string): Promise<string | undefined> {
  const { rows } = await sql<{ date: string }>`
    select date from schedule_slot where id = ${slotId}`.execute(em.getKysely());
  const date = rows[0]?.date;
  if (date !== undefined && date > today)
    throw notPossible('not-yet', 'Esta missa ainda virá: a presença se anota a partir do dia dela.');
  return date;
}
