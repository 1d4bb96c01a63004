import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { Session } from '../platform/access/session.js';
import { Clock } from '../platform/clock.js';
import { SettingsService } from '../platform/settings/settings.service.js';
import { ANSWER_SHARES, type AvailabilityAnswerValue, REQUIRED_PLACES } from '../roster/index.js';
import { type MassDemand, prospectOf } from './prospect.js';
import { questionnaireMissing, RECIPIENTS } from './questionnaire-rows.js';
import type { ProspectResponse } from './prospect.dto.js';

interface MassRow extends MassDemand {
  slotId: number;
  usual: AvailabilityAnswerValue | null;
  blocked: boolean;
}

/** What helps somebody who is about to answer: their own habit, and how needed they are where. */
@Injectable()
export class QuestionnaireProspectService {
  constructor(
    private readonly em: EntityManager,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

  /**
   * For each mass to come of the questionnaire's schedule what the caller usually answers, and what the answers of the others
   * let them expect ({@link prospectOf}); of the others nothing but that is told.
   *
   * Usual is: on a blocked day, that one cannot; else what the caller answered most often, in the last schedule before
   * this one that they answered about, for masses of the same availability option; else whether the profile has that
   * option. A mass outside the timetable, and an empty profile, have no habit.
   * @throws AppError 404 when there is no such questionnaire that was sent, or the caller does not serve.
   */
  async read({ ministerId }: Pick<Session, 'ministerId'>, id: number): Promise<ProspectResponse> {
    const { defaultMaxDuties } = await this.settings.read();
    const db = this.em.getKysely();
    const asked = await sql<{ scheduleId: number; limit: number }>`
      select q.schedule_id as "scheduleId",
        coalesce(m.max_duties_per_month, ${defaultMaxDuties}::int) as "limit"
      from questionnaire q join minister m on m.id = ${ministerId} and m.is_active
      where q.id = ${id} and q.status <> 'draft'`.execute(db);
    const [found] = asked.rows;
    if (!found) throw questionnaireMissing();
    const { rows } = await sql<MassRow>`
      with last as (
        select s.id from (
          select id, start_date from schedule
          where start_date < (select start_date from schedule where id = ${found.scheduleId})
          order by start_date desc, id desc offset 0) s
        cross join lateral (
          select from schedule_slot x join availability_answer a on a.slot_id = x.id
          where x.schedule_id = s.id and a.minister_id = ${ministerId} limit 1) answered
        order by s.start_date desc, s.id desc limit 1
      ), habit as (
        select x.option_value, mode() within group (order by a.answer) as answer
        from schedule_slot x join availability_answer a on a.slot_id = x.id and a.minister_id = ${ministerId}
        where x.schedule_id = (select id from last) and x.option_value is not null group by 1
      )
      select t.id as "slotId", ${REQUIRED_PLACES}::int as places,
        (select count(*)::int from questionnaire_response r
          where r.questionnaire_id = ${id} and r.minister_id <> ${ministerId}) as answered,
        (select count(*)::int from ${RECIPIENTS} and m.id <> ${ministerId}) as asked,
        (select coalesce(sum((${JSON.stringify(ANSWER_SHARES)}::jsonb ->> a.answer)::float8), 0)
          from availability_answer a where a.slot_id = t.id and a.minister_id <> ${ministerId}) as offers,
        blocking.blocked,
        case
          when blocking.blocked then 'unavailable'
          when habit.answer is not null then habit.answer
          when t.option_value is null or me.availability = '{}' then null
          when t.option_value = any(me.availability) then 'available'
          else 'unavailable'
        end as usual
      from schedule_slot t join minister me on me.id = ${ministerId}
        left join habit on habit.option_value = t.option_value
        cross join lateral (select exists (
          select from blocked_date b where b.minister_id = me.id and b.date = t.date) as blocked) blocking
      where t.schedule_id = ${found.scheduleId} and t.starts_at > ${this.clock.now()} order by t.date, t.time`.execute(
      db,
    );
    return {
      limit: found.limit,
      masses: rows.map(({ slotId, usual, blocked, ...demand }) => ({
        slotId,
        usual,
        blocked,
        ...prospectOf(demand),
        ...(blocked && { chance: 0 }),
      })),
    };
  }
}
