import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock.js';
import { SettingsService } from '../platform/settings/settings.service.js';
import type { CalendarDayResponse } from './calendar.dto.js';
import { holidaysOfYear } from './holidays.js';
import { instantToLocal } from '../platform/dates/instant.js';
import { liturgicalDay } from './liturgical-day.js';
import { datesOfMonth, dayOf, monthOf, yearOf } from '../platform/dates/month.js';

/** The liturgical and civil calendar of the parish's town. */
@Injectable()
export class CalendarService {
  constructor(
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

  /** The present day in the parish's time zone. */
  async today(): Promise<CalendarDayResponse> {
    const { timeZone } = await this.settings.read();
    const { date } = instantToLocal(this.clock.now(), timeZone);
    return (await this.month(yearOf(date), monthOf(date)))[dayOf(date) - 1]!;
  }

  /** Every day of a month (1-12). Liturgical years and holidays are computed once a process. */
  async month(year: number, month: number): Promise<CalendarDayResponse[]> {
    const { municipalHolidays: municipal } = await this.settings.read();
    const holidays = new Map(holidaysOfYear(year, { municipal }).map(({ date, name }) => [date, name]));
    return Promise.all(
      datesOfMonth(year, month).map(async (date) => {
        const { name, color } = await liturgicalDay(date);
        return {
          date,
          liturgicalName: name,
          liturgicalColor: color,
          holiday: holidays.get(date) ?? null,
        };
      }),
    );
  }
}
