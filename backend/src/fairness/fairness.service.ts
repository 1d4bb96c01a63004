import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql, type RawBuilder } from 'kysely';
import { attendanceOf } from '../attendance/index.js';
import { instantToLocal } from '../platform/dates/instant.js';
import { addDays } from '../platform/dates/month.js';
import { Clock } from '../platform/clock.js';
import { invalid } from '../platform/errors/app-error.js';
import { MEMBERS, SERVES } from '../ministers/index.js';
import { importedOffers, REQUIRED_PLACES } from '../roster/index.js';
import { SettingsService } from '../platform/settings/settings.service.js';
import type {
  AbsentPersonResponse,
  FairnessPersonResponse,
  FairnessQuery,
  FairnessReportResponse,
  MassKindResponse,
  ShortMassResponse,
} from './fairness.dto.js';

const ABSENT_DAYS = 60;
const MAX_MONTHS = 36;
const REMOVED_NAME = 'Ministro removido';
const OTHER_MASSES = 'Fora do cronograma';

const RELEASED = sql`('published', 'completed', 'archived')`;

type Attendance = Pick<FairnessPersonResponse, 'attended' | 'excused' | 'missed'>;

interface PersonRow extends Omit<FairnessPersonResponse, 'difference' | keyof Attendance> {
  removed: boolean;
}

const NO_ATTENDANCE: Attendance = { attended: 0, excused: 0, missed: 0 };

interface ScheduleCount {
  schedules: number;
}

