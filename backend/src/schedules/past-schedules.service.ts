import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { formatMonth } from '../platform/dates/format.js';
import { datesOfMonth, monthOf, yearOf } from '../platform/dates/month.js';
import { SettingsService } from '../platform/settings/settings.service.js';
import { RosterWriter, Schedule, ScheduleSlot } from '../roster/index.js';
import { MassesService } from '../timetable/index.js';
import { linksTo, momentOf } from './slot-values.js';

/** A mass of before the parish moved in, and who served at it. */
export interface PastMass {
  /** `YYYY-MM-DD` */
  date: string;
  /** `HH:MM` */
  time: string;
  /** As the parish called it; null where it did not say. */
  description: string | null;
  ministerIds: readonly number[];
}

/** A month that an import made; `added`: the places (slot, minister) that it added to one that was there. */
export interface PastMonth {
  scheduleId: number;
  duties: number;
  added?: readonly (readonly [slot: number, minister: number])[];
}

const NAMELESS = 'Santa Missa';

/** Months of before the parish moved in: over and seen by all, with nobody told of them. */
@Injectable()
export class PastSchedulesService {
  constructor(
    private readonly settings: SettingsService,
    private readonly masses: MassesService,
    private readonly writer: RosterWriter,
  ) {}

  /** Of these months, as `YYYY-MM`, those that have a schedule which was not imported. */
  async taken(em: EntityManager, months: readonly string[]): Promise<Set<string>> {
    const { rows } = await sql<{ month: string }>`
      select asked.month from unnest(${[...months]}::text[]) as asked (month)
      where exists (select from schedule s
        where s.start_date < (asked.month || '-01')::date + interval '1 month'
          and s.end_date >= (asked.month || '-01')::date and not s.imported)`.execute(em.getKysely());
    return new Set(rows.map(({ month }) => month));
  }

  /** These masses without who is known already, by an earlier import, to have served at them. */
  async missing(em: EntityManager, masses: readonly PastMass[]): Promise<PastMass[]> {
    const { rows } = await sql<{ mass: string; ministerId: number }>`
      select t.date || ' ' || t.time as mass, a.minister_id as "ministerId"
      from assignment a join schedule_slot t on t.id = a.slot_id join schedule s on s.id = t.schedule_id
      where s.imported and t.date = any(${masses.map(({ date }) => date)}::date[])`.execute(em.getKysely());
    const known = new Set(rows.map(({ mass, ministerId }) => `${mass} ${ministerId}`));
    return masses
      .map((mass) => ({
        ...mass,
        ministerIds: mass.ministerIds.filter((id) => !known.has(`${mass.date} ${mass.time} ${id}`)),
      }))
      .filter(({ ministerIds }) => ministerIds.length > 0);
  }

  /**
   * Makes a schedule of each month that these masses lie in, or adds to the one that an earlier import has made. What
   * each mass needed is not known: as many as served. Those that the timetable gives take their name and their place in
   * it.
   */
  async add(em: EntityManager, masses: readonly PastMass[]): Promise<PastMonth[]> {
    const made: PastMonth[] = [];
    for (const [month, own] of byMonth(masses)) {
      const earlier = await em.findOne(
        Schedule,
        { startDate: `${month}-01`, imported: true },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      const schedule = earlier ?? pastSchedule(month);
      if (!earlier) await em.persist(schedule).flush();
      const slots = await this.slotsOf(em, schedule, own);
      await em.persist(slots).flush();
      const entering = own.flatMap(({ ministerIds }, at) =>
        ministerIds.map((minister) => ({
          slot: slots[at]!.id,
          minister,
          origin: 'manual' as const,
          pinned: false,
          overrideReason: null,
        })),
      );
      await this.writer.apply(em, schedule, { kind: 'imported', leaving: [], entering, state: 'final' });
      made.push({
        scheduleId: schedule.id,
        duties: entering.length,
        ...(earlier && { added: entering.map(({ slot, minister }) => [slot, minister] as const) }),
      });
    }
    return made;
  }

  /** Takes back what {@link add} made: whole schedules, and what it added to others. */
  async remove(em: EntityManager, months: readonly PastMonth[]): Promise<void> {
    for (const { scheduleId, added } of months) {
      if (!added) {
        await em.nativeDelete(Schedule, { id: scheduleId, imported: true });
        continue;
      }
      const schedule = await em.findOne(Schedule, scheduleId, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!schedule) continue;
      const leaving = added.map(([slot, minister]) => ({ slot, minister }));
      await this.writer.apply(em, schedule, { kind: 'imported', leaving, entering: [], state: 'final' });
      const ids = [...new Set(leaving.map(({ slot }) => slot))];
      const { rows } = await sql<{ slot: number; people: number }>`
        select slot_id as slot, count(*)::int as people from assignment where slot_id = any(${ids}::int[])
        group by slot_id`.execute(em.getKysely());
      const left = new Map(rows.map(({ slot, people }) => [slot, people]));
      for (const slot of await em.find(ScheduleSlot, { id: { $in: ids } })) {
        const people = left.get(slot.id);
        if (people === undefined) em.remove(slot);
        else slot.requiredMinisters = people;
      }
    }
  }

  /** The slot of each mass, with room for who comes to it. */
  private async slotsOf(
    em: EntityManager,
    schedule: Schedule,
    masses: readonly PastMass[],
  ): Promise<ScheduleSlot[]> {
    const { timeZone, defaultLocation } = await this.settings.read();
    const there = new Map(
      (await em.find(ScheduleSlot, { schedule })).map((slot) => [`${slot.date} ${slot.time}`, slot]),
    );
    const dates = masses.map(({ date }) => date);
    const usual = new Map(
      (await this.masses.massesOfPeriod(dates)).map((mass) => [`${mass.date} ${mass.time}`, mass]),
    );
    return Promise.all(
      masses.map(async ({ date, time, description, ministerIds }) => {
        const earlier = there.get(`${date} ${time}`);
        if (earlier) {
          earlier.requiredMinisters += ministerIds.length;
          return earlier;
        }
        const mass = usual.get(`${date} ${time}`);
        return new ScheduleSlot({
          schedule,
          ...(await momentOf(date, time, timeZone)),
          ...linksTo(mass),
          ruleKey: mass?.ruleKey ?? null,
          description: description ?? mass?.description ?? NAMELESS,
          requiredMinisters: ministerIds.length,
          experiencedRequired: 0,
          location: mass?.location ?? defaultLocation,
        });
      }),
    );
  }
}

function pastSchedule(month: string): Schedule {
  const first = `${month}-01`;
  const [year, number] = [yearOf(first), monthOf(first)];
  const schedule = new Schedule({
    title: `Escala de ${formatMonth(year, number)}`,
    description: 'Importada: de antes de a paróquia usar este sistema.',
    type: 'mensal',
    year,
    month: number,
    startDate: first,
    endDate: datesOfMonth(year, number).at(-1)!,
  });
  schedule.imported = true;
  schedule.status = 'completed';
  return schedule;
}

function byMonth(masses: readonly PastMass[]): Map<string, PastMass[]> {
  const months = new Map<string, PastMass[]>();
  for (const mass of masses) {
    const month = mass.date.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), mass]);
  }
  return new Map([...months].sort(([a], [b]) => a.localeCompare(b)));
}
