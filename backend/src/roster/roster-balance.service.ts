import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql, type RawBuilder } from 'kysely';
import type { RosterFacts } from './roster.js';
import { RELEASED_STATUSES } from './schedule-states.js';

/** How far back duties are remembered. */
const MEMORY = '6 months';

/** Compares what people served with what they offered. */
@Injectable()
export class RosterBalanceService {
  /**
   * Duties above (+) or below (-) the fair share over the published schedules that began in the six months before this
   * one, by minister id; people without history are left out.
   *
   * With `d(m,h)` the duties of minister m in schedule h, and `o(m,h)` what m offered in it (masses answered
   * "available" or "maybe", but no more than m's monthly maximum), the fair share is proportional to the offer:
   *
   *     balance(m) = round( Σ_h  d(m,h) − D(h) · o(m,h) / O(h) ),   D(h) = Σ_m d(m,h),  O(h) = Σ_m o(m,h)
   *
   * so that the sum over all ministers is 0 before rounding. A schedule without any answer tells no shares and does not
   * count, unless it is one of before the parish moved in: see {@link importedOffers}. Rounding to whole duties keeps the objective `unfairness` integral, hence provable by its rounded-up bound.
   */
  async balances(
    em: EntityManager,
    { schedule, defaultMaxDuties }: Pick<RosterFacts, 'schedule' | 'defaultMaxDuties'>,
  ): Promise<Map<number, number>> {
    const { rows } = await sql<{ minister: number; balance: number }>`
      with past as (
        select id from schedule
        where id <> ${schedule.id} and status in ('published', 'completed', 'archived')
          and start_date < ${schedule.startDate}::date
          and start_date >= ${schedule.startDate}::date - interval '${sql.raw(MEMORY)}'
      ), ${shares(sql`select id from past`, defaultMaxDuties)}
      select minister_id as minister, round(sum(duties - all_duties * offer / all_offers))::int as balance
      from share where all_offers > 0
      group by minister_id order by minister_id`.execute(em.getKysely());
    return new Map(rows.map(({ minister, balance }) => [minister, balance]));
  }

  /**
   * The fair share `D(h) · o(m,h) / O(h)` of one person in each released schedule that is not over, the earliest first,
   * also where the person neither serves nor offered anything; where all are over, in the last, if they had a part in it.
   * Schedules in which nobody offered anything tell no shares.
   */
  async sharesOf(
    em: EntityManager,
    { ministerId, today, defaultMaxDuties }: { ministerId: number; today: string; defaultMaxDuties: number },
  ): Promise<{ scheduleId: number; title: string; duties: number; share: number }[]> {
    const { rows } = await sql<{ scheduleId: number; title: string; duties: number; share: number }>`
      with released as (
        select id, title, start_date, end_date, end_date >= ${today}::date as goes_on from schedule
        where status in (${sql.join(RELEASED_STATUSES)})
      ), present as (
        select * from released where goes_on
        union all
        (select * from released where not exists (select from released where goes_on)
          order by end_date desc, id desc limit 1)
      ), ${shares(sql`select id from present`, defaultMaxDuties)}
      select present.id as "scheduleId", present.title, coalesce(own.duties, 0)::int as duties,
        coalesce(own.all_duties * own.offer / own.all_offers, 0)::float8 as share
      from present left join share own on own.schedule_id = present.id and own.minister_id = ${ministerId}
      where (goes_on or own.minister_id is not null)
        and exists (select from share where share.schedule_id = present.id and share.offer > 0)
      order by present.start_date, present.id`.execute(em.getKysely());
    return rows;
  }
}

/**
 * `schedule_id, minister_id, offer`: what people are taken to have offered in imported schedules, of which nobody was
 * asked. Whoever belonged then is held to have offered all that their maximum lets them serve. They belonged from the
 * first imported schedule in which they served to the last (ADR 40).
 */
export const importedOffers = (schedules: RawBuilder<unknown>, defaultMaxDuties: number) => sql`
  select s.id as schedule_id, m.id as minister_id,
    coalesce(m.max_duties_per_month, ${defaultMaxDuties}::int)::bigint as offer
  from schedule s join (
    select a.minister_id, min(s.start_date) as first, max(s.start_date) as last
    from schedule s join schedule_slot t on t.schedule_id = s.id join assignment a on a.slot_id = t.id
    where s.imported group by 1
  ) belonged on s.start_date between belonged.first and belonged.last
    join minister m on m.id = belonged.minister_id
  where s.imported and s.id in (${schedules})`;

/** The common tables that end in `share`: of each person in each schedule, duties and offer, and those of all. */
function shares(schedules: RawBuilder<unknown>, defaultMaxDuties: number): RawBuilder<unknown> {
  return sql`served as (
        select t.schedule_id, a.minister_id, count(*) as duties
        from assignment a join schedule_slot t on t.id = a.slot_id
        where t.schedule_id in (${schedules}) group by 1, 2
      ), offered as (
        select t.schedule_id, a.minister_id,
          least(count(*), coalesce(m.max_duties_per_month, ${defaultMaxDuties}::int)) as offer
        from availability_answer a join schedule_slot t on t.id = a.slot_id join minister m on m.id = a.minister_id
        where a.answer <> 'unavailable' and t.schedule_id in (${schedules})
        group by t.schedule_id, a.minister_id, m.max_duties_per_month
        union all ${importedOffers(schedules, defaultMaxDuties)}
      ), share as (
        select schedule_id, minister_id, coalesce(duties, 0) as duties, coalesce(offer, 0) as offer,
          sum(duties) over (partition by schedule_id) as all_duties,
          sum(offer) over (partition by schedule_id) as all_offers
        from served full join offered using (schedule_id, minister_id)
      )`;
}