/** What people served against what they offered. */
@Injectable()
export class FairnessService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly settings: SettingsService,
  ) {}

  /**
   * The report over the published schedules that begin in these months.
   *
   * The share expected of a person is the one by which the roster itself balances people over the last six months
   * (RosterBalanceService.balances; docs/roster.md, `unfairness`). With d(m,h) the duties of minister m in schedule h
   * and o(m,h) the masses for which m offered in it, but no more than m's monthly maximum,
   *
   *     expected(m) = Σ_h D(h) · o(m,h) / O(h),   D(h) = Σ_m d(m,h),  O(h) = Σ_m o(m,h),
   *
   * so that the differences d − expected of all add up to 0. A schedule without any answer tells no shares: there the
   * duties themselves count as expected; in one of before the parish moved in everybody who belonged is taken to have
   * offered as many as their maximum (`importedOffers`). The maximum is the present one, for past ones are not kept.
   *
   * Who came and who did not (`attendanceOf`) stands beside and changes none of these numbers.
   *
   * People who erased their data are told only by their number and duties.
   * @throws AppError 400 when the months are in the wrong order or too many.
   */
  async read({ from, to }: FairnessQuery): Promise<FairnessReportResponse> {
    checkPeriod(from, to);
    const { timeZone } = await this.settings.read();
    const today = instantToLocal(this.clock.now(), timeZone).date;
    const period = sql`s.status in ${RELEASED} and s.start_date between ${`${from}-01`}::date
      and ${`${to}-01`}::date + interval '1 month' - interval '1 day'`;
    const rows = await this.people(period);
    const masses = await this.masses(period);
    const attendance = await this.attendance(period, today);
    const people = rows
      .filter(({ removed }) => !removed)
      .map(({ removed: _, ...person }) => ({
        ...person,
        ...(attendance.get(person.ministerId) ?? NO_ATTENDANCE),
        difference: rounded(person.duties - person.expected),
        expected: rounded(person.expected),
      }));
    const gone = rows.filter(({ removed, duties }) => removed && duties > 0);
    return {
      from,
      to,
      totals: { schedules: await this.count(period), ...totalsOfMasses(masses), ...spread(people) },
      removed: {
        name: REMOVED_NAME,
        people: gone.length,
        duties: sum(gone.map(({ duties }) => duties)),
      },
      kinds: await this.kinds(period),
      people,
      absent: await this.absent(today),
      shortMasses: masses.filter(({ missing }) => missing > 0),
    };
  }

  private async people(period: RawBuilder<unknown>): Promise<PersonRow[]> {
    const { defaultMaxDuties } = await this.settings.read();
    const { rows } = await sql<PersonRow>`
      with slot as (
        select t.id, t.schedule_id, t.rule_key from schedule_slot t join schedule s on s.id = t.schedule_id
        where ${period}
      ), place as (
        select a.minister_id, slot.schedule_id, slot.rule_key from assignment a join slot on slot.id = a.slot_id
      ), served as (
        select schedule_id, minister_id, count(*) as duties from place group by 1, 2
      ), offer as (
        select a.minister_id, slot.schedule_id, slot.rule_key
        from availability_answer a join slot on slot.id = a.slot_id
        where a.slot_id = any(array(select id from slot)) and a.answer <> 'unavailable'
      ), offered as (
        select schedule_id, minister_id, count(*) as offers from offer group by 1, 2
      ), imported as (
        ${importedOffers(sql`select schedule_id from slot`, defaultMaxDuties)}
      ), balance as (
        select schedule_id, minister_id, coalesce(duties, 0) as duties, coalesce(offers, 0) as offers,
          coalesce(imported.offer,
            least(coalesce(offers, 0), coalesce(m.max_duties_per_month, ${defaultMaxDuties}::int))) as counted
        from served full join offered using (schedule_id, minister_id)
          full join imported using (schedule_id, minister_id) join minister m on m.id = minister_id
      ), share as (
        select *, sum(duties) over schedule as all_duties, sum(counted) over schedule as all_offers
        from balance window schedule as (partition by schedule_id)
      ), person as (
        select minister_id, sum(duties)::int as duties, sum(offers)::int as offers, sum(counted)::int as counted,
          sum(case when all_offers > 0 then all_duties * counted / all_offers else duties end)::float8 as expected
        from share group by 1
      ), kind as (
        select minister_id, json_agg(
          json_build_object('ruleKey', rule_key, 'offers', offers, 'duties', duties) order by rule_key) as kinds
        from (
          select minister_id, rule_key, sum(offers)::int as offers, sum(duties)::int as duties from (
            select minister_id, rule_key, count(*) as offers, 0 as duties from offer group by 1, 2
            union all select minister_id, rule_key, 0, count(*) from place group by 1, 2
          ) counted group by 1, 2
        ) person_kind group by 1
      )
      select m.id as "ministerId", m.schedule_name as "scheduleName", coalesce(person.offers, 0) as offers,
        coalesce(person.counted, 0) as "countedOffers", coalesce(person.duties, 0) as duties,
        coalesce(person.expected, 0) as expected, coalesce(kind.kinds, '[]') as "byKind",
        to_char(${lastDuty(this.clock.now())}, 'YYYY-MM-DD') as "lastServed", m.erased_at is not null as removed
      from ${MEMBERS} left join person on person.minister_id = m.id
        left join kind on kind.minister_id = m.id
      where person.minister_id is not null or ${SERVES}
      order by m.schedule_name collate "pt-BR-x-icu", m.id`.execute(this.em.getKysely());
    return rows;
  }

  /** What was noted of attendance at the masses of the period, by minister. */
  private async attendance(period: RawBuilder<unknown>, today: string): Promise<Map<number, Attendance>> {
    const slots = sql`array(select t.id from schedule_slot t join schedule s on s.id = t.schedule_id where ${period}
      and (exists (select from attendance_mark k where k.slot_id = t.id)
        or exists (select from substitution_request r where r.slot_id = t.id)))`;
    const { rows } = await sql<Attendance & { ministerId: number }>`
      select minister_id as "ministerId", count(*) filter (where state in ('arrived', 'helped'))::int as attended,
        count(*) filter (where state = 'excused')::int as excused, count(*) filter (where state = 'missed')::int as missed
      from (${attendanceOf(slots, today)}) attendance group by 1`.execute(this.em.getKysely());
    return new Map(rows.map(({ ministerId, ...counts }) => [ministerId, counts]));
  }

  private async kinds(period: RawBuilder<unknown>): Promise<MassKindResponse[]> {
    const { rows } = await sql<MassKindResponse>`
      select * from (
        select t.rule_key as "ruleKey", ${kindName()} as name,
          sum((select count(*) from availability_answer where slot_id = t.id and answer <> 'unavailable'))::int as offers,
          sum((select count(*) from assignment where slot_id = t.id))::int as duties
        from schedule s join schedule_slot t on t.schedule_id = s.id
          left join mass_rule rule on rule.key = t.rule_key
        where ${period} group by t.rule_key, rule.rule ->> 'name'
      ) kind order by name collate "pt-BR-x-icu", "ruleKey"`.execute(this.em.getKysely());
    return rows;
  }

  /** All masses by rule and hour, the one that lacked most people first. */
  private async masses(period: RawBuilder<unknown>): Promise<ShortMassResponse[]> {
    const { rows } = await sql<ShortMassResponse>`
      with mass as (
        select t.rule_key, ${kindName()} as name, t.time, ${REQUIRED_PLACES} as places,
          (select count(*) from assignment where slot_id = t.id) as filled
        from schedule s join schedule_slot t on t.schedule_id = s.id
          left join mass_rule rule on rule.key = t.rule_key
        where ${period}
      )
      select rule_key as "ruleKey", name, time, count(*)::int as masses,
        (count(*) filter (where filled < places))::int as "timesShort", sum(places)::int as places,
        sum(filled)::int as filled, sum(greatest(places - filled, 0))::int as missing
      from mass group by 1, 2, 3 order by missing desc, name, time`.execute(this.em.getKysely());
    return rows;
  }

  /** Who serves, offered to in the last 60 days, and had no duty in them; the longest wait first. */
  private async absent(today: string): Promise<AbsentPersonResponse[]> {
    const since = addDays(today, -ABSENT_DAYS);
    const { rows } = await sql<AbsentPersonResponse>`
      with offered as (
        select a.minister_id, count(*)::int as offers from availability_answer a
        where a.answer <> 'unavailable' and a.slot_id = any(array(
          select t.id from schedule_slot t join schedule s on s.id = t.schedule_id
          where s.status in ${RELEASED} and t.date >= ${since}::date and t.starts_at <= ${this.clock.now()}))
        group by 1
      )
      select m.id as "ministerId", m.schedule_name as "scheduleName", offered.offers,
        to_char(duty.last, 'YYYY-MM-DD') as "lastServed", to_char(duty.next, 'YYYY-MM-DD') as "nextDuty"
      from offered join minister m on m.id = offered.minister_id left join user_account u on u.id = m.user_id
        cross join lateral (
          select ${lastDuty(this.clock.now())} as last, ${nextDuty(this.clock.now())} as next
        ) duty
      where ${SERVES} and (duty.last is null or duty.last < ${since}::date)
      order by duty.last nulls first, m.schedule_name collate "pt-BR-x-icu", m.id`.execute(
      this.em.getKysely(),
    );
    return rows;
  }

  private async count(period: RawBuilder<unknown>): Promise<number> {
    const { rows } = await sql<ScheduleCount>`
      select count(*)::int as schedules from schedule s where ${period}`.execute(this.em.getKysely());
    return rows[0]!.schedules;
  }
}

