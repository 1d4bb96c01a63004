import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql, type RawBuilder } from 'kysely';
import type { Session } from '../platform/access/session.js';
import { notFound } from '../platform/errors/app-error.js';
import { isoInstant } from '../platform/lists/iso-instant.js';
import { type GeneratedMass, MassesService } from '../timetable/index.js';
import { SettingsService } from '../platform/settings/settings.service.js';
import {
  lockOpenSchedule,
  RosterHistoryService,
  Schedule,
  SCHEDULE_NOT_FOUND,
  ScheduleSlot,
  seesDrafts,
  visibleTo,
} from '../roster/index.js';
import { checkDate, checkTime, linksTo, momentOf } from './slot-values.js';
import type { SlotResponse } from './slots.dto.js';

/** A mass outside the timetable, as a questionnaire announces it; held once at each time. */
export interface SpecialMassValues {
  name: string;
  /** `YYYY-MM-DD` */
  date: string;
  /** `HH:MM` */
  times: readonly string[];
  requiredMinisters?: number;
}

/** Ministers at a special mass that does not tell how many: as at each evening of a novena. */
export const SPECIAL_MASS_MINISTERS = 10;

export const SLOT_NOT_FOUND = 'Missa não encontrada';

/** The masses of schedules: generated, read with their people, added for a questionnaire. */
@Injectable()
export class SlotsService {
  constructor(
    private readonly em: EntityManager,
    private readonly masses: MassesService,
    private readonly settings: SettingsService,
    private readonly history: RosterHistoryService,
  ) {}

  /**
   * The enabled accounts of those who serve at a mass.
   * @throws AppError 404 when there is no such mass.
   */
  async accountsAt(id: number): Promise<number[]> {
    const db = this.em.getKysely();
    const { rows: slots } = await sql`select from schedule_slot where id = ${id}`.execute(db);
    if (slots.length === 0) throw notFound(SLOT_NOT_FOUND);
    const { rows: team } = await sql<{ userId: number }>`
      select u.id as "userId" from assignment a join minister m on m.id = a.minister_id
        join user_account u on u.id = m.user_id
      where a.slot_id = ${id} and u.disabled_at is null order by u.id`.execute(db);
    return team.map(({ userId }) => userId);
  }

  /**
   * The masses of a schedule with the people assigned to them, by date and time, in one query.
   * @returns a list of {@link SlotResponse} as JSON, just as PostgreSQL wrote it: reading it here only to write it
   * again would take half of the time.
   * @throws AppError 404 when there is no schedule that this person may see.
   */
  async listOf(session: Session, scheduleId: number): Promise<string> {
    const { rows } = await sql<{ slots: string }>`
      select coalesce((
        select json_agg(slot) from (
          select ${columns(session)} from schedule_slot t where t.schedule_id = s.id order by t.date, t.time
        ) slot), '[]')::text as slots
      from schedule s where s.id = ${scheduleId} and ${visibleTo(session)}`.execute(this.em.getKysely());
    if (!rows[0]) throw notFound(SCHEDULE_NOT_FOUND);
    return rows[0].slots;
  }

  /** @throws AppError 404 when there is no mass that this person may see. */
  async read(session: Session, id: number): Promise<SlotResponse> {
    const { rows } = await sql<SlotResponse>`
      select ${columns(session)} from schedule s join schedule_slot t on t.schedule_id = s.id
      where t.id = ${id} and ${visibleTo(session)}`.execute(this.em.getKysely());
    if (!rows[0]) throw notFound(SLOT_NOT_FOUND);
    return rows[0];
  }

  /** The masses of a schedule as records, by date and time. */
  slotsOf(em: EntityManager, scheduleId: number): Promise<ScheduleSlot[]> {
    return em.find(ScheduleSlot, { schedule: scheduleId }, { orderBy: { date: 'asc', time: 'asc' } });
  }

