import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql, type Kysely } from 'kysely';
import { datesOfMonth } from '../platform/dates/month.js';
import { notFound } from '../platform/errors/app-error.js';
import {
  type Experience,
  isExperienced,
  type Kinship,
  kinshipWord,
  MEMBERS,
  SERVES,
} from '../ministers/index.js';
import { Availability, type MassAnswer } from './availability.js';
import { SettingsService } from '../platform/settings/settings.service.js';
import {
  kinKey,
  type DutyElsewhere,
  type RosterFacts,
  type RosterMass,
  type RosterPerson,
  type RosterPlace,
} from './roster.js';
import type { RosterAssignment } from '../solver/index.js';
import { SCHEDULE_NOT_FOUND, slotIdsOf } from './schedule-access.js';
import type { ScheduleRule } from './schedule-rules/schedule-rule.js';

type ScheduleRow = RosterFacts['schedule'];
type PersonRow = Omit<RosterPerson, 'experienced' | 'dutiesElsewhere'> & { experience: Experience };

/** Reads what decides who may serve in a schedule. */
@Injectable()
export class RosterReader {
  constructor(private readonly settings: SettingsService) {}

  /**
   * The facts as the caller's transaction sees them.
   * @throws AppError 404 when there is no such schedule.
   */
  async read(em: EntityManager, scheduleId: number): Promise<RosterFacts> {
    const db: Kysely<unknown> = em.getKysely();
    const { defaultMaxDuties, minRestDays, rosterTimeLimitSeconds } = await this.settings.read();
    const schedule = await this.schedule(db, scheduleId);
    const masses = await this.masses(db, scheduleId);
    const people = await this.people(db, scheduleId, defaultMaxDuties);
    const elsewhere = await this.dutiesElsewhere(db, schedule);
    const answers = await this.answers(db, scheduleId);
    const places = await this.places(db, scheduleId);
    return {
      schedule,
      masses: new Map(masses.map((mass) => [mass.id, mass])),
      people: new Map(
        people.map(({ experience, ...person }) => [
          person.id,
          {
            ...person,
            experienced: isExperienced(experience),
            dutiesElsewhere: elsewhere.get(person.id) ?? [],
          },
        ]),
      ),
      availability: new Availability(answers),
      ...(await this.families(db)),
      places: places.filter(({ overrideReason }) => overrideReason === null),
      overridden: places.filter(({ overrideReason }) => overrideReason !== null),
      givenAway: await this.givenAway(db, scheduleId),
      rules: await this.rules(db, scheduleId),
      minRestDays,
      timeLimitSeconds: rosterTimeLimitSeconds,
      defaultMaxDuties,
    };
  }

  /** Who serves no more and has no place in the schedule, as the caller's transaction sees them. */
  async former(em: EntityManager, scheduleId: number): Promise<RosterPerson[]> {
    const { defaultMaxDuties } = await this.settings.read();
    const people = await this.people(em.getKysely(), scheduleId, defaultMaxDuties, { former: true });
    return people.map(({ experience, ...person }) => ({
      ...person,
      experienced: isExperienced(experience),
      dutiesElsewhere: [],
    }));
  }

  private async schedule(db: Kysely<unknown>, id: number): Promise<ScheduleRow> {
    const { rows } = await sql<ScheduleRow>`
      select id, title, status, version, start_date as "startDate", year, month from schedule where id = ${id}`.execute(
      db,
    );
    if (!rows[0]) throw notFound(SCHEDULE_NOT_FOUND);
    return rows[0];
  }

  private async masses(db: Kysely<unknown>, scheduleId: number): Promise<RosterMass[]> {
    const { rows } = await sql<RosterMass>`
      select t.id, t.date, t.time, t.description, t.required_ministers as required, t.experienced_required as experienced,
        t.id in (
          select (question ->> 'slotId')::int from questionnaire q, jsonb_array_elements(q.questions) question
          where q.schedule_id = ${scheduleId} and q.sent_at is not null and question ->> 'slotId' is not null
        ) as asked
      from schedule_slot t where t.schedule_id = ${scheduleId} order by t.starts_at, t.id`.execute(db);
    return rows;
  }

