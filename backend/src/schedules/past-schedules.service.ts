import type { EntityManager } from '@mikro-orm/postgresql';
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

const NAMELESS = 'Santa Missa';

/** Months of before the parish moved in: over and seen by all, with nobody told of them. */
@Injectable()
export class PastSchedulesService {
  constructor(
    private readonly settings: SettingsService,
    private readonly masses: MassesService,
    private readonly writer: RosterWriter,
  ) {}

  /** Of these months, as `YYYY-MM`, those in which a schedule lies already. */
  async taken(em: EntityManager, months: readonly string[]): Promise<Set<string>> {
    const { rows } = await sql<{ month: string }>`
      select asked.month from unnest(${[...months]}::text[]) as asked (month)
      where exists (select from schedule s
        where s.start_date < (asked.month || '-01')::date + interval '1 month'
          and s.end_date >= (asked.month || '-01')::date)`.execute(em.getKysely());
    return new Set(rows.map(({ month }) => month));
  }

  /**
   * Makes a schedule of each month that these masses lie in. What each mass needed is not known: as many as served. Those
   * that the timetable gives take their name and their place in it.
   */
  async add(
    em: EntityManager,
    masses: readonly PastMass[],
  ): Promise<{ scheduleId: number; duties: number }[]> {
    const made: { scheduleId: number; duties: number }[] = [];
    for (const [month, own] of byMonth(masses)) {
      const schedule = pastSchedule(month);
      await em.persist(schedule).flush();
      const slots = await this.slotsOf(schedule, own);
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
      made.push({ scheduleId: schedule.id, duties: entering.length });
    }
    return made;
  }

  /** Removes schedules that {@link add} made: they are over, and nothing of them can have changed since. */
  async remove(em: EntityManager, scheduleIds: readonly number[]): Promise<void> {
    await em.nativeDelete(Schedule, { id: { $in: [...scheduleIds] }, imported: true });
  }

  private async slotsOf(schedule: Schedule, masses: readonly PastMass[]): Promise<ScheduleSlot[]> {
    const { timeZone, defaultLocation } = await this.settings.read();
    const dates = masses.map(({ date }) => date);
    const usual = new Map(
      (await this.masses.massesOfPeriod(dates)).map((mass) => [`${mass.date} ${mass.time}`, mass]),
    );
    return Promise.all(
      masses.map(async ({ date, time, description, ministerIds }) => {
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
