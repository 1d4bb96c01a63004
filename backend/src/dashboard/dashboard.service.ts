import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { instantToLocal } from '../platform/dates/instant.js';
import { datesOfMonth, monthOf, yearOf } from '../platform/dates/month.js';
import { can } from '../platform/access/permissions.js';
import { isoInstant } from '../platform/lists/iso-instant.js';
import type { Session } from '../platform/access/session.js';
import { Clock } from '../platform/clock.js';
import { IS_ACTIVE_MEMBER, MEMBERS } from '../ministers/index.js';
import { askedSinceJoining, asksStill } from '../questionnaires/index.js';
import { SettingsService } from '../platform/settings/settings.service.js';
import type { DashboardResponse } from './dashboard.dto.js';

/** Counts for everybody's first page. */
@Injectable()
export class DashboardService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly settings: SettingsService,
  ) {}

  /**
   * - activeMinisters: ministers who are active and whose account, if they have one, is not disabled;
   * - massesThisMonth: masses of published and completed schedules in the present month of the parish's zone, a mass
   *   that stands in two schedules counted once;
   * - the caller's unread notices and messages, and the questionnaires that wait for their answer.
   */
  async read({ userId, ministerId, role }: Session): Promise<DashboardResponse> {
    const { timeZone } = await this.settings.read();
    const today = instantToLocal(this.clock.now(), timeZone).date;
    const days = datesOfMonth(yearOf(today), monthOf(today));
    const { rows } = await sql<DashboardResponse>`
      with waiting as (
        select q.id, q.title, q.response_deadline
        from questionnaire q join schedule s on s.id = q.schedule_id
          join minister m on m.id = ${can(role, 'questionnaires.answer') ? ministerId : null} and m.is_active
        where q.status <> 'draft' and ${askedSinceJoining(timeZone)}
          and (q.response_deadline is null or q.response_deadline > ${this.clock.now()})
          and ${asksStill(this.clock.now())}
          and not exists (select from questionnaire_response r
            where r.questionnaire_id = q.id and r.minister_id = m.id)
      ) select
        (select count(*)::int from ${MEMBERS} where ${IS_ACTIVE_MEMBER}) as "activeMinisters",
        (select count(distinct (t.date, t.time, t.location))::int
          from schedule_slot t join schedule s on s.id = t.schedule_id
          where s.status in ('published', 'completed')
            and t.date between ${days[0]}::date and ${days.at(-1)}::date) as "massesThisMonth",
        (select count(*)::int from notification
          where recipient_id = ${userId} and read_at is null) as "unreadNotifications",
        (select count(*)::int from personal_message
          where recipient_id = ${userId} and read_at is null) as "unreadMessages",
        (select count(*)::int from waiting) as "openQuestionnaires",
        (select json_build_object('id', id, 'title', title, 'responseDeadline', ${isoInstant(sql`response_deadline`)})
          from waiting order by response_deadline nulls last, id limit 1) as "nextQuestionnaire"`.execute(
      this.em.getKysely(),
    );
    return rows[0]!;
  }
}
