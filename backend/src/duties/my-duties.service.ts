import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { attendanceOf } from '../attendance/index.js';
import { PHOTO_PLACE } from '../ministers/index.js';
import { instantToLocal } from '../platform/dates/instant.js';
import { addDays } from '../platform/dates/month.js';
import { ROLE_LABELS } from '../platform/access/permissions.js';
import type { Session } from '../platform/access/session.js';
import { Clock } from '../platform/clock.js';
import { isoInstant } from '../platform/lists/iso-instant.js';
import { SettingsService } from '../platform/settings/settings.service.js';
import type { DutyResponse } from './my-duties.dto.js';
import { markOwnSeen, RELEASED_STATUSES } from '../roster/index.js';
import { daysOfFirstReminder } from '../platform/settings/settings.js';

/** How far back the own schedule reaches. */
const RECENT_DAYS = 60;

/** "Minha Escala": the masses at which the caller serves. */
@Injectable()
export class MyDutiesService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly settings: SettingsService,
  ) {}

  /**
   * The caller's masses of published schedules, from 60 days ago on, by date and time, each with the people who serve
   * there and the own request for a substitute that still seeks somebody. Phone and e-mail are told only of those who
   * share theirs. Empty for somebody who does not serve. Who looks has seen what they were reminded of.
   */
  async list({ ministerId }: Session): Promise<DutyResponse[]> {
    const settings = await this.settings.read();
    const now = this.clock.now();
    const today = instantToLocal(now, settings.timeZone).date;
    const soon = addDays(today, daysOfFirstReminder(settings));
    const { rows } = await sql<DutyResponse>`
      with seen as (${markOwnSeen(ministerId, now)})
      select mine.id as "assignmentId", t.id as "slotId", t.schedule_id as "scheduleId",
        ${isoInstant(sql`t.starts_at`)} as "dateTime", t.date, t.time, t.date < ${today} as "past", t.description,
        t.location, t.liturgical_name as "liturgicalName", t.liturgical_color as "liturgicalColor",
        ${isoInstant(sql`mine.confirmed_at`)} as "confirmedAt",
        mine.confirmed_at is null and s.status = 'published' and t.starts_at > ${now} and t.date <= ${soon}
          and not exists (select from substitution_request r where r.assignment_id = mine.id) as "asksConfirmation",
        case when t.date < ${today} then (
          select attendance.state from (${attendanceOf(sql`array[t.id]`, today)}) attendance
          where attendance.minister_id = mine.minister_id
        ) end as "attendance",
        (select to_json(request) from (
          select r.id, r.status, r.reason,
            named.schedule_name as "namedName", ${isoInstant(sql`r.next_wave_at`)} as "nextWaveAt",
            case when back.id is not null then json_build_object('date', back.date, 'time', back.time,
              'description', back.description) end as exchange,
            (select count(*)::int from substitution_offer o where o.request_id = r.id) as asked,
            (select count(*)::int from substitution_offer o
              where o.request_id = r.id and o.answer = 'declined') as declined,
            (select ${isoInstant(sql`max(o.asked_at)`)} from substitution_offer o
              where o.request_id = r.id) as "lastAskedAt"
          from substitution_request r
          left join minister named on named.id = r.named_id
          left join schedule_slot back on back.id = r.return_slot_id
          where r.assignment_id = mine.id
        ) request) as "substitution",
        (select json_agg(person) from (
          select m.id as "ministerId", m.schedule_name as "scheduleName",
            case u.role when 'coordenador' then ${ROLE_LABELS.coordenador} else ${ROLE_LABELS.ministro} end as "role",
            '/api/photos/' || m.photo_file as "profileImageUrl", ${PHOTO_PLACE},
            case when m.shares_phone or m.id = mine.minister_id then m.phone end as "phone",
            case when m.shares_email or m.id = mine.minister_id then u.email end as "email",
            exists (select from substitution_request r where r.assignment_id = a.id) as "seeksSubstitute"
          from assignment a join minister m on m.id = a.minister_id left join user_account u on u.id = m.user_id
          where a.slot_id = t.id
          order by m.schedule_name collate "pt-BR-x-icu", m.id
        ) person) as "team"
      from assignment mine
      join schedule_slot t on t.id = mine.slot_id
      join schedule s on s.id = t.schedule_id
      where mine.minister_id = ${ministerId} and s.status in (${sql.join(RELEASED_STATUSES)})
        and t.date >= ${addDays(today, -RECENT_DAYS)}
      order by t.date, t.time, t.id`.execute(this.em.getKysely());
    return rows;
  }
}
