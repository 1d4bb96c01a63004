import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { isHoliday } from './holidays.js';
import { notPossible } from '../platform/errors/app-error.js';
import { SettingsService } from '../platform/settings/settings.service.js';
import { availabilityOptions, type AvailabilityOption } from './availability-options.js';
import { massesOfPeriod, type GeneratedMass } from './generate-masses.js';
import { TimetableError, type MassRule } from './mass-rule.js';
import { seedTimetable } from './seed-timetable.js';

export type { AvailabilityOption, GeneratedMass, MassRule };

/** What the parish's standard timetable gives: masses and the availability options that answer for them. */
@Injectable()
export class MassesService {
  constructor(
    private readonly em: EntityManager,
    private readonly settings: SettingsService,
  ) {}

  /** The active rules, in their order. A parish that has no rule at all first gets the standard ones. */
  async rules(): Promise<MassRule[]> {
    let rules = await this.storedRules();
    if (rules.length === 0) {
      await seedTimetable(this.em.fork());
      rules = await this.storedRules();
    }
    return rules.filter(({ active }) => active);
  }

  /** What a minister can tick as availability. */
  async availabilityOptions(): Promise<AvailabilityOption[]> {
    return availabilityOptions(await this.rules());
  }

  /**
   * The masses that the timetable gives on these local dates (`YYYY-MM-DD`), by date and time, with the
   * holidays of the parish's town.
   * @param given the rules of another timetable, to see what it would give.
   * @throws AppError 422 when the timetable contradicts itself on one of them.
   */
  async massesOfPeriod(dates: readonly string[], given?: readonly MassRule[]): Promise<GeneratedMass[]> {
    const rules = given ?? (await this.rules());
    const { municipalHolidays } = await this.settings.read();
    const holidays = { municipal: municipalHolidays };
    try {
      return massesOfPeriod(dates, rules, { isHoliday: (date) => isHoliday(date, holidays) });
    } catch (error) {
      if (!(error instanceof TimetableError)) throw error;
      throw notPossible('timetable-contradiction', `Corrija o cronograma padrão. ${error.message}`);
    }
  }

  private async storedRules(): Promise<MassRule[]> {
    const { rows } = await sql<{
      rule: MassRule;
    }>`select rule from mass_rule order by position, id`.execute(this.em.getKysely());
    return rows.map(({ rule }) => rule);
  }
}