/** Day of the latest duty of `minister m` that has begun: read from the newest mass back, not from all ever served. */
function lastDuty(now: Date): RawBuilder<string> {
  return sql<string>`case when exists (select from assignment where minister_id = m.id) then (
    select t.date from schedule_slot t
      join assignment a on a.slot_id = t.id and a.minister_id = m.id join schedule s on s.id = t.schedule_id
    where s.status in ${RELEASED} and t.starts_at <= ${now} order by t.starts_at desc limit 1) end`;
}

/** Day of the first duty of `minister m` that is still to come. */
function nextDuty(now: Date): RawBuilder<string> {
  return sql<string>`(
    select t.date from schedule_slot t
      join assignment a on a.slot_id = t.id and a.minister_id = m.id join schedule s on s.id = t.schedule_id
    where s.status in ${RELEASED} and t.starts_at > ${now} order by t.starts_at limit 1)`;
}

/** What masses of slot `t` are called: as their rule, or its key where it is gone. */
function kindName(): RawBuilder<string> {
  return sql`coalesce(rule.rule ->> 'name', t.rule_key, ${OTHER_MASSES})`;
}

function checkPeriod(from: string, to: string): void {
  const months = monthNumber(to) - monthNumber(from);
  if (months >= 0 && months < MAX_MONTHS) return;
  const message =
    months < 0
      ? 'Até: escolha um mês que não venha antes do primeiro.'
      : `Até: escolha no máximo ${MAX_MONTHS} meses.`;
  throw invalid('Confira os campos: Até.', { to: message });
}

function monthNumber(month: string): number {
  return 12 * Number(month.slice(0, 4)) + Number(month.slice(5));
}

function totalsOfMasses(masses: readonly ShortMassResponse[]) {
  const total = (field: 'masses' | 'places' | 'filled' | 'missing') => sum(masses.map((mass) => mass[field]));
  return {
    masses: total('masses'),
    places: total('places'),
    filled: total('filled'),
    missing: total('missing'),
  };
}

/**
 * How evenly duties are spread over those who offered or served: the mean absolute deviation from the shares, in
 * duties, and the part of the people, in percent, at most one duty away from theirs. Unlike a standard deviation or a
 * Gini coefficient both can be said in a sentence.
 */
function spread(people: readonly FairnessPersonResponse[]) {
  const involved = people.filter(({ offers, duties }) => offers + duties > 0);
  const deviations = involved.map(({ difference }) => Math.abs(difference));
  const part = (amount: number) => (involved.length === 0 ? 0 : amount / involved.length);
  return {
    people: involved.length,
    neverServed: involved.filter(({ duties }) => duties === 0).length,
    meanDeviation: rounded(part(sum(deviations))),
    withinOne: rounded(100 * part(deviations.filter((deviation) => deviation <= 1).length)),
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const rounded = (number: number) => Math.round(number * 10) / 10;