  /** Adds every mass that the timetable gives on these dates to a schedule that is being made. */
  async addMassesOfPeriod(em: EntityManager, schedule: Schedule, dates: readonly string[]): Promise<void> {
    const { timeZone, defaultLocation } = await this.settings.read();
    for (const mass of await this.masses.massesOfPeriod(dates)) {
      const {
        description,
        requiredMinisters,
        experiencedRequired,
        ruleKey,
        location = defaultLocation,
      } = mass;
      const moment = await momentOf(mass.date, mass.time, timeZone);
      const values = {
        description,
        requiredMinisters,
        experiencedRequired,
        ruleKey,
        location,
        ...linksTo(mass),
      };
      em.persist(new ScheduleSlot({ schedule, ...moment, ...values }));
    }
  }

  /**
   * Makes sure that a schedule holds these special masses. Where it already has a mass at the same date and time, that
   * mass is kept as it is, with its name and its people, and stands for the special one.
   * @returns the masses' records, stored, in the order given.
   * @throws AppError 400 on a date outside the schedule or a time that is none; 422 when the schedule is closed.
   */
  async addSpecialMasses(
    em: EntityManager,
    schedule: Schedule,
    specialMasses: readonly SpecialMassValues[],
  ): Promise<ScheduleSlot[]> {
    if (specialMasses.length === 0) return [];
    await lockOpenSchedule(em, schedule.id);
    const { timeZone, defaultLocation } = await this.settings.read();
    const byMoment = new Map(
      (await this.slotsOf(em, schedule.id)).map((slot) => [`${slot.date} ${slot.time}`, slot]),
    );
    const before = byMoment.size;
    const slots: ScheduleSlot[] = [];
    for (const [
      index,
      { name, date, times, requiredMinisters = SPECIAL_MASS_MINISTERS },
    ] of specialMasses.entries()) {
      checkDate(schedule, date, `specialMasses.${index}.date`);
      for (const time of times) {
        checkTime(time, `specialMasses.${index}.times`);
        const slot =
          byMoment.get(`${date} ${time}`) ??
          new ScheduleSlot({
            schedule,
            ...(await momentOf(date, time, timeZone)),
            ...linksTo(await this.massAt(date, time)),
            description: name,
            requiredMinisters,
            location: defaultLocation,
          });
        byMoment.set(`${date} ${time}`, slot);
        slots.push(slot);
      }
    }
    await em.persist(slots).flush();
    if (byMoment.size > before) await this.history.record(em, schedule, { kind: 'masses-changed' });
    return slots;
  }

  /** The mass that the timetable gives at this time, if any. */
  async massAt(date: string, time: string): Promise<GeneratedMass | undefined> {
    return (await this.masses.massesOfPeriod([date])).find((mass) => mass.time === time);
  }
}

/**
 * Slot `t` as a {@link SlotResponse}. Whole rows are turned into JSON, which PostgreSQL does in half the time of
 * `json_build_object`.
 */
function columns(session: Session): RawBuilder<unknown> {
  return sql`t.id, t.schedule_id as "scheduleId", ${isoInstant(sql`t.starts_at`)} as "dateTime", t.date, t.time,
    t.description, t.required_ministers as "requiredMinisters", t.experienced_required as "experiencedRequired",
    t.location, t.liturgical_name as "liturgicalName", t.liturgical_color as "liturgicalColor",
    t.option_value as "optionValue", ${seesDrafts(session) ? sql`t.warning` : sql`null`} as "warning",
    coalesce((select json_agg(person) from (
      select a.id as "assignmentId", m.id as "ministerId", m.schedule_name as "scheduleName",
        '/api/photos/' || m.photo_file as "profileImageUrl", a.origin, a.pinned
      from assignment a join minister m on m.id = a.minister_id
      where a.slot_id = t.id
      order by m.schedule_name collate "pt-BR-x-icu", m.id
    ) person), '[]') as "ministers"`;
}