  /** Who serves or has a place in the schedule, or all others. */
  private async people(
    db: Kysely<unknown>,
    scheduleId: number,
    limit: number,
    { former = false } = {},
  ): Promise<PersonRow[]> {
    const { rows } = await sql<PersonRow>`
      select * from (
        select m.id, m.schedule_name as name, coalesce(m.full_name, u.name, m.schedule_name) as "fullName", m.experience,
          ${SERVES} as serves,
          coalesce(m.max_duties_per_month, ${limit})::int as "limit", m.mandate_until as "mandateUntil",
          array(
            select distinct b.date from blocked_date b join schedule_slot t on t.date = b.date
            where b.minister_id = m.id and t.schedule_id = ${scheduleId}
          )::text[] as "blockedDates"
        from ${MEMBERS}
      ) person
      where ${former} <> (serves or exists (
        select from assignment a join schedule_slot t on t.id = a.slot_id
        where t.schedule_id = ${scheduleId} and a.minister_id = person.id
      ))
      order by id`.execute(db);
    return rows;
  }

  /** Duties in schedules that are active or beyond, in this schedule's month or on the day of one of its masses. */
  private async dutiesElsewhere(
    db: Kysely<unknown>,
    { id, year, month }: ScheduleRow,
  ): Promise<Map<number, DutyElsewhere[]>> {
    const days = datesOfMonth(year, month);
    const sameMonth = sql<boolean>`t.date between ${days[0]}::date and ${days.at(-1)}::date`;
    const { rows } = await sql<DutyElsewhere & { minister: number }>`
      select a.minister_id as minister, t.date, t.time, ${sameMonth} as "sameMonth"
      from assignment a join schedule_slot t on t.id = a.slot_id join schedule s on s.id = t.schedule_id
      where s.id <> ${id} and s.status not in ('draft', 'planning')
        and t.date = any(array(select date from schedule_slot where schedule_id = ${id}) || ${days}::date[])
      order by t.starts_at`.execute(db);
    const duties = new Map<number, DutyElsewhere[]>();
    for (const { minister, ...duty } of rows) duties.set(minister, [...(duties.get(minister) ?? []), duty]);
    return duties;
  }

  private async answers(db: Kysely<unknown>, scheduleId: number) {
    const { rows } = await sql<MassAnswer>`
      select a.slot_id as slot, a.minister_id as minister, a.answer
      from availability_answer a where a.slot_id = any(${slotIdsOf(scheduleId)})
      order by a.slot_id, a.minister_id`.execute(db);
    return rows;
  }

  private async families(db: Kysely<unknown>): Promise<Pick<RosterFacts, 'families' | 'kinships'>> {
    const { rows } = await sql<RosterFacts['families'][number] & { kinship: Kinship }>`
      select minister_id as a, related_minister_id as b,
        case wish when 'juntos' then 'together' else 'apart' end as wish, relationship_type as kinship
      from family_relationship where wish in ('juntos', 'separados') and awaits_id is null
      order by minister_id, related_minister_id`.execute(db);
    return {
      families: rows.filter(({ a, b }) => a < b).map(({ a, b, wish }) => ({ a, b, wish })),
      kinships: new Map(rows.map(({ a, b, kinship }) => [kinKey(a, b), kinshipWord(kinship)])),
    };
  }

  private async places(db: Kysely<unknown>, scheduleId: number): Promise<RosterPlace[]> {
    const { rows } = await sql<RosterPlace>`
      select a.slot_id as slot, a.minister_id as minister, a.origin, a.pinned,
        a.override_reason as "overrideReason"
      from assignment a join schedule_slot t on t.id = a.slot_id
      where t.schedule_id = ${scheduleId} order by t.starts_at, a.id`.execute(db);
    return rows;
  }

  /** From the history, which keeps the last hundred steps; those that were undone gave nothing away. */
  private async givenAway(db: Kysely<unknown>, scheduleId: number): Promise<RosterAssignment[]> {
    const { rows } = await sql<RosterAssignment>`
      select distinct (gone ->> 'slotId')::int as slot, (gone ->> 'ministerId')::int as minister
      from roster_change c join schedule s on s.id = c.schedule_id and s.status = 'published',
        jsonb_array_elements(c.diff -> 'left') gone
      where c.schedule_id = ${scheduleId} and c.kind in ('moved', 'substituted') and c.state <> 'undone'
        and not c.diff -> 'entered' @> jsonb_build_array(
          jsonb_build_object('slotId', gone -> 'slotId', 'ministerId', gone -> 'ministerId'))
        and c.id > coalesce((
          select min(id) from roster_change where schedule_id = ${scheduleId} and kind = 'published'), 0)`.execute(
      db,
    );
    return rows;
  }

  private async rules(db: Kysely<unknown>, scheduleId: number): Promise<ScheduleRule[]> {
    const { rows } = await sql<{ rule: ScheduleRule }>`
      select parameters || jsonb_build_object('kind', kind) as rule
      from ai_rule where schedule_id = ${scheduleId} order by id`.execute(db);
    return rows.map(({ rule }) => rule);
  }
}
