import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql, type RawBuilder } from 'kysely';
import { AuditService } from '../audit/audit.service.js';
import { formatDateTime, formatShortDate } from '../calendar/format.js';
import { localToInstant } from '../calendar/instant.js';
import { liturgicalDay } from '../calendar/liturgical-day.js';
import { isIsoTime } from '../calendar/month.js';
import type { Session } from '../common/access/session.js';
import { conflict, invalid, notFound, notPossible } from '../common/errors/app-error.js';
import { isoInstant } from '../common/lists/iso-instant.js';
import { MassesService, type GeneratedMass } from '../masses/masses.service.js';
import { SettingsService } from '../settings/settings.service.js';
import { Assignment } from './assignment.entity.js';
import { lockOpenSchedule, SCHEDULE_NOT_FOUND, seesDrafts, visibleTo } from './schedule-access.js';
import { ScheduleSlot } from './schedule-slot.entity.js';
import { Schedule } from './schedule.entity.js';
import type { CreateSlotRequest, SlotResponse, UpdateSlotRequest } from './slots.dto.js';

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

const SLOT_NOT_FOUND = 'Missa não encontrada';

/** The masses of schedules: generated, read with their people, added, changed and removed. */
@Injectable()
export class SlotsService {
  constructor(
    private readonly em: EntityManager,
    private readonly masses: MassesService,
    private readonly settings: SettingsService,
    private readonly audit: AuditService,
  ) {}

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
    if (byMoment.size > before) schedule.version += 1;
    await em.persist(slots).flush();
    return slots;
  }

  /** @throws AppError 400 outside the schedule's period, 404, 409 when there is a mass at that time, 422 when closed. */
  async add(session: Session, scheduleId: number, body: CreateSlotRequest): Promise<SlotResponse> {
    const { date, time, description, requiredMinisters, experiencedRequired = 1 } = body;
    checkExperienced(experiencedRequired, requiredMinisters);
    const id = await this.em.transactional(async (em) => {
      const schedule = await lockOpenSchedule(em, scheduleId);
      checkDate(schedule, date);
      const { timeZone, defaultLocation } = await this.settings.read();
      const slot = new ScheduleSlot({
        schedule,
        ...(await momentOf(date, time, timeZone)),
        ...linksTo(await this.massAt(date, time)),
        description,
        requiredMinisters,
        experiencedRequired,
        location: body.location || defaultLocation,
      });
      schedule.version += 1;
      await flushUnlessTaken(em.persist(slot), slot);
      return slot.id;
    });
    return this.read(session, id);
  }

  /**
   * Changes the fields given. A mass that moves takes the liturgical day and the availability option of its new time;
   * its people and answers stay with it.
   * @throws AppError as {@link add}, and 422 when more people are assigned than are to remain.
   */
  async change(session: Session, id: number, body: UpdateSlotRequest): Promise<SlotResponse> {
    await this.em.transactional(async (em) => {
      const { slot, schedule } = await this.lockedSlot(em, id);
      const { date = slot.date, time = slot.time } = body;
      const { timeZone, defaultLocation } = await this.settings.read();
      if (date !== slot.date || time !== slot.time) {
        checkDate(schedule, date);
        Object.assign(slot, await momentOf(date, time, timeZone), linksTo(await this.massAt(date, time)));
      }
      slot.description = body.description ?? slot.description;
      slot.experiencedRequired = body.experiencedRequired ?? slot.experiencedRequired;
      slot.requiredMinisters = body.requiredMinisters ?? slot.requiredMinisters;
      if (body.location !== undefined) slot.location = body.location || defaultLocation;
      checkExperienced(slot.experiencedRequired, slot.requiredMinisters);
      await checkPlaces(em, slot);
      schedule.version += 1;
      await flushUnlessTaken(em, slot);
    });
    return this.read(session, id);
  }

  /** Removes a mass with its assignments and answers; who was assigned stays in the audit trail. */
  remove(id: number): Promise<{ id: number }> {
    return this.em.transactional(async (em) => {
      const { slot, schedule } = await this.lockedSlot(em, id);
      const assignments = await em.find(Assignment, { slot });
      if (assignments.length > 0) {
        const ministerIds = assignments.map(({ minister }) => minister.id);
        this.audit.record(em, {
          action: 'assignment-removed',
          subject: { type: 'schedule', id: schedule.id },
          details: { slotId: id, date: slot.date, time: slot.time, ministerIds, because: 'slot-removed' },
        });
      }
      schedule.version += 1;
      em.remove(slot);
      return { id };
    });
  }

  /** A mass and its schedule, read again once the schedule is locked. */
  private async lockedSlot(
    em: EntityManager,
    id: number,
  ): Promise<{ slot: ScheduleSlot; schedule: Schedule }> {
    const found = await em.findOne(ScheduleSlot, id);
    if (!found) throw notFound(SLOT_NOT_FOUND);
    const schedule = await lockOpenSchedule(em, found.schedule.id);
    const slot = await em.refresh(found);
    if (!slot) throw notFound(SLOT_NOT_FOUND);
    return { slot, schedule };
  }

  /** The mass that the timetable gives at this time, if any. */
  private async massAt(date: string, time: string): Promise<GeneratedMass | undefined> {
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

/** When a mass is held, and what day that is in the Church's year. */
async function momentOf(date: string, time: string, timeZone: string) {
  const { name, color } = await liturgicalDay(date);
  return {
    date,
    time,
    startsAt: localToInstant(date, time, timeZone),
    liturgicalName: name,
    liturgicalColor: color,
  };
}

/** What a slot takes from the timetable's mass at its time. */
function linksTo(mass: GeneratedMass | undefined) {
  return { optionValue: mass?.optionValue ?? null, warning: mass?.warnings.join(' ') || null };
}

function checkDate({ startDate, endDate }: Schedule, date: string, field = 'date'): void {
  if (startDate <= date && date <= endDate) return;
  const period = `de ${formatShortDate(startDate)} a ${formatShortDate(endDate)}`;
  throw invalid('Confira os campos: Data.', {
    [field]: `Data: escolha um dia do período da escala, ${period}.`,
  });
}

function checkTime(time: string, field: string): void {
  if (isIsoTime(time)) return;
  throw invalid('Confira os campos: Horários.', { [field]: 'Horários: informe horários válidos (HH:MM).' });
}

function checkExperienced(experiencedRequired: number, requiredMinisters: number): void {
  if (experiencedRequired <= requiredMinisters) return;
  const message = `Ministros experientes: esta missa só tem ${requiredMinisters} ministros.`;
  throw invalid('Confira os campos: Ministros experientes.', { experiencedRequired: message });
}

async function checkPlaces(em: EntityManager, slot: ScheduleSlot): Promise<void> {
  const assigned = await em.count(Assignment, { slot });
  if (assigned <= slot.requiredMinisters) return;
  const message = `Há ${assigned} ministros escalados nesta missa. Retire alguns antes de reduzir para ${slot.requiredMinisters}.`;
  throw notPossible('too-many-assigned', message, { requiredMinisters: message });
}

async function flushUnlessTaken(em: EntityManager, { date, time }: ScheduleSlot): Promise<void> {
  try {
    await em.flush();
  } catch (error) {
    if ((error as { code?: string }).code !== '23505') throw error;
    const message = `Já há uma missa em ${formatDateTime(date, time)}.`;
    throw conflict('slot-taken', message, { time: message });
  }
}
